import { expect, test } from 'vitest';
import { SiteDirectory } from '../../../src/platform/edge/site-directory.ts';
import { createTlsAllowed } from '../../../src/platform/edge/tls-allowed.ts';
import { createLocalChanges } from '../../../src/platform/stores/local/changes.ts';
import type { Site } from '../../../src/platform/stores/records.ts';
import { StoreUnavailable } from '../../../src/platform/stores/unavailable.ts';
import { request } from './support.ts';

const SITE: Site = { org: 'acme', subdomain: 'shop', settings: {}, release: null, kept: [] };

function stage() {
  const state = { reads: 0, isAway: false };
  const site = async (subdomain: string) => {
    state.reads += 1;
    if (state.isAway) throw new StoreUnavailable('away');
    return subdomain === 'shop' ? SITE : undefined;
  };
  const sites = new SiteDirectory({ site }, createLocalChanges());
  const handler = createTlsAllowed({ sites, domain: 'sites.example', ownName: 'platform.example' });
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
  ['?domain=shop.sites.example:443', 400],
  ['?domain=shop.sites.example&domain=evil.com', 400],
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
  }
  expect(state.reads).toBe(2);
});

test('while the state cannot be read, known sites keep their certificates, and no other name gets one', async () => {
  const { ask, state } = stage();
  await ask('?domain=shop.sites.example');
  state.isAway = true;
  expect(await ask('?domain=shop.sites.example')).toBe(200);
  expect(await ask('?domain=other.sites.example')).toBe(503);
});
