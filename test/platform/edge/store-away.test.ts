import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { SiteDirectory, type SiteTable } from '../../../src/platform/edge/site-directory.ts';
import { CachedSites } from '../../../src/platform/stores/cache/site-table.ts';
import { createLocalChanges } from '../../../src/platform/stores/local/changes.ts';
import type { Site } from '../../../src/platform/stores/rows/records.ts';
import { StoreUnavailable } from '../../../src/platform/stores/rows/unavailable.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { testFolder } from '../../support/scratch.ts';
import { temporaryFolder } from '../../support/temporary.ts';

/** A site whose live release is `deployID`. */
function site(deployID: string, subdomain = 'shop'): Site {
  return {
    org: 'acme',
    project: 'web',
    appID: 'shop',
    subdomain,
    settings: {},
    release: { deployID, manifestHash: 'ab' },
    kept: [],
  };
}

const NO_DOMAINS = { subdomainOf: async () => undefined };

/** A directory over a state that answers, rejects or hangs. */
class Stage {
  readonly clock = new ManualClock();
  readonly changes = createLocalChanges();
  readonly sites = new Map<string, Site>([['shop', site('d1')]]);
  state: 'answers' | 'rejects' | 'hangs' = 'answers';
  reads = 0;
  readonly directory: SiteDirectory;

  constructor(table?: SiteTable) {
    this.directory = new SiteDirectory({ site: (name) => this.#read(name), ...NO_DOMAINS }, this.changes, {
      table,
      clock: this.clock,
    });
  }

  async #read(name: string): Promise<Site | undefined> {
    this.reads += 1;
    const found = this.sites.get(name);
    if (this.state === 'rejects') throw new StoreUnavailable('away');
    if (this.state === 'hangs') await new Promise(() => {});
    return found;
  }

  /** Returns the live release as a visitor gets it, at once or after a promise. */
  visit(name = 'shop'): string | undefined | Promise<string | undefined> {
    const found = this.directory.site(name);
    if (found instanceof Promise) return found.then((each) => each?.release?.deployID);
    return found?.release?.deployID;
  }

  lose(): void {
    this.changes.publish({ kind: 'unknown' });
  }
}

test('after a gap of changes the next visitor gets what is live now, not what was', async () => {
  const stage = new Stage();
  expect(await stage.visit()).toBe('d1');
  stage.sites.set('shop', site('d2'));
  expect(stage.visit()).toBe('d1');
  stage.lose();
  expect(await stage.visit()).toBe('d2');
  expect(stage.visit()).toBe('d2');
  expect(stage.reads).toBe(2);
});

test.each([
  ['a gap of changes', { kind: 'unknown' } as const],
  ['a change of the site', { kind: 'site', subdomain: 'shop' } as const],
])('after %s, a site that was live stays live while the store rejects, and visitors do not wait', async (_, change) => {
  const stage = new Stage();
  await stage.visit();
  stage.state = 'rejects';
  stage.changes.publish(change);
  expect(await stage.visit()).toBe('d1');
  for (let n = 0; n < 100; n += 1) expect(stage.visit()).toBe('d1');
  // One read when the first visitor came, and one in the background.
  expect(stage.reads).toBeLessThanOrEqual(3);
});

test('a visitor waits half a second for a store that hangs, and the next ones do not wait', async () => {
  const stage = new Stage();
  await stage.visit();
  stage.state = 'hangs';
  stage.lose();
  const first = stage.visit();
  expect(first).toBeInstanceOf(Promise);
  await expect.poll(() => stage.clock.sleeping).toBe(1);
  stage.clock.advance(500);
  expect(await first).toBe('d1');
  for (let n = 0; n < 40; n += 1) {
    expect(stage.visit()).toBe('d1');
    stage.clock.advance(250);
    await turn();
  }
  // 10 seconds, and a read that is not answered is given up after three quarters of one.
  expect(stage.reads).toBeLessThanOrEqual(16);
});

test('once the store answers again, a removed site and a rollback are seen after at most one visit', async () => {
  const stage = new Stage();
  stage.sites.set('blog', site('b1', 'blog'));
  await stage.visit();
  await stage.visit('blog');
  stage.state = 'rejects';
  stage.lose();
  expect(await stage.visit()).toBe('d1');
  expect(await stage.visit('blog')).toBe('b1');
  stage.sites.delete('shop');
  stage.sites.set('blog', site('b0', 'blog'));
  stage.state = 'answers';
  stage.clock.advance(250);
  // This visit finds out, in the background, that the store is back.
  expect(stage.visit()).toBe('d1');
  await turn();
  expect(stage.visit()).toBeUndefined();
  expect(await stage.visit('blog')).toBe('b0');
});

test.each([
  ['a gap of changes', { kind: 'unknown' } as const],
  ['another change of the site', { kind: 'site', subdomain: 'shop' } as const],
])('a visitor whose read was overtaken by %s does not see the release before it again', async (_, change) => {
  const stage = new Stage();
  await stage.visit();
  stage.sites.set('shop', site('d2'));
  stage.lose();
  const overtaken = stage.visit();
  stage.changes.publish(change);
  expect(await overtaken).toBe('d2');
  stage.state = 'rejects';
  expect(await stage.visit()).toBe('d2');
  for (let n = 0; n < 10; n += 1) expect(stage.visit()).toBe('d2');
});

test('a visitor who comes long after the store is back does not get what was live', async () => {
  const stage = new Stage();
  await stage.visit();
  stage.state = 'rejects';
  stage.lose();
  await stage.visit();
  stage.sites.set('shop', site('d0'));
  stage.state = 'answers';
  stage.clock.advance(3_600_000);
  expect(await stage.visit()).toBe('d0');
});

