/**
 * What the outboxes of the stores have in common: the purges of a CDN (`cdn.ts`), and the changes of DNS records (`dns.ts`).
 *
 * The store itself adds an item in the transaction of the change that another service has to hear of. So none is lost, and none is
 * made for a change that did not happen. It does so only while the service is in use. A node claims items for `CLAIM_MS`, and settles
 * them. Those whose node died are due again after that time.
 *
 * Each method is one atomic command, also if two processes call it at once. Each one rejects with `StoreUnavailable` if the store
 * cannot be read or written; then nothing was changed.
 */
export interface Outbox {
  /** Says that the service is in use. From now on, and for `USED_MS`, items are added. */
  use(): Promise<void>;
  /** Returns how many items were not accepted once, and when the first of them was added. */
  waiting(): Promise<Waiting>;
}

/** Milliseconds after `use` in which items are added. */
export const USED_MS = 24 * 3_600_000;
/** Milliseconds of a claim. It is longer than any attempt. */
export const CLAIM_MS = 30_000;

export interface Waiting {
  readonly count: number;
  /** Null: none waits. */
  readonly oldestAt: number | null;
}

/** Returns the seconds since the oldest item was added. Null: none waits. */
export function ageOf({ oldestAt }: Waiting, now: number): number | null {
  return oldestAt === null ? null : Math.max(0, now - oldestAt) / 1_000;
}
