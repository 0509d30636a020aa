import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import zlib from 'node:zlib';
import { expect, test } from 'vitest';
import { OBJECT_LIMITS } from '../../../src/platform/objects/limits.ts';
import { makeVariants } from '../../../src/platform/objects/make-variants.ts';
import { variantKey } from '../../../src/platform/objects/names.ts';
import { DamagedObject } from '../../../src/platform/shared/damaged.ts';
import { type Disk, realDisk } from '../../../src/platform/stores/local/disk.ts';
import { ageFiles } from '../../support/age.ts';
import { FakeClock } from '../../support/clock.ts';
import { writeTree } from '../edge/support.ts';
import { failureOf, filesOf, signal, TestStore } from './support.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

test('stores each content once, under its hash, and readable only for the owner', async () => {
  using at = new TestStore();
  await writeTree(at.output, { 'a.txt': 'same', 'deep/b.txt': 'same', 'c.txt': 'other' });
  const store = at.open();
  const stored = await store.ingest('acme', at.output, signal);
  expect(stored).toMatchObject({ files: 3, written: 2, reused: 1, bytes: 13, hasIndexPage: false });
  expect((await filesOf(store, stored.manifestHash))['deep/b.txt']).toEqual({ hash: sha256('same'), size: 4 });
  const path = join(at.objects, 'acme', sha256('same').slice(0, 2), sha256('same'));
  expect(readFileSync(path, 'utf8')).toBe('same');
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(statSync(join(at.objects, 'acme')).mode & 0o777).toBe(0o700);
});

test('a redeploy with one changed file writes only that file, also after a restart', async () => {
  using at = new TestStore();
  const files = Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`p${n}.html`, `page ${n}`]));
  await writeTree(at.output, files);
  await at.open().ingest('acme', at.output, signal);
  await writeTree(at.output, { 'p7.html': 'changed' });
  expect(await at.open().ingest('acme', at.output, signal)).toMatchObject({ written: 1, reused: 299 });
});

test('equal folders have equal manifest hashes, whatever the order of their files', async () => {
  using at = new TestStore();
  const store = at.open();
  await writeTree(at.output, { b: '2', a: '1', '10': 'x', '9': 'y' });
  const one = await store.ingest('acme', at.output, signal);
  rmSync(at.output, { recursive: true });
  await writeTree(at.output, { '9': 'y', a: '1', '10': 'x', b: '2' });
  expect((await store.ingest('acme', at.output, signal)).manifestHash).toBe(one.manifestHash);
});

test('organizations share nothing', async () => {
  using at = new TestStore();
  const store = at.open();
  await writeTree(at.output, { 'a.txt': 'text' });
  await store.ingest('acme', at.output, signal);
  await expect(store.read('other', sha256('text'), 4)).rejects.toThrow(DamagedObject);
  expect(await store.ingest('other', at.output, signal)).toMatchObject({ written: 1 });
});

test('a file called __proto__ is a file', async () => {
  using at = new TestStore();
  const store = at.open();
  await writeTree(at.output, { constructor: 'y', ['__proto__']: 'z' });
  const { manifestHash } = await store.ingest('acme', at.output, signal);
  const { index } = await store.index('acme', manifestHash);
  expect([...index.files()].map(({ path }) => path)).toEqual(['__proto__', 'constructor']);
  expect([index.find('__proto__'), index.find('toString')]).toEqual([0, -1]);
});

test('leaves out .git, the root node_modules and .env files, and says how many it withheld', async () => {
  using at = new TestStore();
  await writeTree(at.output, {
    'index.html': 'x',
    '.git/config': 'secret',
    'node_modules/a/index.js': 'x',
    'vendor/node_modules/b.js': 'kept',
    '.env': 'TOKEN=1',
    'deep/.env.local': 'TOKEN=2',
    '.well-known/security.txt': 'kept',
  });
  symlinkSync('.env', join(at.output, 'settings.txt'));
  symlinkSync('.git/config', join(at.output, 'config.txt'));
  const store = at.open();
  const stored = await store.ingest('acme', at.output, signal);
  expect(Object.keys(await filesOf(store, stored.manifestHash))).toEqual([
    '.well-known/security.txt',
    'index.html',
    'vendor/node_modules/b.js',
  ]);
  expect(stored).toMatchObject({ withheld: 3, hasIndexPage: true });
});

