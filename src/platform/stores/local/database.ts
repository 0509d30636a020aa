import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { SlipwayError } from '../../../base/errors.ts';
import { tooOld } from '../rows/too-old.ts';
import { MIGRATIONS, OLDEST, VERSION } from './migrations.ts';

/**
 * Opens or creates `platform.db`, or a database in memory, and migrates it. Throws `unsupported_data` if a newer Slipway wrote it, or one
 * whose data this one cannot upgrade.
 */
export function openDatabase(dataDir: string | undefined): DatabaseSync {
  const database = new DatabaseSync(dataDir === undefined ? ':memory:' : join(dataDir, 'platform.db'));
  try {
    database.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;',
    );
    migrate(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function migrate(database: DatabaseSync): void {
  const version = versionOf(database);
  if (version === VERSION) return;
  if (version > VERSION) {
    throw new SlipwayError(
      'unsupported_data',
      `The data directory has version ${version}; this Slipway knows ${VERSION}`,
      {
        remedy: 'Start it with the newer Slipway that wrote it, or name another --data directory.',
      },
    );
  }
  if (version > 0 && version < OLDEST) throw tooOld('The data directory', 'data', version, OLDEST);
  // One transaction: what is durable is waited for once, and an upgrade that ends in the middle changes nothing.
  inTransaction(database, () => {
    // Another handle may have migrated meanwhile.
    const from = versionOf(database);
    if (from >= VERSION) return;
    for (const sql of MIGRATIONS.slice(Math.max(0, from + 1 - OLDEST))) database.exec(sql());
    database.exec(`PRAGMA user_version = ${VERSION}`);
  });
}

function versionOf(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.user_version ?? 0);
}

/** Writes a consistent copy to the file `to`, which must not exist. Only this user can read the copy. Requests wait meanwhile. */
export function copyDatabase(database: DatabaseSync, to: string): void {
  database.prepare('VACUUM INTO ?').run(to);
  chmodSync(to, 0o600);
}

/** Attempts to begin a copy. SQLite begins none in the middle of a transaction, and a busy store is in one most of the time. */
const ATTEMPTS = 200;

/**
 * As `copyDatabase`, some pages at a time: requests go on meanwhile, and the copy has what they wrote when it resolves. For a database to
 * which no other connection writes, because SQLite begins anew after such a write.
 */
export async function copyInParts(database: DatabaseSync, to: string): Promise<void> {
  writeFileSync(to, '', { flag: 'wx', mode: 0o600 });
  for (let attempt = 1; ; attempt += 1) {
    try {
      await backup(database, to);
      return;
    } catch (error) {
      if (attempt === ATTEMPTS || !hasNotBegun(error)) throw error;
    }
  }
}

/** Node has no code for a copy that could not begin now: SQLite says "not an error". */
function hasNotBegun(thrown: unknown): boolean {
  return thrown instanceof Error && 'errcode' in thrown && thrown.errcode === 0;
}

/** Runs `work` in one transaction: all of it is stored, or none. `work` must be synchronous, and must not begin a transaction. */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
