import { randomBytes } from 'node:crypto';
import type { Clock } from '../../../../base/clock.ts';
import { type Log, silentLog } from '../../../../base/log.ts';
import { KeyspaceGone, type KeyspaceSize, type KvsEngine, type KvsEntry, type PutEntry } from '../../kvs.ts';
import { bytesOf, numberOf, numberOrNull } from '../../rows/columns.ts';
import { firstKey, withPrefix } from '../../rows/key-range.ts';
import { StoreUnavailable } from '../../rows/unavailable.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { createLane } from '../database/lane.ts';
import { createSession, type SessionLimits } from './session.ts';
import { type Read, readAll, type Write, writeAll } from './statements.ts';

/*
 * The KVS engine on PostgreSQL. Mirrors: spec 3.3.
 * Durability: PostgreSQL's. A put resolves after its COMMIT, so it is as durable as `synchronous_commit` and `fsync` of
 * the server say, and by default it is synced to disk.
 * Consistency: nothing is cached, and only the primary is read. A get sees every write that was acknowledged by any node.
 * Speed: calls that arrive while a statement runs share the next one. Reads have one connection, and writes another one,
 * so that no read waits for a sync. More connections have not been faster, because their batches are smaller. The answers to
 * writes go out before the next batch, because PostgreSQL, the node and its clients otherwise wait for each other's
 * processors: 6 % more puts on two of them. Reads, which PostgreSQL does faster, lose as much by that.
 * By design: `get`, `put` and `delete` check in their statement that the table exists, so a deletion by any node is
 * effective at once. The write of a put whose answer was lost never overwrites a later one.
 */

interface ClusterKvsOptions {
  /** As of `DatabaseOptions`. The database is migrated, and its encoding is UTF-8. */
  readonly url: string;
  /** The URL of a pooler in transaction mode, for the statements that need no session of their own. */
  readonly pooled?: string | undefined;
  readonly log?: Log | undefined;
  readonly limits?: Partial<SessionLimits & typeof WAITING> | undefined;
  /** Replaces the database's clock in tests. */
  readonly clock?: Clock | undefined;
}

/** The calls that may wait for PostgreSQL: as many reads, and as many writes. */
const WAITING = { waitingItems: 8_192, waitingBytes: 32 * 1024 * 1024 };
/** The answer to a batch of reads has at most 256 values of 64 KiB. */
const BATCH = { batchItems: 256, batchBytes: 2 * 1024 * 1024 };
/** Bytes in memory of a call beside its key and value. */
const CALL_BYTES = 200;
/** Rows that one DELETE of `drop` removes, so that a transaction takes only milliseconds. */
const DROPPED = 1_000;

/** Appended to a key, it makes the next one in the order of bytes. */
const NEXT = Buffer.of(0);

const WAIT_FOR_WRITES = 'LOCK TABLE ONLY kvs_entries IN SHARE MODE';
// The subquery lets the index be used.
const SWEEP = `WITH due AS MATERIALIZED (
    SELECT keyspace, key FROM kvs_entries WHERE expires_at <= (SELECT coalesce($1::bigint, slipway_now()))
    LIMIT $2 FOR UPDATE SKIP LOCKED
  )
  DELETE FROM kvs_entries e USING due WHERE e.keyspace = due.keyspace AND e.key = due.key`;
// The array lets the index be used, also if the statistics are old.
const DROP = `WITH due AS MATERIALIZED (
    SELECT key FROM kvs_entries WHERE keyspace = $1 AND key >= $2 ORDER BY key LIMIT $3 FOR UPDATE
  ), removed AS (DELETE FROM kvs_entries WHERE keyspace = $1 AND key = ANY (ARRAY(SELECT key FROM due)))
  SELECT key FROM due ORDER BY key DESC LIMIT 1`;

