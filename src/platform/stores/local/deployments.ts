import { type DeploymentRows, NEWEST, queuedValues } from '../rows/deployment-store.ts';
import { COLUMNS, deploymentOf } from '../rows/deployments.ts';
import { type Engine, keyOf, PRESENT_BY_KEY } from '../rows/engine.ts';
import { appOf } from '../rows/state.ts';

export function createLocalDeployments(engine: Engine): DeploymentRows {
  const cancel = engine.prepare(`UPDATE deployments SET status = 'cancelled', cancelled_by = $3, finished_at = :now,
    lease_node = NULL, lease_until = NULL, stored_release = NULL, env = NULL
    WHERE app = $1 AND deploy_id = $2 AND finished_at IS NULL AND status <> 'activating'
    AND NOT EXISTS (SELECT 1 FROM releases r WHERE r.deploy_id = deployments.deploy_id)`);
  const insert =
    engine.prepare(`INSERT INTO deployments (deploy_id, app, org, status, branch, commit_requested, triggered_by,
    redeploy_of, configuration, env, commit_subject, commit_author, created_at)
    SELECT $2, id, org, 'queued', $3, $4, $5, $6, $7, $8, $9, $10, :now FROM apps WHERE id = $1`);
  const stored = engine.prepare(`SELECT ${COLUMNS} FROM deployments d WHERE d.deploy_id = $1`);
  const find = engine.prepare(`SELECT * FROM apps WHERE ${PRESENT_BY_KEY}`);
  const newest = engine.prepare(NEWEST);
  return {
    *cancel(app, deployID, by) {
      return (yield* cancel(app, deployID, by)).count === 1;
    },
    *insert(app, deployID, made) {
      yield* insert(Number(app.id), deployID, ...queuedValues(made));
      return deploymentOf((yield* stored(deployID)).rows[0] ?? {});
    },
    ofApp: (key, { before = Number.MAX_SAFE_INTEGER, limit }) =>
      engine.read(function* () {
        const [app] = (yield* find(...keyOf(key))).rows;
        const { rows } = yield* newest(...keyOf(key), before, limit);
        return app && { app: appOf(app), deployments: rows.map(deploymentOf) };
      }),
  };
}
