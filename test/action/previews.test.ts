import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { carryOut } from '../../src/action/carry-out.ts';
import { closePreview } from '../../src/action/close.ts';
import { recallAndFollow } from '../../src/action/recall.ts';
import { createReport } from '../../src/action/report/reporter.ts';
import { SlipwayError } from '../../src/base/errors.ts';
import type { DeployOutcome } from '../../src/deploy/events.ts';
import type { RunContext } from '../../src/deploy/inputs/context.ts';
import { planDeploy } from '../../src/deploy/inputs/parse.ts';
import type { InputName } from '../../src/deploy/inputs/table.ts';
import { openStage } from '../platform/console/support.ts';
import { FakeClock } from '../support/clock.ts';
import { GitHubDouble } from '../support/github.ts';
import { sendJson, serve } from '../support/http-server.ts';
import { unsignedJwt } from '../support/jwt.ts';
import { RecordingRunner } from '../support/runner.ts';
import { actionRun, COMMIT, PULL_REQUEST, PUSH } from '../support/runs.ts';

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
    pullRequest: { number, headRepository: 'acme/shop', headBranch: 'b', fork: false },
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
  return {
    code: await closePreview(planned, { run, runner, env: {}, signal: new AbortController().signal, ...parts }),
    runner,
  };
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

  describe('with an app of its own', () => {
    const DELETED = { appID: 'shop-pr-12', deleted: { at: 'x', by: 'y', until: '2026-12-03T10:00:00.000Z' } };
    /** Closes pull request 12 on a platform that answers like this. Returns its requests. */
    const closeOn = async (status: number, body: object, given: Partial<Record<InputName, string>>) => {
      const asked: string[] = [];
      await using platform = await serve((request, response) => {
        asked.push(`${request.method} ${request.url}`);
        sendJson(response, status, body);
      });
      await deploy(pullRequest(12), 'shop-pr-12');
      github.closed = true;
      const own = { 'base-url': platform.origin, 'id-token': unsignedJwt() };
      const { code, runner } = await close(pullRequest(12), { ...own, app: 'shop-pr-{pr}', ...given });
      return { code, asked, comment: github.comments[0]?.body, printed: runner.printed.join('\n') };
    };

    test('has that app deleted, and says until when it can come back', async () => {
      const closed = await closeOn(200, DELETED, {});
      expect(closed).toMatchObject({ code: 0, comment: expect.stringContaining('Its app is deleted and answers 410') });
      expect(closed.comment).toContain('2026-12-03T10:00:00.000Z');
      expect(closed.asked).toEqual(['DELETE /operator/orgs/acme/projects/web/apps/shop-pr-12']);
    });

    test.each([404, 405, 403])('is closed as before where the service answers %s', async (status) => {
      const closed = await closeOn(status, { error: { code: 'x', message: 'no' } }, {});
      expect(closed).toMatchObject({ code: 0, comment: expect.stringContaining('does not answer any more') });
      expect(closed.printed.includes('The app was not deleted: ')).toBe(status === 403);
      expect(closed.printed).not.toContain('warning: ');
    });

    test.each([503, 429])('that stays because the platform answers %s costs a warning', async (status) => {
      const closed = await closeOn(status, { error: { code: 'x', message: 'no' } }, {});
      expect(closed).toMatchObject({ code: 0, comment: expect.stringContaining('has ended') });
      expect(closed.printed).toMatch(
        /^warning: The app was not deleted: .* answered \d+ .*\n {2}Run the job again, or delete the app: slipway apps delete shop-pr-12/m,
      );
    });

    test('is kept by a dry run, which changes nothing at GitHub either', async () => {
      const before = github.requests.length;
      const { code, asked, comment, printed } = await closeOn(200, DELETED, { 'dry-run': 'true' });
      expect({ code, asked, comment }).toMatchObject({
        code: 0,
        asked: [],
        comment: expect.stringContaining('deployed'),
      });
      expect(printed).toMatch(
        /Dry run: would end the preview acme\/web\/shop-pr-12, and ask http:\S+ to delete its app/,
      );
      expect(lastStates()).toEqual(['success']);
      expect(github.requests.slice(before).filter(({ route }) => /pulls/.test(route))).toHaveLength(1);
    });

    test('that is opened again has it restored by the next deploy', async () => {
      await using stage = await openStage();
      const names = { org: 'acme', project: 'web', app: 'shop-pr-12' };
      await stage.createApp(names.app, 'web-landing');
      const runner = new RecordingRunner();
      const token = await stage.token();
      const path = `${stage.platform.baseUrl}/operator/orgs/acme/projects/web/apps/${names.app}`;
      const headers = { authorization: `Bearer ${token}` };
      expect((await fetch(path, { method: 'DELETE', headers })).status).toBe(200);
      const own = { 'base-url': stage.platform.baseUrl, 'id-token': token, app: 'shop-pr-{pr}', wait: 'false' };
      const run = actionRun({ 'github-token': 'gh-token', ...own }, pullRequest(12));
      const report = createReport({ runner, run, ...parts });
      const planned = await planDeploy(run.raw, run.context, run.readFile);
      if (planned.kind !== 'deploy') throw new Error(planned.kind);
      report.accept(planned);
      const startPlatform = () => Promise.reject(new Error('no platform is started here'));
      const typeInCheckout = () => Promise.reject(new Error('only a dry run asks'));
      const edge = { env: {}, signal: new AbortController().signal, startPlatform, typeInCheckout };
      const outcome = await carryOut(planned, report, { runner, run, ...parts }, edge);
      expect(outcome).toMatchObject({ status: 'pending', appID: names.app, error: undefined });
      expect(runner.printed.join('\n')).toContain('is restored');
      expect((await fetch(path, { headers })).status).toBe(200);
    });

    test.each([
      ['that is shared', { app: 'shop-{slot:5}' }],
      ['whose name no pull request owns', { app: 'shop-pr-12' }],
      ['without a token', { 'id-token': '' }],
      ['without a platform', { 'base-url': '' }],
      ['of a service with a map', { 'api-map': 'paths: {}' }],
    ])('keeps an app %s', async (_, given) => {
      expect((await closeOn(200, DELETED, given)).asked).toEqual([]);
    });
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
    expect(runner.summaries.at(-1)).toContain('may still show it as active. Run the job again.');
  });

  test('is asked of a run on a pull request only', async () => {
    const { raw, context, readFile } = actionRun({ mode: 'close', 'github-token': 'gh-token' }, PUSH);
    await expect(planDeploy(raw, context, readFile)).rejects.toThrow(/"close" is for pull requests/);
  });
});

