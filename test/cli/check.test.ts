import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { commands } from '../../src/cli/commands.ts';
import { runCli } from '../../src/cli/flags/command.ts';
import type { Io } from '../../src/cli/terminal/io.ts';
import { startLocalPlatform } from '../../src/platform/engines/local.ts';
import { createRepository, type Files } from '../support/repositories.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { terminal } from '../support/terminal.ts';

const COMMANDS = commands(startLocalPlatform, resolve(import.meta.dirname, '../..'), () =>
  Promise.reject(new Error('nothing is moved here')),
);
const page = (body: string) => `<!doctype html><title>Site</title>\n<h1>Home</h1>\n${body}\n`;
const GOOD: Files = { 'site/index.html': page('<a href="/about.html">About</a>'), 'site/about.html': page('About') };
const CANARY = 'canary-4f9a1c';
const BAD: Files = {
  'site/index.html': page(`<a href="/abuot.html">About</a>\n<a href="/${CANARY}">Key</a>`),
  'site/_redirects': '/api https://api.example.com/:splat 200\n',
};

/** `slipway check` in a folder of the checkout. */
async function check(path: string, flags: readonly string[], more: Partial<Io> = {}) {
  const { io, shown } = terminal({ cwd: path, env: process.env, ...more });
  const flagged = ['--output-directory', 'site', ...flags];
  return { exitCode: await runCli(['check', ...flagged], COMMANDS, io), ...shown };
}

test('shows each finding once, at its source line, and what differs from the commit before', async () => {
  using repository = createRepository(GOOD);
  repository.commit(BAD);
  const run = await check(`${repository.path}/site`, ['--compare-to', 'HEAD^1', '--secret-env', `KEY=${CANARY}`]);
  expect(run.exitCode).toBe(1);
  expect(run.out).toContain('  site/index.html:3:10  Dead link: "/abuot.html" answers 404 (in index.html)\n');
  expect(run.out).toContain('    > 3 | <a href="/abuot.html">About</a>\n');
  expect(run.out).toContain('  site/_redirects:1  Ignored rule (_redirects, line 1): ');
  expect(run.out).toMatch(/\nchanged +index\.html +\+\d+ B .*\n/);
  expect(run.out).toMatch(/\nChecked 2 pages, 2 links and 3 files \(\d+ B\): 2 errors, 1 warning\n$/);
  expect(run.err).toMatch(/ {2}✓ Comparison: 2 pages \(±0\), 3 files \(\+1\).* against HEAD\^1 /);
  expect(run.err).toMatch(
    /\nslipway: Check failed: site\/index\.html:3: Dead link: .* \(and 1 more error\)\n {2}code: check_failed .*\n$/,
  );
  expect(`${run.out}${run.err}`).not.toContain(CANARY);
});

test('in the folder of an app, the site is that folder', async () => {
  const bound = JSON.stringify({ org: 'acme', project: 'web', app: 'docs' });
  using repository = createRepository({ ...BAD, 'docs/site/index.html': page('Docs'), 'docs/.slipway.json': bound });
  const run = await check(`${repository.path}/docs`, []);
  expect(run.out).toMatch(/Checked 1 page, 0 links and 1 file /);
  expect(run.exitCode).toBe(0);
});

test('prints the report and the failure as JSON, without secrets', async () => {
  using repository = createRepository({ ...GOOD, ...BAD });
  const run = await check(repository.path, ['--json', '--quiet', '--secret-env', `KEY=${CANARY}`]);
  expect(run.exitCode).toBe(1);
  expect(JSON.parse(run.out)).toMatchObject({
    status: 'failed',
    failure: {
      headline:
        'Check failed: site/index.html:3: Dead link: "/abuot.html" answers 404 (in index.html) (and 1 more error)',
      ...{ stage: 'check', code: 'check_failed', log: [], moreDiagnostics: 0 },
      diagnostics: [
        { file: 'site/index.html', line: 3, code: 'dead_link' },
        { code: 'dead_link' },
        { code: 'ignored_rule' },
      ],
    },
    report: { pages: 2, files: 3, findings: [{ code: 'dead_link' }, { code: 'dead_link' }, { code: 'ignored_rule' }] },
    error: { code: 'check_failed' },
  });
  expect(run.out).not.toContain(CANARY);
  expect(run.err).toMatch(/^slipway: Check failed: site\/index\.html:3: .*\n {2}code: check_failed \(.*\)\n$/);
});

