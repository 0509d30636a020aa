import type { Clock } from '../../../base/clock.ts';
import type { Quota } from '../quota.ts';

const MINUTE = 60_000;

/**
 * Quotas of one process, in memory; a restart opens new windows. All handles share it. `monotonic` is the clock, so that
 * setting the machine's clock does not change a window. Exact, since nothing waits between the look and the count.
 */
export function createLocalQuota(clock: Pick<Clock, 'monotonic'>): Quota {
  let minute = -1;
  // The counts of this minute alone: those of idle windows go when it ends.
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
