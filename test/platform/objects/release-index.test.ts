import { createHash } from 'node:crypto';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assetKey } from '../../../src/platform/objects/asset-table.ts';
import { INDEX_LIMITS, OLD_MANIFEST_BYTES } from '../../../src/platform/objects/limits.ts';
import { encodeIndex, type IndexedFile, ReleaseIndex } from '../../../src/platform/objects/release-index.ts';
import { readRules } from '../../../src/platform/rules/rules.ts';
import { DamagedObject } from '../../../src/platform/shared/damaged.ts';
import { FakeClock } from '../../support/clock.ts';
import { request, TestSite, writeTree } from '../edge/support.ts';
import { filesOf, TestStore } from './support.ts';

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const open = (bytes: Buffer) => ReleaseIndex.open(bytes, () => undefined);
const NO_RULES = Buffer.alloc(0);
const RULES = Buffer.from('{"redirects":[["/a","/b",301,false]],"headers":[["/*",[["x-a","b"]],[]]]}');

const path = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 12 })
  .filter((text) => text.isWellFormed() && !text.includes('\0'));
const paths = fc.uniqueArray(fc.oneof(path, fc.constantFrom('__proto__', 'index.html', 'assets/a-0a1b2c3d.js')), {
  maxLength: 30,
});
const fileOf = (name: string): IndexedFile => ({ path: name, hash: sha256(name), size: name.length * 2 ** 33 });

test('an index finds every file by its path, and nothing else', async () => {
  await fc.assert(
    fc.asyncProperty(paths, path, async (names, other) => {
      const index = await open(encodeIndex(names.map(fileOf), RULES));
      expect(index.count).toBe(names.length);
      for (const name of names) expect({ path: name, ...index.file(index.find(name)) }).toEqual(fileOf(name));
      if (!names.includes(other)) expect(index.find(other)).toBe(-1);
      expect(new Set([...index.files()].map((file) => file.path))).toEqual(new Set(names));
      expect(index.rules.equals(RULES)).toBe(true);
    }),
  );
});

test('equal releases have equal bytes, whatever the order of their files', async () => {
  fc.assert(
    fc.property(paths, (names) => {
      const one = encodeIndex(names.map(fileOf), RULES);
      expect(encodeIndex(names.toReversed().map(fileOf), RULES).equals(one)).toBe(true);
    }),
  );
});

test('the table of assets contains the assets of the release and almost no other paths', async () => {
  const assets = Array.from({ length: 300 }, (_, n) => `assets/app-a${String(n).padStart(7, '0')}.js`);
  const index = await open(encodeIndex([...assets, 'index.html', 'about.html'].map(fileOf), NO_RULES));
  for (const asset of assets) expect(index.assets.has(assetKey(asset))).toBe(true);
  for (const other of ['index.html', 'about.html', 'assets/app-ffffffff.js']) {
    expect(index.assets.has(assetKey(other))).toBe(false);
  }
});

/** Checks that opening the bytes throws `DamagedObject`, or returns an index that reads only within them. */
async function checkSafe(bytes: Buffer): Promise<void> {
  const index = await open(bytes).catch((error: unknown) => {
    if (!(error instanceof DamagedObject)) throw error;
  });
  if (!index) return;
  for (const file of index.files()) {
    expect(index.find(file.path)).toBeGreaterThanOrEqual(0);
    expect(file.hash).toMatch(/^[0-9a-f]{64}$/);
  }
  index.assets.has(assetKey('assets/a-0a1b2c3d.js'));
  try {
    readRules(index.rules);
  } catch (error) {
    expect(error).toBeInstanceOf(DamagedObject);
  }
}

test('a damaged index only throws DamagedObject, and does not read past its end', async () => {
  const change = fc.record({ at: fc.nat(), byte: fc.integer({ min: 0, max: 255 }) });
  const changes = fc.array(change, { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(paths, changes, fc.option(fc.nat()), async (names, damages, cut) => {
      const bytes = encodeIndex(names.map(fileOf), RULES);
      for (const { at, byte } of damages) bytes[at % bytes.length] = byte;
      await checkSafe(cut === null ? bytes : bytes.subarray(0, cut % bytes.length));
    }),
    { numRuns: 3_000 },
  );
});

test('so do bytes that are not an index, and numbers of any size in the header', async () => {
  const number = fc.oneof(fc.nat(64), fc.constantFrom(2 ** 31, 2 ** 32 - 1), fc.nat());
  await fc.assert(fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => checkSafe(Buffer.from(bytes))));
  await fc.assert(
    fc.asyncProperty(fc.tuple(number, number, number, number), async (numbers) => {
      const bytes = encodeIndex([fileOf('a'), fileOf('assets/a-0a1b2c3d.js')], RULES);
      for (const [place, each] of numbers.entries()) bytes.writeUInt32LE(each, 8 + 4 * place);
      await checkSafe(bytes);
    }),
  );
});

test.each([
  ['a path that is too long', encodeIndex([fileOf('a'.repeat(INDEX_LIMITS.pathBytes + 1))], NO_RULES)],
  ['rules that are too large', encodeIndex([fileOf('a')], Buffer.alloc(INDEX_LIMITS.rulesBytes + 1, ' '))],
  ['a path twice', encodeIndex([fileOf('a'), fileOf('a')], NO_RULES)],
  ['bytes after its end', Buffer.concat([encodeIndex([fileOf('a')], NO_RULES), Buffer.alloc(1)])],
])('an index with %s is not read', async (_, bytes) => {
  await expect(open(bytes)).rejects.toThrow(DamagedObject);
});

