import type { Clock } from '../../base/clock.ts';
import type { Log } from '../../base/log.ts';
import { monthOf, overWords } from '../../contract/quotas.ts';
import type { Quotas } from '../shared/quotas.ts';
import type { UsageStore } from '../stores/usage.ts';

/** Milliseconds after which a node reads again what an organization has used. */
const READ_EVERY = 15_000;
/** Organizations whose use is in memory. */
const KNOWN_MOST = 10_000;

interface MonthlyParts {
  readonly usage: Pick<UsageStore, 'used'>;
  readonly quotas: Pick<Quotas, 'of'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Log;
}

/** What is refused: `message` has the numbers. */
export interface OverMonth {
  readonly message: string;
  /** Until the next month begins. */
  readonly seconds: number;
}

interface Known {
  readonly start: number;
  used: number;
  /** False until the first reading has ended. */
  isRead: boolean;
  readAt: number;
  reading: Promise<void> | undefined;
}

export type MonthlyRequests = ReturnType<typeof createMonthlyRequests>;

/**
 * Counts requests against `kvsRequestsPerMonth`: those of this node, and reads now and then what all nodes have stored of theirs. Usage is stored every eight seconds. So
 * a platform of one node admits no request too many, and in a cluster others of the last half minute may come on top. While the store is
 * away, what is known counts: the key-value store does not depend on it.
 */
export function createMonthlyRequests({ usage, quotas, clock, log }: MonthlyParts) {
  const organizations = new Map<string, Known>();
  const read = async (org: string, known: Known) => {
    known.readAt = clock.now();
    try {
      const { kvsRequestsPerMonth = 0 } = await usage.used(org, known.start, ['kvsRequestsPerMonth']);
      // What this node has counted may not be stored yet.
      known.used = Math.max(known.used, kvsRequestsPerMonth);
    } catch (error) {
      log('warn', 'kvs_quota_not_read', { org, reason: String(error) });
    } finally {
      known.isRead = true;
      known.reading = undefined;
    }
  };
  const knownOf = (org: string, start: number): Known => {
    const known = organizations.get(org);
    if (known?.start === start) return known;
    if (organizations.size >= KNOWN_MOST) organizations.clear();
    const made: Known = { start, used: 0, isRead: false, readAt: Number.NEGATIVE_INFINITY, reading: undefined };
    organizations.set(org, made);
    return made;
  };
  const count = (org: string, known: Known, quota: number): OverMonth | undefined => {
    if (known.used < quota) {
      known.used += 1;
      return undefined;
    }
    const now = clock.now();
    const { end: until } = monthOf(now);
    const message = overWords({ org, name: 'kvsRequestsPerMonth', used: known.used, quota, until });
    return { message, seconds: Math.max(1, Math.ceil((until - now) / 1_000)) };
  };
  return {
    /** Counts a request of an organization, or says why it is refused. Synchronous if this node knows the use. Never rejects. */
    take(org: string): OverMonth | undefined | Promise<OverMonth | undefined> {
      const quota = quotas.of(org, 'kvsRequestsPerMonth');
      if (quota === undefined) return undefined;
      const now = clock.now();
      const known = knownOf(org, monthOf(now).start);
      if (Math.abs(now - known.readAt) >= READ_EVERY) known.reading ??= read(org, known);
      const counted = () => count(org, known, quota);
      return known.isRead || !known.reading ? counted() : known.reading.then(counted);
    },
  };
}
