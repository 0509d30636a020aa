import { type BuildStage, DEPLOYMENT_STAGES } from '../../../contract/control-plane.ts';
import { boundFailure } from '../../../contract/failure-record.ts';
import { BY_PLATFORM } from '../audit.ts';
import {
  type DeploymentEnd,
  interrupted,
  type Jobs,
  LEASE_MS,
  type Lease,
  type LeaseKey,
  STATUS_OF_STAGE,
} from '../jobs.ts';
import { type BuildBounds, UNBOUND_BUILDS } from '../organization-quotas.ts';
import { type EnvRows, SITE_CHANGED, storeEnv, UPDATE_APP } from '../rows/apps.ts';
import { appUpdated, deploymentFailed, envChanged, wentLive } from '../rows/audit.ts';
import { numberOf, type Row, textOf, textOrNull } from '../rows/columns.ts';
import {
  broughtEnv,
  ENTERED_COLUMN,
  lastingOf,
  sealedFailure,
  stageOf,
  statusOf,
  warningsText,
  withWarnings,
} from '../rows/deployments.ts';
import type { Prepared } from '../rows/engine.ts';
import { keyOfRow } from '../rows/keeping.ts';
import type { Keyring } from '../rows/keyring.ts';
import { createOrganizationQuotas } from '../rows/organization-quotas.ts';
import { appOf, columnsOf, jobOf, lifetimeOf, patched } from '../rows/state.ts';
import { ADVISORY_LOCKS } from './database/advisory-locks.ts';
import type { Database, Statements } from './database/database.ts';
import { createClusterEngine, ran } from './database/engine.ts';
import { isDuplicate } from './database/faults.ts';
import { type ClusterParts, NOTIFY_JOBS } from './database/parts.ts';
import { record } from './state/audit.ts';
import { createClusterEnv, openVariables } from './state/env.ts';

/** Claims of one call, if rows are marked as ready by mistake. */
const CLAIMS = 3;

/** The condition of every write under a lease. */
const OWNED = 'deploy_id = $1 AND fence = $2 AND lease_node IS NOT NULL AND finished_at IS NULL';
const ENDED = 'lease_node = NULL, lease_until = NULL, stored_release = NULL, env = NULL';

/** The condition of the index that has the organizations in their order. No other index has it. */
const READY_BY_ORG = 'ready::integer = 1';

// The organizations that wait, each by one look-up in the index, in the order of their turns. The first deployment of an
// organization is skipped if another command has locked it at this moment: that organization has its turn. If all first ones are
// skipped, another one is taken. The parts of a UNION ALL are read in their order, and no further than the LIMIT needs. The
// fence rises by a random number: a standby that took over may lack the last claim, and then a second one must not get the
// same fence.
const CLAIM = `WITH RECURSIVE now AS (SELECT coalesce($3::bigint, slipway_now()) AS ms),
  waiting (org, first) AS (
    (SELECT org, seq FROM deployments WHERE ${READY_BY_ORG} ORDER BY org, seq LIMIT 1)
    UNION ALL SELECT n.org, n.seq FROM waiting w CROSS JOIN LATERAL
      (SELECT org, seq FROM deployments WHERE ${READY_BY_ORG} AND org > w.org ORDER BY org, seq LIMIT 1) n),
  turns AS MATERIALIZED (SELECT w.org, w.first FROM waiting w LEFT JOIN
      (SELECT org, count(*) AS builds FROM deployments leased WHERE lease_node IS NOT NULL GROUP BY org) u ON u.org = w.org
    WHERE coalesce(u.builds, 0) < coalesce(($5::jsonb ->> w.org)::bigint, $4::bigint) ORDER BY coalesce(u.builds, 0), (SELECT started_at FROM deployments c WHERE c.org = w.org AND started_at IS NOT NULL
      ORDER BY started_at DESC LIMIT 1) NULLS FIRST, w.first),
  next AS MATERIALIZED (SELECT seq FROM (
    SELECT d.seq FROM turns t CROSS JOIN LATERAL (SELECT seq FROM deployments WHERE ready AND seq = t.first
      FOR UPDATE SKIP LOCKED) d
    UNION ALL SELECT d.seq FROM turns t CROSS JOIN LATERAL (SELECT seq FROM deployments WHERE ${READY_BY_ORG} AND org = t.org
      AND seq >= t.first ORDER BY seq LIMIT 1 FOR UPDATE SKIP LOCKED) d) found LIMIT 1)
  UPDATE deployments d SET status = '${STATUS_OF_STAGE.clone}', stage = 'clone', ready = false, started_at = now.ms,
    fence = d.fence + 1 + floor(random() * 1000000)::bigint, lease_node = $1, lease_until = now.ms + $2
  FROM now, next, apps a LEFT JOIN env e ON e.app = a.id WHERE d.seq = next.seq AND a.id = d.app
  RETURNING d.deploy_id, d.fence, d.branch AS job_branch, a.branch AS app_branch, d.commit_requested, d.configuration, d.env, a.org,
    a.project, a.app_id, a.type, a.live_release, a.repository, a.build_command, a.output_directory, a.region, a.settings, e.variables`;
