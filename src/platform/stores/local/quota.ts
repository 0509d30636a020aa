import type { Clock } from '../../../base/clock.ts';
import type { Quota } from '../quota.ts';

const MINUTE = 60_000;

/**
 * Counts requests of one process in memory. A restart opens new windows. All handles share it. It uses the monotonic
 * clock, so that setting the machine's clock does not change a window. It checks and counts synchronously, so it is exact.
 */
export function createLocalQuota(clock: Pick<Clock, 'monotonic'>): Quota {
  let minute = -1;
  // Only the counts of this minute. They are dropped when it ends, so idle windows take no memory.
  let counts = new Map<string, { value: number }>();
  const countOf = (name: string) => {
    let count = counts.get(name);
    if (!count) {
      count = { value: 0 };
      counts.set(name, count);
    }
    return count;
  };
  return {
    take(windows) {
      const now = clock.monotonic();
      const current = Math.floor(now / MINUTE);
      if (current !== minute) {
        minute = current;
        counts = new Map();
      }
      for (const { name, most } of windows) {
        if ((counts.get(name)?.value ?? 0) >= most) return Math.ceil((MINUTE - (now % MINUTE)) / 1_000);
      }
      for (const { name } of windows) countOf(name).value += 1;
      return 0;
    },
  };
}
