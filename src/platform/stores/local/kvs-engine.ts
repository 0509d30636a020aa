import { DatabaseSync } from 'node:sqlite';
import { type Clock, systemClock } from '../../../base/clock.ts';
import { SlipwayError } from '../../../base/errors.ts';
import type { KeyRange, KeyspaceSize, KvsEngine, KvsEntry, KvsKey, PutEntry } from '../kvs.ts';
import { numberOf, numberOrNull, textOf } from '../rows/columns.ts';
import { firstKey, withPrefix } from '../rows/key-range.ts';
import { StoreUnavailable } from '../rows/unavailable.ts';
import { copyInParts, inTransaction } from './database.ts';
import { isDiskFull, isLocked } from './disk-faults.ts';
import { EntryCache } from './entry-cache.ts';

/*
 * The KVS engine on SQLite. Mirrors: spec 3.3.
 * Durability: WAL with synchronous=FULL, and group commit. Writes that arrive in one turn of the event loop share one
 * transaction and one fsync, and are acknowledged only after COMMIT returned. If the disk is full, the write fails, and
 * later writes are tried again. Any other failure poisons the store until it is reopened, because the contents of the
 * disk are unknown after a failed fsync.
 * Gaps: one handle on a file at a time, which locks the file. Therefore reads do not lock, and the cache is always
 * up to date.
 */

export interface SqliteEngineOptions {
  /** The path of `kvs.db`, or `:memory:`. The file is created if it is missing. */
  readonly path: string;
  /** Bytes of memory for entries that were read or written recently. Default 16 MiB. */
  readonly cacheBytes?: number;
  /** Entries expire by it. */
  readonly clock?: Pick<Clock, 'now'> | undefined;
  /** Opens the database. Tests pass a function that opens one that fails. */
  open?(path: string): DatabaseSync;
  /** Called once, when the store is poisoned. */
  onPoisoned?(cause: unknown): void;
}

const CACHE_BYTES = 16 * 1024 * 1024;
/** Rows that one DELETE of `drop` removes, so that a transaction takes only milliseconds. */
const BATCH = 1_000;
/** No table has it. */
const NO_KEYSPACE = 0;
const PROBE = 'room';

const SETTINGS = 'PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS entries (
    keyspace INTEGER NOT NULL,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    expires_at INTEGER,
    PRIMARY KEY (keyspace, key)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS store (only INTEGER PRIMARY KEY CHECK (only = 1), identity TEXT NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS entries_by_expiry ON entries (expires_at) WHERE expires_at IS NOT NULL;
`;

/**
 * Triggers keep the keys and bytes of each keyspace in the transactions of the entries, so that they are right after a crash, an expiry
 * and a deletion. A put takes about a microsecond longer.
 */
const SIZES = `
  CREATE TABLE sizes (keyspace INTEGER PRIMARY KEY, keys INTEGER NOT NULL, bytes INTEGER NOT NULL) STRICT;
  INSERT INTO sizes SELECT keyspace, count(*), sum(octet_length(key) + octet_length(value)) FROM entries GROUP BY keyspace;
  CREATE TRIGGER entries_added AFTER INSERT ON entries BEGIN
    INSERT INTO sizes VALUES (new.keyspace, 1, octet_length(new.key) + octet_length(new.value))
    ON CONFLICT DO UPDATE SET keys = keys + 1, bytes = bytes + excluded.bytes;
  END;
  CREATE TRIGGER entries_replaced AFTER UPDATE OF value ON entries
    WHEN octet_length(new.value) <> octet_length(old.value) BEGIN
    UPDATE sizes SET bytes = bytes + octet_length(new.value) - octet_length(old.value) WHERE keyspace = new.keyspace;
  END;
  CREATE TRIGGER entries_removed AFTER DELETE ON entries BEGIN
    UPDATE sizes SET keys = keys - 1, bytes = bytes - octet_length(old.key) - octet_length(old.value)
      WHERE keyspace = old.keyspace;
    DELETE FROM sizes WHERE keyspace = old.keyspace AND keys = 0;
  END;
`;

/** One write of a group. `run` is called in the transaction. `done` and `resolve` are called after COMMIT. */
interface Write {
  run(): void;
  readonly done: (() => void) | undefined;
  resolve(): void;
  reject(error: StoreUnavailable): void;
}

/** Opens the engine. Throws `platform_locked` if this or another process has the file open; then nothing is changed. */
export function openSqliteEngine(options: SqliteEngineOptions): SqliteEngine {
  const database = (options.open ?? ((path) => new DatabaseSync(path)))(options.path);
  try {
    database.exec(SETTINGS);
    inTransaction(database, () => {
      database.exec(SCHEMA);
      // Adding it to a file that has none yet reads all entries once.
      if (!database.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'sizes'`).get()) database.exec(SIZES);
    });
    return new SqliteEngine(database, options);
  } catch (cause) {
    database.close();
    if (!isLocked(cause)) throw cause;
    throw new SlipwayError(
      'platform_locked',
      `${options.path} is already open, and only one process may use it at a time`,
      {
        input: 'data',
        remedy: 'Stop the platform or the program that uses it, or name another directory with --data.',
        cause,
      },
    );
  }
}

