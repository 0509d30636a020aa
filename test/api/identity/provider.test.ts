import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { commandToken } from '../../../src/api/identity/command.ts';
import { exchangeIdentity, githubIdentity } from '../../../src/api/identity/github.ts';
import { givenToken } from '../../../src/api/identity/given.ts';
import { createTokenProvider } from '../../../src/api/identity/provider.ts';
import type { TokenParts, TokenSource } from '../../../src/api/identity/source.ts';
import { FakeClock } from '../../support/clock.ts';
import { bodyOf, sendJson, serve, type TestServer } from '../../support/http-server.ts';
import { unsignedJwt } from '../../support/jwt.ts';

const NOW = Date.UTC(2026, 0, 2, 3, 4, 5);
/** A token that ends `seconds` after the start of the test. */
const lasting = (seconds: number, more: object = {}) => unsignedJwt({ exp: NOW / 1_000 + seconds, ...more });

function provider(source: TokenSource, more: Partial<TokenParts> = {}) {
  const clock = new FakeClock(NOW);
  const secrets: string[] = [];
  const parts: TokenParts = {
    fetch,
    clock,
    random: () => 0.5,
    run: async () => {
      throw new Error('no command was expected');
    },
    onSecret: (secret) => secrets.push(secret),
    ...more,
  };
  return { ...createTokenProvider(source, parts), clock, secrets };
}

/** A command source that gives these outputs in turn, an Error thrown. */
function command(...outputs: readonly (string | Error)[]) {
  const run: string[] = [];
  const made = provider(commandToken('print-token'), {
    run: async (line) => {
      const output = outputs[run.push(line) - 1] ?? new Error('no more output');
      if (output instanceof Error) throw output;
      return { exitCode: 0, stdout: output };
    },
  });
  return { ...made, run };
}

test('a given token is masked, then checked, then given as it is', async () => {
  const token = lasting(300);
  const { token: get, renew, secrets } = provider(givenToken(`${token}\n`));
  expect(await get()).toBe(token);
  expect(secrets).toEqual([token]);
  expect(await renew(token)).toBe(false);
});

test('a given token that is not fit is masked before it is refused, and one that ends on the way is refused then', async () => {
  const opaque = provider(givenToken('ghs_sekret'));
  await expect(opaque.token()).rejects.toMatchObject({ code: 'access_token_given', input: 'id-token' });
  expect(opaque.secrets).toEqual(['ghs_sekret']);

  const short = provider(givenToken(lasting(300)));
  await short.token();
  short.clock.advance(301_000);
  await expect(short.token()).rejects.toMatchObject({ code: 'invalid_id_token' });
});

test('one token serves until shortly before its end, then the next is asked for', async () => {
  const [one, two] = [lasting(300), lasting(600)];
  const { token, clock, run } = command(one, two);
  expect([await token(), await token()]).toEqual([one, one]);
  clock.advance(239_000);
  expect(await token()).toBe(one);
  clock.advance(2_000);
  expect(await token()).toBe(two);
  expect(run).toHaveLength(2);
});

test('concurrent calls share one request', async () => {
  const { token, run } = command(lasting(300));
  expect(new Set(await Promise.all([token(), token(), token()])).size).toBe(1);
  expect(run).toHaveLength(1);
});

test('if renewal fails, the old token serves until it expires', async () => {
  const [one, two] = [lasting(300), lasting(900)];
  const { token, clock, run } = command(one, new Error('hiccup'), two);
  await token();
  clock.advance(250_000);
  expect([await token(), await token()]).toEqual([one, one]);
  expect(run).toHaveLength(2);
  clock.advance(20_000);
  expect(await token()).toBe(two);
});

test('after its end a failed renewal is an error, and the call after that tries again', async () => {
  const two = lasting(900);
  const { token, clock } = command(lasting(300), new Error('hiccup'), two);
  await token();
  clock.advance(301_000);
  await expect(token()).rejects.toMatchObject({ code: 'token_command_failed' });
  expect(await token()).toBe(two);
});

test('after a 401 another token is got once, however many calls were refused', async () => {
  const [one, two] = [lasting(300), lasting(600)];
  const { token, renew, run } = command(one, two, two);
  await token();
  expect(await Promise.all([renew(one), renew(one)])).toEqual([true, true]);
  expect(await renew(one)).toBe(true);
  expect(await token()).toBe(two);
  expect(run).toHaveLength(2);
  // The source has nothing newer: asking the platform again would be of no use.
  expect(await renew(two)).toBe(false);
});

