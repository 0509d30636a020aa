import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { HttpRequest } from '../../../src/platform/shared/http.ts';
import { sign } from './signer.ts';
import { type Client, goodRequest, openTable, openWorld, request, send, type World } from './support.ts';

const BODY = '{"key":"a","value":{"n":1}}';

async function signedPut(
  world: World,
  client: Client,
): Promise<{ readonly raw: readonly string[]; readonly good: HttpRequest }> {
  const good = await goodRequest(world, client, '/v1/put', BODY);
  return { raw: good.rawHeaders, good };
}

/** Fails unless the gateway refuses the request. */
async function expectRefused(world: World, tampered: HttpRequest, what: string, message?: string): Promise<void> {
  const answer = await send(world.kvs.handler, tampered);
  expect({ what, status: answer.status, keys: Object.keys(JSON.parse(answer.text)) }).toEqual({
    what,
    status: 403,
    keys: ['message'],
  });
  if (message !== undefined) expect(JSON.parse(answer.text).message).toBe(message);
}

test('refuses a request if a signed header, a byte of the body, the path or the method was changed', async () => {
  await using world = await openWorld();
  const client = await openTable(world, 'sessions');
  const { raw, good } = await signedPut(world, client);
  expect((await send(world.kvs.handler, good)).status).toBe(200);
  for (let index = 0; index < raw.length; index += 2) {
    const name = raw[index] ?? '';
    const value = raw[index + 1] ?? '';
    const without = raw.toSpliced(index, 2);
    await expectRefused(world, request('POST', '/v1/put', without, BODY), `without ${name}`);
    await expectRefused(world, request('POST', '/v1/put', raw.with(index + 1, `${value}x`), BODY), `longer ${name}`);
    await expectRefused(world, request('POST', '/v1/put', raw.with(index + 1, ''), BODY), `empty ${name}`);
    await expectRefused(world, request('POST', '/v1/put', [...raw, name, value], BODY), `twice ${name}`);
    for (let at = 0; at < value.length; at += 1) {
      const flipped = `${value.slice(0, at)}${String.fromCharCode(value.charCodeAt(at) ^ 1)}${value.slice(at + 1)}`;
      await expectRefused(world, request('POST', '/v1/put', raw.with(index + 1, flipped), BODY), `${name} at ${at}`);
    }
  }
  const bytes = Buffer.from(BODY);
  for (let at = 0; at < bytes.length; at += 1) {
    const flipped = Buffer.from(bytes);
    flipped[at] = (flipped[at] ?? 0) ^ 1;
    await expectRefused(world, request('POST', '/v1/put', raw, flipped), `body at ${at}`);
  }
  await expectRefused(world, request('POST', '/v1/put', raw, `${BODY} `), 'a longer body');
  await expectRefused(world, request('POST', '/v1/put', raw, ''), 'no body');
  await expectRefused(world, request('POST', '/v1/delete', raw, BODY), 'another path');
  await expectRefused(world, request('POST', '/v1/put?a=b', raw, BODY), 'a query');
  await expectRefused(world, request('PUT', '/v1/put', raw, BODY), 'another method');
});

test('accepts the time of a signature within five minutes, and not a second more', async () => {
  await using world = await openWorld();
  const client = await openTable(world, 'sessions');
  const { good } = await signedPut(world, client);
  const status = async (shift: number) => {
    world.clock.advance(shift);
    const answer = await send(world.kvs.handler, good);
    world.clock.advance(-shift);
    return answer;
  };
  expect((await status(300_000)).status).toBe(200);
  expect((await status(-300_000)).status).toBe(200);
  expect(JSON.parse((await status(301_000)).text).message).toBe(
    'Signature expired: 20260102T030405Z is now earlier than 20260102T030406Z (20260102T030906Z - 5 min.)',
  );
  expect(JSON.parse((await status(-301_000)).text).message).toBe(
    'Signature not yet current: 20260102T030405Z is still later than 20260102T030404Z (20260102T025904Z + 5 min.)',
  );
});

