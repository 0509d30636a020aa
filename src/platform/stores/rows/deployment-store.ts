import type { Random } from '../../../base/clock.ts';
import type { AppKey } from '../../shared/types.ts';
import { type Act, BY_PLATFORM, ofApp } from '../audit.ts';
import type { BuildBounds, TimeBound } from '../organization-quotas.ts';
import {
  type DeploymentRequest,
  type DeploymentStore,
  type Done,
  type Once,
  ORGANIZATION_QUEUE,
  QueueFull,
} from '../state.ts';
import type { AddUsage } from '../usage.ts';
import type { EnvRows } from './apps.ts';
import { deploymentQueued } from './audit.ts';
import { numberOf, type Row, textOf } from './columns.ts';
import {
  againOf,
  FAILURE_BYTES,
  failureOf,
  JOBS_CHANGED,
  LEASE_ENDED,
  type QueuedDeployment,
  queuedOf,
  sealedEnv,
} from './deployments.ts';
import { all, BY_KEY, type Engine, first, keyOf, LOCK_APP, type Work } from './engine.ts';
import { createIdempotency } from './idempotency.ts';
import type { Keyring } from './keyring.ts';
import { randomBase32 } from './names.ts';
import { createOrganizationQuotas } from './organization-quotas.ts';
import { COLUMNS, deploymentOf, type StoredDeployment, totalOf } from './records.ts';

/** What an engine does in its own way: how it keeps variables and usage, and how a claim finds what may be claimed. */
export interface EngineRows extends Pick<DeploymentStore, 'ofApp'> {
  readonly env: EnvRows;
  readonly addUsage: AddUsage;
  /** The number of the deployment of a release `r`, in SQL. */
  readonly releaseSeq: string;
  /** The statement that keeps the release of the deployment `$1`, whose index is `$2`. */
  readonly keepRelease: string;
  /**
   * Marks the queued deployment of an app that the transaction has locked, if it may be claimed now. Call it after one was queued or has
   * ended. `queued`: the number of one that was queued.
   */
  ready(app: number, queued?: number): Work<void>;
  /** Claims a deployment (`Jobs.claim`). `row`: its columns and those of its app, as `jobOf` reads them. `variables`: opens those of the app. */
  claim(
    node: string,
    bounds: BuildBounds,
  ): Promise<{ readonly row: Row; variables(): Readonly<Record<string, string>> } | undefined>;
}

const OF_APP = `FROM deployments d WHERE app = (SELECT id FROM apps WHERE ${BY_KEY})`;
/** The newest deployments of an app before a number. */
export const NEWEST = `SELECT ${COLUMNS} ${OF_APP} AND seq < $4 ORDER BY seq DESC LIMIT $5`;

/** Who asks for a deployment of which app, and what for. */
interface Asked {
  readonly key: AppKey;
  readonly act: Act;
  readonly request?: DeploymentRequest;
  readonly time?: TimeBound | undefined;
}

