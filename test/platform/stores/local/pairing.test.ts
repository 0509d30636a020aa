import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openKvs } from '../../../../src/platform/kvs/index.ts';
import { copyDatabase } from '../../../../src/platform/stores/local/database.ts';
import { ACT } from '../../../support/acts.ts';
import { temporaryFolder } from '../../../support/temporary.ts';
import { APP, type Client, call, openStores, openTable, openWorld, type World } from '../../kvs/support.ts';

const FILES = ['platform.db', 'kvs.db', 'platform.key'];

/** Makes a closed data directory with a table of one entry. `later` runs after a copy of it was made. */
async function stored(later: (world: World) => Promise<unknown> = async () => {}) {
  const folder = temporaryFolder();
  const [dir, copy] = [join(folder.path, 'data'), join(folder.path, 'copy')];
  for (const each of [dir, copy]) mkdirSync(each);
  const world = await openWorld();
  const client = await openTable(world, 'one');
  await call(world, client, '/v1/put', { key: 'a', value: 'kept' });
  const take = async (to: string) => {
    await world.restart();
    for (const name of FILES) copyFileSync(join(world.dataDir, name), join(to, name));
    for (const name of FILES) if (existsSync(join(world.dataDir, `${name}-wal`))) copyWal(world.dataDir, to, name);
  };
  await take(copy);
  await later(world);
  await take(dir);
  return { dir, copy, world, client, [Symbol.asyncDispose]: () => dispose(world, folder) };
}

function copyWal(from: string, to: string, name: string): void {
  copyFileSync(join(from, `${name}-wal`), join(to, `${name}-wal`));
}

async function dispose(world: World, folder: Disposable): Promise<void> {
  await world[Symbol.asyncDispose]();
  folder[Symbol.dispose]();
}

/** Opens `dir` as a start does, reads the entry by its old token, and closes `dir`. */
async function started(dir: string, { world, client }: { readonly world: World; readonly client: Client }) {
  await using stores = openStores(dir, world.clock);
  await using kvs = await openKvs(stores.options);
  const { text } = await call({ ...world, kvs, clock: world.clock }, client, '/v1/get', { key: 'a' });
  return text;
}

function remove(dir: string, name: string): void {
  for (const each of [name, `${name}-wal`, `${name}-shm`]) rmSync(join(dir, each), { force: true });
}

const entries = (dir: string) => {
  const database = new DatabaseSync(join(dir, 'kvs.db'));
  const [row] = database.prepare('SELECT count(*) AS count FROM entries').all();
  database.close();
  return Number(row?.count);
};

const refused = (why: RegExp) =>
  expect.objectContaining({
    code: 'unsupported_data',
    message: expect.stringMatching(why),
    remedy: expect.stringMatching(/backup/),
  });

test('the two databases open together, and a copy of both does too', async () => {
  await using it = await stored();
  for (const dir of [it.dir, it.copy]) expect(await started(dir, it)).toContain('"kept"');
});

test.each(['missing', 'empty'])(
  'a %s platform.db beside entries is refused at every start, and nothing is erased',
  async (how) => {
    await using it = await stored();
    const whole = join(it.copy, 'platform.db');
    remove(it.dir, 'platform.db');
    if (how === 'empty') writeFileSync(join(it.dir, 'platform.db'), '');
    for (let n = 0; n < 2; n += 1) {
      await expect(started(it.dir, it)).rejects.toEqual(
        refused(/do not belong together.*platform\.db never had a table/),
      );
    }
    expect(entries(it.dir)).toBe(1);
    remove(it.dir, 'platform.db');
    cpSync(whole, join(it.dir, 'platform.db'));
    expect(await started(it.dir, it)).toContain('"kept"');
  },
);

test('an older platform.db beside entries of a table that it does not know is refused', async () => {
  await using it = await stored(async (world) => {
    const two = await openTable(world, 'two');
    await call(world, two, '/v1/put', { key: 'b', value: 2 });
  });
  remove(it.dir, 'platform.db');
  cpSync(join(it.copy, 'platform.db'), join(it.dir, 'platform.db'));
  await expect(started(it.dir, it)).rejects.toEqual(refused(/platform\.db is older/));
  expect(entries(it.dir)).toBe(2);
});

