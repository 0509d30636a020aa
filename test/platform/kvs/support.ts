import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../../../src/base/clock.ts';
import { isObject } from '../../../src/base/json.ts';
import { silentLog } from '../../../src/base/log.ts';
import { type Kvs, type KvsOptions, openKvs } from '../../../src/platform/kvs/index.ts';
import { openApi } from '../../../src/platform/openapi/index.ts';
import { BodyTooLarge, type Handler, type HttpRequest, type HttpResponse } from '../../../src/platform/shared/http.ts';
import type { AppKey } from '../../../src/platform/shared/types.ts';
import type { KvsEngine } from '../../../src/platform/stores/kvs.ts';
import { createLocalChanges, type LocalChanges } from '../../../src/platform/stores/local/changes.ts';
import { openDatabase } from '../../../src/platform/stores/local/database.ts';
import { createLocalEngine } from '../../../src/platform/stores/local/engine.ts';
import { localUsage } from '../../../src/platform/stores/local/engine-rows.ts';
import { createLocalKeyring } from '../../../src/platform/stores/local/keyring.ts';
import { openLocalKvs } from '../../../src/platform/stores/local/kvs.ts';
import type { SqliteEngine } from '../../../src/platform/stores/local/kvs-engine.ts';
import { createLocalQuota } from '../../../src/platform/stores/local/quota.ts';
import { createRoleStore } from '../../../src/platform/stores/roles.ts';
import { createAuditStore } from '../../../src/platform/stores/rows/audit.ts';
import { createTableStore } from '../../../src/platform/stores/tables.ts';
import { createUsageStore } from '../../../src/platform/stores/usage.ts';
import { ACT } from '../../support/acts.ts';
import { FakeClock } from '../../support/clock.ts';
import { describedBy } from '../../support/described.ts';
import { type Credentials, sign } from './signer.ts';

export interface World extends AsyncDisposable {
  kvs: Kvs;
  readonly clock: FakeClock;
  readonly dataDir: string;
  /** `platform.db`. */
  readonly database: DatabaseSync;
  readonly changes: LocalChanges;
  /** The options that `kvs` was opened with. */
  readonly options: KvsOptions;
  addApp(app: AppKey, type: string): void;
  /** Copies kvs.db to a file that does not exist yet. */
  copyEntries(path: string): Promise<void>;
  /** Closes and reopens the stores and the KVS. */
  restart(): Promise<void>;
}

export const APP: AppKey = { org: 'acme', project: 'web', appID: 'shop' };

/** Opens the local stores of a data directory for `openKvs`. `given` replaces some of them. */
export function openStores(dataDir: string, clock: Clock, given: Partial<KvsOptions> = {}) {
  const database = openDatabase(dataDir);
  const changes = createLocalChanges();
  try {
    const engine = given.engine ?? openLocalKvs({ dataDir, database, clock });
    const stateEngine = createLocalEngine(database, clock, changes);
    const options: KvsOptions = {
      tables: createTableStore(stateEngine),
      roles: createRoleStore(stateEngine),
      keyring: createLocalKeyring(dataDir, database),
      quota: createLocalQuota(clock),
      audit: createAuditStore(stateEngine),
      usage: createUsageStore(stateEngine, localUsage(stateEngine)),
      ...{ engine, changes, clock, log: silentLog, ...given },
    };
    const copyEntries = async (path: string) => {
      if (!hasFile(engine)) throw new Error('This engine has no file');
      await engine.copyTo(path);
    };
    const close = async () => {
      await engine.close();
      if (database.isOpen) database.close();
    };
    return { database, changes, options, copyEntries, close, [Symbol.asyncDispose]: close };
  } catch (error) {
    database.close();
    throw error;
  }
}

function hasFile(engine: KvsEngine): engine is SqliteEngine {
  return 'copyTo' in engine;
}

