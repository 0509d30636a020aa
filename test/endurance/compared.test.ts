import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { runCheck } from '../support/check.ts';
import { checkoutOf, createRepository, type Files, type TestRepository } from '../support/repositories.ts';

/** A minimal bundler: copies the files below `src`, and adds hashes to the names of scripts. */
const BUNDLER = `
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
mkdirSync('dist/assets', { recursive: true });
for (const name of readdirSync('src')) {
  const content = readFileSync('src/' + name);
  const hash = createHash('sha256').update(content).digest('base64url').replace(/[-_]/g, '0').slice(0, 7) + '0';
  writeFileSync(name.endsWith('.js') ? 'dist/assets/' + name.replace('.js', '-' + hash + '.js') : 'dist/' + name, content);
}
`;
const SITE: Files = {
  'build.mjs': BUNDLER,
  'src/index.html': '<h1>Home</h1>',
  'src/about.html': '<h1>About</h1>',
  'src/app.js': 'console.log("one");\n',
  'src/old.txt': 'old',
};
const INPUTS = { 'build-command': 'node build.mjs', 'output-directory': 'dist' };

/** The next commit: changes a script, removes a file and adds two. */
function change(repository: TestRepository, branch?: string): void {
  repository.git('rm', '-q', 'src/old.txt');
  const files = { 'src/app.js': 'console.log("one, two");\n', 'src/new.html': '<h1>New</h1>', 'src/`<b>|x.txt': '1' };
  repository.commit(files, branch);
}

test('lists the differences of the output from the base', async () => {
  using repository = createRepository(SITE);
  const base = repository.git('rev-parse', '--short=7', 'HEAD');
  change(repository);
  const { code, findings, log, summary, leftBehind } = await runCheck(repository.path, {
    ...INPUTS,
    'compare-to': 'HEAD^1',
  });
  expect([code, findings, leftBehind]).toEqual([0, [], []]);
  expect(log).toMatch(
    new RegExp(`^✓ Comparison: 3 pages \\(\\+1\\), 5 files \\(\\+1\\), .* against HEAD\\^1 \\(${base}\\)`, 'm'),
  );
  const [, section = ''] = summary.split(`### The difference to \`HEAD^1\` (\`${base}\`)\n\n`);
  expect(section).toContain('| 3 (+1) | 5 (+1) | 65 B (+15 B) |');
  expect(section).toContain('Files: 1 changed, 2 added, 1 removed.');
  const rows = section.split('\n').filter((line) => /^\| (?:changed|added|removed)/.test(line));
  expect(rows.map((row) => row.replace(/-\w{8}\.js/g, '-*.js'))).toEqual([
    '| added | `new.html` | +12 B | +12 B |',
    '| changed | `assets/app-*.js` (was `app-*.js`) | +5 B | +5 B |',
    '| removed | `old.txt` | -3 B | -3 B |',
    '| added | `` `<b>│x.txt `` | +1 B | +1 B |',
  ]);
  expect(summary).toContain('Comparison');
});

test('does not mention a comparison that was not requested', async () => {
  using repository = createRepository(SITE);
  const { log, summary } = await runCheck(repository.path, INPUTS);
  expect(`${log}${summary}`).not.toMatch(/compar|difference/i);
});

test('also compares a site that does not pass the check', async () => {
  using repository = createRepository(SITE);
  repository.commit({ 'src/about.html': '<a href="/nowhere">Nowhere</a>' });
  const { code, findings, summary } = await runCheck(repository.path, { ...INPUTS, 'compare-to': 'HEAD^1' });
  expect(code).toBe(1);
  expect(findings[0]).toMatch(/^error src\/about\.html:1: Dead link/);
  expect(summary).toContain('does not pass the check');
  expect(summary).toContain('Files: 1 changed, 0 added, 0 removed.');
});

test('passes if the base does not build, and says why the difference is unknown', async () => {
  using repository = createRepository({ ...SITE, 'build.mjs': 'const pages = [;\n' });
  repository.commit({ 'build.mjs': BUNDLER });
  const { code, findings, log, outputs, summary } = await runCheck(repository.path, {
    ...INPUTS,
    'compare-to': 'HEAD^1',
  });
  expect([code, findings]).toEqual([0, []]);
  expect(outputs).toMatchObject({ status: 'succeeded', failure: '' });
  expect(log).toMatch(/^✗ Comparison: the difference to HEAD\^1 \(\w{7}\) is unknown: it does not build \(.*\)/m);
  expect(summary).toContain('the check passed');
  expect(summary).toMatch(/^It is unknown: it does not build \(Build failed: .*exit code 1/m);
});

/** A server that the build asks. Disposing ends it. */
async function toldBuilds(onBuild: () => void) {
  const server = createServer((_, answer) => {
    onBuild();
    answer.end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { tell: `await fetch('http://127.0.0.1:${port}/');\n`, [Symbol.dispose]: close };
}

test('does not build the checked commit again', async () => {
  let builds = 0;
  using server = await toldBuilds(() => {
    builds += 1;
  });
  using repository = createRepository({ ...SITE, 'build.mjs': server.tell + BUNDLER });
  const { code, summary } = await runCheck(repository.path, { ...INPUTS, 'compare-to': 'main' });
  expect(code).toBe(0);
  expect(summary).toContain('It is unknown: it is the commit that was checked');
  expect(builds).toBe(1);
});

test('ends after a cancel during the build of the base', async () => {
  const building = Promise.withResolvers<void>();
  using server = await toldBuilds(building.resolve);
  using repository = createRepository({
    ...SITE,
    'build.mjs': `${server.tell}await new Promise(() => setInterval(() => {}, 1e6));`,
  });
  repository.commit({ 'build.mjs': BUNDLER });
  const inputs = { ...INPUTS, 'compare-to': 'HEAD^1' };
  const result = await runCheck(repository.path, inputs, {
    onStart: (kill) => void building.promise.then(() => kill('SIGINT')),
  });
  expect(result).toMatchObject({ code: 1, leftBehind: [], outputs: { status: 'cancelled' } });
  expect(result.findings).toEqual(['error: Interrupted: the check was stopped, and has no result']);
});

test('fetches the base for a checkout of only one commit', async () => {
  using origin = createRepository(SITE);
  const base = origin.git('rev-parse', '--short=7', 'HEAD');
  change(origin, 'topic');
  using workspace = checkoutOf(origin.path, 'topic');
  const { code, summary } = await runCheck(workspace.path, { ...INPUTS, 'compare-to': 'main' });
  expect(code).toBe(0);
  expect(summary).toContain(`### The difference to \`main\` (\`${base}\`)`);
  expect(summary).toContain('Files: 1 changed, 2 added, 1 removed.');
});

test('fails before the build if the base does not exist, and says what to do', async () => {
  using origin = createRepository(SITE);
  using workspace = checkoutOf(origin.path, 'main');
  const { code, findings, log } = await runCheck(workspace.path, { ...INPUTS, 'compare-to': 'HEAD^1' });
  expect(code).toBe(1);
  expect(findings).toEqual(['error: compare-to: "HEAD^1" names nothing that this checkout has']);
  expect(log).toContain('  with: { fetch-depth: 2 }');
  expect(log).not.toContain('building');
});
