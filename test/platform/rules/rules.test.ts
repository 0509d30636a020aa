import { expect, test } from 'vitest';
import { HEADER_RULES_MOST, parseHeaderRules } from '../../../src/platform/rules/header-rules.ts';
import { parseRedirects, REDIRECT_RULES_MOST } from '../../../src/platform/rules/redirects.ts';
import { readRules } from '../../../src/platform/rules/rules.ts';
import { TestSite, type Tree } from '../edge/support.ts';

const FILES: Tree = {
  'index.html': 'root',
  'new.html': 'new page',
  'app/index.html': 'app shell',
  'sorry.html': 'sorry',
  '404.html': 'not here',
};

async function siteWith(files: Tree): Promise<TestSite> {
  const site = new TestSite();
  await site.deploy('d1', { ...FILES, ...files });
  return site;
}

test.each([
  ['/old /new', '/old', 301, '/new'],
  ['/old /new 302', '/old/', 302, '/new'],
  ['/old /new 303', '/old?a=1', 303, '/new?a=1'],
  ['/old /new?b=2 307', '/old?a=1', 307, '/new?b=2'],
  ['/old /new#part 308', '/old?a=1', 308, '/new?a=1#part'],
  ['/old https://example.com/x', '/old', 301, 'https://example.com/x'],
  ['/blog/* /news/:splat', '/blog/2026/a%20b', 301, '/news/2026/a%20b'],
  ['/blog/* /news/:splat', '/blog', 301, '/news/'],
  ['/u/:id/posts/:post /p/:post?by=:id', '/u/7/posts/9', 301, '/p/9?by=7'],
  ['/café /new', '/caf%C3%A9', 301, '/new'],
  ['/go/* /:splat', '/go//evil.com', 301, '/evil.com'],
  ['/new /other 302!', '/new', 302, '/other'],
  ['/a /b 302 # comment\n/a /c 302', '/a', 302, '/b'],
  ['/a /b 302\n/a /c 302!', '/a', 302, '/b'],
  ['/new /b 302\n/new /c 302!', '/new', 302, '/c'],
  ['/a /b/:constructor 302', '/a', 302, '/b/:constructor'],
])('rule %j makes %s a %i', async (rule, target, status, location) => {
  await using site = await siteWith({ _redirects: `# rules\n\n${rule}\n` });
  expect(await site.get(target)).toMatchObject({ status, headers: { location, 'x-slipway-release': 'd1' } });
});

test.each([
  ['/app/* /app/index.html 200', '/app/deep/link', 200, 'app shell'],
  ['/app/* /app 200', '/app/deep/link', 200, 'app shell'],
  ['/spa/* /new 200', '/spa/x', 200, 'new page'],
  ['/* /sorry.html 404', '/gone', 404, 'sorry'],
  ['/* /sorry.html 404', '/new', 200, 'new page'],
  ['/new /sorry 200!', '/new', 200, 'sorry'],
  ['/x /gone.html 200\n/x /new 200', '/x', 200, 'new page'],
  ['/x https://example.com/:splat 200', '/x', 404, 'not here'],
  ['/x //example.com 200', '/x', 404, 'not here'],
  ['/loop /loop 301', '/loop', 404, 'not here'],
  ['/x /../../etc/passwd 200', '/x', 404, 'not here'],
])('rule %j serves %s with %i', async (rule, target, status, text) => {
  await using site = await siteWith({ _redirects: rule });
  expect(await site.get(target)).toMatchObject({ status, text });
});

