import { numberOf, numberOrNull, shape, textOf } from './rows/columns.ts';
import { all, counted, type Engine, keyOfRow } from './rows/engine.ts';
import { settingsOf } from './rows/records.ts';

/** The port for the times at which apps are called. The database keeps a row here for each app whose settings have a schedule. */
export interface Schedules {
  /** Lists apps whose next time has come, the one that waits longest first. Deleted ones and those without a live release are left out. */
  due(limit: number): Promise<readonly DueSchedule[]>;
  /**
   * Takes the times of an app up to `due.now`, and sets the next one. False: another node has taken them, or the schedule has
   * changed. Of several calls for one time, one gets true. `next`: null if no time ever comes.
   */
  take(due: DueSchedule, next: number | null): Promise<boolean>;
}

const dueOf = shape({
  /** Another one after each change of the schedule. */
  id: numberOf,
  app: keyOfRow,
  subdomain: textOf,
  entries: (row) => settingsOf(row).schedule ?? [],
  /** The times up to then were taken. Null: the schedule is new, and no time of it has come. */
  since: numberOrNull,
  /** What the row said of its next time. */
  dueAt: numberOf,
  /** By the clock of the store. */
  now: numberOf,
});
export type DueSchedule = ReturnType<typeof dueOf>;

export function createSchedules(engine: Engine): Schedules {
  const due = engine.prepare(`SELECT s.*, clock.now, a.org, a.project, a.app_id, a.subdomain, a.settings
    FROM (SELECT :now AS now) clock, schedules s JOIN apps a ON a.id = s.app
    WHERE s.due_at <= clock.now AND a.deleted_at IS NULL AND a.live_release IS NOT NULL ORDER BY s.due_at LIMIT $1`);
  const take = engine.prepare(`UPDATE schedules SET since = $1, due_at = $2
    WHERE id = $3 AND due_at = $4 AND since IS NOT DISTINCT FROM $5::bigint`);
  return {
    due: (limit) => all(engine, due(limit), dueOf),
    take: async ({ id, now, dueAt, since }, next) => (await counted(engine, take(now, next, id, dueAt, since))) === 1,
  };
}
