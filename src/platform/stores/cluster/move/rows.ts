import { createHash } from 'node:crypto';
import { SlipwayError } from '../../../../base/errors.ts';
import type { Row } from '../../rows/columns.ts';
import { compareKeys, sameRow, type TransferRow, type TransferTable, type TransferValue } from '../../rows/transfer.ts';
import type { Database, Statements } from '../database/database.ts';

/** Rows that are read from the database at once. */
const PAGE = 2_000;
/** Rows and bytes that one transaction writes at most. */
const BATCH_ROWS = 2_000;
const BATCH_BYTES = 8 * 1024 * 1024;

const TYPES = { number: 'bigint', text: 'text', bytes: 'bytea' } as const;

const same = (row: TransferRow): TransferRow => row;

/**
 * Makes the rows of a table equal to those of the source. Reads both in the order of the key, and writes only what
 * differs. So it can be interrupted and repeated. `prepare` may replace a row before it is written, and `open` one
 * that is stored before it is compared. `rowsDone` is called with the rows that were compared so far. Returns the number of rows of the
 * source, and of those that the table got and lost.
 */
export async function mergeTable(
  database: Database,
  table: TransferTable,
  source: Iterable<TransferRow>,
  { prepare = same, open = same, rowsDone = (_: number) => {} } = {},
) {
  const batch = new Batch(database, table);
  const stored = storedRows(database, table, open)[Symbol.asyncIterator]();
  let rows = 0;
  let theirs = await stored.next();
  for (const row of source) {
    while (!theirs.done && compareKeys(table, theirs.value, row) < 0) {
      await batch.remove(theirs.value);
      theirs = await stored.next();
    }
    const isKnown = !theirs.done && compareKeys(table, theirs.value, row) === 0;
    if (!isKnown || theirs.done || !sameRow(table, theirs.value, row)) await batch.write(prepare(row));
    if (isKnown) theirs = await stored.next();
    rows += 1;
    if (rows % PAGE === 0) rowsDone(rows);
  }
  for (; !theirs.done; theirs = await stored.next()) await batch.remove(theirs.value);
  await batch.flush();
  rowsDone(rows);
  return { rows, written: batch.written, removed: batch.removed };
}

/** Returns the number of rows, and a hash of all their values except sealed ones. */
export async function digestOf(table: TransferTable, rows: Iterable<TransferRow> | AsyncIterable<TransferRow>) {
  const digest = createHash('sha256');
  let count = 0;
  for await (const row of rows) {
    count += 1;
    const compared = row.filter((_, index) => table.columns[index]?.isSealed !== true);
    digest.update(
      JSON.stringify(compared.map((each) => (each instanceof Uint8Array ? [Buffer.from(each).toString('hex')] : each))),
    );
  }
  return { rows: count, sha256: digest.digest('hex') };
}

/** Returns the rows of a table in the database, in the order of the key, in pages. */
export async function* storedRows(
  database: Statements,
  table: TransferTable,
  open = same,
): AsyncGenerator<TransferRow> {
  const key = keyOf(table);
  const order = key.map((each) => (each.type === 'text' ? `${each.name} COLLATE "C"` : each.name)).join(', ');
  const names = table.columns.map(({ name }) => name).join(', ');
  const place = `(${order}) > (${key.map((each, index) => `$${index + 1}::${TYPES[each.type]}`).join(', ')})`;
  let last: TransferRow | undefined;
  for (;;) {
    const where = last ? `WHERE ${place}` : '';
    const text = `SELECT ${names} FROM ${table.name} ${where} ORDER BY ${order} LIMIT ${PAGE}`;
    const { rows } = await database.query(text, last?.slice(0, table.keys) ?? []);
    for (const row of rows) {
      last = table.columns.map(({ name }) => valueIn(row, name));
      yield open(last);
    }
    if (rows.length < PAGE) return;
  }
}

