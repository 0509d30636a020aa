import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCheck } from '../support/check.ts';
import { createRepository, type Files } from '../support/repositories.ts';
import { temporaryFolder } from '../support/temporary.ts';

/** A generator of pages, as small as one can be: each file of `src/pages` in the layout, and `static` as it is. */
const GENERATOR = `
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
const layout = readFileSync('src/layout.html', 'utf8');
mkdirSync('dist');
for (const name of readdirSync('src/pages')) {
  const body = readFileSync('src/pages/' + name, 'utf8');
  const folder = name === 'index.html' ? 'dist' : 'dist/' + name.replace('.html', '');
  mkdirSync(folder, { recursive: true });
  writeFileSync(folder + '/index.html', layout.replace('<slot></slot>', body));
}
cpSync('static', 'dist', { recursive: true });
`;

const SITE: Files = {
  'build.mjs': GENERATOR,
  'src/layout.html': `<!doctype html>
<html lang="en">
<head><title>Site</title><link rel="stylesheet" href="/style.css"></head>
<body>
<nav><a href="/">Home</a> <a href="/about/">About</a></nav>
<slot></slot>
</body></html>`,
  'src/pages/index.html': '<h1 id="top">Home</h1>\n<p><a href="about#team">The team</a></p>',
  'src/pages/about.html':
    '<h1>About</h1>\n<h2 id="team">Team</h2>\n<img src="../logo.svg" srcset="/logo.svg 1x, /logo.svg 2x">',
  'static/style.css': 'body { background: url("logo.svg") }',
  'static/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};
const INPUTS = { 'build-command': 'node build.mjs', 'output-directory': 'dist' };

test('passes a site without faults, and leaves nothing behind', async () => {
  using repository = createRepository(SITE);
  const result = await runCheck(repository.path, INPUTS);
  expect(result.findings).toEqual([]);
  expect(result).toMatchObject({ code: 0, leftBehind: [] });
  expect(result.outputs).toMatchObject({ status: 'succeeded', url: '', 'app-id': '', failure: '' });
  expect(result.summary).toContain('`check/check/site` deploys: the check passed');
  expect(result.summary).toContain('| 2 | 5 | 4 |');
});

test('names every planted fault at its place in the sources', async () => {
  using repository = createRepository({
    ...SITE,
    'src/layout.html': `${SITE['src/layout.html']}`.replace('About</a>', 'About</a>\n<a href="/abuot/">About</a>'),
    'src/pages/about.html': '<h1>About</h1>\n\n<img src="../team.png">\n<a href="/#pier">Pier</a>',
    'static/style.css': 'body {\n  background: url(waves.webp);\n}',
    'static/_redirects': '/old /new\n/api https://api.example.com/:splat 200\n',
    'static/.env': 'TOKEN=1',
    'static/.env.example': 'TOKEN=',
    'static/app.js': `export const key = "-----BEGIN PRIVATE KEY-----\\n${'MIIEvQIBADANBgkqhkiG9w0BAQEFAASC'.repeat(2)}\\n";`,
    'static/app.js.map': '{}',
  });
  const { findings, code, outputs, summary, log } = await runCheck(repository.path, INPUTS);
  expect(findings).toEqual([
    'error static/.env: The output contains .env: a file of secrets would be public',
    'error static/app.js: The output contains a private key, in app.js: it would be public',
    'error src/pages/about.html:3: Missing file: "../team.png" answers 404 (in about/index.html)',
    'error src/layout.html:6: Dead link: "/abuot/" answers 404 (in about/index.html and 1 more file)',
    'error static/style.css:2: Missing file: "waves.webp" answers 404 (in style.css)',
    'warning static/.env.example: The output contains .env.example, which is not published',
    'warning static/_redirects:2: Ignored rule (_redirects, line 2): rewrites to other origins are refused',
    'warning src/pages/about.html:4: The page that "/#pier" leads to has no such part (in about/index.html)',
    'warning src/pages/index.html:2: The page that "about#team" leads to has no such part (in index.html)',
    'notice: The output contains source maps (app.js.map): anyone can read the sources in them',
  ]);
  expect(code).toBe(1);
  const headline = 'Check failed: static/.env: The output contains .env: a file of secrets would be public';
  expect(log).toContain(`✗ ${headline} (and 4 more errors)`);
  expect(outputs).toMatchObject({ status: 'failed', url: '' });
  expect(JSON.parse(outputs.failure ?? '')).toMatchObject({
    ...{ headline: `${headline} (and 4 more errors)`, stage: 'check', code: 'check_failed' },
    diagnostics: expect.arrayContaining([
      expect.objectContaining({ file: 'src/layout.html', line: 6, severity: 'error' }),
    ]),
  });
  expect(summary).toContain('`check/check/site` does not pass the check');
  expect(summary).toContain('- ❌ `src/layout.html:6:10` `Dead link: "/abuot/"');
});

test('starts a server whose type nobody named, and reads the pages that it makes', async () => {
  const page = '<!doctype html><title>Shop</title><a href="/nowhere">Nowhere</a>';
  using repository = createRepository({
    'package.json': '{ "scripts": { "start": "node server.js" } }\n',
    'server.js': `require('node:http').createServer(({ url }, response) => {
  response.writeHead(url === '/' ? 200 : 404, { 'content-type': 'text/html' }).end(${JSON.stringify(page)});
}).listen(process.env.PORT);
`,
  });
  const { findings, code } = await runCheck(repository.path, {});
  expect([code, findings]).toEqual([
    1,
    [
      expect.stringContaining('warning package.json:1: This app became api'),
      expect.stringContaining('Dead link: "/nowhere" answers 404'),
    ],
  ]);
});

test('explains a failed build as a deploy does', async () => {
  using repository = createRepository({ ...SITE, 'build.mjs': 'import "node:fs";\n\nconst pages = [;\n' });
  const { findings, code, outputs, summary } = await runCheck(repository.path, INPUTS);
  expect(code).toBe(1);
  expect(outputs).toMatchObject({ status: 'failed', failure: expect.stringContaining('"code":"build_failed"') });
  expect(findings).toContainEqual(expect.stringMatching(/^error build\.mjs:3: .*Unexpected token/));
  expect(summary).toContain('`check/check/site` does not pass the check');
});

test('says that the output directory is missing, and which there are', async () => {
  using repository = createRepository(SITE);
  const { findings, code, log } = await runCheck(repository.path, { ...INPUTS, 'output-directory': 'build' });
  expect(code).toBe(1);
  expect(findings[0]).toBe('error: Build failed: the build did not write the output directory "build"');
  expect(log).toMatch(/`?dist`?/);
});

test('fails a site without an index page', async () => {
  using repository = createRepository({ 'site/hello.html': '<p>Hello</p>' });
  const { findings, code } = await runCheck(repository.path, { 'output-directory': 'site' });
  expect(findings[0]).toBe('error: The site has no index page: / answers 404');
  expect(code).toBe(1);
});

test('builds the merge commit that actions/checkout leaves: fetched alone, on a detached HEAD', async () => {
  using origin = createRepository(SITE);
  origin.commit({ 'src/pages/index.html': '<p><a href="/nowhere">Nowhere</a></p>' }, 'topic');
  origin.git('checkout', '-q', 'main');
  origin.commit({ 'src/pages/news.html': '<h1>News</h1>' });
  origin.git('merge', '-q', '--no-ff', '-m', 'Merge', 'topic');
  origin.git('update-ref', 'refs/pull/1/merge', 'HEAD');
  using workspace = temporaryFolder('workspace');
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: workspace.path });
  git('init', '-q');
  git('fetch', '-q', '--no-tags', '--depth=1', `file://${origin.path}`, '+refs/pull/1/merge:refs/remotes/pull/1/merge');
  git('checkout', '-q', '--force', 'refs/remotes/pull/1/merge');
  // A fork's pull request, with an app that is named after it.
  const head = { ref: 'topic', sha: 'c0ffee', repo: { full_name: 'stranger/site' } };
  const event = join(workspace.path, '.git', 'event.json');
  writeFileSync(event, JSON.stringify({ pull_request: { number: 7, head, base: { ref: 'main' } } }));
  const env = {
    ...{ GITHUB_EVENT_NAME: 'pull_request', GITHUB_EVENT_PATH: event, GITHUB_REF_NAME: '7/merge' },
    RUNNER_ENVIRONMENT: 'github-hosted',
  };
  const { findings, summary } = await runCheck(workspace.path, { ...INPUTS, app: 'site-pr-{pr}' }, { env });
  expect(summary).toContain('`check/check/site-pr-7` does not pass the check');
  expect(findings[0]).toBe('error src/pages/index.html:1: Dead link: "/nowhere" answers 404 (in index.html)');
  expect(summary).toContain('| 3 |');
});

