import { expect, test } from 'vitest';
import type { TokenProvider } from '../../src/api/identity/provider.ts';
import type { Trouble } from '../../src/api/pipeline.ts';
import { asSlipwayError, type SlipwayError } from '../../src/base/errors.ts';
import { FakeClock } from '../support/clock.ts';
import { CALLS, controlPlane, TOKEN } from '../support/control-plane.ts';

interface Sent {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
}

/** A `fetch` that gives these answers in turn (a function is called), the last one for ever; and what it was asked. */
function scripted(...answers: readonly (() => Response | Promise<Response>)[]) {
  const sent: Sent[] = [];
  const scriptedFetch: typeof fetch = async (input, init) => {
    sent.push({ method: init?.method ?? 'GET', url: String(input), headers: new Headers(init?.headers) });
    const answer = answers[Math.min(sent.length, answers.length) - 1];
    if (answer === undefined) throw new Error('nothing to answer');
    return answer();
  };
  return { fetch: scriptedFetch, sent };
}

const json =
  (status: number, body: unknown, headers = {}) =>
  () =>
    Response.json(body, { status, headers });
const LIST = json(200, { deployments: [] });
const BASE = 'https://platform.example';

async function failure(promise: Promise<unknown>): Promise<SlipwayError> {
  return promise.then(
    () => {
      throw new Error('it did not fail');
    },
    (thrown: unknown) => asSlipwayError(thrown),
  );
}

function systemError(code: string, syscall: string): () => Promise<Response> {
  return async () => {
    throw new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code, syscall }) });
  };
}

test('sends the token, the agent, and what it accepts, below a path prefix', async () => {
  const { fetch, sent } = scripted(LIST);
  await controlPlane(`${BASE}/pre/fix/`, { fetch }).listDeployments('my shop/1', { limit: 5, cursor: 'a&b' });
  expect(sent[0]?.url).toBe(
    `${BASE}/pre/fix/api/v1/orgs/acme/projects/web/apps/my%20shop%2F1/deployments?limit=5&cursor=a%26b`,
  );
  expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({
    accept: 'application/json',
    authorization: `Bearer ${TOKEN}`,
    'user-agent': expect.stringMatching(/^slipway\/\d+\.\d+\.\d+$/),
  });
});

test('the two POSTs carry one key for all attempts of a call, another for the next call', async () => {
  const { fetch, sent } = scripted(json(429, {}), json(202, { deployID: 'd1' }));
  const client = controlPlane(BASE, { fetch });
  await client.deploy('shop', {});
  await client.deploy('shop', {});
  await CALLS.updateApp?.(client);
  expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['uuid-1', 'uuid-1', 'uuid-2', null]);
});

test('an identifier of dots, which a URL would resolve, is refused before it is sent', async () => {
  const { fetch, sent } = scripted(LIST);
  for (const app of ['', '.', '..']) {
    await expect(controlPlane(BASE, { fetch }).listDeployments(app)).rejects.toThrow('is not a valid appID');
  }
  expect(sent).toEqual([]);
});

test('gives up after the budgeted attempts, each wait longer than the one before', async () => {
  const { fetch, sent } = scripted(json(503, {}));
  const clock = new FakeClock();
  const error = await failure(controlPlane(BASE, { fetch, clock }).listDeployments('shop'));
  expect(error).toMatchObject({ code: 'service_error', call: { status: 503 } });
  expect(sent).toHaveLength(6);
  expect(clock.slept).toEqual([275, 550, 1_100, 2_200, 4_400]);
});

test('waits no longer than the budget, however few the attempts', async () => {
  const { fetch, sent } = scripted(json(503, {}, { 'retry-after': '50' }));
  const clock = new FakeClock();
  await failure(controlPlane(BASE, { fetch, clock }).listDeployments('shop'));
  expect(sent).toHaveLength(3);
  expect(clock.slept).toEqual([50_000, 50_000]);
});

test('a Retry-After past the cap ends the call, and the error quotes it', async () => {
  const { fetch } = scripted(
    json(429, { error: { code: 'rate_limited', message: 'Slow down' } }, { 'retry-after': '3600' }),
  );
  const error = await failure(controlPlane(BASE, { fetch }).deploy('shop', {}));
  expect(error.message).toBe(
    'Could not start the deployment: the service answered 429 rate_limited ("Slow down") and asks to wait 1h 00m',
  );
});

