import type { DueSchedule, Schedules } from '../schedules.ts';
import { numberOf, type Row, textOf } from './columns.ts';
import { all, counted, type Engine, keyOfRow } from './engine.ts';
import { settingsOf } from './state.ts';

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

/** Reads a row of `schedules` with the columns of its app, and the time `now`. */
function dueOf(row: Row): DueSchedule {
  return {
    id: numberOf(row, 'id'),
    app: keyOfRow(row),
    subdomain: textOf(row, 'subdomain'),
    entries: settingsOf(textOf(row, 'settings')).schedule ?? [],
    since: row.since === null ? null : numberOf(row, 'since'),
    dueAt: numberOf(row, 'due_at'),
    now: numberOf(row, 'now'),
  };
}
