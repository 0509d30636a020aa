import { type Act, type AuditEntry, BY_PLATFORM, ofApp } from '../audit.ts';
import type { AppStore, Restoration } from '../state.ts';
import { numberOf, type Row, textOf } from './columns.ts';
import { LEASE_ENDED } from './deployments.ts';
import { BY_KEY, type Engine, keyOf, type Tell, type ToldChange, type Work } from './engine.ts';
import { createOrganizationQuotas } from './organization-quotas.ts';
import { appOf, type StoredApp } from './records.ts';

export function createDeletions(engine: Engine): Pick<AppStore, 'delete' | 'restore' | 'expire'> {
  const quotas = createOrganizationQuotas(engine);
  // Locks the app, as every command does first, so that no deployment of it is queued meanwhile.
  const locked = engine.prepare(`SELECT *, :now AS now FROM apps WHERE ${BY_KEY} FOR NO KEY UPDATE`);
  // A claim may have locked the row: this waits for it, and then ends that lease.
  const end = engine.prepare(`UPDATE deployments SET status = 'cancelled', cancelled_by = $2, finished_at = :now,
    ${LEASE_ENDED} WHERE app = $1 AND finished_at IS NULL RETURNING deploy_id`);
  const mark = engine.prepare(`UPDATE apps SET deleted_at = now.ms, deleted_by = $2, ends_at = now.ms + $3
    FROM (SELECT :now AS ms) now WHERE id = $1 RETURNING *`);
  const unmark = engine.prepare(`UPDATE apps SET deleted_at = NULL, deleted_by = NULL, ends_at = NULL, updated_at = :now
    WHERE id = $1 RETURNING *`);
  const tokensOf = engine.prepare('SELECT token_hash FROM kvs_tables WHERE app = $1');
  // An app that another node deletes or deploys at this moment is left to it.
  const expired = engine.prepare(`SELECT a.* FROM apps a /* INDEXED BY apps_with_lifetime */
    WHERE a.lifetime_ms IS NOT NULL AND a.deleted_at IS NULL
    AND greatest(a.updated_at, coalesce((SELECT d.created_at FROM app_activity t JOIN deployments d ON d.seq = t.seq WHERE t.app = a.id), 0))
      + a.lifetime_ms <= :now
    AND NOT EXISTS (SELECT 1 FROM deployments o WHERE o.app = a.id AND o.finished_at IS NULL)
    ORDER BY a.id LIMIT $1 FOR NO KEY UPDATE OF a SKIP LOCKED`);

  const tablesChanged = function* (id: number): Work<readonly ToldChange[]> {
    return (yield* tokensOf(id)).rows.map((row) => ({ kind: 'table', tokenHash: textOf(row, 'token_hash') }));
  };
  /** Deletes apps that the transaction has locked, and records it. */
  const deleteRows = function* (
    rows: readonly Row[],
    act: Act,
    graceMs: number,
    tell: Tell,
  ): Work<readonly StoredApp[]> {
    const [apps, entries, changes]: [StoredApp[], AuditEntry[], ToldChange[]] = [[], [], []];
    for (const row of rows) {
      const id = numberOf(row, 'id');
      const cancelled = (yield* end(id, act.by)).rows.map((each) => textOf(each, 'deploy_id'));
      const [marked = {}] = (yield* mark(id, act.by, graceMs)).rows;
      const app = appOf(marked);
      apps.push(app);
      entries.push(ofApp(app, 'app.delete', cancelled.length > 0 ? { after: { cancelled } } : {}));
      changes.push(...(yield* tablesChanged(id)));
      changes.push(...cancelled.map((deployID) => ({ kind: 'ended', deployID }) as const));
      if (cancelled.length > 0) changes.push({ kind: 'jobs' });
      changes.push({ kind: 'site', subdomain: app.subdomain });
    }
    yield* engine.record(act, entries);
    yield* tell(changes);
    return apps;
  };

  return {
    delete: (key, act, graceMs) =>
      engine.write(function* (tell) {
        const [row] = (yield* locked(...keyOf(key))).rows;
        if (!row || row.deleted_at !== null) return row && appOf(row);
        return (yield* deleteRows([row], act, graceMs, tell))[0];
      }),
    restore: (key, act, bounds) =>
      engine.write<Restoration>(function* (tell) {
        yield* quotas.lock(key.org, bounds);
        const [row] = (yield* locked(...keyOf(key))).rows;
        if (!row) return { kind: 'no_app' };
        const before = appOf(row);
        if (!before.deletion) return { kind: 'not_deleted', app: before };
        if (before.deletion.endsAt <= numberOf(row, 'now')) return { kind: 'too_late', app: before };
        const id = numberOf(row, 'id');
        yield* quotas.checkApp(key.org, bounds, id);
        const [restored = {}] = (yield* unmark(id)).rows;
        const app = appOf(restored);
        const tables = yield* tablesChanged(id);
        yield* engine.record(act, [ofApp(key, 'app.restore')]);
        yield* tell([...tables, { kind: 'site', subdomain: app.subdomain }]);
        return { kind: 'restored', app };
      }),
    expire: (limit, graceMs) =>
      engine.write(function* (tell) {
        return yield* deleteRows((yield* expired(limit)).rows, BY_PLATFORM, graceMs, tell);
      }),
  };
}
