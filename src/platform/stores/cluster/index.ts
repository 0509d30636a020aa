import { randomInt } from 'node:crypto';
import { inBackground } from '../../../base/background.ts';
import type { Clock, Every } from '../../../base/clock.ts';
import { SlipwayError } from '../../../base/errors.ts';
import { silentLog } from '../../../base/log.ts';
import type { NodeRole } from '../../../contract/platform-start.ts';
import type { S3Settings } from '../blobs.ts';
import { numberOf, textOf } from '../rows/columns.ts';
import { createRowStores, type RowStoresOptions } from '../rows/index.ts';
import { StoreUnavailable } from '../rows/unavailable.ts';
import { ClusterBlobs } from './blobs/blobs.ts';
import { ADVISORY_LOCKS } from './database/advisory-locks.ts';
import { ClusterChanges } from './database/changes.ts';
import { type Database, type OpenedDatabase, openDatabase } from './database/database.ts';
import { createClusterEngine } from './database/engine.ts';
import { migrate } from './database/migrate.ts';
import { openClusterKvs } from './kvs/kvs.ts';
import { ClusterBuildLogs } from './logs/build-logs.ts';
import { refuseUnfinished } from './move/record.ts';
import { S3Client } from './s3/client.ts';
import { checkSecret, createClusterKeys } from './secrets/keys.ts';
import { createClusterSealing } from './secrets/sealing.ts';
import type { ClusterSecrets } from './secrets/secrets.ts';
import { checkPlace } from './start/place.ts';
import { awaitStore, type StoreWait } from './start/wait.ts';
import { DatabaseWatch } from './start/watch.ts';
import { clusterRows } from './state/engine-rows.ts';
import { createClusterNodes } from './state/nodes.ts';
import { ClusterQuota } from './state/quota.ts';
import { createClusterSessions } from './state/sessions.ts';

export interface ClusterStoresOptions extends Omit<RowStoresOptions, 'keyring'>, StoreWait {
  readonly database: string;
  /** The URL of PostgreSQL itself, if `database` leads to a pooler in transaction mode. */
  readonly databaseDirect?: string | undefined;
  readonly objects: S3Settings;
  readonly secrets: ClusterSecrets;
  /** The roles of this node. The key-value store is opened for `kvs` alone, and S3 is not used if it is the only one. */
  readonly roles: readonly NodeRole[];
  /** Names the connections in PostgreSQL's `pg_stat_activity`. */
  readonly node: string;
  /** The clock of this node, which is compared with the database's. */
  readonly nodeClock?: Clock | undefined;
  /** Replaces the timer of what runs in the background in tests. */
  readonly every?: Every | undefined;
}

export type ClusterStores = Readonly<Awaited<ReturnType<typeof openClusterStores>>>;

/** Milliseconds between two looks for logs of builds whose node died. */
const SETTLE_MS = 60_000;
/** The first version of PostgreSQL that is supported. */
const LEAST_VERSION = 15;

/**
 * Opens the stores that all nodes share: PostgreSQL and S3. Waits a bounded time for those that the roles use, and applies the
 * migrations that the database lacks. Rejects with `unsupported_data` if the database belongs to another program, or the
 * secret or the place of the objects is another cluster's, and with `invalid_input` if a store cannot be used. With
 * `isKnown` it returns at once, and `awaited` does all this without a limit of time.
 */
