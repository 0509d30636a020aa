import { type Act, BY_PLATFORM, ofApp } from '../../audit.ts';
import { appDeleted } from '../../rows/audit.ts';
import { numberOf, type Row, textOf } from '../../rows/columns.ts';
import { type Deleted, publishDeleted } from '../../rows/deletions.ts';
import { createOrganizationQuotas } from '../../rows/organization-quotas.ts';
import { appOf } from '../../rows/state.ts';
import type { AppStore, Restoration } from '../../state.ts';
import type { Statements } from '../database/database.ts';
import { createClusterEngine, ran } from '../database/engine.ts';
import { BY_KEY, type ClusterParts, found, keyOf, NOTIFY_JOBS } from '../database/parts.ts';
import { record } from './audit.ts';

// Locks the app, as every command does first, so that no deployment of it is queued meanwhile.
const LOCK = `SELECT * FROM apps WHERE ${BY_KEY} FOR NO KEY UPDATE`;
const NOW = (index: number) => `coalesce($${index}::bigint, slipway_now())`;
// A claim may have locked the row: this waits for it, and then ends that lease.
const END = `UPDATE deployments SET status = 'cancelled', ready = false, cancelled_by = $2, finished_at = ${NOW(3)},
    lease_node = NULL, lease_until = NULL, stored_release = NULL, env = NULL WHERE app = $1 AND finished_at IS NULL RETURNING deploy_id`;
const MARK = `UPDATE apps SET deleted_at = now.ms, deleted_by = $2, ends_at = now.ms + $4
  FROM (SELECT ${NOW(3)} AS ms) now WHERE id = $1 RETURNING apps.*`;
const UNMARK = `UPDATE apps SET deleted_at = NULL, deleted_by = NULL, ends_at = NULL, updated_at = ${NOW(2)}
  WHERE id = $1 AND ends_at > ${NOW(2)} RETURNING *`;
const TOKENS = 'SELECT token_hash FROM kvs_tables WHERE app = $1';
// Last in a transaction: it locks the counter.
const TABLES_CHANGED = `SELECT slipway_changed('table', hash) FROM unnest($1::text[]) AS hash`;
const SITE_CHANGED = `SELECT slipway_changed('site', $1)`;
const ENDED = `SELECT pg_notify('slipway', '0 ended ' || id) FROM unnest($1::text[]) AS id`;
// An app that another node deletes or deploys at this moment is left to it.
const EXPIRED = `SELECT a.* FROM apps a WHERE a.lifetime_ms IS NOT NULL AND a.deleted_at IS NULL
  AND greatest(a.updated_at, (SELECT d.created_at FROM app_activity t JOIN deployments d ON d.seq = t.seq WHERE t.app = a.id))
    + a.lifetime_ms <= ${NOW(1)}
  AND NOT EXISTS (SELECT FROM deployments o WHERE o.app = a.id AND o.finished_at IS NULL)
  ORDER BY a.id LIMIT $2 FOR NO KEY UPDATE OF a SKIP LOCKED`;

export function createDeletions({
  database,
  clock,
  announce,
}: Pick<ClusterParts, 'database' | 'clock' | 'announce'>): Pick<AppStore, 'delete' | 'restore' | 'expire'> {
  const now = () => clock?.now() ?? null;
  const quotas = createOrganizationQuotas(createClusterEngine(database));

  /** Deletes an app that the transaction has locked. */
  const deleteRow = async (within: Statements, row: Row, by: string | null, graceMs: number): Promise<Deleted> => {
    const id = numberOf(row, 'id');
    const ended = await within.query(END, [id, by, now()]);
    const [app] = (await within.query(MARK, [id, by, now(), graceMs])).rows.map(appOf);
    if (!app) throw new Error(`The app ${id} was removed although it is locked`);
    return {
      app,
      deployments: ended.rows.map((each) => textOf(each, 'deploy_id')),
      tokens: await tokensOf(within, id),
    };
  };
  /** Records deleted apps, and notifies all nodes when the transaction commits. */
  const notify = async (within: Statements, deleted: readonly Deleted[], act: Act) => {
    const entries = deleted.map(({ app, deployments }) => appDeleted(app, deployments));
    await record(within, now(), act, entries);
    const deployments = deleted.flatMap((each) => each.deployments);
    if (deployments.length > 0) {
      await within.query(ENDED, [deployments]);
      await within.query(`SELECT ${NOTIFY_JOBS}`);
    }
    const tokens = deleted.flatMap((each) => each.tokens);
    if (tokens.length > 0) await within.query(TABLES_CHANGED, [tokens]);
    for (const { app } of deleted) await within.query(SITE_CHANGED, [app.subdomain]);
  };

  return {
    async delete(key, act, graceMs) {
      const done = await database.transaction(async (within) => {
        const [row] = await found(within, LOCK, keyOf(key));
        if (!row) return undefined;
        const app = appOf(row);
        if (app.deletion) return { before: app };
        const deleted = await deleteRow(within, row, act.by, graceMs);
        await notify(within, [deleted], act);
        return { deleted };
      });
      if (done?.deleted && announce) publishDeleted([done.deleted], announce);
      return done?.deleted?.app ?? done?.before;
    },
    async restore(key, act, bounds) {
      const done = await database.transaction(async (within): Promise<Restoration & { tokens?: readonly string[] }> => {
        await ran(within, quotas.lock(key.org, bounds));
        const [row] = await found(within, LOCK, keyOf(key));
        if (!row) return { kind: 'no_app' };
        const before = appOf(row);
        if (!before.deletion) return { kind: 'not_deleted', app: before };
        const id = numberOf(row, 'id');
        await ran(within, quotas.checkApp(key.org, bounds, id));
        const [app] = (await within.query(UNMARK, [id, now()])).rows.map(appOf);
        if (!app) return { kind: 'too_late', app: before };
        const tokens = await tokensOf(within, id);
        await record(within, now(), act, [ofApp(key, 'app.restore')]);
        if (tokens.length > 0) await within.query(TABLES_CHANGED, [tokens]);
        await within.query(SITE_CHANGED, [app.subdomain]);
        return { kind: 'restored', app, tokens };
      });
      const { tokens = [], ...result } = done;
      for (const tokenHash of tokens) announce?.({ kind: 'table', tokenHash });
      if (result.kind === 'restored') announce?.({ kind: 'site', subdomain: result.app.subdomain });
      return result;
    },
    async expire(limit, graceMs) {
      const deleted = await database.transaction(async (within) => {
        const all: Deleted[] = [];
        for (const row of (await within.query(EXPIRED, [now(), limit])).rows) {
          all.push(await deleteRow(within, row, null, graceMs));
        }
        await notify(within, all, BY_PLATFORM);
        return all;
      });
      if (announce) publishDeleted(deleted, announce);
      return deleted.map(({ app }) => app);
    },
  };
}

async function tokensOf(within: Statements, id: number): Promise<readonly string[]> {
  return (await within.query(TOKENS, [id])).rows.map((row) => textOf(row, 'token_hash'));
}
