import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import {
  type ControlClient,
  contents,
  controlClient,
  createTables,
  hostOf,
  type NumberedApp,
  numberedApp,
  statusesOf,
} from '../../support/chaos-deploys.ts';
import { accessOf } from '../../support/chaos-http.ts';
import { readDeployments } from '../../support/chaos-journal.ts';
import { checkAnswered, checkUnmixed } from '../../support/chaos-traffic.ts';
import { startVisitors, startWriters, type Target } from '../../support/chaos-workload.ts';
import { checkLinearizable } from '../../support/linearizable.ts';
import { lacksPostgres } from '../../support/postgres.ts';
import { s3ForTests } from '../../support/s3.ts';
import { freePort } from '../../support/s3-server.ts';
import { checkOut, olderCommit } from './older-version.ts';
import { type ProcessNode, processPlace, tokenSource } from './processes.ts';
import { type ReadyProxy, startReadyProxy } from './ready-proxy.ts';

/** Longer than a build takes on a busy machine, so that a node that stops ends its builds. */
const DRAIN = '10s';
/** Deployments that each node ends in a phase of the upgrade. */
const EACH_PHASE = 3;
const DEPLOY_EVERY_MS = 1_000;
const KEYS = Array.from({ length: 12 }, (_, n) => `key ${n}`);
const SOON = { timeout: 120_000, interval: 100 };
const FINAL = ['succeeded', 'failed', 'cancelled'];

const older = olderCommit();
if ('reason' in older) process.stderr.write(`skipped, because ${older.reason}: the upgrade of a cluster\n`);
const lacks = [lacksPostgres('the upgrade of a cluster'), s3ForTests('the upgrade of a cluster').length === 0];

test.skipIf('reason' in older || lacks.includes(true))(
  'nodes of an older commit are replaced one after the other, and no client notices',
  { timeout: 600_000 },
  async () => {
    if ('reason' in older) return;
    await using place = await processPlace();
    const old = checkOut(older.commit, join(place.folder, 'older'));
    process.stdout.write(`upgrade: from ${older.commit}\n`);
    const nodes: ProcessNode[] = [];
    await using proxy = await startReadyProxy(nodes);
    const flags = ['--public-url', proxy.url, '--drain', DRAIN];
    for (const name of ['one', 'two']) nodes.push(place.node({ name, port: await freePort(), flags }));
    await Promise.all(nodes.map((node) => node.start(old)));
    await expect.poll(() => proxy.ready, SOON).toEqual(['one', 'two']);

    const [one, two] = nodes;
    if (!one || !two) throw new Error('No nodes');
    const target: Target = { name: 'proxy', port: proxy.port, life: 1, isUp: true };
    using client = controlClient([target], tokenSource(nodes));
    using steady = numberedApp(client, 'steady');
    using hasty = numberedApp(client, 'hasty');
    const rows = async () => {
      const connection = new Client({ connectionString: place.database });
      await connection.connect();
      return readDeployments(connection).finally(() => connection.end());
    };
    const load = await startLoad(client, target, steady, hasty);
    const before = proxy.faults.length;

    await phase(proxy, nodes);
    await restart(one, proxy);
    await phase(proxy, nodes);
    await restart(two, proxy);
    await phase(proxy, nodes);
    const { visits, writers } = await load.stop();

    await expect.poll(async () => (await rows()).every(({ status }) => FINAL.includes(status)), SOON).toBe(true);
    for (const node of nodes) for (const key of KEYS) await writers.read(node, key);
    expect(proxy.faults.slice(before)).toEqual([]);
    expect(writers.history.filter(({ end }) => end === undefined)).toEqual([]);
    expect(checkLinearizable(writers.history)).toEqual([]);
    const ended = await rows();
    expect(checkAnswered(visits, [])).toEqual([]);
    expect(checkUnmixed(visits, contents([steady, hasty], ended))).toEqual([]);
    const statuses = (app: NumberedApp) => app.accepted.map((id) => ended.find((each) => each.deployID === id)?.status);
    expect(new Set(statuses(steady))).toEqual(new Set(['succeeded']));
    expect(statuses(hasty).filter((each) => each !== 'succeeded' && each !== 'cancelled')).toEqual([]);
    for (const node of nodes) expect(node.log()).not.toContain('"level":"error"');
    const puts = writers.history.filter(({ kind }) => kind === 'put').length;
    process.stdout.write(`upgrade: ${ended.length} deployments, ${visits.length} visits, ${puts} puts\n`);
  },
);

/** Creates the apps and a table, and starts visitors, writers and a stream of deployments. */
async function startLoad(client: ControlClient, target: Target, steady: NumberedApp, hasty: NumberedApp) {
  const apps = [steady, hasty];
  for (const app of apps) {
    await app.create();
    await app.deploy();
    await ended(client, target, app);
  }
  const variables = await createTables(client, 'functions', ['history']);
  const access = accessOf(variables, 'history');
  const sites = await Promise.all(
    apps.map(async ({ name, paths }) => ({ app: name, host: await hostOf(client, name), paths })),
  );
  const visitors = startVisitors([target], sites, 20);
  const writers = startWriters({ targets: [target], access, keys: KEYS, seed: 1, clients: 6, pauseMs: 200 });
  const stopped = new AbortController();
  const stream = async (app: NumberedApp, next: () => Promise<unknown>) => {
    while (!stopped.signal.aborted) {
      await app.deploy();
      await next();
    }
  };
  const streams = Promise.all([
    stream(steady, () => ended(client, target, steady)),
    stream(hasty, () => wait(DEPLOY_EVERY_MS)),
  ]);
  // Reported when it is awaited.
  streams.catch(() => {});
  return {
    async stop() {
      stopped.abort();
      await streams;
      await Promise.all([visitors.stop(), writers.stop()]);
      return { visits: visitors.visits, writers };
    },
  };
}

/** Resolves when the last deployment of the app has ended. */
async function ended(client: ControlClient, target: Target, app: NumberedApp): Promise<void> {
  const last = app.accepted.at(-1) ?? '';
  const status = async () => (await statusesOf(client, target, app.name)).get(last);
  await expect.poll(async () => FINAL.includes((await status()) ?? ''), SOON).toBe(true);
}

/** Resolves when each node, as it runs now, has answered requests and has ended deployments in this phase. */
async function phase({ answers }: ReadyProxy, nodes: readonly ProcessNode[]): Promise<void> {
  const counts = () =>
    nodes.map((node) => ({
      answers: answers.get(`${node.name} ${node.life}`) ?? 0,
      deployments: node.log().split('"event":"deployment_ended"').length - 1,
    }));
  const before = counts();
  const isOver = () =>
    counts().every((each, n) => {
      const since = before[n];
      return since && each.answers - since.answers >= 50 && each.deployments - since.deployments >= EACH_PHASE;
    });
  await expect.poll(isOver, SOON).toBe(true);
}

/** Stops the node, and starts it from the sources of this checkout. */
async function restart(node: ProcessNode, proxy: ReadyProxy): Promise<void> {
  expect(await node.stop()).toBe(0);
  await node.start();
  await expect.poll(() => proxy.ready, SOON).toContain(node.name);
}