test('invalid rules are ignored, with a warning that names the line', async () => {
  const lines = [
    '/ok /new',
    'nonsense',
    '/a',
    '/a /b 999',
    '/a /b 200 Country=us',
    '/*/x/* /b',
    '/a ftp://x',
    '/q id=:id /b',
    '/q id=:id /b 301',
    '/:year-:month /b',
  ];
  const { rules, ignored } = parseRedirects(lines.join('\n'));
  expect(rules).toHaveLength(1);
  expect(ignored.map(({ line }) => line)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
  const parameters = 'conditions and query parameters are not supported';
  expect(ignored.filter(({ reason }) => reason === parameters).map(({ line }) => line)).toEqual([5, 8, 9]);
  await using site = await siteWith({ _redirects: lines.join('\n') });
  expect((await site.get('/ok')).status).toBe(301);
  expect(site.logged).toContainEqual(expect.objectContaining({ event: 'rule_ignored', file: '_redirects', line: 4 }));
});

test('the number of rules is bounded', () => {
  const { rules, ignored } = parseRedirects('/a /b\n'.repeat(REDIRECT_RULES_MOST + 3));
  expect([rules.length, ignored.length]).toEqual([REDIRECT_RULES_MOST, 3]);
  const headers = parseHeaderRules('/a\n  X-A: b\n'.repeat(HEADER_RULES_MOST + 3));
  expect(headers.rules).toHaveLength(HEADER_RULES_MOST);
  expect(headers.ignored).toContainEqual(expect.objectContaining({ reason: 'too many rules' }));
});

test('header rules apply to the paths that they match, join equal names, and can remove a header', async () => {
  const rules = `# all
/*
  X-Frame-Options: DENY
  Link: </a.css>; rel=preload
  Cache-Control: public, max-age=60
/new
  Link: </b.css>; rel=preload
  ! X-Frame-Options
/app/:page
  X-Page: one
`;
  await using site = await siteWith({ _headers: rules, 'app/x.html': 'x' });
  expect((await site.get('/')).headers).toMatchObject({
    'x-frame-options': 'DENY',
    'cache-control': 'public, max-age=60',
  });
  const page = await site.get('/new');
  expect(page.headers.link).toBe('</a.css>; rel=preload, </b.css>; rel=preload');
  expect(page.headers['x-frame-options']).toBeUndefined();
  expect((await site.get('/app/x')).headers['x-page']).toBe('one');
  expect((await site.get('/gone')).headers).toMatchObject({ 'x-frame-options': 'DENY', 'cache-control': 'no-store' });
});

test('a header value contains what its path matched, encoded for a header', async () => {
  const _headers =
    '/m/:title/*\n  X-Title: see ":title", :splat, :other, https://a:8080\n/new\n  X-Page: :title:splat\n';
  await using site = await siteWith({ _headers });
  expect((await site.get('/m/a%0d%0ab%20%C3%A9/x/y')).headers['x-title']).toBe(
    'see "a%0D%0Ab%20%C3%A9", x/y, :other, https://a:8080',
  );
  expect((await site.get('/new')).headers['x-page']).toBe(':title');
});

test('the last block that matches sets the cookie, and the log lists ignored cookies of the same path', async () => {
  const _headers = '/*\n  Set-Cookie: a=1\n  Set-Cookie: b=2\n/new\n  Set-Cookie: c=3\n';
  await using site = await siteWith({ _headers });
  expect((await site.get('/')).headers['set-cookie']).toBe('a=1');
  expect((await site.get('/new')).headers['set-cookie']).toBe('c=3');
  expect(site.logged).toContainEqual(expect.objectContaining({ event: 'rule_ignored', file: '_headers', line: 3 }));
});

test('a forced rule comes before an asset of an earlier release, unless a rule that is not forced matches first', async () => {
  await using site = await siteWith({ 'assets/app-0a1b2c3d.js': 'old script' });
  await site.deploy('d2', { 'index.html': 'root', 'soon.html': 'soon', _redirects: '/* /soon 200!' });
  expect((await site.get('/assets/app-0a1b2c3d.js')).text).toBe('soon');
  await site.deploy('d3', { 'index.html': 'root', _redirects: '/* /index.html 200\n/* /soon 302!' });
  expect((await site.get('/assets/app-0a1b2c3d.js')).text).toBe('old script');
});

test('header rules cannot break the response or set headers of the edge', () => {
  const text =
    '/*\n  Content-Length: 1\n  Transfer-Encoding: chunked\n  bad name: x\n  X-A: a\u0001b\n  X-Slipway-Release: x\n  : y\n  Good: yes\n  Basic-Auth: ana:secret';
  const { rules, ignored } = parseHeaderRules(`X-Early: 1\n${text}`);
  expect(rules.flatMap((rule) => rule.set)).toEqual([['good', 'yes']]);
  expect(ignored.map(({ line }) => line)).toEqual([1, 3, 4, 5, 6, 7, 8, 10]);
});

test('no site has a proxy in front of the platform answer with a file of its own, also by rules of a version before', () => {
  const names = [
    'X-Accel-Redirect',
    'X-Sendfile',
    'X-Sendfile2',
    'X-LiteSpeed-Location',
    'X-Reproxy-URL',
    'X-Slipway-Error',
  ];
  const { rules, ignored } = parseHeaderRules(`/*\n${names.map((name) => `  ${name}: /etc/passwd`).join('\n')}`);
  expect([rules.flatMap(({ set }) => set), ignored.map(({ line }) => line)]).toEqual([[], [2, 3, 4, 5, 6, 7]]);
  const set = [
    ['x-accel-redirect', '/etc/passwd'],
    ['x-good', 'yes'],
  ];
  const stored = Buffer.from(JSON.stringify({ redirects: [], headers: [['/*', set, []]] }));
  expect(readRules(stored).headers.flatMap((rule) => rule.set)).toEqual([['x-good', 'yes']]);
});

test.each<[string, object]>([
  ['a header that frames the message', { headers: [['/*', [['content-length', '1']], []]] }],
  ['a header in upper case', { headers: [['/*', [['X-Good', 'yes']], []]] }],
  ['a value of two lines', { headers: [['/*', [['x-good', 'a\r\nx-evil: b']], []]] }],
  ['a name that is no text', { headers: [['/*', [], [7]]] }],
  ['more paths with headers than there may be', { headers: Array(HEADER_RULES_MOST + 1).fill(['/*', [], []]) }],
  ['more redirects than there may be', { redirects: Array(REDIRECT_RULES_MOST + 1).fill(['/a', '/b', 301, false]) }],
  ['a rewrite to another host', { redirects: [['/a', '//evil.example/', 200, false]] }],
  ['a redirect to a script', { redirects: [['/a', 'javascript:alert(1)', 301, false]] }],
  ['a target of two lines', { redirects: [['/a', '/b\r\nx-evil: c', 301, false]] }],
  ['another status', { redirects: [['/a', '/b', 500, false]] }],
  ['a path without a slash', { redirects: [['a', '/b', 301, false]] }],
])('stored rules with %s are damaged', (_, rules) => {
  const stored = Buffer.from(JSON.stringify({ redirects: [], headers: [], ...rules }));
  expect(() => readRules(stored)).toThrow('The compiled rules of a release are damaged');
});

test('the headers of one path have 8 KiB at most, and the lines beyond are named', () => {
  const lines = Array.from({ length: 9 }, (_, n) => `  x-${n}: ${'v'.repeat(1_000)}`);
  const { rules, ignored } = parseHeaderRules(['/*', ...lines].join('\n'));
  expect(rules[0]?.set.map(([name]) => name)).toEqual(['x-0', 'x-1', 'x-2', 'x-3', 'x-4', 'x-5', 'x-6', 'x-7']);
  expect(ignored).toEqual([{ line: 10, reason: 'the headers of this path have more than 8192 bytes' }]);
});

test('a missing page gets 404.html, which must not be cached', async () => {
  await using site = await siteWith({});
  expect(await site.get('/gone')).toMatchObject({
    status: 404,
    text: 'not here',
    headers: { 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' },
  });
});

test('the fallback for single-page apps is a setting, and does not serve a page for a missing script', async () => {
  await using site = await siteWith({});
  expect((await site.get('/some/view')).status).toBe(404);
  site.settings({ spaFallback: true });
  expect(await site.get('/some/view')).toMatchObject({ status: 200, text: 'root' });
  expect((await site.get('/assets/app-0a1b2c3d.js')).status).toBe(404);
  site.settings({});
  expect((await site.get('/some/view')).status).toBe(404);
});

test('what the build says about the fallback holds until a setting says otherwise', async () => {
  await using site = new TestSite();
  await site.deploy('d1', { 'index.html': 'root', _redirects: '/old /new' }, { fallback: 'index.html' });
  expect(await site.get('/some/view')).toMatchObject({ status: 200, text: 'root' });
  expect((await site.get('/assets/app-0a1b2c3d.js')).status).toBe(404);
  expect((await site.get('/old')).headers.location).toBe('/new');
  site.settings({ spaFallback: false });
  expect((await site.get('/some/view')).status).toBe(404);
  site.settings({});
  await site.deploy('d2', { 'index.html': 'root' });
  expect((await site.get('/some/view')).status).toBe(404);
});

test('a site that is built for a path is there, and visitors get there', async () => {
  await using site = new TestSite();
  await site.deploy('d1', { 'index.html': 'root', 'js/a.js': 'script', 'old.html': 'old' }, { base: '/site' });
  expect(await site.get('/')).toMatchObject({ status: 302, headers: { location: '/site/' } });
  expect(await site.get('/site')).toMatchObject({ status: 302, headers: { location: '/site/' } });
  expect(await site.get('/site/')).toMatchObject({ status: 200, text: 'root' });
  expect(await site.get('/site/js/a.js')).toMatchObject({ status: 200, text: 'script' });
  expect(await site.get('/site/old')).toMatchObject({ status: 200, text: 'old' });
  expect(await site.get('/js/a.js')).toMatchObject({ status: 200, text: 'script' });
  expect((await site.get('/site/gone')).status).toBe(404);
});

test('a stale script comes from the kept release even if a rule rewrites everything', async () => {
  await using site = await siteWith({ 'assets/app-0a1b2c3d.js': 'old script' });
  await site.deploy('d2', { 'index.html': 'root', _redirects: '/* /index.html 200' });
  expect(await site.get('/assets/app-0a1b2c3d.js')).toMatchObject({ status: 200, text: 'old script' });
  expect((await site.get('/any/path')).text).toBe('root');
});
