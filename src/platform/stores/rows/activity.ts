import type { AppKey } from '../../shared/types.ts';
import type { ActivityStore, AppCursor, AppQuery, Within } from '../state.ts';
import { numberOrNull, type Row, textOf, textOrNull } from './columns.ts';
import { FAILURE_BYTES, failureOf } from './deployments.ts';
import { all, type Engine, first, isWithin, keyOf, type Value } from './engine.ts';
import type { Keyring } from './keyring.ts';
import { APP_COLUMNS, appDeploymentOf, appOf, COLUMNS, countsOf, deploymentOf, type FoundApp } from './records.ts';

/** Reads what happens in an organization. */
export function createActivityStore(engine: Engine, keyring: Keyring): ActivityStore {
  const recent = (condition: string) =>
    engine.prepare(`SELECT a.*, t.seq AS newest, r.manifest AS live_manifest FROM app_activity t JOIN apps a ON a.id = t.app
      LEFT JOIN releases r ON r.deploy_id = a.live_release
      WHERE t.org = $1 AND t.seq < $2 AND a.deleted_at IS NULL AND ${isWithin('a', 4)} ${condition} ORDER BY t.seq DESC LIMIT $3`);
  const [recentOnes, failedOnes] = [recent(''), recent('AND t.failed')];
  const withSeq = engine.prepare(`SELECT ${COLUMNS} FROM deployments d WHERE d.seq = ANY ($1::bigint[])`);
  const count = (from: string) =>
    `(SELECT count(*) FROM (SELECT 1 FROM ${from} AND a.deleted_at IS NULL AND ${isWithin('a', 3)} LIMIT $2) counted)`;
  const counts = engine.prepare(`SELECT ${count('apps a WHERE org = $1')} AS apps,
    ${count('apps a WHERE org = $1 AND live_release IS NOT NULL')} AS live,
    ${count('app_activity t JOIN apps a ON a.id = t.app WHERE t.org = $1 AND t.failed')} AS failed`);
  const inQueue = (index: string, condition: string) =>
    engine.prepare(`SELECT ${COLUMNS}, ${APP_COLUMNS} FROM deployments d /* INDEXED BY ${index} */ JOIN apps a ON a.id = d.app
      WHERE d.org = $1 AND ${isWithin('a', 3)} AND ${condition} LIMIT $2`);
  const running = inQueue('deployments_leased', 'd.lease_node IS NOT NULL ORDER BY d.started_at, d.seq');
  const isWaiting = "d.finished_at IS NULL AND d.status = 'queued'";
  const waiting = inQueue('deployments_queued_by_org', `${isWaiting} ORDER BY d.seq`);
  const names = (column: 'project' | 'branch') =>
    engine.prepare(`SELECT DISTINCT ${column} COLLATE "C" AS name FROM apps a
      WHERE org = $1 AND deleted_at IS NULL AND ${isWithin('a', 3)} ORDER BY 1 LIMIT $2`);
  const [projects, branches] = [names('project'), names('branch')];
  const failures =
    engine.prepare(`SELECT deploy_id, stage, CASE WHEN octet_length(failure) <= $2 THEN failure END AS failure
    FROM deployments WHERE deploy_id = ANY ($1::text[]) AND status = 'failed'`);

  /** Reads rows of `apps` with the number of the newest deployment, and adds that one. */
  const found = async (rows: readonly Row[]): Promise<readonly FoundApp[]> => {
    const seqs = rows.flatMap((row) => numberOrNull(row, 'newest') ?? []);
    const deployments = new Map((await all(engine, withSeq(seqs), deploymentOf)).map((each) => [each.seq, each]));
    return rows.map((row) => {
      const newest = deployments.get(numberOrNull(row, 'newest') ?? 0) ?? null;
      return { app: appOf(row), newest, liveManifest: textOrNull(row, 'live_manifest') };
    });
  };

  return {
    async recent(org, { before = Number.MAX_SAFE_INTEGER, failed = false, within, limit }) {
      const asked = (failed ? failedOnes : recentOnes)(org, before, limit, within);
      const rows = await all(engine, asked, (row) => row);
      return (await found(rows)).flatMap(({ newest, ...app }) => (newest ? [{ ...app, newest }] : []));
    },
    async newest(keys) {
      if (keys.length === 0) return [];
      const places = keys.map((_, index) => `($${3 * index + 1}, $${3 * index + 2}, $${3 * index + 3})`);
      const asked = engine.prepare(`WITH k (org, project, app_id) AS (VALUES ${places.join(', ')})
        SELECT ${COLUMNS}, ${APP_COLUMNS} FROM k JOIN apps a ON a.org = k.org AND a.project = k.project AND a.app_id = k.app_id
        JOIN app_activity t ON t.app = a.id JOIN deployments d ON d.seq = t.seq`);
      const found = await all(engine, asked(...keys.flatMap(keyOf)), appDeploymentOf);
      const nameOf = (key: AppKey) => keyOf(key).join('/');
      const byApp = new Map(found.map(({ app, deployment }) => [nameOf(app), deployment]));
      return keys.map((key) => byApp.get(nameOf(key)) ?? null);
    },
    async queue(org, most, within) {
      const listed = [running, waiting].map((those) => all(engine, those(org, most, within), appDeploymentOf));
      const [begun = [], queued = []] = await Promise.all(listed);
      return { running: begun, waiting: queued };
    },
    async counts(org, most, within) {
      return (await first(engine, counts(org, most, within), countsOf)) ?? { apps: 0, live: 0, failed: 0 };
    },
    async search(org, query) {
      const { statement, values } = searchOf(org, query);
      const rows = await all(engine, engine.prepare(statement)(...values), (row) => row);
      const apps = await found(rows);
      return query.before && !query.after ? apps.toReversed() : apps;
    },
    async choices(org: string, most: number, within: Within) {
      const listed = [projects, branches].map((those) =>
        all(engine, those(org, most, within), (row) => textOf(row, 'name')),
      );
      const [ofProjects = [], ofBranches = []] = await Promise.all(listed);
      return { projects: ofProjects, branches: ofBranches };
    },
    async failures(deployIDs) {
      if (deployIDs.length === 0) return new Map();
      const asked = failures(deployIDs, FAILURE_BYTES);
      return new Map(await all(engine, asked, (row) => [textOf(row, 'deploy_id'), failureOf(keyring, row)] as const));
    },
  };
}

