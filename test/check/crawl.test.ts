import { expect, test } from 'vitest';
import { crawl } from '../../src/check/crawl.ts';

/** A site in memory that answers as the edge does: files by name, folders by their index, redirects where it is told. */
function siteOf(files: Readonly<Record<string, string>>, redirects: Readonly<Record<string, string>> = {}) {
  const asked: string[] = [];
  const fetcher: typeof fetch = async (input) => {
    const { pathname } = new URL(String(input));
    asked.push(pathname);
    const to = redirects[pathname];
    if (to !== undefined) return new Response(null, { status: 308, headers: { location: to } });
    const path = decodeURIComponent(pathname).slice(1);
    const found = [path, `${path}.html`, `${path}index.html`].find((each) => files[each] !== undefined);
    if (found === undefined) return new Response('', { status: 404 });
    return new Response(files[found] ?? '', {
      headers: { 'content-type': found.endsWith('.html') ? 'text/html' : 'text/plain' },
    });
  };
  const site = { root: new URL('http://site.localhost:4400/'), fetch: fetcher, signal: new AbortController().signal };
  return { asked, site, look: () => crawl(site, Object.keys(files)) };
}

const told = ({ dead }: Awaited<ReturnType<typeof crawl>>) =>
  dead.map(({ kind, href, why, files }) => `${kind} ${href} ${why} in ${files.join(', ')}`);

test('follows links as browsers resolve them', async () => {
  const found = await siteOf({
    'index.html': '<base href="/docs/"><a href="guide">x</a><a href="../top">x</a><a href="/no">x</a>',
    'docs/guide.html': '<a href="deep/">x</a><a href="./deep/?q=1#part">x</a><a href="not there">x</a>',
    'docs/deep/index.html': '<b id="part">x</b><a href="../guide#">x</a><a href="..\\top">x</a>',
    'top.html': '<a href="?q">x</a><a href="#top">x</a><a href="caf%C3%A9">x</a><a href="café">x</a>',
    'café.html': '<a href="//site.localhost:4400/top">x</a>',
    'docs/top.html': 'x',
  }).look();
  expect(told(found)).toEqual(['link not there answers 404 in docs/guide.html', 'link /no answers 404 in index.html']);
  expect(found).toMatchObject({ pages: 6, unread: 0, index: { status: 200, empty: false } });
});

test('reads the index page of a site that is served at the base path that it was built for', async () => {
  const { site } = siteOf(
    {
      'docs/index.html': '<a href="/docs/a/">x</a><a href="/docs/none/">x</a><a href="/gone">x</a>',
      'docs/a/index.html': '<a href="/docs/">x</a>',
      'a/index.html': '<a href="/docs/">x</a>',
    },
    { '/': '/docs/' },
  );
  const found = await crawl(site, ['index.html', 'a/index.html']);
  expect(told(found)).toEqual(['link /docs/none/ answers 404 in index.html', 'link /gone answers 404 in index.html']);
  // A rule that leads to another page of the output.
  const { site: ruled } = siteOf({ 'en/index.html': '<a href="/gone">x</a>' }, { '/': '/en/' });
  expect(told(await crawl(ruled, ['index.html', 'en/index.html']))).toEqual([
    'link /gone answers 404 in en/index.html',
  ]);
});

test('asks for nothing outside of the site', async () => {
  const outside = [
    'https://example.com/a',
    '//cdn.example/x.js',
    'mailto:a@b.c',
    'tel:1',
    'javascript:go()',
    'data:,x',
  ];
  const site = siteOf(
    {
      'index.html': `${outside.map((href) => `<a href="${href}">x</a>`).join('')}<a href="http://">x</a><a href="/out">x</a>`,
    },
    { '/out': 'https://example.com/' },
  );
  expect(told(await site.look())).toEqual([]);
  expect(new Set(site.asked)).toEqual(new Set(['/', '/out']));
});

