import type { Random } from '../../../base/clock.ts';
import type { AppKey } from '../../shared/types.ts';
import { type Act, BY_PLATFORM, ofApp } from '../audit.ts';
import type { TimeBound } from '../organization-quotas.ts';
import {
  type DeploymentRequest,
  type DeploymentStore,
  type Done,
  type Once,
  ORGANIZATION_QUEUE,
  QueueFull,
} from '../state.ts';
import { deploymentQueued, superseded } from './audit.ts';
import { numberOf, type Row, textOf } from './columns.ts';
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
} from './deployments.ts';
import { all, BY_KEY, type Engine, first, keyOf, LOCK_APP, type Work } from './engine.ts';
import { createIdempotency } from './idempotency.ts';
import type { Keyring } from './keyring.ts';
import { randomBase32 } from './names.ts';
import { createOrganizationQuotas } from './organization-quotas.ts';
import type { StoredDeployment } from './records.ts';

/** What an engine does in its own way: how a deployment is marked that may be claimed. */
export interface DeploymentRows extends Pick<DeploymentStore, 'ofApp'> {
  /**
   * Cancels a deployment of an app unless it goes live or has ended, ends its lease, and tells other nodes. False: it does not.
   */
  cancel(app: number, deployID: string, by: string | null): Work<boolean>;
  /** Stores a queued deployment, and tells other nodes. */
  insert(app: Row, deployID: string, made: QueuedDeployment): Work<StoredDeployment>;
}

export interface DeploymentParts {
  readonly keyring: Keyring;
  readonly random: Random;
  /** Queued deployments of an organization at once. Default `ORGANIZATION_QUEUE`. */
  readonly organizationQueue?: number | undefined;
}

const OF_APP = `FROM deployments d WHERE app = (SELECT id FROM apps WHERE ${BY_KEY})`;
/** The newest deployments of an app, as `newestOf` asks. */
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
  rows: DeploymentRows,
  { keyring, random, organizationQueue = ORGANIZATION_QUEUE }: DeploymentParts,
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
  const quotas = createOrganizationQuotas(engine);
  const runOnce = createIdempotency(engine);

  const find = (key: AppKey, deployID: string) => first(engine, one(...keyOf(key), deployID), deploymentOf);
  /** Queues a deployment of an app that the transaction has locked, and cancels those that are queued. */
  const insert = function* (
    app: Row,
    made: QueuedDeployment,
    { key, act, request, time }: Asked,
  ): Work<StoredDeployment> {
    const { branch, commit, redeployOf } = made;
    const [id, deployID] = [numberOf(app, 'id'), `dpl-${randomBase32(16, random)}`];
    yield* quotas.checkTime(key.org, time);
    if ((yield* waiting(id, key.org, organizationQueue)).count >= organizationQueue)
      throw new QueueFull(organizationQueue);
    const replaced = (yield* supersede(id, deployID)).rows.map((row) => textOf(row, 'deploy_id'));
    const queued = yield* rows.insert(app, deployID, { ...made, env: sealedEnv(keyring, deployID, made.env) });
    yield* engine.record(act, [deploymentQueued(key, { deployID, branch, commit, redeployOf }, request)]);
    yield* engine.record(BY_PLATFORM, superseded(key, replaced, deployID));
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
        if (!app || !(yield* rows.cancel(numberOf(app, 'id'), deployID, act.by))) return false;
        yield* engine.record(act, [ofApp(key, 'deployment.cancel', { object: deployID })]);
        yield* tell([{ kind: 'ended', deployID }, { kind: 'jobs' }], 'told');
        return true;
      });
      return cancellationOf(isCancelled, await find(key, deployID));
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

/** Returns the values of a queued deployment in the order of `branch`, `commit_requested` and so on. */
export function queuedValues({ branch, commit, by, redeployOf, configuration, env, facts }: QueuedDeployment) {
  return [branch, commit, by, redeployOf, configuration, env, facts.subject, facts.author];
}
