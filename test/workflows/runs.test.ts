import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../support/temporary.ts';
import { buildInto, exampleFor, jobOf, openPage, page, resultsOf } from '../support/workflow-example.ts';
import { runWorkflow } from '../support/workflow-run.ts';
import { again, pullRequest, push, SITE, startWorld, type World } from '../support/workflow-world.ts';

const BUILD = buildInto('dist');

const gates = temporaryFolder('gates');
let world: World;

beforeAll(async () => {
  world = await startWorld({ 'index.html': page('first') });
});
afterAll(async () => {
  await world[Symbol.asyncDispose]();
  gates[Symbol.dispose]();
});
afterEach(() => {
  // Whatever a run does: each request is one that GitHub describes.
  expect(world.github.faults).toEqual([]);
  world.github.deployments.length = 0;
  world.github.comments.length = 0;
  world.github.closed = false;
});

const example = (name: string, change?: (text: string) => string) => exampleFor(world, name, change);

const get = async (url: string | undefined) => (await openPage(url)).text();
const lastStates = () => world.github.deployments.map((each) => each.statuses[0]?.state).reverse();

/** The example without slots; its build waits for a gate where one is given. */
function ownApp(gate?: Gate): string {
  return example('pull-requests', (text) => text.replace(/ +slots: 5\n/, '').replace(BUILD, gate?.command ?? BUILD));
}

/** A job of one step that uses the action itself, with these permissions. */
function stepOnly(permissions: readonly string[]): string {
  return `on: push
jobs:
  deploy:
    runs-on: ubuntu-latest
    permissions: { ${permissions.join(', ')} }
    steps:
      - uses: slipway/slipway@v1
        with:
          base-url: ${world.platform.baseUrl}
          id-token-audience: ${world.platform.baseUrl}
          org: acme
          project: web
          app: direct
          build-command: ${BUILD}
          output-directory: dist
`;
}

interface Gate {
  /** A build that ends once the gate is open. */
  readonly command: string;
  open(): void;
}

function createGate(): Gate {
  const path = join(gates.path, String(Math.random()));
  return {
    command: `until [ -e ${path} ]; do sleep 0.05; done; ${BUILD}`,
    open: () => writeFileSync(path, ''),
  };
}

