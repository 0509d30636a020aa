import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import {
  controlClient,
  createTables,
  hostOf,
  type NumberedApp,
  numberedApp,
  statusesOf,
} from '../../support/chaos-deploys.ts';
import { accessOf, ask, askKvs, type KvsAccess } from '../../support/chaos-http.ts';
import { startVisitors } from '../../support/chaos-workload.ts';
import { anyPostgres, lacksPostgres } from '../../support/postgres.ts';
import { s3ForTests } from '../../support/s3.ts';
import { freePort } from '../../support/s3-server.ts';
import { startStandby } from '../../support/standby.ts';
import { startTcpSwitch } from '../../support/tcp-switch.ts';
import { type ProcessNode, processPlace, tokenSource } from './processes.ts';

const SUITE = 'a failover of PostgreSQL';
const lacks = [lacksPostgres(SUITE), s3ForTests(SUITE).length === 0].includes(true);
const SOON = { timeout: 60_000, interval: 50 };
const FINAL = ['succeeded', 'failed', 'cancelled'];
const agent = new Agent({ keepAlive: true });

test.skipIf(lacks)(
  'nodes follow a failover, read no standby, and come back after PostgreSQL had no free connection',
  { timeout: 300_000 },
  async () => {
    const programs = anyPostgres();
    if (!programs) throw new Error('No PostgreSQL is installed');
    await using place = await processPlace({ programs, settings: { max_connections: '60' } });
    await using standby = await startStandby(place.postgres, programs);
    await using address = await startTcpSwitch(place.postgres.port);
    const database = new URL(place.database);
    database.port = String(address.port);
    const port = await freePort();
    const flags = ['--public-url', `http://127.0.0.1:${port}`, '--drain', '0'];
    const one = place.node({ name: 'one', port, flags, database: database.href });
    const two = place.node({ name: 'two', port: await freePort(), flags, database: database.href });
    const nodes = [one, two];
    await Promise.all(nodes.map((node) => node.start()));
    using client = controlClient(nodes, tokenSource(nodes));
    using app = numberedApp(client, 'shop');
    await app.create();
    const ended = async (deployID: string) => {
      const statusOf = () =>
        statusesOf(client, one, 'shop').then(
          (all) => all.get(deployID) ?? '',
          () => 'not read',
        );
      await expect.poll(statusOf, SOON).toBeOneOf(FINAL);
      return statusOf();
    };
    expect(await ended(await app.deploy())).toBe('succeeded');
    const access = accessOf(await createTables(client, 'functions', ['bench']), 'bench');
    const site = { app: 'shop', host: await hostOf(client, 'shop'), paths: ['/'] };
    for (const node of nodes)
      expect((await visitAll(node, app, site.host)).every((status) => status === 200)).toBe(true);
    await using visitors = startVisitors(nodes, [site], 50);

    // The address leads to a standby that has not applied the last put.
    await put(one, access, 'k', 'old');
    // So that the nodes admit some requests of the quota without asking PostgreSQL.
    for (const node of nodes) for (let n = 0; n < 6; n += 1) expect(await get(node, access, 'k')).toBe('old');
    await standby.run('SELECT pg_wal_replay_pause()');
    await put(two, access, 'k', 'new');
    address.lead(standby.port);
    for (const node of nodes) {
      expect(await get(node, access, 'k')).toBe(503);
      expect(await put(node, access, 'k', 'lost')).toBe(503);
      await expect.poll(() => readiness(node), SOON).toBe(503);
      expect((await client.send(node, 'GET', '/operator/nodes')).status).toBe(503);
    }
    await standby.run('SELECT pg_wal_replay_resume()');
    address.lead(place.postgres.port);
    for (const node of nodes) await expect.poll(() => get(node, access, 'k'), SOON).toBe('new');

    // Other programs take all connections.
    await using hogs = await takeAllConnections(place.postgres.url());
    for (const node of nodes) {
      await expect.poll(() => readiness(node), SOON).toBe(503);
      expect(await put(node, access, 'k', 'lost')).toBe(503);
    }
    await hogs[Symbol.asyncDispose]();
    for (const node of nodes) {
      await expect.poll(() => readiness(node), SOON).toBe(200);
      await expect.poll(() => put(node, access, 'k', 'freed'), SOON).toBe(200);
    }

    const listening = nodes.map(listeningIn);
    const stop = new AbortController();
    const acknowledged = Promise.all(nodes.map((node) => putsUntil(stop.signal, node, access)));
    await wait(1_000);
    const underWay = await app.deploy();
    await place.postgres.kill();
    const died = performance.now();
    await wait(500);
    await standby.promote();
    address.lead(standby.port);
    for (const node of nodes) await expect.poll(() => put(node, access, 'k', 'after'), SOON).toBe(200);
    const back = performance.now() - died;
    for (const [n, node] of nodes.entries()) {
      await expect.poll(() => listeningIn(node), SOON).toBeGreaterThan(listening[n] ?? 0);
      await expect.poll(() => readiness(node), SOON).toBe(200);
    }
    stop.abort();
    const puts = (await acknowledged).flat();
    expect(puts.length).toBeGreaterThan(0);
    for (const key of puts) expect({ key, value: await get(one, access, key) }).toEqual({ key, value: key });
    const status = await ended(underWay);
    expect(status).toBe('succeeded');
    expect(await ended(await app.deploy())).toBe('succeeded');
    await visitors.stop();
    expect(visitors.visits.filter((visit) => visit.status !== 200)).toEqual([]);
    process.stdout.write(
      `failover: puts again ${Math.round(back)} ms after the primary was killed; ${puts.length} acknowledged puts are there; ` +
        `the deployment under way: ${status}; ${visitors.visits.length} visits, all answered\n`,
    );
  },
);