test('follows links that stay inside, to files and folders', async () => {
  using at = new TestStore();
  await writeTree(at.output, { 'real/a.txt': 'A', 'b.txt': 'B' });
  symlinkSync('real', join(at.output, 'alias'));
  symlinkSync('../b.txt', join(at.output, 'real/up.txt'));
  const store = at.open();
  const { manifestHash } = await store.ingest('acme', at.output, signal);
  expect(Object.keys(await filesOf(store, manifestHash))).toEqual([
    'alias/a.txt',
    'alias/up.txt',
    'b.txt',
    'real/a.txt',
    'real/up.txt',
  ]);
});

test.each<[string, (output: string) => void]>([
  ['a link to a file outside', (output) => symlinkSync('/etc/passwd', join(output, 'x'))],
  ['a link to a folder outside', (output) => symlinkSync('..', join(output, 'x'))],
  ['a link without a target', (output) => symlinkSync('gone', join(output, 'x'))],
  ['a link to itself', (output) => symlinkSync('x', join(output, 'x'))],
  ['a link to the folder that contains it', (output) => symlinkSync('.', join(output, 'x'))],
  ['a pipe', (output) => execFileSync('mkfifo', [join(output, 'x')])],
  ['a link to a device', (output) => symlinkSync('/dev/zero', join(output, 'x'))],
  ['a name with a backslash', (output) => writeFileSync(join(output, 'a\\..\\b'), '')],
  [
    'a name that is not UTF-8',
    (output) => writeFileSync(Buffer.concat([Buffer.from(`${output}/`), Buffer.of(0xff)]), ''),
  ],
])('refuses %s', async (_, prepare) => {
  using at = new TestStore();
  await writeTree(at.output, { 'index.html': 'x' });
  prepare(at.output);
  expect(await failureOf(at.open().ingest('acme', at.output, signal))).toBe('output_unsafe');
});

test.each([
  ['files', { ...OBJECT_LIMITS, files: 2 }],
  ['bytes of a file', { ...OBJECT_LIMITS, fileBytes: 3 }],
  ['bytes in total', { ...OBJECT_LIMITS, totalBytes: 9 }],
])('refuses too many %s, and does not leave incomplete files', async (_, limits) => {
  using at = new TestStore();
  await writeTree(at.output, { a: '1234', b: '5678', c: '9abc' });
  expect(await failureOf(at.open({ limits }).ingest('acme', at.output, signal))).toBe('output_too_large');
  expect(globSync('.drafts/*', { cwd: at.objects })).toEqual([]);
});

test('a release of folders that links multiply is refused', async () => {
  using at = new TestStore();
  await writeTree(at.output, { 'd30/index.html': 'x' });
  for (let depth = 0; depth < 30; depth++) {
    mkdirSync(join(at.output, `d${depth}`));
    for (const side of ['left', 'right']) symlinkSync(`../d${depth + 1}`, join(at.output, `d${depth}`, side));
  }
  rmSync(join(at.output, 'd30/index.html'));
  const limits = { ...OBJECT_LIMITS, files: 2_000 };
  expect(await failureOf(at.open({ limits }).ingest('acme', at.output, signal))).toBe('output_too_large');
});

test('several concurrent readers of a damaged object all get the error', async () => {
  using at = new TestStore();
  const store = at.open();
  await writeTree(at.output, { 'a.txt': 'text' });
  await store.ingest('acme', at.output, signal);
  writeFileSync(join(at.objects, 'acme', sha256('text').slice(0, 2), sha256('text')), 'tExt');
  const reads = Array.from({ length: 4 }, () => store.read('acme', sha256('text'), 4));
  const ends = await Promise.allSettled(reads);
  for (const end of ends) expect(end).toMatchObject({ reason: expect.any(DamagedObject) });
});

test('an output without a file fails as empty', async () => {
  using at = new TestStore();
  mkdirSync(at.output);
  expect(await failureOf(at.open().ingest('acme', at.output, signal))).toBe('output_empty');
});

