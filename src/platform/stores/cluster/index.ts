import { type Clock, type Random, systemClock } from '../../../base/clock.ts';
import { SlipwayError } from '../../../base/errors.ts';
import { type Log, silentLog } from '../../../base/log.ts';
import type { NodeRole } from '../../../contract/platform-start.ts';
import type { S3Settings } from '../blobs.ts';
import type { Stores } from '../index.ts';
import type { KvsEngine } from '../kvs.ts';
import { secureRandom } from '../names.ts';
import type { NodeStore } from '../nodes.ts';
import { numberOf, textOf } from '../rows.ts';
import { awaitStore } from './await-stores.ts';
import { type Database, openDatabase } from './database.ts';
import { askObjects, openEngines } from './engines.ts';
import { checkSecret, createClusterKeys } from './keys.ts';
import { migrate } from './migrate.ts';
import { startResealing } from './resealing.ts';
import type { ClusterSecrets } from './secrets.ts';
import { createClusterSessions } from './sessions.ts';

export interface ClusterStoresOptions {
  /** The URL of the database. */
  readonly database: string;
  readonly objects: S3Settings;
  readonly secrets: ClusterSecrets;
  /** The roles of this node. The key-value store is opened for `kvs` alone. */
  readonly roles: readonly NodeRole[];
  /** Names the connections in PostgreSQL's `pg_stat_activity`. */
  readonly node: string;
  /** Releases kept per app, including the live one. Default 10. */
  readonly keepReleases?: number | undefined;
  /** Replaces the database's clock in tests. */
  readonly clock?: Clock | undefined;
  readonly random?: Random | undefined;
  readonly log?: Log | undefined;
}

export interface ClusterStores extends Stores {
  readonly nodes: NodeStore;
  /** Undefined: this node does not have the role kvs. */
  readonly kvs: KvsEngine | undefined;
}

const KEEP_RELEASES = 10;
/** The first version of PostgreSQL that is supported. */
const LEAST_VERSION = 15;

/**
 * Opens the stores that all nodes share: PostgreSQL and S3. Waits a bounded time until both can be used, and applies the
 * migrations that the database lacks. Rejects with `unsupported_data` if the database belongs to another program or the
 * secret is another one, and with `invalid_input` if a store cannot be used.
 */
export async function openClusterStores(options: ClusterStoresOptions): Promise<ClusterStores> {
  const { database: url, secrets, node, clock, log = silentLog, random = secureRandom } = options;
  await using stack = new AsyncDisposableStack();
  const database = stack.use(openDatabase({ url, name: `slipway ${node}` }));
  await prepare(database, options, log);
  const probe = { name: 'S3', input: 'objects', ask: () => askObjects(options.objects) };
  await awaitStore(probe, clock ?? systemClock, log);
  const engines = stack.use(
    openEngines({
      ...{ url, database, objects: options.objects, clock, random, log },
      ...{ keepReleases: options.keepReleases ?? KEEP_RELEASES, hasKvs: options.roles.includes('kvs') },
    }),
  );
  stack.use(startResealing(database, secrets, log));
  const opened = stack.move();
  return {
    ...engines,
    keys: createClusterKeys(database, secrets),
    sessions: createClusterSessions({ database, secrets, clock }),
    check: async () => void (await database.query('SELECT 1')),
    backUp: refuseBackup,
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}

/** Waits for the database, migrates it, and compares the secret. */
async function prepare(database: Database, { secrets, clock = systemClock }: ClusterStoresOptions, log: Log) {
  const ask = async () => {
    await checkServer(database);
    // Another node that migrates holds the lock longer than a statement may wait.
    await migrate(database);
    await checkSecret(database, secrets);
  };
  await awaitStore({ name: 'PostgreSQL', input: 'database', ask }, clock, log);
}

/** Rejects with `invalid_input` if the server is too old, or the database cannot store every text. */
async function checkServer(database: Database): Promise<void> {
  const { rows } = await database.query(
    `SELECT current_setting('server_version_num')::int AS version, current_setting('server_encoding') AS encoding,
       pg_is_in_recovery() AS standby`,
  );
  const [row = {}] = rows;
  const major = Math.floor(numberOf(row, 'version') / 10_000);
  if (major < LEAST_VERSION) {
    throw unfit(`PostgreSQL ${major} is too old`, `Use PostgreSQL ${LEAST_VERSION} or newer.`);
  }
  if (textOf(row, 'encoding') !== 'UTF8') {
    throw unfit("The database's encoding is not UTF8", "Create it with CREATE DATABASE … ENCODING 'UTF8'.");
  }
  if (row.standby === true) throw unfit('The server is a standby', 'Name the primary server with --database.');
}

function unfit(message: string, remedy: string): SlipwayError {
  return new SlipwayError('invalid_input', message, { input: 'database', remedy });
}

function refuseBackup(): Promise<never> {
  return Promise.reject(
    new SlipwayError('invalid_input', 'A platform with --database is not copied to a folder', {
      input: 'to',
      remedy: 'Back up the PostgreSQL database, and keep versions of the bucket.',
    }),
  );
}
