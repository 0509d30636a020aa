import { LEASE_MS, STATUS_OF_STAGE } from '../jobs.ts';
import { numberOf, textOf } from '../rows/columns.ts';
import { type EngineRows, NEWEST } from '../rows/deployment-store.ts';
import { type Engine, keyOf, keyOfRow, PRESENT_BY_KEY } from '../rows/engine.ts';
import type { Keyring } from '../rows/keyring.ts';
import { appOf, deploymentOf } from '../rows/records.ts';
import { atOnce } from './engine.ts';
import { createLocalEnv, variablesOf } from './env.ts';
import { localUsage } from './usage.ts';

const QUEUED = "finished_at IS NULL AND status = 'queued'";
// The organizations that wait, each by one look-up in the index. An app has one queued deployment, so those that are passed
// over are no more than the ones under way.
const NEXT = `WITH RECURSIVE waiting (org) AS (
    SELECT min(org) FROM deployments INDEXED BY deployments_queued_by_org WHERE ${QUEUED}
    UNION ALL SELECT (SELECT min(org) FROM deployments INDEXED BY deployments_queued_by_org WHERE ${QUEUED} AND org > waiting.org)
      FROM waiting WHERE waiting.org IS NOT NULL),
  turns AS MATERIALIZED (SELECT waiting.org,
      (SELECT seq FROM deployments q INDEXED BY deployments_queued_by_org WHERE ${QUEUED} AND q.org = waiting.org AND NOT EXISTS
        (SELECT 1 FROM deployments u INDEXED BY deployments_leased WHERE u.app = q.app AND u.lease_node IS NOT NULL)
        ORDER BY seq LIMIT 1) AS seq,
      (SELECT count(*) FROM deployments u INDEXED BY deployments_leased WHERE lease_node IS NOT NULL AND u.org = waiting.org) AS builds,
      (SELECT max(started_at) FROM deployments c INDEXED BY deployments_claimed
        WHERE c.org = waiting.org AND started_at IS NOT NULL) AS last
    FROM waiting WHERE org IS NOT NULL)
  SELECT d.deploy_id, d.fence + 1 AS fence, d.branch AS job_branch, a.branch AS app_branch, d.commit_requested, d.configuration, d.env, a.*
  FROM turns JOIN deployments d ON d.seq = turns.seq JOIN apps a ON a.id = d.app
  WHERE turns.builds < coalesce((SELECT value FROM json_each($1) WHERE key = turns.org), $2) ORDER BY turns.builds, turns.last, turns.seq LIMIT 1`;

/** How SQLite keeps the state and the queue. Which deployments may be claimed is found without a mark. */
export function localRows(engine: Engine, keyring: Keyring): EngineRows {
  const next = engine.prepare(NEXT);
  const take =
    engine.prepare(`UPDATE deployments SET status = '${STATUS_OF_STAGE.clone}', stage = 'clone', started_at = :now,
    fence = $2, lease_node = $3, lease_until = :now + ${LEASE_MS} WHERE deploy_id = $1`);
  const envOf = engine.prepare('SELECT name, value, is_sealed FROM env WHERE app = $1 ORDER BY name');
  const find = engine.prepare(`SELECT * FROM apps WHERE ${PRESENT_BY_KEY}`);
  const newest = engine.prepare(NEWEST);
  return {
    env: createLocalEnv(engine, keyring),
    addUsage: localUsage(engine),
    releaseSeq: '(SELECT d.seq FROM deployments d WHERE d.deploy_id = r.deploy_id)',
    keepRelease: `INSERT INTO releases (deploy_id, app, manifest, created_at)
      SELECT deploy_id, app, $2, :now FROM deployments WHERE deploy_id = $1`,
    ready: () => atOnce(() => {}),
    claim: (node, { most, of }) =>
      engine.write(function* () {
        const [row] = (yield* next(JSON.stringify(of), most)).rows;
        if (!row) return undefined;
        yield* take(textOf(row, 'deploy_id'), numberOf(row, 'fence'), node);
        const { rows } = yield* envOf(numberOf(row, 'id'));
        return { row, variables: () => variablesOf(keyring, keyOfRow(row), rows) };
      }),
    ofApp: (key, { before = Number.MAX_SAFE_INTEGER, limit }) =>
      engine.read(function* () {
        const [app] = (yield* find(...keyOf(key))).rows;
        const { rows } = yield* newest(...keyOf(key), before, limit);
        return app && { app: appOf(app), deployments: rows.map(deploymentOf) };
      }),
  };
}
