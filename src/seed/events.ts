import type { KvsTrouble } from '../api/kvs.ts';
import { formatDuration } from '../base/durations.ts';
import { assertNever, type SlipwayError } from '../base/errors.ts';

/** The events of a seeding, which reporters show. Times are in milliseconds. */
export type SeedEvent =
  /** Every entry is valid. Nothing was sent so far. */
  | { readonly type: 'checked'; readonly entries: number; readonly deletes: number }
  /** At most twice a second, and at the end of each part. */
  | {
      readonly type: 'progress';
      readonly part: 'write' | 'delete';
      readonly done: number;
      readonly total: number;
      readonly perSecond: number;
      /** The estimated rest. Undefined while there is no estimate. */
      readonly leftMs: number | undefined;
    }
  /** The service answered 429. All requests wait, and fewer run at once afterwards. */
  | { readonly type: 'throttled'; readonly waitMs: number; readonly atOnce: number }
  /** The first fault of each kind. The request is repeated. */
  | { readonly type: 'trouble'; readonly trouble: KvsTrouble }
  /** One key failed. The others go on. */
  | { readonly type: 'key-failed'; readonly error: SlipwayError };

export type SeedReporter = (event: SeedEvent) => void;

export interface SeedOutcome {
  readonly entries: number;
  readonly deletes: number;
  readonly written: number;
  readonly deleted: number;
  /** Keys that were not written or deleted as planned. */
  readonly failed: number;
  /** A seed file with the entries that were not written. Undefined if there are none. */
  readonly unwrittenFile: string | undefined;
  readonly dryRun: boolean;
  readonly ms: number;
  /** The reason if it did not succeed: `seed_failed`, or the error that stopped it (`unauthorized`, `interrupted`, …). */
  readonly error: SlipwayError | undefined;
}

/** Returns the line about an event, for the log of a workflow and for a terminal. */
export function eventText(event: Exclude<SeedEvent, { readonly type: 'key-failed' }>): string {
  switch (event.type) {
    case 'checked':
      return `${event.entries} to write, ${event.deletes} to delete`;
    case 'progress': {
      const { part, done, total, perSecond, leftMs } = event;
      const left = leftMs === undefined || done === total ? '' : `, ${formatDuration(leftMs)} left`;
      const rate = perSecond.toFixed(perSecond < 10 ? 1 : 0);
      return `${part === 'write' ? 'Written' : 'Deleted'} ${done} of ${total} (${rate} a second${left})`;
    }
    case 'throttled':
      return `Rate limit: waiting ${formatDuration(event.waitMs)}, then at most ${event.atOnce} at once`;
    case 'trouble': {
      const { operation, status } = event.trouble;
      return `A ${operation} ${status === undefined ? 'had no answer' : `was answered ${status}`}; it is repeated`;
    }
    default:
      return assertNever(event);
  }
}

export function outcomeText({ entries, deletes, written, deleted, dryRun, ms }: SeedOutcome): string {
  if (dryRun) return `Dry run: ${entries} would be written, ${deletes} deleted`;
  return `${written} written, ${deleted} deleted in ${formatDuration(ms)}`;
}
