import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { type Clock, systemClock } from '../../../src/base/clock.ts';
import { pauseAfter } from '../../../src/platform/functions/slot.ts';
import { type Instance, type InstanceSpec, StartFailed } from '../../../src/platform/functions/types.ts';
import { FunctionWorld, HOST } from '../../support/function-world.ts';

test('a release serves when its instance is ready, and the one before until then', async () => {
  await using world = await FunctionWorld.open();
  await world.deploy('d1');
  expect(await world.text('/version')).toBe('d1');
  await world.deploy('d2');
  // The first answer after the switch is of either, and none fails.
  await world.until(async () => (await world.text('/version')) === 'd2');
  await world.until(() => world.instances.running.length === 1);
  expect(world.functions.status()).toMatchObject([
    { state: 'running', waiting: 0, instances: [{ deployID: 'd2', state: 'ready', restarts: 0 }] },
  ]);
  expect(world.functions.statusOf(world.site)).toMatchObject({ instances: [{ deployID: 'd2', state: 'ready' }] });
  expect(world.functions.statusOf({ ...world.site, project: 'other' })).toBeUndefined();
});

test('a request that is under way ends before its instance does, and streams end ten seconds after a switch', async () => {
  const afterTen: (() => void)[] = [];
  const after: Clock['after'] = (ms, run) => {
    if (ms !== 10_000) return systemClock.after(ms, run);
    afterTen.push(run);
    return () => {};
  };
  await using world = await FunctionWorld.open({ clock: { ...systemClock, after } });
  await world.deploy('d1');
  const slow = world.text('/slow?ms=600');
  const stream = (await world.ask('/events')).body.text().catch(String);
  await world.until(() => world.functions.status()[0]?.instances[0]?.open === 2);
  await world.deploy('d2');
  await world.until(async () => (await world.text('/version')) === 'd2');
  expect(await slow).toBe('d1');
  expect(world.instances.running).toHaveLength(2);
  for (const run of afterTen) run();
  expect(await stream).toMatch(/^data: d1/);
  await world.until(() => world.instances.running.length === 1);
});

test('the pause after a crash is twice the one before, from one second to thirty', () => {
  expect([1, 2, 3, 5, 6, 99].map(pauseAfter)).toEqual([1_000, 2_000, 4_000, 16_000, 30_000, 30_000]);
});

test('a release that does not start is not switched to: the one before goes on', async () => {
  await using world = await FunctionWorld.open();
  await world.deploy('d1');
  expect(await world.text('/version')).toBe('d1');
  world.env = { FAIL: 'start' };
  await world.deploy('d2');
  await world.until(() => world.logged.some(({ event }) => event === 'function_switch_failed'));
  expect(await world.text('/version')).toBe('d1');
  expect(world.functions.status()[0]).toMatchObject({ state: 'running', lastFailure: { code: 'start_failed' } });
  await world.setEnv({});
  await world.until(async () => (await world.text('/version')) === 'd2');
});

