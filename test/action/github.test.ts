import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { closeWhatIsOpen } from '../../src/action/post.ts';
import { recallAndFollow } from '../../src/action/recall.ts';
import { type ActionReport, createReport } from '../../src/action/report/reporter.ts';
import { SAVED } from '../../src/action/runner/runner.ts';
import { SlipwayError } from '../../src/base/errors.ts';
import type { DeployEvent, DeployOutcome } from '../../src/deploy/events.ts';
import type { RunContext } from '../../src/deploy/inputs/context.ts';
import { planDeploy } from '../../src/deploy/inputs/parse.ts';
import type { InputName } from '../../src/deploy/inputs/table.ts';
import type { DeployPlan } from '../../src/deploy/plan.ts';
import { FakeClock } from '../support/clock.ts';
import { GitHubDouble } from '../support/github.ts';
import { RecordingRunner } from '../support/runner.ts';
import { actionRun, COMMIT, PULL_REQUEST, PUSH } from '../support/runs.ts';

const DEPLOYMENTS = '/repos/{owner}/{repo}/deployments';

let github: GitHubDouble;
let apiUrl: string;

beforeEach(async () => {
  github = new GitHubDouble();
  apiUrl = await github.start();
});

afterEach(async () => {
  // Whatever a test does: each request is one that GitHub describes.
  expect(github.faults).toEqual([]);
  await github[Symbol.asyncDispose]();
});

const DONE: DeployOutcome = {
  status: 'succeeded',
  appID: 'app_1',
  appCreated: true,
  deployID: 'dep_1',
  url: 'https://shop.example/',
  failure: undefined,
  error: undefined,
  phases: [{ phase: 'follow', ms: 42_000 }],
};

const EVENTS: readonly DeployEvent[] = [
  { type: 'app-known', appID: 'app_1', created: true },
  { type: 'deployment-known', deployID: 'dep_1', attached: false },
  { type: 'status', status: 'queued', stage: undefined, elapsedMs: 10 },
  { type: 'status', status: 'building', stage: 'clone', elapsedMs: 1_000 },
  { type: 'status', status: 'syncing', stage: 'sync', elapsedMs: 2_000 },
];

interface Started {
  readonly runner: RecordingRunner;
  readonly report: ActionReport;
  readonly recall: () => Promise<DeployPlan>;
}

async function start(context: RunContext, given: Partial<Record<InputName, string>> = {}): Promise<Started> {
  const runner = new RecordingRunner();
  const run = actionRun({ 'github-token': 'gh-token', ...given }, { ...context, apiUrl });
  const parts = { runner, run, clock: new FakeClock(), random: () => 0.5, fetch };
  const report = createReport(parts);
  const planned = await planDeploy(run.raw, run.context, run.readFile);
  if (planned.kind !== 'deploy') throw new Error('skipped');
  report.accept(planned);
  return { runner, report, recall: async () => (await recallAndFollow(planned, report, parts)).plan };
}

async function whole(context: RunContext, outcome = DONE, given: Partial<Record<InputName, string>> = {}) {
  const started = await start(context, given);
  const plan = await started.recall();
  for (const event of EVENTS) started.report.report(event);
  const code = await started.report.finish(outcome);
  return { ...started, plan, code };
}

