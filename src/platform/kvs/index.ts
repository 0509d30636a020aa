import type { Clock } from '../../base/clock.ts';
import { assertNever } from '../../base/errors.ts';
import type { Log } from '../../base/log.ts';
import { KVS_REGION, KVS_VARIABLE_PREFIX } from '../../contract/limits.ts';
import type { Handler } from '../http.ts';
import { type Meter, NO_METER } from '../metering/meter.ts';
import { Refusal, refusalResponse } from '../refusal.ts';
import type { Change, Changes } from '../stores/changes.ts';
import type { KeyStore } from '../stores/keys.ts';
import type { KvsEngine } from '../stores/kvs.ts';
import type { Quota } from '../stores/quota.ts';
import type { RoleStore } from '../stores/roles.ts';
import type { TableStore } from '../stores/tables.ts';
import { StoreUnavailable } from '../stores/unavailable.ts';
import type { AppKey } from '../types.ts';
import { createEntries, type Entries } from './entries.ts';
import { Gateway } from './gateway.ts';
import { DEFAULT_QUOTAS, type RateQuotas } from './rate-limits.ts';
import { FunctionRoles } from './roles.ts';
import { kvsRoutes } from './routes.ts';
import { type CreatedTable, type TableInfo, Tables } from './tables.ts';
import { openVault } from './vault.ts';

export interface KvsOptions {
  readonly tables: TableStore;
  readonly roles: RoleStore;
  readonly keys: Pick<KeyStore, 'platformKey'>;
  /** Undefined: other nodes have the data plane, and this one only creates, lists and deletes tables. */
  readonly engine: KvsEngine | undefined;
  readonly quota: Quota;
  readonly changes: Changes;
  readonly clock: Clock;
  readonly log: Log;
  /** Counts the requests of tables. */
  readonly meter?: Meter | undefined;
  readonly quotas?: Partial<RateQuotas>;
}

/** The key-value store of function apps: its data plane, and the operations of the platform's own pages on tables. */
export interface Kvs extends AsyncDisposable {
  /** The data plane, `/v1/*`. Without an engine it answers 503. */
  readonly handler: Handler;
  /** Creates a table. Only this result contains its token. Rejects with `Refusal`. */
  createTable(app: AppKey, name: string): Promise<CreatedTable>;
  /** Lists the tables of an app in the order of their names. Rejects with `Refusal`. */
  listTables(app: AppKey): Promise<readonly TableInfo[]>;
  /**
   * Revokes the token, then removes the data. Without an engine, another node removes the data within half a minute. Rejects
   * with `Refusal`. If that is `unavailable`, the token may be revoked.
   */
  deleteTable(app: AppKey, name: string): Promise<void>;
  readonly entries: Entries;
  /**
   * Returns the variables that the platform injects into an app's function (spec 2.5): the `SERVICE_KVS_…` variables and
   * new credentials of its function role. Empty if the app has no table, because the KVS is then not active (spec 1.9).
   * Rejects with `Refusal` if the app's type has no functions.
   */
  runtimeVariables(app: AppKey, kvsUrl: string): Promise<Readonly<Record<string, string>>>;
  /** Removes expired entries. Resolves with their number. This also runs by itself every half minute. */
  sweep(): Promise<number>;
  /** Stops sweeping. The stores stay open. */
  close(): Promise<void>;
}

const noDataPlane: Handler = (request) =>
  refusalResponse(new Refusal('unavailable', 'This node does not have the data of the key-value store.'), request);

const SWEEP_EVERY = 30_000;
const SWEEP_BATCH = 1_000;
const DROP_BATCH = 100;

/**
 * Opens the key-value store on its stores. Drops the entries of deleted tables that an earlier run could not drop. Rejects
 * with `unsupported_data` if the stored secrets were not sealed with the platform's key.
 */
