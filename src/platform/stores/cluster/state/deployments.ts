import { isObject } from '../../../../base/json.ts';
import type { AppKey } from '../../../shared/types.ts';
import { type Act, BY_PLATFORM, ofApp } from '../../audit.ts';
import type { TimeBound } from '../../organization-quotas.ts';
import { deploymentQueued, superseded } from '../../rows/audit.ts';
import { numberOf, type Row, textOf } from '../../rows/columns.ts';
import {
  againOf,
  COLUMNS,
  cancellationOf,
  deploymentOf,
  FAILURE_BYTES,
  failureOf,
  type QueuedDeployment,
  queuedOf,
  sealedEnv,
  totalOf,
} from '../../rows/deployments.ts';
import { randomBase32 } from '../../rows/names.ts';
import { createOrganizationQuotas } from '../../rows/organization-quotas.ts';
import type { DeploymentTotals, StoredDeployment } from '../../rows/records.ts';
import { appOf } from '../../rows/state.ts';
import {
  type DeploymentRequest,
  type DeploymentStore,
  type Done,
  type Once,
  ORGANIZATION_QUEUE,
  QueueFull,
} from '../../state.ts';
import type { Statements } from '../database/database.ts';
import { createClusterEngine, ran } from '../database/engine.ts';
import { BY_KEY, type ClusterParts, found, keyOf, lockApp, NOTIFY_JOBS } from '../database/parts.ts';
import { record } from './audit.ts';
import { runOnce } from './idempotency.ts';

const OF_APP = `FROM deployments d WHERE app = (SELECT id FROM apps WHERE ${BY_KEY})`;
const ONE = `SELECT ${COLUMNS} ${OF_APP} AND deploy_id = $4`;
const NEWEST = `SELECT ${COLUMNS} ${OF_APP} AND seq < $4 ORDER BY seq DESC LIMIT $5`;
const OLDEST = `SELECT ${COLUMNS} ${OF_APP} AND seq > $4 ORDER BY seq LIMIT $5`;
// A client that follows a deployment asks for both each second.
const NEWEST_WITH_APP = `SELECT to_json(a) AS app, d.* FROM apps a LEFT JOIN LATERAL (SELECT ${COLUMNS} FROM deployments d
    WHERE app = a.id AND seq < $4 ORDER BY seq DESC LIMIT $5) d ON true WHERE ${BY_KEY} ORDER BY d.seq DESC`;
const FAILURE = `SELECT deploy_id, stage, CASE WHEN octet_length(failure) <= $5 THEN failure END AS failure
  ${OF_APP} AND deploy_id = $4 AND status = 'failed'`;
// In a transaction that has locked the app. If a claim has locked the row, this waits for it, and then ends that lease. The next
// deployment of the app may be claimed then.
const CANCEL = `WITH cancelled AS (UPDATE deployments SET status = 'cancelled', ready = false, cancelled_by = $3,
    finished_at = coalesce($4::bigint, slipway_now()), lease_node = NULL, lease_until = NULL, stored_release = NULL, env = NULL
    WHERE app = $1 AND deploy_id = $2 AND finished_at IS NULL AND status <> 'activating'
      AND NOT EXISTS (SELECT FROM releases r WHERE r.deploy_id = deployments.deploy_id) RETURNING app, deploy_id),
  next AS (UPDATE deployments q SET ready = true FROM cancelled c WHERE q.app = c.app AND q.deploy_id <> c.deploy_id
    AND q.finished_at IS NULL AND q.status = 'queued')
  SELECT pg_notify('slipway', '0 ended ' || deploy_id), ${NOTIFY_JOBS} FROM cancelled`;
const SUPERSEDE = `UPDATE deployments SET status = 'cancelled', ready = false, superseded_by = $2, env = NULL,
  finished_at = coalesce($3::bigint, slipway_now()) WHERE app = $1 AND finished_at IS NULL AND status = 'queued'
  RETURNING deploy_id`;
const WAITING = `SELECT FROM deployments WHERE finished_at IS NULL AND status = 'queued' AND app <> $1
  AND org = (SELECT org FROM apps WHERE id = $1) LIMIT $2`;
// A statement of its own after SUPERSEDE, which may have waited for a claim: this one sees the claim's lease.
const INSERT = `WITH made AS (INSERT INTO deployments AS d
    (app, org, deploy_id, status, ready, created_at, branch, commit_requested, triggered_by, redeploy_of, configuration, env,
      commit_subject, commit_author)
    SELECT $1, (SELECT org FROM apps WHERE id = $1), $2, 'queued', NOT EXISTS (SELECT FROM deployments WHERE app = $1 AND lease_node IS NOT NULL),
      coalesce($3::bigint, slipway_now()), $4, $5, $6, $7, $8, $9, $10, $11
    RETURNING ${COLUMNS})
  SELECT made.*, ${NOTIFY_JOBS} FROM made`;

