import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { exampleFor, jobOf, openPage, page, resultsOf } from '../support/workflow-example.ts';
import { GITHUB_TOKEN, type RunOptions, runWorkflow } from '../support/workflow-run.ts';
import {
  mergeGroup,
  pullRequest,
  push,
  SITE,
  startWorld,
  type Trigger,
  type World,
} from '../support/workflow-world.ts';

/** GitHub's rules around the steps: what it masks and drops, grants, skips, and lets run where. */
let world: World;

beforeAll(async () => {
  world = await startWorld({ 'index.html': page('first') });
});
afterAll(() => world[Symbol.asyncDispose]());
afterEach(() => {
  expect(world.github.faults).toEqual([]);
  world.github.deployments.length = 0;
  world.github.comments.length = 0;
});

const NOBODY = '0'.repeat(40);
const example = (name: string, change?: (text: string) => string) => exampleFor(world, name, change);
const withLine = (after: string, line: string) => (text: string) => text.replace(after, `${after}\n${line}`);
const fork = (number: number, sha: string) => pullRequest('opened', number, 'forked', sha, 'stranger/site');

/** The log of the last step of a job, as a reader sees it. */
async function lastStep(text: string, trigger: Trigger, id: string, options?: RunOptions) {
  const job = jobOf(await runWorkflow(text, trigger, world, options), id);
  const step = job.steps.at(-1);
  if (!step) throw new Error(`${id} has no steps`);
  return { ...step, result: job.result, log: step.seen };
}

describe('what GitHub drops', () => {
  test('takes no output for an ordinary variable whose value is part of the address', async () => {
    const sha = world.site.commit({ 'index.html': page('named') }, 'main');
    const text = example('deploy', withLine('      app: landing', '      env: VITE_APP_NAME=landing'));
    const jobs = await runWorkflow(text, push(sha), world);
    const { outputs } = jobOf(jobs, 'deploy');
    expect(outputs).toMatchObject({ 'app-id': 'landing', 'app-created': 'true', status: 'succeeded' });
    expect(await (await openPage(outputs.url)).text()).toBe(page('named'));
    const job = jobOf(jobs, 'deploy/deploy');
    expect(job.environment).toMatchObject({ url: outputs.url });
    expect(job.steps.at(-1)?.seen).toContain(`URL ${outputs.url}`);
    expect(job.steps.at(-1)?.seen).not.toContain('::warning');
  });

  test('for a secret variable is told once, by the name of the variable', async () => {
    const sha = world.site.commit({ 'index.html': page('secret') }, 'main');
    const text = `${example('deploy')}    secrets:\n      env: \${{ secrets.APP_ENV }}\n`;
    const secrets = { APP_ENV: 'NAME=landing\nOTHER=harmless' };
    const jobs = await runWorkflow(text, push(sha), world, { secrets });
    expect(jobOf(jobs, 'deploy').outputs).toMatchObject({ 'app-id': '', url: '', status: 'succeeded' });
    const job = jobOf(jobs, 'deploy/deploy');
    expect(job.environment).toMatchObject({ url: '' });
    const { seen, inputs } = job.steps.at(-1) ?? { seen: '', inputs: {} };
    expect(inputs).toMatchObject({ env: '', 'secret-env': secrets.APP_ENV });
    expect(seen.match(/^::warning.*$/gm)).toEqual([
      expect.stringContaining('The masked value of NAME occurs in the output app-id, url:'),
    ]);
    expect(seen).not.toContain('landing');
  });
});

