import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AskedPath, compilePattern, match, PLACEHOLDERS_MOST } from '../../../src/platform/rules/pattern.ts';
import { TRIED_MOST } from '../../../src/platform/rules/site-paths.ts';
import { TestSite } from '../edge/support.ts';

/** Matches a pattern by a regular expression, which is only fast enough for short texts. */
function reference(text: string, path: string): Record<string, string> | undefined {
  const bare = (each: string) => (each.length > 1 && each.endsWith('/') ? each.slice(0, -1) : each);
  const source = bare(text)
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\/:([A-Za-z]\w*)(?=\/|$)/g, '/(?<$1>[^/]+)')
    .replace(/\/\*$|\*/, (rest) => (rest === '*' ? '(?<splat>.*)' : '(?:/(?<splat>.*))?'));
  const found = new RegExp(`^${source}$`, 's').exec(source.endsWith('?') ? path : bare(path));
  return found ? { ...found.groups } : undefined;
}

const segment = fc.constantFrom('', 'a', 'b', 'ab', 'aba', ':x', ':y', '*', 'a*', '*b', 'a*b', '.', 'a.b', '$');
const text = fc.array(segment, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`);
const asked = fc
  .array(fc.constantFrom('', 'a', 'b', 'ab', 'aba', 'abab', 'c', 'a.b', '$'), { maxLength: 6 })
  .map((parts) => `/${parts.join('/')}`);

test('a pattern matches what its regular expression would, and captures the same', () => {
  fc.assert(
    fc.property(text, asked, (rule, path) => {
      const pattern = compilePattern(rule);
      // The reference would read the final slash of the path as an empty segment: see the next test.
      if (typeof pattern === 'string' || rule.endsWith('//*')) return;
      const captures = match(pattern, new AskedPath(path));
      const expected = reference(rule, path);
      expect(captures !== undefined).toBe(expected !== undefined);
      for (const name in expected) expect(captures?.get(name)).toBe(expected[name] ?? '');
    }),
    { numRuns: 5_000 },
  );
});

test('a final slash of a path is not an empty segment', () => {
  const pattern = compilePattern('/:y//*');
  if (typeof pattern === 'string') throw new Error(pattern);
  expect(match(pattern, new AskedPath('/c/'))).toBeUndefined();
  expect(match(pattern, new AskedPath('/c//d'))?.get('splat')).toBe('d');
});

test.each([
  ['no slash at its beginning', 'a'],
  ['two stars', '/*/a/*'],
  ['a placeholder for a part of a segment', '/:year-:month'],
  ['a placeholder twice', '/:a/:a'],
  ['a placeholder with the name of the star', '/:splat/*'],
  ['180 placeholders', Array.from({ length: 180 }, (_, n) => `/:p${n}`).join('')],
  ['one placeholder too many', `${Array.from({ length: PLACEHOLDERS_MOST }, (_, n) => `/:p${n}`).join('')}/*`],
])('a path with %s is not a pattern', (_, rule) => {
  expect(compilePattern(rule)).toBeTypeOf('string');
});

test('a pattern with the most placeholders matches', () => {
  const pattern = compilePattern(Array.from({ length: PLACEHOLDERS_MOST }, (_, n) => `/:p${n}`).join(''));
  const path = new AskedPath(Array.from({ length: PLACEHOLDERS_MOST }, (_, n) => `/v${n}`).join(''));
  const captures = typeof pattern === 'string' ? undefined : match(pattern, path);
  expect(captures?.get('p31')).toBe('v31');
});

test('of the rules that match a path, a limited number is tried until one has a target', async () => {
  await using site = new TestSite();
  const missing = (count: number) => '/*/a /gone/:splat 200\n'.repeat(count);
  await site.deploy('d1', { 'index.html': 'root', _redirects: `${missing(TRIED_MOST - 1)}/x/* /found` });
  expect((await site.get('/x/a')).headers.location).toBe('/found');
  await site.deploy('d2', { 'index.html': 'root', _redirects: `${missing(TRIED_MOST)}/x/* /found` });
  expect((await site.get('/x/a')).status).toBe(404);
});

test('a path that is too long for the rules is refused, so that it cannot evade one', async () => {
  await using site = new TestSite();
  site.settings({ spaFallback: true });
  await site.deploy('d1', { 'index.html': 'root', _headers: '/*\n  X-Frame-Options: DENY\n' });
  const longest = `/${'a'.repeat(4_096)}`;
  expect((await site.get(longest)).headers['x-frame-options']).toBe('DENY');
  expect(await site.get(`${longest}a`)).toMatchObject({ status: 414, headers: { 'cache-control': 'no-store' } });
  expect((await site.get(`/${'%61'.repeat(4_096)}`)).headers['x-frame-options']).toBe('DENY');
});

test('a redirect whose target would be too large for a header does not apply', async () => {
  await using site = new TestSite();
  await site.deploy('d1', { 'index.html': 'root', _redirects: '/a/* /:splat/:splat/:splat\n/a/* /short' });
  expect((await site.get(`/a/${'b'.repeat(4_000)}`)).headers.location).toBe('/short');
  expect((await site.get('/a/b')).headers.location).toBe('/b/b/b');
});

test('the characters that are encoded for one request are bounded, over all of its rules', () => {
  const path = new AskedPath(`/${'é/'.repeat(2_000)}x`);
  const parts = Array.from({ length: 20 }, (_, n) => path.path.slice(n));
  const encoded = parts.map((part) => path.encode(part)).filter((part) => part !== undefined);
  expect(encoded).toHaveLength(8);
});