/** An API with a table, as an operator makes them: the table's token, and the AWS variables of the app's role. */
async function apiWithTable(name: string) {
  const headers = {
    authorization: `Bearer ${await world.platform.mintToken()}`,
    'content-type': 'application/json',
  };
  const ask = async (
    path: string,
    body: object,
  ): Promise<{ readonly variables?: Readonly<Record<string, string>> }> => {
    const answer = await fetch(world.platform.baseUrl + path, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(answer.ok, await answer.clone().text()).toBe(true);
    return JSON.parse(await answer.text());
  };
  const app = { name: 'api', type: 'api', repository: SITE, branch: 'main' };
  await ask('/api/v1/orgs/acme/projects/web/apps', app);
  await ask('/operator/orgs/acme/projects/web/apps/api/tables', { name });
  const { variables = {} } = await ask('/operator/orgs/acme/projects/web/apps/api/runtime', {});
  const aws = Object.entries(variables).filter(([each]) => each.startsWith('AWS_'));
  return { token: variables[`SERVICE_KVS_TOKEN_${name.toUpperCase()}`] ?? '', aws: Object.fromEntries(aws) };
}

describe('a push', () => {
  test('deploys the app, and its outputs reach the caller', async () => {
    const sha = world.site.commit({ 'index.html': page('pushed') }, 'main');
    const jobs = await runWorkflow(example('deploy'), push(sha), world);
    expect(resultsOf(jobs)).toEqual({ 'deploy/deploy': 'success', 'deploy/seed': 'skipped' });
    const { outputs } = jobOf(jobs, 'deploy');
    expect(outputs).toMatchObject({
      'app-id': 'landing',
      'app-created': 'true',
      status: 'succeeded',
      'kvs-written': '',
    });
    expect(await get(outputs.url)).toBe(page('pushed'));
    const job = jobOf(jobs, 'deploy/deploy');
    expect(job.environment).toEqual({ name: 'production', url: outputs.url, deployment: false });
    expect(job.steps.map(({ name, outcome }) => `${name}: ${outcome}`)).toEqual([
      'Check out the app: stand-in',
      'Find Slipway: success',
      'Check out Slipway: stand-in',
      'Make sure that it is Slipway: success',
      'Deploy: success',
    ]);
    expect(job.post).toBe('');
    expect(world.github.deployments[0]?.body).toMatchObject({ environment: 'production', ref: sha });
    expect(world.github.states()).toContain('success');
    expect(world.github.comments).toEqual([]);
  });
});

test('a dry run of a new app says what its build would detect: it brings the program that does', async () => {
  const sha = world.site.commit({ 'index.html': page('planned') }, 'main');
  const text = example('deploy', (each) => each.replace('app: landing', 'app: planned\n      dry-run: true'));
  const jobs = await runWorkflow(text, push(sha), world);
  const log = jobOf(jobs, 'deploy/deploy').steps.at(-1)?.log;
  expect(resultsOf(jobs), log).toEqual({ 'deploy/deploy': 'success', 'deploy/seed': 'skipped' });
  expect(log).toContain('would become web-landing');
});

describe('a pull request', () => {
  test('is checked, and gets a preview in its slot with a comment', async () => {
    const sha = world.site.commit({ 'index.html': page('feature') }, 'feature');
    const jobs = await runWorkflow(example('pull-requests'), pullRequest('opened', 12, 'feature', sha), world);
    expect(resultsOf(jobs)).toEqual({
      'landing/check': 'success',
      'landing/slot': 'success',
      'landing/preview': 'success',
      'landing/close': 'skipped',
    });
    expect(jobOf(jobs, 'landing/check').permissions).toEqual({ contents: 'read' });
    expect(jobOf(jobs, 'landing/slot')).toMatchObject({ outputs: { number: '2' }, permissions: {} });
    const { outputs } = jobOf(jobs, 'landing');
    expect(outputs).toMatchObject({ 'app-id': 'landing-slot-2', status: 'succeeded', check: 'succeeded' });
    expect(await get(outputs.url)).toBe(page('feature'));
    expect(world.github.deployments[0]?.body).toMatchObject({ environment: 'preview', transient_environment: true });
    expect(world.github.comments.map(({ body }) => body)).toEqual([expect.stringContaining('is deployed')]);
  });

  test('from a fork is checked with nothing that could be stolen, and nothing else happens', async () => {
    const sha = world.site.commit({ 'index.html': page('forked') }, 'forked');
    const asked = world.github.requests.length;
    const trigger = pullRequest('opened', 13, 'forked', sha, 'stranger/site');
    const jobs = await runWorkflow(example('pull-requests'), trigger, world, { secrets: { API_ENV: 'SECRET=1' } });
    expect(resultsOf(jobs)).toEqual({
      'landing/check': 'success',
      'landing/slot': 'skipped',
      'landing/preview': 'skipped',
      'landing/close': 'skipped',
    });
    const { permissions, steps } = jobOf(jobs, 'landing/check');
    expect(permissions).toEqual({ contents: 'read' });
    expect(steps.at(-1)?.inputs).toMatchObject({ mode: 'check', 'base-url': '', 'id-token': '', env: '' });
    expect(world.github.requests.slice(asked)).toEqual([]);
    expect(world.github.deployments).toEqual([]);
    expect(world.github.comments).toEqual([]);
  });

  test('with a bad file of keys fails the check, on the line', async () => {
    const sha = world.site.commit({ 'seeds.yml': 'good: 1\n\nbad:\n  - key: [1\n' }, 'seeds');
    const text = example('pull-requests', (each) => each.replace('slots: 5', 'kvs-seed-file: seeds.yml'));
    const trigger = pullRequest('opened', 14, 'seeds', sha, 'stranger/site');
    const jobs = await runWorkflow(text, trigger, world);
    expect(resultsOf(jobs)).toMatchObject({ 'landing/check': 'failure', 'landing/preview': 'skipped' });
    expect(jobOf(jobs, 'landing/check').steps.at(-1)?.log).toMatch(/^::error file=seeds\.yml,line=\d+/m);
  });

  test('is compared with its base where that is asked for, and needs no more for it', async () => {
    const base = world.site.commit({ 'index.html': page('base') }, 'main');
    world.site.commit({ 'index.html': page('compared') }, 'compared');
    world.site.git('checkout', '-q', '--detach', base);
    world.site.git('merge', '-q', '--no-ff', '-m', 'Merge', 'compared');
    const merge = world.site.git('rev-parse', 'HEAD');
    const run = async (text: string, number: number) => {
      const trigger = pullRequest('opened', number, 'compared', merge, 'stranger/site');
      return jobOf(await runWorkflow(text, trigger, world), 'landing/check');
    };
    const { permissions, steps } = await run(example('pull-requests'), 15);
    expect(permissions).toEqual({ contents: 'read' });
    expect(steps[0]?.inputs).toMatchObject({ 'fetch-depth': '2', 'persist-credentials': 'false' });
    expect(steps.at(-1)?.summary).toContain(`### The difference to \`HEAD^1\` (\`${base.slice(0, 7)}\`)`);
    expect(steps.at(-1)?.summary).toContain('| changed | `index.html` |');
    const plain = await run(
      example('pull-requests', (text) => text.replace('compare: true', '')),
      16,
    );
    expect(plain.steps[0]?.inputs).toMatchObject({ 'fetch-depth': '1' });
    expect(plain.steps.at(-1)?.summary).not.toContain('difference');
  });

  test('closed has its deployment inactive and its comment say so; nothing is deployed', async () => {
    const sha = world.site.commit({ 'index.html': page('short-lived') }, 'short');
    const before = await runWorkflow(ownApp(), pullRequest('opened', 21, 'short', sha), world, { dry: /check$/ });
    expect(resultsOf(before)).toMatchObject({ 'landing/slot': 'skipped', 'landing/preview': 'success' });
    expect(jobOf(before, 'landing').outputs).toMatchObject({ 'app-id': 'landing-pr-21' });
    expect(lastStates()).toEqual(['success']);
    world.github.closed = true;
    const jobs = await runWorkflow(ownApp(), pullRequest('closed', 21, 'short', sha), world);
    expect(resultsOf(jobs)).toEqual({
      'landing/check': 'skipped',
      'landing/slot': 'skipped',
      'landing/preview': 'skipped',
      'landing/close': 'success',
    });
    expect(lastStates()).toEqual(['inactive']);
    expect(world.github.comments.map(({ body }) => body)).toEqual([expect.stringContaining('has ended')]);
  });

  test('closed while its preview deploys ends closed', async () => {
    const sha = world.site.commit({ 'index.html': page('too late') }, 'late');
    const gate = createGate();
    let closing: Promise<unknown> | undefined;
    const onLog = (log: string) => {
      if (closing || !/ building/.test(log)) return;
      world.github.closed = true;
      closing = runWorkflow(ownApp(), pullRequest('closed', 26, 'late', sha), world).finally(gate.open);
    };
    await runWorkflow(ownApp(gate), pullRequest('synchronize', 26, 'late', sha), world, { onLog, dry: /check$/ });
    await closing;
    expect(lastStates()).toEqual(['inactive']);
    expect(world.github.comments.map(({ body }) => body)).toEqual([expect.stringContaining('has ended')]);
  });

  test('takes a slot over from another, whose GitHub deployment ends', async () => {
    for (const [number, branch] of [
      [3, 'three'],
      [8, 'eight'],
    ] as const) {
      const sha = world.site.commit({ 'index.html': page(branch) }, branch);
      const trigger = pullRequest('opened', number, branch, sha);
      const jobs = await runWorkflow(example('pull-requests'), trigger, world, { dry: /check$/ });
      const { outputs } = jobOf(jobs, 'landing');
      expect(outputs).toMatchObject({ 'app-id': 'landing-slot-3', status: 'succeeded' });
      expect(await get(outputs.url)).toBe(page(branch));
    }
    expect(lastStates()).toEqual(['inactive', 'success']);
  });

  test('waits for the deploy of its own app or slot, and for no other', async () => {
    const group = async (number: number, slots: string, app = 'landing') => {
      const text = example('pull-requests', (each) =>
        each.replace('slots: 5', slots).replace('app: landing', `app: ${app}`),
      );
      const trigger = pullRequest('opened', number, 'main', '0'.repeat(40));
      const jobs = await runWorkflow(text, trigger, world, { dry: /./ });
      return jobOf(jobs, 'landing/preview').concurrency;
    };
    expect(await group(3, 'slots: 5')).toEqual(await group(8, 'slots: 5'));
    expect(await group(3, 'slots: 5')).not.toEqual(await group(4, 'slots: 5'));
    expect(await group(3, 'create: true')).not.toEqual(await group(8, 'create: true'));
    expect(await group(3, 'slots: 5')).not.toEqual(await group(3, 'slots: 5', 'docs'));
    expect(await group(3, 'slots: 5')).toMatchObject({ 'cancel-in-progress': false });
  });
});

describe('a run that is cancelled', () => {
  test('says so at GitHub, and once more run follows the deployment that it left', async () => {
    const sha = world.site.commit({ 'index.html': page('slow') }, 'main');
    const gate = createGate();
    const text = example('deploy', (each) => each.replace(BUILD, gate.command));
    const trigger = push(sha);
    const first = await runWorkflow(text, trigger, world, { cancelOn: / building/ });
    expect(resultsOf(first)).toEqual({ 'deploy/deploy': 'cancelled', 'deploy/seed': 'skipped' });
    expect(lastStates()).toEqual(['error']);
    expect(jobOf(first, 'deploy/deploy').steps.at(-1)?.summary).toContain('was left by this run before the end');
    const onLog = (log: string) => /started by an earlier run/.test(log) && gate.open();
    const second = await runWorkflow(text, again(trigger), world, { onLog });
    expect(jobOf(second, 'deploy').outputs).toMatchObject({
      status: 'succeeded',
      'deploy-id': jobOf(first, 'deploy').outputs['deploy-id'],
    });
    expect(lastStates()).toEqual(['success']);
    expect(await get(jobOf(second, 'deploy').outputs.url)).toBe(page('slow'));
  });
});

describe('a missing permission', () => {
  test('keeps a reusable workflow from starting, as GitHub says it', async () => {
    const text = example('deploy', (each) => each.replace('      deployments: write\n', ''));
    await expect(runWorkflow(text, push('0'.repeat(40)), world)).rejects.toThrow(
      "'deploy' is requesting 'deployments: write', but is only allowed 'deployments: none'",
    );
  });

  test('costs a step of the action one warning that shows the lines to add, and no deploy', async () => {
    const sha = world.site.commit({ 'index.html': page('unrecorded') }, 'main');
    const jobs = await runWorkflow(stepOnly(['contents: read', 'id-token: write']), push(sha), world);
    const [step] = jobOf(jobs, 'deploy').steps;
    expect(step?.outcome).toBe('success');
    expect(step?.log.match(/^::warning/gm)).toHaveLength(1);
    expect(step?.log).toContain('  deployments: write');
    expect(world.github.deployments).toEqual([]);
  });

  test('to ask for an ID token ends the step with the lines to add', async () => {
    const jobs = await runWorkflow(stepOnly(['contents: read']), push('0'.repeat(40)), world);
    const [step] = jobOf(jobs, 'deploy').steps;
    expect(step?.outcome).toBe('failure');
    expect(step?.log).toMatch(/the job lacks the permission id-token: write/);
    expect(step?.log).toContain('  id-token: write');
  });
});

describe('a function app', () => {
  test('is deployed and then seeded, with the role that AWS gives the run', async () => {
    const sha = world.site.commit({ 'seeds/flags.yml': 'dark-mode: true\nlimit: 5\n' }, 'main');
    const { token, aws } = await apiWithTable('flags');
    const text = example('function-app', (each) => each.replace('https://kvs.example.com', world.platform.kvsUrl));
    const secrets = { API_ENV: 'GREETING=hello', KVS_TOKEN_FLAGS: token };
    const standIns = { 'aws-actions/configure-aws-credentials': { env: aws } };
    const jobs = await runWorkflow(text, push(sha), world, { secrets, standIns });
    expect(resultsOf(jobs)).toEqual({ 'deploy/deploy': 'success', 'deploy/seed': 'success' });
    expect(jobOf(jobs, 'deploy').outputs).toMatchObject({ 'kvs-written': '2', 'kvs-failed': '0' });
    expect(jobOf(jobs, 'deploy/seed').steps.map(({ name }) => name)).toContain('Sign in to AWS');
  });
});

test('an input of the wrong type keeps the workflow from starting', async () => {
  const text = example('deploy', (each) => each.replace('app: landing', 'app: landing\n      wait: perhaps'));
  await expect(runWorkflow(text, push('0'.repeat(40)), world)).rejects.toThrow(/wait is a boolean/);
});
