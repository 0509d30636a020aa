import { Agent } from 'node:http';
import { expect, test } from 'vitest';
import { startLocalPlatform } from '../../src/platform/engines/local.ts';
import { contents, controlClient, createTables, hostOf, numberedApp, statusesOf } from './chaos-deploys.ts';
import { accessOf } from './chaos-http.ts';
import { checkEnded } from './chaos-invariants.ts';
import { checkAnswered, checkForward, checkQuota, checkUnmixed } from './chaos-traffic.ts';
import { startGreedy, startVisitors, startWriters, type Target, visit } from './chaos-workload.ts';
import { serve } from './http-server.ts';
import { checkLinearizable } from './linearizable.ts';
import { temporaryFolder } from './temporary.ts';

const SOON = { timeout: 30_000, interval: 20 };

test('the clients of the chaos suite record what a platform does, and no check objects', async () => {
  using folder = temporaryFolder();
  const kvsQuotas = { environmentPerMinute: 100_000, tablePerMinute: 150 };
  await using platform = await startLocalPlatform({
    ...{ dir: folder.path, port: 0, env: process.env, kvsQuotas, allowLocalGit: true, isolation: 'none' },
  });
  const target: Target = { name: 'n1', port: Number(new URL(platform.baseUrl).port), life: 1, isUp: true };
  using client = controlClient([target], () => platform.mintToken());
  using shop = numberedApp(client, 'shop');
  await shop.create();
  const ends = async () => {
    const seen = await statusesOf(client, target, 'shop');
    return shop.accepted.map((deployID) => seen.get(deployID));
  };
  await shop.deploy();
  await expect.poll(ends, SOON).toEqual(['succeeded']);
  const variables = await createTables(client, 'functions', ['history', 'limited']);
  const site = { app: 'shop', host: await hostOf(client, 'shop'), paths: shop.paths };

  const visitors = startVisitors([target], [site], 1);
  const writers = startWriters({
    ...{
      targets: [target],
      access: accessOf(variables, 'history'),
      keys: ['a', 'b'],
      seed: 7,
      clients: 4,
      pauseMs: 10,
    },
  });
  const greedy = startGreedy([target], accessOf(variables, 'limited'), 'limited');
  await shop.deploy();
  await expect.poll(ends, SOON).toEqual(['succeeded', 'succeeded']);
  const releases = () => new Set(visitors.visits.map(({ release }) => release));
  await expect.poll(() => releases().size, SOON).toBe(2);
  await expect.poll(() => greedy.refused(), SOON).toBeGreaterThan(0);
  await expect.poll(() => writers.history.length, SOON).toBeGreaterThan(60);
  for (const each of [visitors, writers, greedy]) await each.stop();
  await writers.read(target, 'a').catch((error: unknown) => expect(String(error)).toContain('429'));

  const kinds = Object.groupBy(writers.history, ({ kind }) => kind);
  expect(Object.keys(kinds).toSorted()).toEqual(['delete', 'get', 'put']);
  expect(writers.history.some(({ result }) => result !== undefined)).toBe(true);
  expect(checkLinearizable(writers.history)).toEqual([]);
  expect(checkQuota(greedy.admitted, new Map([['limited', 150]]))).toEqual([]);
  expect(checkAnswered(visitors.visits, [])).toEqual([]);
  const commits = [1, 2].map((seq) => ({
    seq,
    app: 'shop',
    deployID: shop.accepted[seq - 1] ?? '',
    status: 'succeeded',
  }));
  const { deployments } = await client.insist('GET', '/api/v1/orgs/acme/projects/web/apps/shop/deployments');
  const listed = Array.isArray(deployments) ? deployments : [];
  const rows = commits.map((row) => ({
    ...row,
    commit: listed.find((each) => each.deployID === row.deployID)?.commit ?? null,
  }));
  const contentOf = contents([shop], rows);
  expect(checkUnmixed(visitors.visits, contentOf)).toEqual([]);
  expect(checkForward(visitors.visits, contentOf)).toEqual([]);
  expect(checkEnded(shop.accepted, await statusesOf(client, target, 'shop'), rows)).toEqual([]);
  // The contents are those of different numbers, so a swap is found.
  const swapped = contents(
    [shop],
    rows.map((row, n) => ({ ...row, commit: rows[1 - n]?.commit ?? null })),
  );
  expect(checkUnmixed(visitors.visits, swapped).length).toBeGreaterThan(0);
});

test('answers that do not say what happened are recorded as such, and refusals are not recorded', async () => {
  let status = 503;
  await using server = await serve((request, response) => {
    if (status === 0) request.socket.destroy();
    else response.writeHead(status, { 'content-type': 'application/json' }).end('{"error":"x"}');
  });
  const target: Target = { name: 'n1', port: server.port, life: 1, isUp: true };
  const access = { region: 'us-east-2', token: 't', accessKeyId: 'a', secretAccessKey: 's', sessionToken: 'x' };
  for (const [answer, isRecorded] of [
    [503, true],
    [0, true],
    [429, false],
    [403, false],
  ] as const) {
    status = answer;
    let asked = 0;
    const counting: Target = {
      ...target,
      get isUp() {
        asked += 1;
        return true;
      },
    };
    const writers = startWriters({ targets: [counting], access, keys: ['a'], seed: 1, clients: 3, pauseMs: 1 });
    await expect.poll(() => asked, SOON).toBeGreaterThan(60);
    await writers.stop();
    expect(writers.history.length > 0).toBe(isRecorded);
    expect(writers.history.every(({ kind, end }) => kind !== 'get' && end === undefined)).toBe(true);
    await expect(writers.read(target, 'a')).rejects.toThrow('to a get of a');
  }
  const agent = new Agent();
  status = 0;
  const seen = await visit(target, { app: 'shop', host: 'shop.localhost', paths: [] }, '/', agent);
  expect(seen).toMatchObject({ status: undefined, release: undefined, body: '' });
});