describe('permissions', () => {
  const onlyReading = (text: string) =>
    text.replace(/ {4}permissions:\n(?: {6}.*\n)+/, '    permissions:\n      contents: read\n');

  test("of a called workflow's jobs count whatever their `if` says: preview.yml cannot be called to check alone", async () => {
    const text = example('pull-requests', (each) => onlyReading(each).replace(/ +base-url:.*\n/, ''));
    for (const trigger of [fork(40, NOBODY), mergeGroup(40, NOBODY)]) {
      await expect(runWorkflow(text, trigger, world)).rejects.toThrow(
        "'preview' is requesting 'deployments: write', but is only allowed 'deployments: none'",
      );
    }
  });

  test('of check.yml are to read', async () => {
    const sha = world.site.commit({ 'index.html': page('read') }, 'forked');
    const text = example('checks', (each) => each.replace(/ +compare: true\n/, ''));
    const jobs = await runWorkflow(text, fork(41, sha), world);
    expect(resultsOf(jobs)).toEqual({ 'landing/check': 'success' });
    expect(jobOf(jobs, 'landing').outputs).toEqual({ status: 'succeeded' });
    expect(jobOf(jobs, 'landing/check').permissions).toEqual({ contents: 'read' });
  });
});

describe('a merge queue', () => {
  test('has its candidate checked, and nothing deployed, by jobs of the same names', async () => {
    const sha = world.site.commit({ 'index.html': page('queued') }, 'queued');
    const text = example('pull-requests', (each) => each.replace(/ +compare: true\n/, ''));
    const jobs = await runWorkflow(text, mergeGroup(42, sha), world);
    expect(resultsOf(jobs)).toEqual({
      'landing/check': 'success',
      'landing/slot': 'skipped',
      'landing/preview': 'skipped',
      'landing/close': 'skipped',
    });
    expect(jobOf(jobs, 'landing').result).toBe('success');
    expect(world.github.deployments).toEqual([]);
    const checks = await runWorkflow(
      example('checks', (each) => each.replace(/ +compare: true\n/, '')),
      mergeGroup(42, sha),
      world,
    );
    expect(resultsOf(checks)).toEqual({ 'landing/check': 'success' });
  });
});

