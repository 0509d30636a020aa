import { expect, test } from 'vitest';
import { StoreUnavailable } from '../../../src/platform/stores/rows/unavailable.ts';
import { APP, call, openTable, openWorld } from './support.ts';

test('the window of an environment counts all tables and methods, and opens again with the next minute', async () => {
  await using world = await openWorld({ quotas: { environmentPerMinute: 5, tablePerMinute: 100 } });
  const [one, two] = [await openTable(world, 'one'), await openTable(world, 'two')];
  const statuses: number[] = [];
  for (const [client, path] of [
    [one, '/v1/put'],
    [two, '/v1/get'],
    [one, '/v1/delete'],
    [two, '/v1/put'],
    [one, '/v1/get'],
  ] as const) {
    statuses.push((await call(world, client, path, { key: 'a', value: 1 })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
  const refused = await call(world, two, '/v1/get', { key: 'a' });
  expect(refused).toMatchObject({ status: 429, text: '{"error":"rate_limited"}' });
  expect(refused.headers['retry-after']).toBe('55');
  world.clock.advance(54_999);
  expect((await call(world, two, '/v1/get', { key: 'a' })).headers['retry-after']).toBe('1');
  world.clock.advance(1);
  expect((await call(world, two, '/v1/get', { key: 'a' })).status).toBe(200);
});

test("a table's requests do not count for the other table, and a refused request does not count at all", async () => {
  await using world = await openWorld({ quotas: { environmentPerMinute: 6, tablePerMinute: 3 } });
  const [one, two] = [await openTable(world, 'one'), await openTable(world, 'two')];
  const statuses = async (client: typeof one, count: number) => {
    const all = [];
    for (let index = 0; index < count; index += 1)
      all.push((await call(world, client, '/v1/get', { key: 'a' })).status);
    return all;
  };
  expect(await statuses(one, 8)).toEqual([200, 200, 200, 429, 429, 429, 429, 429]);
  expect(await statuses(two, 4)).toEqual([200, 200, 200, 429]);
});

test('the quota is exact for requests that arrive together', async () => {
  await using world = await openWorld({ quotas: { environmentPerMinute: 1_000, tablePerMinute: 37 } });
  const client = await openTable(world, 'one');
  const put = (n: number) => call(world, client, '/v1/put', { key: `k${n}`, value: n });
  const statuses = (await Promise.all(Array.from({ length: 100 }, (_, n) => put(n)))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(37);
  expect(statuses.filter((status) => status === 429)).toHaveLength(63);
});

test('a limited request does not reach the storage, and a request that an earlier check refused is not counted', async () => {
  await using world = await openWorld({ quotas: { tablePerMinute: 2 } });
  const client = await openTable(world, 'one');
  for (let index = 0; index < 5; index += 1) {
    expect((await call(world, { ...client, token: 'kvs_wrong' }, '/v1/get', { key: 'a' })).status).toBe(401);
  }
  expect((await call(world, client, '/v1/put', '{')).status).toBe(400);
  expect((await call(world, client, '/v1/get', { key: 'a' })).status).toBe(200);
  expect((await call(world, client, '/v1/put', { key: 'a', value: 1 })).status).toBe(429);
  world.clock.advance(60_000);
  expect((await call(world, client, '/v1/get', { key: 'a' })).text).toBe('{"found":false,"expiresAt":null}');
});

test('another app has separate windows', async () => {
  await using world = await openWorld({ quotas: { environmentPerMinute: 1 } });
  const other = { ...APP, appID: 'other' };
  world.addApp(other, 'web-ssr');
  const clients = [await openTable(world, 'one'), await openTable(world, 'one', other)];
  for (const client of clients) expect((await call(world, client, '/v1/get', { key: 'a' })).status).toBe(200);
});

test('setting the clock back by an hour does not open or close a window, and a wait is at most a minute', async () => {
  await using world = await openWorld({ quotas: { tablePerMinute: 2 } });
  const client = await openTable(world, 'one');
  const get = () => call(world, client, '/v1/get', { key: 'a' });
  expect([(await get()).status, (await get()).status]).toEqual([200, 200]);
  world.clock.setBack(3_600_000);
  const refused = await get();
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '55']);
  world.clock.advance(55_000);
  expect((await get()).status).toBe(200);
});

test('a quota that is counted elsewhere admits, refuses, or is unavailable', async () => {
  const answers = [async () => 0, async () => 7, () => Promise.reject(new StoreUnavailable('the quota is away'))];
  const held: (number | undefined)[] = [];
  const quota = {
    take(_: unknown, heldBytes?: number) {
      held.push(heldBytes);
      return answers.shift()?.() ?? 0;
    },
  };
  await using world = await openWorld({ quota });
  const client = await openTable(world, 'one');
  const get = () => call(world, client, '/v1/get', { key: 'a' });
  expect(await get()).toMatchObject({ status: 200 });
  expect(await get()).toMatchObject({ status: 429, headers: { 'retry-after': '7' } });
  expect(await get()).toMatchObject({ status: 503, headers: { 'retry-after': '1' }, text: '{"error":"unavailable"}' });
  // Each request holds its body while it waits.
  const bytes = JSON.stringify({ key: 'a' }).length;
  expect(held).toEqual([bytes, bytes, bytes]);
});