const listeningIn = (node: ProcessNode) => node.log().split('"event":"changes_listening"').length - 1;

async function readiness({ port }: ProcessNode): Promise<number> {
  return (await ask({ port, agent, method: 'GET', path: '/readyz' })).status;
}

/** Visits all files, so that the node has them. Returns the statuses. */
async function visitAll({ port }: ProcessNode, { paths }: NumberedApp, host: string): Promise<readonly number[]> {
  const visits = paths.map((path) => ask({ port, agent, method: 'GET', path, headers: { host } }));
  return (await Promise.all(visits)).map(({ status }) => status);
}

async function put({ port }: ProcessNode, access: KvsAccess, key: string, value: string): Promise<number> {
  return (await askKvs({ port, agent }, access, { kind: 'put', key, value })).status;
}

/** Returns the value, or the status of an error. */
async function get({ port }: ProcessNode, access: KvsAccess, key: string): Promise<unknown> {
  const { status, body } = await askKvs({ port, agent }, access, { kind: 'get', key });
  return status === 200 ? Object(JSON.parse(body)).value : status;
}

/** Puts one key after the other. Returns those that were acknowledged. */
async function putsUntil(signal: AbortSignal, node: ProcessNode, access: KvsAccess): Promise<readonly string[]> {
  const keys: string[] = [];
  for (let n = 0; !signal.aborted; n += 1) {
    const key = `${node.name} ${n}`;
    if ((await put(node, access, key, key).catch(() => 0)) === 200) keys.push(key);
    else await wait(20);
  }
  return keys;
}

/** Ends the connections of the platform, and opens so many others that none is left. */
async function takeAllConnections(url: string): Promise<AsyncDisposable> {
  const clients: Client[] = [];
  const open = async () => {
    const client = new Client({ connectionString: url });
    client.on('error', () => {});
    await client.connect();
    clients.push(client);
    return client;
  };
  const first = await open();
  const END = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'slipway%'";
  // The nodes connect again at the same time, so this takes several rounds.
  for (let free = true; free; ) {
    await first.query(END);
    free = (await Promise.all(Array.from({ length: 20 }, () => open().catch(() => undefined)))).some(Boolean);
  }
  const stop = new AbortController();
  const filling = (async () => {
    while (!stop.signal.aborted) {
      await first
        .query(END)
        .then(open)
        .catch(() => {});
      await wait(20);
    }
  })();
  return {
    async [Symbol.asyncDispose]() {
      stop.abort();
      await filling;
      await Promise.all(clients.splice(0).map((client) => client.end().catch(() => {})));
    },
  };
}