describe('the comment of a preview that was not deployed', () => {
  const last = () => github.comments.at(-1)?.body ?? '';

  test('says where the previous one still answers, when it was updated, and where the log is', async () => {
    await using site = await serve((_, response) => void response.end('a page'));
    await deploy(pullRequest(12), 'shop-pr-12', { url: site.origin });
    await deploy(pullRequest(12), 'shop-pr-12', FAILED);
    expect(last()).toContain(
      `The previous preview of \`${COMMIT.slice(0, 12)}\` still answers: [\`${site.origin}/\`](<${site.origin}/>)\n`,
    );
    expect(last()).toMatch(/\n\nUpdated \d{4}-\d\d-\d\d \d\d:\d\d UTC · \[The run and its log\]\(<\S+\/runs\/7>\)\n$/);
    // A second failure in a row still finds it, and a success has nothing to say of it.
    await deploy(pullRequest(12), 'shop-pr-12', FAILED);
    expect(last()).toContain('still answers');
    await deploy(pullRequest(12), 'shop-pr-12', { url: site.origin });
    expect(last()).not.toContain('previous');
  });

  test('says that the previous one does not answer, and whose it is', async () => {
    const site = await serve((_, response) => void response.writeHead(404).end());
    await deploy(pullRequest(3), 'shop-3', { url: site.origin });
    await deploy(pullRequest(8), 'shop-3', FAILED);
    expect(last()).toContain(`(#3) does not answer either: [\`${site.origin}/\`]`);
    await site[Symbol.asyncDispose]();
    await deploy(pullRequest(8), 'shop-3', FAILED);
    expect(last()).toContain('does not answer either');
  });

  test('says that there is none, or nothing where GitHub does not tell', async () => {
    await deploy(pullRequest(12), 'shop-pr-12', FAILED);
    expect(last()).toContain('No earlier deployment answers in its place.');
    const route = 'GET /repos/{owner}/{repo}/deployments';
    github.refusals.set(route, [403, { message: 'Resource not accessible by integration' }]);
    await deploy(pullRequest(12), 'shop-pr-12', FAILED);
    expect(last()).not.toMatch(/still answers|in its place|previous/);
  });

  test('of a closed pull request says whether the last one still answers', async () => {
    await using site = await serve((_, response) => void response.end('a page'));
    await deploy(pullRequest(12), 'shop-pr-12', { url: site.origin });
    github.closed = true;
    await close(pullRequest(12), { app: 'shop-pr-12' });
    expect(last()).toContain(`so the last deployment still answers: [\`${site.origin}/\`]`);
    expect(last()).toContain('[The run and its log]');
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