/** Opens the engine. It connects when it is used. */
export function openClusterKvs({ url, pooled, log = silentLog, limits, clock }: ClusterKvsOptions): KvsEngine {
  const reading = createSession({ url, log, limits, name: 'slipway kvs reads' });
  const writing = createSession({ url, log, limits, name: 'slipway kvs writes' });
  const isPooled = pooled !== undefined;
  const database = openDatabase({ url: pooled ?? url, isPooled, connections: 2, name: 'slipway kvs' });
  const bounds = { ...BATCH, ...WAITING, ...limits };
  const reads = createLane<Read, KvsEntry | undefined>({ ...bounds, batch: (items) => readAll(reading, items, clock) });
  const room = createRoom(database, log);
  const batch = (items: readonly Write[]) => room.watch(writeAll(writing, items, clock));
  const writes = createLane<Write, undefined>({ ...bounds, batch, answersFirst: true });
  const write = (keyspace: number, key: string, entry: PutEntry | undefined) =>
    writes.add({ keyspace, key: key.toWellFormed(), entry }, CALL_BYTES + key.length + (entry?.value.length ?? 0));
  const read = (keyspace: number, key: string) =>
    reads.add({ keyspace, key: key.toWellFormed() }, CALL_BYTES + key.length);
  let closed: Promise<unknown> | undefined;
  const close = async () => {
    closed ??= Promise.all([reads.close(), writes.close()]).then(() =>
      Promise.all([reading.close(), writing.close(), database[Symbol.asyncDispose]()]),
    );
    await closed;
  };
  return {
    get: read,
    put: write,
    delete: (keyspace, key) => write(keyspace, key, undefined),
    async keys(keyspace, range) {
      const values = [keyspace, firstKey(range), clock?.now() ?? null, range.limit];
      const found = (await database.query(KEYS, values)).rows.map((row) => ({
        key: Buffer.from(bytesOf(row, 'key')).toString('utf8'),
        bytes: numberOf(row, 'bytes'),
        expiresAt: numberOrNull(row, 'expires_at'),
      }));
      return withPrefix(found, range);
    },
    sweep: async (most) => (await database.query(SWEEP, [clock?.now() ?? null, most])).count,
    sizes: (after, limit) => sizesOf(database, after, limit),
    async drop(keyspace) {
      await writes.settled();
      await dropAll(database, keyspace);
    },
    async check() {
      // No table has the keyspace 0, so `KeyspaceGone` is an answer.
      await read(0, 'ready').catch((error: unknown) => {
        if (!(error instanceof KeyspaceGone)) throw error;
      });
      await room.check();
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

const KEYS = `SELECT key, octet_length(value) AS bytes, expires_at FROM kvs_entries
  WHERE keyspace = $1 AND key >= $2 AND (expires_at IS NULL OR expires_at > coalesce($3::bigint, slipway_now())) ORDER BY key LIMIT $4`;

/** Removes the entries of a keyspace. If its table does not exist, no node stores further ones afterwards. */
export async function dropAll(database: Database, keyspace: number): Promise<void> {
  // Statements of other nodes may have begun before the table was deleted, and may still insert. This waits for them.
  // Later ones read the tables after they have got their lock, so they find out that the table is gone.
  await database.transaction((within) => within.query(WAIT_FOR_WRITES));
  // Continues after the last key: while another transaction may still see what was removed, a statement that begins at
  // the first key reads all of that again.
  for (let from = Buffer.alloc(0); ; ) {
    const [row] = (await database.query(DROP, [keyspace, from, DROPPED])).rows;
    if (!row) return;
    from = Buffer.concat([bytesOf(row, 'key'), NEXT]);
  }
}

/** Milliseconds between two probes while there is room. Without room, each check is one. */
const PROBE_MS = 5_000;
const REMEDY = 'Free some room on the disk of the PostgreSQL server, or make it larger. The nodes need no restart.';

/**
 * Lists numbers with little memory, so that PostgreSQL writes a megabyte into a temporary file, on the disk of the database. It
 * leaves nothing behind, not even in the log of the server. A put that finds room in a page of a table succeeds also on a full
 * disk, so puts that succeed say nothing.
 */
const PROBE = `SET LOCAL work_mem = '64kB'; SET LOCAL temp_tablespaces = '';
  SELECT count(*) FROM generate_series(1, 65536)`;

/** Stores an entry, and takes it back: the entries can be on another disk, and puts have found that one full. */
const STORE = "INSERT INTO kvs_entries (keyspace, key, value) VALUES (0, 'room', $1)";
/** Bytes, which cannot be compressed. */
const STORED = 48 * 1024;

async function store(database: Database): Promise<void> {
  const value = randomBytes(STORED).toString('base64');
  await database.transaction(async (within) => {
    await within.query('SAVEPOINT room');
    await within.query(STORE, [value]);
    await within.query('ROLLBACK TO SAVEPOINT room');
  });
}

/** Knows if PostgreSQL has room for entries. */
function createRoom(database: Database, log: Log) {
  let fault: StoreUnavailable | undefined;
  let probedAt = Number.NEGATIVE_INFINITY;
  const refused = (error: unknown) => {
    if (!(error instanceof StoreUnavailable && error.isFull)) return;
    if (!fault) log('error', 'kvs_database_full', { reason: error.message, remedy: REMEDY });
    fault = error;
  };
  return {
    /** Returns `work`, and learns from its error that there is no room. */
    async watch<T>(work: Promise<T>): Promise<T> {
      try {
        return await work;
      } catch (error) {
        refused(error);
        throw error;
      }
    },
    /** Rejects with `StoreUnavailable` if puts fail because PostgreSQL's disk is full. */
    async check(): Promise<void> {
      const now = performance.now();
      if (!fault && now - probedAt < PROBE_MS) return;
      probedAt = now;
      try {
        await database.query(PROBE);
        if (fault) await store(database);
      } catch (error) {
        refused(error);
        throw error;
      }
      if (fault) log('info', 'kvs_database_has_room');
      fault = undefined;
    },
  };
}

/** Rows that one fold reads. */
const PAGE = 10_000;

// Rows that another node folds at this moment are left to it. Keyspaces of one row are only read.
const FOLD = `WITH page AS MATERIALIZED (
    SELECT ctid AS place, keyspace FROM kvs_sizes WHERE keyspace >= $1 ORDER BY keyspace LIMIT ${PAGE}),
  counted AS (SELECT place, count(*) OVER (PARTITION BY keyspace) AS rows FROM page),
  folded AS (DELETE FROM kvs_sizes WHERE ctid = ANY (ARRAY(SELECT ctid FROM kvs_sizes
    WHERE ctid = ANY (ARRAY(SELECT place FROM counted WHERE rows > 1)) FOR UPDATE SKIP LOCKED)) RETURNING *),
  summed AS (INSERT INTO kvs_sizes SELECT keyspace, sum(keys), sum(bytes) FROM folded GROUP BY keyspace
    HAVING (sum(keys), sum(bytes)) <> (0, 0))
  SELECT (SELECT count(*) FROM page) AS read, (SELECT max(keyspace) FROM page) AS last,
    (SELECT count(*) FROM folded) AS folded`;
const SIZES = `SELECT keyspace, sum(keys)::bigint AS keys, sum(bytes)::bigint AS bytes FROM kvs_sizes
  WHERE keyspace > $1 GROUP BY keyspace HAVING sum(keys) > 0 ORDER BY keyspace LIMIT $2`;

/** Returns the sizes of the first keyspaces after one. Sums rows up before it returns the first page. */
export async function sizesOf(database: Database, after: number, limit: number): Promise<readonly KeyspaceSize[]> {
  if (after === 0) await fold(database);
  const { rows } = await database.query(SIZES, [after, limit]);
  return rows.map((row) => ({
    keyspace: numberOf(row, 'keyspace'),
    keys: numberOf(row, 'keys'),
    bytes: numberOf(row, 'bytes'),
  }));
}

/** Replaces the rows of each keyspace by their sum. */
async function fold(database: Database): Promise<void> {
  for (let from = 0; ; ) {
    const [row = {}] = (await database.query(FOLD, [from])).rows;
    if (numberOf(row, 'read') < PAGE) return;
    const last = numberOf(row, 'last');
    // The last keyspace of a page may have further rows. If it fills the page, and other nodes fold its rows, it is theirs.
    from = last > from || numberOf(row, 'folded') > 1 ? last : last + 1;
  }
}