test('a large file is bounded while it streams, stored once, and read back in parts', async () => {
  using at = new TestStore();
  const large = Buffer.alloc(3_000_000, 'slipway ');
  await writeTree(at.output, { 'video.mp4': large });
  const store = at.open();
  const { manifestHash, written } = await store.ingest('acme', at.output, signal);
  expect(written).toBe(1);
  expect((await store.ingest('acme', at.output, signal)).written).toBe(0);
  const hash = (await filesOf(store, manifestHash))['video.mp4']?.hash ?? '';
  const part = await (await store.stream('acme', hash, { start: 1_000_000, end: 2_499_999 })).toArray();
  expect(Buffer.concat(part).equals(large.subarray(1_000_000, 2_500_000))).toBe(true);
  const strict = at.open({ limits: { ...OBJECT_LIMITS, fileBytes: 2_000_000 } });
  expect(await failureOf(strict.ingest('acme', at.output, signal))).toBe('output_too_large');
});

test.each(['write', 'sync'] as const)(
  'a disk that is full at a %s fails the deployment, and a later one succeeds',
  async (call) => {
    using at = new TestStore();
    let left = 3;
    const count = (done: 'write' | 'sync') => {
      if (done === call && left-- <= 0) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
    };
    const disk: Disk = {
      async write(file, bytes) {
        count('write');
        await realDisk.write(file, bytes);
      },
      async sync(file) {
        count('sync');
        await realDisk.sync(file);
      },
    };
    await writeTree(at.output, { a: '1', b: '2', c: '3', d: '4', e: '5' });
    const store = at.open({ disk });
    expect(await failureOf(store.ingest('acme', at.output, signal))).toBe('disk_full');
    expect(globSync('.drafts/*', { cwd: at.objects })).toEqual([]);
    left = Number.POSITIVE_INFINITY;
    const { manifestHash } = await store.ingest('acme', at.output, signal);
    for (const file of Object.values(await filesOf(store, manifestHash)))
      expect(await store.read('acme', file.hash, file.size)).toHaveLength(1);
  },
);

test('other errors of the disk are reported as sync_failed', async () => {
  using at = new TestStore();
  await writeTree(at.output, { a: '1' });
  const disk = { ...realDisk, sync: () => Promise.reject(Object.assign(new Error('bad'), { code: 'EIO' })) };
  expect(await failureOf(at.open({ disk }).ingest('acme', at.output, signal))).toBe('sync_failed');
  expect(await failureOf(at.open().ingest('acme', join(at.dir, 'gone'), signal))).toBe('sync_failed');
});

test('an aborted ingest ends with the reason of the abort', async () => {
  using at = new TestStore();
  await writeTree(at.output, { a: Buffer.alloc(2_000_000) });
  const controller = new AbortController();
  const work = at.open().ingest('acme', at.output, controller.signal);
  controller.abort(new Error('superseded'));
  await expect(work).rejects.toThrow('superseded');
});

test('a damaged object is not returned, is logged, and is written again by the next deploy', async () => {
  using at = new TestStore();
  const store = at.open();
  await writeTree(at.output, { 'a.txt': 'text' });
  await store.ingest('acme', at.output, signal);
  const path = join(at.objects, 'acme', sha256('text').slice(0, 2), sha256('text'));
  for (const read of [() => store.read('acme', sha256('text'), 4), () => store.stream('acme', sha256('text'))]) {
    writeFileSync(path, 'tExt');
    await expect(read()).rejects.toThrow(DamagedObject);
    expect(at.logged).toContainEqual(expect.objectContaining({ event: 'object_damaged' }));
    expect(await store.ingest('acme', at.output, signal)).toMatchObject({ written: 1 });
    expect((await store.read('acme', sha256('text'), 4)).toString()).toBe('text');
  }
});

test('an object that was streamed before is checked again after its file changed', async () => {
  using at = new TestStore();
  const store = at.open();
  await writeTree(at.output, { 'a.txt': 'text' });
  await store.ingest('acme', at.output, signal);
  (await store.stream('acme', sha256('text'))).destroy();
  writeFileSync(join(at.objects, 'acme', sha256('text').slice(0, 2), sha256('text')), 'teXt');
  await expect(store.stream('acme', sha256('text'))).rejects.toThrow(DamagedObject);
});

