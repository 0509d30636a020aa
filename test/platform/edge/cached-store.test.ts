import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { silentLog } from '../../../src/base/log.ts';
import { Edge } from '../../../src/platform/edge/edge.ts';
import { makeVariants } from '../../../src/platform/objects/make-variants.ts';
import { cacheRuleOf } from '../../../src/platform/objects/names.ts';
import { BlobReader } from '../../../src/platform/objects/reader.ts';
import { CachedBlobs } from '../../../src/platform/stores/cache/cached-blobs.ts';
import type { Site } from '../../../src/platform/stores/rows/records.ts';
import { FaultyBlobs } from '../../support/faulty-blobs.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { bytesOf, request, TestSite, type Tree } from './support.ts';

const PAGE = 'a page that is long enough to be compressed. '.repeat(50);
const LARGE = Buffer.alloc(5_000_000, '0123456789');
const FILES: Tree = { 'index.html': PAGE, 'about.html': 'about', 'video.mp4': LARGE, 'assets/app-0a1b2c3d.js': 'one' };

/** Nodes with disks of their own, before one store. */
class Cluster extends TestSite {
  readonly store = new FaultyBlobs(this.objects.blobs);
  readonly events: string[] = [];
  readonly #caches = new AsyncDisposableStack();

  /** Starts a node on the folder `name`, which may have the files of an earlier process. */
  async node(name: string, options: { readonly clock?: ManualClock; readonly cacheBytes?: number } = {}) {
    const { clock = new ManualClock(), cacheBytes = 8_000_000 } = options;
    const dir = join(this.dir, name);
    const cache = { dir, bytes: 100_000_000, ruleOf: cacheRuleOf, clock };
    const blobs = this.#caches.use(new CachedBlobs({ blobs: this.store, ...cache }));
    const objects = new BlobReader({ blobs, clock, log: silentLog });
    const sites = { site: (): Site => this.site };
    const log = (_: string, event: string) => void this.events.push(event);
    const { handler, prefetch } = new Edge({ sites, objects, cacheBytes, log, clock });
    const visit = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
      const answer = await handler(request('GET', path, { host: 'shop.localhost', ...headers }));
      return { ...answer, text: (await bytesOf(answer.body)).toString() };
    };
    await blobs.idle();
    return { dir, clock, blobs, handler, prefetch, visit };
  }

  /** A cache that is closed after its folder was removed would make it again. */
  override async [Symbol.asyncDispose](): Promise<void> {
    await this.#caches.disposeAsync();
    await super[Symbol.asyncDispose]();
  }
}

async function compress(cluster: Cluster): Promise<void> {
  const { manifestHash } = cluster.site.release ?? { manifestHash: '' };
  const signal = new AbortController().signal;
  await makeVariants({ blobs: cluster.objects.blobs, org: 'acme', manifestHash, signal });
}

test('while the store is away, a node serves what it has, also after a restart, and 503 for the rest', async () => {
  await using cluster = new Cluster();
  await cluster.deploy('d1', FILES);
  await compress(cluster);
  const node = await cluster.node('a');
  const seen = async ({ visit }: typeof node) => [
    (await visit('/')).text,
    (await visit('/', { 'accept-encoding': 'br' })).headers['content-encoding'],
    (await visit('/video.mp4', { range: 'bytes=3-5' })).text,
    (await visit('/gone')).status,
  ];
  const expected = [PAGE, 'br', '345', 404];
  expect(await seen(node)).toEqual(expected);
  await node.blobs.idle();
  cluster.store.fault = 'rejects';
  const restarted = await cluster.node('a');
  for (const each of [node, restarted]) expect(await seen(each)).toEqual(expected);
  for (let n = 0; n < 20; n += 1) {
    expect(await restarted.visit('/about')).toMatchObject({
      status: 503,
      headers: { 'retry-after': '5', 'cache-control': 'no-store' },
      text: expect.stringContaining('The storage of the platform cannot be used now'),
    });
  }
  expect(cluster.events.filter((event) => event === 'edge_unavailable')).toHaveLength(1);
  const empty = await cluster.node('b');
  expect((await empty.visit('/')).status).toBe(503);
  cluster.store.fault = 'none';
  for (const { clock } of [empty, restarted]) clock.advance(1_000);
  expect((await empty.visit('/')).text).toBe(PAGE);
  expect((await restarted.visit('/about')).text).toBe('about');
});

