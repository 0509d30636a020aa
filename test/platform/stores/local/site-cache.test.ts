import { expect, test } from 'vitest';
import { SiteCache } from '../../../../src/platform/stores/local/site-cache.ts';

const site = (subdomain: string, kept: number, installCommand = '') => ({
  ...{ org: 'acme', subdomain, release: null, settings: { installCommand } },
  kept: Array.from({ length: kept }, (_, n) => ({ deployID: `d${n}`, manifestHash: 'm' })),
});

test('sites in memory are weighed by their releases and settings, and stay within the bound', () => {
  const cache = new SiteCache(1_000_000);
  for (let n = 0; n < 10_000; n += 1) {
    cache.set(`s${n}`, site(`s${n}`, n % 1_000, 'x'.repeat(4_096)));
    expect(cache.weight).toBeLessThanOrEqual(1_000_000);
  }
  expect(cache.get('s9999')?.kept).toHaveLength(999);
  expect(cache.get('s0')).toBeUndefined();
});

test('what is forgotten weighs nothing, however often a site was set', () => {
  const cache = new SiteCache(1_000_000);
  for (const kept of [1, 500, 2]) cache.set('a', site('a', kept));
  cache.set('b', site('b', 3));
  for (const name of ['a', 'a', 'none', 'b']) cache.delete(name);
  expect([cache.weight, cache.get('a')]).toEqual([0, undefined]);
});

test('a site that is heavier than the whole bound is not remembered', () => {
  const cache = new SiteCache(10_000);
  cache.set('a', site('a', 1_000));
  expect([cache.weight, cache.get('a')]).toEqual([0, undefined]);
});
