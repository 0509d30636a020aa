import { formatDuration } from '../base/durations.ts';
import type { SeedEvent, SeedOutcome } from './events.ts';

/** The texts of a seeding, the same in a workflow's log and in a terminal. */

type EventOf<T extends SeedEvent['type']> = Extract<SeedEvent, { readonly type: T }>;

/** `Written 1200 of 10000 (98 a second, 1m 30s left)`. */
export function progressText({ part, done, total, perSecond, leftMs }: EventOf<'progress'>): string {
  const left = leftMs === undefined || done === total ? '' : `, ${formatDuration(leftMs)} left`;
  const rate = perSecond.toFixed(perSecond < 10 ? 1 : 0);
  return `${part === 'write' ? 'Written' : 'Deleted'} ${done} of ${total} (${rate} a second${left})`;
}

export function throttledText({ waitMs, atOnce }: EventOf<'throttled'>): string {
  return `Rate limit: waiting ${formatDuration(waitMs)}, then at most ${atOnce} at once`;
}

export function troubleText({ trouble }: EventOf<'trouble'>): string {
  const what = trouble.status === undefined ? 'had no answer' : `was answered ${trouble.status}`;
  return `A ${trouble.operation} ${what}; it is repeated`;
}

export function outcomeText({ entries, deletes, written, deleted, dryRun, ms }: SeedOutcome): string {
  if (dryRun) return `Dry run: ${entries} would be written, ${deletes} deleted`;
  return `${written} written, ${deleted} deleted in ${formatDuration(ms)}`;
}
