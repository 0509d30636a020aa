import { expect, test } from 'vitest';
import { openKvs } from '../../../src/platform/kvs/index.ts';
import { Lookups } from '../../../src/platform/kvs/lookups.ts';
import { StoreUnavailable } from '../../../src/platform/stores/rows/unavailable.ts';
import { ACT } from '../../support/acts.ts';
import { APP, addApp, call, goodRequest, openStores, openTable, openWorld, send } from './support.ts';

/** Lookups in a map, with the names that were read, in order. */
function lookupsIn(stored: Map<string, { readonly n: number }>, most = 100) {
  const read: string[] = [];
  const lookups = new Lookups(most, 1, async (name) => {
    read.push(name);
    return stored.get(name);
  });
  const found = async (name: string) => lookups.find(name);
  return { lookups, read, found };
}

test('reads a name once for several callers at once, also if it has no value', async () => {
  const { lookups, read, found } = lookupsIn(new Map([['a', { n: 1 }]]));
  expect(await Promise.all([found('a'), found('a'), found('b'), found('b')])).toEqual([{ n: 1 }, { n: 1 }, null, null]);
  expect([lookups.find('a'), lookups.find('b')]).toEqual([{ n: 1 }, null]);
  expect(read).toEqual(['a', 'b']);
});

test('names without a value do not displace values, and memory stays bounded', async () => {
  const stored = new Map(Array.from({ length: 100 }, (_, n) => [`good ${n}`, { n }]));
  const { lookups, read, found } = lookupsIn(stored);
  for (const name of stored.keys()) await found(name);
  for (let n = 0; n < 50_000; n += 1) await found(`random ${n}`);
  const before = read.length;
  for (const [name, value] of stored) expect(lookups.find(name)).toEqual(value);
  expect(read).toHaveLength(before);
  expect(lookups.weight).toBeLessThanOrEqual(100 + 1024 * 1024);
});

test('values that do not fit into the cache are read again, and memory stays bounded', async () => {
  const stored = new Map(Array.from({ length: 1_000 }, (_, n) => [`name ${n}`, { n }]));
  const { lookups, found } = lookupsIn(stored);
  for (let round = 0; round < 2; round += 1) {
    for (const [name, value] of stored) {
      expect(await found(name)).toEqual(value);
      expect(lookups.weight).toBeLessThanOrEqual(100);
    }
  }
});

test('a value that changes during its read is read again', async () => {
  const stored = new Map([['a', { n: 1 }]]);
  for (const forget of ['forget', 'forgetAll'] as const) {
    const { lookups, read, found } = lookupsIn(stored);
    stored.set('a', { n: 1 });
    const asked = found('a');
    stored.delete('a');
    lookups[forget]('a');
    expect(await asked).toBeNull();
    expect(read).toEqual(['a', 'a']);
  }
});

test('a failed read is repeated by the next call', async () => {
  let away = true;
  const lookups = new Lookups(100, 1, async () => {
    if (away) throw new StoreUnavailable('away');
    return { n: 1 };
  });
  await expect(lookups.find('a')).rejects.toThrow('away');
  away = false;
  expect(await lookups.find('a')).toEqual({ n: 1 });
  expect(lookups.find('a')).toEqual({ n: 1 });
});

/** Counts the calls of each method. */
function counted<T extends object>(store: T) {
  const calls: Record<string, number> = {};
  const proxy = new Proxy(store, {
    get(target, name) {
      calls[String(name)] = (calls[String(name)] ?? 0) + 1;
      return Reflect.get(target, name);
    },
  });
  return { proxy, calls };
}

test('a start reads one table and one role of many, and requests read each table and role once', async () => {
  await using world = await openWorld();
  const client = await openTable(world, 'one');
  for (let n = 0; n < 30; n += 1) {
    const app = { ...APP, appID: `app-${n}` };
    addApp(world.database, app, 'api');
    await openTable(world, 'one', app);
  }
  await world.kvs.close();
  const [tables, roles] = [counted(world.options.tables), counted(world.options.roles)];
  world.kvs = await openKvs({ ...world.options, tables: tables.proxy, roles: roles.proxy });
  expect([tables.calls, roles.calls]).toEqual([{ anySealed: 1, toDrop: 1 }, { any: 1 }]);
  for (let n = 0; n < 3; n += 1) expect((await call(world, client, '/v1/get', { key: 'a' })).status).toBe(200);
  const forged = { ...client, token: `kvs_${'x'.repeat(43)}` };
  for (let n = 0; n < 3; n += 1) expect((await call(world, forged, '/v1/get', { key: 'a' })).status).toBe(401);
  const stranger = { ...client, credentials: { ...client.credentials, accessKeyId: 'ASIAAAAAAAAAAAAAAAAA' } };
  for (let n = 0; n < 3; n += 1) expect((await call(world, stranger, '/v1/get', { key: 'a' })).status).toBe(403);
  expect([tables.calls.binding, roles.calls.find]).toEqual([2, 2]);
});