test('an older platform.db with the same tables opens, and nothing is erased', async () => {
  await using it = await stored(async (world) => {
    await call(world, await openTable(world, 'two'), '/v1/get', { key: 'b' });
  });
  remove(it.dir, 'platform.db');
  cpSync(join(it.copy, 'platform.db'), join(it.dir, 'platform.db'));
  expect(await started(it.dir, it)).toContain('"kept"');
});

test("another directory's platform.db with the same number of tables is refused", async () => {
  await using it = await stored();
  await using other = await stored();
  for (const name of ['platform.db', 'platform.key']) {
    remove(it.dir, name);
    cpSync(join(other.dir, name), join(it.dir, name));
  }
  await expect(started(it.dir, it)).rejects.toEqual(refused(/two data directories/));
  expect(entries(it.dir)).toBe(1);
});

test('a missing kvs.db beside tables is refused', async () => {
  await using it = await stored();
  remove(it.dir, 'kvs.db');
  await expect(started(it.dir, it)).rejects.toEqual(refused(/kvs\.db is missing/));
});

test('if a start ended between the two writes of the identity, the next start completes it', async () => {
  await using it = await stored();
  const platform = new DatabaseSync(join(it.dir, 'platform.db'));
  platform.exec('DELETE FROM kvs_store');
  platform.close();
  for (let n = 0; n < 2; n += 1) expect(await started(it.dir, it)).toContain('"kept"');
});

test('the databases of a backup of a running platform belong together, also during an unfinished deletion', async () => {
  await using it = await stored();
  const backup = join(it.copy, 'backup');
  mkdirSync(backup);
  const { database } = it.world;
  database.exec('INSERT INTO kvs_dropped VALUES (7)');
  await it.world.copyEntries(join(backup, 'kvs.db'));
  copyDatabase(database, join(backup, 'platform.db'));
  copyFileSync(join(it.world.dataDir, 'platform.key'), join(backup, 'platform.key'));
  for (let n = 0; n < 2; n += 1) expect(await started(backup, it)).toContain('"kept"');
});

test('entries without a table stay, unless their deletion was recorded', async () => {
  await using it = await stored();
  const platform = new DatabaseSync(join(it.dir, 'platform.db'));
  platform.exec('DELETE FROM kvs_tables');
  await started(it.dir, it);
  expect(entries(it.dir)).toBe(1);
  platform.exec('INSERT INTO kvs_dropped VALUES (1)');
  await started(it.dir, it);
  expect(entries(it.dir)).toBe(0);
  expect(platform.prepare('SELECT * FROM kvs_dropped').all()).toEqual([]);
  platform.close();
});

test('the record of a deleted table is removed after its data', async () => {
  await using world = await openWorld();
  await openTable(world, 'one');
  await world.kvs.deleteTable(APP, 'one', ACT);
  const { database } = world;
  await expect.poll(() => database.prepare('SELECT * FROM kvs_dropped').all()).toEqual([]);
});

function folderInstead(path: string): void {
  rmSync(path);
  mkdirSync(path);
}

test.each([
  [
    'of another directory',
    (path: string) => writeFileSync(path, 'k'.repeat(32)),
    /lacks the key [0-9a-f]{8}, and data is sealed/,
  ],
  ['too short', (path: string) => writeFileSync(path, 'short'), /is neither a key of 32 bytes nor lines/],
  ['a folder', folderInstead, /is neither a key of 32 bytes nor lines/],
  ['missing', (path: string) => rmSync(path), /is missing, and secrets in platform.db are sealed/],
])(
  'if platform.key is %s, the error is one sentence with a remedy, and no new key is created',
  async (_, spoil, message) => {
    await using it = await stored();
    const key = readFileSync(join(it.copy, 'platform.key'));
    spoil(join(it.dir, 'platform.key'));
    for (let n = 0; n < 2; n += 1) await expect(started(it.dir, it)).rejects.toEqual(refused(message));
    rmSync(join(it.dir, 'platform.key'), { recursive: true, force: true });
    writeFileSync(join(it.dir, 'platform.key'), key);
    expect(await started(it.dir, it)).toContain('"kept"');
  },
);
