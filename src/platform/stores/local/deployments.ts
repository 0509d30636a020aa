import { SlipwayError } from '../../../base/errors.ts';
import type { AppKey } from '../../shared/types.ts';
import { type Act, BY_PLATFORM, ofApp } from '../audit.ts';
import { deploymentQueued, superseded } from '../rows/audit.ts';
import { numberOf, type Row, textOf } from '../rows/columns.ts';
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
} from '../rows/deployments.ts';
import { randomBase32 } from '../rows/names.ts';
import { createOrganizationQuotas } from '../rows/organization-quotas.ts';
import type { StoredDeployment } from '../rows/records.ts';
import { appOf } from '../rows/state.ts';
import { type DeploymentRequest, type DeploymentStore, ORGANIZATION_QUEUE, QueueFull } from '../state.ts';
import { appFinder, type StateParts } from './apps.ts';
import { createRecorder } from './audit.ts';
import { createLocalEngine, ran } from './engine.ts';

const OF_APP = `JOIN apps a ON a.id = d.app WHERE a.org = ? AND a.project = ? AND a.app_id = ?`;

/** Above every `seq`. */
const LATER = Number.MAX_SAFE_INTEGER;

export function createDeploymentStore(parts: StateParts): DeploymentStore {
  const { database, keyring, commands, changes, idempotency } = parts;
  const find = appFinder(database);
  const one = database.prepare(`SELECT ${COLUMNS} FROM deployments d ${OF_APP} AND d.deploy_id = ?`);
  const newest = database.prepare(`SELECT ${COLUMNS} FROM deployments d ${OF_APP} AND d.seq < ?
    ORDER BY d.seq DESC LIMIT ?`);
  const oldest = database.prepare(`SELECT ${COLUMNS} FROM deployments d ${OF_APP} AND d.seq > ?
    ORDER BY d.seq LIMIT ?`);
  const failureRow =
    database.prepare(`SELECT d.deploy_id, d.stage, CASE WHEN octet_length(d.failure) <= ? THEN d.failure END AS failure
    FROM deployments d ${OF_APP} AND d.deploy_id = ? AND d.status = 'failed'`);
  const totals = database.prepare('SELECT status, count, ran, ms FROM deployment_totals WHERE count > 0 OR ran > 0');

  const findOne = (key: AppKey, deployID: string) => {
    const row = one.get(...partsOf(key), deployID);
    return row && deploymentOf(row);
  };
  const queue = queuer(parts, findOne);
  const cancel = canceller(parts);
  const quotas = createOrganizationQuotas(createLocalEngine(database));
  const published = <T extends { readonly kind: string }>(done: T): T => {
    if (done.kind === 'done') changes.publish({ kind: 'jobs' });
    return done;
  };

  return {
    async create(key, request, act, once, time) {
      const created = await commands.write(() => {
        const app = find(key);
        return (
          app &&
          idempotency.run(once, () => {
            ran(quotas.checkTime(key.org, time));
            return queue(key, app, queuedOf(request, textOf(app, 'branch'), act.by), act, request);
          })
        );
      });
      return published(created ?? ({ kind: 'no_app' } as const));
    },
    async redeploy(key, of, act, once, time) {
      const created = await commands.write(() => {
        const [app, again] = [find(key), findOne(key, of)];
        return (
          app &&
          again &&
          idempotency.run(once, () => {
            ran(quotas.checkTime(key.org, time));
            return queue(key, app, againOf(again, act.by), act);
          })
        );
      });
      return published(created ?? ({ kind: 'no_deployment' } as const));
    },
    async cancel(key, deployID, act) {
      const done = await commands.write(() => cancellationOf(cancel(key, deployID, act), findOne(key, deployID)));
      if (done.kind !== 'cancelled') return done;
      changes.publish({ kind: 'ended', deployID });
      changes.publish({ kind: 'jobs' });
      return done;
    },
    find: (key, deployID) => commands.read(() => findOne(key, deployID)),
    list: (key, { before = LATER, since, limit }) =>
      commands.read(() =>
        since === undefined
          ? newest.all(...partsOf(key), before, limit).map(deploymentOf)
          : oldest
              .all(...partsOf(key), since, limit)
              .map(deploymentOf)
              .reverse(),
      ),
    ofApp: (key, { before = LATER, limit }) =>
      commands.read(() => {
        const app = find(key);
        return app && { app: appOf(app), deployments: newest.all(...partsOf(key), before, limit).map(deploymentOf) };
      }),
    failure: (key, deployID) =>
      commands.first(failureRow, [FAILURE_BYTES, ...partsOf(key), deployID], (row) => failureOf(keyring, row)),
    totals: () => commands.read(() => totals.all().map(totalOf)),
  };
}

