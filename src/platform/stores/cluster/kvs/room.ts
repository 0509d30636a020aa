import { randomBytes } from 'node:crypto';
import type { Log } from '../../../../base/log.ts';
import { StoreUnavailable } from '../../rows/unavailable.ts';
import type { Database } from '../database/database.ts';

/** Knows if PostgreSQL has room for entries. */
export interface Room {
  /** Returns `work`, and learns from its error that there is no room. */
  watch<T>(work: Promise<T>): Promise<T>;
  /** Rejects with `StoreUnavailable` if puts fail because PostgreSQL's disk is full. */
  check(): Promise<void>;
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

export function createRoom(database: Database, log: Log): Room {
  let fault: StoreUnavailable | undefined;
  let probedAt = Number.NEGATIVE_INFINITY;
  const refused = (error: unknown) => {
    if (!(error instanceof StoreUnavailable && error.isFull)) return;
    if (!fault) log('error', 'kvs_database_full', { reason: error.message, remedy: REMEDY });
    fault = error;
  };
  return {
    async watch(work) {
      try {
        return await work;
      } catch (error) {
        refused(error);
        throw error;
      }
    },
    async check() {
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