/** Raises the sequences of a table's numbers, so that the next one is above `highest`. */
export async function raiseSequence(database: Statements, table: string, column: string, highest: number) {
  await database.query('SELECT setval(pg_get_serial_sequence($1, $2), $3::bigint, $3::bigint <> 1 OR $4)', [
    table,
    column,
    Math.max(1, highest),
    highest > 0,
  ]);
}

/**
 * Prepares open deployments for nodes: queued ones can be claimed, and those that were under way when the platform was
 * killed get a lease that has ended, so that `Jobs.expire` ends them.
 */
export async function endOpenDeployments(database: Database): Promise<void> {
  await database.transaction(async (within) => {
    await within.query(`UPDATE deployments SET lease_node = 'moved', lease_until = 0
      WHERE finished_at IS NULL AND status <> 'queued' AND lease_node IS NULL`);
    await within.query(`UPDATE deployments d SET ready = NOT EXISTS (SELECT FROM deployments u
      WHERE u.app = d.app AND u.lease_node IS NOT NULL) WHERE finished_at IS NULL AND status = 'queued'`);
  });
}

/** Writes and removes rows in transactions of a bounded size. */
class Batch {
  readonly #database: Database;
  readonly #table: TransferTable;
  #writes: TransferRow[] = [];
  #removals: TransferRow[] = [];
  #bytes = 0;
  written = 0;
  removed = 0;

  constructor(database: Database, table: TransferTable) {
    this.#database = database;
    this.#table = table;
  }

  async write(row: TransferRow): Promise<void> {
    this.#writes.push(row);
    for (const each of row) this.#bytes += each === null || typeof each === 'number' ? 8 : each.length;
    if (this.#writes.length >= BATCH_ROWS || this.#bytes >= BATCH_BYTES) await this.flush();
  }

  async remove(row: TransferRow): Promise<void> {
    this.#removals.push(row);
    if (this.#removals.length >= BATCH_ROWS) await this.flush();
  }

  /** Removals come first: a row may have the name of an older one that is gone. */
  async flush(): Promise<void> {
    const [writes, removals] = [this.#writes, this.#removals];
    await this.#database.transaction(async (within) => {
      if (removals.length > 0) await within.query(deletion(this.#table), columnsOf(removals, this.#table.keys));
      if (writes.length > 0) await within.query(upsert(this.#table), columnsOf(writes, this.#table.columns.length));
    });
    this.written += writes.length;
    this.removed += removals.length;
    this.#writes = [];
    this.#removals = [];
    this.#bytes = 0;
  }
}

function upsert(table: TransferTable): string {
  const names = table.columns.map(({ name }) => name);
  const rest = names.slice(table.keys);
  const update =
    rest.length > 0 ? `UPDATE SET ${rest.map((name) => `${name} = excluded.${name}`).join(', ')}` : 'NOTHING';
  return `INSERT INTO ${table.name} (${names.join(', ')}) OVERRIDING SYSTEM VALUE SELECT * FROM ${unnested(table.columns)}
    ON CONFLICT (${names.slice(0, table.keys).join(', ')}) DO ${update}`;
}

function deletion(table: TransferTable): string {
  const key = keyOf(table);
  return `DELETE FROM ${table.name} WHERE (${key.map(({ name }) => name).join(', ')}) IN (SELECT * FROM ${unnested(key)})`;
}

function unnested(columns: TransferTable['columns']): string {
  return `unnest(${columns.map(({ type }, index) => `$${index + 1}::${TYPES[type]}[]`).join(', ')})`;
}

/** Returns the values of each column, for `unnest`. */
function columnsOf(rows: readonly TransferRow[], columns: number): readonly (readonly TransferValue[])[] {
  return Array.from({ length: columns }, (_, index) => rows.map((row) => row[index] ?? null));
}

function keyOf({ columns, keys }: TransferTable): TransferTable['columns'] {
  return columns.slice(0, keys);
}

function valueIn(row: Row, name: string): TransferValue {
  const value = row[name];
  if (value === null || typeof value === 'string' || typeof value === 'number' || value instanceof Uint8Array)
    return value;
  throw new SlipwayError('internal', `The column ${name} of the database has an unexpected type`);
}
