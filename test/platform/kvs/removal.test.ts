import { expect, test } from 'vitest';
import { openKvs } from '../../../src/platform/kvs/index.ts';
import type { KvsEngine } from '../../../src/platform/stores/kvs.ts';
import { openSqliteEngine } from '../../../src/platform/stores/local/kvs-engine.ts';
import { StoreUnavailable } from '../../../src/platform/stores/rows/unavailable.ts';
import { ACT } from '../../support/acts.ts';
import { APP, call, openTable, openWorld } from './support.ts';

/** An engine whose drops wait until they are let go, and a timer that the test runs. */
function makeSlow() {
  const engine: KvsEngine = openSqliteEngine({ path: ':memory:' });
  const { drop, sweep } = { drop: engine.drop.bind(engine), sweep: engine.sweep.bind(engine) };
  const seen = { drops: [] as number[], sweeps: 0 };
  const waiting: PromiseWithResolvers<void>[] = [];
  engine.drop = async (keyspace) => {
    seen.drops.push(keyspace);
    const turn = Promise.withResolvers<void>();
    waiting.push(turn);
    await turn.promise;
    await drop(keyspace);
  };
  engine.sweep = (most) => {
    seen.sweeps += 1;
    return sweep(most);
  };
  const ticks: (() => void)[] = [];
  const every = (_: number, call: () => void) => {
    ticks.push(call);
    return () => {};
  };
  const tick = () => {
    for (const each of ticks) each();
  };
  return { engine, every, seen, tick, next: () => waiting.shift() };
}

async function settled(): Promise<void> {
  for (let n = 0; n < 20; n += 1) await new Promise((resolve) => setImmediate(resolve));
}

test('a deleted table is never readable again while its entries are removed, and neither is it by a new one of its name', async () => {
  const slow = makeSlow();
  await using world = await openWorld(slow);
  const client = await openTable(world, 'one');
  await call(world, client, '/v1/put', { key: 'a', value: 1 });
  await world.kvs.deleteTable(APP, 'one', ACT);
  await expect.poll(() => slow.seen.drops).toEqual([1]);
  expect((await call(world, client, '/v1/get', { key: 'a' })).status).toBe(401);
  const anew = await openTable(world, 'one');
  expect((await call(world, anew, '/v1/get', { key: 'a' })).text).toContain('"found":false');
  await call(world, anew, '/v1/put', { key: 'a', value: 2 });
  expect(await slow.engine.get(1, 'a')).toMatchObject({ value: '1' });
  slow.next()?.resolve();
  await expect.poll(() => slow.engine.get(1, 'a')).toBeUndefined();
  expect((await call(world, anew, '/v1/get', { key: 'a' })).text).toContain('"value":2');
});

test('a start does not wait for the removal of entries, and the end waits for the one under way', async () => {
  const slow = makeSlow();
  await using world = await openWorld(slow);
  world.database.exec('INSERT INTO kvs_dropped VALUES (7)');
  const kvs = await openKvs(world.options);
  await expect.poll(() => slow.seen.drops).toEqual([7]);
  let isClosed = false;
  const closed = kvs.close().then(() => {
    isClosed = true;
  });
  await settled();
  expect(isClosed).toBe(false);
  slow.next()?.resolve();
  await closed;
  expect(world.database.prepare('SELECT * FROM kvs_dropped').all()).toEqual([]);
});

test('one removal runs at a time, expired entries are swept meanwhile, and a table that is deleted meanwhile is next', async () => {
  const slow = makeSlow();
  await using world = await openWorld(slow);
  for (const name of ['one', 'two']) await openTable(world, name);
  await world.kvs.deleteTable(APP, 'one', ACT);
  await expect.poll(() => slow.seen.drops).toEqual([1]);
  for (let n = 1; n <= 3; n += 1) {
    slow.tick();
    await expect.poll(() => slow.seen.sweeps).toBe(n);
    await settled();
  }
  await world.kvs.deleteTable(APP, 'two', ACT);
  expect(slow.seen.drops).toEqual([1]);
  slow.next()?.resolve();
  await expect.poll(() => slow.seen.drops).toEqual([1, 2]);
  slow.next()?.resolve();
  await expect.poll(() => world.database.prepare('SELECT * FROM kvs_dropped').all()).toEqual([]);
});

test('a removal that fails is repeated later, and those of other tables go on', async () => {
  const slow = makeSlow();
  const logged: string[] = [];
  await using world = await openWorld({ ...slow, log: (_, event) => void logged.push(event) });
  world.database.exec('INSERT INTO kvs_dropped VALUES (7), (8)');
  slow.tick();
  await expect.poll(() => slow.seen.drops).toEqual([7]);
  slow.next()?.reject(new StoreUnavailable('away'));
  await expect.poll(() => slow.seen.drops).toEqual([7, 8]);
  slow.next()?.resolve();
  const left = () => world.database.prepare('SELECT keyspace FROM kvs_dropped').all();
  await expect.poll(left).toEqual([{ keyspace: 7 }]);
  await settled();
  expect(logged).toEqual(['kvs_drop_failed']);
  slow.tick();
  await expect.poll(() => slow.seen.drops).toEqual([7, 8, 7]);
  slow.next()?.resolve();
  await expect.poll(left).toEqual([]);
});
