import { expect, test } from 'vitest';
import { gitIn } from '../../src/check/git.ts';
import { sourcesOf } from '../../src/check/sources.ts';
import { createRepository } from '../support/repositories.ts';

test('finds where an address was written, or names no place', async () => {
  using repository = createRepository({
    'src/pages/about.md': '# About\n\n[The pier](/pier#end) and [more](/more)\n',
    'src/pages/index.md': '[more](/more)\n',
    'src/nav.js': "export const links = [\n  { to: '/a&b' },\n  { to: '/cafe\u0301' },\n];\n",
    'src/twice.html': '<a href="/twice">\n<a href="/twice">',
    'docs/guide.md': 'see /guide-to-everything and "/deep/guide"',
    'public/index.html': '<img src="%PUBLIC_URL%/a.png">',
    'dist/index.html': '<a href="/built">',
    'src/built.md': '[x](/built)',
    'public/_headers': '/*\n',
    'dist/_headers': '/*\n',
    'a/_redirects': '/a /b\n',
    'b/_redirects': '/a /b\n',
    'logo.png': Buffer.from([0, 1, 2, ...Buffer.from('"/binary"')]),
  });
  const commit = repository.git('rev-parse', 'HEAD');
  const git = gitIn(repository.path, process.env, new AbortController().signal);
  const sources = sourcesOf(git, commit, 'dist');
  const find = async (href: string, page = 'index.html') => {
    const place = await sources.find(href, page);
    return place && `${place.file}:${place.line}:${place.column}`;
  };
  expect(await find('/pier#end')).toBe('src/pages/about.md:3:12');
  expect(await find('/pier')).toBe('src/pages/about.md:3:12');
  // Two files hold it: the page's own is meant.
  expect(await find('/more', 'about/index.html')).toBe('src/pages/about.md:3:34');
  expect(await find('/more', 'index.html')).toBe('src/pages/index.md:1:8');
  expect(await find('/more', 'news/index.html')).toBeUndefined();
  // A builder made the address relative.
  expect(await find('../../pier', 'about/deep/index.html')).toBe('src/pages/about.md:3:12');
  expect(await find('/a&b')).toBe('src/nav.js:2:10');
  expect(await find('/pier/')).toBe('src/pages/about.md:3:12');
  // Behind a variable.
  expect(await find('/a.png')).toBe('public/index.html:1:23');
  expect(await find('/twice')).toBe('src/twice.html:1:10');
  expect(await find('/guide')).toBeUndefined();
  expect(await find('/built')).toBe('src/built.md:1:5');
  expect(await find('/binary')).toBeUndefined();
  expect(await find('/nowhere')).toBeUndefined();
  // The output has a copy of it. Of two files, either may be meant.
  expect(await sources.fileNamed('_headers')).toBe('public/_headers');
  expect(await sources.fileNamed('_redirects')).toBeUndefined();
});
