import { Agent } from 'node:http';
import { afterAll, describe, expect, test } from 'vitest';
import { ORG } from '../../support/chaos-deploys.ts';
import { accessOf, askKvs } from '../../support/chaos-http.ts';
import { lacksPostgres } from '../../support/postgres.ts';
import { s3ForTests } from '../../support/s3.ts';
import { freePort } from '../../support/s3-server.ts';
import { slipway, tokenOf } from '../../support/slipway.ts';
import {
  APPS,
  alive,
  askNode,
  type Call,
  callsWith,
  echoed,
  firstEvent,
  functionApp,
  pidOf,
  processesBelow,
  processesOf,
  SOON,
  startLoad,
} from './functions-world.ts';
import { type ProcessNode, processPlace, tokenSource } from './processes.ts';

const lacks = [lacksPostgres('functions on nodes'), s3ForTests('functions on nodes').length === 0].includes(true);

/** Three nodes that run functions, of which the first one builds, and one that runs none. */
async function openNodes() {
  await using stack = new AsyncDisposableStack();
  const place = stack.use(await processPlace());
  const port = await freePort();
  const common = ['--public-url', `http://127.0.0.1:${port}`, '--isolation', 'required', '--drain', '0'];
  const roles = ['--roles', 'control,edge,kvs'];
  const node = async (name: string, at: number, flags: readonly string[]) =>
    place.node({ name, port: at, flags: [...common, ...flags] });
  const one = await node('one', port, []);
  const two = await node('two', await freePort(), roles);
  const three = await node('three', await freePort(), roles);
  const without = await node('without', await freePort(), [...roles, '--functions', 'off']);
  await Promise.all([one, two, three, without].map((each) => each.start()));
  const call = callsWith(tokenSource([one]));
  const opened = stack.move();
  return { ...{ one, two, three, without, call }, [Symbol.asyncDispose]: () => opened.disposeAsync() };
}

