import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { systemClock } from '../../../../src/base/clock.ts';
import { silentLog } from '../../../../src/base/log.ts';
import { BlobReader } from '../../../../src/platform/objects/reader.ts';
import { DamagedObject } from '../../../../src/platform/shared/damaged.ts';
import { StoreUnavailable } from '../../../../src/platform/stores/rows/unavailable.ts';
import { makeDisk } from '../../../support/disk.ts';
import { ManualClock } from '../../../support/manual-clock.ts';
import { whole } from '../../../support/whole.ts';
import { bytesOf, KIB, MIB, Stage, sha256 } from './support.ts';

function flip(path: string, at: number): void {
  const bytes = readFileSync(path);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(path, bytes);
}

const LABEL = 1_024;
const DAMAGES: readonly (readonly [string, (path: string) => void])[] = [
  ['a bit of its content', (path) => flip(path, LABEL + 3)],
  ['its size in the label', (path) => flip(path, readFileSync(path).indexOf('",6') + 2)],
  ['the digest of its label', (path) => flip(path, 5)],
  ['its last byte, which is missing', (path) => truncateSync(path, LABEL + 5)],
  ['its end, which has more', (path) => writeFileSync(path, 'x', { flag: 'a' })],
  ['all of it: it is empty', (path) => truncateSync(path, 0)],
  ['all of it: it is zeros', (path) => writeFileSync(path, Buffer.alloc(LABEL + 6))],
];

test.each(DAMAGES)('a cached file is fetched again if a crash has damaged %s', async (_, damage) => {
  const stage = new Stage();
  const key = await stage.object('a page');
  const uses = [
    async () => (await whole(await stage.open(), key))?.toString(),
    async () => (await (await stage.open()).read(key, { start: 0, end: 9 }))?.toString(),
    async () => (await bytesOf(await (await stage.open()).stream(key)))?.toString(),
  ];
  for (const use of uses) {
    const node = await stage.open();
    await whole(node, key);
    await node.idle();
    const [path = '', ...more] = stage.files;
    expect(more).toEqual([]);
    damage(path);
    expect(await use()).toBe('a page');
  }
  expect(stage.events('cached_file_damaged')).toBe(3);
});

test('a cached file that has the content of another one is not served', async () => {
  const stage = new Stage();
  const [one, two] = [await stage.object('one'), await stage.object('two')];
  const cached = await stage.open();
  await whole(cached, one);
  await cached.idle();
  const [first = ''] = stage.files;
  await whole(cached, two);
  await cached.idle();
  copyFileSync(first, stage.files.find((path) => path !== first) ?? '');
  expect(String(await whole(await stage.open(), two))).toBe('two');
});

test('a copy that is damaged after it was checked is dropped, and the object in the store stays', async () => {
  const stage = new Stage();
  const cached = await stage.open();
  const large = Buffer.alloc(2 * MIB, 'x');
  const key = await stage.object(large);
  await bytesOf(await cached.stream(key));
  flip(stage.files[0] ?? '', LABEL + 99);
  const reader = new BlobReader({ blobs: cached, clock: systemClock, log: silentLog });
  await expect(reader.stream('acme', sha256(large))).rejects.toBeInstanceOf(DamagedObject);
  expect((await bytesOf(await reader.stream('acme', sha256(large))))?.equals(large)).toBe(true);
  expect(stage.store.calls).not.toContainEqual(`distrust ${key}`);
});

test('damaged bytes of the store are not cached, and the store learns of them', async () => {
  const stage = new Stage();
  const cached = await stage.open();
  const hash = sha256('right');
  const key = `acme/${hash.slice(0, 2)}/${hash}`;
  const reader = new BlobReader({ blobs: cached, clock: systemClock, log: silentLog });
  for (const use of [() => reader.read('acme', hash, 5), () => reader.stream('acme', hash)]) {
    await stage.put(key, 'wrong');
    await expect(use()).rejects.toBeInstanceOf(DamagedObject);
    await cached.idle();
    expect(stage.files).toEqual([]);
    expect(await stage.origin.head(key)).toBeUndefined();
    expect(await stage.origin.head(`${key}.damaged`)).toBeDefined();
  }
  await stage.put(key, 'right');
  expect(String(await reader.read('acme', hash, 5))).toBe('right');
});

test('while the store is away, cached objects are served, and all others fail at once after three failures', async () => {
  const stage = new Stage();
  const clock = new ManualClock();
  const cached = await stage.open({ clock });
  const [known, other] = [await stage.object('known'), await stage.object('other')];
  await whole(cached, known);
  await cached.idle();
  stage.store.fault = 'rejects';
  const before = stage.store.calls.length;
  for (let n = 0; n < 20; n += 1) {
    expect(String(await whole(cached, known))).toBe('known');
    await expect(whole(cached, other)).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(cached.stream(other)).rejects.toBeInstanceOf(StoreUnavailable);
  }
  expect(stage.store.calls.length - before).toBe(3);
  clock.advance(250);
  await expect(whole(cached, other)).rejects.toThrow('S3 is away');
  expect(stage.store.calls.length - before).toBe(4);
  stage.store.fault = 'none';
  await expect(whole(cached, other)).rejects.toBeInstanceOf(StoreUnavailable);
  clock.advance(250);
  expect(String(await whole(cached, other))).toBe('other');
});

