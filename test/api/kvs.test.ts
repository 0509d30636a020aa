import { AwsV4Signer } from 'aws4fetch';
import { describe, expect, test } from 'vitest';
import { createKvsClient, type KvsClientOptions, type KvsTrouble } from '../../src/api/kvs.ts';
import { SlipwayError } from '../../src/base/errors.ts';
import { FakeClock } from '../support/clock.ts';
import { type CannedAnswer, startFaultyKvs } from '../support/faulty-kvs.ts';
import { seededRandom } from '../support/random.ts';

const TOKEN = 'table-token-1234567890';
const CREDENTIALS = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret/Example+Key', sessionToken: 'session==' };

function client(url: string, more: Partial<KvsClientOptions> = {}) {
  return createKvsClient({
    url,
    region: 'us-east-2',
    token: TOKEN,
    credentials: async () => CREDENTIALS,
    fetch,
    clock: new FakeClock(),
    random: seededRandom(7),
    ...more,
  });
}

/** A service that always gives this answer. */
function always(answer: CannedAnswer): typeof fetch {
  return async () => new Response(answer.body ?? null, { status: answer.status, headers: answer.headers ?? {} });
}

async function failure(work: Promise<unknown>): Promise<SlipwayError> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof SlipwayError) return error;
  throw new Error('expected a SlipwayError', { cause: error });
}

describe('requests', () => {
  test('puts, gets and deletes', async () => {
    await using server = await startFaultyKvs();
    const kvs = client(server.url);
    await kvs.put({ key: 'a', value: { b: [null, false, 0] }, ttlSeconds: 60 });
    expect(server.ttls.get('a')).toBe('60');
    expect(await kvs.get('a')).toEqual({
      text: '{"b":[null,false,0]}',
      value: { b: [null, false, 0] },
      expiresAt: null,
    });
    await kvs.delete('a');
    expect(await kvs.get('a')).toBeUndefined();
  });

  test('keeps the exact text of a value both ways', async () => {
    await using server = await startFaultyKvs();
    const kvs = client(server.url);
    const text = '{"big":9007199254740993,"zero":-0,"long":1.00}';
    await kvs.put({ key: 'n', text });
    expect(server.store.get('n')).toBe(text);
    expect((await kvs.get('n'))?.text).toBe(text);
  });

  test('never sends a text that is not one JSON value', async () => {
    await using server = await startFaultyKvs();
    await expect(client(server.url).put({ key: 'a', text: '1,"ttlSeconds":60' })).rejects.toThrow(/expected the end/);
    expect(server.counts.requests).toBe(0);
  });

  test('signs as an independent signer does, over host, content-type and the table token', async () => {
    await using server = await startFaultyKvs();
    const clock = new FakeClock();
    await client(server.url, { clock }).put({ key: 'ключ', value: '✓' });
    const [seen] = server.requests;
    const signer = new AwsV4Signer({
      ...CREDENTIALS,
      service: 'execute-api',
      region: 'us-east-2',
      method: 'POST',
      url: `${server.url}/v1/put`,
      headers: { 'content-type': 'application/json', 'x-kvs-authorization': `Bearer ${TOKEN}` },
      body: seen?.body ?? '',
      datetime: new Date(clock.now()).toISOString().replace(/[-:]|\.\d+/g, ''),
      allHeaders: true,
    });
    const { headers } = await signer.sign();
    expect(seen?.headers.authorization).toBe(headers.get('authorization'));
    expect(seen?.headers.authorization).toMatch(/SignedHeaders=content-type;host;[^,]*x-kvs-authorization,/);
  });

  test('keeps the path that the service URL has', async () => {
    const asked: string[] = [];
    const seeing: typeof fetch = async (input) => {
      asked.push(String(input));
      return Response.json({ ok: true });
    };
    await client('https://kvs.example.com/stage/', { fetch: seeing }).put({ key: 'a', value: 1 });
    expect(asked).toEqual(['https://kvs.example.com/stage/v1/put']);
  });

  test('takes plain http only on loopback', () => {
    expect(() => client('http://kvs.example.com')).toThrow(expect.objectContaining({ code: 'insecure_url' }));
  });

  test('does not follow a redirect', async () => {
    let requests = 0;
    const moved: typeof fetch = async () => {
      requests += 1;
      return new Response(null, { status: 307, headers: { location: 'https://elsewhere.example' } });
    };
    const error = await failure(client('https://kvs.example.com', { fetch: moved }).get('a'));
    expect([error.code, requests]).toEqual(['redirected', 1]);
  });
});

