import { join } from 'node:path';
import { type Clock, type Every, systemClock } from '../../src/base/clock.ts';
import { type Log, silentLog } from '../../src/base/log.ts';
import type { Instance } from '../../src/platform/functions/types.ts';
import { type CredentialParts, variablesOf, withCredentials } from '../../src/platform/functions/variables.ts';
import { type Kvs, openKvs } from '../../src/platform/kvs/index.ts';
import type { AppKey } from '../../src/platform/shared/types.ts';
import { type KvsAccess, openKvsAccess } from '../../src/platform/start/functions.ts';
import { type LocalStores, openLocalStores } from '../../src/platform/stores/local/index.ts';
import { ACT } from './acts.ts';
import { ManualInstances } from './manual-instances.ts';
import { temporaryFolder } from './temporary.ts';

/** The key-value store of a platform with what its instances need of it: their variables and the listener. */
export interface FunctionTables extends AsyncDisposable, CredentialParts {
  readonly kvs: Kvs;
  readonly stores: LocalStores;
  readonly access: KvsAccess;
  /** The instances whose app has variables that the platform replaces, with their names. */
  readonly replaced: readonly (readonly [instance: string, names: readonly string[]])[];
  /** Creates an app with these variables of its own, and tables. Returns its key. */
  createApp(appID: string, type: 'api' | 'web-landing', env?: Readonly<Record<string, string>>): Promise<AppKey>;
  variablesOf(app: AppKey): ReturnType<typeof variablesOf>;
  /** Starts an instance, which runs nothing until it is stopped, and resolves with what it got. */
  start(app: AppKey): Promise<{ readonly instance: Instance; readonly env: Readonly<Record<string, string>> }>;
}

export const SPEC = {
  ...{ deployID: 'dpl-1', manifestHash: 'hash', host: 'shop.example.com' },
  settings: { healthPath: '/', instances: 1, memoryBytes: 2 ** 29, idleTimeoutMs: null, requestTimeoutMs: null },
};

export async function openFunctionTables(
  given: { readonly clock?: Clock; readonly every?: Every; readonly log?: Log } = {},
): Promise<FunctionTables> {
  const { clock = systemClock, log = silentLog } = given;
  await using stack = new AsyncDisposableStack();
  const folder = stack.use(temporaryFolder('function-tables'));
  const stores = stack.use(await openLocalStores({ dir: join(folder.path, 'data'), clock }));
  const kvs = stack.use(await openKvs({ ...stores, engine: stores.kvs, clock, log, every: given.every }));
  const access = stack.use(await openKvsAccess(kvs.handler, { kvsUrl: 'http://platform.example', log }));
  const manual = new ManualInstances();
  const replaced: [string, readonly string[]][] = [];
  const onReplaced: CredentialParts['onReplaced'] = ({ id }, names) => void replaced.push([id, names]);
  const instances = stack.use(withCredentials(manual, { kvs, onReplaced }));
  const opened = stack.move();
  const { apps } = stores.state;
  const its = (app: AppKey) =>
    variablesOf({ apps, kvs, kvsUrl: access.url, scheduleSecretOf: async (name) => `whsec_${name}` }, app);
  return {
    ...{ kvs, stores, access, replaced, onReplaced },
    async createApp(appID, type, env = {}) {
      const key = { org: 'acme', project: 'web', appID };
      const config = {
        repository: 'acme/web',
        branch: 'main',
        buildCommand: null,
        outputDirectory: null,
        region: null,
      };
      await apps.create({ key, type, config: { ...config, settings: {} } }, ACT);
      await apps.replaceEnv(key, env, ACT);
      return key;
    },
    variablesOf: its,
    async start(app) {
      const env = await its(app);
      const instance = instances.start({ ...SPEC, app, env });
      await instance.ready;
      return { instance, env: manual.started.at(-1)?.spec.env ?? {} };
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}
