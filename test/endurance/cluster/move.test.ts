import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import {
  type ControlClient,
  controlClient,
  createTables,
  hostOf,
  numberedApp,
  OPERATOR_APPS,
} from '../../support/chaos-deploys.ts';
import { accessOf } from '../../support/chaos-http.ts';
import { readDeployments } from '../../support/chaos-journal.ts';
import { lacksPostgres } from '../../support/postgres.ts';
import { createRepository } from '../../support/repositories.ts';
import { s3ForTests } from '../../support/s3.ts';
import { freePort } from '../../support/s3-server.ts';
import { tokenOf } from '../../support/slipway.ts';
import { startTcpProxy } from '../../support/tcp-proxy.ts';
import {
  APPS,
  callAll,
  dataFiles,
  deployed,
  deploymentsOf,
  ended,
  everything,
  fillApps,
  keysOf,
  page,
  putsOf,
  type Seen,
} from './move-world.ts';
import { CHECKOUT, type ProcessNode, type ProcessPlace, processPlace, tokenSource } from './processes.ts';
import { startReadyProxy } from './ready-proxy.ts';

const ENTRIES = 10_000;
const SOON = { timeout: 60_000, interval: 50 };
const lacks = [lacksPostgres('slipway migrate'), s3ForTests('slipway migrate').length === 0].includes(true);

test.skipIf(lacks)(
  'a platform moves into a cluster by interrupted runs of slipway migrate, and its clients find all that they had',
  { timeout: 600_000 },
  async () => {
    await using place = await processPlace();
    const nodes: ProcessNode[] = [];
    await using proxy = await startReadyProxy(nodes);
    const flags = ['--public-url', proxy.url];
    const alone = place.node({ name: 'alone', port: await freePort(), flags, isAlone: true });
    const policy = { organizations: { acme: { deployer: ['developer@slipway.localhost'] } } };
    writeFileSync(join(alone.data, 'platform.json'), JSON.stringify(policy));
    nodes.push(alone);
    await alone.start();
    await expect.poll(() => proxy.ready, SOON).toEqual(['alone']);
    using agent = disposable(new Agent({ keepAlive: true }));
    const seen = { port: proxy.port, agent: agent.value };
    using client = controlClient([{ name: 'proxy', port: proxy.port, life: 1, isUp: true }], tokenSource(nodes));

    using shop = numberedApp(client, 'shop');
    using repository = createRepository({ 'index.html': 'not built' });
    await fillApps(client, shop, repository.path);
    const access = accessOf(await createTables(client, 'functions', ['sessions', 'more']), 'sessions');
    const keys = keysOf(ENTRIES);
    await callAll(seen, access, putsOf(keys, 'value'));

    // While the platform runs: S3 away, a kill in the middle, and a run to its end. Then things change.
    await refusedBy(place, alone.data);
    await killedAt('blobs', place, alone.data);
    expect(reportOf(await migrate(place, alone.data).done)).toMatchObject({ isFinished: false });
    await client.insist('PUT', `${APPS}/greeting/env`, { env: { GREETING: 'Grüße' } });
    for (let n = 0; n < 2; n += 1) await ended(client, 'shop', await shop.deploy());
    await callAll(seen, access, putsOf(keys.slice(0, 100), 'changed'));
    await callAll(seen, access, [{ kind: 'delete', key: keys[100] ?? '' }]);

    const gets = keys.map((key) => ({ kind: 'get' as const, key }));
    const entries = await callAll(seen, access, gets);
    const token = await tokenOf(alone.data);
    const apps = { shop: shop.paths, greeting: ['/'], broken: [], functions: [] };
    const before = await everything(client, seen, token, apps);
    const underWay = await leftOpen(client);
    expect(await alone.stop()).toBe(0);
    nodes.pop();
    const files = dataFiles(alone.data);

    // After its stop: kills in the middle, PostgreSQL away, and a run to its end.
    for (const table of ['deployments', 'kvs_entries']) await killedAt(table, place, alone.data);
    await cutAt('kvs_tables', place, alone.data);
    expect(reportOf(await migrate(place, alone.data).done)).toMatchObject({ isFinished: true });
    expect(dataFiles(alone.data)).toEqual(files);
    const highest = Math.max(...(await rowsOf(place)).map(({ seq }) => seq));

    for (const name of ['one', 'two']) {
      const node = place.node({ name, port: await freePort(), flags });
      copyFileSync(join(alone.data, 'platform.json'), join(node.data, 'platform.json'));
      nodes.push(node);
    }
    await Promise.all(nodes.map((node) => node.start()));
    await expect.poll(() => proxy.ready, SOON).toEqual(['one', 'two']);
    // The token that the platform had signed before it moved opens the console too.
    expect(await everything(client, seen, token, apps)).toEqual(before);
    expect(await callAll(seen, access, gets)).toEqual(entries);
    await checkOpen(client, underWay);
    await checkNext(client, seen, place, highest);

    // The data directory still starts, with what it had.
    for (const node of nodes.splice(0)) await node.stop();
    await alone.start();
    nodes.push(alone);
    await expect.poll(() => proxy.ready, SOON).toEqual(['alone']);
    expect(await everything(client, seen, await tokenOf(alone.data), apps)).toEqual(before);
    process.stdout.write(`move: ${entries.length} entries, ${Object.keys(files).length} files\n`);
  },
);