test.each(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'])(
  '%s: even a POST is sent again, for it never left',
  async (code) => {
    const { fetch, sent } = scripted(systemError(code, 'connect'), json(202, { deployID: 'd1' }));
    await controlPlane(BASE, { fetch }).deploy('shop', {});
    expect(sent).toHaveLength(2);
  },
);

test('a server that is not there: unreachable, surely not sent, and its origin is named', async () => {
  const { fetch } = scripted(systemError('ECONNREFUSED', 'connect'));
  const error = await failure(controlPlane(BASE, { fetch }).deploy('shop', {}));
  expect(error).toMatchObject({ code: 'unreachable', call: { outcome: 'not-sent' } });
  expect(error.message).toBe(
    'Could not start the deployment: no connection to https://platform.example (ECONNREFUSED)',
  );
});

test('a connection that timed out while connecting was not sent either; one refused at every address too', async () => {
  const connect = systemError('ETIMEDOUT', 'connect');
  const every = async () => {
    const errors = [Object.assign(new Error('x'), { code: 'ECONNREFUSED' })];
    throw new TypeError('fetch failed', { cause: new AggregateError(errors) });
  };
  const { fetch, sent } = scripted(connect, every, json(202, { deployID: 'd1' }));
  await controlPlane(BASE, { fetch }).deploy('shop', {});
  expect(sent).toHaveLength(3);
});

test('a refused certificate is not tried again, and the remedy names the variable', async () => {
  const { fetch, sent } = scripted(systemError('DEPTH_ZERO_SELF_SIGNED_CERT', 'x'));
  const error = await failure(controlPlane(BASE, { fetch }).listDeployments('shop'));
  expect(sent).toHaveLength(1);
  expect(error).toMatchObject({ code: 'unreachable', remedy: expect.stringContaining('NODE_EXTRA_CA_CERTS') });
});

test('a tolerated fault is reported once, another kind again', async () => {
  const troubles: Trouble[] = [];
  const { fetch } = scripted(json(503, {}), json(503, {}), json(502, {}), LIST, json(503, {}), LIST);
  const client = controlPlane(BASE, { fetch, onTrouble: (trouble) => troubles.push(trouble) });
  await client.listDeployments('shop');
  await client.listDeployments('shop');
  expect(troubles.map(({ error }) => error.call?.status)).toEqual([503, 502]);
});

/** Gives its tokens in turn, the next one after each renewal. */
function renewable(...tokens: readonly string[]): TokenProvider {
  let at = 0;
  return {
    token: async () => tokens[at] ?? '',
    renew: async () => ++at < tokens.length,
  };
}

test('a 401 renews the token once and sends the call again, a POST too', async () => {
  const { fetch, sent } = scripted(json(401, {}), json(202, { deployID: 'd1' }));
  await controlPlane(BASE, { fetch, tokens: renewable('one', 'two') }).deploy('shop', {});
  expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer one', 'Bearer two']);
  expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['uuid-1', 'uuid-1']);
});

test('a second 401 ends it, whatever could be renewed', async () => {
  const { fetch, sent } = scripted(json(401, { error: { code: 'token_expired', message: 'Old' } }));
  const error = await failure(controlPlane(BASE, { fetch, tokens: renewable('1', '2', '3') }).deploy('shop', {}));
  expect(sent).toHaveLength(2);
  expect(error).toMatchObject({ code: 'unauthorized', call: { status: 401, serviceCode: 'token_expired' } });
  expect(error.remedy).toContain('ID token');
});

test('an error carries status, code and request ID of the service, and its message as one line', async () => {
  const { fetch } = scripted(
    json(
      409,
      { error: { code: 'app_exists', message: 'Taken\n::error::x' } },
      { 'x-request-id': 'r-9', 'x-secret': 'sekret' },
    ),
  );
  const error = await failure(CALLS.createApp?.(controlPlane(BASE, { fetch })) ?? Promise.resolve());
  expect(error.message).toBe('Could not create the app: the service answered 409 app_exists ("Taken ::error::x")');
  expect(error.call).toEqual({
    method: 'POST',
    path: '/api/v1/orgs/acme/projects/web/apps',
    status: 409,
    requestID: 'r-9',
    serviceCode: 'app_exists',
    outcome: 'refused',
  });
  expect(JSON.stringify([error, error.message])).not.toContain('sekret');
});