describe('faults', () => {
  test('waits as long as Retry-After says, in seconds or until a date', async () => {
    const clock = new FakeClock();
    const answers = [
      { status: 429, headers: { 'retry-after': '7' } },
      { status: 429, headers: { 'retry-after': new Date(clock.now() + 7_000 + 20_000).toUTCString() } },
      { status: 200, body: '{"ok":true}' },
    ];
    const scripted: typeof fetch = async () => {
      const answer = answers.shift();
      return new Response(answer?.body ?? null, { status: answer?.status ?? 500, headers: answer?.headers ?? {} });
    };
    await client('https://kvs.example.com', { clock, fetch: scripted }).put({ key: 'a', value: 1 });
    expect(clock.slept).toEqual([7_000, 20_000]);
  });

  test('repeats all three operations after 500, 503, resets and lost answers, and reports it', async () => {
    await using server = await startFaultyKvs({
      seed: 3,
      faults: { throttled: 0.1, error500: 0.1, error503: 0.1, reset: 0.1, lost: 0.1 },
    });
    const troubles: KvsTrouble[] = [];
    const kvs = client(server.url, { onTrouble: (trouble) => troubles.push(trouble) });
    for (let n = 0; n < 30; n += 1) {
      await kvs.put({ key: `k${n}`, value: n });
      expect((await kvs.get(`k${n}`))?.value).toBe(n);
      if (n % 2 === 0) await kvs.delete(`k${n}`);
    }
    expect(server.store.size).toBe(15);
    expect(new Set(troubles.map(({ status }) => status))).toEqual(new Set([429, 500, 503, undefined]));
  });

  test('gives up within its budget when nothing but faults comes', async () => {
    const clock = new FakeClock();
    const error = await failure(client('https://kvs.example.com', { clock, fetch: always({ status: 503 }) }).get('a'));
    expect(error.code).toBe('service_error');
    expect(clock.slept).toHaveLength(9);
    const none = { status: 503, headers: { 'retry-after': '0' } };
    expect((await failure(client('https://kvs.example.com', { clock, fetch: always(none) }).get('a'))).code).toBe(
      'service_error',
    );
    expect(clock.slept.every((ms) => ms > 0)).toBe(true);
    const before = clock.slept.length;
    const asked = { status: 429, headers: { 'retry-after': '86400' } };
    const limited = await failure(client('https://kvs.example.com', { clock, fetch: always(asked) }).get('a'));
    expect(limited.code).toBe('rate_limited');
    expect(clock.slept).toHaveLength(before);
  });

  test('names the host if there is no connection', async () => {
    const error = await failure(client('http://127.0.0.1:1').get('a'));
    expect(error.code).toBe('unreachable');
    expect(error.message).toMatch(/127\.0\.0\.1:1/);
  });

  test('stops between attempts when aborted', async () => {
    const controller = new AbortController();
    const stopping: typeof fetch = async () => {
      controller.abort(new SlipwayError('interrupted', 'stopped'));
      return new Response(null, { status: 503 });
    };
    const kvs = client('https://kvs.example.com', { fetch: stopping, signal: controller.signal });
    expect((await failure(kvs.get('a'))).code).toBe('interrupted');
  });

  test('bounds what it reads of an answer', async () => {
    const long = always({ status: 200, body: `{"found":true,"value":"${'x'.repeat(2 ** 20)}"}` });
    const error = await failure(client('https://kvs.example.com', { fetch: long }).get('a'));
    expect(error.code).toBe('unexpected_response');
  });

  test('refuses a success that is not an answer of a key-value store', async () => {
    for (const body of ['<html>', '{}', '[]', '{"ok":false}', '{"found":true}']) {
      const kvs = client('https://kvs.example.com', { fetch: always({ status: 200, body }) });
      expect((await failure(kvs.put({ key: 'a', value: 1 }))).code, body).toBe('unexpected_response');
      expect((await failure(kvs.get('a'))).code, body).toBe('unexpected_response');
      expect((await failure(kvs.delete('a'))).code, body).toBe('unexpected_response');
    }
  });
});