const ANY_READY = `SELECT FROM deployments WHERE ${READY_BY_ORG} LIMIT 1`;
const UNREADY = `UPDATE deployments q SET ready = false FROM deployments u
  WHERE q.ready AND u.app = q.app AND u.lease_node IS NOT NULL`;

const ENTER: Readonly<Record<BuildStage, string>> = {
  clone: entered('started_at'),
  install: entered(ENTERED_COLUMN.install),
  build: entered(ENTERED_COLUMN.build),
  sync: entered(ENTERED_COLUMN.sync),
  activate: entered(ENTERED_COLUMN.activate),
};
const RECORD_COMMIT = `commit_sha = $3, commit_subject = coalesce($4, commit_subject),
  commit_author = coalesce($5, commit_author)`;

/** Returns the changes of a deployment that enters a stage. Entering it again does not change the time. */
function entered(column: string): string {
  return `status = $3, stage = $4, ${column} = coalesce(${column}, $5::bigint, slipway_now())`;
}

// Other nodes fetch the release before it goes live.
const RECORD_RELEASE = `WITH stored AS (UPDATE deployments SET stored_release = $3, release_files = $4,
    release_bytes = $5, warnings = $6 WHERE ${OWNED} RETURNING app, deploy_id),
  typed AS (UPDATE apps SET type = $7, updated_at = coalesce($8::bigint, slipway_now()) FROM stored
    WHERE apps.id = stored.app AND $7::text IS NOT NULL AND apps.type <> $7)
  SELECT pg_notify('slipway', '0 coming ' || a.subdomain || ' ' || stored.deploy_id || ' ' || $3::text)
  FROM stored JOIN apps a ON a.id = stored.app`;

const LEASED = `SELECT FROM deployments WHERE ${OWNED}`;

// A deployment that is queued meanwhile holds this lock too. So either it sees that none is under way, or this one sees it.
const LOCK_APP = 'SELECT * FROM apps WHERE id = (SELECT app FROM deployments WHERE deploy_id = $1) FOR NO KEY UPDATE';
const READY = `UPDATE deployments q SET ready = true FROM ended
  WHERE q.app = ended.app AND q.finished_at IS NULL AND q.status = 'queued'`;
const FAIL = `WITH ended AS (UPDATE deployments SET status = 'failed', stage = $3, failure = $4, log_bytes = $6,
    finished_at = coalesce($5::bigint, slipway_now()), ${ENDED} WHERE ${OWNED} RETURNING app),
  next AS (${READY})
  SELECT ${NOTIFY_JOBS} FROM ended`;
// The end removes it.
const CARRIED = `SELECT deploy_id, configuration, env, triggered_by, warnings, EXISTS (SELECT FROM releases r
    WHERE r.deploy_id = deployments.deploy_id) AS is_live FROM deployments WHERE ${OWNED}`;
const GO_LIVE = `WITH owned AS (SELECT app, deploy_id, seq FROM deployments WHERE ${OWNED}),
  kept AS (INSERT INTO releases (deploy_id, app, seq, manifest, created_at)
    SELECT deploy_id, app, seq, $3, coalesce($5::bigint, slipway_now()) FROM owned),
  pruned AS (DELETE FROM releases WHERE deploy_id IN (SELECT r.deploy_id FROM releases r JOIN owned ON r.app = owned.app
    ORDER BY r.seq DESC OFFSET $4)),
  live AS (UPDATE apps SET live_release = owned.deploy_id FROM owned WHERE apps.id = owned.app RETURNING subdomain)
  SELECT slipway_changed('site', subdomain) FROM live`;