test.each([
  ['fails', { exitCode: 3, stdout: 'half-a-sekret' }, 'ended with exit code 3'],
  ['prints nothing', { exitCode: 0, stdout: ' \r\n' }, 'printed nothing'],
])('a command that %s', async (_, result, words) => {
  const { token, secrets } = provider(commandToken('x --key=sekret'), { run: async () => result });
  const error = await token().catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: 'token_command_failed', message: expect.stringContaining(words) });
  expect(JSON.stringify(error) + String(error)).not.toContain('sekret');
  expect(secrets).toEqual(result.stdout.trim() === '' ? [] : ['half-a-sekret']);
});

test('the error of a command whose output is more than a token says so', async () => {
  const { token } = command(`Logging in…\n${lasting(300)}`);
  await expect(token()).rejects.toMatchObject({
    code: 'token_command_failed',
    message: 'The command of id-token-command printed more than one word: an ID token has no spaces and no line ends',
  });
});

const REQUEST_TOKEN = 'runner-sekret';
const PERMISSIONS = 'permissions:\n  id-token: write';

function github(server: TestServer, more: Partial<TokenParts> = {}, audience?: string) {
  const requestUrl = `${server.origin}/token?api-version=2.0`;
  return provider(
    githubIdentity({ requestUrl, requestToken: REQUEST_TOKEN, audience, permissions: PERMISSIONS }),
    more,
  );
}