export async function openKvs(options: KvsOptions): Promise<Kvs> {
  const { engine, clock, log, quota, meter = NO_METER } = options;
  const vault = await openVault(options.keys);
  const tables = new Tables(options.tables, vault, { ...DEFAULT_QUOTAS, ...options.quotas });
  const roles = new FunctionRoles(options.roles, vault);
  // Opens one secret of each kind, so that a wrong key is found now and not when a function starts.
  await tables.checkKey();
  await roles.checkKey();
  if (engine) await dropDeleted(engine, options.tables, log);
  const subscription = options.changes.subscribe((change) => forget(change, tables, roles));
  const sweepNow = async () => (engine ? sweep(engine, clock.now()) : 0);
  const stopSweeping = engine ? startSweeping(engine, options, sweepNow) : async () => {};
  const close = async () => {
    subscription[Symbol.dispose]();
    await stopSweeping();
  };
  return {
    handler: engine
      ? kvsRoutes({ gateway: new Gateway(roles), tables, engine, quota, meter, clock, log })
      : noDataPlane,
    createTable: (app, name) => tables.create(app, name, clock.now()),
    listTables: (app) => tables.list(app),
    deleteTable: async (app, name) => dropTable(engine, options.tables, await tables.remove(app, name)),
    entries: createEntries({ tables, engine, quota, clock }),
    runtimeVariables: (app, kvsUrl) => runtimeVariables(tables, roles, app, kvsUrl, clock.now()),
    sweep: sweepNow,
    close,
    [Symbol.asyncDispose]: close,
  };
}

/**
 * Removes expired entries twice a minute, and entries of deleted tables that could not be removed before, as those of a
 * node without an engine. Returns a function that stops it.
 */
function startSweeping(engine: KvsEngine, { tables, log }: KvsOptions, sweepNow: () => Promise<number>) {
  const pass = async () => {
    await sweepNow();
    await dropDeleted(engine, tables, log);
  };
  let sweeping: Promise<unknown> = Promise.resolve();
  const sweeper = setInterval(() => {
    sweeping = pass().catch((error: unknown) => log('warn', 'kvs_sweep_failed', { reason: String(error) }));
  }, SWEEP_EVERY).unref();
  return async () => {
    clearInterval(sweeper);
    await sweeping;
  };
}

/** Removes the cached entries that a change makes out of date. */
function forget(change: Change, tables: Tables, roles: FunctionRoles): void {
  switch (change.kind) {
    case 'table':
      tables.forget(change.tokenHash);
      break;
    case 'role':
      roles.forget(change.accessKeyID);
      break;
    case 'unknown':
      tables.forgetAll();
      roles.forgetAll();
      break;
    case 'site':
    case 'domain':
    case 'coming':
    case 'jobs':
      break;
    default:
      assertNever(change);
  }
}

async function dropTable(engine: KvsEngine | undefined, tables: TableStore, keyspace: number): Promise<void> {
  if (!engine) return;
  try {
    await engine.drop(keyspace);
    await tables.dropped(keyspace);
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    throw new Refusal(
      'unavailable',
      "The table's token is revoked, but the store cannot be written. The platform removes the data at its next start.",
    );
  }
}

/**
 * Drops the entries of deleted tables. If that fails, as on a full disk, the next start drops them. Until then clients
 * cannot read them.
 */
async function dropDeleted(engine: KvsEngine, tables: TableStore, log: Log): Promise<void> {
  for (let after = 0; ; ) {
    const keyspaces = await tables.toDrop({ after, limit: DROP_BATCH });
    for (const keyspace of keyspaces) {
      after = keyspace;
      try {
        await engine.drop(keyspace);
        await tables.dropped(keyspace);
      } catch (error) {
        log('warn', 'kvs_drop_failed', { reason: String(error) });
      }
    }
    if (keyspaces.length < DROP_BATCH) return;
  }
}

/** Removes expired entries in batches, so that other requests are served between them. */
async function sweep(engine: KvsEngine, now: number): Promise<number> {
  let total = 0;
  for (;;) {
    const swept = await engine.sweep(now, SWEEP_BATCH);
    total += swept;
    if (swept < SWEEP_BATCH) return total;
  }
}

async function runtimeVariables(
  tables: Tables,
  roles: FunctionRoles,
  app: AppKey,
  kvsUrl: string,
  now: number,
): Promise<Readonly<Record<string, string>>> {
  const { environmentID, variables } = await tables.injected(app);
  if (Object.keys(variables).length === 0) return {};
  const role = await roles.issue(environmentID, now);
  return {
    [`${KVS_VARIABLE_PREFIX}URL`]: kvsUrl,
    [`${KVS_VARIABLE_PREFIX}REGION`]: KVS_REGION,
    ...variables,
    AWS_ACCESS_KEY_ID: role.accessKeyID,
    AWS_SECRET_ACCESS_KEY: role.secret,
    AWS_SESSION_TOKEN: role.sessionToken,
    AWS_REGION: KVS_REGION,
  };
}
