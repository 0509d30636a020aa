import { expect, test } from 'vitest';
import { silentLog } from '../../../src/base/log.ts';
import { countsWith, type UsageCounts } from '../../../src/contract/usage.ts';
import { Edge } from '../../../src/platform/edge/edge.ts';
import { openMetering } from '../../../src/platform/metering/index.ts';
import { Counting } from '../../../src/platform/metering/meter.ts';
import { openDatabase } from '../../../src/platform/stores/local/database.ts';
import { createLocalEngine } from '../../../src/platform/stores/local/engine.ts';
import { localUsage } from '../../../src/platform/stores/local/engine-rows.ts';
import { StoreUnavailable } from '../../../src/platform/stores/rows/unavailable.ts';
import type { UsageFlush, UsageStore } from '../../../src/platform/stores/usage.ts';
import { createUsageStore } from '../../../src/platform/stores/usage.ts';
import { FakeClock } from '../../support/clock.ts';
import { request } from '../edge/support.ts';
import { call, openTable, openWorld } from '../kvs/support.ts';

const HOUR = 3_600_000;
const START = Date.UTC(2026, 10, 22, 10);
const SITE = { org: 'acme', project: 'web', appID: 'shop', subdomain: 'shop', settings: {}, release: null, kept: [] };
const SHOP = { org: 'acme', project: 'web', app: 'shop', table: '' };
const TABLE = { keyspace: 1, scope: { ...SHOP, table: 'carts' } };

/** Opens metering on a store in memory, whose `add` a test can let fail. */
function opened(failing: (flush: UsageFlush, add: () => Promise<void>) => Promise<void> = (_, add) => add()) {
  const clock = new FakeClock(START);
  const database = openDatabase(undefined);
  const engine = createLocalEngine(database, clock);
  const store = createUsageStore(engine, localUsage(engine));
  const usage: UsageStore = { ...store, add: (flush) => failing(flush, () => store.add(flush)) };
  const events: string[] = [];
  const log = (_level: string, event: string) => void events.push(event);
  const metering = openMetering({ usage, engine: undefined, clock, log, every: () => () => {} });
  const hours = async (name: keyof UsageCounts) => {
    const points = await store.series(SHOP, 'hour', 0);
    return points.map(({ start, counts }) => [(start - START) / HOUR, counts[name]]);
  };
  return { clock, metering, events, hours, store, [Symbol.dispose]: () => database.close() };
}

test('requests count in the hour in which they were made, and the end of the process stores the last ones', async () => {
  using it = opened();
  const { meter } = it.metering;
  meter.site(SITE, 200, 100);
  meter.site(SITE, 404, 5);
  meter.kvs(TABLE, 'get', 'missed', 12, 34);
  it.clock.advance(HOUR);
  await it.metering.flush();
  meter.site(SITE, 304, 0);
  await it.metering[Symbol.asyncDispose]();
  expect(await it.store.series(SHOP, 'hour', 0)).toEqual([
    {
      start: START,
      counts: countsWith({
        ...{ site_2xx: 1, site_4xx: 1, site_bytes_out: 105 },
        ...{ get_missed: 1, kvs_bytes_in: 12, kvs_bytes_out: 34 },
      }),
    },
    { start: START + HOUR, counts: countsWith({ site_3xx: 1 }) },
  ]);
  expect(it.metering.figures().counts).toMatchObject({ site_2xx: 1, site_3xx: 1, site_4xx: 1 });
});

test('what functions use is counted for their app, in whole numbers, beside the requests to its site', async () => {
  using it = opened();
  const { meter } = it.metering;
  const app = { org: 'acme', project: 'web', appID: 'shop' };
  meter.site(SITE, 200, 100);
  meter.requested(app, 1.25);
  meter.requested({ ...app }, 2.5);
  meter.held(app, 64 * 1024 * 1024 * 2_000);
  // An app of the same ID in another project is another app.
  meter.requested({ ...app, project: 'other' }, 9);
  await it.metering.flush();
  expect(await it.store.series(SHOP, 'hour', 0)).toEqual([
    {
      start: START,
      counts: countsWith({
        ...{ site_2xx: 1, site_bytes_out: 100 },
        ...{ function_requests: 2, function_ms: 4, function_mib_ms: 128_000 },
      }),
    },
  ]);
  const other = await it.store.series({ ...SHOP, project: 'other' }, 'hour', 0);
  expect(other.map(({ counts }) => [counts.function_requests, counts.function_ms])).toEqual([[1, 9]]);
  expect(it.metering.figures().counts).toMatchObject({ function_requests: 3, site_2xx: 1 });
});

test('while the store is away nothing is lost, and a flush whose answer was lost is not counted twice', async () => {
  const ends = ['refused', 'answer lost', 'stored', 'answer lost', 'stored'];
  const given: number[] = [];
  using it = opened(async ({ number }, add) => {
    given.push(number);
    const end = ends.shift();
    if (end !== 'refused') await add();
    if (end === 'refused' || end === 'answer lost') throw new StoreUnavailable('away');
  });
  for (let turn = 0; turn < 4; turn += 1) {
    it.metering.meter.site(SITE, 200, 1);
    it.clock.advance(HOUR);
    await it.metering.flush();
  }
  await it.metering.flush();
  expect(await it.hours('site_2xx')).toEqual([
    [0, 1],
    [1, 1],
    [2, 1],
    [3, 1],
  ]);
  // The first flush is repeated with its number until it is answered.
  expect(given.slice(0, 3)).toEqual([1, 1, 1]);
  expect(it.events).toEqual(['usage_not_stored', 'usage_stored_again']);
  expect(it.metering.figures()).toMatchObject({ waiting: 0, lost: 0 });
});