export function createDeploymentStore(
  parts: Pick<ClusterParts, 'database' | 'keyring' | 'clock' | 'random' | 'announce' | 'organizationQueue'>,
): DeploymentStore {
  const { database, keyring, clock, announce } = parts;
  const queue = queuer(parts);
  const find = async (key: AppKey, deployID: string) =>
    (await found(database, ONE, [...keyOf(key), deployID])).map(deploymentOf)[0];

  return {
    async create(key, request, act, once, time) {
      const made = async (_: Statements, app: Row) => queuedOf(request, textOf(app, 'branch'), act.by);
      const created = await queue({ key, act, request, time }, once, made);
      return created ?? { kind: 'no_app' };
    },
    async redeploy(key, of, act, once, time) {
      const created = await queue({ key, act, time }, once, async (within) => {
        const [row] = await found(within, ONE, [...keyOf(key), of]);
        return row && againOf(deploymentOf(row), act.by);
      });
      return created ?? { kind: 'no_deployment' };
    },
    async cancel(key, deployID, act) {
      const isCancelled = await database.transaction(async (within) => {
        const app = await lockApp(within, key);
        if (!app) return false;
        const values = [numberOf(app, 'id'), deployID, act.by, clock?.now() ?? null];
        const isOne = (await found(within, CANCEL, values)).length > 0;
        const entry = ofApp(key, 'deployment.cancel', { object: deployID });
        if (isOne) await record(within, clock?.now() ?? null, act, [entry]);
        return isOne;
      });
      if (isCancelled) {
        announce?.({ kind: 'ended', deployID });
        announce?.({ kind: 'jobs' });
      }
      return cancellationOf(isCancelled, await find(key, deployID));
    },
    find,
    async list(key, { before = Number.MAX_SAFE_INTEGER, since, limit }) {
      const statement = since === undefined ? NEWEST : OLDEST;
      const rows = await found(database, statement, [...keyOf(key), since ?? before, limit]);
      return since === undefined ? rows.map(deploymentOf) : rows.map(deploymentOf).reverse();
    },
    async ofApp(key, { before = Number.MAX_SAFE_INTEGER, limit }) {
      const rows = await found(database, NEWEST_WITH_APP, [...keyOf(key), before, limit]);
      const app = rows[0]?.app;
      if (!isObject(app)) return undefined;
      return { app: appOf(app), deployments: rows.filter(({ seq }) => seq !== null).map(deploymentOf) };
    },
    async failure(key, deployID) {
      return (await found(database, FAILURE, [...keyOf(key), deployID, FAILURE_BYTES])).map((row) =>
        failureOf(keyring, row),
      )[0];
    },
    totals: () => totalsOf(database),
  };
}

/** Who asks for a deployment of which app, and what for. */
interface Asked {
  readonly key: AppKey;
  readonly act: Act;
  readonly request?: DeploymentRequest;
  readonly time?: TimeBound | undefined;
}

/**
 * Returns the function that queues a deployment of an app, and cancels those that are queued. `makeOf` returns its parts.
 * The function returns undefined if the app does not exist or `makeOf` returned undefined.
 */
function queuer(
  parts: Pick<ClusterParts, 'database' | 'keyring' | 'clock' | 'random' | 'announce' | 'organizationQueue'>,
) {
  const { database, clock, announce } = parts;
  const insert = inserter(parts);
  return async (
    asked: Asked,
    once: Once<StoredDeployment> | undefined,
    makeOf: (within: Statements, app: Row) => Promise<QueuedDeployment | undefined>,
  ): Promise<Done<StoredDeployment> | undefined> => {
    const created = await database.transaction(async (within) => {
      const app = await lockApp(within, asked.key);
      const made = app && (await makeOf(within, app));
      if (!made) return undefined;
      const done = await runOnce(within, clock, once, () => insert(within, numberOf(app, 'id'), made, asked));
      if (done?.kind === 'done') await foldTotals(within, done.made.seq);
      return done;
    });
    if (created?.kind === 'done') announce?.({ kind: 'jobs' });
    return created;
  };
}

/** Returns the function that queues a deployment of an app, which is locked. */
function inserter({
  database,
  keyring,
  clock,
  random,
  organizationQueue = ORGANIZATION_QUEUE,
}: Pick<ClusterParts, 'database' | 'keyring' | 'clock' | 'random' | 'organizationQueue'>) {
  const quotas = createOrganizationQuotas(createClusterEngine(database));
  return async (
    within: Statements,
    app: number,
    made: QueuedDeployment,
    { key, act, request, time }: Asked,
  ): Promise<StoredDeployment | undefined> => {
    const { branch, commit, by, redeployOf, configuration, env, facts } = made;
    const [deployID, now] = [`dpl-${randomBase32(16, random)}`, clock?.now() ?? null];
    const first = [app, deployID, now];
    await ran(within, quotas.checkTime(key.org, time));
    const waiting = (await within.query(WAITING, [app, organizationQueue])).count;
    if (waiting >= organizationQueue) throw new QueueFull(organizationQueue);
    const replaced = (await within.query(SUPERSEDE, first)).rows.map((row) => textOf(row, 'deploy_id'));
    const sealed = sealedEnv(keyring, deployID, env);
    const values = [...first, branch, commit, by, redeployOf, configuration, sealed, facts.subject, facts.author];
    const [queued] = (await within.query(INSERT, values)).rows.map(deploymentOf);
    await record(within, now, act, [deploymentQueued(key, { deployID, branch, commit, redeployOf }, request)]);
    await record(within, now, BY_PLATFORM, superseded(key, replaced, deployID));
    return queued;
  };
}

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
const TOTALS = `SELECT status, ${SUMS} FROM deployment_totals GROUP BY status HAVING sum(count) > 0 OR sum(ran) > 0`;

async function totalsOf(statements: Statements): Promise<readonly DeploymentTotals[]> {
  return (await statements.query(TOTALS)).rows.map(totalOf);
}

/** Replaces rows by their sums after each deployment whose `seq` is a multiple of `FOLDED_EVERY`, so that reading stays fast. */
async function foldTotals(within: Statements, seq: number): Promise<void> {
  if (seq % FOLDED_EVERY === 0) await within.query(FOLD);
}