export async function openClusterStores(options: ClusterStoresOptions) {
  const { database: url, objects, secrets, roles, node, clock, every, isKnown = false } = options;
  const { log = silentLog } = options;
  await using stack = new AsyncDisposableStack();
  const { databaseDirect: direct = url } = options;
  const isPooled = direct !== url;
  const database = stack.use(openDatabase({ url, isPooled, name: `slipway ${node}` }));
  const gate = gated(database);
  const checked = gate.database;
  // Of another place, this node would record the objects of its cluster as lost.
  const placed = gated(database, 'This node has not compared the place of the objects since its start');
  const watch = stack.use(new DatabaseWatch({ database: checked, log, clock: options.nodeClock }));
  const prepareAll = async () => {
    await prepare(database, options);
    gate.open();
    // Compares the clocks. If the database is away again, a later look does.
    await watch.check().catch(() => {});
    if (usesObjects(options)) {
      await awaitObjects(database, options);
      placed.open();
    }
    await sealing.refresh();
    if (!options.isMove) background.use(sealing.start(every));
  };
  const blobs = stack.use(new ClusterBlobs({ database: placed.database, objects, clock }));
  const stored = usesObjects(options) ? blobs : undefined;
  const sealing = createClusterSealing({ database, blobs: stored, secrets, clock, log });
  const background = stack.use(new AsyncDisposableStack());
  if (!isKnown) await prepareAll();
  const onBack = (lostAt: number) => {
    database.renew(lostAt);
    blobs.renew();
  };
  const changes = stack.use(new ClusterChanges({ url: direct, database: checked, log, onBack }));
  const logs = stack.use(new ClusterBuildLogs({ database: checked, blobs, keyring: secrets, log, clock }));
  if (usesObjects(options)) {
    const run = () => logs.settleAbandoned();
    const onFailure = (error: unknown) => log('warn', 'build_logs_not_settled', { reason: String(error) });
    stack.use(inBackground({ everyMs: SETTLE_MS, every, run, onFailure }));
  }
  const kvs = roles.includes('kvs')
    ? stack.use(openClusterKvs({ url: direct, log, clock, pooled: isPooled ? url : undefined }))
    : undefined;
  const announce = changes.publish.bind(changes);
  const engine = createClusterEngine(checked, clock, announce);
  const opened = stack.move();
  return {
    changes,
    blobs,
    blobsAt: { kind: 'cluster', database: url, isPooled, objects } as const,
    logs,
    /** Undefined without the role kvs. */
    kvs,
    ...createRowStores(engine, clusterRows(engine, secrets), { ...options, keyring: secrets }),
    quota: new ClusterQuota(checked, clock),
    // A node that announces itself now could have missed a move that has begun since its start looked for one (`beginImport`).
    nodes: createClusterNodes(engine, () => refuseUnfinished(checked)),
    keys: createClusterKeys(checked, secrets),
    keyring: secrets,
    sealing,
    sessions: createClusterSessions(engine, secrets),
    check: () => watch.check(),
    /** Rejects if the clock of this node differs from the database's, so that the node would refuse valid tokens. */
    checkClock: () => watch.checkClock(),
    backUp: refuseBackup,
    /** Rejects with `unsupported_data` if the objects are another cluster's. Call it before objects are removed. */
    checkPlace: () => checkPlace({ ...options, database: checked }),
    /** Waits until the stores can be used, without a limit. Until then the state is unavailable. Undefined if they can be used now. */
    awaited: isKnown ? prepareAll : undefined,
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}

/**
 * Returns a database that rejects with `StoreUnavailable` until `open` is called. Before a node has checked and migrated
 * the schema, statements of this version could fail on it. `reason`: why not yet.
 */
function gated(
  database: OpenedDatabase,
  reason = 'This node has not reached PostgreSQL since its start',
): { readonly database: Database & Pick<OpenedDatabase, 'look'>; open(): void } {
  let isOpen = false;
  const opened = () => {
    if (!isOpen) throw new StoreUnavailable(reason);
    return database;
  };
  return {
    open() {
      isOpen = true;
    },
    database: {
      query: async (text, values) => opened().query(text, values),
      transaction: async (work) => opened().transaction(work),
      look: async () => opened().look(),
      [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
    },
  };
}

/** Waits for the database, migrates it, compares the secret, and looks for a move that has not finished. */
async function prepare(database: OpenedDatabase, options: ClusterStoresOptions): Promise<void> {
  const ask = async () => {
    await checkServer(database);
    await checkDirect(database, options);
    await migrate(database, { signal: options.signal });
    await checkSecret(database, options.secrets);
    if (!options.isMove) await refuseUnfinished(database);
  };
  await awaitStore('database', ask, options);
}

/** The key-value store and its tables are in PostgreSQL. Every other role reads or writes files or finished logs. */
function usesObjects({ roles, isMove = false }: ClusterStoresOptions): boolean {
  return isMove || roles.some((role) => role !== 'kvs');
}

/** Waits for S3, and compares the place with the cluster. */
async function awaitObjects(database: Database, options: ClusterStoresOptions): Promise<void> {
  const ask = async () => {
    using client = new S3Client(options.objects);
    await client.check();
    await checkPlace({ ...options, database });
  };
  await awaitStore('objects', ask, options);
}

/** Rejects with `invalid_input` if the server is too old, or the database cannot store every text or can only be read. */
async function checkServer(database: OpenedDatabase): Promise<void> {
  const { rows } = await database.query(
    `SELECT current_setting('server_version_num')::int AS version, current_setting('server_encoding') AS encoding`,
  );
  const [row = {}] = rows;
  const major = Math.floor(numberOf(row, 'version') / 10_000);
  if (major < LEAST_VERSION) throw unfit(`PostgreSQL ${major} is too old`, `Use PostgreSQL ${LEAST_VERSION} or newer.`);
  if (textOf(row, 'encoding') !== 'UTF8') {
    throw unfit("The database's encoding is not UTF8", "Create it with CREATE DATABASE … ENCODING 'UTF8'.");
  }
  await database.look();
}

function unfit(message: string, remedy: string): SlipwayError {
  return new SlipwayError('invalid_input', message, { input: 'database', remedy });
}

/**
 * Rejects with `invalid_input` unless both addresses lead to one database, because this node would miss the changes of all others. Warns if
 * the pooler does not bound its statements.
 */
async function checkDirect(database: OpenedDatabase, options: ClusterStoresOptions): Promise<void> {
  const { databaseDirect: url, log = silentLog } = options;
  if (url === undefined || url === options.database) return;
  await using direct = openDatabase({ url, connections: 1, name: 'slipway direct' });
  const key = randomInt(2 ** 31);
  const isSame = await direct.transaction(async (within) => {
    await within.query('SELECT pg_advisory_xact_lock($1, $2)', [ADVISORY_LOCKS.addresses, key]);
    const { rows } = await database.query('SELECT pg_try_advisory_xact_lock($1, $2) AS taken', [
      ADVISORY_LOCKS.addresses,
      key,
    ]);
    return rows[0]?.taken === false;
  });
  if (!isSame) {
    throw new SlipwayError('invalid_input', '--database-direct leads to another database than --database', {
      input: 'database-direct',
      remedy:
        'Name the same database at both addresses: --database at the pooler, --database-direct at PostgreSQL itself.',
    });
  }
  const { rows } = await database.query("SELECT current_setting('statement_timeout') = '0' AS is_endless");
  if (rows[0]?.is_endless === true) log('warn', 'pooler_without_limits', { setting: 'statement_timeout' });
}

function refuseBackup(): Promise<never> {
  return Promise.reject(
    new SlipwayError('invalid_input', 'A platform with --database is not copied to a folder', {
      input: 'to',
      remedy: 'Back up the PostgreSQL database, and keep versions of the bucket.',
    }),
  );
}