const SUCCEED = `WITH ended AS (UPDATE deployments SET status = 'succeeded', stage = 'activate', log_bytes = $4, warnings = $5,
    finished_at = coalesce($3::bigint, slipway_now()), ${ENDED} WHERE ${OWNED} RETURNING app),
  next AS (${READY})
  SELECT ${NOTIFY_JOBS} FROM ended`;

const END = 'SELECT status FROM deployments WHERE deploy_id = $1 AND fence = $2 AND finished_at IS NOT NULL';

const NOW = 'coalesce($1::bigint, slipway_now())';
const OVERDUE = `lease_node IS NOT NULL AND lease_until <= ${NOW}`;
// The clock of the database was set back since the claim or the renewal. The lease then ends as if it were renewed now: its
// node may live and renews it before that, or the next node ends it.
const AHEAD = `lease_node IS NOT NULL AND lease_until > ${NOW} + ${2 * LEASE_MS}`;
const SHORTEN = `UPDATE deployments SET lease_until = ${NOW} + ${LEASE_MS} WHERE ${AHEAD}`;
const LOOK = `SELECT bool_or(${OVERDUE}) AS is_any_overdue, bool_or(${AHEAD}) AS is_any_ahead FROM deployments
  WHERE lease_node IS NOT NULL`;
const LOCK_OVERDUE = `SELECT id FROM apps WHERE id IN (SELECT app FROM deployments WHERE ${OVERDUE})
  ORDER BY id FOR NO KEY UPDATE`;
// What is live has succeeded, although its node did not say so.
const COMPLETE = `WITH ended AS (UPDATE deployments SET status = 'succeeded', stage = 'activate',
    finished_at = coalesce($1::bigint, slipway_now()), ${ENDED}
    WHERE ${OVERDUE} AND app = ANY ($2) AND EXISTS (SELECT FROM releases r WHERE r.deploy_id = deployments.deploy_id)
    RETURNING app, deploy_id),
  next AS (${READY})
  SELECT deploy_id, CASE WHEN row_number() OVER () = 1 THEN ${NOTIFY_JOBS} END FROM ended`;
const INTERRUPT = `WITH ended AS (UPDATE deployments SET status = 'failed', stage = coalesce(stage, 'clone'),
    failure = $2::json ->> coalesce(stage, 'clone'), finished_at = coalesce($1::bigint, slipway_now()), ${ENDED}
    WHERE ${OVERDUE} AND app = ANY ($3) RETURNING app, deploy_id, stage),
  next AS (${READY})
  SELECT a.org, a.project, a.app_id, ended.deploy_id, ended.stage, CASE WHEN row_number() OVER () = 1 THEN ${NOTIFY_JOBS} END
  FROM ended JOIN apps a ON a.id = ended.app`;
/** The failure of an interrupted deployment by its stage. */
const FAILURES = JSON.stringify(
  Object.fromEntries(DEPLOYMENT_STAGES.map((stage) => [stage, JSON.stringify(boundFailure(interrupted(stage)))])),
);

