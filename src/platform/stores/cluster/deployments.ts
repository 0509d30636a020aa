import { FAILURE_LIMITS } from '../../../contract/limits.ts';
import { randomBase32 } from '../names.ts';
import type { StoredDeployment } from '../records.ts';
import { deploymentOf, FACT_COLUMNS, failureOf } from '../row-records.ts';
import { numberOf, type Row, textOf } from '../rows.ts';
import type { DeploymentRequest, DeploymentStore } from '../state.ts';
import type { Statements } from './database.ts';
import { runOnce } from './idempotency.ts';
import { BY_KEY, type ClusterParts, found, keyOf, lockApp } from './parts.ts';
import { foldTotals, totalsOf } from './totals.ts';

/** The columns that `deploymentOf` reads. */
export const COLUMNS = `seq, deploy_id, status, stage, branch, coalesce(commit_sha, commit_requested) AS "commit",
  created_at, started_at, finished_at, superseded_by, ${FACT_COLUMNS.join(', ')}`;
const OF_APP = `FROM deployments WHERE app = (SELECT id FROM apps WHERE ${BY_KEY})`;
const ONE = `SELECT ${COLUMNS} ${OF_APP} AND deploy_id = $4`;
const NEWEST = `SELECT ${COLUMNS} ${OF_APP} AND seq < $4 ORDER BY seq DESC LIMIT $5`;
const OLDEST = `SELECT ${COLUMNS} ${OF_APP} AND seq > $4 ORDER BY seq LIMIT $5`;
const FAILURE = `SELECT stage, CASE WHEN octet_length(failure) <= $5 THEN failure END AS failure
  ${OF_APP} AND deploy_id = $4 AND status = 'failed'`;
const SUPERSEDE = `UPDATE deployments SET status = 'cancelled', ready = false, superseded_by = $2,
  finished_at = coalesce($3::bigint, slipway_now()) WHERE app = $1 AND finished_at IS NULL AND status = 'queued'`;
// A statement of its own after SUPERSEDE, which may have waited for a claim: this one sees the claim's lease.
const INSERT = `WITH made AS (INSERT INTO deployments
    (app, deploy_id, status, ready, branch, commit_requested, triggered_by, created_at)
    SELECT $1, $2, 'queued', NOT EXISTS (SELECT FROM deployments WHERE app = $1 AND lease_node IS NOT NULL), $4, $5, $6,
      coalesce($3::bigint, slipway_now())
    RETURNING ${COLUMNS})
  SELECT made.*, pg_notify('slipway', '0 jobs ') FROM made`;

export function createDeploymentStore(
  parts: Pick<ClusterParts, 'database' | 'clock' | 'random' | 'announce'>,
): DeploymentStore {
  const { database, clock, announce } = parts;
  const insert = inserter(parts);

  return {
    async create(key, request, once) {
      const created = await database.transaction(async (within) => {
        const app = await lockApp(within, key);
        if (!app) return undefined;
        const done = await runOnce(within, clock, once, () => insert(within, app, request));
        if (done?.kind === 'done') await foldTotals(within, done.made.seq);
        return done;
      });
      if (created?.kind === 'done') announce?.({ kind: 'jobs' });
      return created ?? { kind: 'no_app' };
    },
    async find(key, deployID) {
      return (await found(database, ONE, [...keyOf(key), deployID])).map(deploymentOf)[0];
    },
    async list(key, { before = Number.MAX_SAFE_INTEGER, since, limit }) {
      const statement = since === undefined ? NEWEST : OLDEST;
      const rows = await found(database, statement, [...keyOf(key), since ?? before, limit]);
      return since === undefined ? rows.map(deploymentOf) : rows.map(deploymentOf).reverse();
    },
    async failure(key, deployID) {
      return (await found(database, FAILURE, [...keyOf(key), deployID, FAILURE_LIMITS.bytes])).map(failureOf)[0];
    },
    totals: () => totalsOf(database),
  };
}

/** Returns the function that queues a deployment of the row of an app, which is locked. */
function inserter({ clock, random }: Pick<ClusterParts, 'clock' | 'random'>) {
  return async (
    within: Statements,
    app: Row,
    { branch, commit, by = null }: DeploymentRequest,
  ): Promise<StoredDeployment | undefined> => {
    const first = [numberOf(app, 'id'), `dpl-${randomBase32(16, random)}`, clock?.now() ?? null];
    await within.query(SUPERSEDE, first);
    const { rows } = await within.query(INSERT, [...first, branch ?? textOf(app, 'branch'), commit, by]);
    return rows.map(deploymentOf)[0];
  };
}