/** Opens a KVS in a new folder, with `APP` of type `api` in its platform.db. */
export async function openWorld(given: Partial<KvsOptions> = {}): Promise<World> {
  const dataDir = mkdtempSync(join(tmpdir(), 'slipway-kvs-'));
  const clock = new FakeClock();
  let stores = openStores(dataDir, given.clock ?? clock, given);
  addApp(stores.database, APP, 'api');
  const close = async () => {
    await world.kvs.close();
    await stores.close();
  };
  const world: World = {
    kvs: await openKvs(stores.options),
    ...{ clock, dataDir },
    get database() {
      return stores.database;
    },
    get changes() {
      return stores.changes;
    },
    get options() {
      return stores.options;
    },
    addApp: (app, type) => addApp(stores.database, app, type),
    copyEntries: (path) => stores.copyEntries(path),
    async restart() {
      await close();
      stores = openStores(dataDir, given.clock ?? clock, given);
      world.kvs = await openKvs(stores.options);
    },
    async [Symbol.asyncDispose]() {
      await close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return world;
}

/** Adds a row to `apps`, whose environment is `env-<org>-<project>-<appID>`. */
export function addApp(database: DatabaseSync, { org, project, appID }: AppKey, type: string): void {
  const id = `${org}-${project}-${appID}`;
  database
    .prepare(
      `INSERT INTO apps (org, project, app_id, name, type, repository, branch, subdomain, environment_id, created_at, updated_at)
       VALUES (?, ?, ?, ?, ?, 'o/r', 'main', ?, ?, 0, 0)`,
    )
    .run(org, project, appID, appID, type, id, `env-${id}`);
}

export interface Client {
  readonly credentials: Credentials;
  readonly token: string;
}

/** Creates a table of `app`. Returns its token and credentials of the app's function role. */
export async function openTable(world: World, name: string, app: AppKey = APP): Promise<Client> {
  const { token } = await world.kvs.createTable(app, name, ACT);
  return clientOf(world, name, token, app);
}

export async function clientOf(world: World, name: string, token?: string, app: AppKey = APP): Promise<Client> {
  const variables = await world.kvs.runtimeVariables(app, 'http://127.0.0.1:4400', ACT);
  return {
    credentials: {
      accessKeyId: variables.AWS_ACCESS_KEY_ID ?? '',
      secretAccessKey: variables.AWS_SECRET_ACCESS_KEY ?? '',
      sessionToken: variables.AWS_SESSION_TOKEN ?? '',
    },
    token: token ?? variables[`SERVICE_KVS_TOKEN_${name.toUpperCase()}`] ?? '',
  };
}

/** Makes a request with these raw headers, as the server would pass it on. */
export function request(
  method: string,
  target: string,
  rawHeaders: readonly string[],
  body: string | Buffer = '',
): HttpRequest {
  const headers: Record<string, string> = {};
  for (let index = 0; index < rawHeaders.length; index += 2) {
    headers[(rawHeaders[index] ?? '').toLowerCase()] ??= rawHeaders[index + 1] ?? '';
  }
  const bytes = Buffer.from(body);
  return {
    method,
    target,
    rawHeaders,
    headers,
    requestID: 'test',
    signal: new AbortController().signal,
    async body(limit) {
      if (bytes.length > limit) throw new BodyTooLarge();
      return bytes;
    },
  };
}

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: HttpResponse['headers'];
}

export async function send(handler: Handler, sent: HttpRequest): Promise<Answer> {
  const { status, body, headers } = await handler(sent);
  return { status, text: String(body), headers };
}

/** Makes a valid request of `client`. A body that is not a string is sent as JSON. */
export async function goodRequest(
  world: World,
  client: Client,
  path: string,
  body: unknown,
  change: { method?: string; headers?: Readonly<Record<string, string | undefined>> } = {},
): Promise<HttpRequest> {
  const text = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  const method = change.method ?? 'POST';
  const headers = {
    'content-type': 'application/json',
    'x-kvs-authorization': `Bearer ${client.token}`,
    ...change.headers,
  };
  const rawHeaders = await sign({
    method,
    path,
    headers,
    body: text,
    credentials: client.credentials,
    now: world.clock.now(),
  });
  return request(method, path, rawHeaders, text);
}

/** Throws if a call is not as the platform describes it. */
const described = describedBy({ ...openApi('') });

/** Sends a valid request, and returns the answer. */
export async function call(world: World, client: Client, path: string, body: unknown, change = {}): Promise<Answer> {
  const answer = await send(world.kvs.handler, await goodRequest(world, client, path, body, change));
  if (Object.keys(change).length === 0) {
    described({
      method: 'POST',
      path,
      sent: isObject(body) ? body : '',
      status: answer.status,
      answer: JSON.parse(answer.text),
    });
  }
  return answer;
}