test('a read that hung while the store was away does not hide that it is back', async () => {
  const stage = new Stage();
  await stage.visit();
  stage.state = 'hangs';
  stage.lose();
  const first = stage.visit();
  stage.clock.advance(500);
  await first;
  stage.sites.set('shop', site('d2'));
  stage.state = 'answers';
  stage.clock.advance(2_000);
  expect(await stage.visit()).toBe('d2');
  expect(stage.visit()).toBe('d2');
});

test('a failure that comes after a later answer does not make the store count as away', async () => {
  const stage = new Stage();
  await stage.visit();
  const failure = Promise.withResolvers<Site>();
  const slow = new SiteDirectory(
    { site: (name) => (name === 'slow' ? failure.promise : Promise.resolve(site('d1'))), ...NO_DOMAINS },
    stage.changes,
    { clock: stage.clock },
  );
  await slow.site('shop');
  const asked = slow.site('slow');
  stage.clock.advance(10);
  stage.lose();
  await slow.site('shop');
  failure.reject(new StoreUnavailable('the connection was cut'));
  await expect(asked).rejects.toBeInstanceOf(StoreUnavailable);
  stage.lose();
  expect(slow.site('shop')).toBeInstanceOf(Promise);
});

test('while the store is away, a site that is not known fails, and most visitors fail without asking', async () => {
  const stage = new Stage();
  await stage.visit();
  stage.state = 'rejects';
  stage.lose();
  await stage.visit();
  stage.state = 'hangs';
  const before = stage.reads;
  const first = stage.directory.site('blog');
  expect(first).toBeInstanceOf(Promise);
  for (let n = 0; n < 100; n += 1)
    await expect(stage.directory.site(`other-${n}`)).rejects.toBeInstanceOf(StoreUnavailable);
  expect(stage.reads - before).toBe(1);
});

test('an error other than an unavailable store is not hidden by an old entry', async () => {
  const changes = createLocalChanges();
  let error: Error | undefined;
  const read = async () => {
    if (error) throw error;
    return site('d1');
  };
  const directory = new SiteDirectory({ site: read, ...NO_DOMAINS }, changes, { clock: new ManualClock() });
  await directory.site('shop');
  error = new Error('a fault of this program');
  changes.publish({ kind: 'unknown' });
  await expect(directory.site('shop')).rejects.toThrow('a fault of this program');
});

/** Lets pending promises settle. */
async function turn(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

/** A node, which restarts on the same folder. */
function node(dir: string) {
  const table = new CachedSites({ dir });
  onTestFinished(() => table[Symbol.asyncDispose]());
  return { table, stage: new Stage(table) };
}

test('a restarted node serves the sites that it knew while the store is away, and asks when it is back', async () => {
  const dir = join(await testFolder(), 'sites');
  const before = node(dir);
  await before.stage.visit();
  expect(await before.stage.visit('none')).toBeUndefined();
  await before.table.idle();

  const { stage } = node(dir);
  stage.state = 'rejects';
  const all = await Promise.all(Array.from({ length: 100 }, () => stage.visit()));
  expect(new Set(all)).toEqual(new Set(['d1']));
  await expect(stage.visit('none')).rejects.toBeInstanceOf(StoreUnavailable);
  expect(stage.visit()).toBe('d1');
  stage.sites.set('shop', site('d2'));
  stage.state = 'answers';
  stage.clock.advance(1_000);
  expect(await stage.visit()).toBe('d2');
});

test('a restarted node does not take the table for the truth while the store answers', async () => {
  const dir = join(await testFolder(), 'sites');
  const before = node(dir);
  await before.stage.visit();
  await before.table.idle();
  const removed = node(dir);
  removed.stage.sites.delete('shop');
  expect(await removed.stage.visit()).toBeUndefined();
  await removed.table.idle();
  // The table has forgotten it too.
  const after = node(dir);
  after.stage.state = 'rejects';
  await expect(after.stage.visit()).rejects.toBeInstanceOf(StoreUnavailable);
});

test('the table follows changes of sites that nobody visits', async () => {
  const dir = join(await testFolder(), 'sites');
  const first = node(dir);
  await first.stage.visit();
  first.stage.sites.set('shop', site('d2'));
  first.stage.changes.publish({ kind: 'site', subdomain: 'shop' });
  await expect.poll(async () => (await first.table.find('shop'))?.release?.deployID).toBe('d2');
  await first.table.idle();
  const second = node(dir);
  // This process has not read the site: it only drops what it does not know to be live.
  second.stage.changes.publish({ kind: 'site', subdomain: 'shop' });
  await second.table.idle();
  expect(await node(dir).table.find('shop')).toBeUndefined();
});

test('the table keeps the last state of a site that changes while it is written, and is bounded', async () => {
  using folder = temporaryFolder();
  const table = new CachedSites({ dir: folder.path, files: 50 });
  for (let n = 0; n < 200; n += 1) table.put('shop', site(`d${n}`));
  for (let n = 0; n < 120; n += 1) table.put(`blog-${n}`, site('b', `blog-${n}`));
  expect((await table.find('shop'))?.release?.deployID).toBe('d199');
  table.put('shop', site('last'));
  await table.idle();
  expect((await table.find('blog-119'))?.subdomain).toBe('blog-119');
  expect(await table.find('blog-0')).toBeUndefined();
  table.put('shop', site('again'));
  await table[Symbol.asyncDispose]();
  const next = new CachedSites({ dir: folder.path, files: 50 });
  expect((await next.find('shop'))?.release?.deployID).toBe('again');
  await next[Symbol.asyncDispose]();
});