test('a store that does not answer fails after a limit, and is then asked four times a second', async () => {
  const stage = new Stage();
  const clock = new ManualClock();
  const cached = await stage.open({ clock });
  const keys = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((each) => stage.object(each)));
  stage.store.fault = 'hangs';
  const three = keys.slice(0, 3).map((key) => cached.load(key, 1_600));
  for (const each of three) each.catch(() => {});
  await expect.poll(() => clock.sleeping).toBe(3);
  clock.advance(5_010);
  for (const each of three) await expect(each).rejects.toBeInstanceOf(StoreUnavailable);
  clock.advance(250);
  const trying = cached.load(keys[3] ?? '', 1_600);
  trying.catch(() => {});
  await expect.poll(() => stage.store.calls.length).toBe(4);
  await expect(whole(cached, keys[4] ?? '')).rejects.toBeInstanceOf(StoreUnavailable);
  stage.store.fault = 'none';
  clock.advance(250);
  // The call that still hangs neither holds up the others nor makes the store count as away when it ends.
  expect(String(await whole(cached, keys[4] ?? ''))).toBe('e');
  clock.advance(5_010);
  await expect(trying).rejects.toBeInstanceOf(StoreUnavailable);
  expect(String(await whole(cached, keys[0] ?? ''))).toBe('a');
});

test('calls that were under way while the process was suspended get their time again', async () => {
  const stage = new Stage();
  const clock = new ManualClock();
  const cached = await stage.open({ clock });
  const keys = await Promise.all(['a', 'b', 'c', 'd'].map((each) => stage.object(each)));
  const answer = stage.store.hold();
  const loads = keys.slice(0, 3).map((key) => cached.load(key, 1_600));
  await expect.poll(() => clock.sleeping).toBe(3);
  clock.advance(60_000);
  expect(String(await Promise.race([loads[0], 'waits']))).toBe('waits');
  answer();
  for (const [n, load] of loads.entries()) expect(String((await load)?.bytes)).toBe('abc'[n]);
  await cached.idle();
  stage.store.fault = 'hangs';
  const late = cached.load(keys[3] ?? '', 1_600);
  late.catch(() => {});
  await expect.poll(() => clock.sleeping).toBe(1);
  clock.advance(60_000);
  clock.advance(5_010);
  await expect(late).rejects.toBeInstanceOf(StoreUnavailable);
});

test.each(['breaks', 'stalls'] as const)('a stream of the store that %s leaves nothing behind', async (fault) => {
  const stage = new Stage();
  const clock = new ManualClock();
  const cached = await stage.open({ clock });
  const large = Buffer.alloc(2 * MIB, 'x');
  const key = await stage.object(large);
  stage.store.fault = fault;
  const failing = cached.stream(key);
  failing.catch(() => {});
  if (fault === 'stalls') {
    // The limit of the head, and that of opening the stream, have passed; one sleeper is left, for the next part.
    await expect.poll(() => [stage.store.count('stream'), clock.sleeping]).toEqual([1, 1]);
    await expect.poll(() => stage.bytes).toBeGreaterThan(LABEL);
    await expect.poll(() => clock.sleeping).toBe(1);
    clock.advance(15_000);
  }
  await expect(failing).rejects.toBeInstanceOf(StoreUnavailable);
  expect(stage.files).toEqual([]);
  stage.store.fault = 'none';
  expect((await bytesOf(await cached.stream(key)))?.equals(large)).toBe(true);
});

test('if the cache cannot have a folder, every object comes from the store', async () => {
  const stage = new Stage();
  writeFileSync(stage.cacheDir, 'a file');
  const cached = await stage.open();
  const key = await stage.object('a page');
  for (const _ of [1, 2, 3]) {
    expect(String(await whole(cached, key))).toBe('a page');
    expect(String(await bytesOf(await cached.stream(key)))).toBe('a page');
    await cached.idle();
  }
  expect(stage.store.count('load')).toBe(3);
  expect(stage.events('disk_cache_paused')).toBe(1);
});

const disk = makeDisk(MIB);
if (!disk) process.stderr.write('Skipped: a full and a read-only disk, since no tmpfs can be mounted here.\n');
afterAll(() => disk?.unmount());

test.skipIf(!disk)(
  'on a full disk every object comes from the store, and the cache goes on when there is room',
  async () => {
    const stage = new Stage(`${disk?.path}/full`);
    const clock = new ManualClock();
    const cached = await stage.open({ clock });
    const key = await stage.object(Buffer.alloc(200 * KIB, 'x'));
    const ballast = `${disk?.path}/ballast`;
    execFileSync('sh', ['-c', `cat /dev/zero > ${ballast} 2>/dev/null || true`]);
    for (const _ of [1, 2, 3]) {
      expect(await whole(cached, key)).toHaveLength(200 * KIB);
      expect(await bytesOf(await cached.stream(key))).toHaveLength(200 * KIB);
      await cached.idle();
    }
    expect(stage.files).toEqual([]);
    expect(stage.events('disk_cache_paused')).toBe(1);
    truncateSync(ballast, 0);
    clock.advance(10_000);
    await whole(cached, key);
    await cached.idle();
    expect(stage.files).toHaveLength(1);
  },
);

test.skipIf(!disk)('on a read-only disk cached objects are served, and others come from the store', async () => {
  const stage = new Stage(`${disk?.path}/read-only`);
  const [known, other] = [await stage.object('known'), await stage.object('other')];
  const before = await stage.open();
  await whole(before, known);
  await before.idle();
  execFileSync('mount', ['-o', 'remount,ro', disk?.path ?? '']);
  try {
    const cached = await stage.open();
    for (const _ of [1, 2]) {
      expect([await whole(cached, known), await whole(cached, other)].map(String)).toEqual(['known', 'other']);
      await cached.idle();
    }
    expect(stage.store.calls.filter((each) => each === `load ${known}`)).toHaveLength(1);
    expect(stage.store.calls.filter((each) => each === `load ${other}`)).toHaveLength(2);
  } finally {
    execFileSync('mount', ['-o', 'remount,rw', disk?.path ?? '']);
  }
});