test('checks the commit and not what was changed since, and says so', async () => {
  using repository = createRepository(SITE);
  writeFileSync(join(repository.path, 'build.mjs'), 'process.exit(1)');
  const { findings, code } = await runCheck(repository.path, INPUTS);
  expect(findings).toEqual(['warning: Changed since the commit, and not part of the check: build.mjs']);
  expect(code).toBe(0);
});

test('says what to do where nothing is checked out', async () => {
  using folder = temporaryFolder('empty');
  const { findings, code, log } = await runCheck(folder.path, INPUTS);
  expect(findings).toEqual([`error: There is no checkout in ${folder.path}`]);
  expect(log).toContain('- uses: actions/checkout@');
  expect(code).toBe(1);
});

test('says that the folder is missing, what git cannot read in a checkout, and that nothing can be written', async () => {
  using repository = createRepository(SITE);
  const missing = join(repository.path, 'missing');
  expect((await runCheck(missing, INPUTS)).findings).toEqual([`error: There is no checkout in ${missing}`]);
  const nowhere = { env: { RUNNER_TEMP: missing } };
  const { findings, log } = await runCheck(repository.path, INPUTS, nowhere);
  expect(findings).toEqual([`error: The folder for temporary files, ${missing}, cannot be written (ENOENT)`]);
  expect(log).toContain('RUNNER_TEMP names it, and without that TMPDIR.');
  writeFileSync(join(repository.path, '.git/config'), '[core');
  const broken = await runCheck(repository.path, INPUTS);
  expect(broken.findings).toEqual([
    expect.stringMatching(/or git cannot read it: bad config line 2 in file \.git\/config$/),
  ]);
});

