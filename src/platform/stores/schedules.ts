import type { ScheduleEntry } from '../../contract/schedule.ts';
import type { AppKey } from '../shared/types.ts';

/**
 * The port for the times at which apps are called. An app has a row here as long as its settings have a schedule: the database sees to
 * that whenever the settings change.
 *
 * Each method is one atomic command, also if two processes call it at once. Each one rejects with `StoreUnavailable` if the store cannot
 * be read or written; then nothing was changed.
 */
export interface Schedules {
  /** Lists apps whose next time has come, the one that waits longest first. Deleted ones and those without a live release are left out. */
  due(limit: number): Promise<readonly DueSchedule[]>;
  /**
   * Takes the times of an app up to `due.now`, and sets the next one. False: another node has taken them, or the schedule has
   * changed. Of several calls for one time, one gets true. `next`: null if no time ever comes.
   */
  take(due: DueSchedule, next: number | null): Promise<boolean>;
}

/** Times are milliseconds since the Unix epoch. */
export interface DueSchedule {
  /** Another one after each change of the schedule. */
  readonly id: number;
  readonly app: AppKey;
  readonly subdomain: string;
  readonly entries: readonly ScheduleEntry[];
  /** The times up to then were taken. Null: the schedule is new, and no time of it has come. */
  readonly since: number | null;
  /** What the row said of its next time. */
  readonly dueAt: number;
  /** By the clock of the store. */
  readonly now: number;
}