/** The conditions of a query by status, of `apps` as `a`, `app_activity` as `t`, and the newest deployment as `d`. */
const STATUS = {
  live: 'a.live_release IS NOT NULL',
  failed: 't.failed',
  building: 'd.seq IS NOT NULL AND d.finished_at IS NULL',
  idle: 'a.live_release IS NULL',
} as const satisfies Record<NonNullable<AppQuery['status']>, string>;

/** Returns the statement of a query, and its values in order. Its rows are those of `apps`, with `newest` and `live_manifest`; with `before`, in reverse. */
function searchOf(org: string, query: AppQuery) {
  const values: Value[] = [];
  const place = (value: string | number) => `$${values.push(value)}`;
  const { text = '', project, branch, status, sort, after, before, limit, within } = query;
  const order = (way: '' | ' DESC') =>
    [...(sort === 'newest' ? ['coalesce(t.seq, 0) * -1'] : []), 'a.app_id', 'a.project']
      .map((each) => each + way)
      .join(', ');
  const from = (sign: '>' | '<', { seq, appID, project: of }: AppCursor) =>
    `(${order('')}) ${sign} (${[...(sort === 'newest' ? [-seq] : []), appID, of].map(place).join(', ')})`;
  const conditions = [
    `a.org = ${place(org)}`,
    'a.deleted_at IS NULL',
    ...(text === ''
      ? []
      : [`lower(a.app_id) LIKE ${place(`%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`)} ESCAPE '\\'`]),
    ...(project === undefined ? [] : [`a.project = ${place(project)}`]),
    ...(branch === undefined ? [] : [`a.branch = ${place(branch)}`]),
    ...(status === undefined ? [] : [STATUS[status]]),
    isWithin('a', values.push(within)),
    ...(after ? [from('>', after)] : before ? [from('<', before)] : []),
  ];
  const statement = `SELECT a.*, t.seq AS newest, r.manifest AS live_manifest FROM apps a
    LEFT JOIN app_activity t ON t.app = a.id LEFT JOIN deployments d ON d.seq = t.seq
    LEFT JOIN releases r ON r.deploy_id = a.live_release
    WHERE ${conditions.join(' AND ')} ORDER BY ${order(before && !after ? ' DESC' : '')} LIMIT ${place(limit)}`;
  return { statement, values };
}
