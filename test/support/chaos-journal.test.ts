import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkChanges, checkOneBuild, checkSwitches, checkWriters } from './chaos-invariants.ts';
import {
  holdStatus,
  installJournal,
  readApps,
  readDeployments,
  readJournal,
  type StatusReached,
  watchStatuses,
} from './chaos-journal.ts';
import { lacksPostgres, type PostgresServer, startPostgres } from './postgres.ts';

describe.skipIf(lacksPostgres('the journal of the chaos suite'))('the journal of a database', () => {
  let server: PostgresServer;
  let url = '';
  const clients: Client[] = [];

  /** A connection by the name of a node. */
  async function node(name: string): Promise<Client> {
    const client = new Client({ connectionString: url, application_name: `slipway ${name}` });
    clients.push(client);
    await client.connect();
    return client;
  }

  beforeAll(async () => {
    server = await startPostgres();
    url = await server.createMigrated();
    const client = await node('setup');
    await installJournal(client);
    await client.query(`INSERT INTO apps (org, project, app_id, name, type, repository, branch, subdomain, environment_id,
      created_at, updated_at) SELECT 'acme', 'web', app, app, 'web-landing', '/r', 'main', app, app, 1, 1
      FROM unnest(ARRAY['shop', 'blog']) AS app`);
  });

  afterAll(async () => {
    for (const client of clients) await client.end();
    await server?.[Symbol.asyncDispose]();
  });

  const create = (client: Client, deployID: string, app: string) =>
    client.query(
      `INSERT INTO deployments (deploy_id, app, status, branch, created_at)
       SELECT $1, id, 'queued', 'main', 1 FROM apps WHERE app_id = $2`,
      [deployID, app],
    );
  const update = (client: Client, deployID: string, set: string) =>
    client.query(`UPDATE deployments SET ${set} WHERE deploy_id = $1`, [deployID]);
  const CLAIM =
    "status = 'building', stage = 'clone', fence = fence + 1, lease_node = split_part(current_setting('application_name'), ' ', 2)";
  const ENDED = 'lease_node = NULL, lease_until = NULL, finished_at = 2';

  async function goLive(client: Client, deployID: string): Promise<void> {
    await client.query('BEGIN');
    await update(client, deployID, `status = 'succeeded', ${ENDED}`);
    await client.query(
      `INSERT INTO releases SELECT deploy_id, app, seq, 'hash', 2 FROM deployments WHERE deploy_id = $1`,
      [deployID],
    );
    await client.query(
      'UPDATE apps SET live_release = $1 WHERE id = (SELECT app FROM deployments WHERE deploy_id = $1)',
      [deployID],
    );
    await client.query('COMMIT');
  }

  test('records what nodes did, in order, and the checks accept it', async () => {
    const [one, two] = [await node('n1'), await node('n2')];
    await create(two, 'd1', 'shop');
    await update(one, 'd1', CLAIM);
    await update(one, 'd1', "status = 'activating', commit_sha = 'abc'");
    await goLive(one, 'd1');
    await create(one, 'd2', 'blog');
    await update(two, 'd2', CLAIM);
    await update(one, 'd2', `status = 'failed', ${ENDED}`);
    const { journal, switches } = await readJournal(one);
    expect(journal.map(({ deployID, writer, after }) => `${deployID} ${after.status} by ${writer}`)).toEqual([
      ...['d1 queued by n2', 'd1 building by n1', 'd1 activating by n1', 'd1 succeeded by n1'],
      ...['d2 queued by n1', 'd2 building by n2', 'd2 failed by n1'],
    ]);
    expect(switches.map(({ app, live }) => `${app} ${live}`)).toEqual(['shop d1']);
    const found = [checkChanges(journal), checkWriters(journal, ['n1', 'n2']), checkOneBuild(journal)];
    expect([...found, checkSwitches(journal, switches)].flat()).toEqual([]);
    expect((await readDeployments(one)).slice(0, 2)).toEqual([
      { deployID: 'd1', app: 'shop', status: 'succeeded', seq: expect.any(Number), commit: 'abc' },
      { deployID: 'd2', app: 'blog', status: 'failed', seq: expect.any(Number), commit: null },
    ]);
    expect(await readApps(one)).toEqual([
      { app: 'shop', org: 'acme', subdomain: 'shop', live: 'd1', kept: ['d1'], manifests: ['hash'] },
      { app: 'blog', org: 'acme', subdomain: 'blog', live: null, kept: [], manifests: [] },
    ]);
  });

  test('does not record what was rolled back', async () => {
    const one = await node('n1');
    await create(one, 'd3', 'shop');
    const before = (await readJournal(one)).journal.length;
    await one.query('BEGIN');
    await update(one, 'd3', CLAIM);
    await one.query('ROLLBACK');
    expect((await readJournal(one)).journal.length).toBe(before);
  });

  test('shows writes of a node whose lease has ended, and switches without a success', async () => {
    const [one, two] = [await node('n1'), await node('n2')];
    await create(one, 'd4', 'blog');
    await update(one, 'd4', CLAIM);
    await update(two, 'd4', "status = 'syncing'");
    await update(two, 'd4', `status = 'failed', ${ENDED}`);
    await update(one, 'd4', "status = 'failed'");
    await one.query("UPDATE apps SET live_release = 'd4' WHERE app_id = 'blog'");
    const { journal, switches } = await readJournal(one);
    expect(checkChanges(journal)).toEqual(['d4: n1 changed it after its end as failed']);
    expect(checkWriters(journal, ['n1', 'n2'])).toEqual(['d4: n2 wrote syncing under the lease of n1']);
    expect(checkSwitches(journal, switches)).toEqual(['blog: d4 went live without the success of its deployment']);
  });

  test('announces statuses, and makes one last', async () => {
    const [one, watcher] = [await node('n1'), await node('watcher')];
    const reached: StatusReached[] = [];
    await watchStatuses(watcher, (each) => reached.push(each));
    await create(one, 'd5', 'shop');
    await expect.poll(() => reached, { timeout: 10_000 }).toEqual([{ deployID: 'd5', status: 'queued', node: null }]);
    await holdStatus(watcher, 'queued', 3_600_000);
    const claimed = expect(update(one, 'd5', CLAIM)).rejects.toThrow('canceling statement');
    const held = "FROM pg_stat_activity WHERE wait_event = 'PgSleep' AND datname = current_database()";
    await expect.poll(async () => (await watcher.query(`SELECT ${held}`)).rowCount, { timeout: 10_000 }).toBe(1);
    const { rows } = await watcher.query("SELECT status FROM deployments WHERE deploy_id = 'd5'");
    expect(rows).toEqual([{ status: 'queued' }]);
    await watcher.query(`SELECT pg_cancel_backend(pid) ${held}`);
    await claimed;
    await holdStatus(watcher, 'building', 3_600_000);
    await update(one, 'd5', CLAIM);
    await expect
      .poll(() => reached.at(-1), { timeout: 10_000 })
      .toEqual({ deployID: 'd5', status: 'building', node: 'n1' });
    await holdStatus(watcher, undefined);
    expect((await watcher.query('SELECT * FROM chaos_holds')).rows).toEqual([]);
  });
});
