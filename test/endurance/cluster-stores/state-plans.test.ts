import { beforeAll, expect, test } from 'vitest';
import { countsWith } from '../../../src/contract/usage.ts';
import { MEMBER_BOUNDS } from '../../../src/platform/identity/members.ts';
import { BlobRows } from '../../../src/platform/stores/cluster/blobs/rows.ts';
import { type Database, openDatabase } from '../../../src/platform/stores/cluster/database/database.ts';
import { createClusterEngine } from '../../../src/platform/stores/cluster/database/engine.ts';
import { dropAll, sizesOf } from '../../../src/platform/stores/cluster/kvs/kvs.ts';
import { clusterUsage } from '../../../src/platform/stores/cluster/state/engine-rows.ts';
import { numberOf } from '../../../src/platform/stores/rows/columns.ts';
import { createUsageStore, KEPT } from '../../../src/platform/stores/usage.ts';
import { ACT } from '../../support/acts.ts';
import { FakeClock } from '../../support/clock.ts';
import {
  type ClusterHandle,
  describeOnPostgres,
  openClusterHandle,
  type Statement,
} from '../../support/cluster-stores.ts';

const APPS = 20_000;
const KEY = { org: 'org-7', project: 'web', appID: 'app-10007' };
const HEAD = { branch: null, commit: null };

/** 20,000 apps of 100 organizations, each with ten deployments. 5,000 of them have one under way and one queued behind it. */
const FILL = `
  INSERT INTO apps (org, project, app_id, name, type, repository, branch, subdomain, environment_id, live_release,
    created_at, updated_at)
  SELECT 'org-' || n % 100, 'web', 'app-' || n, 'app', 'api', 'acme/x', 'main', 'site-' || n, 'env-' || n, 'dpl-' || n || '-8',
    1, 1 FROM generate_series(1, ${APPS}) n;
  ALTER TABLE deployments DISABLE TRIGGER USER;
  INSERT INTO env SELECT id, '{"A":"1"}' FROM apps;
  INSERT INTO deployments (deploy_id, app, org, status, stage, branch, created_at, started_at, finished_at, lease_node, lease_until, fence)
  SELECT 'dpl-' || a.id || '-' || n, a.id, a.org, CASE WHEN n < 9 OR a.id > 5000 THEN 'succeeded' WHEN n = 9 THEN 'building' ELSE 'queued' END,
    'clone', 'main', n, n, CASE WHEN n < 9 OR a.id > 5000 THEN n END,
    CASE WHEN n = 9 AND a.id <= 5000 THEN 'node' END, CASE WHEN n = 9 AND a.id <= 5000 THEN 2000000000000000 END, 1
  FROM generate_series(1, 10) n, apps a ORDER BY n, a.id;
  ALTER TABLE deployments ENABLE TRIGGER USER;
  INSERT INTO app_activity SELECT a.id, a.org, max(d.seq), false FROM apps a JOIN deployments d ON d.app = a.id GROUP BY a.id;
  INSERT INTO releases (deploy_id, app, seq, manifest, created_at)
    SELECT deploy_id, app, seq, 'm' || seq, 1 FROM deployments WHERE status = 'succeeded' AND created_at BETWEEN 6 AND 8;
  INSERT INTO idempotency SELECT 's', 'k' || n, 'h', 202, '{}', 1767323045000 FROM generate_series(1, 50000) n;
  INSERT INTO kvs_tables (app, name, token_hash, token_sealed, created_at)
    SELECT id, each, 'hash ' || id || each, 'x', 1 FROM apps, (VALUES ('a'), ('b')) names (each);
  INSERT INTO kvs_dropped SELECT generate_series(1000000, 1020000);
  INSERT INTO kvs_roles SELECT 'AK' || id, environment_id, 'x', 2000000000000000 + id FROM apps;
  INSERT INTO members SELECT 'org-' || n % 100, '', '', 'member-' || n || '@a.b', 'viewer', NULL, 1
    FROM generate_series(1, 50000) n;
  UPDATE change_counter SET n = 1;
  INSERT INTO kvs_entries SELECT n % 50, convert_to('key-' || n, 'UTF8'), 'x', CASE WHEN n % 2 = 0 THEN n END
    FROM generate_series(1, 50000) n;
  INSERT INTO kvs_sizes SELECT n % 20000, 1, 10 FROM generate_series(1, 50000) n;
  INSERT INTO blobs (key, last_generation, generation, size, sha256, etag, stored_at, touched_at)
    SELECT 'org-' || n % 100 || '/' || n, 1, 1, 10, 'x', 'x', 1, 1 FROM generate_series(1, 50000) n;
  INSERT INTO usage_sums (org, project, app, kvs_table, step, start)
    SELECT 'org-' || n % 100, 'web', 'app-' || n % 1000, '', step, n / 1000 * 3600000::bigint
    FROM generate_series(1, 50000) n, (VALUES ('hour'), ('day')) steps (step);
  INSERT INTO usage_scopes SELECT org, project, app_id, '', id, id % 2, id % 2, id FROM apps;
  INSERT INTO usage_writers SELECT 'writer-' || n, 1, n FROM generate_series(1, 20000) n;
  ANALYZE`;