test('random interruptions of flushes lose no request and count none twice', async () => {
  let seed = 7;
  const random = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % most;
  };
  let isAway = true;
  using it = opened(async (_, add) => {
    const end = isAway ? random(3) : 2;
    if (end !== 0) await add();
    if (end !== 2) throw new StoreUnavailable('away');
  });
  let made = 0;
  for (let turn = 0; turn < 200; turn += 1) {
    const requests = random(5);
    for (let n = 0; n < requests; n += 1) it.metering.meter.site(SITE, 200, 1);
    made += requests;
    it.clock.advance(random(HOUR));
    await it.metering.flush();
  }
  isAway = false;
  await it.metering.flush();
  const sum = (await it.hours('site_2xx')).reduce((total, [, count]) => total + (count ?? 0), 0);
  expect(sum).toBe(made);
});

test('a site or table without requests takes no memory after a flush', () => {
  const counting = new Counting(START);
  for (let n = 0; n < 1_000; n += 1) counting.site({ ...SITE, subdomain: `s${n}`, appID: `s${n}` }, 200, 1);
  counting.take(START);
  expect(counting.waiting).toBe(1_000);
  expect(counting.next(600)).toHaveLength(600);
  expect(counting.next(600)).toHaveLength(400);
  counting.take(START);
  expect(counting.waiting).toBe(0);
  expect(counting.totals().site_2xx).toBe(1_000);
});

test('the data plane counts requests of a table by method and outcome, and none that no table admits', async () => {
  const counting = new Counting(START);
  await using world = await openWorld({ meter: counting, quotas: { tablePerMinute: 8, environmentPerMinute: 100 } });
  const client = await openTable(world, 'carts');
  const send = (path: string, body: unknown, change = {}) => call(world, client, path, body, change);
  await send('/v1/put', { key: 'a', value: 'é' });
  await send('/v1/get', { key: 'a' });
  await send('/v1/get', { key: 'none' });
  await send('/v1/put', { key: '', value: 1 });
  await send('/v1/delete', { key: 'a' });
  await send('/v1/list', {});
  await send('/v1/get', '{');
  // No table admits these two.
  await call(world, { ...client, token: `kvs_${'x'.repeat(43)}` }, '/v1/get', { key: 'a' });
  await call(world, { ...client, credentials: { ...client.credentials, secretAccessKey: 'wrong' } }, '/v1/get', {
    key: 'a',
  });
  await send('/v1/delete', { key: 'a' });
  expect((await send('/v1/get', { key: 'a' })).status).toBe(429);
  counting.take(START);
  const [row, ...others] = counting.next(10);
  expect(others).toEqual([]);
  expect(row?.scope).toEqual({ org: 'acme', project: 'web', app: 'shop', table: 'carts' });
  const bytes = { kvs_bytes_in: row?.counts.kvs_bytes_in ?? 0, kvs_bytes_out: row?.counts.kvs_bytes_out ?? 0 };
  expect(row?.counts).toEqual(
    countsWith({
      ...{ put_ok: 1, get_ok: 1, get_missed: 1, put_refused: 1, delete_ok: 2, other_refused: 1 },
      ...{ get_refused: 1, get_limited: 1, ...bytes },
    }),
  );
  const sent = ['{"key":"a","value":"é"}', '{"key":"a"}', '{"key":"none"}', '{"key":"","value":1}'];
  sent.push(...['{"key":"a"}', '{}', '{', '{"key":"a"}', '{"key":"a"}']);
  expect(bytes.kvs_bytes_in).toBe(sent.reduce((sum, text) => sum + Buffer.byteLength(text), 0));
  expect(bytes.kvs_bytes_out).toBeGreaterThan(100);
});

test('the edge counts answers of sites, and none to hosts without a site', async () => {
  const counting = new Counting(START);
  const sites = {
    site: (subdomain: string) => (subdomain === 'shop' ? SITE : undefined),
    subdomainOf: () => undefined,
  };
  const objects = new Proxy({} as ConstructorParameters<typeof Edge>[0]['objects'], {});
  const edge = new Edge({ sites, objects, cacheBytes: 1, log: silentLog, meter: counting }).handler;
  for (const host of ['shop.localhost', 'shop.localhost', 'none.localhost', 'other.example']) {
    await edge(request('GET', '/', { host }));
  }
  await edge(request('HEAD', '/', { host: 'shop.localhost' }));
  await edge(request('POST', '/', { host: 'shop.localhost' }));
  counting.take(START);
  const rows = counting.next(10);
  const page = (rows[0]?.counts.site_bytes_out ?? 0) / 2;
  expect(rows).toMatchObject([{ scope: SHOP, counts: { site_4xx: 4 } }]);
  expect(page).toBeGreaterThan(50);
});
