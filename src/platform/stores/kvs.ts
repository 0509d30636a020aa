/**
 * The port for the entries of the key-value store (spec 2.4 and 3.3). A keyspace is one table of one app environment;
 * engines know nothing of tokens or quotas.
 */
export interface KvsEngine extends AsyncDisposable {
  /**
   * The entry, unless it expired at or before `now` (milliseconds since the Unix epoch). Sees every acknowledged write.
   * Throws or rejects with `StoreUnavailable` if it cannot be read.
   */
  get(keyspace: number, key: string, now: number): KvsEntry | undefined | Promise<KvsEntry | undefined>;
  /** Resolves once the entry is durable, never before. Rejects with `StoreUnavailable` if it may not be. */
  put(keyspace: number, key: string, entry: KvsEntry): Promise<void>;
  /** Resolves once the removal is durable, whether there was an entry or not. */
  delete(keyspace: number, key: string): Promise<void>;
  /** Removes at most `most` entries that expired by `now`; resolves with how many. */
  sweep(now: number, most: number): Promise<number>;
  /** Removes every entry of a keyspace, durably. Writes to it that were called before are removed too. */
  drop(keyspace: number): Promise<void>;
  /** Ends the use of this handle. May be called again. What is called afterwards is refused with `StoreUnavailable`. */
  close(): Promise<void>;
}

export interface KvsEntry {
  /** JSON text, as it was put. */
  readonly value: string;
  /** Milliseconds since the Unix epoch; null: never. */
  readonly expiresAt: number | null;
}
