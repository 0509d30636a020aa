import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { openKvs } from '../../../../src/platform/kvs/index.ts';
import { openSqliteEngine } from '../../../../src/platform/stores/local/kvs-engine.ts';
import { kvsEngineSuite } from '../../../contract-suites/kvs-engine.ts';
import { ACT } from '../../../support/acts.ts';
import { APP, call, openTable, openWorld } from '../../kvs/support.ts';

function makeFolder(): { readonly path: string } & AsyncDisposable {
  const folder = mkdtempSync(join(tmpdir(), 'slipway-engine-'));
  return {
    path: join(folder, 'kvs.db'),
    async [Symbol.asyncDispose]() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const ONE_HANDLE = { shared: { because: 'a handle locks kvs.db, so that no read needs a lock' } };

kvsEngineSuite('SQLite', ONE_HANDLE, async () => {
  const folder = makeFolder();
  return {
    open: async (clock) => openSqliteEngine({ path: folder.path, clock }),
    [Symbol.asyncDispose]: folder[Symbol.asyncDispose],
  };
});

kvsEngineSuite('SQLite without a cache', ONE_HANDLE, async () => {
  const folder = makeFolder();
  return {
    open: async (clock) => openSqliteEngine({ path: folder.path, cacheBytes: 0, clock }),
    [Symbol.asyncDispose]: folder[Symbol.asyncDispose],
  };
});

test('returns the highest keyspace that has entries', async () => {
  await using folder = makeFolder();
  await using engine = openSqliteEngine({ path: folder.path });
  expect(engine.highestKeyspace()).toBe(0);
  for (const keyspace of [3, 12, 1]) await engine.put(keyspace, 'a', entry('1'));
  expect(engine.highestKeyspace()).toBe(12);
  await engine.delete(12, 'a');
  expect(engine.highestKeyspace()).toBe(3);
  await engine.drop(3);
  expect(engine.highestKeyspace()).toBe(1);
});

test('requests go on while a copy is made, and it has what they wrote', async () => {
  await using folder = makeFolder();
  await using engine = openSqliteEngine({ path: folder.path });
  const large = entry(JSON.stringify('x'.repeat(60_000)));
  await Promise.all(Array.from({ length: 200 }, (_, n) => engine.put(1, `large-${n}`, large)));
  const to = `${folder.path}-copy`;
  let puts = 0;
  let isCopied = false;
  const copying = engine.copyTo(to).then(() => {
    isCopied = true;
  });
  // One after another, so that the store is in a transaction most of the time.
  while (!isCopied) {
    await engine.put(2, `k-${puts}`, entry('1'));
    puts += 1;
  }
  await copying;
  expect(puts).toBeGreaterThan(1);
  expect(statSync(to).mode & 0o777).toBe(0o600);
  await using copy = openSqliteEngine({ path: to });
  expect(copy.get(1, 'large-199')).toMatchObject({ value: large.value });
  expect(copy.get(2, 'k-0')).toMatchObject({ value: '1' });
});

test('the entries of other tables stay in memory when a table is dropped', async () => {
  await using folder = makeFolder();
  let reads = 0;
  const open = (path: string) => {
    const database = new DatabaseSync(path);
    const prepare = database.prepare.bind(database);
    database.prepare = (sql) => {
      const statement = prepare(sql);
      return new Proxy(statement, {
        get(target, name) {
          if (name === 'get' && sql.startsWith('SELECT value')) reads += 1;
          return Reflect.get(target, name).bind(target);
        },
      });
    };
    return database;
  };
  await using engine = openSqliteEngine({ path: folder.path, open });
  for (const keyspace of [1, 2, 12]) await engine.put(keyspace, 'a', entry(`${keyspace}`));
  await engine.drop(2);
  expect([await engine.get(1, 'a'), await engine.get(12, 'a')]).toEqual([entry('1'), entry('12')]);
  expect(reads).toBe(0);
  expect(await engine.get(2, 'a')).toBeUndefined();
  expect(reads).toBe(1);
});

test('stores one identity and keeps it', async () => {
  await using folder = makeFolder();
  const before = openSqliteEngine({ path: folder.path });
  expect(before.identity()).toBeUndefined();
  before.setIdentity('one');
  expect(() => before.setIdentity('two')).toThrow();
  await before.close();
  await using after = openSqliteEngine({ path: folder.path });
  expect(after.identity()).toBe('one');
});

test('a second handle on the file is refused, and the first one continues to work', async () => {
  await using folder = makeFolder();
  await using engine = openSqliteEngine({ path: folder.path });
  await engine.put(1, 'a', entry('1'));
  const write = engine.put(1, 'b', entry('2'));
  for (let n = 0; n < 2; n += 1) {
    expect(() => openSqliteEngine({ path: folder.path })).toThrow(
      expect.objectContaining({
        code: 'platform_locked',
        message: `${folder.path} is already open, and only one process may use it at a time`,
      }),
    );
  }
  await write;
  await engine.put(1, 'c', entry('3'));
  await engine.close();
  await using next = openSqliteEngine({ path: folder.path });
  const values = [];
  for (const key of ['a', 'b', 'c']) values.push((await next.get(1, key))?.value);
  expect(values).toEqual(['1', '2', '3']);
});

/** A database whose next COMMITs fail with a result code of SQLite. */
class FailingDatabase extends DatabaseSync {
  commits = 0;
  failWith: number | undefined;
  override exec(sql: string): void {
    if (sql === 'COMMIT') {
      this.commits += 1;
      if (this.failWith !== undefined) {
        throw Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: this.failWith });
      }
    }
    super.exec(sql);
  }
}

