import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareOutputs, nameWithoutHash } from '../../src/check/compare.ts';
import type { BuiltFile } from '../../src/contract/built-output.ts';

type Contents = Readonly<Record<string, string>>;

const filesOf = (contents: Contents): readonly BuiltFile[] =>
  Object.entries(contents).map(([path, content]) => {
    const bytes = content.length;
    return { path, digest: content, bytes, brotli: Math.ceil(bytes / 2), gzip: bytes };
  });

const compare = (now: Contents, base: Contents) => compareOutputs({ pages: 2 }, filesOf(now), filesOf(base));

/** `+ new.txt 3`, `- old.txt -3`, `a.txt 1`, `app-B.js < app-A.js 0` */
function told(now: Contents, base: Contents): readonly string[] {
  const signs = { added: '+ ', removed: '- ', changed: '' };
  return compare(now, base).changes.map(
    ({ kind, path, formerly, bytes }) => `${signs[kind]}${path}${formerly ? ` < ${formerly}` : ''} ${bytes}`,
  );
}

describe('two outputs', () => {
  test('that are the same differ in nothing', () => {
    const { changes, ...figures } = compare({ 'a.html': 'x' }, { 'a.html': 'x' });
    expect(changes).toEqual([]);
    expect(Object.values(figures).map(({ change }) => change)).toEqual([0, 0, 0, 0, 0]);
  });

  test('differ in figures: what there is now, and how much more that is', () => {
    const { changes: _, ...figures } = compare({ 'a.html': '1234', 'b.htm': '12' }, { 'a.html': '1', 'c.css': '12' });
    expect(figures).toEqual({
      pages: { now: 2, change: 1 },
      files: { now: 2, change: 0 },
      bytes: { now: 6, change: 3 },
      brotli: { now: 3, change: 1 },
      gzip: { now: 6, change: 3 },
    });
  });

  test('differ in files, the largest difference first, then by name', () => {
    const base = { same: 'x', 'b.txt': '1', 'old.txt': '123', 'c.txt': 'abc' };
    expect(told({ same: 'x', 'b.txt': '12345', 'new.txt': '1234', 'c.txt': 'abd', 'a.txt': '1234' }, base)).toEqual([
      ...['+ a.txt 4', 'b.txt 4', '+ new.txt 4', '- old.txt -3', 'c.txt 0'],
    ]);
  });

  test('have one changed file where only the hash in a name is another', () => {
    expect(told({ 'assets/index-Bx3f9a.js': '12' }, { 'assets/index-C71aa0.js': '1' })).toEqual([
      'assets/index-Bx3f9a.js < assets/index-C71aa0.js 1',
    ]);
  });

  test('have another file in another folder, or with another ending', () => {
    expect(told({ 'a/app-Bx3f9a.js': '1' }, { 'b/app-C71aa0.js': '1' })).toHaveLength(2);
    expect(told({ 'app-Bx3f9a.css': '1' }, { 'app-C71aa0.js': '1' })).toHaveLength(2);
  });

  test('have files added and removed where it is not clear which became which', () => {
    const now = { 'chunk-AAAAAA22.js': '1', 'chunk-AAAAAA33.js': '2' };
    expect(told(now, { 'chunk-BBBBBB22.js': '1' })).toEqual([
      ...['+ chunk-AAAAAA22.js 1', '+ chunk-AAAAAA33.js 1', '- chunk-BBBBBB22.js -1'],
    ]);
  });

  test('are clear again where the other files of a name stayed', () => {
    const now = { 'chunk-AAAAAA22.js': '1', 'chunk-CCCCCC33.js': '23' };
    expect(told(now, { 'chunk-AAAAAA22.js': '1', 'chunk-BBBBBB22.js': '2' })).toEqual([
      'chunk-CCCCCC33.js < chunk-BBBBBB22.js 1',
    ]);
  });

  test('account for every byte and file, whatever they are', () => {
    const names = fc.constantFrom(
      'a',
      'b.js',
      'x-Bx3f9a.js',
      'x-C71aa0.js',
      'x-D81bb1.js',
      'y/x-Bx3f9a.js',
      '__proto__',
    );
    const contents = fc.dictionary(names, fc.string({ maxLength: 4 }), { noNullPrototype: false });
    fc.assert(
      fc.property(contents, contents, (now, base) => {
        const { changes, bytes, files } = compare(now, base);
        const count = (kind: string) => changes.filter((each) => each.kind === kind).length;
        expect(changes.reduce((sum, each) => sum + each.bytes, 0)).toBe(bytes.change);
        expect(count('added') - count('removed')).toBe(files.change);
      }),
    );
  });
});

describe('a name without its hash', () => {
  test.each([
    ['assets/index-Bx3f9a.js', 'assets/index-*.js'],
    ['assets/index-DiW7gTda.css', 'assets/index-*.css'],
    ['assets/index-D_x-2aBc.js', 'assets/index-*.js'],
    ['_astro/about.C4-hQ_2d.css', '_astro/about.*.css'],
    ['main.0a1b2c3d.chunk.js.map', 'main.*.chunk.js.map'],
    ['styles-ABCDEFGH.css', 'styles-*.css'],
    ['_next/static/chunks/app/page-0a1b2c3d4e5f6a7b.js', '_next/static/chunks/app/page-*.js'],
    ['js/0a1b2c3d4e5f.js', 'js/*.js'],
  ])('of %s is %s', (path, name) => expect(nameWithoutHash(path)).toBe(name));

  test.each([
    ...['index.html', 'about-Bx3f9a.html', 'posts/20260101.txt', 'report-202401.pdf', 'our-company.js', 'logo-v2.png'],
    ...['robots.txt', 'CNAME', '.htaccess', '', 'a/', 'jquery-3.7.1.min.js', 'apple-touch-icon.png', 'main-UPPER.js'],
  ])('is not there for %s', (path) => expect(nameWithoutHash(path)).toBeUndefined());

  test('is found in linear time', () => {
    for (const letter of ['-', 'a', 'A1', '.', '.min', '1']) nameWithoutHash(letter.repeat(100_000));
  }, 5_000);
});
