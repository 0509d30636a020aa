import { expect, test } from 'vitest';
import type { Crawled, DeadLink } from '../../src/check/crawl.ts';
import { findingsOf, matterFindings } from '../../src/check/findings.ts';
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
    const traced = await sources.find(href, page);
    if (!traced) return undefined;
    const shown = [traced.place, ...traced.others].map(({ file, line, column }) => `${file}:${line}:${column}`);
    return shown.join(' ');
  };
  expect(await find('/pier#end')).toBe('src/pages/about.md:3:12');
  expect(await find('/pier')).toBe('src/pages/about.md:3:12');
  // Two files hold it: the page's own is meant.
  expect(await find('/more', 'about/index.html')).toBe('src/pages/about.md:3:34');
  expect(await find('/more', 'index.html')).toBe('src/pages/index.md:1:8');
  expect(await find('/more', 'news/index.html')).toBe('src/pages/about.md:3:34 src/pages/index.md:1:8');
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

test('finds a rule of a tool in the only style sheet that has it', async () => {
  using repository = createRepository({
    'src/a.css': 'b {}\n@tailwind base;\n@tailwind utilities;\n',
    'dist/a.css': '@tailwind base;\n',
    'src/b.scss': '.b { @apply px-2; }\n',
    'src/c.css': '.c { @apply px-2; }\n',
  });
  const commit = repository.git('rev-parse', 'HEAD');
  const sources = sourcesOf(gitIn(repository.path, process.env, new AbortController().signal), commit, 'dist');
  expect(await sources.ruleNamed('@tailwind')).toEqual({ file: 'src/a.css', line: 2 });
  expect(await sources.ruleNamed('@apply')).toBeUndefined();
});

test('finds an address in the forms that sources and template languages write', async () => {
  using repository = createRepository({
    'src/index.pug': "img(src='images/pug only.png')\n",
    'src/post.md': '![pic](./pics/my%20picture.png)\n![other](../shared/photo.jpg)\n',
    'src/page.njk': '{% image "img/from-root.svg" %}\n',
  });
  const commit = repository.git('rev-parse', 'HEAD');
  const sources = sourcesOf(gitIn(repository.path, process.env, new AbortController().signal), commit, 'dist');
  const find = async (href: string, page: string) => (await sources.find(href, page))?.place;
  expect(await find('/images/pug%20only.png', 'index.html')).toMatchObject({ file: 'src/index.pug', line: 1 });
  expect(await find('pics/my%20picture.png', 'post/index.html')).toMatchObject({ file: 'src/post.md', line: 1 });
  expect(await find('/blog/shared/photo.jpg', 'blog/post/index.html')).toMatchObject({ file: 'src/post.md', line: 2 });
  expect(await find('/img/from-root.svg', 'page/index.html')).toMatchObject({ file: 'src/page.njk', line: 1 });
  expect(await find('/other.png', 'index.html')).toBeUndefined();
});

test('finds style sheets that end within a block, and not those of tests', async () => {
  using repository = createRepository({
    'src/a.css': 'h1 { color: red }\n@media print {\n  p { margin: 0 }\n',
    'src/b.css': 'a::before { content: "{"; } /* { */\n',
    'test/fixtures/c.css': 'p {',
    'dist/d.css': 'p {',
  });
  const commit = repository.git('rev-parse', 'HEAD');
  const sources = sourcesOf(gitIn(repository.path, process.env, new AbortController().signal), commit, 'dist');
  expect(await sources.unclosedSheets()).toEqual([{ file: 'src/a.css', line: 2 }]);
});

test('finds pages whose front matter is not opened or not closed, beside others of their kind', async () => {
  const whole = '---\ntitle: One\n# a comment\ntags:\n  - a\n---\n\nText\n\n---\n';
  using repository = createRepository({
    'posts/whole.md': whole,
    'posts/unopened.md': 'title: Two\ndate: 2020-01-01\n---\n\nText\n',
    'posts/unclosed.md': '---\ntitle: Three\ndate: 2020-01-01\n\nText with a word: this\n',
    // A text, and front matter that no other page of the folder has.
    'posts/text.md': 'Note: this\nis no front matter\n---\n',
    'posts/heading.md': 'title: only one line\n---\n',
    'posts/none.md': '---\n\ntext\n',
    'other/alone.md': 'title: Two\ndate: 2020-01-01\n---\n',
    'dist/unopened.md': 'title: Two\ndate: 2020-01-01\n---\n',
    'dist/whole.md': whole,
  });
  const commit = repository.git('rev-parse', 'HEAD');
  const sources = sourcesOf(gitIn(repository.path, process.env, new AbortController().signal), commit, 'dist');
  expect(await sources.openFrontMatter()).toEqual([
    { file: 'posts/unclosed.md', lacks: 'last' },
    { file: 'posts/unopened.md', lacks: 'first' },
  ]);
  const [unclosed, unopened] = await matterFindings(sources);
  expect(unclosed).toMatchObject({
    place: { file: 'posts/unclosed.md', line: 1 },
    remedy: 'Add the line --- below the last key.',
  });
  expect(unopened?.message).toBe(
    'The front matter of posts/unopened.md lacks its first line ---: tools take it for text, and show it',
  );
});

test('finds the file of the sources that a missing file may be meant as', async () => {
  using repository = createRepository({
    'static/img/Logo.PNG': 'png',
    'img/[1].gif': 'gif',
    'a/same.png': 'a',
    'b/same.png': 'b',
    'b/Twice.png': 'b',
    'a/twice.png': 'a',
    'dist/img/old.png': 'old',
  });
  const commit = repository.git('rev-parse', 'HEAD');
  const sources = sourcesOf(gitIn(repository.path, process.env, new AbortController().signal), commit, 'dist');
  expect(await sources.fileOf('/img/logo.png')).toBe('static/img/Logo.PNG');
  expect(await sources.fileOf('/img/[1].gif')).toBe('img/[1].gif');
  expect(await sources.fileOf('/twice.png')).toBe('a/twice.png');
  expect(await sources.fileOf('/b/same.png')).toBe('b/same.png');
  for (const none of ['/same.png', '/img/old.png', '/img/*.gif', '/mg/logo.png']) {
    expect(await sources.fileOf(none)).toBeUndefined();
  }
  const dead = (path: string): DeadLink => ({
    ...{
      href: path,
      url: new URL(path, 'http://site.localhost/'),
      why: 'answers 404',
      files: ['index.html'],
      count: 1,
    },
    kind: 'asset',
  });
  const crawled: Crawled = {
    ...{
      index: { status: 200, empty: false, unfilled: undefined },
      pages: 1,
      links: 2,
      unread: 0,
      unclosed: [],
      unprocessed: [],
      elsewhere: undefined,
    },
    ...{ dead: [dead('/img/logo.png'), dead('/img/[1].gif')], basePath: undefined, instead: undefined },
  };
  const messages = (await findingsOf(crawled, sources)).map(({ message }) => message.split('; ')[1]);
  expect(messages).toEqual([
    'the repository has static/img/Logo.PNG: addresses distinguish capital from small letters',
    'the repository has img/[1].gif, which the build did not write to this address',
  ]);
});
