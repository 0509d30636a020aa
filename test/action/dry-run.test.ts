import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runAction } from '../support/action.ts';
import { unsignedJwt } from '../support/jwt.ts';
import { createRepository } from '../support/repositories.ts';
import { COMMIT } from '../support/runs.ts';
import { ServiceDouble } from '../support/service-double.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { inTerminal } from '../support/terminal.ts';

/** The action's dry run of an app that does not exist yet: what it says of the app's type, in the log and in the summary. */
const NEXT = { scripts: { build: 'next build', start: 'next start' }, dependencies: { next: '16' } };
const BECOMES = 'become web-ssr: `next start` (package.json), because Next.js makes a server here (`package.json`)';
const SITE = { ...NEXT, scripts: { build: 'vite build' }, dependencies: { vite: '7' } };
const UNKNOWN = 'learn by the build alone whether the app is a server, because';

const next = createRepository({ 'package.json': JSON.stringify(NEXT), 'web/package.json': JSON.stringify(SITE) });
const service = new ServiceDouble();
const url = await service.start();
afterAll(async () => {
  next[Symbol.dispose]();
  await service[Symbol.asyncDispose]();
});

async function dryRun(workspace: string, inputs: Readonly<Record<string, string>> = {}) {
  const named = { org: 'acme', project: 'web', app: 'shop', 'dry-run': 'true' };
  const identity = { 'id-token': unsignedJwt(), 'id-token-audience': '' };
  const env = { GITHUB_WORKSPACE: workspace, GITHUB_SHA: COMMIT };
  const offer = { baseUrl: url, requestUrl: '', requestToken: '' };
  const result = await runAction(offer, { ...named, ...identity, ...inputs }, { env });
  expect({ ...result, sent: service.calls.filter((call) => !/^(?:list|read|get)/.test(call)) }).toMatchObject({
    code: 0,
    outputs: { status: 'skipped' },
    sent: [],
  });
  const told = result.log.split('\n').flatMap((line) => /^::notice ?::Dry run: would (.*)$/.exec(line)?.[1] ?? []);
  const [, steps = ''] = result.summary.split('### A deploy would\n\n');
  return { told, steps: steps.split('\n\n')[0]?.trimEnd().split('\n') ?? [] };
}

test('names the type that a build would detect, as the command line does', async () => {
  const { told, steps } = await dryRun(next.path);
  expect(told).toContain(BECOMES);
  expect(steps).toContain(`- ${BECOMES}`);
  expect(steps).toHaveLength(told.length);

  const flags = ['--org', 'acme', '--project', 'web', '--app', 'shop', '--repository', 'acme/site', '--branch', 'main'];
  const identity = ['--base-url', url, '--id-token', unsignedJwt(), '--commit', next.git('rev-parse', 'HEAD')];
  const typed = await inTerminal(['deploy', '--dry-run', '--json', ...flags, ...identity], { cwd: next.path });
  expect(typed.exitCode).toBe(0);
  expect(JSON.parse(typed.out).steps).toContain(BECOMES);
});

test('says that the type is known after the build, for the folder that the inputs name', async () => {
  const { told, steps } = await dryRun(next.path, { 'app-settings': '{"rootDirectory":"web"}' });
  const words = 'become web-landing, unless `npm run build` makes a server, which is known after the build';
  expect(told).toContain(words);
  expect(steps).toContain(`- ${words}`);
});

test('says nothing of it if the run names the type', async () => {
  const { told } = await dryRun(next.path, { 'app-type': 'web-landing' });
  expect(told).toContain('give it the type web-landing');
  expect(told.join('\n')).not.toMatch(/become|learn/);
});

test('says that there is no checkout, also if one is in another folder', async () => {
  using empty = temporaryFolder('workspace');
  using other = temporaryFolder('workspace');
  mkdirSync(join(other.path, 'site/.git'), { recursive: true });
  for (const { path } of [empty, other]) {
    const { told, steps } = await dryRun(path);
    expect(told).toContain(`${UNKNOWN} ${path} has no checkout. In a workflow, use actions/checkout before this step`);
    expect(steps.join('\n')).toContain(UNKNOWN);
  }
});

test('does not take the checkout of the run for that of another repository', async () => {
  const { told } = await dryRun(next.path, { repository: 'rival/shop', branch: 'main' });
  expect(told).toContain(`${UNKNOWN} there is no checkout of rival/shop here`);
});
