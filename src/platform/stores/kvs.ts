/**
 * The port for the entries of the key-value store (spec 2.4 and 3.3). A keyspace is one table of one app environment.
 * Engines do not deal with tokens or quotas.
 *
 * `get`, `put` and `delete` may fail with `KeyspaceGone`, if the engine knows that the table was deleted.
 */
export interface KvsEngine extends AsyncDisposable {
  /**
   * Returns the entry, unless it expired at or before `now` (milliseconds since the Unix epoch). Sees every acknowledged
   * write. Throws or rejects with `StoreUnavailable` if the entry cannot be read.
   */
  get(keyspace: number, key: string, now: number): KvsEntry | undefined | Promise<KvsEntry | undefined>;
  /** Stores an entry. Resolves once it is durable. Rejects with `StoreUnavailable` if it may not be durable. */
  put(keyspace: number, key: string, entry: KvsEntry): Promise<void>;
  /** Removes an entry if there is one. Resolves once the removal is durable. */
  delete(keyspace: number, key: string): Promise<void>;
  /** Removes at most `most` entries that expired by `now`. Resolves with their number. */
  sweep(now: number, most: number): Promise<number>;
  /** Removes every entry of a keyspace durably, also those of earlier writes that have not resolved yet. */
  drop(keyspace: number): Promise<void>;
  /**
   * Returns the sizes of the keyspaces that have entries, in ascending order: the first `limit` above `after`. Entries that
   * have expired count until they are swept.
   */
  sizes(after: number, limit: number): Promise<readonly KeyspaceSize[]>;
  /** Ends the use of this handle. May be called again. Later calls of other methods fail with `StoreUnavailable`. */
  close(): Promise<void>;
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

export interface KvsEntry {
  /** The JSON text of the put, unchanged. */
  readonly value: string;
  /** Milliseconds since the Unix epoch; null: never. */
  readonly expiresAt: number | null;
}