test('asks GitHub with the audience appended, and masks what it sends and gets', async () => {
  const token = lasting(300);
  const asked: unknown[] = [];
  await using server = await serve((request, response) => {
    asked.push([request.method, request.url, request.headers.authorization, request.headers['user-agent']]);
    sendJson(response, 200, { value: token, count: 1 });
  });
  const { token: get, secrets } = github(server, {}, 'https://platform.example/a b');
  expect(await get()).toBe(token);
  expect(asked).toEqual([
    [
      'GET',
      '/token?api-version=2.0&audience=https%3A%2F%2Fplatform.example%2Fa%20b',
      `Bearer ${REQUEST_TOKEN}`,
      expect.stringMatching(/^slipway\//),
    ],
  ]);
  expect(secrets).toEqual([REQUEST_TOKEN, token]);
});

test("GitHub's token without email causes a warning after a refusal, and is sent only if there is a listener", async () => {
  await using server = await serve((_, response) =>
    sendJson(response, 200, { value: lasting(300, { email: undefined }) }),
  );
  const told: string[] = [];
  const { token, renew, clock } = github(server, { onNoEmail: ({ code }) => told.push(code) });
  const first = await token();
  await clock.advance(280_000);
  await token();
  expect(told).toEqual([]);
  await renew(first);
  await renew(first);
  expect(told).toEqual(['email_claim_missing']);
  await expect(github(server).token()).rejects.toMatchObject({ code: 'email_claim_missing' });
});

test('tries again after a fault of GitHub, and reports it', async () => {
  let requests = 0;
  await using server = await serve((_, response) => {
    requests += 1;
    if (requests < 3) response.writeHead(503).end();
    else sendJson(response, 200, { value: lasting(300) });
  });
  const troubles: string[] = [];
  const { token } = github(server, { onTrouble: ({ error }) => troubles.push(error.code) });
  await token();
  expect([requests, troubles]).toEqual([3, ['service_error']]);
});

test("a refusal is GitHub's, with the lines to check; an answer without a token shows its names", async () => {
  await using refusing = await serve((_, response) => sendJson(response, 403, { message: 'Not for you' }));
  await expect(github(refusing).token()).rejects.toMatchObject({
    code: 'github_refused',
    message: 'Could not get an ID token from GitHub: the service answered 403 ("Not for you")',
    remedy: expect.stringContaining('id-token: write'),
  });
  await using strange = await serve((_, response) => sendJson(response, 200, { jwt: 'sekret' }));
  await expect(github(strange).token()).rejects.toThrow(/it has: jwt\.$/);
});

test.each([
  ['not a url', 'x', 'ACTIONS_ID_TOKEN_REQUEST_URL is not a URL'],
  ['https://runner.example/', 'sek\nret', 'ACTIONS_ID_TOKEN_REQUEST_TOKEN is not a token'],
])('variables that the runner did not set (%s) are named, not shown', async (requestUrl, requestToken, message) => {
  const { token } = provider(githubIdentity({ requestUrl, requestToken, permissions: PERMISSIONS }));
  await expect(token()).rejects.toMatchObject({ code: 'invalid_input', message });
});

test('the request token goes only to https or loopback', async () => {
  const { token } = provider(
    githubIdentity({ requestUrl: 'http://runner.example/?x=1', requestToken: 'x', permissions: PERMISSIONS }),
  );
  await expect(token()).rejects.toMatchObject({ code: 'insecure_url' });
});

const SUBJECT = unsignedJwt({ iss: 'https://token.actions.githubusercontent.com', email: undefined });
const ID_TOKEN_TYPE = 'urn:ietf:params:oauth:token-type:id_token';

/** GitHub's OIDC provider at /github, the identity provider's token endpoint at /exchange. */
async function exchanging(answer: RequestListener) {
  const server = await serve((request, response) =>
    request.url?.startsWith('/github') ? sendJson(response, 200, { value: SUBJECT }) : answer(request, response),
  );
  const source = exchangeIdentity({
    url: `${server.origin}/exchange`,
    audience: 'platform',
    clientID: 'slipway',
    subject: {
      requestUrl: `${server.origin}/github?v=2`,
      requestToken: REQUEST_TOKEN,
      audience: 'idp',
      permissions: PERMISSIONS,
    },
  });
  const made = provider(source);
  return { ...made, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

test("trades GitHub's token, which has no email, for the provider's", async () => {
  const token = lasting(300);
  let form = {};
  await using idp = await exchanging(async (request, response) => {
    form = Object.fromEntries(new URLSearchParams(await bodyOf(request)));
    sendJson(response, 200, { access_token: token, issued_token_type: ID_TOKEN_TYPE, token_type: 'N_A' });
  });
  expect(await idp.token()).toBe(token);
  expect(form).toEqual({
    grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
    subject_token: SUBJECT,
    subject_token_type: ID_TOKEN_TYPE,
    requested_token_type: ID_TOKEN_TYPE,
    audience: 'platform',
    client_id: 'slipway',
  });
  expect(idp.secrets).toEqual([REQUEST_TOKEN, SUBJECT, token]);
});

test('takes the id_token member before the access token beside it, and masks both', async () => {
  const token = lasting(300);
  await using idp = await exchanging((_, response) =>
    sendJson(response, 200, { access_token: 'opaque-sekret', id_token: token, refresh_token: 'refresh-sekret' }),
  );
  expect(await idp.token()).toBe(token);
  expect(idp.secrets).toEqual([REQUEST_TOKEN, SUBJECT, token, 'opaque-sekret', 'refresh-sekret']);
});

test('an access token is not an answer', async () => {
  const access = 'urn:ietf:params:oauth:token-type:access_token';
  await using idp = await exchanging((_, response) =>
    sendJson(response, 200, { access_token: 'sekret', issued_token_type: access }),
  );
  await expect(idp.token()).rejects.toMatchObject({
    code: 'token_exchange_failed',
    message: expect.stringMatching(/it has: access_token, issued_token_type\.$/),
  });
});

test.each([
  ['invalid_grant', 'token.actions.githubusercontent.com'],
  ['invalid_client', 'token-exchange-client-id'],
  ['invalid_target', 'token-exchange-audience'],
  ['something_else', 'token-exchange-url'],
])('a refused exchange names %s and what to look at', async (error, remedy) => {
  await using idp = await exchanging((_, response) =>
    sendJson(response, 400, { error, error_description: 'Not like this' }),
  );
  await expect(idp.token()).rejects.toMatchObject({
    code: 'token_exchange_failed',
    message: `Could not exchange the token: the service answered 400 ${error} ("Not like this")`,
    remedy: expect.stringContaining(remedy),
    call: { serviceCode: error },
  });
});

test('an exchanged token without email is refused before the platform sees it', async () => {
  const token = lasting(300, { email: undefined });
  await using idp = await exchanging((_, response) => sendJson(response, 200, { id_token: token }));
  await expect(idp.token()).rejects.toMatchObject({ code: 'email_claim_missing', input: 'token-exchange-url' });
});
