import { setTimeout as wait } from 'node:timers/promises';
import { SlipwayError } from '../../../../base/errors.ts';
import { numberOf } from '../../rows/columns.ts';
import { tooOld } from '../../rows/too-old.ts';
import { ADVISORY_LOCKS } from './advisory-locks.ts';
import type { OpenedDatabase, Statements } from './database.ts';
import { isLocked } from './faults.ts';
import { MIGRATIONS, OLDEST } from './migrations.ts';

interface MigrateOptions {
  /** Default: all of them. */
  readonly migrations?: readonly string[] | undefined;
  /** Ends the wait for another node, and for a lock. */
  readonly signal?: AbortSignal | undefined;
}

/** Milliseconds that a migration waits for a lock on a table: the puts and deploys of running nodes wait behind it. */
const LOCK_MS = 1_000;
/** Attempts to get the locks of one migration. */
const TRIES = 30;
const PAUSE_MS = 1_000;

/**
 * Applies the migrations that the database lacks, each in a transaction of its own, which may take any time. If several
 * nodes start at once, one applies a migration, and the others wait until it has. Rejects with `unsupported_data` if the
 * database belongs to another program, a newer version has migrated it, or its version is too old. Older nodes that run go on beside
 * newer ones, because a release only adds; one that starts may lack what the newer ones rely on. Rejects with `StoreUnavailable` if the
 * locks of a migration are not free: those before it stay applied.
 */
export async function migrate(database: OpenedDatabase, { migrations = MIGRATIONS, signal }: MigrateOptions = {}) {
  const newest = OLDEST - 1 + migrations.length;
  let failures = 0;
  for (;;) {
    const version = (await versionOf(database)) ?? 0;
    if (version > newest) throw newer(version, newest);
    if (version === newest) return;
    if (version > 0 && version < OLDEST) throw tooOld('The database of --database', 'database', version, OLDEST);
    signal?.throwIfAborted();
    try {
      if (await database.longTransaction(LOCK_MS, (within) => applyNext(within, migrations))) {
        failures = 0;
        continue;
      }
    } catch (error) {
      failures += 1;
      if (!isLocked(error) || failures === TRIES) throw error;
    }
    await wait(PAUSE_MS * (0.5 + Math.random() / 2), undefined, { signal }).catch(() => {});
  }
}

function newer(version: number, known: number): SlipwayError {
  const message = `A newer version of Slipway has migrated the database of --database: it has schema ${version}, and this version knows ${known}`;
  const remedy =
    'Start the version that the other nodes have, which "slipway nodes" shows. To go back to this version, stop all nodes, and restore the backup of the database from before the upgrade.';
  return new SlipwayError('unsupported_data', message, { input: 'database', remedy });
}

/** Applies the first migration that the database lacks. Resolves with false if another node does. */
async function applyNext(within: Statements, migrations: readonly string[]): Promise<boolean> {
  // Does not wait: the session would keep a snapshot meanwhile, and the node that migrates may need a long time.
  const lock = 'SELECT pg_try_advisory_xact_lock($1) AS locked';
  const { rows } = await within.query(lock, [ADVISORY_LOCKS.migrations]);
  if (rows[0]?.locked !== true) return false;
  const version = await versionOf(within);
  if (version === undefined) {
    await within.query('CREATE TABLE schema_migrations (version integer PRIMARY KEY, applied_at bigint NOT NULL)');
  }
  const next = Math.max(OLDEST, (version ?? 0) + 1);
  const migration = migrations[next - OLDEST];
  if (migration === undefined) return true;
  await within.query(migration);
  await within.query('INSERT INTO schema_migrations (version, applied_at) VALUES ($1, slipway_now())', [next]);
  return true;
}

/** Resolves with the number of the last migration that was applied, or undefined if the database is empty. */
async function versionOf(database: Statements): Promise<number | undefined> {
  const { rows } = await database.query(`SELECT to_regclass('schema_migrations') IS NOT NULL AS known,
    (SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()) AS tables`);
  const [row = {}] = rows;
  if (row.known === true) {
    const { rows: versions } = await database.query(
      'SELECT coalesce(max(version), 0) AS version FROM schema_migrations',
    );
    return numberOf(versions[0] ?? {}, 'version');
  }
  if (numberOf(row, 'tables') === 0) return undefined;
  throw new SlipwayError('unsupported_data', 'The database of --database contains tables of another program', {
    input: 'database',
    remedy: 'Create an empty database for the platform, and name it with --database.',
  });
}