test('tokens and access keys of another form are not looked up in the store', async () => {
  await using world = await openWorld();
  const client = await openTable(world, 'one');
  const [tables, roles] = [counted(world.options.tables), counted(world.options.roles)];
  await world.kvs.close();
  world.kvs = await openKvs({ ...world.options, tables: tables.proxy, roles: roles.proxy });
  expect((await call(world, { ...client, token: 'short' }, '/v1/get', { key: 'a' })).status).toBe(401);
  const stranger = { ...client, credentials: { ...client.credentials, accessKeyId: 'A'.repeat(128) } };
  expect((await call(world, stranger, '/v1/get', { key: 'a' })).status).toBe(403);
  expect([tables.calls.binding, roles.calls.find]).toEqual([undefined, 1]);
});

test('a request with another scope or time is refused before its role is read', async () => {
  await using world = await openWorld();
  const client = await openTable(world, 'one');
  const roles = counted(world.options.roles);
  await world.kvs.close();
  world.kvs = await openKvs({ ...world.options, roles: roles.proxy });
  const late = await goodRequest(world, client, '/v1/get', { key: 'a' });
  world.clock.advance(301_000);
  expect((await send(world.kvs.handler, late)).status).toBe(403);
  const elsewhere = await goodRequest(world, client, '/v1/get', { key: 'a' });
  const headers = {
    ...elsewhere.headers,
    authorization: String(elsewhere.headers.authorization).replace('us-east-2', 'eu-west-1'),
  };
  expect((await send(world.kvs.handler, { ...elsewhere, headers })).status).toBe(403);
  expect(roles.calls.find).toBeUndefined();
  expect((await call(world, client, '/v1/get', { key: 'a' })).status).toBe(200);
  expect(roles.calls.find).toBe(1);
});

test('a token that another handle deletes is refused after its change, and after a gap in the changes', async () => {
  await using world = await openWorld();
  const [one, two] = [await openTable(world, 'one'), await openTable(world, 'two')];
  const status = async (client: typeof one) => (await call(world, client, '/v1/get', { key: 'a' })).status;
  expect([await status(one), await status(two)]).toEqual([200, 200]);
  await using other = openStores(world.dataDir, world.clock, { engine: world.options.engine });
  other.changes.subscribe((change) => world.changes.publish(change));
  await other.options.tables.remove(APP, 'one', ACT);
  expect([await status(one), await status(two)]).toEqual([401, 200]);
  world.database.exec('DELETE FROM kvs_tables; DELETE FROM kvs_roles');
  expect(await status(two)).toBe(200);
  world.changes.publish({ kind: 'unknown' });
  expect(await status(two)).toBe(403);
});

test('a put whose table is deleted while its token is looked up is refused, and stores nothing', async () => {
  await using world = await openWorld();
  const client = await openTable(world, 'one');
  const { tables } = world.options;
  const [asked, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow = {
    ...tables,
    async binding(tokenHash: string) {
      const found = await tables.binding(tokenHash);
      asked.resolve();
      await go.promise;
      return found;
    },
  };
  await world.kvs.close();
  world.kvs = await openKvs({ ...world.options, tables: slow });
  const answer = call(world, client, '/v1/put', { key: 'a', value: 1 });
  await asked.promise;
  await world.kvs.deleteTable(APP, 'one', ACT);
  go.resolve();
  expect((await answer).status).toBe(401);
  expect(await world.options.engine?.get(1, 'a')).toBeUndefined();
});

test('a request gets 503 while the store is unavailable, and the next one works', async () => {
  await using world = await openWorld();
  const client = await openTable(world, 'one');
  const { tables, roles } = world.options;
  let away = '';
  const failing = async <T>(name: string, work: () => Promise<T>) => {
    if (away === name) throw new StoreUnavailable('away');
    return work();
  };
  await world.kvs.close();
  world.kvs = await openKvs({
    ...world.options,
    tables: { ...tables, binding: (tokenHash) => failing('tables', () => tables.binding(tokenHash)) },
    roles: { ...roles, find: (accessKeyID) => failing('roles', () => roles.find(accessKeyID)) },
  });
  for (const each of ['roles', 'tables']) {
    away = each;
    const answer = await call(world, client, '/v1/get', { key: 'a' });
    expect(answer).toMatchObject({ status: 503, text: '{"error":"unavailable"}', headers: { 'retry-after': '1' } });
  }
  away = '';
  expect((await call(world, client, '/v1/get', { key: 'a' })).status).toBe(200);
});
