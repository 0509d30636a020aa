import { isObject } from '../../../../base/json.ts';
import { numberOf } from '../../rows/columns.ts';
import { type DeploymentRows, queuedValues } from '../../rows/deployment-store.ts';
import { COLUMNS, deploymentOf } from '../../rows/deployments.ts';
import { all, BY_KEY, type Engine, keyOf } from '../../rows/engine.ts';
import { appOf } from '../../rows/state.ts';
import { NOTIFY_JOBS } from '../database/parts.ts';

// A client that follows a deployment asks for both each second.
const NEWEST_WITH_APP = `SELECT to_json(a) AS app, d.* FROM apps a LEFT JOIN LATERAL (SELECT ${COLUMNS} FROM deployments d
    WHERE app = a.id AND seq < $4 ORDER BY seq DESC LIMIT $5) d ON true WHERE ${BY_KEY} ORDER BY d.seq DESC`;
// In a transaction that has locked the app. If a claim has locked the row, this waits for it, and then ends that lease. The next
// deployment of the app may be claimed then.
const CANCEL = `WITH cancelled AS (UPDATE deployments SET status = 'cancelled', ready = false, cancelled_by = $3,
    finished_at = :now, lease_node = NULL, lease_until = NULL, stored_release = NULL, env = NULL
    WHERE app = $1 AND deploy_id = $2 AND finished_at IS NULL AND status <> 'activating'
      AND NOT EXISTS (SELECT 1 FROM releases r WHERE r.deploy_id = deployments.deploy_id) RETURNING app, deploy_id),
  next AS (UPDATE deployments q SET ready = true FROM cancelled c WHERE q.app = c.app AND q.deploy_id <> c.deploy_id
    AND q.finished_at IS NULL AND q.status = 'queued')
  SELECT pg_notify('slipway', '0 ended ' || deploy_id), ${NOTIFY_JOBS} FROM cancelled`;
// A statement of its own after SUPERSEDE, which may have waited for a claim: this one sees the claim's lease.
const INSERT = `WITH made AS (INSERT INTO deployments AS d
    (app, org, deploy_id, status, ready, created_at, branch, commit_requested, triggered_by, redeploy_of, configuration, env,
      commit_subject, commit_author)
    SELECT $1, (SELECT org FROM apps WHERE id = $1), $2, 'queued', NOT EXISTS (SELECT FROM deployments WHERE app = $1 AND lease_node IS NOT NULL),
      :now, $3, $4, $5, $6, $7, $8, $9, $10
    RETURNING ${COLUMNS})
  SELECT made.*, ${NOTIFY_JOBS} FROM made`;

/** Deployments between two folds. Each one adds about ten rows to `deployment_totals` until its end. */
const FOLDED_EVERY = 64;
/** Rows that one fold replaces at most. */
const FOLDED_AT_ONCE = 10_000;

const SUMS = 'sum(count)::bigint AS count, sum(ran)::bigint AS ran, sum(ms)::bigint AS ms';
// Rows that another node folds at this moment are left to it.
const FOLD = `WITH folded AS (DELETE FROM deployment_totals WHERE ctid = ANY (ARRAY(
    SELECT ctid FROM deployment_totals LIMIT ${FOLDED_AT_ONCE} FOR UPDATE SKIP LOCKED)) RETURNING *)
  INSERT INTO deployment_totals SELECT status, ${SUMS} FROM folded GROUP BY status
  HAVING (sum(count), sum(ran), sum(ms)) <> (0, 0, 0)`;

export function createClusterDeployments(engine: Engine): DeploymentRows {
  const [cancel, insert, fold] = [engine.prepare(CANCEL), engine.prepare(INSERT), engine.prepare(FOLD)];
  const newestWithApp = engine.prepare(NEWEST_WITH_APP);
  return {
    *cancel(app, deployID, by) {
      return (yield* cancel(app, deployID, by)).count > 0;
    },
    *insert(app, deployID, made) {
      const [row = {}] = (yield* insert(numberOf(app, 'id'), deployID, ...queuedValues(made))).rows;
      const queued = deploymentOf(row);
      // So that reading them stays fast.
      if (queued.seq % FOLDED_EVERY === 0) yield* fold();
      return queued;
    },
    async ofApp(key, { before = Number.MAX_SAFE_INTEGER, limit }) {
      const rows = await all(engine, newestWithApp(...keyOf(key), before, limit), (row) => row);
      const app = rows[0]?.app;
      if (!isObject(app)) return undefined;
      return { app: appOf(app), deployments: rows.filter(({ seq }) => seq !== null).map(deploymentOf) };
    },
  };
}