test('an object whose size differs from its index is not read into memory, and is written again', async () => {
  using at = new TestStore();
  const store = at.open();
  await writeTree(at.output, { 'a.txt': 'text' });
  await store.ingest('acme', at.output, signal);
  await expect(store.read('acme', sha256('text'), 3)).rejects.toThrow(DamagedObject);
  expect(await store.ingest('acme', at.output, signal)).toMatchObject({ written: 1 });
  expect((await store.read('acme', sha256('text'), 4)).toString()).toBe('text');
});

test('collects objects that no live release names, and keeps objects that were just stored', async () => {
  using at = new TestStore();
  const clock = new FakeClock();
  const store = at.open({ clock });
  await writeTree(at.output, { 'same.txt': 'same', 'page.html': 'one' });
  const old = await store.ingest('acme', at.output, signal);
  await writeTree(at.output, { 'page.html': 'two' });
  const live = await store.ingest('acme', at.output, signal);
  const keep = [{ org: 'acme', manifestHash: live.manifestHash }];
  expect(await store.collect(keep)).toMatchObject({ objects: 0 });
  clock.advance(7_200_000);
  expect(await store.collect(keep)).toMatchObject({ objects: 2 });
  await expect(store.read('acme', old.manifestHash, 1_000)).rejects.toThrow(DamagedObject);
  expect((await store.read('acme', sha256('same'), 4)).toString()).toBe('same');
  expect((await store.read('acme', sha256('two'), 3)).toString()).toBe('two');
});

test('collects files that a killed ingest of an earlier version left', async () => {
  using at = new TestStore();
  const clock = new FakeClock();
  const store = at.open({ clock });
  await writeTree(join(at.objects, 'acme'), { 'tmp/half': 'x', 'ab/unnamed': 'y' });
  await store.collect([]);
  expect(globSync('acme/{tmp,ab}/*', { cwd: at.objects })).toHaveLength(2);
  clock.advance(7_200_000);
  await store.collect([]);
  expect(globSync('acme/{tmp,ab}/*', { cwd: at.objects })).toEqual([]);
});

test('an organization whose live manifest cannot be read is not collected', async () => {
  using at = new TestStore();
  const clock = new FakeClock();
  const store = at.open({ clock });
  await writeTree(at.output, { 'a.txt': 'text' });
  const { manifestHash } = await store.ingest('acme', at.output, signal);
  clock.advance(7_200_000);
  rmSync(join(at.objects, 'acme', manifestHash.slice(0, 2), manifestHash));
  expect(await store.collect([{ org: 'acme', manifestHash }])).toEqual({ objects: 0, bytes: 0 });
  expect(at.logged).toContainEqual(expect.objectContaining({ event: 'collection_skipped' }));
  expect((await store.read('acme', sha256('text'), 4)).toString()).toBe('text');
});

test('a collection leaves blobs of the platform itself, which belong to no organization', async () => {
  using at = new TestStore();
  const clock = new FakeClock();
  const store = at.open({ clock });
  await writeTree(at.objects, { 'logs-/log-dpl-a': 'one', 'org/log-dpl-a': 'one' });
  clock.advance(7_200_000);
  await store.collect([]);
  expect(globSync('*/log-dpl-a', { cwd: at.objects })).toEqual(['logs-/log-dpl-a']);
});

test('a collection reads each index once, and looks only at what was stored or has ended since the last one', async () => {
  using at = new TestStore();
  const clock = new FakeClock();
  const store = at.open({ clock });
  const live: { org: string; manifestHash: string }[] = [];
  for (let number = 0; number < 5; number += 1) {
    await writeTree(at.output, { 'page.html': `page ${number}`, 'same.txt': 'same' });
    live.push({ org: 'acme', manifestHash: (await store.ingest('acme', at.output, signal)).manifestHash });
  }
  await store.collect(live);
  clock.advance(7_200_000);
  // Whoever reads an index again now finds that it is gone.
  for (const { manifestHash } of live) rmSync(join(at.objects, 'acme', manifestHash.slice(0, 2), manifestHash));
  expect(await store.collect(live)).toEqual({ objects: 0, bytes: 0 });
  // The page of the release that has ended. Its index is gone, and the other file is another release's too.
  expect(await store.collect(live.slice(1))).toEqual({ objects: 1, bytes: 6 });
  expect(at.logged).not.toContainEqual(expect.objectContaining({ event: 'collection_skipped' }));
  expect((await store.read('acme', sha256('same'), 4)).toString()).toBe('same');
});