describe('the GitHub deployment', () => {
  test('goes through queued and in progress to success, with what the next run wants to know', async () => {
    const { code, runner } = await whole(PUSH);
    expect(code).toBe(0);
    expect(github.deployments).toHaveLength(1);
    expect(github.deployments[0]?.body).toMatchObject({
      ref: COMMIT,
      environment: 'production',
      auto_merge: false,
      required_contexts: [],
      transient_environment: false,
      production_environment: true,
      payload: { slipway: 1, app: 'acme/web/shop', appID: 'app_1', deployID: 'dep_1', commit: COMMIT },
    });
    expect(github.states()).toEqual(['queued', 'in_progress', 'success']);
    expect(github.deployments[0]?.statuses[0]).toMatchObject({
      environment_url: 'https://shop.example/',
      log_url: PUSH.runUrl,
      auto_inactive: false,
    });
    expect(github.requests.every((each) => each.authorization === 'token gh-token')).toBe(true);
    expect(runner.states[SAVED]).toBe('');
    expect(runner.annotations).toEqual([]);
  });

  test('is transient on a pull request, and named preview', async () => {
    await whole(PULL_REQUEST);
    expect(github.deployments[0]?.body).toMatchObject({ environment: 'preview', transient_environment: true });
  });

  test('is inactive if the pull request was closed meanwhile', async () => {
    github.closed = true;
    await whole(PULL_REQUEST);
    expect(github.states().slice(-2)).toEqual(['success', 'inactive']);
  });

  test.each<[name: string, outcome: Partial<DeployOutcome>, state: string]>([
    [
      'a failed deployment',
      { status: 'failed', error: new SlipwayError('deploy_failed', 'build: exit code 2') },
      'failure',
    ],
    ['a site that does not answer', { error: new SlipwayError('verify_failed', 'answers 500') }, 'failure'],
    ['a timeout', { status: 'pending', error: new SlipwayError('deploy_timeout', 'not ended') }, 'error'],
    ['an interruption', { status: 'pending', error: new SlipwayError('interrupted', 'goes on') }, 'error'],
    ['a detached end', { status: 'pending' }, 'in_progress'],
    [
      'one that was overtaken',
      { status: 'cancelled', error: new SlipwayError('deploy_cancelled', 'dep_2') },
      'inactive',
    ],
  ])('of %s', async (_, outcome, state) => {
    await whole(PUSH, { ...DONE, url: undefined, ...outcome });
    expect(github.states().at(-1)).toBe(state);
  });

  test('is made at the end if the platform started nothing', async () => {
    const { report, recall } = await start(PUSH);
    await recall();
    await report.finish({ ...DONE, status: 'failed', deployID: undefined, error: new SlipwayError('forbidden', 'no') });
    expect(github.states()).toEqual(['failure']);
  });

  test('has a description of at most 140 characters', async () => {
    await whole(PUSH, { ...DONE, status: 'failed', error: new SlipwayError('deploy_timeout', 'x'.repeat(5_000)) });
    expect(String(github.deployments[0]?.statuses[0]?.description)).toHaveLength(140);
  });

  test.each([
    [202, { message: 'Auto-merged main into topic' }],
    [409, { message: 'Conflict merging main into topic' }],
    [422, { message: 'No ref found for: x' }],
  ])('that GitHub answers by %i costs no deploy', async (status, body) => {
    github.refusals.set(`POST ${DEPLOYMENTS}`, [status, body]);
    const { code, runner } = await whole(PUSH);
    expect(code).toBe(0);
    expect(runner.annotations.filter((each) => each.kind === 'warning')).toHaveLength(status === 202 ? 0 : 1);
  });

  test.each([401, 403, 404])('refused by %i costs one warning with the permissions to add', async (status) => {
    for (const route of [`GET ${DEPLOYMENTS}`, `POST ${DEPLOYMENTS}`]) {
      github.refusals.set(route, [status, { message: 'Resource not accessible by integration' }]);
    }
    const { code, runner } = await whole(PUSH);
    expect(code).toBe(0);
    expect(runner.annotations.map((each) => each.kind)).toEqual(['warning']);
    expect(runner.printed.join('\n')).toContain(
      'permissions:\n    contents: read\n    deployments: write\n    id-token: write',
    );
    expect(runner.page).toContain('goes on without');
    expect(github.requests).toHaveLength(1);
  });

  test('and a comment refused cost one warning for each permission, with the whole block', async () => {
    const no = [403, { message: 'Resource not accessible by integration' }] as const;
    for (const route of [
      `GET ${DEPLOYMENTS}`,
      'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
      'GET /repos/{owner}/{repo}/pulls/{pull_number}',
    ]) {
      github.refusals.set(route, no);
    }
    const { code, runner } = await whole(PULL_REQUEST);
    expect([code, runner.annotations.map((each) => each.kind)]).toEqual([0, ['warning', 'warning']]);
    const block = 'permissions:\n  contents: read\n  deployments: write\n  id-token: write\n  pull-requests: write';
    // Indented below the warning of each.
    const shown = block.replace(/^/gm, '  ');
    for (const text of [runner.printed.join('\n'), runner.page]) expect(text.split(shown)).toHaveLength(3);
  });

  test('is not made in a dry run, or without a token', async () => {
    await whole(PUSH, DONE, { 'github-token': '' });
    expect(github.requests).toEqual([]);
    await whole(PULL_REQUEST, { ...DONE, status: 'skipped' }, { 'dry-run': 'true' });
    expect(github.requests.map((each) => each.route)).toEqual([`GET ${DEPLOYMENTS}`]);
  });
});

