import type { Clock, Every } from '../../base/clock.ts';
import { assertNever } from '../../base/errors.ts';
import type { Log } from '../../base/log.ts';
import { type Meter, NO_METER } from '../metering/meter.ts';
import type { Handler } from '../shared/http.ts';
import type { Quotas } from '../shared/quotas.ts';
import { Refusal, refusalResponse } from '../shared/refusal.ts';
import type { AppKey } from '../shared/types.ts';
import type { Act, AuditStore } from '../stores/audit.ts';
import type { Changes } from '../stores/changes.ts';
import type { KvsEngine } from '../stores/kvs.ts';
import type { Quota } from '../stores/quota.ts';
import type { RoleStore } from '../stores/roles.ts';
import type { Keyring } from '../stores/rows/keyring.ts';
import type { TableStore } from '../stores/tables.ts';
import type { UsageStore } from '../stores/usage.ts';
import { createEntries, type Entries } from './entries.ts';
import { watchFull } from './full.ts';
import { createMonthlyRequests } from './monthly.ts';
import { startRemoval, sweep } from './removal.ts';
import { FunctionRoles } from './roles.ts';
import { kvsRoutes } from './routes.ts';
import { createRuntime, type Runtime } from './runtime.ts';
import { type CreatedTable, DEFAULT_QUOTAS, type KvsQuotas, type TableInfo, Tables } from './tables.ts';
import { createVault } from './vault.ts';

export interface KvsOptions {
  readonly tables: TableStore;
  readonly roles: RoleStore;
  readonly keyring: Keyring;
  /** Undefined if other nodes have the data plane, and this one only creates, lists and deletes tables. */
  readonly engine: KvsEngine | undefined;
  readonly quota: Quota;
  readonly audit: Pick<AuditStore, 'append'>;
  readonly changes: Changes;
  readonly clock: Clock;
  readonly log: Log;
  readonly meter?: Meter | undefined;
  readonly quotas?: Partial<KvsQuotas>;
  readonly usage: Pick<UsageStore, 'full' | 'used'>;
  /** The quotas of organizations. Absent: there are none. */
  readonly ofOrganizations?: Pick<Quotas, 'of'> | undefined;
  /** Begins the removal of entries and the renewal of credentials regularly. Default: by a timer. */
  readonly every?: Every | undefined;
}

/** The key-value store of function apps: its data plane, and the operations of the platform's own pages on tables. */
export interface Kvs extends Runtime, AsyncDisposable {
  /** The data plane, `/v1/*`. Without an engine it answers 503. */
  readonly handler: Handler;
  /** Creates a table. Only this result contains its token. Rejects with `Refusal`. */
  createTable(app: AppKey, name: string, act: Act): Promise<CreatedTable>;
  /** Lists the tables of an app in the order of their names. Rejects with `Refusal`. */
  listTables(app: AppKey): Promise<readonly TableInfo[]>;
  /**
   * Revokes the token. From then on nobody can read the data, and it is removed in the background: at once, or without an
   * engine by another node, which begins within half a minute. A removal that fails is repeated every half minute. Rejects
   * with `Refusal`. If the store is unavailable, the table may be deleted all the same.
   */
  deleteTable(app: AppKey, name: string, act: Act): Promise<void>;
  readonly entries: Entries;
  /** Removes expired entries. Resolves with their number. This also runs by itself every half minute. */
  sweep(): Promise<number>;
  /** Stops the removal of entries, and waits for what is under way. The stores stay open. */
  close(): Promise<void>;
}

const NO_QUOTAS: Pick<Quotas, 'of'> = { of: () => undefined };

const noDataPlane: Handler = (request) =>
  refusalResponse(new Refusal('unavailable', 'This node does not have the data of the key-value store.'), request);

/**
 * Opens the key-value store on its stores. In the background, it removes the entries of tables that were deleted before.
 * Rejects with `unsupported_data` if the stored secrets were not sealed with the platform's key.
 */
export async function openKvs(options: KvsOptions): Promise<Kvs> {
  const { engine, clock, log, quota, meter = NO_METER } = options;
  const vault = createVault(options.keyring);
  const quotas = { ...DEFAULT_QUOTAS, ...options.quotas };
  const tables = new Tables(options.tables, vault, quotas);
  const roles = new FunctionRoles(options.roles, vault);
  // Opens one secret of each kind, so that a wrong key is found now and not when a function starts.
  await tables.checkKey();
  await roles.checkKey();
  const subscription = options.changes.subscribe((change) => {
    switch (change.kind) {
      case 'table':
        return tables.forget(change.tokenHash);
      case 'role':
        return roles.forget(change.accessKeyID);
      case 'unknown':
        tables.forgetAll();
        return roles.forgetAll();
      case 'site':
      case 'domain':
      case 'coming':
      case 'jobs':
      case 'ended':
        return;
      default:
        assertNever(change);
    }
  });
  const full = engine && watchFull({ ...options, bounds: quotas });
  const { ofOrganizations = NO_QUOTAS } = options;
  const monthly = createMonthlyRequests({ ...options, quotas: ofOrganizations });
  const removal = engine && startRemoval({ ...options, engine });
  const close = async () => {
    subscription[Symbol.dispose]();
    await full?.[Symbol.asyncDispose]();
    await removal?.[Symbol.asyncDispose]();
  };
  return {
    handler:
      engine && full ? kvsRoutes({ roles, tables, engine, full, monthly, quota, meter, clock, log }) : noDataPlane,
    createTable: (app, name, act) => tables.create(app, name, clock.now(), act),
    listTables: (app) => tables.list(app),
    async deleteTable(app, name, act) {
      await tables.remove(app, name, act);
      removal?.begin();
    },
    entries: createEntries({ tables, engine, full, quota, audit: options.audit }),
    ...createRuntime({ tables, roles, clock, log, every: options.every }),
    sweep: async () => (engine ? sweep(engine) : 0),
    close,
    [Symbol.asyncDispose]: close,
  };
}