function disposable(value: Agent): Disposable & { readonly value: Agent } {
  return { value, [Symbol.dispose]: () => value.destroy() };
}

/** Leaves two deployments under way, so that a third one stays queued. Returns them by their apps. */
async function leftOpen(client: ControlClient): Promise<Readonly<Record<string, string>>> {
  const open: Record<string, string> = {};
  for (const app of ['slow', 'slower', 'later']) {
    open[app] = String((await client.insist('POST', `${APPS}/${app}/deployments`, {})).deployID);
    const status = async () => (await deploymentsOf(client, app))[0]?.status;
    await expect.poll(status, SOON).toBe(app === 'later' ? 'queued' : 'building');
  }
  return open;
}

/** What was under way ended as interrupted, and what was queued is built by a node. */
async function checkOpen(client: ControlClient, underWay: Readonly<Record<string, string>>): Promise<void> {
  for (const app of ['slow', 'slower']) {
    const [{ deployID, status } = {}] = await deploymentsOf(client, app);
    expect({ deployID, status }).toEqual({ deployID: underWay[app], status: 'failed' });
    const failure = await client.insist('GET', `${APPS}/${app}/deployments/${deployID}/failure`);
    expect(failure).toMatchObject({ code: 'interrupted' });
  }
  expect(await ended(client, 'later', underWay.later ?? '')).toMatchObject({ status: 'succeeded' });
}

/** The next deployment has a higher number and the variables of before, and a kept release goes live again. */
async function checkNext(client: ControlClient, seen: Seen, place: ProcessPlace, highest: number): Promise<void> {
  const next = await deployed(client, 'greeting');
  expect(next).toMatchObject({ status: 'succeeded' });
  expect((await page(seen, await hostOf(client, 'greeting'))).body).toBe('Grüße\n');
  expect((await deploymentsOf(client, 'greeting'))[0]).toMatchObject({ deployID: next.deployID });
  expect((await rowsOf(place)).find(({ deployID }) => deployID === next.deployID)?.seq).toBeGreaterThan(highest);
  const [, previous] = (await deploymentsOf(client, 'shop')).map(({ deployID }) => deployID);
  expect(await client.insist('POST', `${OPERATOR_APPS}/shop/rollback`, {})).toMatchObject({ deployID: previous });
  const host = await hostOf(client, 'shop');
  const shown = async () => (await page(seen, host)).headers['x-slipway-release'];
  await expect.poll(shown, SOON).toBe(previous);
}

/** A run that does not reach S3 fails, and says so. */
async function refusedBy(place: ProcessPlace, data: string): Promise<void> {
  await using s3 = await startTcpProxy(place.s3.port);
  s3.refuse();
  const { code, err } = await migrate(place, data, { AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${s3.port}` }).done;
  expect({ isError: code !== '0', err }).toEqual({ isError: true, err: expect.stringContaining('S3') });
}

/** Starts `slipway migrate` in a process of its own. `done` resolves when it has ended. */
function migrate(
  place: ProcessPlace,
  data: string,
  env: Readonly<Record<string, string>> = {},
  database = place.database,
) {
  const flags = ['--json', '--data', data, '--database', database, '--objects', place.env.SLIPWAY_OBJECTS ?? ''];
  const child = spawn(process.execPath, ['--', join(CHECKOUT, 'src/cli.ts'), 'migrate', ...flags], {
    ...{ env: { ...place.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  });
  const closed = once(child, 'close');
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  const done = output.then(async ([out, err]) => {
    await closed;
    return { code: String(child.exitCode), out, err };
  });
  return { child, done };
}

function reportOf({ code, out, err }: { readonly code: string; readonly out: string; readonly err: string }) {
  expect({ code, err }).toMatchObject({ code: '0' });
  return JSON.parse(out);
}

/** Runs `work` when a run of the command waits for a table that another session has locked. */
async function held(table: string, { database }: ProcessPlace, work: () => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: database });
  await client.connect();
  try {
    await client.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
    await work();
  } finally {
    await client.end();
  }
}

async function waits({ database }: ProcessPlace): Promise<void> {
  const client = new Client({ connectionString: database });
  await client.connect();
  const count = async () => (await client.query('SELECT 1 FROM pg_locks WHERE NOT granted')).rowCount ?? 0;
  await expect
    .poll(count, SOON)
    .toBeGreaterThan(0)
    .finally(() => client.end());
}

/** Kills a run by SIGKILL when it reaches the table. */
async function killedAt(table: string, place: ProcessPlace, data: string): Promise<void> {
  await held(table, place, async () => {
    const { child, done } = migrate(place, data);
    await waits(place);
    child.kill('SIGKILL');
    expect((await done).out).toBe('');
  });
}

/** Cuts all connections of a run to PostgreSQL when it reaches the table. It must end with an error. */
async function cutAt(table: string, place: ProcessPlace, data: string): Promise<void> {
  await using proxy = await startTcpProxy(place.postgres.port);
  const url = new URL(place.database);
  url.port = String(proxy.port);
  await held(table, place, async () => {
    const { done } = migrate(place, data, {}, url.href);
    await waits(place);
    proxy.refuse();
    const { code, err } = await done;
    expect({ isError: code !== '0', err }).toEqual({ isError: true, err: expect.stringContaining('PostgreSQL') });
  });
}

async function rowsOf({ database }: ProcessPlace) {
  const client = new Client({ connectionString: database });
  await client.connect();
  return readDeployments(client).finally(() => client.end());
}