test.each([
  { fault: 'rejects', waits: 0 },
  { fault: 'hangs', waits: 5_000 },
] as const)(
  'if a new release cannot be read ($fault), the one before it stays live, and never comes back',
  async ({ fault, waits }) => {
    await using cluster = new Cluster();
    await cluster.deploy('d1', FILES);
    const { visit, clock, blobs } = await cluster.node('a');
    expect((await visit('/')).text).toBe(PAGE);
    await blobs.idle();
    await cluster.deploy('d2', { 'index.html': 'two' });
    cluster.store.fault = fault;
    const visited = visit('/');
    if (waits > 0) {
      await expect.poll(() => clock.sleeping).toBeGreaterThan(0);
      clock.advance(waits);
    }
    expect(await visited).toMatchObject({ status: 200, text: PAGE, headers: { 'x-slipway-release': 'd1' } });
    expect(cluster.events).toEqual(['edge_earlier_release']);
    cluster.store.fault = 'none';
    clock.advance(10_000);
    await expect.poll(async () => (await visit('/')).text).toBe('two');
    cluster.store.fault = fault;
    expect((await visit('/')).text).toBe('two');
  },
);

test('a missing asset of an earlier release is not said to be missing while the store is away', async () => {
  await using cluster = new Cluster();
  await cluster.deploy('d1', FILES);
  await cluster.deploy('d2', { 'index.html': 'two' });
  const { visit, clock, blobs } = await cluster.node('a');
  expect((await visit('/')).text).toBe('two');
  await blobs.idle();
  cluster.store.fault = 'rejects';
  expect((await visit('/assets/app-0a1b2c3d.js')).status).toBe(503);
  cluster.store.fault = 'none';
  clock.advance(1_000);
  expect((await visit('/assets/app-0a1b2c3d.js')).text).toBe('one');
});

test('compressed forms in the store stay there if they cannot be read for a time', async () => {
  await using cluster = new Cluster();
  await cluster.deploy('d1', FILES);
  await compress(cluster);
  const { visit, handler, clock, blobs, dir } = await cluster.node('a', { cacheBytes: 100 });
  const brotli = { host: 'shop.localhost', 'accept-encoding': 'br' };
  expect((await handler(request('HEAD', '/', brotli))).headers['content-encoding']).toBe('br');
  await blobs.idle();
  rmSync(dir, { recursive: true });
  const forms = () => globSync('objects/acme/variants/*/*', { cwd: cluster.dir }).length;
  const before = forms();
  expect(before).toBeGreaterThan(0);
  cluster.store.fault = 'rejects';
  expect((await visit('/', brotli)).status).toBe(503);
  cluster.store.fault = 'none';
  clock.advance(2_000);
  expect((await visit('/', brotli)).headers['content-encoding']).toBe('br');
  expect(forms()).toBe(before);
});

test('an object that is gone from the disk of a node comes from the store', async () => {
  await using cluster = new Cluster();
  await cluster.deploy('d1', FILES);
  const { dir, visit, blobs } = await cluster.node('a', { cacheBytes: 100 });
  for (const _ of [1, 2]) {
    expect((await visit('/')).text).toBe(PAGE);
    expect((await visit('/video.mp4')).text).toBe(LARGE.toString());
    await blobs.idle();
    rmSync(dir, { recursive: true });
  }
});

