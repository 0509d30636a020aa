import { expect, test } from 'vitest';
import { StoreUnavailable } from '../../../src/platform/stores/rows/unavailable.ts';
import { appOf, settle, World } from './support.ts';

test('a queue that may not claim leaves deployments to another one, and takes them again within a second when it may', async () => {
  await using world = new World();
  const may = { claim: false };
  const short = world.node({ mayClaim: async () => may.claim });
  const other = world.node({ workers: 1 });
  await short.queue.start();
  const ids: string[] = [];
  for (let n = 0; n < 3; n += 1) ids.push(await world.add(appOf(`app-${n}`)));
  await short.timers.elapse(4_000);
  const statuses = () => Promise.all(ids.map((id, n) => world.status(id, appOf(`app-${n}`))));
  expect(await statuses()).toEqual(['queued', 'queued', 'queued']);
  await other.queue.start();
  await settle();
  expect(await statuses()).toEqual(['building', 'queued', 'queued']);
  expect(other.builder.log).toEqual(['recover', `start ${ids[0]}`]);
  may.claim = true;
  await short.timers.elapse(1_000);
  expect(await statuses()).toEqual(['building', 'building', 'building']);
  expect(short.builder.log).toEqual(['recover', `start ${ids[1]}`, `start ${ids[2]}`]);
});

test('it is asked once for all claims of a turn, and not while every worker is busy', async () => {
  await using world = new World();
  let asked = 0;
  const mayClaim = async () => {
    asked += 1;
    return true;
  };
  const ids = [await world.add(appOf('a')), await world.add(appOf('b'))];
  const { queue, builder, timers } = world.node({ workers: 2, mayClaim });
  await queue.start();
  expect(asked).toBe(1);
  await timers.elapse(3_000);
  expect([asked, builder.log.length]).toEqual([1, 3]);
  for (const id of ids) builder.end(id);
  await queue.idle();
});

test('while the nodes that can build are not known, nothing is claimed, and one line of the log says that the queue stalls', async () => {
  await using world = new World();
  const state = { isAway: true };
  const mayClaim = () => (state.isAway ? Promise.reject(new StoreUnavailable('away')) : Promise.resolve(true));
  const { queue, timers, events } = world.node({ mayClaim });
  await queue.start();
  const id = await world.add();
  await timers.elapse(2_000);
  expect([await world.status(id), events.map(([event]) => event)]).toEqual(['queued', ['queue_stalled']]);
  state.isAway = false;
  await timers.elapse(1_000);
  expect(await world.status(id)).toBe('building');
});

test('a queue that is paused while it asks claims nothing', async () => {
  await using world = new World();
  const asked = Promise.withResolvers<boolean>();
  const { queue } = world.node({ mayClaim: () => asked.promise });
  const id = await world.add();
  const started = queue.start();
  await settle();
  queue.pause();
  asked.resolve(true);
  await started;
  expect(await world.status(id)).toBe('queued');
});