test('follows redirects to their end, and tells of those without one', async () => {
  const site = siteOf(
    {
      'index.html': '<a href="/old">x</a><a href="/gone">x</a><a href="/round">x</a><a href="/old#no">x</a>',
      'new.html': 'x',
    },
    { '/old': '/new', '/gone': '/nowhere', '/round': '/about', '/about': '/round' },
  );
  expect(told(await site.look())).toEqual([
    'link /gone answers 404 in index.html',
    'fragment /old#no names no part of it in index.html',
    'link /round redirects in a circle in index.html',
  ]);
});

test('tells a link that many pages hold once, and asks for it once', async () => {
  const pages = Array.from({ length: 12 }, (_, index) => [`${index}.html`, '<img src="/logo.png">'] as const);
  const site = siteOf({ 'index.html': 'x', ...Object.fromEntries(pages) });
  const { dead } = await site.look();
  expect(dead).toEqual([expect.objectContaining({ kind: 'asset', href: '/logo.png', count: 12 })]);
  expect(site.asked.filter((path) => path === '/logo.png')).toHaveLength(1);
});

test('is not deceived by a page in place of an image', async () => {
  const page = { headers: { 'content-type': 'text/html; charset=utf-8' } };
  const fetcher: typeof fetch = async () => new Response('<img src="/gone.png"><a href="/route">x</a>', page);
  const { signal } = new AbortController();
  const found = await crawl({ root: new URL('http://site.localhost/'), fetch: fetcher, signal }, ['index.html']);
  expect(told(found)).toEqual(['asset /gone.png answers with a page in index.html']);
});

test('leaves fragments alone that a script may know', async () => {
  const found = await siteOf({
    'index.html':
      '<a href="#/route">x</a><a href="#!/old">x</a><a href="/a#:~:text=x">x</a><a href="/data.json#x">x</a>',
    'a.html': 'x',
    'data.json': '{}',
  }).look();
  expect(told(found)).toEqual([]);
});

test('tells of an index that does not answer, and of an empty one', async () => {
  expect((await siteOf({ 'a.html': 'x' }).look()).index).toEqual({ status: 404, empty: false });
  expect((await siteOf({ 'index.html': '<html><body> </body></html>' }).look()).index).toEqual({
    status: 200,
    empty: true,
  });
});

test('sees that a site was built for a base path which it is served without', async () => {
  const page = '<script src="/org/site/a.js"></script><a href="/org/site/">x</a><a href="/org/site/guide">x</a>';
  const pages = { 'index.html': `${page}<a href="/org/site/no">x</a>`, 'guide.html': page };
  const found = await siteOf({ ...pages, 'a.js': '' }).look();
  expect([found.basePath, found.dead.length]).toEqual(['/org/site/', 4]);
});

test('sees that pages load what the build wrote from another host', async () => {
  const page = '<script src="https://acme.example/site/assets/a.js"></script><a href="/b">x</a>';
  const pages = { 'index.html': page, 'b.html': page };
  const found = await siteOf({ ...pages, 'assets/a.js': '' }).look();
  expect(found.elsewhere).toEqual({ base: 'https://acme.example/site/', pages: 2 });
  expect((await siteOf(pages).look()).elsewhere).toBeUndefined();
});

test('takes no library of a CDN for it, although the site has a copy, and no page that loads scripts of its own', async () => {
  const library = '<script src="https://cdn.example/npm/ink/1.0/dist/lib/ink.js"></script>';
  expect((await siteOf({ 'index.html': library, 'ink.js': '' }).look()).elsewhere).toBeUndefined();
  const own = `<link rel="stylesheet" href="/own.css">${library}`;
  const files = { 'index.html': own, 'own.css': '', 'lib/ink.js': '' };
  expect((await siteOf(files).look()).elsewhere).toBeUndefined();
});

