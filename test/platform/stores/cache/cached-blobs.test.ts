import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cacheRuleOf, variantKey } from '../../../../src/platform/objects/names.ts';
import { CachedBlobs } from '../../../../src/platform/stores/cache/cached-blobs.ts';
import { LocalBlobs } from '../../../../src/platform/stores/local/blobs.ts';
import { describeBlobs } from '../../../contract-suites/blobs.ts';
import { ageFiles } from '../../../support/age.ts';
import { ManualClock } from '../../../support/manual-clock.ts';
import { temporaryFolder } from '../../../support/temporary.ts';
import { whole } from '../../../support/whole.ts';
import { bytesOf, KIB, MIB, Stage, sha256 } from './support.ts';

describeBlobs(
  'cached blobs',
  async () => {
    const folder = temporaryFolder();
    const dir = join(folder.path, 'store');
    const open = (name: string) =>
      new CachedBlobs({
        blobs: new LocalBlobs({ dir }),
        dir: join(folder.path, name),
        bytes: MIB,
        ruleOf: cacheRuleOf,
      });
    const [one, other] = [open('one'), open('other')];
    return {
      one,
      other,
      age: async (ms) => ageFiles(dir, ms),
      async [Symbol.asyncDispose]() {
        await Promise.all([one[Symbol.asyncDispose](), other[Symbol.asyncDispose]()]);
        folder[Symbol.dispose]();
      },
    };
  },
  { listed: 1_100 },
);

test('100 readers of one object cause one read of the store, and later readers none, also after a restart', async () => {
  const stage = new Stage();
  const key = await stage.object('a page');
  const cached = await stage.open();
  const release = stage.store.hold();
  const readers = Array.from({ length: 100 }, async () => {
    const facts = await cached.head(key);
    return [facts?.size, (await whole(cached, key))?.toString()];
  });
  release();
  expect(await Promise.all(readers)).toEqual(Array(100).fill([6, 'a page']));
  expect(stage.store.calls).toEqual([`head ${key}`, `load ${key}`]);
  await cached.idle();
  const facts = await stage.origin.head(key);
  for (const node of [cached, await stage.open()]) {
    expect(await node.head(key)).toMatchObject({ ...facts });
    expect((await whole(node, key))?.toString()).toBe('a page');
    expect((await node.read(key, { start: 2, end: 90 }))?.toString()).toBe('page');
    expect((await bytesOf(await node.stream(key, { start: 0, end: 0 })))?.toString()).toBe('a');
  }
  expect(stage.store.calls).toHaveLength(2);
});

test('100 readers of a large object, whole and in parts, cause one stream of the store', async () => {
  const stage = new Stage();
  const large = Buffer.alloc(3 * MIB, '0123456789');
  const key = await stage.object(large);
  const cached = await stage.open();
  const ranges = Array.from({ length: 99 }, (_, n) => ({ start: n * 10_000, end: n * 20_000 + 5 }));
  const parts = await Promise.all([undefined, ...ranges].map(async (each) => bytesOf(await cached.stream(key, each))));
  expect(parts[0]?.equals(large)).toBe(true);
  ranges.forEach(({ start, end }, n) => {
    expect(parts[n + 1]?.equals(large.subarray(start, end + 1))).toBe(true);
  });
  expect(stage.store.calls).toEqual([`head ${key}`, `stream ${key}`]);
});

test('an empty object is cached, whole and as a stream', async () => {
  const stage = new Stage();
  const key = await stage.object('');
  const cached = await stage.open();
  expect(await bytesOf(await cached.stream(key))).toHaveLength(0);
  expect(await whole(cached, key)).toHaveLength(0);
  expect(stage.store.count('load')).toBe(0);
});

test('compressed forms are cached, and other blobs are not', async () => {
  const stage = new Stage();
  const [form, other] = [variantKey('acme', sha256('x'), 'br'), 'acme/logs/1'];
  await stage.put(form, 'first');
  await stage.put(other, 'first');
  const cached = await stage.open();
  const texts = async () => [await whole(cached, form), await whole(cached, other)].map(String);
  expect(await texts()).toEqual(['first', 'first']);
  await cached.idle();
  await stage.put(form, 'second');
  await stage.put(other, 'second');
  expect(await texts()).toEqual(['first', 'second']);
  await cached.delete(form);
  expect(await cached.head(form)).toBeUndefined();
  expect(await stage.origin.head(form)).toBeUndefined();
});

test('what was read waits for the disk, and is served meanwhile, but not once it is deleted', async () => {
  const stage = new Stage();
  const clock = new ManualClock();
  const cached = await stage.open({ clock });
  const [object, form] = [await stage.object('a page'), variantKey('acme', sha256('a page'), 'br')];
  await stage.put(form, 'a form');
  for (const _ of [1, 2]) {
    expect(String((await cached.load(object, 100, 'any'))?.bytes)).toBe('a page');
    expect(String(await cached.read(form, { start: 2, end: 5 }))).toBe('form');
    expect(String(await whole(cached, form))).toBe('a form');
  }
  expect([stage.store.count('load'), stage.files.length]).toEqual([2, 0]);
  // A reader that could not use the bytes gets those of the store.
  expect(String((await cached.load(object, 100))?.bytes)).toBe('a page');
  expect(stage.store.count('load')).toBe(3);
  await cached.delete(form);
  expect(await whole(cached, form)).toBeUndefined();
  clock.advance(250);
  await expect.poll(() => stage.files.length).toBe(1);
  await cached.idle();
  expect(stage.files).toHaveLength(1);
});