describe('refusals', () => {
  const now = new FakeClock().now();
  const behind = { date: new Date(now + 600_000).toUTCString() };
  const cases: readonly (readonly [string, CannedAnswer, string, RegExp, RegExp])[] = [
    [
      'the wrong region',
      { status: 403, body: `{"message":"Credential should be scoped to a valid region: 'us-east-2'."}` },
      'forbidden',
      /region "us-east-2"/,
      /SERVICE_KVS_REGION/,
    ],
    [
      'a clock that is off',
      { status: 403, headers: behind, body: '{"message":"Signature expired: x"}' },
      'forbidden',
      /clock is 10m 00s behind/,
      /NTP/,
    ],
    [
      'an old signature without a Date to compare',
      { status: 403, body: '{"message":"Signature expired: x"}' },
      'forbidden',
      /too old/,
      /clock/,
    ],
    [
      'a caller that is not approved',
      { status: 403, body: '{"message":"User is not authorized to access this resource"}' },
      'forbidden',
      /not approve the caller/,
      /function role/,
    ],
    [
      'keys that do not belong together',
      {
        status: 403,
        body: '{"message":"The request signature we calculated does not match the signature you provided."}',
      },
      'forbidden',
      /does not match/,
      /belong together/,
    ],
    [
      'expired credentials',
      { status: 403, body: '{"message":"The security token included in the request is expired"}' },
      'forbidden',
      /expired/,
      /role-duration-seconds/,
    ],
    [
      'an inactive binding',
      { status: 403, body: '{"error":"inactive_binding"}' },
      'forbidden',
      /binding is inactive/,
      /Databases/,
    ],
    [
      'an app type without KVS',
      { status: 403, body: '{"error":"unsupported_app_type"}' },
      'forbidden',
      /type/,
      /web-ssr/,
    ],
    [
      'the token of a deleted table',
      { status: 401, body: '{"error":"invalid_token"}' },
      'unauthorized',
      /deleted/,
      /SERVICE_KVS_TOKEN_/,
    ],
    [
      'a token that was dropped',
      { status: 401, body: '{"error":"missing_token"}' },
      'unauthorized',
      /did not arrive/,
      /X-KVS-Authorization/,
    ],
    ['a full table', { status: 409, body: '{"error":"table_full"}' }, 'refused', /as much as they may/, /Delete keys/],
    ['a body too large', { status: 413, body: '{"error":"body_too_large"}' }, 'refused', /too large/, /128 KiB/],
    ['a bad entry', { status: 400, body: '{"error":"invalid_ttl"}' }, 'refused', /invalid_ttl/, /31536000/],
    ['another address', { status: 404, body: '' }, 'refused', /no key-value store/, /SERVICE_KVS_URL/],
  ];
  test.each(cases)('recognizes %s, with its remedy', async (_, answer, code, message, remedy) => {
    const fetched = always({ ...answer, headers: { date: new Date(now).toUTCString(), ...answer.headers } });
    const error = await failure(client('https://kvs.example.com', { fetch: fetched }).put({ key: 'a', value: 1 }));
    expect(error.code).toBe(code);
    expect(error.message).toMatch(message);
    expect(error.remedy).toMatch(remedy);
    expect(error.call).toMatchObject({ method: 'POST', path: '/v1/put', status: answer.status });
  });

  test('shows neither the token nor the canonical string that a gateway quotes', async () => {
    const body = JSON.stringify({
      message: `Refused ${TOKEN}. The Canonical String for this request should have been 'POST x-kvs-authorization:Bearer ${TOKEN}'`,
    });
    const error = await failure(client('https://kvs.example.com', { fetch: always({ status: 403, body }) }).get('a'));
    expect(error.message).toContain('Refused ***');
    expect(error.message).not.toMatch(/Canonical|table-token/);
  });
});

describe('credentials', () => {
  test('are asked for again shortly before they expire', async () => {
    const clock = new FakeClock();
    let asked = 0;
    const credentials = async () => {
      asked += 1;
      return { ...CREDENTIALS, expiresAt: clock.now() + 300_000 };
    };
    const kvs = client('https://kvs.example.com', {
      clock,
      credentials,
      fetch: always({ status: 200, body: '{"ok":true}' }),
    });
    await kvs.put({ key: 'a', value: 1 });
    await kvs.put({ key: 'a', value: 2 });
    expect(asked).toBe(1);
    clock.advance(250_000);
    await kvs.put({ key: 'a', value: 3 });
    expect(asked).toBe(2);
  });

  test('are renewed once after a 403, if the source has newer ones', async () => {
    const sources = ['first', 'second'];
    const credentials = async () => ({ ...CREDENTIALS, sessionToken: sources.shift() ?? 'second' });
    const sessions: (string | null)[] = [];
    const expiring: typeof fetch = async (_, init) => {
      const session = new Headers(init?.headers).get('x-amz-security-token');
      sessions.push(session);
      return session === 'second'
        ? Response.json({ ok: true })
        : Response.json({ message: 'expired' }, { status: 403 });
    };
    await client('https://kvs.example.com', { credentials, fetch: expiring }).put({ key: 'a', value: 1 });
    expect(sessions).toEqual(['first', 'second']);
  });

  test('that have expired already are not sent', async () => {
    const clock = new FakeClock();
    const credentials = async () => ({ ...CREDENTIALS, expiresAt: clock.now() - 1 });
    const error = await failure(client('https://kvs.example.com', { clock, credentials }).get('a'));
    expect(error.message).toMatch(/expired/);
  });
});
