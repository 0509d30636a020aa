import { expect, test } from 'vitest';
import { APP } from '../../support/builds.ts';
import { appOf, settle, World } from './support.ts';

const started = (log: readonly string[]) =>
  log.filter((line) => line.startsWith('start ')).map((line) => line.slice(6));

test('two queues on one store share the work, and each deployment is built once', async () => {
  await using world = new World();
  const [a, b] = [world.node({ workers: 1 }), world.node({ workers: 1 })];
  await a.queue.start();
  await b.queue.start();
  const keys = Array.from({ length: 9 }, (_, index) => appOf(`app-${index}`));
  const ids: string[] = [];
  for (const key of keys) ids.push(await world.add(key));
  for (let round = 0; round < 9; round += 1) {
    for (const { builder } of [a, b]) for (const id of started(builder.log)) builder.end(id);
    await settle();
  }
  await Promise.all([a.queue.idle(), b.queue.idle()]);
  const statuses = await Promise.all(ids.map((id, index) => world.status(id, keys[index])));
  expect(new Set(statuses)).toEqual(new Set(['succeeded']));
  const [atA, atB] = [started(a.builder.log), started(b.builder.log)];
  expect([...atA, ...atB].toSorted()).toEqual(ids.toSorted());
  expect(Math.min(atA.length, atB.length)).toBeGreaterThan(2);
});

test('an app has one deployment under way, even if another queue has room', async () => {
  await using world = new World();
  const [a, b] = [world.node(), world.node()];
  await a.queue.start();
  await b.queue.start();
  const [first, second] = [await world.add(), await world.add()];
  await b.timers.elapse(20_000);
  expect([await world.status(first), await world.status(second)]).toEqual(['building', 'queued']);
  for (const { builder } of [a, b]) builder.end(first);
  await settle();
  expect(await world.status(second)).toBe('building');
});

test('a queue that stops fails only its own build, and the other one claims the queued deployments', async () => {
  await using world = new World();
  const [a, b] = [world.node({ workers: 1 }), world.node({ workers: 1 })];
  await a.queue.start();
  const one = await world.add(appOf('one'));
  await b.queue.start();
  const two = await world.add(appOf('two'));
  const three = await world.add(appOf('three'));
  await a.queue.stop();
  expect(await world.failure(one, appOf('one'))).toMatchObject({ code: 'interrupted' });
  expect([await world.status(two, appOf('two')), await world.status(three, appOf('three'))]).toEqual([
    'building',
    'queued',
  ]);
  b.builder.end(two);
  await settle();
  b.builder.end(three);
  await b.queue.idle();
  expect(await world.status(three, appOf('three'))).toBe('succeeded');
});

test('a build continues while its lease is renewed, next to another queue', async () => {
  await using world = new World();
  const [a, b] = [world.node(), world.node()];
  await a.queue.start();
  await b.queue.start();
  const id = await world.add();
  for (let seconds = 0; seconds < 120; seconds += 1) {
    await a.timers.elapse(1_000);
    await b.timers.fire();
  }
  expect([a.builder.aborted.size, b.builder.aborted.size]).toEqual([0, 0]);
  for (const { builder } of [a, b]) builder.end(id);
  await a.queue.idle();
  expect(await world.status(id)).toBe('succeeded');
});

test('another queue interrupts the build of a frozen one, which then cannot change anything', async () => {
  await using world = new World();
  const a = world.node();
  await a.queue.start();
  const old = await world.add();
  const b = world.node();
  await b.queue.start();
  const next = await world.add();
  // Only b's timers run.
  await b.timers.elapse(29_000);
  expect(await world.status(old)).toBe('building');
  await b.timers.elapse(2_000);
  expect(await world.failure(old)).toMatchObject({ stage: 'clone', code: 'interrupted' });
  expect(b.builder.log).toContain(`start ${next}`);
  const after = await world.get(old);

  a.builder.end(old);
  await settle();
  expect(a.events).toContainEqual(['deployment_not_ended', expect.objectContaining({ deployID: old })]);
  await expect((async () => a.builder.options(old).onStage('install'))()).rejects.toThrow('lease');
  await expect((async () => a.builder.options(old).onCommit('bad'))()).rejects.toThrow('lease');
  expect(await world.get(old)).toEqual(after);

  b.builder.end(next);
  await b.queue.idle();
  expect((await world.live())?.deployID).toBe(next);
});

test('a frozen queue that wakes up aborts a build that another one has ended', async () => {
  await using world = new World();
  const [a, b] = [world.node(), world.node({ workers: 0 })];
  await a.queue.start();
  const id = await world.add();
  await b.queue.start();
  await b.timers.elapse(31_000);
  expect(await world.status(id)).toBe('failed');
  await a.timers.fire();
  expect(a.builder.aborted.get(id)).toContain('another node has ended it');
});

test('a frozen queue that wakes up continues if no other one has ended its build', async () => {
  await using world = new World();
  const a = world.node();
  await a.queue.start();
  const id = await world.add();
  world.clock.advance(3_600_000);
  await a.timers.fire();
  expect(await world.status(id)).toBe('building');
  a.builder.end(id);
  await a.queue.idle();
  expect(await world.status(id)).toBe('succeeded');
});

test('a queue does not end its own build when the wall clock jumps, as on a machine that slept', async () => {
  await using world = new World();
  const a = world.node();
  await a.queue.start();
  const id = await world.add();
  world.clock.setBack(-3_600_000);
  await a.timers.elapse(1_000);
  expect(await world.status(id)).toBe('building');
  a.builder.end(id);
  await a.queue.idle();
  expect(await world.status(id)).toBe('succeeded');
});

test.each([
  ['rejects', () => Promise.reject(new Error('the store is away'))],
  ['does not answer', () => new Promise<never>(() => {})],
])('a queue whose store %s aborts its build before the lease ends, and writes nothing', async (_, renew) => {
  await using world = new World();
  const writes: string[] = [];
  const a = world.node({}, ({ finish, advance }) => ({
    renew,
    finish: (...args) => {
      writes.push('finish');
      return finish(...args);
    },
    advance: (...args) => {
      writes.push('advance');
      return advance(...args);
    },
  }));
  await a.queue.start();
  const id = await world.add();
  await a.timers.elapse(19_000);
  expect(a.builder.aborted.size).toBe(0);
  await a.timers.elapse(2_000);
  expect(a.builder.aborted.get(id)).toContain('could not be renewed');
  expect(writes).toEqual([]);
  expect(await world.status(id)).toBe('building');
  const b = world.node();
  await b.queue.start();
  await b.timers.elapse(11_000);
  expect(await world.failure(id)).toMatchObject({ code: 'interrupted' });
  expect(writes).toEqual([]);
});

test('a queue finds a deployment even if it has missed the change', async () => {
  await using world = new World();
  const nothing = { subscribe: () => ({ [Symbol.dispose]() {} }) };
  const a = world.node({ changes: nothing });
  await a.queue.start();
  const id = await world.add(APP);
  expect(await world.status(id)).toBe('queued');
  await a.timers.elapse(30_000);
  expect(await world.status(id)).toBe('building');
});
