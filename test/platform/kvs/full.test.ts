import { expect, test, vi } from 'vitest';
import { createLocalEngine } from '../../../src/platform/stores/local/engine.ts';
import { localUsage } from '../../../src/platform/stores/local/engine-rows.ts';
import { StoreUnavailable } from '../../../src/platform/stores/rows/unavailable.ts';
import { createUsageStore } from '../../../src/platform/stores/usage.ts';
import { ACT } from '../../support/acts.ts';
import { APP, call, openTable, openWorld } from './support.ts';

/** Opens a table that may have three entries. `look` has the node look at the sizes again. */
async function openFull() {
  const ticks: (() => void)[] = [];
  const every = (_: number, tick: () => void) => {
    ticks.push(tick);
    return () => {};
  };
  const world = await openWorld({ every, quotas: { tableKeys: 3 } });
  world.addApp({ ...APP, appID: 'other' }, 'api');
  const engine = createLocalEngine(world.database, world.clock);
  const usage = createUsageStore(engine, localUsage(engine));
  const look = async () => {
    const sizes = (await world.options.engine?.sizes(0, 100)) ?? [];
    await usage.setStored({ after: 0, upTo: 1_000, tables: sizes }, world.clock.now());
    for (const tick of ticks) tick();
    await vi.waitFor(async () => {});
  };
  return { world, look };
}

test('a full table takes no further entry, says so, and gives and deletes what it has; others are as they were', async () => {
  const { world, look } = await openFull();
  await using _ = world;
  const table = await openTable(world, 'sessions');
  const other = await openTable(world, 'carts');
  for (const key of ['a', 'b', 'c']) expect((await call(world, table, '/v1/put', { key, value: 1 })).status).toBe(200);
  await look();
  await vi.waitFor(async () => {
    const refused = await call(world, table, '/v1/put', { key: 'd', value: 1 });
    expect([refused.status, JSON.parse(refused.text)]).toEqual([409, { error: 'table_full' }]);
  });
  expect(JSON.parse((await call(world, table, '/v1/get', { key: 'a' })).text)).toMatchObject({ found: true });
  expect((await call(world, other, '/v1/put', { key: 'd', value: 1 })).status).toBe(200);
  const written = { key: 'e', value: '1', ttlSeconds: '' };
  await expect(world.kvs.entries.put(APP, 'sessions', written, ACT)).rejects.toMatchObject({ code: 'conflict' });
  expect((await call(world, table, '/v1/delete', { key: 'a' })).status).toBe(200);
  await look();
  await vi.waitFor(async () => expect((await call(world, table, '/v1/put', { key: 'd', value: 1 })).status).toBe(200));
});

test('while sizes cannot be read, what was known counts, and the store goes on', async () => {
  let isAway = false;
  let looks = 0;
  const logged: string[] = [];
  const ticks: (() => void)[] = [];
  const world = await openWorld({
    every: (_, tick) => {
      ticks.push(tick);
      return () => {};
    },
    log: (_, event) => void logged.push(event),
    usage: {
      full: async () => {
        looks += 1;
        if (isAway) throw new StoreUnavailable('away');
        return [1];
      },
      used: async () => ({}),
    },
  });
  await using _ = world;
  const table = await openTable(world, 'sessions');
  const put = async () => (await call(world, table, '/v1/put', { key: 'a', value: 1 })).status;
  await vi.waitFor(async () => expect(await put()).toBe(409));
  isAway = true;
  const before = looks;
  for (const tick of ticks) tick();
  await vi.waitFor(() => expect([looks > before, logged.includes('kvs_sizes_not_read')]).toEqual([true, true]));
  expect(await put()).toBe(409);
});
