import { messageOf } from '../../base/errors.ts';
import { isFunctionType, KVS_VARIABLE_PREFIX } from '../../contract/limits.ts';
import type { Kvs } from '../kvs/index.ts';
import { CREDENTIAL_NAMES, type InstanceCredentials } from '../kvs/runtime.ts';
import type { AppKey, BuildJob } from '../shared/types.ts';
import type { StateStore } from '../stores/state.ts';
import { SCHEDULE_SECRET } from './schedule/index.ts';
import {
  type Instance,
  type InstanceEnd,
  type InstanceSpec,
  type Instances,
  StartFailed,
  startFailed,
} from './types.ts';

/*
 * The variables of instances. Mirrors: spec 2.5, 5.B.
 * By design: the platform's variables replace the app's own of the same name, because an instance whose region or role is another
 * one cannot use its tables. Without a table there are none of the platform's, and the app keeps its own `AWS_…` variables.
 * An instance whose app has others of these names prints which ones it does not see. Names that begin with `SERVICE_KVS_` are not
 * among them: the control plane refuses them. An instance keeps the variables of its start: after a change, the next one has the new ones.
 */

export interface VariablesParts {
  /** Returns the secret of the calls by an app's schedule. */
  scheduleSecretOf(subdomain: string): Promise<string>;
  readonly apps: Pick<StateStore['apps'], 'find' | 'env'>;
  readonly kvs: Pick<Kvs, 'tableVariables'>;
  /** Where instances reach the key-value store (`start/functions.ts`). */
  readonly kvsUrl: string;
}

export interface CredentialParts {
  readonly kvs: Pick<Kvs, 'openCredentials'>;
  /** Called at the start of an instance whose app has variables that its credentials replace, with their names. */
  onReplaced(instance: Instance, names: readonly string[]): void;
}

/** What is known of an app whose release goes live next. */
export type Coming = Pick<BuildJob, 'type' | 'env' | 'settings'>;

/**
 * Returns the variables that all instances of an app share: its own, and `SERVICE_KVS_…` if it has a table. Equal ones mean that a running
 * instance need not be replaced. A static app, or one that does not exist, has its own alone. Rejects with `StoreUnavailable`, or with
 * `Refusal` if the app was deleted. `coming`: in place of what is stored of the app, for a release that is not live yet.
 */
export async function variablesOf(
  { apps, kvs, kvsUrl, scheduleSecretOf }: VariablesParts,
  app: AppKey,
  coming?: Coming,
): Promise<Readonly<Record<string, string>>> {
  const [found, stored] = await Promise.all([apps.find(app), coming ? {} : apps.env(app)]);
  const { type, settings } = coming ?? found ?? {};
  const own = coming?.env ?? stored;
  if (!isFunctionType(type)) return own;
  const tables = await kvs.tableVariables(app, kvsUrl);
  const secret = found && settings?.schedule ? { [SCHEDULE_SECRET]: await scheduleSecretOf(found.subdomain) } : {};
  return { ...own, ...tables, ...secret };
}

/** Gives instances whose variables name a table credentials while they run. One that gets none fails with `start_failed` at `spawn`. */
export function withCredentials(instances: Instances, parts: CredentialParts): Instances {
  const running = new Set<Promise<InstanceEnd>>();
  return {
    start(spec) {
      if (!Object.hasOwn(spec.env, `${KVS_VARIABLE_PREFIX}URL`)) return instances.start(spec);
      const instance = new CredentialedInstance(spec, instances, parts);
      running.add(instance.ended);
      void instance.ended.then(() => running.delete(instance.ended));
      return instance;
    },
    async [Symbol.asyncDispose]() {
      await instances[Symbol.asyncDispose]();
      await Promise.all(running);
    },
  };
}

/** An instance that starts when its credentials are there. */
class CredentialedInstance implements Instance {
  readonly spec: InstanceSpec;
  readonly ready: Promise<string>;
  readonly ended: Promise<InstanceEnd>;
  #inner: Instance | undefined;
  #isStopped = false;

  constructor(spec: InstanceSpec, instances: Instances, parts: CredentialParts) {
    this.spec = spec;
    const begun = this.#begin(instances, parts);
    this.ready = begun.then(({ inner }) => inner.ready);
    this.ready.catch(() => {}); // Who waits for it gets the failure.
    this.ended = begun.then(
      async ({ inner, credentials }) => {
        const end = await inner.ended;
        await credentials[Symbol.asyncDispose]();
        return end;
      },
      () => ({ exitCode: null, signal: null, outOfMemory: false }),
    );
  }

  get id(): string {
    return this.#inner?.id ?? 'i-new';
  }
  get journey(): Instance['journey'] {
    return this.#inner?.journey ?? [];
  }
  get memoryBytes(): number | null {
    return this.#inner?.memoryBytes ?? null;
  }

  stop(graceMs: number): Promise<InstanceEnd> {
    this.#isStopped = true;
    void this.#inner?.stop(graceMs);
    return this.ended;
  }

  async #begin(instances: Instances, { kvs, onReplaced }: CredentialParts) {
    let credentials: InstanceCredentials | undefined;
    try {
      credentials = await kvs.openCredentials(this.spec.app);
      if (this.#isStopped) throw new Error('it was stopped');
      const env = { ...this.spec.env, ...credentials.variables };
      const inner = instances.start({ ...this.spec, env });
      this.#inner = inner;
      const replaced = CREDENTIAL_NAMES.filter((name) => Object.hasOwn(this.spec.env, name));
      if (replaced.length > 0) onReplaced(inner, replaced);
      return { inner, credentials };
    } catch (error) {
      await credentials?.[Symbol.asyncDispose]();
      const failure = startFailed(`The instance did not start: ${messageOf(error)}`, []);
      throw new StartFailed({ ...failure, step: 'spawn' });
    }
  }
}
