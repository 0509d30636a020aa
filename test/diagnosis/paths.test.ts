import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Diagnostic } from '../../src/contract/control-plane.ts';
import { type CheckoutFiles, mapPath, mapPaths } from '../../src/diagnosis/paths.ts';

const FILES = [
  'src/main.ts',
  'src/App.vue',
  'src/a b (1).ts',
  'app/(shop)/[slug]/page.tsx',
  'apps/web/src/page.ts',
  'packages/ui/button.ts',
  'index.js',
  'package.json',
];

function checkout(more: Partial<CheckoutFiles> = {}): CheckoutFiles {
  return { exists: (path) => FILES.includes(path), ...more };
}

test.each([
  ['a plain path', 'src/main.ts', 'src/main.ts'],
  ['a path with ./', './src/../src/main.ts', 'src/main.ts'],
  ['spaces and parentheses', 'src/a b (1).ts', 'src/a b (1).ts'],
  ['route groups', './app/(shop)/[slug]/page.tsx', 'app/(shop)/[slug]/page.tsx'],
  ['/workspace', '/workspace/repo/src/main.ts', 'src/main.ts'],
  ['a runner', '/home/runner/work/shop/shop/src/main.ts', 'src/main.ts'],
  ['a container', '/app/src/main.ts', 'src/main.ts'],
  ['a container under /usr/src', '/usr/src/app/src/main.ts', 'src/main.ts'],
  ['a file at the root', '/app/index.js', 'index.js'],
  ['a Windows drive', 'C:\\repo\\src\\main.ts', 'src/main.ts'],
  ['a file URL', 'file:///workspace/repo/src/a%20b%20(1).ts', 'src/a b (1).ts'],
  ['a file URL with a drive', 'file:///C:/repo/src/main.ts', 'src/main.ts'],
  ['a query', '/workspace/src/App.vue?vue&type=script&lang.ts', 'src/App.vue'],
  ['webpack', 'webpack:///./src/main.ts', 'src/main.ts'],
  ['webpack with a name', 'webpack://shop/./src/main.ts', 'src/main.ts'],
  ['webpack-internal', 'webpack-internal:///(rsc)/./app/(shop)/[slug]/page.tsx', 'app/(shop)/[slug]/page.tsx'],
  ['loaders', './node_modules/css-loader/dist/cjs.js!./src/main.ts', 'src/main.ts'],
  ['a longer end before a shorter one', '/x/apps/web/src/page.ts', 'apps/web/src/page.ts'],
])('finds %s', (_, written, expected) => {
  expect(mapPath(written, checkout())).toBe(expected);
});

test.each([
  ['a file that is not there', 'src/gone.ts'],
  ['a way out', '../src/main.ts'],
  ['a way out and back in', '../../repo/src/main.ts'],
  ['a package', '/workspace/node_modules/x/src/main.ts'],
  ['a package by a relative path', 'node_modules/index.js'],
  ['Node itself', 'node:internal/src/main.ts'],
  ['a URL', 'https://example.com/src/main.ts'],
  ['the system', '/usr/lib/node/src/main.ts'],
  ['a version manager', '/home/me/.nvm/versions/src/main.ts'],
  ['nothing', ''],
  ['a folder', '/'],
])('gives nothing for %s', (_, written) => {
  expect(mapPath(written, checkout())).toBeUndefined();
});

test('counts relative paths from the root directory first', () => {
  const web = checkout({ rootDirectory: 'apps/web' });
  expect(mapPath('src/page.ts', web)).toBe('apps/web/src/page.ts');
  expect(mapPath('../../packages/ui/button.ts', web)).toBe('packages/ui/button.ts');
  expect(mapPath('src/main.ts', web)).toBe('src/main.ts');
  expect(mapPath('/app/src/page.ts', web)).toBe('apps/web/src/page.ts');
});

const finding: Diagnostic = { file: '', line: 1, column: 2, severity: 'error', code: null, message: 'no' };

test('gives the same place and message once, and drops what has no file', () => {
  const found = ['/app/src/main.ts', './src/main.ts', 'gone.ts'].map((file) => ({ ...finding, file }));
  expect(mapPaths(found, checkout())).toEqual([{ ...finding, file: 'src/main.ts' }]);
});

test('gives no line that counts from a block of a component, and names files as the repository does', () => {
  const message =
    "Could not resolve './x' in /builds/d1/src/App.vue?vue&type=script&lang.ts from /builds/d1/gone.ts or /a/b";
  const found = { ...finding, file: '/builds/d1/src/App.vue?vue&type=script&lang.ts', message };
  expect(mapPaths([found], checkout())).toEqual([
    {
      ...finding,
      ...{ file: 'src/App.vue', line: null, column: null },
      message: "Could not resolve './x' in src/App.vue from /builds/d1/gone.ts or /a/b",
    },
  ]);
});

test("makes a platform's messages plain lines", () => {
  const hostile = { ...finding, file: 'src/main.ts', code: 'x\n::debug::', message: 'a\n::error::\u001b[31mb\u202e' };
  expect(mapPaths([hostile], checkout())[0]).toMatchObject({ code: 'x ::debug::', message: 'a ::error::b' });
});

test('never asks for, and never gives, a path outside of the checkout', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '..',
      '.',
      '',
      '/',
      '\\',
      'C:',
      'file://',
      'webpack:///',
      '%2e%2e',
      '%2f',
      '%00',
      '!',
      '?',
      'node_modules',
      'src',
    ),
    fc.string({ maxLength: 8 }),
  );
  const written = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('/'));
  fc.assert(
    fc.property(written, fc.constantFrom(undefined, 'apps/web', '..', '/etc'), (path, rootDirectory) => {
      const asked: string[] = [];
      const exists = (each: string) => asked.push(each) > 0;
      const mapped = mapPath(path, { exists, rootDirectory });
      for (const each of mapped === undefined ? asked : [...asked, mapped]) {
        expect(each.startsWith('/')).toBe(false);
        expect(each.split('/').some((segment) => ['', '.', '..', 'node_modules'].includes(segment))).toBe(false);
      }
    }),
    { numRuns: 2_000 },
  );
});

test('a finding that has its line is not given a second time without', () => {
  const finding = { file: 'src/a.ts', column: null, severity: 'error', code: null, message: 'no' } as const;
  const found = mapPaths(
    [
      { ...finding, line: 3 },
      { ...finding, line: null },
    ],
    { exists: () => true },
  );
  expect(found.map(({ line }) => line)).toEqual([3]);
});