/** Returns the function that queues a deployment of an app and cancels those that are queued; call it in a transaction. */
function queuer(
  { database, keyring, clock, random, organizationQueue = ORGANIZATION_QUEUE }: StateParts,
  find: (key: AppKey, deployID: string) => StoredDeployment | undefined,
) {
  const supersede =
    database.prepare(`UPDATE deployments SET status = 'cancelled', superseded_by = ?, finished_at = ?, env = NULL
    WHERE app = ? AND finished_at IS NULL AND status = 'queued' RETURNING deploy_id`);
  const record = createRecorder(database, clock);
  const waiting = database.prepare(`SELECT count(*) AS n FROM (SELECT 1 FROM deployments
    INDEXED BY deployments_queued_by_org WHERE finished_at IS NULL AND status = 'queued' AND org = ? AND app <> ? LIMIT ?)`);
  const insert =
    database.prepare(`INSERT INTO deployments (deploy_id, app, org, status, branch, commit_requested, triggered_by,
    redeploy_of, configuration, env, commit_subject, commit_author, created_at)
    VALUES (?, ?, ?, 'queued', ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  return (key: AppKey, row: Row, made: QueuedDeployment, act: Act, request?: DeploymentRequest) => {
    const { branch, commit, by, redeployOf, configuration, env, facts } = made;
    const deployID = `dpl-${randomBase32(16, random)}`;
    const [app, now] = [numberOf(row, 'id'), clock.now()];
    if (numberOf(waiting.get(key.org, app, organizationQueue) ?? {}, 'n') >= organizationQueue) {
      throw new QueueFull(organizationQueue);
    }
    const replaced = supersede.all(deployID, now, app).map((each) => textOf(each, 'deploy_id'));
    const sealed = sealedEnv(keyring, deployID, env);
    const texts = [branch, commit, by, redeployOf, configuration, sealed, facts.subject, facts.author];
    insert.run(deployID, app, key.org, ...texts, now);
    record(act, [deploymentQueued(key, { deployID, branch, commit, redeployOf }, request)]);
    record(BY_PLATFORM, superseded(key, replaced, deployID));
    const stored = find(key, deployID);
    if (!stored) throw new SlipwayError('internal', `The deployment ${deployID} was not stored`);
    return stored;
  };
}

/** Returns the function that cancels a deployment unless it goes live or has ended, and ends its lease. */
function canceller({ database, clock }: StateParts) {
  const cancel = database.prepare(`UPDATE deployments SET status = 'cancelled', cancelled_by = ?, finished_at = ?,
    lease_node = NULL, lease_until = NULL, stored_release = NULL, env = NULL
    WHERE deploy_id = ? AND finished_at IS NULL AND status <> 'activating'
    AND NOT EXISTS (SELECT 1 FROM releases r WHERE r.deploy_id = deployments.deploy_id)
    AND app = (SELECT id FROM apps WHERE org = ? AND project = ? AND app_id = ?)`);
  const record = createRecorder(database, clock);
  return (key: AppKey, deployID: string, act: Act) => {
    const isCancelled = cancel.run(act.by, clock.now(), deployID, ...partsOf(key)).changes === 1;
    if (isCancelled) record(act, [ofApp(key, 'deployment.cancel', { object: deployID })]);
    return isCancelled;
  };
}

function partsOf({ org, project, appID }: AppKey): readonly [string, string, string] {
  return [org, project, appID];
}
