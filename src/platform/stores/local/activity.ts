import { numberOf, type Row, textOf, textOrNull } from '../rows/columns.ts';
import { APP_COLUMNS, appDeploymentOf, deploymentOf, FAILURE_BYTES, failureOf } from '../rows/deployments.ts';
import { appOf, searchedOf, searchOf } from '../rows/state.ts';
import type { ActivityStore, Within } from '../state.ts';
import type { StateParts } from './apps.ts';
import { COLUMNS } from './deployments.ts';
import { isWithin, withinParts } from './within.ts';

export function createActivityStore({
  database,
  keyring,
  commands,
}: Pick<StateParts, 'database' | 'keyring' | 'commands'>): ActivityStore {
  const recent = (condition: string) =>
    database.prepare(`SELECT a.*, t.seq AS newest, r.manifest AS live_manifest FROM app_activity t JOIN apps a ON a.id = t.app
    LEFT JOIN releases r ON r.deploy_id = a.live_release
      WHERE t.org = ? AND t.seq < ? AND a.deleted_at IS NULL AND ${isWithin('a')} ${condition} ORDER BY t.seq DESC LIMIT ?`);
  const [all, failed] = [recent(''), recent('AND t.failed')];
  const bySeq = database.prepare(`SELECT ${COLUMNS} FROM deployments d WHERE d.seq = ?`);
  const ofApp = database.prepare(`SELECT ${COLUMNS} FROM apps a JOIN app_activity t ON t.app = a.id
    JOIN deployments d ON d.seq = t.seq WHERE a.org = ? AND a.project = ? AND a.app_id = ?`);
  const count = (from: string) => database.prepare(`SELECT count(*) AS n FROM (SELECT 1 FROM ${from} LIMIT ?)`);
  const counts = {
    apps: count(`apps a WHERE org = ? AND deleted_at IS NULL AND ${isWithin('a')}`),
    live: count(`apps a WHERE org = ? AND live_release IS NOT NULL AND deleted_at IS NULL AND ${isWithin('a')}`),
    failed: count(`app_activity t JOIN apps a ON a.id = t.app
      WHERE t.org = ? AND t.failed AND a.deleted_at IS NULL AND ${isWithin('a')}`),
  };
  const inQueue = (index: string, condition: string, order: string) =>
    database.prepare(`SELECT ${COLUMNS}, ${APP_COLUMNS} FROM deployments d INDEXED BY ${index} JOIN apps a ON a.id = d.app
      WHERE ${condition} AND d.org = ? AND ${isWithin('a')} ORDER BY ${order} LIMIT ?`);
  const running = inQueue('deployments_leased', 'd.lease_node IS NOT NULL', 'd.started_at, d.seq');
  const isWaiting = "d.finished_at IS NULL AND d.status = 'queued'";
  const waiting = inQueue('deployments_queued_by_org', isWaiting, 'd.seq');
  const failure =
    database.prepare(`SELECT d.deploy_id, d.stage, CASE WHEN octet_length(d.failure) <= ? THEN d.failure END AS failure
    FROM deployments d WHERE d.deploy_id = ? AND d.status = 'failed'`);
  const names = (column: 'project' | 'branch') => {
    const statement = database.prepare(
      `SELECT DISTINCT ${column} FROM apps a WHERE org = ? AND deleted_at IS NULL AND ${isWithin('a')} ORDER BY ${column} LIMIT ?`,
    );
    return (org: string, most: number, within: Within) =>
      statement.all(withinParts(within), org, most).map((row) => textOf(row, column));
  };
  const [projects, branches] = [names('project'), names('branch')];
  const found = (seq: number) => {
    const row = bySeq.get(seq);
    return row && deploymentOf(row);
  };
  const numberIn = (row: Row | undefined) => (row ? numberOf(row, 'n') : 0);

  return {
    recent: (org, { before = Number.MAX_SAFE_INTEGER, failed: isFailed = false, within, limit }) =>
      commands.read(() =>
        (isFailed ? failed : all).all(withinParts(within), org, before, limit).flatMap((row) => {
          const newest = bySeq.get(numberOf(row, 'newest'));
          return newest
            ? [{ app: appOf(row), newest: deploymentOf(newest), liveManifest: textOrNull(row, 'live_manifest') }]
            : [];
        }),
      ),
    newest: (keys) =>
      commands.read(() =>
        keys.map(({ org, project, appID }) => {
          const row = ofApp.get(org, project, appID);
          return row ? deploymentOf(row) : null;
        }),
      ),
    queue: (org, most, within) =>
      commands.read(() => ({
        running: running.all(withinParts(within), org, most).map(appDeploymentOf),
        waiting: waiting.all(withinParts(within), org, most).map(appDeploymentOf),
      })),
    counts: (org, most, within) =>
      commands.read(() => ({
        apps: numberIn(counts.apps.get(withinParts(within), org, most)),
        live: numberIn(counts.live.get(withinParts(within), org, most)),
        failed: numberIn(counts.failed.get(withinParts(within), org, most)),
      })),
    search: (org, query) =>
      commands.read(() => {
        const { statement, values } = searchOf(org, query, () => '?');
        return searchedOf(database.prepare(statement).all(...values), found, query);
      }),
    choices: (org, most, within) =>
      commands.read(() => ({ projects: projects(org, most, within), branches: branches(org, most, within) })),
    failures: (deployIDs) =>
      commands.read(
        () =>
          new Map(
            deployIDs.flatMap((deployID) => {
              const row = failure.get(FAILURE_BYTES, deployID);
              return row ? [[deployID, failureOf(keyring, row)] as const] : [];
            }),
          ),
      ),
  };
}
