import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../../../base/clock.ts';
import { dueOf } from '../rows/schedules.ts';
import type { Schedules } from '../schedules.ts';
import type { Commands } from './commands.ts';

export function createLocalSchedules(database: DatabaseSync, commands: Commands, clock: Pick<Clock, 'now'>): Schedules {
  const due = database.prepare(`SELECT s.*, ? AS now, a.org, a.project, a.app_id, a.subdomain, a.settings
    FROM schedules s JOIN apps a ON a.id = s.app
    WHERE s.due_at <= ? AND a.deleted_at IS NULL AND a.live_release IS NOT NULL ORDER BY s.due_at LIMIT ?`);
  const take = database.prepare(
    'UPDATE schedules SET since = ?, due_at = ? WHERE id = ? AND due_at = ? AND since IS ?',
  );
  return {
    due: (limit) =>
      commands.read(() => {
        const now = clock.now();
        return due.all(now, now, limit).map(dueOf);
      }),
    take: ({ id, now, dueAt, since }, next) => commands.read(() => take.run(now, next, id, dueAt, since).changes === 1),
  };
}
