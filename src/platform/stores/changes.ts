import type { Release } from './rows/records.ts';

/**
 * The port for notifications of changes by other parts of the platform, or by other nodes. Caches and waiting loops
 * listen to it. A change carries no data, so a listener reads the state again. Delivery is at most once. After a gap in
 * the connection, listeners get `unknown`.
 */
export interface Changes {
  /** Calls `listener` after each change that this or another handle has committed. Disposing stops the calls. */
  subscribe(listener: (change: Change) => void): Disposable;
}

export type Change =
  /** The release, the settings or the kept releases of a site have changed, or the variables or tables of its app. */
  | { readonly kind: 'site'; readonly subdomain: string }
  /** An app got a custom domain, or has it no longer. */
  | { readonly kind: 'domain'; readonly domain: string }
  /** A deployment was queued or has ended, so a claim may succeed. */
  | { readonly kind: 'jobs' }
  /** Somebody ended this deployment while it was under way, so its node stops its build. */
  | { readonly kind: 'ended'; readonly deployID: string }
  /** A table was created or deleted, or credentials were. `tokenHash` and `accessKeyID` name the cached entry that is out of date. */
  | { readonly kind: 'table'; readonly tokenHash: string }
  | { readonly kind: 'role'; readonly accessKeyID: string }
  /**
   * A release was stored and goes live soon, so caches may fetch it. It is sent once. A listener that misses it only loses
   * time. Engines on one machine do not send it.
   */
  | { readonly kind: 'coming'; readonly subdomain: string; readonly release: Release }
  /** Changes may have been missed: drop every cache. */
  | { readonly kind: 'unknown' };