function openFailing(path: string) {
  const database = new FailingDatabase(path);
  const poisonings: unknown[] = [];
  const engine = openSqliteEngine({ path, open: () => database, onPoisoned: (cause) => poisonings.push(cause) });
  return { database, engine, poisonings };
}

const IOERR_FSYNC = 1034;
const FULL = 13;
const entry = (value: string) => ({ value, expiresAt: null });

test('writes that arrive together share one commit', async () => {
  await using folder = makeFolder();
  const { database, engine } = openFailing(folder.path);
  const before = database.commits;
  await Promise.all(Array.from({ length: 64 }, (_, n) => engine.put(1, `k${n}`, entry('1'))));
  expect(database.commits - before).toBe(1);
  await engine.close();
});

test('after a failed sync, no write of its group and no later write is acknowledged until the store is reopened', async () => {
  await using folder = makeFolder();
  const { database, engine, poisonings } = openFailing(folder.path);
  await engine.put(1, 'before', entry('1'));
  database.failWith = IOERR_FSYNC;
  const group = await Promise.allSettled([engine.put(1, 'a', entry('1')), engine.delete(1, 'before')]);
  expect(group.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  database.failWith = undefined;
  await expect(engine.put(1, 'b', entry('1'))).rejects.toThrow('the store is poisoned');
  expect(await engine.get(1, 'before')).toEqual(entry('1'));
  expect(await engine.get(1, 'a')).toBeUndefined();
  await expect(engine.check()).rejects.toThrow('the store is poisoned');
  expect(poisonings).toHaveLength(1);
  await engine.close();

  await using reopened = openSqliteEngine({ path: folder.path });
  await reopened.put(1, 'b', entry('2'));
  expect(await reopened.get(1, 'before')).toEqual(entry('1'));
  expect(await reopened.get(1, 'b')).toEqual(entry('2'));
});

test('another process cannot open the file either, and its error says why', async () => {
  await using folder = makeFolder();
  await using engine = openSqliteEngine({ path: folder.path });
  await engine.put(1, 'a', entry('1'));
  const source = resolve(import.meta.dirname, '../../../../src/platform/stores/local/kvs-engine.ts');
  const script = `import { openSqliteEngine } from ${JSON.stringify(pathToFileURL(source))};
    try { openSqliteEngine({ path: process.argv[1] }); } catch (error) { process.stdout.write(String(error.code)); }`;
  const child = spawnSync(process.execPath, ['--input-type=module', '--eval', script, folder.path], {
    encoding: 'utf8',
  });
  expect(child).toMatchObject({ stdout: 'platform_locked', status: 0 });
  expect(await engine.get(1, 'a')).toEqual(entry('1'));
});

test('a write to a full disk fails, and the next one is tried again', async () => {
  await using folder = makeFolder();
  const { database, engine, poisonings } = openFailing(folder.path);
  await engine.put(1, 'a', entry('1'));
  database.failWith = FULL;
  await expect(engine.put(1, 'a', entry('2'))).rejects.toThrow('the write was not stored');
  expect(await engine.get(1, 'a')).toEqual(entry('1'));
  await expect(engine.check()).rejects.toThrow('the write was not stored');
  database.failWith = undefined;
  await engine.check();
  expect(engine.highestKeyspace()).toBe(1);
  await engine.put(1, 'a', entry('3'));
  expect(await engine.get(1, 'a')).toEqual(entry('3'));
  expect(poisonings).toEqual([]);
  await engine.close();
});

test('the data plane answers 503 if an entry could not be stored, and continues to read', async () => {
  await using folder = makeFolder();
  const { database, engine } = openFailing(folder.path);
  await using world = await openWorld({ engine });
  const client = await openTable(world, 'sessions');
  await call(world, client, '/v1/put', { key: 'a', value: 1 });
  database.failWith = IOERR_FSYNC;
  const refused = { status: 503, text: '{"error":"unavailable"}', headers: { 'retry-after': '1' } };
  expect(await call(world, client, '/v1/put', { key: 'a', value: 2 })).toMatchObject(refused);
  database.failWith = undefined;
  expect(await call(world, client, '/v1/delete', { key: 'a' })).toMatchObject(refused);
  expect((await call(world, client, '/v1/get', { key: 'a' })).text).toContain('"value":1');
});

test('the token of a deleted table is revoked even if its data cannot be removed, and the next start removes the data', async () => {
  await using folder = makeFolder();
  const { database, engine } = openFailing(folder.path);
  await using world = await openWorld({ engine });
  const client = await openTable(world, 'sessions');
  await call(world, client, '/v1/put', { key: 'a', value: 1 });
  database.failWith = FULL;
  await world.kvs.deleteTable(APP, 'sessions', ACT);
  expect((await call(world, client, '/v1/get', { key: 'a' })).status).toBe(401);
  expect(engine.highestKeyspace()).toBe(1);
  await engine.close();
  await using reopened = openSqliteEngine({ path: folder.path });
  const other = await openKvs({ ...world.options, engine: reopened });
  await other.close();
  expect(reopened.highestKeyspace()).toBe(0);
});