/** Tables that a statement must not read as a whole. */
const LARGE = [
  'apps',
  'env',
  'deployments',
  'releases',
  'idempotency',
  'kvs_tables',
  'kvs_dropped',
  'kvs_roles',
  'members',
  'app_activity',
  'kvs_entries',
  'kvs_sizes',
  'blobs',
  'usage_sums',
  'usage_scopes',
  'usage_writers',
];

interface Step {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Alias?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Step[];
}

/** Returns all steps of the plan. `analyze`: executes the statement. */
async function stepsOf(database: Database, { text, values }: Statement, analyze = false): Promise<readonly Step[]> {
  const { rows } = await database.query(`EXPLAIN (FORMAT JSON${analyze ? ', ANALYZE' : ''}) ${text}`, values);
  const plans = rows[0]?.['QUERY PLAN'] as readonly { readonly Plan: Step }[];
  const all = (step: Step): readonly Step[] => [step, ...(step.Plans ?? []).flatMap(all)];
  return plans.flatMap(({ Plan }) => all(Plan));
}

/** Returns the table that a step reads, also if it reads a partition of it. */
function tableOf(step: Step): string {
  return (step['Relation Name'] ?? '').replace(/_\d+$/, '');
}

/** Returns the rows that one step has read of the deployments, at most, without the step that counts those under way. */
function mostRead(steps: readonly Step[]): number {
  const scans = steps.filter((step) => step['Relation Name'] === 'deployments' && step.Alias !== 'leased');
  const read = scans.map((step) => {
    const rows = (step['Actual Rows'] ?? 0) + (step['Rows Removed by Filter'] ?? 0);
    return rows * (step['Actual Loops'] ?? 0);
  });
  return Math.max(...read);
}

/** Calls each method of the ports. Nothing is changed that makes the tables smaller. */
async function callAll({ state, jobs, references, tables, roles, members }: ClusterHandle): Promise<void> {
  await members.of(['member-1@a.b', '@a.b']);
  await members.list('org-1', { limit: 9 });
  const member = { org: 'org-1', who: 'new@a.b', bounds: MEMBER_BOUNDS, keepsAdmin: true } as const;
  for (const role of ['admin', null] as const)
    await members.set({ ...member, role }, { by: null, via: 'platform', from: null });
  const once = { scope: 's', key: 'new', requestHash: 'h', status: 202, answer: () => '{}' };
  const { apps, deployments, releases } = state;
  const app = await apps.find(KEY);
  if (!app) throw new Error('The app is missing');
  await apps.create({ key: { ...KEY, appID: 'new' }, type: 'api', config: app }, ACT, once);
  await apps.update(KEY, { branch: 'next' }, ACT);
  await apps.env(KEY);
  await apps.replaceEnv(KEY, { A: '2' }, ACT);
  await apps.organizations({ limit: 20 });
  await apps.organizations({ before: 'org-50', limit: 20 });
  const cursor = { project: 'web', appID: 'app-107' };
  await apps.list('org-7', { limit: 20 });
  await apps.list('org-7', { after: cursor, limit: 20 });
  await apps.list('org-7', { before: cursor, prefix: 'app-1', limit: 20 });
  await deployments.create(KEY, HEAD, ACT, { ...once, key: 'other' });
  const [newest] = await deployments.list(KEY, { limit: 20 });
  await deployments.list(KEY, { before: newest?.seq, limit: 20 });
  await deployments.list(KEY, { since: 5, limit: 20 });
  await deployments.find(KEY, newest?.deployID ?? '');
  await deployments.failure(KEY, newest?.deployID ?? '');
  await deployments.totals();
  await releases.site(app.subdomain);
  await releases.list(KEY);
  await releases.rollback(KEY, undefined, ACT);
  const lease = await jobs.claim('node');
  if (lease?.deployID !== newest?.deployID || !lease) throw new Error('Another deployment was claimed');
  await jobs.renew(lease);
  await jobs.advance(lease, 'build');
  await jobs.recordCommit(lease, 'c0ffee');
  await jobs.recordRelease(lease, 'm');
  for (const due of await references.due(0, 500)) await references.add(due, Buffer.alloc(32, due.manifestHash));
  await references.unused('org-7', ['ab']);
  await references.waiting(undefined, 500);
  await jobs.isBusy();
  await jobs.finish(lease, { kind: 'live', manifestHash: 'm' });
  await tables.create(
    {
      ...{ app: KEY, name: 'c', tokenHash: 'c', sealed: Buffer.from('c'), createdAt: 1, types: ['api'], most: 9 },
    },
    ACT,
  );
  await tables.list(KEY);
  await tables.binding('c');
  await tables.remove(KEY, 'c', ACT);
  await tables.toDrop({ after: 1_000_500, limit: 10 });
  await tables.dropped(1_000_500);
  await roles.issue(
    { accessKeyID: 'new', environmentID: app.environmentID, sealed: Buffer.from('x'), expiresAt: 2e15 },
    { now: 1, most: 5 },
    ACT,
  );
  await roles.find('new');
}

