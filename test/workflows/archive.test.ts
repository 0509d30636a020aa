import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unpackArchive } from '../support/archive.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { buildInto, jobOf, page } from '../support/workflow-example.ts';
import { runWorkflow } from '../support/workflow-run.ts';
import { pullRequest, push, startWorld, type World } from '../support/workflow-world.ts';

/** The most entries that a job unpacks. */
const MOST = 100;

let world: World;

beforeAll(async () => {
  world = await startWorld({ 'index.html': page('first'), 'keys.yml': 'greeting: hello\n' });
});
afterAll(() => world[Symbol.asyncDispose]());

/** A job of one step that uses an action of the archive. */
function stepOf(action: string, inputs: Readonly<Record<string, string>>): string {
  const lines = Object.entries(inputs).map(([name, value]) => `          ${name}: ${JSON.stringify(value)}\n`);
  return `on: [push, pull_request]
jobs:
  job:
    runs-on: ubuntu-latest
    permissions: { contents: read, deployments: write, id-token: write, pull-requests: write }
    steps:
      - uses: actions/checkout@v7
        with:
          persist-credentials: false
      - uses: ${action}@v1
        with:
${lines.join('')}`;
}

const APP = {
  org: 'acme',
  project: 'web',
  app: 'archived',
  'build-command': buildInto('dist'),
  'output-directory': 'dist',
};
const deployOf = ({ platform: { baseUrl } }: World) =>
  stepOf('slipway/slipway', { ...APP, 'base-url': baseUrl, 'id-token-audience': baseUrl });
const CHECK = stepOf('slipway/slipway', { ...APP, mode: 'check' });

async function run(text: string, trigger = push(world.site.git('rev-parse', 'HEAD')), of = world) {
  const { result, steps } = jobOf(await runWorkflow(text, trigger, of), 'job');
  return { result, step: steps.at(-1), log: steps.at(-1)?.log };
}

describe('the archive of the repository', () => {
  test('holds the actions, what they load, and the license', () => {
    using folder = temporaryFolder();
    const entries = unpackArchive(folder.path);
    expect(entries).toEqual(expect.arrayContaining(['action.yml', 'seed/action.yml', 'package.json', 'LICENSE']));
    expect(entries.length).toBeLessThanOrEqual(MOST);
    expect(readdirSync(folder.path).sort()).toEqual([
      '.github',
      'LICENSE',
      'README.md',
      'SECURITY.md',
      'action.yml',
      'dist',
      'package.json',
      'seed',
    ]);
  });

  test('is enough to deploy', async () => {
    const { result, step, log } = await run(deployOf(world));
    expect(result, log).toBe('success');
    expect(step?.outputs).toMatchObject({ status: 'succeeded' });
  });

  test('is enough to check', async () => {
    const { result, step, log } = await run(CHECK);
    expect(result, log).toBe('success');
    expect(step?.outputs).toMatchObject({ status: 'succeeded' });
  });

  test('is enough to close a preview', async () => {
    const trigger = pullRequest('closed', 7, 'main', world.site.git('rev-parse', 'HEAD'));
    const { result, log } = await run(stepOf('slipway/slipway', { ...APP, mode: 'close' }), trigger);
    expect(result, log).toBe('success');
  });

  test('is enough to seed', async () => {
    const inputs = { file: 'keys.yml', table: 'flags', url: world.platform.kvsUrl, region: 'local', 'dry-run': 'true' };
    const { result, log } = await run(stepOf('slipway/slipway/seed', { ...inputs, token: 'a-token' }));
    expect(result, log).toBe('success');
  });

  test('without dist/worker is enough to deploy, and not to check', async () => {
    using folder = temporaryFolder();
    const archive = join(folder.path, 'archive');
    cpSync(world.archive, archive, { recursive: true });
    rmSync(join(archive, 'dist/worker'), { recursive: true });
    const less = { ...world, archive };
    expect((await run(deployOf(world), undefined, less)).result).toBe('success');
    expect((await run(CHECK, undefined, less)).result).toBe('failure');
  });
});
