import type { Clock } from '../../../../base/clock.ts';
import { KeyspaceGone, type KvsEntry, type PutEntry } from '../../kvs.ts';
import type { Prepared, Session } from './session.ts';

/*
 * The statements for entries. Each one is a transaction by itself, and also reads which of its tables exist. Entries expire
 * by the database's clock, so it does not matter which node stores and which one reads them.
 */

/** A key of a keyspace. The key has no lone surrogates. */
export interface Read {
  readonly keyspace: number;
  readonly key: string;
}

/** A put, or a delete if there is no entry. */
export interface Write extends Read {
  readonly entry: PutEntry | undefined;
}

/** The time of a test in an array, or else the database's. A subquery without a row of its own is run once. */
const now = (parameter: string) => `(SELECT coalesce((${parameter}::bigint[])[1], slipway_now()))`;

const READ: Prepared = {
  name: 'kvs_read',
  text: `SELECT r.nr, e.value, e.expires_at
    FROM unnest($2::bigint[], $3::bytea[]) WITH ORDINALITY AS r (keyspace, key, nr)
    LEFT JOIN kvs_entries e ON e.keyspace = r.keyspace AND e.key = r.key
      AND (e.expires_at IS NULL OR e.expires_at > ${now('$4')})
    WHERE r.keyspace = ANY (ARRAY(SELECT keyspace FROM kvs_tables WHERE keyspace = ANY ($1::bigint[])))`,
};

/**
 * The entries are inserted in the order of the arrays. It is the same on all nodes, because statements that lock the same
 * rows in different orders end in a deadlock.
 */
const PUT = `live AS MATERIALIZED (SELECT keyspace FROM kvs_tables WHERE keyspace = ANY ($1::bigint[])),
  put AS (
    INSERT INTO kvs_entries (keyspace, key, value, expires_at)
    SELECT p.keyspace, p.key, p.value, p.ttl + ${now('$6')}
    FROM unnest($2::bigint[], $3::bytea[], $4::text[], $5::bigint[]) AS p (keyspace, key, value, ttl)
    WHERE p.keyspace = ANY (ARRAY(SELECT keyspace FROM live))
    ON CONFLICT (keyspace, key) DO UPDATE SET value = excluded.value, expires_at = excluded.expires_at
  )`;
const DELETE = `removed AS (
    DELETE FROM kvs_entries e USING unnest($7::bigint[], $8::bytea[]) AS d (keyspace, key)
    WHERE e.keyspace = d.keyspace AND e.key = d.key
  )`;
const WRITE_PUTS: Prepared = { name: 'kvs_puts', text: `WITH ${PUT} SELECT keyspace FROM live` };
const WRITE_ALL: Prepared = { name: 'kvs_writes', text: `WITH ${PUT}, ${DELETE} SELECT keyspace FROM live` };

/** The clock of a test, which replaces the database's. */
export type TestClock = Pick<Clock, 'now'> | undefined;

export async function readAll(
  session: Session,
  reads: readonly Read[],
  clock: TestClock,
): Promise<readonly (KvsEntry | undefined | KeyspaceGone)[]> {
  const rows = await session.run(READ, [keyspacesOf(reads), ...keyArrays(reads), timeOf(clock)]);
  // Null: the table does not exist, so there is no row.
  const found = new Array<KvsEntry | undefined | null>(reads.length).fill(null);
  for (const [nr, value, expiresAt] of rows) {
    const entry = { value: String(value), expiresAt: expiresAt === null ? null : Number(expiresAt) };
    found[Number(nr) - 1] = value === null ? undefined : entry;
  }
  return found.map((each) => (each === null ? new KeyspaceGone() : each));
}

/** Carries out puts and deletes as if one after the other. */
export async function writeAll(
  session: Session,
  writes: readonly Write[],
  clock: TestClock,
): Promise<readonly (undefined | KeyspaceGone)[]> {
  const last = lastOfEachKey(writes);
  const puts = last.flatMap(({ entry, ...at }) => (entry ? { ...at, ...entry } : []));
  const deletes = last.filter(({ entry }) => !entry);
  const values = [
    keyspacesOf(last),
    ...keyArrays(puts),
    utf8Array(
      TEXT,
      puts.map(({ value }) => value),
    ),
    bigintArray(puts.map(({ ttlMs = null }) => ttlMs)),
    timeOf(clock),
  ];
  const rows =
    deletes.length > 0
      ? await session.run(WRITE_ALL, [...values, ...keyArrays(deletes)])
      : await session.run(WRITE_PUTS, values);
  const live = new Set(rows.map(([keyspace]) => Number(keyspace)));
  return writes.map(({ keyspace }) => (live.has(keyspace) ? undefined : new KeyspaceGone()));
}

/** Returns the last write of each key, sorted by keyspace and key. */
function lastOfEachKey(writes: readonly Write[]): readonly Write[] {
  const last = new Map(writes.map((write) => [`${write.keyspace}/${write.key}`, write]));
  return [...last.values()].sort((a, b) => a.keyspace - b.keyspace || (a.key < b.key ? -1 : 1));
}

function timeOf(clock: TestClock): Buffer {
  return bigintArray([clock?.now() ?? null]);
}

function keyspacesOf(reads: readonly Read[]): Buffer {
  return bigintArray([...new Set(reads.map(({ keyspace }) => keyspace))]);
}

function keyArrays(reads: readonly Read[]): readonly [Buffer, Buffer] {
  return [
    bigintArray(reads.map(({ keyspace }) => keyspace)),
    utf8Array(
      BYTEA,
      reads.map(({ key }) => key),
    ),
  ];
}

/**
 * Arrays of PostgreSQL in its binary format, as `array_send` writes them. A parameter that is a `Buffer` is sent as it is,
 * so neither side writes or reads escaped text. This takes half the time of JSON for a put.
 */

/** Types by their numbers in `pg_type`. */
const BIGINT = 20;
const BYTEA = 17;
const TEXT = 25;
/** Bytes before the elements: dimensions, whether an element is null, type, length, lower bound. */
const HEADER = 20;

/** Makes a `bigint[]`. Throws RangeError if an element is not an integer of 64 bits. */
function bigintArray(elements: readonly (number | null)[]): Buffer {
  const array = allocate(BIGINT, elements.length, elements.length * 12, elements.includes(null));
  let offset = HEADER;
  for (const element of elements) {
    offset = array.writeInt32BE(element === null ? -1 : 8, offset);
    if (element !== null) offset = array.writeBigInt64BE(BigInt(element), offset);
  }
  return array.subarray(0, offset);
}

/** Makes a `bytea[]` or a `text[]` of texts. A lone surrogate becomes U+FFFD. PostgreSQL refuses a `text` that contains NUL. */
function utf8Array(type: number, elements: readonly string[]): Buffer {
  let bytes = 0;
  for (const element of elements) bytes += 4 + Buffer.byteLength(element, 'utf8');
  const array = allocate(type, elements.length, bytes, false);
  let offset = HEADER;
  for (const element of elements) {
    const written = array.write(element, offset + 4, 'utf8');
    array.writeInt32BE(written, offset);
    offset += 4 + written;
  }
  return array;
}

function allocate(type: number, length: number, bytes: number, hasNull: boolean): Buffer {
  const array = Buffer.allocUnsafe(HEADER + bytes);
  for (const [index, field] of [1, hasNull ? 1 : 0, type, length, 1].entries()) array.writeInt32BE(field, index * 4);
  return array;
}