test("neither a body that is no JSON nor the parser's words about it get into an error", async () => {
  const { fetch } = scripted(
    () => new Response('{"password": "sekret"', { headers: { 'content-type': 'application/json' } }),
  );
  const error = await failure(controlPlane(BASE, { fetch }).deploy('shop', {}));
  expect(error.message).toBe('Could not start the deployment: the answer (200) is not whole JSON');
  expect(error.cause).toBeUndefined();
});

test.each([
  ['text/plain', 'no branch of this name\n', '400 ("no branch of this name")'],
  ['', 'bad_branch', '400 ("bad_branch")'],
  ['application/json', '"no branch of this name"', '400 ("no branch of this name")'],
  ['text/plain', '<html>sekret</html>', '400'],
  ['text/html', 'sekret', '400'],
])('an error of type %j is quoted if it is a sentence: %j', async (type, body, words) => {
  const headers = type ? { 'content-type': type } : {};
  const { fetch } = scripted(() => new Response(Buffer.from(body), { status: 400, headers }));
  const error = await failure(controlPlane(BASE, { fetch }).deploy('shop', {}));
  expect(error.message).toBe(`Could not start the deployment: the service answered ${words}`);
});

test.each(['application/json', 'application/vnd.api+json; charset=utf-8', 'text/json', 'text/plain', ''])(
  'reads JSON sent as %j',
  async (type) => {
    const { fetch } = scripted(
      () => new Response(Buffer.from('[{"id":1,"status":"x"}]'), { headers: type ? { 'content-type': type } : {} }),
    );
    expect((await controlPlane(BASE, { fetch }).listDeployments('shop')).deployments).toHaveLength(1);
  },
);

test('follows three redirects on the same origin, not four', async () => {
  const hop = () => new Response(null, { status: 302, headers: { location: '/elsewhere' } });
  const three = scripted(hop, hop, hop, LIST);
  await controlPlane(BASE, { fetch: three.fetch }).listDeployments('shop');
  expect(three.sent[3]?.url).toBe(`${BASE}/elsewhere`);
  const four = scripted(hop);
  const error = await failure(controlPlane(BASE, { fetch: four.fetch }).listDeployments('shop'));
  expect([error.code, four.sent.length]).toEqual(['redirected', 4]);
});

test.each(['https://evil.example/', 'http://platform.example/', 'https://platform.example:444/', '//evil.example/x'])(
  'sends nothing to %s, which is another origin',
  async (location) => {
    const { fetch, sent } = scripted(() => new Response(null, { status: 307, headers: { location } }));
    const error = await failure(controlPlane(BASE, { fetch }).listDeployments('shop'));
    expect(error).toMatchObject({ code: 'redirected', call: { outcome: 'refused' } });
    expect(error.message).toContain(new URL(location, BASE).origin);
    expect(sent).toHaveLength(1);
  },
);

test.each(['file:///etc/passwd', 'data:,x'])('a redirect to %s names its scheme', async (location) => {
  const { fetch, sent } = scripted(() => new Response(null, { status: 302, headers: { location } }));
  const error = await failure(controlPlane(BASE, { fetch }).listDeployments('shop'));
  expect(error.message).toContain(`${BASE} redirects to a ${location.split(':')[0]}: address (302)`);
  expect(error.remedy).not.toContain('null');
  expect(sent).toHaveLength(1);
});

test("the signal ends a call with its own reason: the transport's, the call's, and while it waits", async () => {
  const reason = new Error('stop');
  const { fetch, sent } = scripted(LIST);
  const stopped = AbortSignal.abort(reason);
  await expect(controlPlane(BASE, { fetch, signal: stopped }).listDeployments('shop')).rejects.toBe(reason);
  await expect(controlPlane(BASE, { fetch }).listDeployments('shop', { signal: stopped })).rejects.toBe(reason);
  expect(sent).toEqual([]);

  const controller = new AbortController();
  const busy = scripted(json(503, {}));
  const onTrouble = () => controller.abort(reason);
  const client = controlPlane(BASE, { fetch: busy.fetch, signal: controller.signal, onTrouble });
  await expect(client.listDeployments('shop')).rejects.toBe(reason);
  expect(busy.sent).toHaveLength(1);
});

test('a missing field is not asked for again', async () => {
  const { fetch, sent } = scripted(json(200, { apps: 1 }));
  expect((await failure(controlPlane(BASE, { fetch }).listDeployments('shop'))).code).toBe('unexpected_response');
  expect(sent).toHaveLength(1);
});
