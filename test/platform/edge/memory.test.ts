import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { BoundedCache } from '../../../src/base/bounded-cache.ts';
import { LoadedRelease } from '../../../src/platform/edge/release.ts';
import { subdomainReader } from '../../../src/platform/edge/visited-site.ts';
import { HEADER_BYTES_MOST } from '../../../src/platform/rules/header-rules.ts';
import { TestSite } from './support.ts';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

/** Returns the bytes of the heap after a garbage collection. */
function heap(): number {
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}

const MIB = 1024 * 1024;

/** Spells a path in one of many ways: `number` selects the letters to escape. */
function spelling(path: string, number: number): string {
  const escaped = [...path].map((letter, place) =>
    (number >> place) & 1 ? `%${letter.charCodeAt(0).toString(16)}` : letter,
  );
  return `/${escaped.join('')}`;
}

const customBytes = (headers: Readonly<Record<string, string>>, name: RegExp) =>
  Object.entries(headers)
    .filter(([each]) => name.test(each))
    .reduce((sum, [each, value]) => sum + each.length + value.length + 4, 0);

test('10,000 spellings of one path, with 261 headers that contain it, do not fill the memory', async () => {
  await using site = new TestSite();
  const page = 'a-page-with-a-name';
  const lines = Array.from({ length: 261 }, (_, n) => `  X-Header-${n}: ${'x'.repeat(1_900)} :splat`);
  await site.deploy('d1', { [page]: 'text', _headers: `/*\n${lines.join('\n')}\n` });
  const { headers } = await site.get(`/${page}`);
  expect(customBytes(headers, /^x-header/)).toBeLessThanOrEqual(HEADER_BYTES_MOST);
  const before = heap();
  for (let number = 0; number < 10_000; number += 1) {
    const answer = await site.get(spelling(page, number));
    expect(answer.status).toBe(200);
  }
  expect(heap() - before).toBeLessThan(4 * MIB);
});

test('routes of many paths, each requested with a long query, stay within their limit of bytes', async () => {
  await using site = new TestSite();
  const files = Object.fromEntries(Array.from({ length: 2_000 }, (_, n) => [`page-with-a-name-${n}.html`, 'x']));
  await site.deploy('d1', { ...files, _headers: `/*\n  X-Path: ${'y'.repeat(1_000)}:splat\n` });
  await site.get('/page-with-a-name-0');
  const before = heap();
  for (let number = 0; number < 2_000; number += 1) {
    for (const ending of ['', '.html']) {
      await site.get(`/page-with-a-name-${number}${ending}?${`${number}`.repeat(3_000)}`);
    }
  }
  expect(heap() - before).toBeLessThan(2 * MIB);
});

test('headers without placeholders come before headers that the path of a visitor fills in', async () => {
  await using site = new TestSite();
  site.settings({ spaFallback: true });
  const policy = `default-src 'self' ${'https://a.example '.repeat(30)}`.trim();
  const _headers = `/*\n  X-First: :splat\n  X-Second: :splat\n  Content-Security-Policy: ${policy}\n`;
  await site.deploy('d1', { 'index.html': 'root', _headers });
  const { headers } = await site.get(`/${'a'.repeat(4_000)}`);
  expect(headers).toMatchObject({ 'content-security-policy': policy, 'x-first': 'a'.repeat(4_000) });
  expect(headers['x-second']).toBeUndefined();
  await site.get(`/${'b'.repeat(4_000)}`);
  expect(site.logged.filter(({ event }) => event === 'headers_cut')).toEqual([
    expect.objectContaining({ level: 'warn', deployID: 'd1' }),
  ]);
});

test('header lines beyond the limit of a response are ignored, and the log names them', async () => {
  await using site = new TestSite();
  const lines = Array.from({ length: 6 }, (_, n) => `  X-Header-${n}: ${'x'.repeat(1_900)}`);
  await site.deploy('d1', { 'index.html': 'root', _headers: `/*\n${lines.join('\n')}\n` });
  expect(customBytes((await site.get('/')).headers, /^x-header/)).toBeLessThanOrEqual(HEADER_BYTES_MOST);
  expect(site.logged.filter(({ event }) => event === 'rule_ignored').map(({ line }) => line)).toEqual([6, 7]);
});

test('the weight of a release includes its index, its rules and all the routes that it may cache', async () => {
  await using site = new TestSite();
  const files = Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`p${n}.html`, 'x']));
  await site.deploy('d1', { ...files, _redirects: '/old /new' });
  const name = site.site.release ?? { deployID: '', manifestHash: '' };
  const release = new LoadedRelease('acme', name, await site.objects.index('acme', name.manifestHash), () => {});
  const { index } = await site.objects.index('acme', name.manifestHash);
  expect(release.weight).toBeGreaterThan(index.bytes + MIB);
  expect(release.weight).toBeLessThan(index.bytes + 2 * MIB);
});

test('invalid host names are not cached', () => {
  const subdomainOf = subdomainReader('localhost');
  const before = heap();
  for (let number = 0; number < 1_000; number += 1) {
    expect(subdomainOf(`${'a'.repeat(15_000)}${number}.localhost`)).toBeUndefined();
  }
  expect(heap() - before).toBeLessThan(2 * MIB);
  expect(subdomainOf('shop.localhost')).toBe('shop');
});

test('a cache counts the bytes of a value that replaces another', () => {
  const cache = new BoundedCache<string>(10);
  cache.put('a', 'one', 6);
  cache.put('a', 'two', 4);
  cache.put('b', 'large', 11);
  expect([cache.weight, cache.get('a'), cache.get('b')]).toEqual([4, 'two', undefined]);
  cache.put('c', 'three', 8);
  expect([cache.weight, cache.get('c')]).toEqual([8, 'three']);
});