test('checks the keys to seed without a table to write to', async () => {
  using repository = createRepository({
    ...SITE,
    'seed.ndjson': '{"key": "a", "value": 1}\n{"key": "", "value": 2}\n',
  });
  const seed = { 'kvs-seed-file': join(repository.path, 'seed.ndjson'), 'kvs-table': 'sessions' };
  const { findings, code } = await runCheck(repository.path, { ...INPUTS, ...seed });
  expect(findings).toContainEqual(`error ${join(repository.path, 'seed.ndjson')}:2: the key is empty`);
  expect(code).toBe(1);
});

test('ends on a cancel, with its builds and its folder', async () => {
  const building = Promise.withResolvers<void>();
  const server = createServer(() => building.resolve()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  using repository = createRepository({ ...SITE, 'build.mjs': `await fetch('http://127.0.0.1:${port}/')` });
  const result = await runCheck(repository.path, INPUTS, {
    onStart: (kill) => void building.promise.then(() => kill('SIGINT')),
  });
  server.closeAllConnections();
  server.close();
  expect(result).toMatchObject({ code: 1, leftBehind: [] });
  expect(result.findings).toEqual(['error: Interrupted: the check was stopped, and has no result']);
  expect(result.outputs).toMatchObject({ status: 'cancelled' });
});

test('what a build printed comes before what its site lacks', async () => {
  using repository = createRepository({
    'build.mjs': `import { mkdirSync, writeFileSync } from 'node:fs';
mkdirSync('dist');
writeFileSync('dist/about.html', '<h1>About</h1>');
console.error('ERROR Process failed: posts/hello.md');
console.error('YAMLException: bad indentation of a mapping entry (1:13)');
console.error('');
console.error(' 1 | title: Hello: World');
console.error('-----------------^');
`,
    'posts/hello.md': '---\ntitle: Hello: World\n---\nHi\n',
  });
  const { findings } = await runCheck(repository.path, INPUTS);
  expect(findings.map((each) => each.replace(/: .*/, ''))).toEqual(['error posts/hello.md:2', 'error']);
  expect(findings[0]).toContain('bad indentation of a mapping entry');
  expect(findings[1]).toContain('The site has no index page');
});

test('a healthy site is not told what its build printed', async () => {
  using repository = createRepository({
    ...SITE,
    'build.mjs': `${GENERATOR}console.error('ERROR: cannot find the moon');`,
  });
  expect((await runCheck(repository.path, INPUTS)).findings).toEqual([]);
});
