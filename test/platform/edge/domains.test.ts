import { expect, test } from 'vitest';
import { Edge } from '../../../src/platform/edge/edge.ts';
import { SiteDirectory } from '../../../src/platform/edge/site-directory.ts';
import { createSiteFinder, redirectedTo } from '../../../src/platform/edge/visited-site.ts';
import { ownHosts } from '../../../src/platform/shared/own-hosts.ts';
import { createLocalChanges } from '../../../src/platform/stores/local/changes.ts';
import type { Site } from '../../../src/platform/stores/rows/records.ts';
import { request, TestSite } from './support.ts';

/** The state of two apps, with an edge before it. */
class World extends TestSite {
  readonly changes = createLocalChanges();
  readonly owners = new Map([['shop.example', 'shop']]);
  reads = 0;
  readonly directory = new SiteDirectory(
    {
      site: async (subdomain): Promise<Site | undefined> => (subdomain === 'shop' ? this.site : undefined),
      subdomainOf: async (domain) => {
        this.reads += 1;
        return this.owners.get(domain);
      },
    },
    this.changes,
  );
  readonly finder = createSiteFinder({
    sites: this.directory,
    domain: 'sites.example',
    isOwnHost: ownHosts({ host: '0.0.0.0', baseUrl: 'https://platform.example' }),
  });
  readonly visited = new Edge({
    ...{ sites: this.directory, finder: this.finder, objects: this.objects, cacheBytes: 1024 * 1024 },
    ...{ siteUrl: (name: string) => `https://${name}/`, log: () => {}, clock: this.clock },
  }).handler;

  async visit(host: string, target = '/') {
    const { status, headers } = await this.visited(request('GET', target, { host }));
    return headers.location ?? status;
  }

  /** Gives the site these domains, and publishes that as a store does. */
  own(...domains: readonly string[]): void {
    const before = this.site.settings.domains ?? [];
    this.settings({ domains });
    for (const domain of before) this.owners.delete(domain);
    for (const domain of domains) this.owners.set(domain, 'shop');
    this.changes.publish({ kind: 'site', subdomain: 'shop' });
    for (const domain of [...before, ...domains]) this.changes.publish({ kind: 'domain', domain });
  }
}

test('a site answers at each of its domains and at its subdomain, until they are removed', async () => {
  await using it = new World();
  it.settings({});
  await it.deploy('d1', { 'index.html': 'shop' });
  expect(await it.visit('shop.example')).toBe(404);
  it.own('shop.example', 'other.example');
  for (const host of ['shop.example', 'SHOP.example:8080', 'shop.example.', 'other.example', 'shop.sites.example']) {
    expect(await it.visit(host), host).toBe(200);
  }
  for (const host of ['a.shop.example', 'shop.example.evil.com', 'shop.example:x', '@shop.example', 'shop example']) {
    expect(await it.visit(host), host).toBe(404);
  }
  it.own('other.example');
  expect(await it.visit('shop.example')).toBe(404);
  expect(await it.visit('other.example')).toBe(200);
});

test('of a domain and the same one with www, the one listed second redirects to the first', async () => {
  await using it = new World();
  await it.deploy('d1', { 'index.html': 'shop' });
  it.own('third.example', 'www.shop.example', 'shop.example');
  expect(await it.visit('third.example')).toBe(200);
  expect(await it.visit('www.shop.example')).toBe(200);
  expect(await it.visit('shop.example', '/a%20b?c=1')).toBe('https://www.shop.example/a%20b?c=1');
  expect(await it.visit('shop.example', '//evil.example/')).toBe('https://www.shop.example//evil.example/');
  expect(await it.visit('shop.example', 'http://evil.example/')).toBe('https://www.shop.example/');
  expect(await it.visit('shop.example:80', '/\u00e9')).toBe('https://www.shop.example/%C3%A9');
});

test.each([
  ['shop.example', ['shop.example', 'www.shop.example'], undefined],
  ['www.shop.example', ['shop.example', 'www.shop.example'], 'shop.example'],
  ['www.shop.example', ['www.shop.example'], undefined],
  ['www.www.shop.example', ['www.shop.example', 'www.www.shop.example'], 'www.shop.example'],
  ['blog.example', ['shop.example', 'blog.example'], undefined],
])('%s of %j is redirected to %s', (domain, domains, to) => {
  expect(redirectedTo(domain, domains)).toBe(to);
});

test('a domain that another app has got is not served from what was cached of the first one', async () => {
  await using it = new World();
  await it.deploy('d1', { 'index.html': 'shop' });
  it.own('shop.example');
  expect(await it.visit('shop.example')).toBe(200);
  // The change of the app arrives before that of the domain.
  it.settings({ domains: [] });
  it.changes.publish({ kind: 'site', subdomain: 'shop' });
  expect(await it.visit('shop.example')).toBe(404);
});

test('hosts that cannot be domains are not looked up, and others once', async () => {
  await using it = new World();
  const never = ['platform.example', 'localhost', '127.0.0.1:4400', '[::1]', 'a.b.sites.example', 'x', '1.2.3.4', ''];
  for (const host of [...never, 'a'.repeat(300), `${'a.'.repeat(120)}${'b'.repeat(20)}.example`, '*.example', 'a..b']) {
    expect(await it.visit(host), host).toBe(404);
  }
  expect(it.reads).toBe(0);
  for (const _ of [1, 2, 3]) await it.visit('none.example');
  expect(it.reads).toBe(1);
});