test.each([
  ['invalid JSON', '{'],
  ['objects instead of lists', '{"redirects":{},"headers":{}}'],
  ['too many rules', JSON.stringify({ redirects: Array(2_001).fill(['/a', '/b', 301, false]), headers: [] })],
  ['an invalid status', '{"redirects":[["/a","/b",999,false]],"headers":[]}'],
  ['a target of a rewrite on another host', '{"redirects":[["/a","https://example.com",200,false]],"headers":[]}'],
  ['a target that breaks the response', '{"redirects":[["/a","/b\\r\\nx: y",301,false]],"headers":[]}'],
  ['a header that breaks the response', '{"redirects":[],"headers":[["/*",[["x-a","b\\r\\nc: d"]],[]]]}'],
  ['a header that only the edge sets', '{"redirects":[],"headers":[["/*",[["content-length","1"]],[]]]}'],
  ['an invalid pattern', '{"redirects":[["/*/*","/b",301,false]],"headers":[]}'],
])('compiled rules with %s are not read', (_, text) => {
  expect(() => readRules(Buffer.from(text))).toThrow(DamagedObject);
});

/** Writes a release as earlier versions did. */
async function oldRelease(at: TestStore, files: Readonly<Record<string, string>>): Promise<string> {
  const entries = Object.entries(files).map(([name, text]) => [name, { hash: sha256(text), size: text.length }]);
  const manifest = JSON.stringify({ files: Object.fromEntries(entries) });
  for (const text of [...Object.values(files), manifest]) {
    const hash = sha256(text);
    await writeTree(join(at.objects, 'acme', hash.slice(0, 2)), { [hash]: text });
  }
  return sha256(manifest);
}

test('a release of an earlier version is read, its assets are found, and its objects are kept', async () => {
  using at = new TestStore();
  const clock = new FakeClock();
  const store = at.open({ clock });
  const asset = 'assets/app-0a1b2c3d.js';
  const files = { 'index.html': 'home', [asset]: 'script', _redirects: '/old /new', ['a'.repeat(1_500)]: 'long' };
  const manifestHash = await oldRelease(at, files);
  expect(Object.keys(await filesOf(store, manifestHash)).toSorted()).toEqual(Object.keys(files).toSorted());
  const { index } = await store.index('acme', manifestHash);
  expect(readRules(index.rules).redirects).toHaveLength(1);
  expect((await store.assets('acme', manifestHash)).has(assetKey(asset))).toBe(true);
  clock.advance(7_200_000);
  expect(await store.collect([{ org: 'acme', manifestHash }])).toEqual({ objects: 0, bytes: 0 });
  expect(await store.collect([])).toMatchObject({ objects: 5 });
});

test('a release of an earlier version is served, and so are its assets after the next deploy', async () => {
  await using site = new TestSite();
  using at = new TestStore();
  const deployed = await oldRelease(at, { 'index.html': 'old home', 'assets/app-0a1b2c3d.js': 'old script' });
  cpSync(at.objects, join(site.dir, 'objects'), { recursive: true });
  site.site = { ...site.site, release: { deployID: 'd0', manifestHash: deployed } };
  expect((await site.get('/')).text).toBe('old home');
  await site.deploy('d1', { 'index.html': 'new home' });
  expect((await site.get('/')).text).toBe('new home');
  expect((await site.get('/assets/app-0a1b2c3d.js')).text).toBe('old script');
});

test.each([
  ['invalid JSON', '{"files":'],
  ['no files', '{"file":{}}'],
  ['a file without a hash', '{"files":{"a":{"hash":"x","size":1}}}'],
  ['an invalid size', `{"files":{"a":{"hash":"${'0'.repeat(64)}","size":-1}}}`],
  ['an invalid path', `{"files":{"\\ud800":{"hash":"${'0'.repeat(64)}","size":1}}}`],
  ['more bytes than the limit', `{"files":{${' '.repeat(OLD_MANIFEST_BYTES)}}}`],
])('a manifest of an earlier version with %s asks for another deploy', async (_, text) => {
  using at = new TestStore();
  await writeTree(join(at.objects, 'acme', sha256(text).slice(0, 2)), { [sha256(text)]: text });
  const read = at.open().index('acme', sha256(text));
  await expect(read).rejects.toThrow(DamagedObject);
  await expect(read).rejects.toThrow('deploy again');
});

test('a release without its index answers 500, and the platform counts and logs it once', async () => {
  await using site = new TestSite();
  await site.deploy('d1', { 'index.html': 'home' });
  await site.objects.idle();
  const hash = site.site.release?.manifestHash ?? '';
  const file = join(site.dir, 'objects', 'acme', hash.slice(0, 2), hash);
  writeFileSync(file, 'garbage');
  for (let asked = 0; asked < 3; asked += 1) {
    const answer = await site.edge(request('GET', '/', { host: 'shop.localhost' }));
    expect(answer.status).toBe(500);
  }
  expect([site.objects.damage.total, await site.objects.damage.lasting()]).toEqual([1, 1]);
  expect(site.logged.filter(({ event }) => event === 'object_damaged')).toHaveLength(1);
  await site.deploy('d2', { 'index.html': 'home' });
  expect((await site.get('/')).text).toBe('home');
  expect([site.objects.damage.total, await site.objects.damage.lasting()]).toEqual([1, 0]);
});
