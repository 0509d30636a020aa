import { hash } from 'node:crypto';
import { BoundedMap } from '../../base/bounded-map.ts';
import type { Clock } from '../../base/clock.ts';
import type { Quota } from '../stores/quota.ts';

/** Identities whose buckets are remembered at once. */
const REMEMBERED = 10_000;

/** Counts one request of an identity. Returns 0 if it is allowed, else the seconds to wait. */
export type RateLimit = (identity: string) => number | Promise<number>;

/** Creates a rate limit that holds over all nodes: `perMinute` requests of an identity in each minute. Zero: unlimited. */
export function createSharedRateLimit(perMinute: number, quota: Quota): RateLimit {
  if (perMinute === 0) return () => 0;
  // A hash, because an address may be longer than a name should be.
  return (identity) => quota.take([{ name: `control/${hash('sha256', identity)}`, most: perMinute }]);
}

/** Creates a rate limit of this process with one token bucket per identity: `perMinute` requests, refilled evenly. Zero: unlimited. */
export function createRateLimit(perMinute: number, clock: Pick<Clock, 'monotonic'>): (identity: string) => number {
  if (perMinute === 0) return () => 0;
  const perMs = perMinute / 60_000;
  const buckets = new BoundedMap<string, { left: number; at: number }>(REMEMBERED);
  return (identity) => {
    const now = clock.monotonic();
    const bucket = buckets.get(identity) ?? { left: perMinute, at: now };
    bucket.left = Math.min(perMinute, bucket.left + (now - bucket.at) * perMs);
    bucket.at = now;
    // Insert it again, so that the first bucket of the map is the least recently used one, which can be forgotten.
    buckets.delete(identity);
    buckets.set(identity, bucket);
    if (bucket.left < 1) return Math.max(1, Math.ceil((1 - bucket.left) / perMs / 1_000));
    bucket.left -= 1;
    return 0;
  };
}