test('100 visitors of a node whose disk is empty cause one read of each object', async () => {
  await using cluster = new Cluster();
  await cluster.deploy('d1', FILES);
  const { visit } = await cluster.node('a');
  const paths = Array.from({ length: 100 }, (_, n) => ['/', '/about', '/video.mp4'][n % 3] ?? '');
  const answers = await Promise.all(paths.map((path) => visit(path)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect([cluster.store.count('load'), cluster.store.count('stream')]).toEqual([3, 1]);
});

test('answers during a switch come from one release each, on a slow store too', async () => {
  await using cluster = new Cluster();
  const tree = (name: string): Tree => ({
    'index.html': `${name} page`,
    'app.js': `${name} app`,
    '404.html': `${name} 404`,
  });
  await cluster.deploy('d1', tree('d1'));
  const { visit } = await cluster.node('a');
  const answers = [];
  const paths = ['/', '/app.js', '/gone'];
  for (const next of ['d2', 'd3', 'd4']) {
    const release = cluster.store.hold();
    answers.push(...paths.map((path) => visit(path)));
    await cluster.deploy(next, tree(next));
    answers.push(...paths.map((path) => visit(path)));
    release();
  }
  for (const { headers, text } of await Promise.all(answers)) expect(text).toMatch(`${headers['x-slipway-release']} `);
});

const HASHED: Tree = {
  'index.html': 'one',
  'about.html': 'about one',
  'unvisited.html': 'unvisited one',
  'same.html': 'same',
  'assets/app-0a1b2c3d.js': 'app one',
  'assets/other-0a1b2c3d.js': 'other one',
  'video.mp4': Buffer.alloc(5_000_000, '1'),
};
const NEXT: Tree = {
  'index.html': 'two',
  'about.html': 'about two',
  'unvisited.html': 'unvisited two',
  'same.html': 'same',
  'assets/app-9f8e7d6c.js': 'app two',
  'assets/other-9f8e7d6c.js': 'other two',
  'video.mp4': Buffer.alloc(5_000_000, '2'),
};

/** A node with visitors of `d1`, and `d2`, which is stored and not live. */
async function coming(cluster: Cluster) {
  await cluster.deploy('d1', HASHED);
  const node = await cluster.node('a');
  for (const path of ['/', '/about', '/same', '/assets/app-0a1b2c3d.js', '/video.mp4']) await node.visit(path);
  await node.blobs.idle();
  const { site } = cluster;
  await cluster.deploy('d2', NEXT);
  const next = cluster.site;
  cluster.site = site;
  cluster.store.calls.length = 0;
  const release = next.release ?? { deployID: '', manifestHash: '' };
  return { ...node, next, ask: () => node.prefetch({ subdomain: 'shop', release }) };
}

test('a prefetch fetches the index and the changed files that correspond to those that visitors requested', async () => {
  await using cluster = new Cluster();
  const { ask, visit, handler, blobs, next } = await coming(cluster);
  await ask();
  // The index, two pages and one script. The video is too large for its share of the memory.
  expect(cluster.store.count('load')).toBe(4);
  expect((await visit('/')).text).toBe('one');
  cluster.site = next;
  cluster.store.fault = 'rejects';
  // From memory, without a promise.
  expect(handler(request('GET', '/assets/app-9f8e7d6c.js', { host: 'shop.localhost' }))).toMatchObject({ status: 200 });
  for (const [path, text] of [
    ['/', 'two'],
    ['/about', 'about two'],
    ['/same', 'same'],
    ['/assets/app-9f8e7d6c.js', 'app two'],
  ] as const) {
    expect(await visit(path)).toMatchObject({ status: 200, text, headers: { 'x-slipway-release': 'd2' } });
  }
  expect((await visit('/unvisited')).status).toBe(503);
  await blobs.idle();
});

test('a node without visitors of the site fetches nothing, and neither does one for the release that is live', async () => {
  await using cluster = new Cluster();
  const { next } = await coming(cluster);
  const other = await cluster.node('b');
  const release = next.release ?? { deployID: '', manifestHash: '' };
  await other.prefetch({ subdomain: 'shop', release });
  expect(cluster.store.calls).toEqual([]);
});

test('a prefetch from a store that hangs ends after two seconds, and a failed one does not reject', async () => {
  await using cluster = new Cluster();
  const { ask, clock, visit } = await coming(cluster);
  cluster.store.fault = 'hangs';
  let hasEnded = false;
  const ended = ask().then(() => {
    hasEnded = true;
  });
  await expect.poll(() => cluster.store.calls.length).toBeGreaterThan(0);
  await expect.poll(() => clock.sleeping).toBe(2);
  expect(hasEnded).toBe(false);
  clock.advance(2_000);
  await ended;
  expect((await visit('/')).text).toBe('one');
  // The read that hangs ends too, after five seconds. A clock that jumps much further is that of a suspended process.
  clock.advance(3_500);
  cluster.store.fault = 'rejects';
  await expect.poll(() => clock.sleeping).toBe(0);
  await ask();
  expect(cluster.events).toContain('prefetch_failed');
});

test('no more than 200 files and four releases are prefetched at the same time', async () => {
  await using cluster = new Cluster();
  const tree = (name: string) =>
    Object.fromEntries(Array.from({ length: 230 }, (_, n) => [`p${n}.html`, `${name} ${n}`]));
  await cluster.deploy('d1', tree('one'));
  const node = await cluster.node('a');
  for (let n = 0; n < 230; n += 1) await node.visit(`/p${n}`);
  await node.blobs.idle();
  const { site } = cluster;
  await cluster.deploy('d2', tree('two'));
  const release = cluster.site.release ?? { deployID: '', manifestHash: '' };
  cluster.site = site;
  const before = cluster.store.count('load');
  const letGo = cluster.store.hold();
  const all = Array.from({ length: 10 }, () => node.prefetch({ subdomain: 'shop', release }));
  // Six of ten are refused at once.
  await Promise.all(all.slice(4));
  letGo();
  await Promise.all(all);
  const reads = cluster.store.count('load') - before;
  expect(reads).toBeGreaterThan(100);
  expect(reads).toBeLessThanOrEqual(201);
});