describe('what earlier runs left', () => {
  const PAYLOAD = { slipway: 1, app: 'acme/web/shop', appID: 'app_9', deployID: 'dep_9', commit: COMMIT };
  const left = (payload: unknown, ...states: readonly string[]) =>
    github.addDeployment({ environment: 'production', payload }, ...states);

  test('a deployment of this commit that is under way is followed, in its GitHub deployment', async () => {
    left(PAYLOAD, 'queued', 'in_progress');
    const { report, recall } = await start(PUSH);
    expect(await recall()).toMatchObject({ rememberedAppID: 'app_9', attachTo: 'dep_9' });
    report.report({ type: 'deployment-known', deployID: 'dep_9', attached: true });
    await report.finish({ ...DONE, deployID: 'dep_9' });
    expect(github.deployments).toHaveLength(1);
    expect(github.states().at(-1)).toBe('success');
  });

  test.each<[what: string, payload: unknown, states: readonly string[], memory: object]>([
    ['interrupted', PAYLOAD, ['queued', 'error'], { rememberedAppID: 'app_9', attachTo: 'dep_9' }],
    ['succeeded', PAYLOAD, ['queued', 'success'], { rememberedAppID: 'app_9', attachTo: undefined }],
    ['failed', PAYLOAD, ['failure'], { rememberedAppID: 'app_9', attachTo: undefined }],
    [
      'of another commit',
      { ...PAYLOAD, commit: 'f'.repeat(40) },
      ['queued'],
      { rememberedAppID: 'app_9', attachTo: undefined },
    ],
    [
      'of another app',
      { ...PAYLOAD, app: 'acme/web/docs' },
      ['queued'],
      { rememberedAppID: undefined, attachTo: undefined },
    ],
    ['with its payload in a string', JSON.stringify(PAYLOAD), ['queued'], { attachTo: 'dep_9' }],
    ['of another tool', { appID: 'x', deployID: 'y' }, ['queued'], { rememberedAppID: undefined, attachTo: undefined }],
    [
      'with hostile IDs',
      { ...PAYLOAD, appID: '../../x', deployID: ['a'] },
      ['queued'],
      { rememberedAppID: undefined, attachTo: undefined },
    ],
    ['that is no JSON', '{', ['queued'], { rememberedAppID: undefined, attachTo: undefined }],
  ])('one %s', async (_, payload, states, memory) => {
    left(payload, ...states);
    expect(await (await start(PUSH)).recall()).toMatchObject(memory);
  });

  test('is found beyond the first page, among those of other apps', async () => {
    left(PAYLOAD, 'success');
    for (let index = 0; index < 150; index++) left({ ...PAYLOAD, app: `acme/web/pr-${index}` }, 'success');
    expect(await (await start(PUSH)).recall()).toMatchObject({ rememberedAppID: 'app_9' });
  });

  test('a newer deployment has overtaken the one of this commit', async () => {
    left(PAYLOAD, 'in_progress');
    left({ ...PAYLOAD, deployID: 'dep_10', commit: 'f'.repeat(40) }, 'success');
    expect(await (await start(PUSH)).recall()).toMatchObject({ attachTo: undefined });
  });
});