export function createDeploymentStore(
  engine: Engine,
  rows: EngineRows,
  keyring: Keyring,
  random: Random,
  organizationQueue = ORGANIZATION_QUEUE,
): DeploymentStore {
  const lockApp = engine.prepare(LOCK_APP);
  const one = engine.prepare(`SELECT ${COLUMNS} ${OF_APP} AND deploy_id = $4`);
  const newest = engine.prepare(NEWEST);
  const oldest = engine.prepare(`SELECT ${COLUMNS} ${OF_APP} AND seq > $4 ORDER BY seq LIMIT $5`);
  const failure =
    engine.prepare(`SELECT deploy_id, stage, CASE WHEN octet_length(failure) <= $5 THEN failure END AS failure
    ${OF_APP} AND deploy_id = $4 AND status = 'failed'`);
  const totals =
    engine.prepare(`SELECT status, sum(count)::bigint AS count, sum(ran)::bigint AS ran, sum(ms)::bigint AS ms
    FROM deployment_totals GROUP BY status HAVING sum(count) > 0 OR sum(ran) > 0`);
  const waiting = engine.prepare(`SELECT 1 FROM deployments /* INDEXED BY deployments_queued_by_org */
    WHERE finished_at IS NULL AND status = 'queued' AND app <> $1 AND org = $2 LIMIT $3`);
  const supersede =
    engine.prepare(`UPDATE deployments SET status = 'cancelled', ready = false, superseded_by = $2, env = NULL,
    finished_at = :now WHERE app = $1 AND finished_at IS NULL AND status = 'queued' RETURNING deploy_id`);
  const store = engine.prepare(
    `INSERT INTO deployments (deploy_id, app, org, status, branch, commit_requested, triggered_by, redeploy_of, configuration, env,
      commit_subject, commit_author, created_at)
    SELECT $2, id, org, 'queued', $3, $4, $5, $6, $7, $8, $9, $10, :now FROM apps WHERE id = $1
    RETURNING *, coalesce(commit_sha, commit_requested) AS "commit"`,
    JOBS_CHANGED,
  );
  // If a claim has locked the row, this waits for it, and then ends that lease.
  const cancel =
    engine.prepare(`UPDATE deployments SET status = 'cancelled', cancelled_by = $3, finished_at = :now, ${LEASE_ENDED}
    WHERE app = $1 AND deploy_id = $2 AND finished_at IS NULL AND status <> 'activating'
    AND NOT EXISTS (SELECT 1 FROM releases r WHERE r.deploy_id = deployments.deploy_id)`);
  const quotas = createOrganizationQuotas(engine);
  const runOnce = createIdempotency(engine);

  const find = (key: AppKey, deployID: string) => first(engine, one(...keyOf(key), deployID), deploymentOf);
  /** Queues a deployment of an app that the transaction has locked, and cancels those that are queued. */
  const insert = function* (
    app: Row,
    made: QueuedDeployment,
    { key, act, request, time }: Asked,
  ): Work<StoredDeployment> {
    const { branch, commit, by, redeployOf, configuration, facts } = made;
    const [id, deployID] = [numberOf(app, 'id'), `dpl-${randomBase32(16, random)}`];
    yield* quotas.checkTime(key.org, time);
    if ((yield* waiting(id, key.org, organizationQueue)).count >= organizationQueue)
      throw new QueueFull(organizationQueue);
    const replaced = (yield* supersede(id, deployID)).rows.map((row) => textOf(row, 'deploy_id'));
    const values = [branch, commit, by, redeployOf, configuration, sealedEnv(keyring, deployID, made.env)];
    const [row = {}] = (yield* store(id, deployID, ...values, facts.subject, facts.author)).rows;
    const queued = deploymentOf(row);
    yield* rows.ready(id, queued.seq);
    yield* engine.record(act, [deploymentQueued(key, { deployID, branch, commit, redeployOf }, request)]);
    const left = (object: string) => ofApp(key, 'deployment.supersede', { object, after: { supersededBy: deployID } });
    yield* engine.record(BY_PLATFORM, replaced.map(left));
    return queued;
  };
  /** `makeOf` returns the parts of the deployment. Undefined: there is no such app, or `makeOf` returned that. */
  const queue = (
    asked: Asked,
    once: Once<StoredDeployment> | undefined,
    makeOf: (app: Row) => Work<QueuedDeployment | undefined>,
  ): Promise<Done<StoredDeployment> | undefined> =>
    engine.write(function* (tell) {
      const [app] = (yield* lockApp(...keyOf(asked.key))).rows;
      const made = app && (yield* makeOf(app));
      if (!app || !made) return undefined;
      const done = yield* runOnce(once, () => insert(app, made, asked));
      if (done?.kind === 'done') yield* tell([{ kind: 'jobs' }], 'told');
      return done;
    });

  return {
    async create(key, request, act, once, time) {
      const created = await queue({ key, act, request, time }, once, function* (app) {
        yield* [];
        return queuedOf(request, textOf(app, 'branch'), act.by);
      });
      return created ?? { kind: 'no_app' };
    },
    async redeploy(key, of, act, once, time) {
      const created = await queue({ key, act, time }, once, function* () {
        const [row] = (yield* one(...keyOf(key), of)).rows;
        return row && againOf(deploymentOf(row), act.by);
      });
      return created ?? { kind: 'no_deployment' };
    },
    async cancel(key, deployID, act) {
      const isCancelled = await engine.write(function* (tell) {
        const [app] = (yield* lockApp(...keyOf(key))).rows;
        if (!app || (yield* cancel(numberOf(app, 'id'), deployID, act.by)).count === 0) return false;
        yield* rows.ready(numberOf(app, 'id'));
        yield* engine.record(act, [ofApp(key, 'deployment.cancel', { object: deployID })]);
        yield* tell([{ kind: 'ended', deployID }, { kind: 'jobs' }]);
        return true;
      });
      const deployment = await find(key, deployID);
      return deployment ? { kind: isCancelled ? 'cancelled' : 'too_late', deployment } : { kind: 'no_deployment' };
    },
    find,
    async list(key, { before = Number.MAX_SAFE_INTEGER, since, limit }) {
      if (since === undefined) return all(engine, newest(...keyOf(key), before, limit), deploymentOf);
      return (await all(engine, oldest(...keyOf(key), since, limit), deploymentOf)).toReversed();
    },
    ofApp: rows.ofApp,
    failure: (key, deployID) =>
      first(engine, failure(...keyOf(key), deployID, FAILURE_BYTES), (row) => failureOf(keyring, row)),
    totals: () => all(engine, totals(), totalOf),
  };
}
