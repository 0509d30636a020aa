/**
 * The port for news about what other parts of the platform, or other nodes, have changed. Caches and waiting loops listen
 * to it; it carries no data, so a listener reads the state again. Delivery is at most once. After a gap in the
 * connection comes `unknown`.
 */
export interface Changes {
  /** Calls `listener` after each change that this or another handle has committed. Disposing stops it. */
  subscribe(listener: (change: Change) => void): Disposable;
}

export type Change =
  /** The release, the settings or the kept releases of a site have changed. */
  | { readonly kind: 'site'; readonly subdomain: string }
  /** A deployment was queued or has ended: something can perhaps be claimed. */
  | { readonly kind: 'jobs' }
  /** A table was created or deleted, or credentials were: `tokenHash` and `accessKeyID` name the entry that is out of date. */
  | { readonly kind: 'table'; readonly tokenHash: string }
  | { readonly kind: 'role'; readonly accessKeyID: string }
  /** Changes may have been missed: drop every cache. */
  | { readonly kind: 'unknown' };
