import { expect, test } from 'vitest';
import { createLane, type LaneOptions } from '../../../../src/platform/stores/cluster/database/lane.ts';
import { StoreUnavailable } from '../../../../src/platform/stores/rows/unavailable.ts';
import { range, unavailable } from './kvs-support.ts';

/** Opens a lane whose batches wait until `next` is called. */
function openLane(options: Partial<LaneOptions<number, number>> = {}) {
  const batches: (readonly number[])[] = [];
  let begun = Promise.withResolvers<void>();
  let go = Promise.withResolvers<void>();
  const lane = createLane<number, number>({
    ...{ batchItems: 4, batchBytes: 100, waitingItems: 8, waitingBytes: 200 },
    async batch(items) {
      batches.push(items);
      begun.resolve();
      await go.promise;
      return items.map((item) => (item < 0 ? new RangeError('negative') : item * 10));
    },
    ...options,
  });
  const next = async (error?: Error) => {
    await begun.promise;
    const ending = go;
    [begun, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    if (error) ending.reject(error);
    else ending.resolve();
  };
  return { lane, batches, next };
}

test('calls of one turn are one batch, and those that arrive while it runs are the next one', async () => {
  const { lane, batches, next } = openLane();
  const first = [lane.add(1, 1), lane.add(2, 1)];
  await new Promise(setImmediate);
  const second = [lane.add(3, 1), lane.add(-4, 1), lane.add(5, 1)];
  await next();
  await next();
  expect(await Promise.all(first)).toEqual([10, 20]);
  const results = await Promise.allSettled(second);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(results[1]).toMatchObject({ reason: { message: 'negative' } });
  expect(batches).toEqual([
    [1, 2],
    [3, -4, 5],
  ]);
});

test('with answersFirst, a batch begins after the answers to the one before, also through many promises', async () => {
  const { lane, batches, next } = openLane({ answersFirst: true });
  const first = lane.add(1, 1);
  await new Promise(setImmediate);
  const second = lane.add(2, 1);
  const third = passedOn(first, 20).then(() => lane.add(3, 1));
  for (const _ of range(2)) await next();
  await Promise.all([second, third]);
  expect(batches).toEqual([[1], [2, 3]]);
});

async function passedOn<T>(answer: Promise<T>, times: number): Promise<T> {
  return times === 0 ? answer : passedOn(answer, times - 1);
}

test('a batch has at most the given calls and bytes, and a larger call is a batch of its own', async () => {
  const { lane, batches, next } = openLane();
  const calls = [1, 2, 3, 4, 5].map((n) => lane.add(n, 10));
  calls.push(lane.add(6, 60), lane.add(7, 60));
  for (const _ of range(3)) await next();
  expect(await Promise.all(calls)).toEqual([10, 20, 30, 40, 50, 60, 70]);
  expect(batches).toEqual([[1, 2, 3, 4], [5, 6], [7]]);
  const large = [lane.add(8, 150), lane.add(9, 1)];
  for (const _ of range(2)) await next();
  await Promise.all(large);
  expect(batches.slice(3)).toEqual([[8], [9]]);
});

test('calls beyond the bounds of waiting are refused at once, and later ones are accepted again', async () => {
  const { lane, next } = openLane();
  const calls = range(8).map((n) => lane.add(n, 1));
  await expect(lane.add(8, 1)).rejects.toEqual(unavailable);
  for (const _ of range(2)) await next();
  await Promise.all(calls);
  const heavy = [lane.add(1, 150), lane.add(2, 50)];
  await expect(lane.add(3, 1)).rejects.toEqual(unavailable);
  for (const _ of range(2)) await next();
  expect(await Promise.all(heavy)).toEqual([10, 20]);
});

test('if the database cannot be used, the calls that wait fail too, and later ones are tried', async () => {
  const { lane, batches, next } = openLane();
  const calls = range(8).map((n) => lane.add(n, 20));
  await next(new StoreUnavailable('away'));
  expect(await Promise.allSettled(calls)).toEqual(calls.map(() => ({ status: 'rejected', reason: unavailable })));
  expect(batches).toEqual([[0, 1, 2, 3]]);
  const later = range(8).map((n) => lane.add(n, 20));
  for (const _ of range(2)) await next();
  expect(await Promise.all(later)).toHaveLength(8);
});

test('a refused batch is halved until the faulty call is alone, in the order of the calls', async () => {
  const sent: (readonly number[])[] = [];
  const { lane } = openLane({
    batchItems: 8,
    async batch(items) {
      sent.push(items);
      if (items.includes(5)) throw new TypeError('five');
      return items;
    },
  });
  const results = await Promise.allSettled(range(8).map((n) => lane.add(n, 1)));
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual(range(8).map((n) => n !== 5));
  expect(results[5]).toMatchObject({ reason: { message: 'five' } });
  expect(sent).toEqual([[0, 1, 2, 3, 4, 5, 6, 7], [0, 1, 2, 3], [4, 5, 6, 7], [4, 5], [4], [5], [6, 7]]);
});

test('settled waits for earlier calls and not for later ones, and close for all of them', async () => {
  const { lane, next } = openLane();
  await lane.settled();
  const early = lane.add(1, 1);
  const settled = lane.settled();
  await new Promise(setImmediate);
  const late = lane.add(2, 1);
  await next();
  await settled;
  const closed = lane.close();
  await expect(lane.add(3, 1)).rejects.toEqual(unavailable);
  await next();
  await closed;
  expect(await Promise.all([early, late])).toEqual([10, 20]);
});
