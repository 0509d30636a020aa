import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { closePreview } from '../../src/action/close.ts';
import { recallAndFollow } from '../../src/action/recall.ts';
import { createReport } from '../../src/action/report/reporter.ts';
import { SlipwayError } from '../../src/base/errors.ts';
import type { DeployOutcome } from '../../src/deploy/events.ts';
import type { RunContext } from '../../src/deploy/inputs/context.ts';
import { planDeploy } from '../../src/deploy/inputs/parse.ts';
import type { InputName } from '../../src/deploy/inputs/table.ts';
import { FakeClock } from '../support/clock.ts';
import { GitHubDouble } from '../support/github.ts';
import { RecordingRunner } from '../support/runner.ts';
import { actionRun, PULL_REQUEST, PUSH } from '../support/runs.ts';

let github: GitHubDouble;
let apiUrl: string;

beforeEach(async () => {
  github = new GitHubDouble();
  apiUrl = await github.start();
});

afterEach(async () => {
  expect(github.faults).toEqual([]);
  await github[Symbol.asyncDispose]();
});

const parts = { clock: new FakeClock(), random: () => 0.5 };
let deploys = 0;
const FAILED = { status: 'failed', error: new SlipwayError('deploy_failed', 'build: exit code 2') } as const;

function pullRequest(number: number): RunContext {
  return {
    ...PULL_REQUEST,
    apiUrl,
    pullRequest: { number, headRepository: 'acme/shop', headBranch: 'b', baseBranch: 'main', fork: false },
  };
}

async function deploy(context: RunContext, app: string, outcome: Partial<DeployOutcome> = {}) {
  const run = actionRun({ 'github-token': 'gh-token', app }, { ...context, apiUrl });
  const own = { runner: new RecordingRunner(), run, fetch, ...parts };
  const report = createReport(own);
  const planned = await planDeploy(run.raw, run.context, run.readFile);
  if (planned.kind !== 'deploy') throw new Error(planned.kind);
  report.accept(planned);
  await recallAndFollow(planned, report, own);
  const deployID = `dep_${++deploys}`;
  report.report({ type: 'deployment-known', deployID, attached: false });
  const done = { status: 'succeeded', appID: app, appCreated: false, deployID, url: 'https://shop.example/' } as const;
  await report.finish({ ...done, failure: undefined, error: undefined, phases: [], ...outcome });
}

async function close(context: RunContext, given: Partial<Record<InputName, string>>) {
  const runner = new RecordingRunner();
  const run = actionRun({ 'github-token': 'gh-token', mode: 'close', ...given }, { ...context, apiUrl });
  const planned = await planDeploy(run.raw, run.context, run.readFile);
  if (planned.kind !== 'close') throw new Error(planned.kind);
  return { code: await closePreview(planned, { run, runner, env: {}, ...parts }), runner };
}

/** The last state of each deployment, oldest deployment first. */
const lastStates = () => github.deployments.map((each) => each.statuses[0]?.state).reverse();

describe('a closed pull request', () => {
  test('has its deployment inactive and its comment say so', async () => {
    await deploy(pullRequest(12), 'shop-pr-12');
    github.closed = true;
    const { code, runner } = await close(pullRequest(12), { app: 'shop-pr-{pr}' });
    expect(code).toBe(0);
    expect(lastStates()).toEqual(['inactive']);
    expect(github.comments).toHaveLength(1);
    expect(github.comments[0]?.body).toMatch(/^<!-- slipway acme\/web\/shop-pr-12 -->\n### ⚪ .* has ended/);
    expect(runner.page).toContain('has ended');
  });

  test('gets no comment if it had none, and a failed deployment stays failed', async () => {
    await deploy(pullRequest(12), 'shop-pr-12', FAILED);
    github.comments.length = 0;
    github.closed = true;
    expect((await close(pullRequest(12), { app: 'shop-pr-12' })).code).toBe(0);
    expect([lastStates(), github.comments]).toEqual([['failure'], []]);
  });

  test('leaves the other pull request of its slot alone', async () => {
    await deploy(pullRequest(3), 'shop-3');
    await deploy(pullRequest(8), 'shop-3');
    github.closed = true;
    await close(pullRequest(3), { app: 'shop-{slot:5}' });
    expect(lastStates()).toEqual(['inactive', 'success']);
  });

  test('is found below a thousand previews of others', async () => {
    await deploy(pullRequest(12), 'shop-pr-12');
    const body = { environment: 'preview', payload: { slipway: 1, app: 'acme/web/shop-pr-13', pullRequest: 13 } };
    for (let index = 0; index < 1_000; index++) github.addDeployment(body, 'success');
    github.closed = true;
    await close(pullRequest(12), { app: 'shop-pr-{pr}' });
    expect(lastStates().slice(0, 2)).toEqual(['inactive', 'success']);
  });

  test('that is open again by then keeps its preview', async () => {
    await deploy(pullRequest(12), 'shop-pr-12');
    const { code, runner } = await close(pullRequest(12), { app: 'shop-pr-12' });
    expect([code, lastStates()]).toEqual([0, ['success']]);
    expect(runner.printed.join()).toContain('open again');
  });

  test('while its preview deploys ends closed, whoever of the two writes last', async () => {
    github.closed = true;
    await deploy(pullRequest(12), 'shop-pr-12');
    expect(lastStates()).toEqual(['inactive']);
    expect(github.comments.map((each) => each.body)).toEqual([expect.stringContaining('has ended')]);
  });

  test('that GitHub refuses to update fails the job with the permissions to add', async () => {
    await deploy(pullRequest(12), 'shop-pr-12');
    github.closed = true;
    const route = 'POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses';
    github.refusals.set(route, [403, { message: 'Resource not accessible by integration' }]);
    const { code, runner } = await close(pullRequest(12), { app: 'shop-pr-12' });
    expect(code).toBe(1);
    expect(runner.printed.join('\n')).toMatch(
      /The preview ended without the GitHub deployment[\s\S]*deployments: write/,
    );
  });

  test('is asked of a run on a pull request only', async () => {
    const { raw, context, readFile } = actionRun({ mode: 'close', 'github-token': 'gh-token' }, PUSH);
    await expect(planDeploy(raw, context, readFile)).rejects.toThrow(/"close" is for pull requests/);
  });
});

describe('a success', () => {
  test('replaces the deployment before it, and that of no other app in the environment', async () => {
    await deploy(PUSH, 'docs');
    await deploy(PUSH, 'shop');
    await deploy(PUSH, 'shop', FAILED);
    await deploy(PUSH, 'shop');
    expect(lastStates()).toEqual(['success', 'inactive', 'failure', 'success']);
  });

  test("on another pull request's slot says so in that one's comment", async () => {
    await deploy(pullRequest(3), 'shop-3');
    const first = github.comments[0];
    await deploy(pullRequest(8), 'shop-3');
    expect(lastStates()).toEqual(['inactive', 'success']);
    expect(first?.body).toContain('now shows #8');
  });
});
