import { expect, test } from 'vitest';
import type { QueueOptions } from '../../../src/platform/queue/index.ts';
import type { BuildFailureFacts } from '../../../src/platform/shared/types.ts';
import { BuildFailure } from '../../../src/platform/shared/types.ts';
import { StoreUnavailable } from '../../../src/platform/stores/rows/unavailable.ts';
import { actBy } from '../../support/acts.ts';
import { APP } from '../../support/builds.ts';
import { appOf, settle, World } from './support.ts';

const FACTS: BuildFailureFacts = {
  ...{ stage: 'build', code: 'build_failed', message: 'no', exitCode: 2, signal: null, log: ['x'], diagnostics: [] },
};
const FULL = () => Promise.reject(new Error('database or disk is full'));

test('a deployment passes through building, syncing and activating, and then is live', async () => {
  await using world = new World();
  const seen: Promise<string>[] = [];
  const onChange = (deployID: string) =>
    void seen.push(world.get(deployID).then(({ status, stage }) => `${status} ${stage}`));
  const { queue, builder } = world.node({ onChange });
  await queue.start();
  const id = await world.add();
  builder.end(id);
  await queue.idle();
  expect(await world.get(id)).toMatchObject({
    ...{ status: 'succeeded', commit: 'c0ffee', commitFacts: { subject: 'Change', author: 'Ana' } },
    ...{ size: { files: 1, bytes: 1 }, enteredAt: { sync: world.clock.now(), activate: world.clock.now() } },
  });
  const passed = ['building clone', 'syncing sync', 'activating activate', 'succeeded activate'];
  expect(await Promise.all(seen)).toEqual(passed);
  expect(await world.live()).toEqual({ deployID: id, manifestHash: `release of ${id}` });
  expect(builder.log).toEqual(['recover', `start ${id}`, `removed ${id}`]);
});

test('an app has one deployment under way, and the newest queued one is built next', async () => {
  await using world = new World();
  const { queue, builder } = world.node({ workers: 4 });
  await queue.start();
  const [first, second, third] = [await world.add(), await world.add(), await world.add()];
  const statuses = await Promise.all([first, second, third].map((id) => world.status(id)));
  expect(statuses).toEqual(['building', 'cancelled', 'queued']);
  expect((await world.get(second)).supersededBy).toBe(third);
  builder.end(first);
  await settle();
  expect([await world.status(first), await world.status(third)]).toEqual(['succeeded', 'building']);
  builder.end(third);
  await queue.idle();
  expect((await world.live())?.deployID).toBe(third);
});

test('the next build of an app begins after the previous one is cleaned up', async () => {
  await using world = new World();
  const { queue, builder } = world.node({ workers: 4 });
  await queue.start();
  const gone = Promise.withResolvers<void>();
  const build = builder.build.bind(builder);
  builder.build = async (job, options) => {
    const built = await build(job, options);
    return { ...built, [Symbol.asyncDispose]: () => gone.promise.then(() => built[Symbol.asyncDispose]()) };
  };
  const first = await world.add();
  builder.end(first);
  await settle();
  const second = await world.add();
  expect([await world.status(first), await world.status(second)]).toEqual(['succeeded', 'building']);
  expect(builder.log).toEqual(['recover', `start ${first}`]);
  gone.resolve();
  await settle();
  expect(builder.log).toEqual(['recover', `start ${first}`, `removed ${first}`, `start ${second}`]);
});

test('other apps are built at the same time, one per worker', async () => {
  await using world = new World();
  const { queue, builder } = world.node({ workers: 2 });
  await queue.start();
  const keys = [APP, appOf('blog'), { ...APP, project: 'other' }];
  const ids: string[] = [];
  for (const key of keys) ids.push(await world.add(key));
  const statuses = () => Promise.all(ids.map((id, index) => world.status(id, keys[index])));
  expect(await statuses()).toEqual(['building', 'building', 'queued']);
  builder.end(ids[1] ?? '');
  await settle();
  expect(await statuses()).toEqual(['building', 'succeeded', 'building']);
});

test('records the failure of a build', async () => {
  await using world = new World();
  const { queue, builder } = world.node();
  await queue.start();
  const id = await world.add();
  builder.fail(id, new BuildFailure(FACTS));
  await queue.idle();
  expect(await world.status(id)).toBe('failed');
  expect(await world.failure(id)).toEqual(FACTS);
});

