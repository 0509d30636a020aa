import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runAction } from '../support/action.ts';
import { startFaultyKvs } from '../support/faulty-kvs.ts';
import { GitHubDouble } from '../support/github.ts';
import { unsignedJwt } from '../support/jwt.ts';
import { COMMIT } from '../support/runs.ts';
import { ServiceDouble } from '../support/service-double.ts';
import { temporaryFolder } from '../support/temporary.ts';

/** The action as the runner starts it, on a pull request of acme/site. */
const SEEDS = resolve(import.meta.dirname, '../fixtures/seeds');
const INPUTS = {
  ...{ org: 'acme', project: 'web', app: 'shop', 'github-token': 'gh-token', comment: 'true', verify: 'off' },
  ...{ 'id-token': unsignedJwt(), 'id-token-audience': '' },
};
const SEED = { 'kvs-table': 'sessions', 'kvs-region': 'us-east-2', 'kvs-token': 'kvs-table-token' };
const AWS = { AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE', AWS_SECRET_ACCESS_KEY: 'aws-secret-key' };

async function run(
  github: GitHubDouble,
  service: ServiceDouble,
  inputs: Readonly<Record<string, string>> = {},
  onStart?: (kill: (signal: NodeJS.Signals) => void) => void,
  given: Readonly<Record<string, string>> = {},
) {
  using folder = temporaryFolder();
  const head = { ref: 'topic', sha: COMMIT, repo: { full_name: 'acme/site' } };
  const event = folder.write(
    'event.json',
    JSON.stringify({ pull_request: { number: 12, head, base: { ref: 'main' } } }),
  );
  const state = folder.write('state', '');
  const offer = { baseUrl: await service.start(), requestUrl: '', requestToken: '' };
  const env = {
    ...AWS,
    ...{ GITHUB_API_URL: await github.start(), GITHUB_EVENT_PATH: event, GITHUB_EVENT_NAME: 'pull_request' },
    ...{ GITHUB_STATE: state, GITHUB_RUN_ID: '7' },
    ...given,
  };
  const result = await runAction(offer, { ...INPUTS, ...inputs }, { env, ...(onStart && { onStart }) });
  expect(github.faults).toEqual([]);
  return result;
}

describe('the action, whole', () => {
  test('deploys, records, comments, seeds', async () => {
    await using github = new GitHubDouble();
    await using service = new ServiceDouble();
    await using kvs = await startFaultyKvs();
    const seed = { ...SEED, 'kvs-seed-file': resolve(SEEDS, 'list.yml'), 'kvs-url': kvs.url };
    const result = await run(github, service, { ...seed, 'url-template': 'https://{app}.example.com' });
    expect(result.code).toBe(0);
    expect(result.outputs).toEqual({
      'app-id': 'shop',
      'app-created': 'true',
      'deploy-id': 'd1',
      status: 'succeeded',
      url: 'https://shop.example.com/',
      failure: '',
      'kvs-written': '3',
      'kvs-failed': '0',
    });
    expect(github.states().at(-1)).toBe('success');
    expect(github.comments[0]?.body).toContain('[`https://shop.example.com/`](<https://shop.example.com/>)');
    expect(result.summary).toContain('| Keys | 3 written |');
    expect(kvs.store.size).toBe(3);
  });

  test('names the full address of a repository on another server, which a service could take for one of github.com', async () => {
    await using github = new GitHubDouble();
    await using service = new ServiceDouble();
    const given = { GITHUB_SERVER_URL: 'https://ghe.example' };
    expect((await run(github, service, {}, undefined, given)).code).toBe(0);
    expect(service.apps.get('shop')?.body).toMatchObject({ repository: 'https://ghe.example/acme/site.git' });
  });

  test("checks no fork on a runner that does not say that it is GitHub's", async () => {
    await using github = new GitHubDouble();
    await using service = new ServiceDouble();
    using folder = temporaryFolder();
    const head = { ref: 'topic', sha: COMMIT, repo: { full_name: 'stranger/site' } };
    const text = JSON.stringify({ pull_request: { number: 13, head, base: { ref: 'main' } } });
    const given = { GITHUB_EVENT_PATH: folder.write('fork.json', text) };
    const { code, log } = await run(github, service, { mode: 'check', 'id-token': '' }, undefined, given);
    expect(code).toBe(1);
    expect(log).toContain("allow-forks-on-self-hosted: this runner does not say that it is GitHub's own");
  });

  test('reports in the log and at GitHub if the runner cannot write a file', async () => {
    await using github = new GitHubDouble();
    await using service = new ServiceDouble();
    const nowhere = '/nowhere/file';
    const files = { GITHUB_STEP_SUMMARY: nowhere, GITHUB_OUTPUT: nowhere, GITHUB_STATE: nowhere };
    const { code, log } = await run(github, service, {}, undefined, files);
    expect(code).toBe(0);
    expect(log).toContain('✓ Deployment: succeeded');
    expect(log.match(/^::warning::The runner cannot keep/gm)).toHaveLength(3);
    expect(github.states().at(-1)).toBe('success');
  });

  test('deploys although the event file is not JSON, which keeps the client of GitHub from loading', async () => {
    await using github = new GitHubDouble();
    await using service = new ServiceDouble();
    using folder = temporaryFolder();
    const given = { GITHUB_EVENT_PATH: folder.write('broken.json', '{'), GITHUB_EVENT_NAME: 'push' };
    const { code, log } = await run(github, service, {}, undefined, given);
    expect(code).toBe(0);
    expect(log.match(/^::warning::The deploy goes on without the GitHub deployment/gm)).toHaveLength(1);
  });

  test('checks the keys before it sends anything', async () => {
    await using github = new GitHubDouble();
    await using service = new ServiceDouble();
    const seed = { ...SEED, 'kvs-seed-file': resolve(SEEDS, 'bad.json'), 'kvs-url': 'http://127.0.0.1:9' };
    const result = await run(github, service, seed);
    expect(result).toMatchObject({ code: 1, outputs: { status: 'failed' } });
    expect(result.log).toContain('the key is empty');
    expect([service.calls, github.requests]).toEqual([[], []]);
  });

  test('gives every output if it skips a run without a token', async () => {
    await using github = new GitHubDouble();
    await using service = new ServiceDouble();
    const none = { 'id-token': '', 'id-token-audience': 'platform', 'on-no-token': 'skip' };
    const { code, outputs, summary } = await run(github, service, none);
    expect(code).toBe(0);
    expect(outputs).toMatchObject({ status: 'skipped', 'app-id': '', 'app-created': 'false', failure: '' });
    expect(summary).toContain('the job lacks the permission id-token: write');
    expect(summary).toContain('  deployments: write\n  id-token: write\n  pull-requests: write\n');
    expect(service.calls).toEqual([]);
  });

  test('skips a run of Dependabot under the name of its preview, without advice that was followed', async () => {
    await using github = new GitHubDouble();
    await using service = new ServiceDouble();
    const none = { app: 'shop-pr-{pr}', 'id-token': '', 'id-token-audience': 'platform', 'on-no-token': 'skip' };
    const given = { GITHUB_ACTOR: 'dependabot[bot]' };
    const { code, log, summary } = await run(github, service, none, undefined, given);
    expect(code).toBe(0);
    expect(summary).toContain('## ⏭️ `acme/web/shop-pr-12` was skipped\n');
    expect(summary).toContain("Dependabot's runs get neither secrets nor GitHub's OIDC");
    for (const text of [log, summary]) expect(text).not.toMatch(/on-no-token|mode: check|what to do|permissions:/);
  });

  test('leaves out of the summary what is empty', async () => {
    await using github = new GitHubDouble();
    await using service = new ServiceDouble();
    const { summary } = await run(github, service);
    expect(summary).toContain('| Deployment | `d1` |');
    expect(summary).not.toMatch(/Variables|Keys|Code|Warnings|left alone|– of –/);
  });

  test('counts the lines of a log', async () => {
    await using github = new GitHubDouble();
    await using service = new ServiceDouble({ statuses: ['failed'] });
    const { log, summary } = await run(github, service);
    expect(log).toContain('::group::Build log (the last line)');
    expect(summary).toContain('<summary>Build log, 1 line</summary>');
  });

  test('says in every place that a deploy succeeded whose keys could not be written', async () => {
    await using github = new GitHubDouble();
    await using service = new ServiceDouble();
    await using kvs = await startFaultyKvs();
    kvs.answer = () => ({ status: 401, body: '{"error":"invalid_token"}' });
    const seed = { ...SEED, 'kvs-seed-file': resolve(SEEDS, 'list.yml'), 'kvs-url': kvs.url };
    const result = await run(github, service, seed);
    expect(result).toMatchObject({ code: 1, outputs: { status: 'succeeded', 'kvs-written': '0', 'kvs-failed': '3' } });
    expect(github.states().at(-1)).toBe('success');
    expect(result.summary).toContain('is deployed, but');
  });

  test('warns of keys that were not written because the run did not wait for the end', async () => {
    await using github = new GitHubDouble();
    await using service = new ServiceDouble();
    await using kvs = await startFaultyKvs();
    const seed = { ...SEED, 'kvs-seed-file': resolve(SEEDS, 'list.yml'), 'kvs-url': kvs.url };
    const result = await run(github, service, { ...seed, wait: 'false' });
    expect(result).toMatchObject({ code: 0, outputs: { status: 'pending', 'kvs-written': '' } });
    expect(result.log).toContain('::warning::The keys were not written: the deployment has not ended');
    expect(result.summary).toContain('The keys were not written');
    expect(kvs.store.size).toBe(0);
  });

  test.each<[what: string, route: string, inputs: Readonly<Record<string, string>>, says: string]>([
    ['before the deploy', 'GET /repos/{owner}/{repo}/deployments', {}, 'Interrupted before a deployment was started'],
    ['beside the deploy', 'POST /repos/{owner}/{repo}/deployments', {}, 'Interrupted; the platform goes on with d1'],
    [
      'of a closing',
      'GET /repos/{owner}/{repo}/pulls/{pull_number}',
      { mode: 'close', 'id-token': '' },
      'was left by this run before the end',
    ],
  ])('cancelled while a call of GitHub hangs %s, ends at once with a summary', async (_, route, inputs, says) => {
    await using github = new GitHubDouble();
    await using service = new ServiceDouble({ statuses: ['building'] });
    // No answer ever comes. A run that waited for one would ask again.
    github.next.set(route, [() => {}]);
    const result = await run(github, service, inputs, (kill) => {
      const look = setInterval(() => {
        const isAsked = github.requests.some((each) => each.route === route);
        if (!isAsked || (route.startsWith('POST') && !service.calls.includes('listDeployments'))) return;
        clearInterval(look);
        kill('SIGINT');
      }, 20);
    });
    expect(result.code).toBe(1);
    expect(result.summary).toContain(says);
    expect(github.requests.filter((each) => each.route === route)).toHaveLength(1);
  });

  test('cancelled while the command for the token runs, ends with its outputs and its summary', async () => {
    await using github = new GitHubDouble();
    await using service = new ServiceDouble();
    using folder = temporaryFolder();
    const mark = `${folder.path}/started`;
    const inputs = { 'id-token': '', 'id-token-command': `sleep 30 & touch '${mark}'; sleep 30` };
    const result = await run(github, service, inputs, (kill) => {
      const look = setInterval(() => {
        if (!existsSync(mark)) return;
        clearInterval(look);
        kill('SIGINT');
      }, 20);
    });
    expect(result).toMatchObject({ code: 1, outputs: { status: 'cancelled' } });
    expect(result.summary).toContain('Interrupted before a deployment was started');
    expect(service.calls).toEqual([]);
  });

  test('whose command for the token prints without an end, fails with its outputs and ends', async () => {
    await using github = new GitHubDouble();
    await using service = new ServiceDouble();
    const result = await run(github, service, { 'id-token': '', 'id-token-command': 'yes' });
    expect(result).toMatchObject({ code: 1, outputs: { status: 'failed' } });
    expect(result.summary).toContain('The command of id-token-command printed more than a MiB');
  });

  test('cancelled while the trigger is in flight, says in every place what is true', async () => {
    await using github = new GitHubDouble();
    await using service = new ServiceDouble();
    service.fail('deploy', 'slow headers');
    const cancelled = run(github, service, {}, (kill) => {
      const look = setInterval(() => {
        if (!service.calls.includes('deploy')) return;
        clearInterval(look);
        kill('SIGINT');
      }, 20);
    });
    const result = await cancelled;
    expect(result).toMatchObject({ code: 1, outputs: { status: 'pending' } });
    for (const text of [result.summary, github.comments[0]?.body, result.log]) {
      expect(text).toContain('the platform may go on with it');
    }
    expect(github.states()).toEqual(['error']);
  });
});