export function createClusterJobs({
  database,
  keyring,
  clock,
  keepReleases,
  announce,
}: Omit<ClusterParts, 'random'>): Jobs {
  const now = () => clock?.now() ?? null;
  const engine = createClusterEngine(database, clock);
  const quotas = createOrganizationQuotas(engine);
  const endParts = {
    keepReleases,
    variables: createClusterEnv(engine, keyring),
    update: engine.prepare(UPDATE_APP, SITE_CHANGED),
  };
  const owned = async (set: string, { deployID, fence }: LeaseKey, ...values: readonly unknown[]) =>
    (await database.query(`UPDATE deployments SET ${set} WHERE ${OWNED}`, [deployID, fence, ...values])).count === 1;

  return {
    claim: (node, bounds = UNBOUND_BUILDS) => claim(database, keyring, node, bounds, now()),
    renew: (lease) => owned('lease_until = coalesce($3::bigint, slipway_now()) + $4', lease, now(), LEASE_MS),
    advance: (lease, stage) => owned(ENTER[stage], lease, STATUS_OF_STAGE[stage], stage, now()),
    recordCommit: (lease, commit, facts) => owned(RECORD_COMMIT, lease, commit, facts?.subject, facts?.author),
    async recordRelease({ deployID, fence }, manifestHash, size, warnings, type, disk) {
      const values = [deployID, fence, manifestHash, size?.files, size?.bytes, warningsText(warnings), type, now()];
      if (type === undefined && !disk) return (await database.query(RECORD_RELEASE, values)).count === 1;
      const stored = { deployID, bytes: size?.bytes ?? 0, kept: keepReleases - 1 };
      return database.transaction(async (within) => {
        if (disk) await ran(within, quotas.lock(disk.org, { disk: disk.bytes }));
        const [app] = (await within.query(LOCK_APP, [deployID])).rows;
        const isLeased = (await within.query(LEASED, [deployID, fence])).count === 1;
        if (disk && isLeased) await ran(within, quotas.checkRelease(disk.org, stored, disk.bytes));
        const isOwned = (await within.query(RECORD_RELEASE, values)).count === 1;
        if (!isOwned || !app || type === undefined) return isOwned;
        const after = { ...appOf(app), type };
        await record(within, now(), BY_PLATFORM, appUpdated(keyOfRow(app), appOf(app), after, deployID));
        return true;
      });
    },
    async finish(lease, ending) {
      const ended = await database.transaction(async (within) => {
        const [app] = (await within.query(LOCK_APP, [lease.deployID])).rows;
        return app && end(within, app, lease, ending, { ...endParts, keyring, now: now() });
      });
      if (!ended) return false;
      if (ended.switched !== undefined) announce?.({ kind: 'site', subdomain: ended.switched });
      announce?.({ kind: 'jobs' });
      return true;
    },
    async goLive(lease, manifestHash) {
      const done = await database.transaction(async (within) => {
        const [app] = (await within.query(LOCK_APP, [lease.deployID])).rows;
        return app && goLive(within, app, lease, manifestHash, { ...endParts, keyring, now: now() });
      });
      if (done?.switched !== undefined) announce?.({ kind: 'site', subdomain: done.switched });
      return done !== undefined;
    },
    async endOf({ deployID, fence }) {
      return (await database.query(END, [deployID, fence])).rows.map(statusOf)[0];
    },
    async expire() {
      const expired = await expire(database, now());
      if (expired.length > 0) announce?.({ kind: 'jobs' });
      return expired;
    },
    async isBusy() {
      const { count } = await database.query('SELECT FROM deployments WHERE finished_at IS NULL ORDER BY seq LIMIT 1');
      return count > 0;
    },
  };
}

async function claim(
  database: Database,
  keyring: Keyring,
  node: string,
  { most, of }: BuildBounds,
  now: number | null,
): Promise<Lease | undefined> {
  const values = [node, LEASE_MS, now, most, JSON.stringify(of)];
  for (let claims = 1; ; claims += 1) {
    // Nodes ask again and again, and mostly nothing waits.
    if ((await database.query(ANY_READY)).count === 0) return undefined;
    try {
      const [row] = await database.transaction(async (within) => {
        // A claim must see those before it, because they count as builds of their organizations.
        await within.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.claims]);
        return (await within.query(CLAIM, values)).rows;
      });
      if (!row) return undefined;
      const own = () => openVariables(keyring, keyOfRow(row), textOrNull(row, 'variables'));
      const job = jobOf(row, broughtEnv(keyring, row) ?? own());
      return { deployID: job.deployID, fence: numberOf(row, 'fence'), job };
    } catch (error) {
      // The app has a deployment under way, although the queued one is marked as ready.
      if (!isDuplicate(error) || claims === CLAIMS) throw error;
      await database.query(UNREADY);
    }
  }
}

interface EndParts {
  readonly keyring: Keyring;
  readonly variables: EnvRows;
  /** Prepared `UPDATE_APP`. */
  readonly update: Prepared;
  readonly keepReleases: number;
  readonly now: number | null;
}