test('a part of a small blob fetches it whole, and a part of a large one only that part', async () => {
  const stage = new Stage();
  const [small, large] = [await stage.object('0123456789'), await stage.object(Buffer.alloc(2 * MIB, 'ab'))];
  const cached = await stage.open();
  for (const _ of [1, 2]) {
    expect(String(await cached.read(small, { start: 2, end: 3 }))).toBe('23');
    expect(String(await cached.read(large, { start: 1, end: 2 }))).toBe('ba');
    await cached.idle();
  }
  expect(stage.store.calls.filter((each) => each === `load ${small}`)).toHaveLength(1);
  expect(stage.store.calls.filter((each) => each === `read ${large}`)).toHaveLength(2);
  expect(stage.files).toHaveLength(1);
});

test('a missing object is looked up every time, and a missing form again after five seconds', async () => {
  const stage = new Stage();
  const clock = new ManualClock();
  const cached = await stage.open({ clock });
  const form = variantKey('acme', sha256('x'), 'br');
  const object = await stage.object('x');
  await stage.origin.delete(object);
  for (const _ of [1, 2, 3])
    expect([await cached.head(form), await cached.head(object)]).toEqual([undefined, undefined]);
  expect(stage.store.calls.filter((each) => each.endsWith('.br'))).toHaveLength(1);
  expect(stage.store.calls.filter((each) => each === `head ${object}`)).toHaveLength(3);
  await stage.object('x');
  await stage.put(form, 'form');
  expect(String(await whole(cached, object))).toBe('x');
  expect(await whole(cached, form)).toBeUndefined();
  clock.advance(5_000);
  expect(String(await whole(cached, form))).toBe('form');
});

test('2,500 objects under a small bound never exceed it, and the objects that are used stay', async () => {
  const stage = new Stage();
  const cached = await stage.open({ bytes: MIB });
  const used = await stage.object('used all the time');
  for (let from = 0; from < 2_500; from += 100) {
    const keys = await stage.objects(Array.from({ length: 100 }, (_, n) => `object ${from + n}`));
    await Promise.all(keys.map((key) => whole(cached, key)));
    await whole(cached, used);
    await cached.idle();
    if (from % 500 === 0) expect(stage.files.length * 4 * KIB).toBeLessThanOrEqual(MIB);
  }
  expect(stage.files.length).toBeGreaterThan(200);
  const before = stage.store.calls.length;
  expect(String(await whole(cached, used))).toBe('used all the time');
  expect(stage.store.calls).toHaveLength(before);
  const again = await stage.open({ bytes: MIB / 2 });
  await again.idle();
  expect(stage.files.length * 4 * KIB).toBeLessThanOrEqual(MIB / 2);
});

test('the number of files has a bound too', async () => {
  const stage = new Stage();
  const cached = await stage.open({ files: 10 });
  for (let n = 0; n < 50; n += 1) {
    await whole(cached, await stage.object(`object ${n}`));
    await cached.idle();
    expect(stage.files.length).toBeLessThanOrEqual(10);
  }
  await stage.open({ files: 3 });
  expect(stage.files).toHaveLength(3);
});

/** Reads objects on a node one after another, and makes the first one look as if it was used the longest ago. */
async function used(stage: Stage, texts: readonly string[]): Promise<readonly string[]> {
  const node = await stage.open();
  const dated = new Set<string>();
  for (const text of texts) {
    await whole(node, await stage.object(text.repeat(30_000)));
    await node.idle();
    const newest = stage.files.find((path) => !dated.has(path)) ?? '';
    dated.add(newest);
    utimesSync(newest, 1_000 + dated.size, 1_000 + dated.size);
  }
  return stage.objects(texts.map((text) => text.repeat(30_000)));
}

test('after a restart the files whose last use is the longest ago make room first', async () => {
  const stage = new Stage();
  const [first = '', second = ''] = await used(stage, ['a', 'b', 'c']);
  const node = await stage.open({ bytes: 145_000 });
  await whole(node, first);
  for (const text of ['d', 'e']) await whole(node, await stage.object(text.repeat(30_000)));
  await node.idle();
  const before = stage.store.count('load');
  await whole(node, first);
  expect(stage.store.count('load')).toBe(before);
  await whole(node, second);
  expect(stage.store.count('load')).toBe(before + 1);
});

test('a use of a file counts after a restart too', async () => {
  const stage = new Stage();
  const [first = ''] = await used(stage, ['a', 'b', 'c']);
  const node = await stage.open();
  await whole(node, first);
  await node.idle();
  const next = await stage.open({ bytes: 40_000 });
  expect(stage.files).toHaveLength(1);
  const before = stage.store.calls.length;
  expect(await whole(next, first)).toHaveLength(30_000);
  expect(stage.store.calls).toHaveLength(before);
});

test('a file that would take more than a quarter of the bytes is read from the store every time', async () => {
  const stage = new Stage();
  const large = Buffer.alloc(300 * KIB, 'x');
  const key = await stage.object(large);
  const cached = await stage.open({ bytes: MIB });
  for (const _ of [1, 2]) expect((await bytesOf(await cached.stream(key)))?.equals(large)).toBe(true);
  expect(stage.store.count('stream')).toBe(2);
  expect(stage.files).toEqual([]);
});

test('drafts of a killed process are removed, and files that the cache did not write stay', async () => {
  const stage = new Stage();
  mkdirSync(join(stage.cacheDir, 'drafts'), { recursive: true });
  writeFileSync(join(stage.cacheDir, 'drafts', 'x'), 'half');
  writeFileSync(join(stage.cacheDir, 'note'), 'not a cached file');
  await stage.open({ files: 1 });
  expect(stage.files).toEqual([join(stage.cacheDir, 'note')]);
});
