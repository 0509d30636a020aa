import { expect, test } from 'vitest';
import { StartFailed } from '../../../src/platform/functions/types.ts';
import { FunctionWorld } from '../../support/function-world.ts';

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
});

test('a request that is under way ends before its instance does, and streams end after it', async () => {
  await using world = await FunctionWorld.open();
  await world.deploy('d1');
  const slow = world.text('/slow?ms=600');
  await world.until(() => world.functions.status()[0]?.instances[0]?.open === 1);
  await world.deploy('d2');
  await world.until(async () => (await world.text('/version')) === 'd2');
  expect(world.instances.running).toHaveLength(2);
  expect(await slow).toBe('d1');
  await world.until(() => world.instances.running.length === 1);
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

test('an instance that crashes starts again, later each time, and is shown as a crash loop', async () => {
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

test('a queue has a bound: who comes later is told so', async () => {
  await using world = await FunctionWorld.open();
  await world.deploy('d1');
  const statuses = await Promise.all(
    Array.from({ length: 130 }, async () => {
      const { statusCode, headers, body } = await world.ask('/slow?ms=1000');
      await body.dump();
      return [statusCode, headers['x-slipway-error']].join(' ').trim();
    }),
  );
  expect(new Set(statuses)).toEqual(new Set(['200', '503 queue_full']));
  expect(statuses.filter((each) => each === '200').length).toBeGreaterThanOrEqual(100);
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