describe('the comment', () => {
  const MARK = '<!-- slipway acme/web/shop -->';

  test('is written once and then updated', async () => {
    await whole(PULL_REQUEST);
    await whole(PULL_REQUEST, {
      ...DONE,
      status: 'failed',
      error: new SlipwayError('deploy_failed', 'build: exit code 2'),
    });
    expect(github.comments).toHaveLength(1);
    expect(github.comments[0]?.body.startsWith(`${MARK}\n### ❌`)).toBe(true);
  });

  test('is found through all pages', async () => {
    for (let index = 0; index < 230; index++) github.addComment(`comment ${index}`, { login: 'ann', type: 'User' });
    const own = github.addComment(`${MARK}\nold`);
    await whole(PULL_REQUEST);
    expect(own.body).toContain('is deployed');
    expect(github.comments).toHaveLength(231);
  });

  test('is never that of another user, whatever its text', async () => {
    const theirs = github.addComment(`${MARK}\nmine now`, { login: 'mallory', type: 'User' });
    const quoted = github.addComment(`see ${MARK}`);
    await whole(PULL_REQUEST);
    expect([theirs.body, quoted.body]).toEqual([`${MARK}\nmine now`, `see ${MARK}`]);
    expect(github.comments).toHaveLength(3);
  });

  test('of a personal token is found by its user', async () => {
    github.login = 'ann';
    const own = github.addComment(`${MARK}\nold`, { login: 'ann', type: 'User' });
    const bot = github.addComment(`${MARK}\nother`);
    await whole(PULL_REQUEST);
    expect(own.body).toContain('is deployed');
    expect(bot.body).toBe(`${MARK}\nother`);
  });

  test('is one for each app', async () => {
    await whole(PULL_REQUEST);
    await whole(PULL_REQUEST, DONE, { app: 'docs' });
    expect(github.comments.map((each) => each.body.split('\n')[0])).toEqual([MARK, '<!-- slipway acme/web/docs -->']);
  });

  test('is not written if it is turned off, nor outside pull requests', async () => {
    await whole(PULL_REQUEST, DONE, { comment: 'false' });
    await whole(PUSH);
    expect(github.comments).toEqual([]);
  });

  test('refused costs one warning, and the deployment is recorded all the same', async () => {
    github.refusals.set('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', [403, { message: 'no' }]);
    const { code, runner } = await whole(PULL_REQUEST);
    expect(code).toBe(0);
    expect(runner.printed.join('\n')).toContain(
      '(or set comment to false):\n  permissions:\n    contents: read\n    deployments: write\n    id-token: write\n    pull-requests: write',
    );
    expect(github.states().at(-1)).toBe('success');
  });
});

describe('post', () => {
  const post = async (saved: string) => {
    const runner = new RecordingRunner();
    const run = { ...actionRun({ 'github-token': 'gh-token' }, { ...PULL_REQUEST, apiUrl }), saved };
    await closeWhatIsOpen({ run, runner, fetch, clock: new FakeClock(), random: () => 0.5 });
    return runner;
  };

  test('closes what a killed main left open', async () => {
    const { runner, report, recall } = await start(PULL_REQUEST);
    await recall();
    for (const event of EVENTS) report.report(event);
    await expect.poll(() => github.states()).toEqual(['queued', 'in_progress']);
    const after = await post(runner.states[SAVED] ?? '');
    expect(github.states()).toEqual(['queued', 'in_progress', 'error']);
    expect(github.deployments).toHaveLength(1);
    expect(github.comments[0]?.body).toContain('was left by this run before the end');
    expect(after.page).toContain('`dep_1`');
  });

  test('records the end that main knew and could not record in time', async () => {
    const { runner, report, recall } = await start(PULL_REQUEST);
    const saves: string[] = [];
    runner.state = (_, value) => void saves.push(value);
    await recall();
    for (const event of EVENTS) report.report(event);
    await report.finish(DONE);
    // As if main had been killed, or had given up, before its last requests.
    const saved = saves.findLast((each) => each !== '') ?? '';
    github.deployments[0]?.statuses.splice(0, 1);
    github.comments.splice(0);
    const after = await post(saved);
    expect(github.states()).toEqual(['queued', 'in_progress', 'success']);
    expect(github.comments[0]?.body).toContain('is deployed');
    expect(after.summaries).toEqual([]);
  });

  test('does nothing after a main that came to its end, or never began', async () => {
    const { runner } = await whole(PULL_REQUEST);
    const before = github.requests.length;
    expect((await post(runner.states[SAVED] ?? '')).summaries).toEqual([]);
    expect((await post('')).summaries).toEqual([]);
    expect(github.requests).toHaveLength(before);
  });
});
