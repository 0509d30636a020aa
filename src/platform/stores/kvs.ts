/**
 * What the data plane asks of storage. One conformance suite (test/contract-suites/kvs-engine.ts) holds every
 * engine to it. A keyspace is one table of one app environment; engines know nothing of tokens or quotas.
 */
export interface KvsEngine extends AsyncDisposable {
  /** The entry, unless it expired at or before `now` (milliseconds since the Unix epoch). Sees every acknowledged write. */
  get(keyspace: number, key: string, now: number): KvsEntry | undefined | Promise<KvsEntry | undefined>;
  /** Resolves once the entry is durable, never before. Rejects with `StoreUnavailable` where it may not be. */
  put(keyspace: number, key: string, entry: KvsEntry): Promise<void>;
  /** Resolves once the removal is durable, whether there was an entry or not. */
  delete(keyspace: number, key: string): Promise<void>;
  /** Removes at most `most` entries that expired by `now`; resolves with how many. */
  sweep(now: number, most: number): Promise<number>;
  /** Removes every entry of a keyspace, durably. */
  drop(keyspace: number): Promise<void>;
  /** The highest keyspace that has entries, or 0. Reads a single row. */
  highestKeyspace(): Promise<number>;
  /** The identity that `setIdentity` stored. Undefined in a new store, or in one from before identities existed. */
  identity(): Promise<string | undefined>;
  /** Stores, once and durably, which `platform.db` the entries belong to. */
  setIdentity(identity: string): Promise<void>;
  /** Writes a copy of one moment's entries to a file that is not there yet, where the engine keeps a file. */
  copyTo?(path: string): void;
  close(): Promise<void>;
}

export interface KvsEntry {
  /** JSON text, as it was put. */
  readonly value: string;
  /** Milliseconds since the Unix epoch; null: never. */
  readonly expiresAt: number | null;
}