test('keeps the previous release when an activation fails', async () => {
  await using world = new World();
  const { queue, builder } = world.node({}, (jobs) => ({
    finish: (lease, ending) => (ending.kind === 'live' ? FULL() : jobs.finish(lease, ending)),
  }));
  await queue.start();
  const id = await world.add();
  builder.end(id);
  await queue.idle();
  expect(await world.failure(id)).toMatchObject({ stage: 'activate', code: 'activation_failed' });
  expect(await world.live()).toBeUndefined();
});

test('a release that is tried before it goes live, and does not start, fails at the activation', async () => {
  await using world = new World();
  const message = 'The app ended with code 3 before it listened';
  const tried: string[] = [];
  let starts = false;
  const activate: QueueOptions['activate'] = async ({ job, release, signal }) => {
    tried.push(`${job.deployID} ${release.manifestHash} ${signal.aborted}`);
    if (starts) return;
    throw new BuildFailure({ ...FACTS, stage: 'activate', code: 'start_failed', message, log: ['Error: no database'] });
  };
  const { queue, builder } = world.node({ activate });
  await queue.start();
  const first = await world.add();
  builder.end(first);
  await queue.idle();
  const failure = { stage: 'activate', code: 'start_failed', message, log: ['Error: no database'] };
  expect(await world.failure(first)).toMatchObject(failure);
  expect(await world.live()).toBeUndefined();
  starts = true;
  const second = await world.add();
  builder.end(second);
  await queue.idle();
  expect((await world.live())?.deployID).toBe(second);
  expect(tried).toEqual([first, second].map((id) => `${id} release of ${id} false`));
});

test('records a failure as soon as the state can be written again', async () => {
  await using world = new World();
  let refusals = 3;
  const { queue, builder, events } = world.node({}, ({ finish }) => ({
    finish: (lease, ending) => (refusals-- > 0 ? FULL() : finish(lease, ending)),
  }));
  await queue.start();
  const id = await world.add();
  builder.fail(id, new Error('broken'));
  await queue.idle();
  expect(await world.status(id)).toBe('failed');
  expect(events.filter(([event]) => event === 'deployment_not_recorded')).toHaveLength(1);
});

test('claims a deployment as soon as the state can be written again', async () => {
  await using world = new World();
  let isFull = true;
  const { queue, builder, timers, events } = world.node({}, ({ claim }) => ({
    claim: (node) => (isFull ? FULL() : claim(node)),
  }));
  await queue.start();
  const id = await world.add();
  await timers.elapse(2_000);
  const ofQueue = () => events.map(([event]) => event).filter((event) => event.startsWith('queue_'));
  expect(ofQueue()).toEqual(['queue_stalled']);
  isFull = false;
  await timers.elapse(1_000);
  expect(ofQueue()).toEqual(['queue_stalled', 'queue_resumed']);
  expect(await world.status(id)).toBe('building');
  builder.end(id);
  await queue.idle();
});

test('a stop fails running deployments as interrupted, and queued ones stay queued', async () => {
  await using world = new World();
  const { queue } = world.node({ workers: 1 });
  await queue.start();
  const [running, waiting] = [await world.add(), await world.add(appOf('blog'))];
  await queue.stop();
  expect(await world.failure(running)).toMatchObject({ stage: 'clone', code: 'interrupted' });
  expect(await world.status(waiting, appOf('blog'))).toBe('queued');
});

test('a deployment that was queued before the start is built once', async () => {
  await using world = new World();
  const { queue, builder } = world.node();
  const id = await world.add();
  expect(await world.status(id)).toBe('queued');
  await queue.start();
  await settle();
  expect(builder.log).toEqual(['recover', `start ${id}`]);
  builder.end(id);
  await queue.idle();
});

test('waiting for a queue to be idle ends when it stops, and at once if it has stopped', async () => {
  await using world = new World();
  const { queue, builder } = world.node();
  await queue.start();
  const id = await world.add();
  const waiting = queue.idle();
  const stopped = queue.stop();
  builder.end(id);
  await Promise.all([stopped, waiting]);
  await queue.idle();
  expect(await world.status(id)).toBe('failed');
});

test('an idle queue wakes up twice a minute', async () => {
  await using world = new World();
  const { queue, builder, timers } = world.node();
  await queue.start();
  expect(timers.active).toEqual([30_000]);
  const id = await world.add();
  expect(timers.active).toEqual([30_000, 1_000]);
  builder.end(id);
  await queue.idle();
  expect(timers.active).toEqual([30_000]);
  await queue.stop();
  expect(timers.active).toEqual([]);
});

