import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { SlipwayError } from '../../../base/errors.ts';
import type { SqliteEngine } from './kvs-engine.ts';

/*
 * platform.db records which keyspace belongs to which table, and kvs.db stores the entries. If one of them is missing or
 * is replaced by an older copy, a table could show the entries of another table, or lose its own. Therefore both store
 * the same random identity, and kvs.db must not contain a keyspace that platform.db has not assigned yet.
 */

/** Gives both files the same identity. Throws `unsupported_data` if they do not belong together, and then changes neither. */
export function pairStores(database: DatabaseSync, engine: SqliteEngine, dataDir: string): void {
  const ofState = identityOf(database);
  const ofEntries = engine.identity();
  checkPair(database, { identity: ofEntries, highest: engine.highestKeyspace() }, dataDir);
  const identity = ofEntries ?? ofState ?? randomBytes(16).toString('hex');
  // Write kvs.db first: after a crash in between, platform.db lacks an identity, and the next start adds it.
  if (ofEntries === undefined) engine.setIdentity(identity);
  if (ofState === undefined) database.prepare('INSERT INTO kvs_store (only, identity) VALUES (1, ?)').run(identity);
}

/** Throws `unsupported_data` if the entries do not belong to the state. `highest`: the highest keyspace of an entry. */
export function checkPair(
  database: DatabaseSync,
  { identity: ofEntries, highest }: { readonly identity: string | undefined; readonly highest: number },
  dataDir: string,
): void {
  const ofState = identityOf(database);
  const given = lastGivenOut(database);
  if (highest > given) {
    const why = given === 0 ? 'platform.db never had a table' : 'platform.db is older';
    throw apart(dataDir, `kvs.db contains entries of table ${highest}, and ${why}`);
  }
  if (ofState !== undefined && ofEntries !== undefined && ofState !== ofEntries) {
    throw apart(dataDir, 'they come from two data directories');
  }
  if (ofState !== undefined && ofEntries === undefined && hasTables(database)) {
    throw apart(dataDir, 'kvs.db is missing, or older than platform.db');
  }
}

function identityOf(database: DatabaseSync): string | undefined {
  const row = database.prepare('SELECT identity FROM kvs_store').get();
  return row === undefined ? undefined : String(row.identity);
}

/** Returns the highest keyspace that was ever assigned, also to deleted tables. */
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
      remedy: 'Restore both files from the same backup, or name another directory with --data.',
    },
  );
}