test('the refusal of another region or service names the valid one', async () => {
  await using world = await openWorld();
  const client = await openTable(world, 'sessions');
  const signed = async (change: { region?: string; service?: string }) =>
    request('POST', '/v1/put', await sign({ ...base(world, client), ...change }), BODY);
  await expectRefused(
    world,
    await signed({ region: 'eu-west-1' }),
    'region',
    "Credential should be scoped to a valid region: 'us-east-2'.",
  );
  await expectRefused(
    world,
    await signed({ service: 's3' }),
    'service',
    "Credential should be scoped to correct service: 'execute-api'.",
  );
  expect((await send(world.kvs.handler, await signed({}))).status).toBe(200);
});

function base(world: World, { credentials, token }: Client) {
  const headers = { 'content-type': 'application/json', 'x-kvs-authorization': `Bearer ${token}` };
  return { method: 'POST', path: '/v1/put', headers, body: BODY, credentials, now: world.clock.now() };
}

test('refuses a valid signature that does not cover a required header', async () => {
  await using world = await openWorld();
  const client = await openTable(world, 'sessions');
  for (const name of ['content-type', 'x-kvs-authorization']) {
    const { [name]: value = '', ...headers } = base(world, client).headers as Record<string, string>;
    const raw = [...(await sign({ ...base(world, client), headers })), name, value];
    await expectRefused(
      world,
      request('POST', '/v1/put', raw, BODY),
      name,
      `'${name}' must be a 'SignedHeader' in the AWS Authorization.`,
    );
  }
});

test('refuses credentials that are unknown, expired, or without the right session token', async () => {
  await using world = await openWorld();
  const client = await openTable(world, 'sessions');
  const invalid = 'The security token included in the request is invalid.';
  const as = async (change: Partial<Client['credentials']>) => {
    const { sessionToken, ...keys } = { ...client.credentials, ...change };
    const credentials = sessionToken === '' ? keys : { ...keys, sessionToken };
    return request('POST', '/v1/put', await sign({ ...base(world, client), credentials }), BODY);
  };
  await expectRefused(world, await as({ accessKeyId: 'ASIAAAAAAAAAAAAAAAAA' }), 'unknown', invalid);
  await expectRefused(world, await as({ sessionToken: '' }), 'no session token', invalid);
  await expectRefused(world, await as({ sessionToken: 'x'.repeat(128) }), 'another session token', invalid);
  await expectRefused(world, await as({ secretAccessKey: 'x' }), 'another secret');
  world.clock.advance(12 * 3_600_000);
  await expectRefused(world, await as({}), 'expired', 'The security token included in the request is expired');
});

test('never trusts the payload hash that a client sends', async () => {
  await using world = await openWorld();
  const client = await openTable(world, 'sessions');
  for (const claimed of [
    'UNSIGNED-PAYLOAD',
    'STREAMING-AWS4-HMAC-SHA256-PAYLOAD',
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  ]) {
    const headers = { ...base(world, client).headers, 'x-amz-content-sha256': claimed };
    const raw = await sign({ ...base(world, client), headers });
    await expectRefused(world, request('POST', '/v1/put', raw, BODY), claimed);
  }
});

test('answers 403 before it reads the body if Authorization is missing, a bearer token, or malformed', async () => {
  await using world = await openWorld();
  const { token } = await openTable(world, 'sessions');
  const unread = (authorization: string | undefined): HttpRequest => ({
    ...request('POST', '/v1/put', authorization === undefined ? [] : ['authorization', authorization]),
    body: () => Promise.reject(new Error('the body was read')),
  });
  await expectRefused(world, unread(undefined), 'none', 'Missing Authentication Token');
  await expectRefused(world, unread(`Bearer ${token}`), 'bearer');
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), async (noise) => expectRefused(world, unread(noise), noise)),
    { numRuns: 200 },
  );
});

test('a no-break space that was added to a signed header after signing is refused', async () => {
  await using world = await openWorld();
  const client = await openTable(world, 'sessions');
  const good = await goodRequest(world, client, '/v1/put', BODY, { headers: { 'x-note': 'a  b' } });
  expect((await send(world.kvs.handler, good)).status).toBe(200);
  const at = good.rawHeaders.indexOf('a  b');
  const padded = (value: string) => request('POST', '/v1/put', good.rawHeaders.with(at, value), BODY);
  expect((await send(world.kvs.handler, padded(' a \t b\t'))).status).toBe(200);
  for (const value of ['a  b\u00a0', '\u00a0a  b', 'a \u00a0b']) await expectRefused(world, padded(value), value);
});