test.each([
  ['has no room', true, 'disk_full', 'The disk of the platform is full'],
  [
    'stays away',
    false,
    'clone_failed',
    'The platform itself failed at the stage "clone": its state cannot be read or written now',
  ],
])('a deployment whose record could not be written because the store %s says so', async (_, isFull, code, message) => {
  await using world = new World();
  const { queue } = world.node({}, () => ({
    recordCommit: () => Promise.reject(new StoreUnavailable('connect ECONNREFUSED 10.0.0.5:5432', { isFull })),
  }));
  await queue.start();
  const id = await world.add();
  await queue.idle();
  expect(await world.failure(id)).toMatchObject({ stage: 'clone', code, message });
});

const AWAY = () => Promise.reject(new StoreUnavailable('connect ECONNREFUSED 10.0.0.5:5432'));

test('a deployment waits while the store is away for some seconds', async () => {
  await using world = new World();
  let refusals = 0;
  const orAway = <T>(command: () => Promise<T>): Promise<T> => {
    refusals += 1;
    return refusals % 4 === 0 ? command() : AWAY();
  };
  const { queue, builder, events } = world.node({}, (jobs) => ({
    advance: (...lease) => orAway(() => jobs.advance(...lease)),
    recordCommit: (...commit) => orAway(() => jobs.recordCommit(...commit)),
    recordRelease: (...release) => orAway(() => jobs.recordRelease(...release)),
    finish: (...ending) => orAway(() => jobs.finish(...ending)),
  }));
  await queue.start();
  const id = await world.add();
  while (!builder.log.includes(`start ${id}`)) await settle();
  builder.end(id);
  await queue.idle();
  expect(await world.get(id)).toMatchObject({ status: 'succeeded', commit: 'c0ffee', size: { files: 1, bytes: 1 } });
  expect(refusals).toBe(5 * 4);
  expect(events.map(([event]) => event)).not.toContain('deployment_not_stored');
});

test('a deployment whose last answer was lost has succeeded', async () => {
  await using world = new World();
  const live: string[] = [];
  const onLive: QueueOptions['onLive'] = ({ appID }) => void live.push(appID);
  let losses = 1;
  const { queue, builder, events } = world.node({ onLive }, ({ finish }) => ({
    async finish(...ending) {
      const isDone = await finish(...ending);
      return losses-- > 0 ? AWAY() : isDone;
    },
  }));
  await queue.start();
  const id = await world.add();
  builder.end(id);
  await queue.idle();
  expect(await world.status(id)).toBe('succeeded');
  expect(live).toEqual([APP.appID]);
  expect(events.map(([event]) => event)).not.toContain('deployment_not_ended');
});

test('a failure does not show the path of the data directory', async () => {
  await using world = new World();
  const { queue, builder } = world.node();
  await queue.start();
  const id = await world.add();
  builder.fail(id, new Error("ENOENT: no such file or directory, open '/srv/slipway-data/objects/acme/ab'"));
  await queue.idle();
  expect((await world.failure(id))?.message).toContain("open '<data>/objects/acme/ab'");
});

test('a cancelled deployment ends its build at once, on the node that runs it, and the next one begins', async () => {
  await using world = new World();
  const one = world.node();
  const other = world.node({ workers: 0 });
  await one.queue.start();
  await other.queue.start();
  const id = await world.add();
  const next = await world.add();
  // Another handle, as that of another node.
  await world.stores.state.deployments.cancel(APP, id, actBy('ana@acme.example'));
  await settle();
  expect(one.builder.aborted).toEqual(new Map([[id, 'The deployment was cancelled']]));
  expect(await world.get(id)).toMatchObject({ status: 'cancelled', cancelledBy: 'ana@acme.example' });
  expect(await world.failure(id)).toBeUndefined();
  await settle();
  expect(one.events).toContainEqual([
    'deployment_ended',
    expect.objectContaining({ deployID: id, ending: 'cancelled' }),
  ]);
  expect(one.events.map(([event]) => event)).not.toContain('deployment_not_ended');
  expect(await world.status(next)).toBe('building');
  one.builder.end(next);
  await one.queue.idle();
  expect((await world.live())?.deployID).toBe(next);
});

test('a cancellation whose change was lost ends the build with its next renewal', async () => {
  await using world = new World();
  const silent = { subscribe: () => ({ [Symbol.dispose]: () => {} }) };
  const { queue, builder, timers } = world.node({ changes: silent });
  const id = await world.add();
  await queue.start();
  await settle();
  await world.stores.state.deployments.cancel(APP, id, actBy(null));
  await settle();
  expect(builder.aborted.size).toBe(0);
  await timers.elapse(6_000);
  await settle();
  expect(builder.aborted.get(id)).toBe('The deployment was cancelled');
});
