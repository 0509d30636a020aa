import { expect, test } from 'vitest';
import { createMarks } from '../../../src/platform/cdn/marking.ts';
import { Edge } from '../../../src/platform/edge/edge.ts';
import { LateSites } from '../../../src/platform/edge/late.ts';
import { SiteDirectory } from '../../../src/platform/edge/site-directory.ts';
import { SERVER_FILE } from '../../../src/platform/functions/types.ts';
import { createLocalChanges } from '../../../src/platform/stores/local/changes.ts';
import type { Site } from '../../../src/platform/stores/rows/records.ts';
import { StoreUnavailable } from '../../../src/platform/stores/rows/unavailable.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { bytesOf, request, TestSite, type Tree } from './support.ts';

const HOST = 'shop.localhost';
const MARKS = createMarks({
  tagHeader: 'xkey',
  headers: (_, release) => ({ page: { xkey: release }, asset: {}, never: { 'cdn-cache-control': 'no-store' } }),
});

/** One state with the site `shop`, and two nodes before it: `heard` hears of each switch, and `late` of none. */
class TwoNodes extends TestSite {
  readonly steps = new ManualClock();
  readonly changes = createLocalChanges();
  state: 'answers' | 'rejects' = 'answers';
  /** The names of the sites that the late node has read. */
  readonly reads: string[] = [];
  /** The releases whose functions were called. */
  readonly called: string[] = [];
  readonly lateSites = new SiteDirectory(
    { site: (name) => this.#read(name), subdomainOf: async () => undefined },
    createLocalChanges(),
    { clock: this.steps },
  );
  readonly doubts = new LateSites(this.lateSites, this.steps);
  readonly heard = this.#edge(
    new SiteDirectory(
      {
        site: async (name) => (name === 'shop' ? this.site : undefined),
        subdomainOf: async () => undefined,
      },
      this.changes,
    ),
  );
  readonly late = this.#edge(this.lateSites, this.doubts);

  #edge(sites: SiteDirectory, late?: LateSites) {
    const answer = ({ release }: Site) => {
      this.called.push(release?.deployID ?? '');
      return { status: 0, headers: {}, take: async () => ({ status: 404, bytes: 0 }) };
    };
    return new Edge({
      sites,
      late,
      objects: this.objects,
      cacheBytes: 1_000_000,
      log: () => {},
      cdn: MARKS,
      functions: { answer },
    }).handler;
  }

  async #read(name: string): Promise<Site | undefined> {
    this.reads.push(name);
    if (this.state === 'rejects') throw new StoreUnavailable('away');
    return name === 'shop' ? this.site : undefined;
  }

  override async deploy(deployID: string, files: Tree): Promise<void> {
    await super.deploy(deployID, files);
    this.changes.publish({ kind: 'site', subdomain: 'shop' });
  }

  async visit(node: 'heard' | 'late', target: string, host = HOST) {
    const { status, headers, body } = await this[node](request('GET', target, { host }));
    return { status, headers, text: (await bytesOf(body)).toString() };
  }

  /** Lets all visits go on that do not wait for the clock. */
  async settle(): Promise<void> {
    for (let n = 0; n < 50; n += 1) await new Promise(setImmediate);
  }
}

const release = (n: number): Tree => ({
  'index.html': `<script src="/assets/app-${n}a1b2c3d.js"></script>`,
  [`assets/app-${n}a1b2c3d.js`]: `app ${n}`,
  '404.html': `not in ${n}`,
});
const asset = (n: number) => `/assets/app-${n}a1b2c3d.js`;

test('the page comes from a node that has heard of the switch, and its asset from one that has not', async () => {
  await using it = new TwoNodes();
  await it.deploy('d1', release(1));
  expect((await it.visit('late', '/')).text).toContain(asset(1));
  await it.deploy('d2', release(2));
  it.steps.advance(1_000);
  expect((await it.visit('heard', '/')).text).toContain(asset(2));
  // Nothing is missing, so the late node has no doubts.
  expect((await it.visit('late', '/')).text).toContain(asset(1));
  expect(await it.visit('late', asset(2))).toMatchObject({
    status: 200,
    text: 'app 2',
    headers: { 'x-slipway-release': 'd2' },
  });
  expect(await it.visit('late', '/')).toMatchObject({ headers: { 'x-slipway-release': 'd2', xkey: 'd2' } });
  expect(it.reads).toEqual(['shop', 'shop']);
});

