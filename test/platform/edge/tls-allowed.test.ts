import { expect, test } from 'vitest';
import { SiteDirectory } from '../../../src/platform/edge/site-directory.ts';
import { createTlsAllowed } from '../../../src/platform/edge/tls-allowed.ts';
import { createSiteFinder } from '../../../src/platform/edge/visited-site.ts';
import { ownHosts } from '../../../src/platform/shared/own-hosts.ts';
import { createLocalChanges } from '../../../src/platform/stores/local/changes.ts';
import type { Site } from '../../../src/platform/stores/rows/records.ts';
import { StoreUnavailable } from '../../../src/platform/stores/rows/unavailable.ts';
import { request } from './support.ts';

const SITE: Site = {
  org: 'acme',
  project: 'web',
  appID: 'shop',
  subdomain: 'shop',
  settings: { domains: ['shop.example', 'www.shop.example'] },
  release: null,
  kept: [],
};

function stage() {
  const state = { reads: 0, isAway: false };
  const site = async (subdomain: string) => {
    state.reads += 1;
    if (state.isAway) throw new StoreUnavailable('away');
    return subdomain === 'shop' ? SITE : undefined;
  };
  const subdomainOf = async (domain: string) => {
    state.reads += 1;
    if (state.isAway) throw new StoreUnavailable('away');
    return /(?:^|\.)(?:shop|lost)\.example$/.test(domain) ? 'shop' : undefined;
  };
  const sites = new SiteDirectory({ site, subdomainOf }, createLocalChanges());
  const isOwnHost = ownHosts({ host: '0.0.0.0', baseUrl: 'https://platform.example' });
  const finder = createSiteFinder({ sites, domain: 'sites.example', isOwnHost });
  const handler = createTlsAllowed({ finder, ownName: 'platform.example' });
  const ask = async (query: string) => (await handler(request('GET', `/tls-allowed${query}`, {}))).status;
  return { state, ask };
}

test.each([
  ['?domain=shop.sites.example', 200],
  ['?domain=SHOP.sites.example.', 200],
  ['?domain=platform.example', 200],
  ['?domain=Platform.Example.', 200],
  ['?domain=other.sites.example', 404],
  ['?domain=sites.example', 404],
  ['?domain=a.shop.sites.example', 404],
  ['?domain=shop.sites.example.evil.com', 404],
  ['?domain=xplatform.example', 404],
  ['?domain=..%2f', 404],
  ['?domain=shop.example', 200],
  ['?domain=WWW.shop.example.', 200],
  ['?domain=blog.shop.example', 404],
  ['?domain=lost.example', 404],
  ['?domain=192.0.2.1', 404],
  ['?domain=shop.sites.example:443', 400],
  ['?domain=shop.sites.example&domain=evil.com', 400],
  ['?domain=*.sites.example', 404],
  ['?domain=shop.sites.example..', 400],
  ['?domain=shop.sites.example%00', 404],
  ['?domain=shop.sites.example%0d%0aevil.com', 404],
  ['?domain=evil.com%00.sites.example', 404],
  ['?domain=shop.sites.example%2fx', 404],
  ['?domain=user@shop.sites.example', 404],
  ['?domain=%ef%bd%93hop.sites.example', 404],
  ['?domain=shop%e3%80%82sites.example', 404],
  ['?domain=shop.sites.example%253a443', 404],
  ['?Domain=shop.sites.example', 400],
  ['?domain[]=shop.sites.example', 400],
  ['?domain=evil.com;domain=shop.sites.example', 404],
  ['?domain=', 400],
  ['?name=shop.sites.example', 400],
  ['', 400],
  [`?domain=${'a'.repeat(2_000)}`, 400],
])('%j answers %i', async (query, status) => {
  expect(await stage().ask(query)).toBe(status);
});

test('names with and without an app are read once', async () => {
  const { ask, state } = stage();
  for (const _ of [1, 2, 3]) {
    expect(await ask('?domain=shop.sites.example')).toBe(200);
    expect(await ask('?domain=none.sites.example')).toBe(404);
    expect(await ask('?domain=none.other.example')).toBe(404);
    expect(await ask('?domain=shop.example')).toBe(200);
  }
  expect(state.reads).toBe(4);
});

test('while the state cannot be read, known sites keep their certificates, and no other name gets one', async () => {
  const { ask, state } = stage();
  await ask('?domain=shop.sites.example');
  await ask('?domain=shop.example');
  state.isAway = true;
  expect(await ask('?domain=shop.example')).toBe(200);
  expect(await ask('?domain=other.example')).toBe(503);
  expect(await ask('?domain=shop.sites.example')).toBe(200);
  expect(await ask('?domain=other.sites.example')).toBe(503);
});
