import { numberOf, type Row, textOf } from '../rows/columns.ts';
import { type Deleted, publishDeleted } from '../rows/deletions.ts';
import { appOf } from '../rows/state.ts';
import type { AppStore } from '../state.ts';
import { appFinder, type StateParts } from './apps.ts';

export function createDeletions({
  database,
  commands,
  changes,
  clock,
}: Pick<StateParts, 'database' | 'commands' | 'changes' | 'clock'>): Pick<AppStore, 'delete' | 'restore' | 'expire'> {
  const find = appFinder(database, true);
  const end = database.prepare(`UPDATE deployments SET status = 'cancelled', cancelled_by = ?, finished_at = ?,
    lease_node = NULL, lease_until = NULL, stored_release = NULL, env = NULL WHERE app = ? AND finished_at IS NULL RETURNING deploy_id`);
  const mark = database.prepare('UPDATE apps SET deleted_at = ?, deleted_by = ?, ends_at = ? WHERE id = ? RETURNING *');
  const unmark = database.prepare(`UPDATE apps SET deleted_at = NULL, deleted_by = NULL, ends_at = NULL, updated_at = ?
    WHERE id = ? RETURNING *`);
  const tokensOf = database.prepare('SELECT token_hash FROM kvs_tables WHERE app = ?');
  const expired = database.prepare(`SELECT a.* FROM apps a INDEXED BY apps_with_lifetime
    LEFT JOIN app_activity t ON t.app = a.id LEFT JOIN deployments d ON d.seq = t.seq
    WHERE a.lifetime_ms IS NOT NULL AND a.deleted_at IS NULL
    AND max(a.updated_at, coalesce(d.created_at, 0)) + a.lifetime_ms <= ?
    AND NOT EXISTS (SELECT 1 FROM deployments o WHERE o.app = a.id AND o.finished_at IS NULL) LIMIT ?`);

  const tokens = (id: number) => tokensOf.all(id).map((row) => textOf(row, 'token_hash'));
  /** Call it in a transaction. */
  const deleteRow = (row: Row, by: string | null, graceMs: number): Deleted => {
    const [id, now] = [numberOf(row, 'id'), clock.now()];
    const deployments = end.all(by, now, id).map((each) => textOf(each, 'deploy_id'));
    return { app: appOf(mark.get(now, by, now + graceMs, id) ?? {}), deployments, tokens: tokens(id) };
  };

  return {
    async delete(key, by, graceMs) {
      const done = await commands.write(() => {
        const row = find(key);
        if (!row) return undefined;
        return row.deleted_at === null ? { deleted: deleteRow(row, by, graceMs) } : { before: appOf(row) };
      });
      if (done?.deleted) publishDeleted([done.deleted], changes.publish);
      return done?.deleted?.app ?? done?.before;
    },
    async restore(key) {
      const done = await commands.write(() => {
        const row = find(key);
        if (!row) return { kind: 'no_app', tokens: [] } as const;
        const app = appOf(row);
        if (app.deletion === null) return { kind: 'not_deleted', app, tokens: [] } as const;
        if (app.deletion.endsAt <= clock.now()) return { kind: 'too_late', app, tokens: [] } as const;
        const id = numberOf(row, 'id');
        const restored = appOf(unmark.get(clock.now(), id) ?? {});
        return { kind: 'restored', app: restored, tokens: tokens(id) } as const;
      });
      const { tokens: changed, ...result } = done;
      for (const tokenHash of changed) changes.publish({ kind: 'table', tokenHash });
      if (result.kind === 'restored') changes.publish({ kind: 'site', subdomain: result.app.subdomain });
      return result;
    },
    async expire(limit, graceMs) {
      const deleted = await commands.write(() =>
        expired.all(clock.now(), limit).map((row) => deleteRow(row, null, graceMs)),
      );
      publishDeleted(deleted, changes.publish);
      return deleted.map(({ app }) => app);
    },
  };
}