test('a page that only the new release has, and the first release of an app, are answered too', async () => {
  await using it = new TwoNodes();
  expect((await it.visit('late', '/')).status).toBe(404);
  await it.deploy('d1', release(1));
  it.steps.advance(1_000);
  expect((await it.visit('late', '/')).status).toBe(200);
  await it.deploy('d2', { ...release(2), 'news.html': 'news' });
  it.steps.advance(1_000);
  // A CDN may keep it under the tag of its own release.
  expect(await it.visit('late', '/news')).toMatchObject({ status: 200, text: 'news', headers: { xkey: 'd2' } });
});

test('an asset of the release before, and of one that the late node never had, is answered after the switch', async () => {
  await using it = new TwoNodes();
  await it.deploy('d1', release(1));
  await it.visit('late', '/');
  await it.deploy('d2', release(2));
  await it.deploy('d3', release(3));
  it.steps.advance(1_000);
  for (const node of ['heard', 'late'] as const) {
    for (const n of [1, 2, 3])
      expect(await it.visit(node, asset(n)), `${node} ${n}`).toMatchObject({ text: `app ${n}` });
  }
});

test('within the moment after a read, a missing page is told at once, and a missing asset waits for the next read', async () => {
  await using it = new TwoNodes();
  await it.deploy('d1', release(1));
  await it.visit('late', '/');
  await it.deploy('d2', { ...release(2), 'news.html': 'news' });
  it.steps.advance(100);
  expect(await it.visit('late', '/news')).toMatchObject({ status: 404, text: 'not in 1' });
  const waiting = [it.visit('late', asset(2)), it.visit('late', asset(2)), it.visit('late', asset(9))];
  await it.settle();
  expect(it.reads).toHaveLength(1);
  it.steps.advance(400);
  expect((await Promise.all(waiting)).map(({ text }) => text)).toEqual(['app 2', 'app 2', 'not in 2']);
  expect(it.reads).toHaveLength(2);
});

test('a flood of requests for what is missing reads a site twice a second, and a host without a site as before', async () => {
  await using it = new TwoNodes();
  await it.deploy('d1', release(1));
  await it.visit('late', '/');
  const answers: Promise<{ readonly status: number }>[] = [];
  for (let n = 0; n < 100; n += 1) {
    for (let each = 0; each < 20; each += 1) {
      answers.push(
        it.visit('late', `/wp-login-${n}-${each}`),
        it.visit('late', `/assets/app-${n + 100}${each + 10}b2c3d4.js`),
      );
      answers.push(it.visit('late', '/', 'other.localhost'));
    }
    await it.settle();
    it.steps.advance(100);
  }
  it.steps.advance(500);
  expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toEqual(new Set([404]));
  const count = (name: string) => it.reads.filter((each) => each === name).length;
  // 10 seconds.
  expect(count('shop')).toBeGreaterThan(10);
  expect(count('shop')).toBeLessThanOrEqual(22);
  // A name without a site is remembered for 5 seconds.
  expect(count('other')).toBeLessThanOrEqual(3);
}, 60_000);

test('while the store is away, what is missing is told without waiting for it', async () => {
  await using it = new TwoNodes();
  await it.deploy('d1', release(1));
  await it.visit('late', '/');
  it.state = 'rejects';
  it.steps.advance(600);
  expect((await it.visit('late', asset(2))).status).toBe(404);
  it.steps.advance(600);
  for (let n = 0; n < 100; n += 1) expect((await it.visit('late', asset(2))).status).toBe(404);
  expect(it.reads.length).toBeLessThan(4);
});

test('a server whose next release the node has missed answers its assets, and its function all other paths', async () => {
  await using it = new TwoNodes();
  await it.deploy('d1', { ...release(1), [SERVER_FILE]: '{}' });
  await it.visit('late', asset(1));
  await it.deploy('d2', { ...release(2), [SERVER_FILE]: '{}' });
  it.steps.advance(1_000);
  await it.visit('late', '/orders');
  expect(await it.visit('late', asset(2))).toMatchObject({ status: 200, text: 'app 2' });
  it.steps.advance(1_000);
  await it.visit('late', asset(9));
  expect(it.called).toEqual(['d1', 'd2']);
});

test('who waits for the next read gets an answer when the node stops', async () => {
  await using it = new TwoNodes();
  await it.deploy('d1', release(1));
  await it.visit('late', '/');
  const waiting = it.visit('late', asset(2));
  await it.settle();
  it.doubts[Symbol.dispose]();
  expect((await waiting).status).toBe(404);
});
