import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../../base/clock.ts';
import type { Log } from '../../base/log.ts';
import { KVS_REGION, KVS_VARIABLE_PREFIX } from '../../contract/limits.ts';
import type { Handler } from '../http.ts';
import { Refusal } from '../refusal.ts';
import type { KvsEngine } from '../stores/kvs.ts';
import { openSqliteEngine } from '../stores/local/kvs-engine.ts';
import { StoreUnavailable } from '../stores/unavailable.ts';
import type { AppKey } from '../types.ts';
import { Gateway } from './gateway.ts';
import { pairStores } from './pairing.ts';
import { DEFAULT_QUOTAS, type RateQuotas } from './rate-limits.ts';
import { FunctionRoles } from './roles.ts';
import { kvsRoutes } from './routes.ts';
import { type CreatedTable, type TableInfo, Tables } from './tables.ts';
import { openVault } from './vault.ts';

export interface KvsOptions {
  readonly dataDir: string;
  /** `platform.db`, migrated. */
  readonly database: DatabaseSync;
  /** False: entries are kept in memory. Default true. */
  readonly lasting?: boolean;
  readonly clock: Clock;
  readonly log: Log;
  readonly quotas?: Partial<RateQuotas>;
  /** Another engine than SQLite's in `<dataDir>/kvs.db`. */
  readonly engine?: KvsEngine;
}

/** The key-value store of function apps: its data plane, and what the platform's own front does with tables. */
export interface Kvs extends AsyncDisposable {
  /** The data plane, `/v1/*`. */
  readonly handler: Handler;
  /** Throws `Refusal`. The answer is the one time that the token is shown. */
  createTable(app: AppKey, name: string): CreatedTable;
  listTables(app: AppKey): readonly TableInfo[];
  /** The token is refused from the call on; resolves when the data is gone too. */
  deleteTable(app: AppKey, name: string): Promise<void>;
  /**
   * What the platform injects into an app's function (spec 2.5): the `SERVICE_KVS_…` variables and new credentials
   * of its function role. Empty for an app without a table, since the service is then not active for it. Throws
   * `Refusal` for an app without functions.
   */
  runtimeVariables(app: AppKey, kvsUrl: string): Readonly<Record<string, string>>;
  /** Removes entries that have expired, as it happens every half minute by itself; resolves with how many. */
  sweep(): Promise<number>;
  /** Writes a copy of one moment's entries into an empty folder, for a backup. */
  copyTo(folder: string): void;
  /** Stops sweeping and closes the store. */
  close(): Promise<void>;
}

const DATABASE = 'kvs.db';
const SWEEP_EVERY = 30_000;
const SWEEP_BATCH = 1_000;

/**
 * Opens the store and its tables. Drops entries of deleted tables that the last run did not finish dropping. Throws
 * `unsupported_data` if platform.db, kvs.db and platform.key do not belong together.
 */
export async function openKvs(options: KvsOptions): Promise<Kvs> {
  const { database, clock, log, lasting = true } = options;
  const vault = openVault(options.dataDir, hasSealed(database));
  const tables = new Tables(database, vault, { ...DEFAULT_QUOTAS, ...options.quotas });
  const roles = new FunctionRoles(database, vault);
  const engine = options.engine ?? openDefaultEngine(lasting ? options.dataDir : undefined, log);
  try {
    await pairStores(database, engine, options.dataDir);
  } catch (error) {
    await engine.close();
    throw error;
  }
  await dropDeleted(engine, tables, log);
  const sweepNow = () => sweep(engine, clock.now());
  const sweeper = setInterval(() => {
    sweepNow().catch((error: unknown) => log('warn', 'kvs_sweep_failed', { reason: String(error) }));
  }, SWEEP_EVERY).unref();
  const close = async () => {
    clearInterval(sweeper);
    await engine.close();
  };
  return {
    handler: kvsRoutes({ gateway: new Gateway(roles), tables, engine, clock, log }),
    createTable: (app, name) => tables.create(app, name, clock.now()),
    listTables: (app) => tables.list(app),
    deleteTable: async (app, name) => dropTable(engine, tables, tables.remove(app, name)),
    runtimeVariables: (app, kvsUrl) => runtimeVariables(tables, roles, app, kvsUrl, clock.now()),
    sweep: sweepNow,
    copyTo: (folder) => engine.copyTo?.(join(folder, DATABASE)),
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** True if platform.db contains secrets that are sealed with the platform's key. */
function hasSealed(database: DatabaseSync): boolean {
  const row = database.prepare('SELECT EXISTS (SELECT 1 FROM kvs_tables) OR EXISTS (SELECT 1 FROM kvs_roles) AS any');
  return row.get()?.any === 1;
}

/** `<dataDir>/kvs.db`, for this user alone, or one in memory. */
function openDefaultEngine(dataDir: string | undefined, log: Log): KvsEngine {
  if (dataDir === undefined) return openSqliteEngine({ path: ':memory:' });
  const path = join(dataDir, DATABASE);
  writeFileSync(path, '', { flag: 'a', mode: 0o600 });
  return openSqliteEngine({ path, onPoisoned: poisoned(log) });
}

function poisoned(log: Log): (cause: unknown) => void {
  return (cause) =>
    log('error', 'kvs_store_poisoned', {
      reason: cause instanceof Error ? cause.message : String(cause),
      remedy: 'Writes are refused until the platform is started again; check the disk first.',
    });
}

async function dropTable(engine: KvsEngine, tables: Tables, keyspace: number): Promise<void> {
  try {
    await engine.drop(keyspace);
    tables.dropped(keyspace);
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    throw new Refusal(
      'unavailable',
      "The table's token is out of service, but the store cannot be written: its data goes at the platform's next start.",
    );
  }
}

/**
 * Entries that cannot be dropped now, as on a full disk, are dropped at the next start. Until then they cannot be read.
 */
async function dropDeleted(engine: KvsEngine, tables: Tables, log: Log): Promise<void> {
  for (const keyspace of tables.toDrop()) {
    try {
      await engine.drop(keyspace);
      tables.dropped(keyspace);
    } catch (error) {
      log('warn', 'kvs_drop_failed', { reason: String(error) });
    }
  }
}

/** Removes expired entries in batches, so that no sweep holds up the requests between. */
async function sweep(engine: KvsEngine, now: number): Promise<number> {
  let total = 0;
  for (;;) {
    const swept = await engine.sweep(now, SWEEP_BATCH);
    total += swept;
    if (swept < SWEEP_BATCH) return total;
  }
}

function runtimeVariables(
  tables: Tables,
  roles: FunctionRoles,
  app: AppKey,
  kvsUrl: string,
  now: number,
): Readonly<Record<string, string>> {
  const { environmentID, variables } = tables.injected(app);
  if (Object.keys(variables).length === 0) return {};
  const role = roles.issue(environmentID, now);
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