test('a start that fails is remembered for a moment, and not for good', async () => {
  await using world = await FunctionWorld.open();
  world.env = { FAIL: 'start' };
  await world.deploy('d1');
  for (let asked = 0; asked < 3; asked += 1) {
    const answer = await world.ask('/version');
    expect([answer.statusCode, answer.headers['x-slipway-error']]).toEqual([503, 'start_failed']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    await answer.body.dump();
  }
  expect(world.instances.started.length).toBeLessThan(3);
  expect(world.functions.status()[0]?.lastFailure).toMatchObject({ exitCode: 3, lines: ['Error: no database'] });
  world.env = {};
  await world.until(async () => (await world.text('/version')) === 'd1');
});

test('a node that cannot start anything says so', async () => {
  const instances = {
    start: () => {
      throw new Error('The supervisor is gone');
    },
    async [Symbol.asyncDispose]() {},
  };
  await using world = await FunctionWorld.open({ instances });
  await world.deploy('d1');
  expect((await world.ask('/')).headers['x-slipway-error']).toBe('start_failed');
  expect(world.functions.status()[0]?.lastFailure).toMatchObject({ message: 'The supervisor is gone' });
});

test('an app that goes back to what serves reads its variables no more', async () => {
  let reads = 0;
  const env: Record<string, string> = {};
  const envOf = async () => {
    reads += 1;
    return env;
  };
  await using world = await FunctionWorld.open({ envOf });
  await world.deploy('d1');
  expect(await world.text('/version')).toBe('d1');
  const [live] = [world.site];
  env.FAIL = 'start';
  await world.deploy('d2');
  await world.until(() => world.logged.some(({ event }) => event === 'function_switch_failed'));
  delete env.FAIL;
  world.site = live;
  await world.changed();
  await world.until(() => world.functions.status()[0]?.lastFailure === null);
  const before = reads;
  for (let asked = 0; asked < 3; asked += 1) expect(await world.text('/version')).toBe('d1');
  expect(reads).toBe(before);
});

test('other variables and other settings start other instances, and the same ones do not', async () => {
  await using world = await FunctionWorld.open();
  await world.deploy('d1');
  expect(await world.text('/version')).toBe('d1');
  await world.setEnv({});
  await world.settings({});
  await world.setEnv({ VERSION: 'mine' });
  await world.until(async () => (await world.text('/version')) === 'mine');
  expect(world.instances.started).toHaveLength(2);
  await world.settings({ healthPath: '/health', instances: 2 });
  await world.until(() => world.functions.status()[0]?.instances.filter(({ state }) => state === 'ready').length === 2);
  expect(world.instances.started.at(-1)?.spec.settings).toMatchObject({ healthPath: '/health', instances: 2 });
});

test('requests go to the instance with the fewest', async () => {
  await using world = await FunctionWorld.open();
  await world.settings({ instances: 2 });
  await world.deploy('d1');
  await world.text('/version');
  await world.until(() => world.functions.status()[0]?.instances.every(({ state }) => state === 'ready') === true);
  const slow = [world.text('/slow?ms=300'), world.text('/slow?ms=300')];
  await world.until(() => world.functions.status()[0]?.instances.every(({ open }) => open === 1) === true);
  await Promise.all(slow);
});

test('an instance without requests stops, and the next request starts one', async () => {
  await using world = await FunctionWorld.open();
  await world.settings({ idleTimeout: '300ms' });
  await world.deploy('d1');
  const first = await world.text('/pid');
  await world.until(() => world.instances.running.length === 0);
  await world.until(() => world.functions.status().every(({ state }) => state === 'asleep'));
  expect(await world.text('/pid')).not.toBe(first);
});

test('an instance that crashes starts again, and is shown as a crash loop', async () => {
  await using world = await FunctionWorld.open();
  await world.deploy('d1');
  for (let crashes = 0; crashes < 3; crashes += 1) {
    const answer = await world.ask('/crash', { method: 'POST' });
    expect([502, 503]).toContain(answer.statusCode);
    await answer.body.dump();
    await world.until(() => world.functions.status()[0]?.instances[0]?.state !== 'ready');
    if (crashes < 2) await world.until(() => world.functions.status()[0]?.instances[0]?.state === 'ready');
  }
  expect(world.functions.status()[0]).toMatchObject({ state: 'crash_loop', instances: [{ restarts: 2 }] });
});

test('a queue has a bound: who comes later is told so, and who leaves makes room', async () => {
  const ended = { exitCode: null, signal: null, outOfMemory: false };
  const stopped = Promise.withResolvers<typeof ended>();
  const start = (spec: InstanceSpec): Instance => ({
    id: 'i-1',
    spec,
    journey: [],
    // It never gets ready.
    ready: stopped.promise.then(() => Promise.reject(new Error('stopped'))),
    ended: stopped.promise,
    memoryBytes: null,
    stop() {
      stopped.resolve(ended);
      return stopped.promise;
    },
  });
  await using world = await FunctionWorld.open({
    instances: { start, async [Symbol.asyncDispose]() {} },
    clock: { ...systemClock, after: () => () => {} },
  });
  await world.deploy('d1');
  const waiting = () => world.functions.status()[0]?.waiting;
  const sockets = Array.from({ length: 100 }, () => {
    const socket = connect(world.server.port, '127.0.0.1');
    socket.write(`GET / HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`);
    return socket;
  });
  await world.until(() => waiting() === 100);
  const late = await world.ask('/');
  expect([late.statusCode, late.headers['x-slipway-error'], late.headers['retry-after']]).toEqual([
    503,
    'queue_full',
    '5',
  ]);
  for (const socket of sockets) socket.destroy();
  await world.until(() => waiting() === 0);
});

test('an instance is tried before its release is live, and serves after the switch', async () => {
  await using world = await FunctionWorld.open();
  await world.deploy('d0');
  const { release, settings } = world.site;
  if (!release) throw new Error('nothing is live');
  const app = { org: 'acme', project: 'web', appID: 'shop' };
  const given = {
    app,
    subdomain: 'shop',
    type: 'api' as const,
    settings,
    env: {},
    signal: new AbortController().signal,
  };
  const next = { deployID: 'd1', manifestHash: release.manifestHash };
  const failed = world.functions.prepare({ ...given, release: next, env: { FAIL: 'start' } });
  await expect(failed).rejects.toThrow(StartFailed);
  await world.functions.prepare({ ...given, release: next });
  expect(world.instances.running).toHaveLength(1);
  world.site = { ...world.site, release: next };
  await world.changed();
  expect(await world.text('/version')).toBe('d1');
  expect(world.instances.started).toHaveLength(2);
  const stop = new AbortController();
  const ended = world.functions.prepare({ ...given, release: { ...next, deployID: 'd2' }, signal: stop.signal });
  stop.abort(new Error('cancelled'));
  await expect(ended).rejects.toThrow('cancelled');
  await world.until(() => world.instances.running.length === 1);
});

test('an app that is deleted, or is a static site again, has no instances', async () => {
  await using world = await FunctionWorld.open();
  await world.deploy('d1');
  expect(await world.text('/version')).toBe('d1');
  await world.deploy('d2', { 'version.html': 'static' }, false);
  expect(await world.text('/version')).toBe('static');
  await world.until(() => world.instances.running.length === 0);
  await world.deploy('d3');
  expect(await world.text('/pid')).toMatch(/^\d+$/);
  world.site = { ...world.site, isDeleted: true };
  await world.changed();
  await world.until(() => world.instances.running.length === 0);
  expect((await world.ask('/version', { method: 'POST' })).statusCode).toBe(405);
});
