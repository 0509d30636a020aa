import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { SlipwayError } from '../../base/errors.ts';
import type { KvsEngine } from './engine.ts';

/*
 * platform.db says which keyspace belongs to which table, kvs.db holds the entries. Each without the other, or beside
 * an older copy of it, would show a table the entries of another one, or lose them. So both store one random identity,
 * and a store must not hold a keyspace that platform.db has not given out yet.
 */

/** Throws `unsupported_data` where the two do not belong together. Changes neither before that is known. */
export async function pairStores(database: DatabaseSync, engine: KvsEngine, dataDir: string): Promise<void> {
  const ours = identityOf(database);
  const theirs = await engine.identity();
  const highest = await engine.highestKeyspace();
  const given = lastGivenOut(database);
  if (highest > given) {
    const why = given === 0 ? 'platform.db knows no table' : 'platform.db is older';
    throw apart(dataDir, `kvs.db holds entries of table ${highest}, and ${why}`);
  }
  if (ours !== undefined && theirs !== undefined && ours !== theirs) {
    throw apart(dataDir, 'they are of two data directories');
  }
  if (ours !== undefined && theirs === undefined && hasTables(database)) {
    throw apart(dataDir, 'kvs.db is missing, or older than platform.db');
  }
  const identity = theirs ?? ours ?? randomBytes(16).toString('hex');
  // The store's first: platform.db alone may lack one, for it holds the tables that tell whether the two agree.
  if (theirs === undefined) await engine.setIdentity(identity);
  if (ours === undefined) database.prepare('INSERT INTO kvs_store (only, identity) VALUES (1, ?)').run(identity);
}

function identityOf(database: DatabaseSync): string | undefined {
  const row = database.prepare('SELECT identity FROM kvs_store').get();
  return row === undefined ? undefined : String(row.identity);
}

/** The highest keyspace that a table has ever had, deleted ones too. */
function lastGivenOut(database: DatabaseSync): number {
  return Number(database.prepare("SELECT seq FROM sqlite_sequence WHERE name = 'kvs_tables'").get()?.seq ?? 0);
}

function hasTables(database: DatabaseSync): boolean {
  return database.prepare('SELECT 1 FROM kvs_tables LIMIT 1').get() !== undefined;
}

function apart(dataDir: string, why: string): SlipwayError {
  return new SlipwayError(
    'unsupported_data',
    `platform.db and kvs.db of ${dataDir} do not belong together: ${why}; nothing was changed`,
    {
      input: 'data',
      remedy: 'Put both files back from one backup, or name another directory with --data.',
    },
  );
}