test('ingests that race with collections never miss an object', async () => {
  using at = new TestStore();
  const store = at.open();
  const files = Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`f${n}`, `content ${n}`]));
  await writeTree(at.output, files);
  for (let round = 0; round < 25; round++) {
    await writeTree(at.output, { changing: `round ${round}` });
    // Objects of earlier rounds are garbage now, and the next round needs the same contents.
    ageFiles(at.objects, 7_200_000);
    const [, stored] = await Promise.all([
      store.collect([]),
      store.ingest('acme', at.output, signal),
      store.collect([]),
      store.collect([]),
    ]);
    for (const { hash, size } of Object.values(await filesOf(store, stored.manifestHash)))
      await store.read('acme', hash, size);
  }
});

test('compressed forms are made once and are smaller, and a damaged one is removed and made again', async () => {
  using at = new TestStore();
  await using store = at.open({ clock: new FakeClock() });
  const text = 'every page says the same. '.repeat(500);
  const noise = Buffer.from(Array.from({ length: 600 }, (_, n) => (n * 7919) % 251));
  await writeTree(at.output, { 'a.txt': text, 'b.bin': noise });
  const { manifestHash } = await store.ingest('acme', at.output, signal);
  expect((await store.variants('acme', sha256(text))).size).toBe(0);
  const version = store.variantsVersion('acme');
  await store.idle();
  expect(store.variantsVersion('acme')).toBeGreaterThan(version);
  const sizes = await store.variants('acme', sha256(text));
  expect([...sizes.keys()]).toEqual(['br', 'zstd', 'gzip']);
  for (const size of sizes.values()) expect(size).toBeLessThan(text.length / 10);
  const gzip = await store.readVariant('acme', sha256(text), 'gzip');
  expect(zlib.gunzipSync(gzip ?? '').toString()).toBe(text);

  const options = { blobs: store.blobs, org: 'acme', manifestHash, signal };
  expect(await makeVariants(options)).toBe(0);
  writeFileSync(join(at.objects, variantKey('acme', sha256(text), 'br')), 'garbage');
  expect(await store.readVariant('acme', sha256(text), 'br')).toBeUndefined();
  expect([...(await store.variants('acme', sha256(text))).keys()]).toEqual(['zstd', 'gzip']);
  expect(await makeVariants(options)).toBe(1);
  expect(await store.variants('acme', sha256(text))).toEqual(sizes);
});

test('a form that is not smaller is made once too, and never sent', async () => {
  using at = new TestStore();
  await using store = at.open({ clock: new FakeClock() });
  const noise = randomBytes(2_000).toString('latin1');
  await writeTree(at.output, { 'a.txt': Buffer.from(noise, 'latin1') });
  const { manifestHash } = await store.ingest('acme', at.output, signal);
  await store.idle();
  const [hash = ''] = Object.values(await filesOf(store, manifestHash)).map((file) => file.hash);
  expect([...(await store.variants('acme', hash)).values()]).toEqual([0, 0, 0]);
  expect(await makeVariants({ blobs: store.blobs, org: 'acme', manifestHash, signal })).toBe(0);
});

test('a collection removes compressed forms of removed objects, those of an earlier version, and damaged objects', async () => {
  using at = new TestStore();
  const clock = new FakeClock();
  await using store = at.open({ clock });
  await writeTree(at.output, { 'a.txt': 'again and '.repeat(200) });
  await store.ingest('acme', at.output, signal);
  await store.idle();
  const hash = sha256('x');
  await writeTree(join(at.objects, 'acme'), {
    [`variants/${hash.slice(0, 2)}/${hash}.br.${hash}.12`]: 'old',
    [`${hash.slice(0, 2)}/${hash}.damaged`]: 'bad',
  });
  clock.advance(7_200_000);
  await store.collect([]);
  const left = globSync('acme/**/*', { cwd: at.objects }).filter((path) => statSync(join(at.objects, path)).isFile());
  expect(left).toEqual([]);
});
