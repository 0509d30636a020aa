import { type Act, BY_PLATFORM, ofApp } from '../audit.ts';
import { appDeleted } from '../rows/audit.ts';
import { numberOf, type Row, textOf } from '../rows/columns.ts';
import { type Deleted, publishDeleted } from '../rows/deletions.ts';
import { createOrganizationQuotas } from '../rows/organization-quotas.ts';
import { appOf } from '../rows/state.ts';
import type { AppStore } from '../state.ts';
import { appFinder, type StateParts } from './apps.ts';
import { createRecorder } from './audit.ts';
import { createLocalEngine, ran } from './engine.ts';

export function createDeletions({
  database,
  commands,
  changes,
  clock,
}: Pick<StateParts, 'database' | 'commands' | 'changes' | 'clock'>): Pick<AppStore, 'delete' | 'restore' | 'expire'> {
  const find = appFinder(database, true);
  const record = createRecorder(database, clock);
  const quotas = createOrganizationQuotas(createLocalEngine(database));
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
  const deleteRow = (row: Row, act: Act, graceMs: number): Deleted => {
    const [id, now] = [numberOf(row, 'id'), clock.now()];
    const deployments = end.all(act.by, now, id).map((each) => textOf(each, 'deploy_id'));
    const app = appOf(mark.get(now, act.by, now + graceMs, id) ?? {});
    record(act, [appDeleted(app, deployments)]);
    return { app, deployments, tokens: tokens(id) };
  };

  return {
    async delete(key, act, graceMs) {
      const done = await commands.write(() => {
        const row = find(key);
        if (!row) return undefined;
        return row.deleted_at === null ? { deleted: deleteRow(row, act, graceMs) } : { before: appOf(row) };
      });
      if (done?.deleted) publishDeleted([done.deleted], changes.publish);
      return done?.deleted?.app ?? done?.before;
    },
    async restore(key, act, bounds) {
      const done = await commands.write(() => {
        const row = find(key);
        if (!row) return { kind: 'no_app', tokens: [] } as const;
        const app = appOf(row);
        if (app.deletion === null) return { kind: 'not_deleted', app, tokens: [] } as const;
        if (app.deletion.endsAt <= clock.now()) return { kind: 'too_late', app, tokens: [] } as const;
        const id = numberOf(row, 'id');
        ran(quotas.checkApp(key.org, bounds, id));
        const restored = appOf(unmark.get(clock.now(), id) ?? {});
        record(act, [ofApp(key, 'app.restore')]);
        return { kind: 'restored', app: restored, tokens: tokens(id) } as const;
      });
      const { tokens: changed, ...result } = done;
      for (const tokenHash of changed) changes.publish({ kind: 'table', tokenHash });
      if (result.kind === 'restored') changes.publish({ kind: 'site', subdomain: result.app.subdomain });
      return result;
    },
    async expire(limit, graceMs) {
      const deleted = await commands.write(() =>
        expired.all(clock.now(), limit).map((row) => deleteRow(row, BY_PLATFORM, graceMs)),
      );
      publishDeleted(deleted, changes.publish);
      return deleted.map(({ app }) => app);
    },
  };
}