/** The engine on SQLite, with the methods that backups and `pairing.ts` need. */
export class SqliteEngine implements KvsEngine {
  readonly #database: DatabaseSync;
  readonly #statements: ReturnType<typeof prepare>;
  readonly #cache: EntryCache;
  readonly #onPoisoned: (cause: unknown) => void;
  readonly #clock: Pick<Clock, 'now'>;
  /** The last write has found the disk full. */
  #isFull = false;
  #waiting: Write[] = [];
  #state: 'open' | 'poisoned' | 'closed' = 'open';

  constructor(database: DatabaseSync, options: SqliteEngineOptions) {
    this.#database = database;
    this.#statements = prepare(database);
    this.#cache = new EntryCache(options.cacheBytes ?? CACHE_BYTES);
    this.#onPoisoned = options.onPoisoned ?? (() => {});
    this.#clock = options.clock ?? systemClock;
  }

  get(keyspace: number, key: string): KvsEntry | undefined {
    const id = cacheID(keyspace, key);
    const cached = this.#state === 'closed' ? undefined : this.#cache.get(id);
    const entry = cached ?? this.#read(() => this.#find(id, keyspace, key));
    return entry && (entry.expiresAt === null || entry.expiresAt > this.#clock.now()) ? entry : undefined;
  }

  #find(id: string, keyspace: number, key: string): KvsEntry | undefined {
    const row = this.#statements.get.get(keyspace, key);
    if (!row) return undefined;
    const entry = { value: String(row.value), expiresAt: row.expires_at === null ? null : Number(row.expires_at) };
    this.#cache.set(id, entry);
    return entry;
  }

  #read<T>(look: () => T): T {
    if (this.#state === 'closed') throw new StoreUnavailable('the store is closed');
    try {
      return look();
    } catch (cause) {
      throw new StoreUnavailable('the store could not be read', { cause });
    }
  }

  put(keyspace: number, key: string, { value, ttlMs }: PutEntry): Promise<void> {
    const entry = { value, expiresAt: ttlMs === undefined ? null : this.#clock.now() + ttlMs };
    return this.#write(
      () => this.#statements.put.run(keyspace, key, value, entry.expiresAt),
      () => this.#cache.set(cacheID(keyspace, key), entry),
    );
  }