/** The deployment of a live release. `switched`: the subdomain of its app, if it went live now. */
interface Live {
  readonly switched: string | undefined;
  readonly row: Row;
}

/** Makes a release live, unless it is. Undefined: the lease has ended. */
async function goLive(
  within: Statements,
  app: Row,
  { deployID, fence }: LeaseKey,
  manifestHash: string,
  { keyring, keepReleases, variables, update, now }: EndParts,
): Promise<Live | undefined> {
  const key = keyOfRow(app);
  const [row] = (await within.query(CARRIED, [deployID, fence])).rows;
  if (!row || row.is_live === true) return row && { row, switched: undefined };
  // The chain of the audit log is locked after the variables, and before the counter of changes.
  const act = { ...BY_PLATFORM, by: textOrNull(row, 'triggered_by') };
  const [id, configuration, env] = [numberOf(app, 'id'), lastingOf(row), broughtEnv(keyring, row)];
  const had = env && (await ran(within, variables.lockOf(app)));
  if (env && had) await ran(within, storeEnv(variables, had, env, act.by));
  await record(within, now, BY_PLATFORM, [wentLive(key, deployID, textOrNull(app, 'live_release'))]);
  const config = configuration && patched(appOf(app), configuration);
  if (config) await record(within, now, act, appUpdated(key, appOf(app), config, deployID));
  if (env && had) await record(within, now, act, envChanged(key, 'env.replace', had.env, env, deployID));
  // Before the switch, so that a CDN forgets the release before, and not this one.
  if (config) await ran(within, update(id, ...columnsOf(config), lifetimeOf(config)));
  // The new release is not among those that the statement sees.
  const { count } = await within.query(GO_LIVE, [deployID, fence, manifestHash, keepReleases - 1, now]);
  if (count === 0) throw new Error(`The deployment ${deployID} lost its lease although its app is locked`);
  return { row, switched: textOf(app, 'subdomain') };
}

/** Ends a deployment. Undefined: the lease has ended. */
async function end(
  within: Statements,
  app: Row,
  lease: LeaseKey,
  ending: DeploymentEnd,
  parts: EndParts,
): Promise<Pick<Live, 'switched'> | undefined> {
  const { keyring, now } = parts;
  const { deployID, fence } = lease;
  if (ending.kind === 'live') {
    const live = await goLive(within, app, lease, ending.manifestHash, parts);
    if (!live) return undefined;
    const warnings = withWarnings(live.row, ending.warnings ?? []);
    await within.query(SUCCEED, [deployID, fence, now, ending.logBytes, warnings]);
    return live;
  }
  const [row] = (await within.query(CARRIED, [deployID, fence])).rows;
  if (row?.is_live === true) {
    await within.query(SUCCEED, [deployID, fence, now, ending.logBytes, row.warnings]);
    return { switched: undefined };
  }
  const { stage } = ending.facts;
  const failure = sealedFailure(keyring, deployID, ending.facts);
  const [failed] = (await within.query(FAIL, [deployID, fence, stage, failure, now, ending.logBytes])).rows;
  if (failed) await record(within, now, BY_PLATFORM, [deploymentFailed(keyOfRow(app), deployID, ending.facts)]);
  return failed && { switched: undefined };
}

async function expire(database: Database, now: number | null): Promise<readonly string[]> {
  const [found] = (await database.query(LOOK, [now])).rows;
  if (found?.is_any_ahead === true) await database.query(SHORTEN, [now]);
  if (found?.is_any_overdue !== true) return [];
  return database.transaction(async (within) => {
    const apps = (await within.query(LOCK_OVERDUE, [now])).rows.map((row) => numberOf(row, 'id'));
    const completed = (await within.query(COMPLETE, [now, apps])).rows;
    const { rows } = await within.query(INTERRUPT, [now, FAILURES, apps]);
    const failed = rows.map((row) => {
      const stage = stageOf(row) ?? 'clone';
      return deploymentFailed(keyOfRow(row), textOf(row, 'deploy_id'), interrupted(stage));
    });
    await record(within, now, BY_PLATFORM, failed);
    return [...completed, ...rows].map((row) => textOf(row, 'deploy_id'));
  });
}
