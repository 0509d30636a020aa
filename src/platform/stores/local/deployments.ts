import { SlipwayError } from '../../../base/errors.ts';
import { FAILURE_LIMITS } from '../../../contract/limits.ts';
import type { AppKey } from '../../types.ts';
import { randomBase32 } from '../names.ts';
import { deploymentOf, FACT_COLUMNS, failureOf, totalOf } from '../row-records.ts';
import { numberOf, type Row, textOf } from '../rows.ts';
import type { DeploymentRequest, DeploymentStore } from '../state.ts';
import { appFinder, type StateParts } from './apps.ts';

/** The columns that `deploymentOf` reads, of the table `d`. */
export const COLUMNS = `d.seq, d.deploy_id, d.status, d.stage, d.branch, coalesce(d.commit_sha, d.commit_requested) AS "commit",
  d.created_at, d.started_at, d.finished_at, d.superseded_by, ${FACT_COLUMNS.map((name) => `d.${name}`).join(', ')}`;
const OF_APP = `JOIN apps a ON a.id = d.app WHERE a.org = ? AND a.project = ? AND a.app_id = ?`;

export function createDeploymentStore(parts: StateParts): DeploymentStore {
  const { database, commands, changes, idempotency, clock, random } = parts;
  const find = appFinder(database);
  const supersede = database.prepare(`UPDATE deployments SET status = 'cancelled', superseded_by = ?, finished_at = ?
    WHERE app = ? AND finished_at IS NULL AND status = 'queued'`);
  const insert =
    database.prepare(`INSERT INTO deployments (deploy_id, app, status, branch, commit_requested, triggered_by, created_at)
    VALUES (?, ?, 'queued', ?, ?, ?, ?)`);
  const one = database.prepare(`SELECT ${COLUMNS} FROM deployments d ${OF_APP} AND d.deploy_id = ?`);
  const newest = database.prepare(`SELECT ${COLUMNS} FROM deployments d ${OF_APP} AND d.seq < ?
    ORDER BY d.seq DESC LIMIT ?`);
  const oldest = database.prepare(`SELECT ${COLUMNS} FROM deployments d ${OF_APP} AND d.seq > ?
    ORDER BY d.seq LIMIT ?`);
  const failureRow =
    database.prepare(`SELECT d.stage, CASE WHEN octet_length(d.failure) <= ? THEN d.failure END AS failure
    FROM deployments d ${OF_APP} AND d.deploy_id = ? AND d.status = 'failed'`);
  const totals = database.prepare('SELECT status, count, ran, ms FROM deployment_totals WHERE count > 0');

  const insertFor = (app: Row, { branch, commit, by = null }: DeploymentRequest, key: AppKey) => {
    const deployID = `dpl-${randomBase32(16, random)}`;
    const now = clock.now();
    supersede.run(deployID, now, numberOf(app, 'id'));
    insert.run(deployID, numberOf(app, 'id'), branch ?? textOf(app, 'branch'), commit, by, now);
    const row = one.get(...partsOf(key), deployID);
    if (!row) throw new SlipwayError('internal', `The deployment ${deployID} was not stored`);
    return deploymentOf(row);
  };

  return {
    async create(key, request, once) {
      const created = await commands.write(() => {
        const app = find(key);
        if (!app) return undefined;
        return idempotency.run(once, () => insertFor(app, request, key));
      });
      if (created?.kind === 'done') changes.publish({ kind: 'jobs' });
      return created ?? { kind: 'no_app' };
    },
    find: (key, deployID) =>
      commands.read(() => {
        const row = one.get(...partsOf(key), deployID);
        return row && deploymentOf(row);
      }),
    list: (key, { before = Number.MAX_SAFE_INTEGER, since, limit }) =>
      commands.read(() =>
        since === undefined
          ? newest.all(...partsOf(key), before, limit).map(deploymentOf)
          : oldest
              .all(...partsOf(key), since, limit)
              .map(deploymentOf)
              .reverse(),
      ),
    failure: (key, deployID) =>
      commands.read(() => {
        const row = failureRow.get(FAILURE_LIMITS.bytes, ...partsOf(key), deployID);
        return row && failureOf(row);
      }),
    totals: () => commands.read(() => totals.all().map(totalOf)),
  };
}

function partsOf({ org, project, appID }: AppKey): readonly [string, string, string] {
  return [org, project, appID];
}
