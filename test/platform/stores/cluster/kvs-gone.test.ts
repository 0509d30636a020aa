import { expect, test } from 'vitest';
import { KeyspaceGone, type KvsEngine } from '../../../../src/platform/stores/kvs.ts';
import { call, openTable, openWorld } from '../../kvs/support.ts';

test('if another process has deleted a table, its token is refused at once, and its binding is read again', async () => {
  let calls = 0;
  const gone = async () => {
    calls += 1;
    throw new KeyspaceGone();
  };
  const nothing = async () => {};
  const engine: KvsEngine = {
    ...{
      get: gone,
      put: gone,
      delete: gone,
      drop: nothing,
      check: nothing,
      close: nothing,
      [Symbol.asyncDispose]: nothing,
    },
    sizes: async () => [],
    keys: async () => [],
    sweep: async () => 0,
  };
  const logged: string[] = [];
  await using world = await openWorld({ engine, log: (_level, event) => logged.push(event) });
  const refused = { status: 401, text: '{"error":"invalid_token"}' };
  for (const [index, path] of ['/v1/get', '/v1/put', '/v1/delete'].entries()) {
    const client = await openTable(world, `t${index % 2}_${index}`);
    const body = { key: 'a', value: 1 };
    // The binding is cached by now, and still exists in the store.
    expect(await call(world, client, path, body)).toMatchObject(refused);
    expect(calls).toBe(2 * index + 1);
    expect(await call(world, client, path, body)).toMatchObject(refused);
    expect(calls).toBe(2 * index + 2);
    // No change is published, as if another process had deleted it.
    world.database.prepare('DELETE FROM kvs_tables').run();
    expect(await call(world, client, path, body)).toMatchObject(refused);
    expect(calls).toBe(2 * index + 2);
  }
  expect(logged).toEqual([]);
});