/** Calls methods of the stores of usage, entries, sizes and blobs. Of the usage, a tenth is old enough to be removed. */
async function keepAll({ database }: ClusterHandle): Promise<void> {
  const usage = createUsageStore(createClusterEngine(database), clusterUsage);
  const scope = { org: 'org-7', project: 'web', app: 'app-7', table: '' };
  const rows = [{ scope, hour: 3_600_000, counts: countsWith({ site_2xx: 1 }) }];
  await usage.add({ writer: 'w', number: 1, rows });
  await usage.countEnded(10);
  await usage.setStored({ after: 0, upTo: 5, tables: [{ keyspace: 3, keys: 1, bytes: 1 }] }, 3_600_000);
  await usage.prune(KEPT.hour + 5 * 3_600_000, 10);
  await usage.series(scope, 'day', 0);
  await usage.parts({ ...scope, app: '' }, 0, { limit: 10 });
  await usage.stored(scope);
  await sizesOf(database, 0, 10);
  await dropAll(database, 7);
  const blobs = new BlobRows(database, undefined);
  await blobs.find(['org-7/7', 'org-7/none']);
  await blobs.keep([{ key: 'org-7/7', size: 10 }]);
  await blobs.forget(await blobs.begin(['org-7/new']));
  await blobs.page('org-7/', 'org-70', 10);
  await blobs.storedSince({ storedAt: 1, key: '' }, { after: '', end: '~' }, 10);
}

describeOnPostgres('plans with 20,000 apps and 200,000 deployments', (server) => {
  let url = '';
  beforeAll(async () => {
    url = await server().createMigrated();
    await using database = openDatabase({ url, statementMs: 120_000 });
    for (const statement of FILL.split(';')) await database.query(statement);
  });

  test('no statement of the ports reads a whole table', async () => {
    const statements: Statement[] = [];
    await using node = await openClusterHandle(url, { clock: new FakeClock(), statements });
    await callAll(node);
    await keepAll(node);
    expect(statements.length).toBeGreaterThanOrEqual(75);
    const scans: string[] = [];
    for (const statement of statements.filter(({ text }) => !text.startsWith('LOCK'))) {
      const steps = await stepsOf(node.database, statement);
      const wide = steps.filter((step) => /Seq Scan/.test(step['Node Type']) && LARGE.includes(tableOf(step)));
      if (wide.length > 0) scans.push(`${wide.map((step) => step['Relation Name'])}: ${statement.text}`);
    }
    expect(scans).toEqual([]);
  });

  test('a claim reads one queued deployment and what is under way, although 5,000 wait for their apps', async () => {
    const statements: Statement[] = [];
    await using node = await openClusterHandle(url, { statements });
    await node.state.deployments.create(KEY, HEAD, ACT);
    statements.length = 0;
    await node.jobs.claim('node');
    const [claim] = statements;
    if (!claim) throw new Error('No statement was run');
    await node.database.query(
      `UPDATE deployments SET lease_node = NULL, ready = true, status = 'queued'
      WHERE lease_node = 'node' AND app = (SELECT id FROM apps WHERE app_id = $1)`,
      [KEY.appID],
    );
    expect(mostRead(await stepsOf(node.database, claim, true))).toBe(1);
  });

  test('a claim reads the first deployment of each organization that waits, although 10,000 of one are queued', async () => {
    const statements: Statement[] = [];
    await using node = await openClusterHandle(url, { statements });
    // The statistics are older than the queue.
    await node.database.query(`INSERT INTO deployments (deploy_id, app, org, status, ready, branch, created_at)
      SELECT 'full-' || id, id, 'org-8', 'queued', true, 'main', 2 FROM apps WHERE id > 10000`);
    await node.database.query(`INSERT INTO deployments (deploy_id, app, org, status, ready, branch, created_at)
      SELECT 'one-' || id, id, org, 'queued', true, 'main', 2 FROM apps WHERE id BETWEEN 9000 AND 9005`);
    statements.length = 0;
    await node.jobs.claim('node');
    const [claim] = statements;
    if (!claim) throw new Error('No statement was run');
    expect(mostRead(await stepsOf(node.database, claim, true))).toBeLessThanOrEqual(10);
    await node.database.query(
      "UPDATE deployments SET ready = false WHERE deploy_id LIKE 'full-%' OR deploy_id LIKE 'one-%'",
    );
  });

  test('5,000 overdue leases end in one call', async () => {
    await using node = await openClusterHandle(url);
    await node.database.query('UPDATE deployments SET lease_until = 1 WHERE lease_node IS NOT NULL');
    expect((await node.jobs.expire()).length).toBeGreaterThanOrEqual(5_000);
    const { rows } = await node.database.query('SELECT count(*) AS ready FROM deployments WHERE ready');
    expect(numberOf(rows[0] ?? {}, 'ready')).toBeGreaterThanOrEqual(5_000);
    expect(await node.jobs.renew({ deployID: 'dpl-1-9', fence: 1 })).toBe(false);
  });
});
