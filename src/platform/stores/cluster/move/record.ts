import { SlipwayError } from '../../../../base/errors.ts';
import { type Row, textOf } from '../../rows/columns.ts';
import type { Database, Statements } from '../database/database.ts';

/**
 * Records in the database that the data directory of `identity` moves into it. Rejects with `invalid_input` if the
 * database has data of another one, or of a cluster that runs already.
 */
export async function beginImport(database: Database, identity: string): Promise<void> {
  const isNew = await database.transaction(async (within) => {
    await within.query('CREATE TABLE IF NOT EXISTS imports (source text PRIMARY KEY, finished_at bigint)');
    const { rows: imports } = await within.query('SELECT source, finished_at FROM imports FOR UPDATE');
    const [known] = imports;
    if (known) {
      checkImport(known, identity);
      return false;
    }
    const { rows: apps } = await within.query('SELECT 1 FROM apps LIMIT 1');
    if (apps.length > 0) throw refuse('The database of --database has apps already', 'Name an empty database.');
    await refuseNodes(within);
    await within.query('INSERT INTO imports (source) VALUES ($1)', [identity]);
    return true;
  });
  try {
    // A node that starts now is in the list before it looks for an import, so one of the two sees the other.
    await refuseNodes(database);
  } catch (error) {
    if (isNew) await database.query('DELETE FROM imports WHERE source = $1', [identity]);
    throw error;
  }
}

/** Rejects with `invalid_input` if only a part of a data directory has moved into the database: nodes would change it. */
export async function refuseUnfinished(database: Statements): Promise<void> {
  const { rows: tables } = await database.query("SELECT to_regclass('imports') IS NOT NULL AS known");
  if (tables[0]?.known !== true) return;
  const { count } = await database.query('SELECT 1 FROM imports WHERE finished_at IS NULL');
  if (count === 0) return;
  throw refuse(
    'slipway migrate has not finished: the database of --database has only a part of the platform that moves into it',
    'Stop that platform, and run slipway migrate until it says that everything has moved. Then start this node. To start over, name an empty database and another prefix of --objects.',
  );
}

/** Returns the error for a database that has data of nodes, and is to get a data directory. */
export function usedByNodes(): SlipwayError {
  return refuse(
    'Nodes have run on the database of --database',
    'Name an empty database, and another prefix of --objects.',
  );
}

/** A node has shown a sign of life within 30 seconds. It does so every five seconds. */
async function refuseNodes(database: Statements): Promise<void> {
  const { rows: nodes } = await database.query('SELECT name FROM nodes WHERE seen_at > slipway_now() - 30000 LIMIT 1');
  if (nodes[0]) {
    const name = textOf(nodes[0], 'name');
    throw refuse(`The node ${name} runs on the database of --database`, 'Stop all nodes, and run this command again.');
  }
}

/** Records that everything has moved. Later calls of `beginImport` are refused. */
export async function endImport(database: Statements): Promise<void> {
  await database.query('UPDATE imports SET finished_at = slipway_now()');
}

function checkImport(known: Row, identity: string): void {
  if (textOf(known, 'source') !== identity) {
    throw refuse('Another data directory has moved to the database of --database', 'Name an empty database.');
  }
  if (known.finished_at === null) return;
  throw refuse(
    'The data directory has moved to this database already',
    'Start nodes on it. To move the directory again, name another database and another prefix of --objects.',
  );
}

function refuse(message: string, remedy: string): SlipwayError {
  return new SlipwayError('invalid_input', message, { input: 'database', remedy });
}