describe.skipIf(lacks)('function apps on several nodes', () => {
  const cleanup = new AsyncDisposableStack();
  afterAll(() => cleanup.disposeAsync());
  let opened: ReturnType<typeof openNodes> | undefined;
  const nodes = () => {
    opened ??= openNodes().then((made) => cleanup.use(made));
    return opened;
  };

  test('an instance starts on each node that is asked, and on no other one, and answers name the node', async () => {
    const { one, two, three, without, call } = await nodes();
    using app = await functionApp(call, one, 'asked');
    const ready = [{ state: 'ready' }];
    // The node that built it has tried an instance of it.
    expect(await app.instances(one)).toMatchObject({ node: 'one', instances: ready });
    for (const each of [two, three]) {
      expect(await app.instances(each)).toMatchObject({ node: each.name, state: 'asleep', instances: [] });
    }
    expect(await app.said(two, '/say')).toMatchObject({ version: 1 });
    expect(await app.instances(two)).toMatchObject({ node: 'two', state: 'running', instances: ready });
    expect(await app.instances(three)).toMatchObject({ state: 'asleep', instances: [] });
    expect(await processesOf(three, 'server.js asked')).toEqual([]);
    expect(await listed(call, two)).toMatchObject({ functions: 'running', functionsNode: 'two' });
    expect(await listed(call, three)).toMatchObject({ functions: 'asleep', functionsNode: 'three' });
    expect(await app.said(three)).toMatchObject({ version: 1 });
    expect(await processesOf(three, 'server.js asked')).not.toEqual([]);

    const names = ['--org', 'acme', '--project', 'web', '--app', 'asked'];
    const place = ['--base-url', `http://127.0.0.1:${two.port}`, '--id-token', await tokenOf(one.data)];
    const log = await slipway('logs', '--runtime', ...names, ...place);
    expect([log.code, log.out, log.err]).toEqual([
      0,
      expect.stringContaining('said\n'),
      expect.stringContaining('On the node two'),
    ]);

    const refused = await app.get(without);
    expect([refused.status, refused.headers['x-slipway-error']]).toEqual([503, 'functions_off']);
    expect(refused.body).toContain('--functions off');
    expect(await app.instances(without)).toMatchObject({ node: 'without', runs: false });
    for (const [node, functions] of [
      [three, 'on'],
      [without, 'off'],
    ] as const) {
      expect(JSON.parse((await askNode(node, '/readyz')).body)).toMatchObject({ status: 'ready', functions });
      const { nodes: list } = await call(one, 'GET', '/operator/nodes');
      expect(list).toContainEqual(expect.objectContaining({ name: node.name, functions }));
    }
  });

  test('a release, a variable, a table and a rollback reach every node, and no request fails meanwhile', async () => {
    const { one, two, three, call } = await nodes();
    const all = [one, two, three];
    using app = await functionApp(call, one, 'changed');
    const everywhere = async (said: object, path?: string) => {
      for (const node of all) await expect.poll(() => app.said(node, path), SOON).toMatchObject(said);
    };
    await everywhere({ version: 1, tables: [] });
    const first = String((await app.get(one)).headers['x-slipway-release']);
    const load = startLoad(app, all);
    await app.deploy();
    await everywhere({ version: 2 });
    await call(one, 'PUT', `${APPS}/changed/env`, { env: { GREETING: 'hello' } });
    await everywhere({ greeting: 'hello' });
    await app.operate(one, 'POST', '/tables', { name: 'visits' });
    await everywhere({ tables: ['visits'] });
    await everywhere({ kept: 2 }, '/kept');

    const { variables } = await app.operate(one, 'POST', '/runtime', {});
    const access = accessOf(variables, 'visits');
    const keptAt = async ({ port }: ProcessNode) =>
      (await askKvs({ port, agent: new Agent() }, access, { kind: 'get', key: 'here' })).status;
    expect(await Promise.all(all.map(keptAt))).toEqual([200, 200, 200]);
    await app.operate(two, 'DELETE', '/tables/visits');
    expect(await Promise.all(all.map(keptAt))).toEqual([401, 401, 401]);
    await everywhere({ tables: [], greeting: 'hello' });
    await app.operate(three, 'POST', '/rollback', { to: first });
    await everywhere({ version: 1, greeting: 'hello' });
    await load.stop();
    expect(load.failures).toEqual([]);
    expect([...load.requests.keys()].sort()).toEqual(['one', 'three', 'two']);
    for (const node of all) {
      await expect
        .poll(() => app.instances(node), SOON)
        .toMatchObject({ instances: [{ deployID: first, state: 'ready' }] });
    }
  });

  test('streams pass through every node, their usage is summed up, and a deleted app ends everywhere', async () => {
    const { one, two, three, call } = await nodes();
    const all = [one, two, three];
    using app = await functionApp(call, one, 'used');
    for (const node of all) {
      expect(await app.said(node)).toMatchObject({ version: 1 });
      expect(await firstEvent(app, node)).toBe('data: 1\n\n');
      expect(await echoed(app, node)).toBe('ok');
    }
    const requests = async () => (await app.operate(two, 'GET', '/usage')).functions.requests;
    await expect.poll(requests, SOON).toBe(3 * all.length);

    const running = (await Promise.all(all.map((node) => processesOf(node, 'server.js used')))).flat();
    expect(running.length).toBeGreaterThanOrEqual(all.length);
    await app.operate(two, 'DELETE', '');
    for (const node of all) await expect.poll(async () => (await app.get(node)).status, SOON).toBe(410);
    await expect.poll(() => alive(running), SOON).toEqual([]);
  });

  test('what a killed node or supervisor ran is gone, other nodes go on, and the next request starts it again', async () => {
    const { one, two, three, call } = await nodes();
    using app = await functionApp(call, one, 'killed');
    for (const node of [one, two, three]) expect(await app.said(node)).toMatchObject({ version: 1 });
    const others = startLoad(app, [one, three]);
    const below = processesBelow(await pidOf(two));
    expect(await processesOf(two, 'server.js killed')).not.toEqual([]);
    await two.kill();
    await expect.poll(() => alive(below), SOON).toEqual([]);
    await two.start();
    expect(await app.instances(two)).toMatchObject({ state: 'asleep' });
    expect(await app.said(two)).toMatchObject({ version: 1 });
    await others.stop();
    expect(others.failures).toEqual([]);

    const load = startLoad(app, [one, two]);
    const [supervisor = 0] = await processesOf(three, 'slipway-functions:');
    const instances = processesBelow(supervisor);
    expect(instances).not.toEqual([]);
    process.kill(supervisor, 'SIGKILL');
    await expect.poll(() => alive(instances), SOON).toEqual([]);
    await expect.poll(() => app.said(three).catch(String), SOON).toMatchObject({ version: 1 });
    await load.stop();
    expect(load.failures).toEqual([]);
  });
});

/** What a node lists of the app `asked`. */
async function listed(call: Call, node: ProcessNode) {
  const { apps } = await call(node, 'GET', `/operator/orgs/${ORG}/apps`);
  return apps.find(({ appID }: { readonly appID: string }) => appID === 'asked');
}
