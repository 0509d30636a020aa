import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Forge } from '../../src/action/forge/forge.ts';
import { openGitHub } from '../../src/action/forge/github/forge.ts';
import { SlipwayError } from '../../src/base/errors.ts';
import { FakeClock } from '../support/clock.ts';
import { GitHubDouble } from '../support/github.ts';
import { sendJson, serve } from '../support/http-server.ts';
import { COMMIT, PUSH } from '../support/runs.ts';

const LIST = 'GET /repos/{owner}/{repo}/deployments';
const CREATE = 'POST /repos/{owner}/{repo}/deployments';
const MEMO = { app: 'acme/web/shop', appID: 'app_1', deployID: 'dep_1', commit: COMMIT, pullRequest: undefined };
const SECRET = 'a-token-that-must-not-leak';

let github: GitHubDouble;
let apiUrl: string;
let clock: FakeClock;

beforeEach(async () => {
  github = new GitHubDouble();
  apiUrl = await github.start();
  clock = new FakeClock();
});

afterEach(async () => {
  expect(github.faults).toEqual([]);
  await github[Symbol.asyncDispose]();
});

function forge(at = apiUrl, fetcher: typeof fetch = fetch): Forge {
  const parts = { token: SECRET, context: { ...PUSH, apiUrl: at }, fetch: fetcher, clock, random: () => 0.5 };
  const opened = openGitHub(parts);
  if (!opened) throw new Error('PUSH has a repository');
  return opened;
}

const list = (from = forge()) => from.remembered('production', MEMO.app, 300);
const create = () => forge().record({ environment: 'production', description: 'a test', memo: MEMO });

async function failure(work: Promise<unknown>): Promise<SlipwayError> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof SlipwayError)) throw new Error('expected a SlipwayError', { cause: error });
  expect(JSON.stringify([error.message, error.remedy, error.call])).not.toContain(SECRET);
  return error;
}

const json =
  (status: number, headers: object = {}, body: unknown = { message: 'no' }) =>
  (response: ServerResponse) =>
    sendJson(response, status, body, headers);
const reset = (response: ServerResponse) => void response.socket?.resetAndDestroy();
const SECONDARY = { message: 'You have exceeded a secondary rate limit' };

describe('a request is sent again', () => {
  test.each<[name: string, first: ((response: ServerResponse) => void)[], slept: readonly number[]]>([
    ['after 500 and 502', [json(500), json(502)], [275, 550]],
    ['after 429, when Retry-After says', [json(429, { 'retry-after': '3' })], [3_000]],
    ['after a secondary rate limit', [json(403, { 'retry-after': '5' }, SECONDARY)], [5_000]],
    ['after a connection that broke off', [reset], [275]],
    ['after a page of a proxy', [json(200, { 'content-type': 'text/html' }, 'x')], [275]],
  ])('%s', async (_, first, slept) => {
    github.next.set(LIST, [...first]);
    github.addDeployment({ environment: 'production', payload: { slipway: 1, ...MEMO } });
    expect(await list()).toMatchObject([{ deployID: 'dep_1' }]);
    expect(clock.slept).toEqual(slept);
    expect(github.requests).toHaveLength(first.length + 1);
  });

  test.each([
    [429, {}],
    [403, SECONDARY],
  ])('even a POST after %i with Retry-After, which surely had no effect', async (status, body) => {
    github.next.set(CREATE, [json(status, { 'retry-after': '2' }, body)]);
    expect(await create()).toBeDefined();
    expect([github.deployments.length, clock.slept]).toEqual([1, [2_000]]);
  });
});

describe('a request is not sent again', () => {
  test.each<[name: string, answer: (response: ServerResponse) => void, code: string]>([
    ['503', json(503), 'service_error'],
    ['a connection that broke off', reset, 'unreachable'],
  ])('if it is a POST that may have had an effect: after %s', async (_, answer, code) => {
    github.next.set(CREATE, [answer]);
    expect((await failure(create())).code).toBe(code);
    expect(github.requests).toHaveLength(1);
  });

  test.each<[name: string, answer: (response: ServerResponse) => void, code: string]>([
    ['a refusal', json(403), 'forbidden'],
    ['a used-up rate limit', json(403, { 'x-ratelimit-remaining': '0' }), 'rate_limited'],
    ['a Retry-After past the cap', json(403, { 'retry-after': '3600' }, SECONDARY), 'rate_limited'],
    ['an answer of 6 MB', json(200, {}, ['x'.repeat(6_000_000)]), 'response_too_large'],
    ['JSON that is neither an object nor a list', json(200, {}, 'x'), 'unexpected_response'],
  ])('after %s', async (_, answer, code) => {
    github.next.set(LIST, [answer]);
    const error = await failure(list());
    expect([error.code, error.message]).toEqual([
      code,
      expect.stringMatching(/^(?:Could not read GitHub's deployments: |The answer to GET )/),
    ]);
    expect(github.requests).toHaveLength(1);
  });
});

describe('the token goes to no other server', () => {
  test.each([
    ['a redirect', (other: string) => json(302, { location: `${other}/x` })],
    ['the address of a next page', (other: string) => json(200, { link: `<${other}/x>; rel="next"` }, FULL_PAGE)],
  ])('by %s', async (_, answer) => {
    const asked: unknown[] = [];
    await using other = await serve((request, response) => {
      asked.push(request.headers);
      sendJson(response, 200, []);
    });
    github.next.set(LIST, [answer(other.origin)]);
    const error = await failure(list());
    expect([error.code, asked]).toEqual(['redirected', []]);
    expect(error.message).toContain(other.origin);
  });
});

const FULL_PAGE = Array.from({ length: 100 }, (_, id) => ({ id, payload: {} }));

test.each([[{}], [[null, 7, { id: 'x', payload: {} }, { id: 1, payload: null }]]])(
  'a list that is %j has nothing of ours',
  async (body) => {
    github.next.set(LIST, [json(200, {}, body)]);
    expect(await list()).toEqual([]);
  },
);

test('a next page is read as long as there is one, and no further than asked', async () => {
  for (let index = 0; index < 1_000; index++)
    github.addDeployment({ environment: 'production', payload: {} }, 'success');
  expect(await list()).toEqual([]);
  expect(github.requests).toHaveLength(3);
});

test("every request names the API's version", async () => {
  await list();
  await create();
  expect(github.requests.map(({ version }) => version)).toEqual(['2022-11-28', '2022-11-28']);
});

test('an Enterprise Server is asked below its own path', async () => {
  const asked: string[] = [];
  const recorder: typeof fetch = async (url) => {
    asked.push(String(url));
    return Response.json([]);
  };
  expect(await list(forge('https://ghe.example/api/v3/', recorder))).toEqual([]);
  expect(asked).toEqual([
    'https://ghe.example/api/v3/repos/acme/shop/deployments?environment=production&task=deploy&per_page=100',
  ]);
});
