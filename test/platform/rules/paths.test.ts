import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodePath, encodePath, findFile } from '../../../src/platform/rules/path.ts';
import { TestSite } from '../edge/support.ts';

const segment = fc.oneof(
  fc.constantFrom(
    '',
    '.',
    '..',
    'a',
    'b',
    'index',
    'index.html',
    'a.html',
    '%2e%2e',
    '%2F',
    '%00',
    '%',
    '\\',
    '%5c',
    'é',
  ),
  fc.string({ maxLength: 6 }),
);
const rawPath = fc.array(segment, { maxLength: 6 }).map((segments) => `/${segments.join('/')}`);

test('no path ever finds a file that the release does not have', () => {
  const files = fc.uniqueArray(fc.array(segment, { minLength: 1, maxLength: 4 }).map((each) => each.join('/')));
  fc.assert(
    fc.property(rawPath, files, (raw, names) => {
      const path = decodePath(raw);
      const has = new Set(names);
      const found = path === undefined ? undefined : findFile(path, (name) => has.has(name));
      if (found?.kind === 'file') expect(has.has(found.path)).toBe(true);
      if (found?.kind === 'redirect') {
        const next = findFile(found.to, (name) => has.has(name));
        expect(next?.kind).toBe('file');
      }
    }),
    { numRuns: 2_000 },
  );
});

test('a decoded path does not contain "..", NUL or a backslash', () => {
  fc.assert(
    fc.property(fc.oneof(rawPath, fc.webPath(), fc.string()), (raw) => {
      const path = decodePath(raw);
      if (path === undefined) return;
      expect(path.split('/')).not.toContain('..');
      expect(path).not.toMatch(/[\0\\]/);
    }),
    { numRuns: 2_000 },
  );
});

test('a file name that is encoded for a URL and decoded again does not change', () => {
  const name = fc.string({ unit: 'binary', minLength: 1 }).filter((each) => !/[\0\\/]|^\.\.?$/.test(each));
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 4 }), (segments) => {
      const path = segments.join('/');
      const encoded = encodePath(path);
      expect(encoded).toMatch(/^\/[\x21-\x7e]+$/);
      expect(decodePath(encoded)).toBe(path);
    }),
  );
});

test('the edge answers any request, and only with bytes of the release', async () => {
  await using site = new TestSite();
  const files = { 'index.html': 'root', 'a.html': 'page a', 'b/index.html': 'page b', 'b/é.txt': 'accent' };
  await site.deploy('d1', files);
  const texts = new Set<string>(Object.values(files));
  await fc.assert(
    fc.asyncProperty(rawPath, async (raw) => {
      const { status, text, headers } = await site.get(raw);
      expect([200, 308, 400, 404]).toContain(status);
      if (status === 200) expect(texts.has(text)).toBe(true);
      if (status === 308) expect(headers.location).toMatch(/^\/(?!\/)/);
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['/about', 200, 'about page'],
  ['/about.html', 200, 'about page'],
  ['/about/', 308, '/about'],
  ['/docs', 308, '/docs/'],
  ['/docs?x=1&y=%20', 308, '/docs/?x=1&y=%20'],
  ['/docs/', 200, 'docs index'],
  ['/docs/index.html', 200, 'docs index'],
  ['/docs/caf%C3%A9.txt', 200, 'accent'],
  ['/docs/a%20b', 308, '/docs/a%20b/'],
  ['/.well-known/security.txt', 200, 'contact'],
  ['/index', 200, 'root'],
  ['/logo.png/', 404, undefined],
  ['//evil.com/..', 400, undefined],
  ['//docs', 404, undefined],
  ['/docs/../about', 400, undefined],
  ['/docs/%2e%2e/about', 400, undefined],
  ['/%2e%2e%2f%2e%2e%2fetc/passwd', 400, undefined],
  ['/..%5c..%5cwindows', 400, undefined],
  ['/a%00.html', 400, undefined],
  ['/%zz', 400, undefined],
  ['/%c0%ae%c0%ae/', 400, undefined],
  ['/_headers', 404, undefined],
  ['/_redirects', 404, undefined],
])('%s answers %i', async (target, status, expected) => {
  await using site = new TestSite();
  await site.deploy('d1', {
    'index.html': 'root',
    'about.html': 'about page',
    'docs/index.html': 'docs index',
    'docs/café.txt': 'accent',
    'docs/a b/index.html': 'blank',
    'logo.png': 'png',
    '.well-known/security.txt': 'contact',
    _headers: '/*\n  X-A: b\n',
    _redirects: '/nowhere /else\n',
  });
  const answer = await site.get(target);
  expect(answer.status).toBe(status);
  if (status === 200) expect(answer.text).toBe(expected);
  if (status === 308) expect(answer.headers.location).toBe(expected);
});
