import type { Clock } from '../../../../base/clock.ts';
import { dueOf } from '../../rows/schedules.ts';
import type { Schedules } from '../../schedules.ts';
import type { Database } from '../database/database.ts';

const DUE = `SELECT s.*, clock.now, a.org, a.project, a.app_id, a.subdomain, a.settings
  FROM (SELECT coalesce($1::bigint, slipway_now()) AS now) clock, schedules s JOIN apps a ON a.id = s.app
  WHERE s.due_at <= clock.now AND a.deleted_at IS NULL AND a.live_release IS NOT NULL ORDER BY s.due_at LIMIT $2`;
const TAKE = `UPDATE schedules SET since = $1, due_at = $2
  WHERE id = $3 AND due_at = $4 AND since IS NOT DISTINCT FROM $5::bigint`;

export function createClusterSchedules(database: Database, clock: Pick<Clock, 'now'> | undefined): Schedules {
  return {
    due: async (limit) => (await database.query(DUE, [clock?.now() ?? null, limit])).rows.map(dueOf),
    take: async ({ id, now, dueAt, since }, next) =>
      (await database.query(TAKE, [now, next, id, dueAt, since])).count === 1,
  };
}