  delete(keyspace: number, key: string): Promise<void> {
    return this.#write(
      () => this.#statements.delete.run(keyspace, key),
      () => this.#cache.delete(cacheID(keyspace, key)),
    );
  }

  async keys(keyspace: number, range: KeyRange): Promise<readonly KvsKey[]> {
    const values = [keyspace, firstKey(range).toString(), this.#clock.now(), range.limit];
    const found = this.#read(() => this.#statements.keys.all(...values)).map((row) => ({
      key: textOf(row, 'key'),
      bytes: numberOf(row, 'bytes'),
      expiresAt: numberOrNull(row, 'expires_at'),
    }));
    return withPrefix(found, range);
  }

  async sweep(most: number): Promise<number> {
    let swept = 0;
    await this.#write(() => {
      swept = Number(this.#statements.sweep.run(this.#clock.now(), most).changes);
    });
    return swept;
  }

  async drop(keyspace: number): Promise<void> {
    let removed: readonly string[];
    do {
      removed = [];
      await this.#write(
        () => {
          removed = this.#statements.drop.all(keyspace, keyspace, BATCH).map((row) => textOf(row, 'key'));
        },
        () => {
          for (const key of removed) this.#cache.delete(cacheID(keyspace, key));
        },
      );
    } while (removed.length === BATCH);
  }

  async sizes(after: number, limit: number): Promise<readonly KeyspaceSize[]> {
    return this.#read(() => this.#statements.sizes.all(after, limit)).map((row) => ({
      keyspace: numberOf(row, 'keyspace'),
      keys: numberOf(row, 'keys'),
      bytes: numberOf(row, 'bytes'),
    }));
  }

  async check(): Promise<void> {
    if (this.#state !== 'open') throw new StoreUnavailable(`the store is ${this.#state}`);
    this.get(NO_KEYSPACE, PROBE);
    if (!this.#isFull) return;
    // Finds out if there is room again: callers that ask for readiness send no puts meanwhile.
    await this.#write(() => {
      this.#statements.put.run(NO_KEYSPACE, PROBE, PROBE, null);
      this.#statements.delete.run(NO_KEYSPACE, PROBE);
    });
  }

  /** Returns the highest keyspace that has entries, or 0. Reads a single row. */
  highestKeyspace(): number {
    return Number(this.#statements.highest.get()?.keyspace ?? 0);
  }

  /** Returns the identity that `setIdentity` stored. Undefined in a new file, or in one that is older than identities. */
  identity(): string | undefined {
    const row = this.#database.prepare('SELECT identity FROM store').get();
    return row === undefined ? undefined : String(row.identity);
  }

  /** Stores durably which `platform.db` the entries belong to. Call it at most once per file. */
  setIdentity(identity: string): void {
    this.#database.prepare('INSERT INTO store (only, identity) VALUES (1, ?)').run(identity);
  }

  /** Writes a consistent copy of the entries to a file that does not exist yet. Requests go on meanwhile. */
  async copyTo(path: string): Promise<void> {
    await copyInParts(this.#database, path);
    if (this.#state === 'closed') throw new StoreUnavailable('the store was closed before its copy was complete');
  }

  async close(): Promise<void> {
    if (this.#state === 'closed') return;
    this.#commit();
    this.#state = 'closed';
    this.#database.close();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close();
  }

  #write(run: () => void, done?: () => void): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#state !== 'open') return reject(new StoreUnavailable(`the store is ${this.#state}`));
      if (this.#waiting.length === 0) setImmediate(() => this.#commit());
      this.#waiting.push({ run, done, resolve, reject });
    });
  }

  /** Commits all waiting writes in one transaction. */
  #commit(): void {
    const group = this.#waiting;
    this.#waiting = [];
    if (group.length === 0) return;
    try {
      this.#statements.begin.run();
      for (const write of group) write.run();
      this.#database.exec('COMMIT');
    } catch (error) {
      this.#isFull = isDiskFull(error);
      const recovered = this.#rollBack() && this.#isFull;
      if (!recovered) this.#poison(error);
      const refusal = new StoreUnavailable('the write was not stored', { cause: error });
      for (const write of group) write.reject(refusal);
      return;
    }
    this.#isFull = false;
    for (const write of group) {
      write.done?.();
      write.resolve();
    }
  }

  #rollBack(): boolean {
    try {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      return true;
    } catch {
      return false;
    }
  }

  #poison(cause: unknown): void {
    this.#state = 'poisoned';
    this.#onPoisoned(cause);
  }
}

function cacheID(keyspace: number, key: string): string {
  return `${keyspace}/${key}`;
}

function prepare(database: DatabaseSync) {
  return {
    begin: database.prepare('BEGIN IMMEDIATE'),
    get: database.prepare('SELECT value, expires_at FROM entries WHERE keyspace = ? AND key = ?'),
    put: database.prepare(
      'INSERT INTO entries VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value, expires_at = excluded.expires_at',
    ),
    delete: database.prepare('DELETE FROM entries WHERE keyspace = ? AND key = ?'),
    keys: database.prepare(
      'SELECT key, octet_length(value) AS bytes, expires_at FROM entries WHERE keyspace = ? AND key >= ? AND (expires_at IS NULL OR expires_at > ?) ORDER BY key LIMIT ?',
    ),
    sweep: database.prepare(
      'DELETE FROM entries WHERE (keyspace, key) IN (SELECT keyspace, key FROM entries WHERE expires_at <= ? LIMIT ?)',
    ),
    drop: database.prepare(
      'DELETE FROM entries WHERE keyspace = ? AND key IN (SELECT key FROM entries WHERE keyspace = ? LIMIT ?) RETURNING key',
    ),
    sizes: database.prepare('SELECT keyspace, keys, bytes FROM sizes WHERE keyspace > ? ORDER BY keyspace LIMIT ?'),
    highest: database.prepare('SELECT max(keyspace) AS keyspace FROM entries'),
  };
}
