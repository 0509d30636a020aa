import { afterAll, describe, expect, test } from 'vitest';
import { readRun } from '../../src/action/inputs.ts';
import { temporaryFolder } from '../support/temporary.ts';

const folder = temporaryFolder();
afterAll(() => folder[Symbol.dispose]());

const GITHUB = {
  GITHUB_REPOSITORY: 'acme/shop',
  GITHUB_REF_NAME: 'main',
  GITHUB_SHA: 'a'.repeat(40),
  GITHUB_RUN_ID: '7',
  GITHUB_WORKSPACE: '/work/shop',
};

function pullRequest(head: object, env: Readonly<Record<string, string>> = {}) {
  const event = folder.write(
    'event.json',
    JSON.stringify({ pull_request: { number: 5, head, base: { ref: 'main' } } }),
  );
  return readRun({ ...GITHUB, GITHUB_EVENT_NAME: 'pull_request', GITHUB_EVENT_PATH: event, ...env }).context;
}

describe('inputs', () => {
  test('are read by their names with hyphens, trimmed, with the defaults of the table', () => {
    const { raw } = readRun({ 'INPUT_BASE-URL': ' https://x.example ', INPUT_ENV: 'A=1\nB=2\n', INPUT_TIMEOUT: '' });
    expect(raw).toMatchObject({ 'base-url': 'https://x.example', env: 'A=1\nB=2', timeout: '30m', 'github-token': '' });
  });
});

describe('the run', () => {
  test('outside pull requests is for the ref and its commit', () => {
    expect(readRun(GITHUB).context).toEqual({
      serverUrl: 'https://github.com',
      apiUrl: 'https://api.github.com',
      repository: 'acme/shop',
      refName: 'main',
      sha: 'a'.repeat(40),
      eventName: undefined,
      pullRequest: undefined,
      fork: false,
      selfHosted: true,
      dependabot: false,
      idTokenRequest: undefined,
      runUrl: 'https://github.com/acme/shop/actions/runs/7',
      workspace: '/work/shop',
    });
  });

  test("on a pull request is for the head's commit, not the merge commit", () => {
    const context = pullRequest({ ref: 'topic', sha: 'b'.repeat(40), repo: { full_name: 'Acme/Shop' } });
    expect(context.sha).toBe('b'.repeat(40));
    expect(context.pullRequest).toEqual({
      number: 5,
      headRepository: 'Acme/Shop',
      headBranch: 'topic',
      fork: false,
    });
  });

  test.each([
    ['another repository', { full_name: 'stranger/shop' }],
    ['a repository that was deleted', null],
  ])('is of a fork where the head is in %s', (_, repo) => {
    const context = pullRequest({ ref: 'topic', sha: 'b'.repeat(40), repo });
    expect([context.pullRequest?.fork, context.fork]).toEqual([true, true]);
  });

  test.each([
    ['the repository itself', 'Acme/Shop', false],
    ['another repository', 'stranger/shop', true],
    ['a repository that was deleted', undefined, true],
  ])('that follows a run of %s knows whether a fork started it', (_, from, fork) => {
    const workflowRun = { id: 7, event: 'pull_request', head_repository: from && { full_name: from } };
    const event = folder.write('event.json', JSON.stringify({ workflow_run: workflowRun }));
    const env = { ...GITHUB, GITHUB_EVENT_NAME: 'workflow_run', GITHUB_EVENT_PATH: event };
    expect(readRun(env).context.fork).toBe(fork);
  });

  test('knows whose machine it is on, and takes one that does not say so for self-hosted', () => {
    expect(readRun(GITHUB).context.selfHosted).toBe(true);
    expect(readRun({ ...GITHUB, RUNNER_ENVIRONMENT: 'self-hosted' }).context.selfHosted).toBe(true);
    expect(readRun({ ...GITHUB, RUNNER_ENVIRONMENT: 'github-hosted' }).context.selfHosted).toBe(false);
  });

  test('knows Dependabot, the OIDC offer, and an Enterprise Server', () => {
    const env = {
      GITHUB_ACTOR: 'dependabot[bot]',
      GITHUB_SERVER_URL: 'https://ghe.example',
      GITHUB_API_URL: 'https://ghe.example/api/v3',
      ACTIONS_ID_TOKEN_REQUEST_URL: 'https://oidc.example',
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: 't',
    };
    expect(readRun({ ...GITHUB, ...env }).context).toMatchObject({
      dependabot: true,
      apiUrl: 'https://ghe.example/api/v3',
      runUrl: 'https://ghe.example/acme/shop/actions/runs/7',
      idTokenRequest: { url: 'https://oidc.example', token: 't' },
    });
  });

  test('is read without an event, or with one that is no JSON', () => {
    const event = folder.write('broken.json', '{');
    expect(readRun({ ...GITHUB, GITHUB_EVENT_PATH: event }).context.pullRequest).toBeUndefined();
    expect(readRun({ ...GITHUB, GITHUB_EVENT_PATH: '/nowhere' }).context.pullRequest).toBeUndefined();
  });
});
