import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withLocalhostNames } from '../../src/api/direct.ts';
import { startLocalPlatform } from '../../src/platform/engines/local.ts';
import type { Platform } from '../../src/platform/index.ts';
import { runAction } from '../support/action.ts';
import { createRepository } from '../support/repositories.ts';
import { scratchFolder } from '../support/scratch.ts';

const get = withLocalhostNames(fetch);
const scratch = await scratchFolder();
let platform: Platform;
const repository = createRepository({ 'index.html': '<title>first</title>' });
let good: Readonly<Record<string, string>>;
let siteUrl = '';

beforeAll(async () => {
  const dir = join(scratch, 'data');
  platform = await startLocalPlatform({ dir, port: 0, allowLocalGit: true, env: process.env });
  good = {
    org: 'acme',
    project: 'web',
    app: 'shop',
    repository: repository.path,
    branch: 'main',
    'build-command': BUILD,
    'output-directory': 'out',
  };
  const first = await runAction(platform, good);
  expect(first).toMatchObject({ code: 0, outputs: { status: 'succeeded', 'app-created': 'true' } });
  siteUrl = first.outputs.url ?? '';
});
afterAll(async () => {
  await platform.close();
  repository[Symbol.dispose]();
});

const BUILD = 'mkdir out && cp index.html out/';

test.each([
  [
    'a build that exits 2',
    { 'build-command': 'echo mending the roof; exit 2' },
    'build',
    'build_failed',
    2,
    /exit(?:ed with)? code 2|code 2/,
  ],
  ['a branch that is not there', { branch: 'nowhere' }, 'clone', 'branch_not_found', null, /nowhere/],
  ['a missing output directory', { 'output-directory': 'public' }, 'build', 'output_missing', null, /public/],
])(
  '%s fails with its stage and code, and the release before it goes on serving',
  async (_, change, stage, code, exitCode, words) => {
    const run = await runAction(platform, { ...good, ...change });
    expect(run.code).toBe(1);
    expect(run.outputs.status).toBe('failed');
    const failure = JSON.parse(run.outputs.failure ?? '{}');
    expect(failure).toMatchObject({ stage, code });
    expect(failure.exitCode ?? null).toBe(exitCode);
    expect(run.log).toMatch(/^::error/m);
    expect(run.log).toMatch(words);
    const page = await get(siteUrl);
    expect([page.status, await page.text()]).toEqual([200, '<title>first</title>']);
  },
);

test('a deploy after failures updates the same app at the same URL', async () => {
  repository.commit({ 'index.html': '<title>second</title>' });
  const run = await runAction(platform, good);
  expect(run).toMatchObject({ code: 0, outputs: { status: 'succeeded', 'app-created': 'false', url: siteUrl } });
  expect(await (await get(siteUrl)).text()).toBe('<title>second</title>');
});

test('a release whose start page lacks a file goes live with a warning at its line, or by verify: fail not at all', async () => {
  const before = await (await get(siteUrl)).text();
  const page = '<title>third</title>\n<p>x\n<img src="/img/nope.png">\n';
  repository.commit({ 'index.html': page });
  const refused = await runAction(platform, { ...good, verify: 'fail' });
  expect(refused).toMatchObject({ code: 1, outputs: { status: 'failed' } });
  expect(JSON.parse(refused.outputs.failure ?? '{}')).toMatchObject({ stage: 'sync', code: 'site_broken' });
  expect(refused.log).toMatch(
    /^::error title=Deployment failed::Upload failed: The start page is broken: Missing file: /m,
  );
  expect(await (await get(siteUrl)).text()).toBe(before);
  const warned = await runAction(platform, good);
  expect(warned).toMatchObject({ code: 0, outputs: { status: 'succeeded' } });
  expect(warned.log).toMatch(/^::warning file=index\.html,line=3::Missing file: "\/img\/nope\.png" answers 404/m);
  expect(await (await get(siteUrl)).text()).toBe(page);
  const off = await runAction(platform, { ...good, verify: 'off' });
  expect([off.code, off.log.includes('nope.png')]).toEqual([0, false]);
  const again = await runAction(platform, good);
  expect([again.code, again.log.includes('nope.png')]).toEqual([0, true]);
  const fresh = await runAction(platform, { ...good, app: 'whole', verify: 'fail' });
  expect(fresh).toMatchObject({ code: 1, outputs: { status: 'failed', 'app-created': 'true' } });
});

test('an app that never deployed answers with a page that says so', async () => {
  const run = await runAction(platform, { ...good, app: 'fresh', 'build-command': 'exit 1' });
  expect(run.outputs).toMatchObject({ 'app-id': 'fresh', 'app-created': 'true', status: 'failed', url: '' });
});

test('a failure report names the remedy where the cause is known', async () => {
  const run = await runAction(platform, { ...good, 'build-command': 'vite build' });
  expect(run.log).toMatch(/vite/);
  expect(JSON.parse(run.outputs.failure ?? '{}')).toMatchObject({ exitCode: 127, remedy: expect.stringMatching(/\w/) });
});

test('bad inputs are told before anything is sent', async () => {
  const run = await runAction(platform, { ...good, timeout: '30', wait: 'perhaps' });
  expect(run.code).toBe(1);
  expect(run.log).toMatch(/timeout: "30" is not a duration/);
  expect(run.log).toMatch(/wait/);
});