test('passes a site without faults, and checks the commit and not the folder', async () => {
  using repository = createRepository(GOOD);
  writeFileSync(join(repository.path, 'site/index.html'), page('<a href="/none.html">None</a>'));
  const run = await check(repository.path, []);
  expect([run.exitCode, run.out]).toEqual([0, expect.stringMatching(/^Checked 2 pages, .*: no findings\n$/)]);
  expect(run.err).toContain('warning: Changed since the commit, and not part of the check: site/index.html');
});

test('shows how a build failed, and ends with the place and the words of its first error', async () => {
  using repository = createRepository({ ...GOOD, 'a.ts': 'boats;\n' });
  const command = `echo "a.ts(1,1): error TS2304: Cannot find name 'boats'."; exit 3`;
  const run = await check(repository.path, ['--build-command', command]);
  expect([run.exitCode, run.out]).toEqual([1, '']);
  expect(run.err).toMatch(/ {4}\| a\.ts\(1,1\): error .*\n(?:.*\n)* {2}a\.ts:1:1 {2}/);
  expect(run.err).toMatch(/\nslipway: Build failed: a\.ts:1: .*Cannot find name 'boats' \(exit code 3\)\n/);
});

test('says what is missing before it builds', async () => {
  using empty = temporaryFolder();
  const outside = await check(empty.path, []);
  expect([outside.exitCode, outside.err]).toEqual([2, expect.stringMatching(/^slipway: This folder is not in a git/)]);
  using repository = createRepository(GOOD);
  const unknown = await check(repository.path, ['--compare-to', 'nonesuch']);
  expect(unknown.exitCode).toBe(2);
  expect(unknown.err).toMatch(
    /slipway: --compare-to: "nonesuch" names nothing .*\n {2}Name a branch, a tag or a commit/,
  );
});

test('builds with the variables of a file, which it hides, and checks the keys without writing them', async () => {
  using repository = createRepository({ ...GOOD, 'app.env': `GREETING=hello\nAPI_TOKEN=${CANARY}\n` });
  repository.commit({ 'keys.json': '[{"key":"a","value":1},{"key":"b","value":2}]' });
  const flags = ['--env-file', 'app.env', '--kvs-seed-file', 'keys.json', '--kvs-table', 'sessions'];
  const failed = await check(repository.path, [...flags, '--build-command', 'echo "$GREETING $API_TOKEN"; exit 3']);
  expect([failed.exitCode, failed.err]).toEqual([1, expect.stringContaining('    | *** ***\n')]);
  const passed = await check(repository.path, [...flags, '--build-command', 'test "$GREETING" = hello']);
  expect(passed).toMatchObject({ exitCode: 0, err: expect.stringContaining('2 to write, 0 to delete') });
});

test.each([
  ['--kvs-seed-file', 'keys.json', '[{"key":"a","value":1},\n{"key":"","value":2}]', /keys\.json:2: the key is empty/],
  ['--kvs-prune-file', 'keys.json', '[1]', /keys\.json:1: /],
  ['--env-file', 'keys.json', 'A=1\nno line', /--env-file: keys\.json, line 2: |keys\.json:2: /],
  ['--env-file', 'none.env', '', /--env-file: .*none\.env/],
])('%s %s that is wrong is named with its line, before anything is built', async (flag, file, text, words) => {
  using repository = createRepository({ ...GOOD, 'keys.json': text });
  const run = await check(repository.path, [flag, file, '--kvs-table', 'sessions', '--build-command', 'echo built']);
  expect([run.exitCode, run.out, run.err]).toEqual([2, '', expect.stringMatching(words)]);
  expect(run.err).not.toContain('built');
});
