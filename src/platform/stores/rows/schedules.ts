import type { DueSchedule } from '../schedules.ts';
import { numberOf, type Row, textOf } from './columns.ts';
import { settingsOf } from './state.ts';

/** Reads a row of `schedules` with the columns of its app, and the time `now`. */
export function dueOf(row: Row): DueSchedule {
  return {
    id: numberOf(row, 'id'),
    app: { org: textOf(row, 'org'), project: textOf(row, 'project'), appID: textOf(row, 'app_id') },
    subdomain: textOf(row, 'subdomain'),
    entries: settingsOf(textOf(row, 'settings')).schedule ?? [],
    since: row.since === null ? null : numberOf(row, 'since'),
    dueAt: numberOf(row, 'due_at'),
    now: numberOf(row, 'now'),
  };
}
