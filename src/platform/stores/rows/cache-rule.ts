/** The assumptions that a cache of blobs may make of a key. */
export interface CacheRule {
  /** The SHA-256 of all blobs of this key, hex. Without it, any blob that ever had the key may be served. */
  readonly sha256?: string | undefined;
  /** Milliseconds for which the cache may say that a blob does not exist, although it was stored meanwhile. Default 0. */
  readonly missingMs?: number | undefined;
}
