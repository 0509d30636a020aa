/**
 * The port for the entries of the key-value store (spec 2.4 and 3.3). A keyspace is one table of one app environment.
 * Engines do not deal with tokens or quotas. Entries expire by the clock of the engine, which is the same one for all nodes:
 * in a cluster, that of the database.
 *
 * `get`, `put` and `delete` may fail with `KeyspaceGone`, if the engine knows that the table was deleted.
 */
export interface KvsEngine extends AsyncDisposable {
  /** Returns the entry, unless it has expired. Sees every acknowledged write. Throws or rejects with `StoreUnavailable` if it cannot be read. */
  get(keyspace: number, key: string): KvsEntry | undefined | Promise<KvsEntry | undefined>;
  /** Stores an entry. Resolves once it is durable. Rejects with `StoreUnavailable` if it may not be durable. */
  put(keyspace: number, key: string, entry: PutEntry): Promise<void>;
  /** Removes an entry if there is one. Resolves once the removal is durable. */
  delete(keyspace: number, key: string): Promise<void>;
  /**
   * Lists entries in the order of their keys' UTF-8 bytes, without those that have expired: at most `limit` of those whose key
   * begins with `prefix` and comes after `after`. Rejects with `StoreUnavailable` if they cannot be read.
   */
  keys(keyspace: number, range: KeyRange): Promise<readonly KvsKey[]>;
  /** Removes at most `most` entries that have expired. Resolves with their number. */
  sweep(most: number): Promise<number>;
  /** Removes every entry of a keyspace durably, also those of earlier writes that have not resolved yet. */
  drop(keyspace: number): Promise<void>;
  /**
   * Returns the sizes of the keyspaces that have entries, in ascending order: the first `limit` above `after`. Entries that have
   * expired count until they are swept.
   */
  sizes(after: number, limit: number): Promise<readonly KeyspaceSize[]>;
  /** Rejects with `StoreUnavailable` if entries cannot be read, or if puts fail because the store has no room. */
  check(): Promise<void>;
  /** Ends the use of this handle. May be called again. Later calls of other methods fail with `StoreUnavailable`. */
  close(): Promise<void>;
}

/** A part of the keys of a keyspace. Texts without lone surrogates. */
export interface KeyRange {
  /** Empty: all keys. */
  readonly prefix: string;
  readonly after?: string | undefined;
  readonly limit: number;
}

/** An entry without its value. */
export interface KvsKey extends Pick<KvsEntry, 'expiresAt'> {
  readonly key: string;
  /** The bytes of the value in UTF-8. */
  readonly bytes: number;
}

/** The entries of a keyspace, and the bytes of their keys and values in UTF-8. */
export interface KeyspaceSize {
  readonly keyspace: number;
  readonly keys: number;
  readonly bytes: number;
}

/** The table of the keyspace was deleted, maybe by another process. Nothing was stored, and its entries cannot be read. */
export class KeyspaceGone extends Error {
  override readonly name = 'KeyspaceGone';
  constructor() {
    super('the table was deleted');
  }
}

export interface PutEntry {
  /** JSON text. */
  readonly value: string;
  /** Milliseconds from the put until the entry expires. Undefined: it never does. */
  readonly ttlMs?: number | undefined;
}

export interface KvsEntry {
  /** The JSON text of the put, unchanged. */
  readonly value: string;
  /** Null: never. */
  readonly expiresAt: number | null;
}