describe('a check', () => {
  const onRunner =
    (label: string, more = '') =>
    (text: string) =>
      text.replace(/ +compare: true\n/, '').replace('app: landing', `app: landing\n      ${label}${more}`);

  test("of a fork's pull request builds nothing on a self-hosted runner, unless the caller allows it", async () => {
    const sha = world.site.commit({ 'index.html': page('stranger') }, 'forked');
    for (const name of ['checks', 'pull-requests']) {
      const text = example(name, onRunner('check-runs-on: self-hosted'));
      const refused = await lastStep(text, fork(43, sha), 'landing/check');
      expect(refused.result).toBe('failure');
      expect(refused.log).toMatch(
        /^::error::allow-forks-on-self-hosted: this runner (?:is self-hosted|does not say that it is GitHub's own)/m,
      );
      expect(refused.log).not.toContain('::group::');
    }
    const allowed = example(
      'checks',
      onRunner('check-runs-on: self-hosted', '\n      allow-forks-on-self-hosted: true'),
    );
    expect((await lastStep(allowed, fork(43, sha), 'landing/check')).result).toBe('success');
  });

  test("takes GitHub's runners where the deploys have a label of their own, and isolates builds there", async () => {
    const sha = world.site.commit({ 'index.html': page('stranger') }, 'forked');
    const text = example('pull-requests', onRunner('runs-on: self-hosted'));
    const jobs = await runWorkflow(text, fork(44, sha), world);
    const { steps, result } = jobOf(jobs, 'landing/check');
    expect(result).toBe('success');
    const isolating = steps.find(({ name }) => name === 'Let bubblewrap isolate the build');
    expect(isolating?.log).toContain('sudo sysctl --quiet --ignore kernel.apparmor_restrict_unprivileged_userns=0');
    const own = example('checks', onRunner('check-runs-on: self-hosted'));
    const here = await runWorkflow(own, pullRequest('opened', 44, 'forked', sha), world);
    expect(jobOf(here, 'landing/check').steps.map(({ name, outcome }) => [name, outcome])).toContainEqual([
      'Let bubblewrap isolate the build',
      'skipped',
    ]);
  });

  test('under pull_request_target is refused for a fork', async () => {
    const sha = world.site.commit({ 'index.html': page('stranger') }, 'forked');
    const trigger: Trigger = { ...fork(45, sha), event: 'pull_request_target', fork: false };
    const text = example('checks', (each) => each.replace('pull_request:', 'pull_request_target:'));
    const { result, log } = await lastStep(text, trigger, 'landing/check');
    expect(result).toBe('failure');
    expect(log).toMatch(/^::error::mode: a run on pull_request_target has the repository's token and secrets/m);
  });

  test('names the merge commit that it built, and the head that it is for', async () => {
    const base = world.site.commit({ 'index.html': page('base') }, 'main');
    const head = world.site.commit({ 'index.html': page('merged') }, 'forked');
    world.site.git('checkout', '-q', '--detach', base);
    world.site.git('merge', '-q', '--no-ff', '-m', 'Merge', 'forked');
    const merge = world.site.git('rev-parse', 'HEAD');
    const payload = { ...fork(46, head).payload };
    const { summary } = await lastStep(example('checks'), { ...fork(46, merge), payload }, 'landing/check');
    expect(summary).toContain(
      `[\`${merge.slice(0, 12)}\`](<https://github.com/acme/site/commit/${merge}>) as checked out, for`,
    );
    expect(summary).toContain(
      `for [\`${head.slice(0, 12)}\`](<https://github.com/acme/site/commit/${head}>) on \`forked\``,
    );
  });

  test('ends an older one of the same pull request and app, and no other', async () => {
    const group = async (change: (text: string) => string, number = 47) => {
      const text = example('pull-requests', change);
      const jobs = await runWorkflow(text, pullRequest('opened', number, 'main', NOBODY), world, { dry: /./ });
      return jobOf(jobs, 'landing/check').concurrency;
    };
    const own = await group((text) => text);
    expect(own).toMatchObject({ 'cancel-in-progress': true });
    expect(await group((text) => text)).toEqual(own);
    expect(await group((text) => text, 48)).not.toEqual(own);
    for (const [from, to] of [
      ['project: web', 'project: shop'],
      ['org: acme', 'org: apex'],
      ['app: landing', 'app: docs'],
      [`base-url: ${world.platform.baseUrl}`, 'base-url: https://other.example'],
    ] as const) {
      expect(await group((text) => text.replace(from, to))).not.toEqual(own);
    }
  });
});

describe('Slipway itself', () => {
  const deployed = async (options: RunOptions) => {
    const sha = world.site.commit({ 'action.yml': 'name: Not Slipway\n' }, 'main');
    const workflow = options.workflow && { ...options.workflow, sha: options.workflow.sha && sha };
    const text = `${example('deploy')}    secrets:\n      slipway-token: \${{ secrets.READ_SLIPWAY }}\n`;
    const jobs = await runWorkflow(text, push(sha), world, { ...options, ...(workflow ? { workflow } : {}) });
    return jobOf(jobs, 'deploy/deploy');
  };
  const outcomes = (job: Awaited<ReturnType<typeof deployed>>) =>
    Object.fromEntries(job.steps.map(({ name, outcome }) => [name, outcome]));

  test.each([
    ['repository', { repository: '', sha: 'given' }],
    ['commit', { repository: SITE, sha: '' }],
  ])('is not looked for where the runner does not say its %s', async (_, workflow) => {
    const job = await deployed({ workflow });
    expect(outcomes(job)).toMatchObject({
      'Find Slipway': 'failure',
      'Check out Slipway': 'skipped',
      Deploy: 'skipped',
    });
    expect(job.steps[1]?.log).toMatch(/^::error::This runner does not say which commit of Slipway/);
  });

  test('is the only thing that is run', async () => {
    const job = await deployed({ workflow: { repository: SITE, sha: 'given' } });
    expect(outcomes(job)).toMatchObject({ 'Make sure that it is Slipway': 'failure', Deploy: 'skipped' });
    expect(job.steps[3]?.log).toContain('::error::acme/site was checked out, and is not Slipway');
  });

  test("is checked out by the token that is given for it, else by the run's own", async () => {
    const token = async (options: RunOptions) =>
      (await deployed(options)).steps.find(({ name }) => name === 'Check out Slipway')?.inputs.token;
    expect(await token({ dry: /./, secrets: { READ_SLIPWAY: 'read-slipway' } })).toBe('read-slipway');
    expect(await token({ dry: /./ })).toBe(GITHUB_TOKEN);
  });
});

test.each([
  ['2.5', /slots is 2\.5, and has to be a whole number/],
  ['-1', /slots is -1, and/],
  ['10000', /slots is 10000, and/],
])('slots: %s ends in a sentence', async (slots, message) => {
  const text = example('pull-requests', (each) => each.replace('slots: 5', `slots: ${slots}`));
  const jobs = await runWorkflow(text, pullRequest('opened', 49, 'main', NOBODY), world, { dry: /./ });
  expect(resultsOf(jobs)).toMatchObject({ 'landing/slot': 'failure', 'landing/preview': 'skipped' });
  expect(jobOf(jobs, 'landing/slot').steps[0]?.log).toMatch(message);
});

describe('a preview', () => {
  test.each([
    ['', 'noindex'],
    ['\n      noindex: "false"', null],
    ["\n      noindex: ''", null],
  ])('with%j answers search engines with %j', async (given, header) => {
    const name = `landing-${given.length}`;
    const sha = world.site.commit({ 'index.html': page(name) }, name);
    const text = example('pull-requests', (each) => each.replace('app: landing', `app: ${name}${given}`));
    const jobs = await runWorkflow(text, pullRequest('opened', 50, name, sha), world, { dry: /check$/ });
    const { outputs } = jobOf(jobs, 'landing');
    expect((await openPage(outputs.url)).headers.get('x-robots-tag')).toBe(header);
  });
});

describe('the examples', () => {
  test.each(['monorepo-docs', 'monorepo-web', 'self-hosted-platform'])(
    '%s deploys, without a warning',
    async (name) => {
      const sha = world.site.commit({ 'index.html': page(name) }, 'main');
      const jobs = await runWorkflow(example(name), push(sha), world);
      expect(resultsOf(jobs)).toEqual({ 'deploy/deploy': 'success', 'deploy/seed': 'skipped' });
      const { outputs, steps } = { ...jobOf(jobs, 'deploy/deploy'), ...{ outputs: jobOf(jobs, 'deploy').outputs } };
      expect(await (await openPage(outputs.url)).text()).toBe(page(name));
      expect(steps.at(-1)?.log).not.toContain('::warning');
    },
  );

  const TESTS = `
import assert from 'node:assert';
import { get } from 'node:http';
import test from 'node:test';
test('the preview answers', async () => {
  const { host, port } = new URL(process.env.BASE_URL);
  const answer = await new Promise((resolve) => get({ host: '127.0.0.1', port, headers: { host } }, resolve));
  assert.equal(answer.statusCode, 200);
});`;

  test('end-to-end runs its tests against the preview that its pull request got, and none where there is none', async () => {
    const files = { 'index.html': page('tested'), 'end-to-end/page.test.mjs': TESTS };
    const sha = world.site.commit(files, 'tested');
    const jobs = await runWorkflow(example('end-to-end'), pullRequest('opened', 51, 'tested', sha), world);
    const tested = jobOf(jobs, 'test');
    expect(tested).toMatchObject({ result: 'success', permissions: { contents: 'read' } });
    expect(tested.steps.at(-1)?.log).toMatch(/pass 1\b/);
    const forked = await runWorkflow(example('end-to-end'), fork(52, sha), world);
    expect(jobOf(forked, 'test').result).toBe('skipped');
  });
});
