import type { KvsTrouble } from '../api/kvs.ts';
import type { SlipwayError } from '../base/errors.ts';

/** The events of a seeding. Reporters show them. Times in milliseconds. */
export type SeedEvent =
  /** Every entry keeps the rules; nothing was sent so far. */
  | { readonly type: 'checked'; readonly entries: number; readonly deletes: number }
  /** At most twice a second, and at the end of each part. */
  | {
      readonly type: 'progress';
      readonly part: 'write' | 'delete';
      readonly done: number;
      readonly total: number;
      readonly perSecond: number;
      /** Undefined while it cannot be estimated. */
      readonly leftMs: number | undefined;
    }
  /** 429: all wait, and fewer go on at once. */
  | { readonly type: 'throttled'; readonly waitMs: number; readonly atOnce: number }
  /** The first fault of each kind; it is being repeated. */
  | { readonly type: 'trouble'; readonly trouble: KvsTrouble }
  /** One key was given up; the others go on. */
  | { readonly type: 'key-failed'; readonly error: SlipwayError };

export type SeedReporter = (event: SeedEvent) => void;

export interface SeedOutcome {
  readonly entries: number;
  readonly deletes: number;
  readonly written: number;
  readonly deleted: number;
  /** Keys that were to be written or deleted and were not. */
  readonly failed: number;
  /** A file of the entries that were not written, to be seeded next; undefined if there are none. */
  readonly unwrittenFile: string | undefined;
  readonly dryRun: boolean;
  readonly ms: number;
  /** Why it did not succeed: `seed_failed`, or what stopped it (`unauthorized`, `interrupted`, …). */
  readonly error: SlipwayError | undefined;
}