test('sees no base path in dead links alone, nor where something lies below it', async () => {
  const links = '<a href="/blog/a">x</a><a href="/blog/b">x</a><a href="/blog/c">x</a>';
  expect((await siteOf({ 'index.html': links }).look()).basePath).toBeUndefined();
  const there = { 'index.html': links, 'a.html': 'x', 'b.html': 'x', 'blog/d.html': 'x' };
  expect((await siteOf(there).look()).basePath).toBeUndefined();
});

test('sees that the site lies in a folder of the output, and tells no file of it as missing', async () => {
  const page =
    '<base href="/"><script src="main.js"></script><a href="/no">x</a><a href="/deep">x</a><a href="/">x</a>';
  const files = { 'app/browser/index.html': page, 'app/browser/main.js': '', 'app/browser/deep/index.html': 'x' };
  const found = await siteOf(files).look();
  expect([found.instead?.folder, told(found)]).toEqual([
    'app/browser',
    ['link /no answers 404 in app/browser/index.html'],
  ]);
  expect((await siteOf({ 'a/index.html': 'x', 'b/index.html': 'x' }).look()).instead?.folder).toBeUndefined();
});

/** A server: pages by path, which have no files. Any other path answers with `status`, and no page. */
function serverOf(pages: Readonly<Record<string, string>>, status = 404) {
  const asked: string[] = [];
  const fetcher: typeof fetch = async (input, { method = 'GET' } = {}) => {
    const { pathname, search } = new URL(String(input));
    asked.push(`${method} ${pathname}${search}`);
    const page = pages[pathname];
    if (page === undefined) return new Response('{}', { status, headers: { 'content-type': 'application/json' } });
    return new Response(page, { headers: { 'content-type': 'text/html' } });
  };
  const site = { root: new URL('http://app.localhost/'), fetch: fetcher, signal: new AbortController().signal };
  return { asked, look: () => crawl(site, [], true) };
}

test('reads the pages that a server makes by their links, each once, and tells of dead ones', async () => {
  const server = serverOf({
    '/': '<a href="/list">x</a><a href="/list?page=2">x</a>',
    '/list': '<b id="top">x</b><a href="/list?page=3">x</a><a href="/one#gone">x</a><img src="/no.png">',
    '/one': '<a href="/">x</a><a href="/none">x</a>',
  });
  const found = await server.look();
  expect(told(found)).toEqual([
    'asset /no.png answers 404 in list',
    'fragment /one#gone names no part of it in list',
    'link /none answers 404 in one',
  ]);
  expect(found).toMatchObject({ pages: 3, unread: 0, index: { status: 200, empty: false }, instead: undefined });
  expect(server.asked.filter((each) => each.startsWith('GET /list'))).toHaveLength(1);
});

test.each([200, 404, 500])('a server that answers / with %s and no page has no pages', async (status) => {
  const found = await serverOf({}, status).look();
  expect(found).toMatchObject({ pages: 0, dead: [], instead: undefined, index: { status, empty: false } });
});

test('a file that a script requests is missing if the output has it at no path', async () => {
  const { look } = siteOf({
    'index.html': '<script src="js/site.js"></script>',
    'js/site.js': `fetch('data/gone.json').then(x);$.getJSON( "../data/there.json",f);fetch("there.json");fetch("/api/x");new Worker('/w.js');fetch(\`\${a}.json\`)`,
    'data/there.json': '{}',
  });
  expect(told(await look())).toEqual([
    'mention /w.js answers 404 in js/site.js',
    'mention data/gone.json answers 404 in js/site.js',
  ]);
});

test('a page that shows the tags of its template engine is found, and not one that quotes them', async () => {
  const { look } = siteOf({
    'index.html': "<!DOCTYPE html><%- partial('_partial/head') %><body><section><%- body %></section>",
    'docs.html': '<p>Write &lt;%- body %></p><pre><%- body %></pre><script type="text/template"><%- body %></script>',
  });
  expect((await look()).unprocessed).toEqual([{ file: 'index.html', rule: "<%- partial('_partial/head') %>" }]);
});
