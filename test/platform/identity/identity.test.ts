import { generateKeyPairSync, type JsonWebKey } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createLocalJWKSet, exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose';
import { afterAll, expect, test } from 'vitest';
import { createIssuer, type MintOptions } from '../../../src/platform/identity/issuer.ts';
import { loadSigningKey } from '../../../src/platform/identity/keys.ts';
import { accessOf, LOCAL_POLICY, type Policy, parsePolicy } from '../../../src/platform/identity/policy.ts';
import { createVerifier } from '../../../src/platform/identity/verifier.ts';
import { openDatabase } from '../../../src/platform/stores/local/database.ts';
import { createLocalKeys } from '../../../src/platform/stores/local/keys.ts';
import { FakeClock } from '../../support/clock.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const BASE = 'http://127.0.0.1:4400';
const ISSUER = `${BASE}/identity`;

const database = openDatabase(undefined);
afterAll(() => database.close());
const keysOf = (dataDir: string) => createLocalKeys(dataDir, database);

function roleIn(policy: Policy, email: string, org: string) {
  return accessOf(policy).roleOf({ email, issuer: '' }, { org });
}

async function world(
  policy: Policy = LOCAL_POLICY,
  fetchWith: typeof fetch = () => Promise.reject(new Error('no network')),
) {
  const folder = temporaryFolder();
  const clock = new FakeClock();
  const key = await loadSigningKey(keysOf(folder.path));
  const issuer = createIssuer({ issuer: ISSUER, audience: BASE, key, requestToken: 'request-token', clock });
  const verify = createVerifier({ policy, issuer: ISSUER, key, audience: BASE, clock, fetch: fetchWith });
  const verdict = (token: string) => verify(`Bearer ${token}`);
  const minted = async (options: MintOptions) => verdict(await issuer.mint(options));
  return { folder, clock, key, issuer, verify, verdict, minted, [Symbol.dispose]: () => folder[Symbol.dispose]() };
}

const refused = (message: RegExp) =>
  expect.objectContaining({ code: 'unauthorized', message: expect.stringMatching(message) });

test('an ID token of the own issuer is accepted, with its email in lower case', async () => {
  using it = await world();
  expect(await it.minted({ email: 'Ana@Acme.example' })).toEqual({ email: 'ana@acme.example', issuer: ISSUER });
});

test.each<[string, MintOptions, RegExp]>([
  ['expired', { expiresInSeconds: -31 }, /expired \(exp\)/],
  ['for another audience', { audience: 'https://elsewhere.example' }, /another audience \(aud\).*127\.0\.0\.1/],
  ['an access token (token_use)', { claims: { token_use: 'access' } }, /access token/],
  ['an access token (typ claim)', { claims: { typ: 'Bearer' } }, /access token/],
  ['not valid yet', { claims: { nbf: 4_000_000_000 } }, /not valid yet/],
  ['without an email', { email: '', subject: 'x' }, /no email claim/],
  ['with an email that is none', { email: 'ana' }, /not an email/],
])('a token %s is refused, and the message says why', async (_, options, message) => {
  using it = await world();
  await expect(it.minted(options)).rejects.toEqual(refused(message));
});

test('the clocks may differ by half a minute', async () => {
  using it = await world();
  await expect(it.minted({ expiresInSeconds: -29 })).resolves.toMatchObject({ issuer: ISSUER });
});

test('a token with the typ of an access token is refused', async () => {
  using it = await world();
  const [, body, signature] = (await it.issuer.mint()).split('.');
  const header = Buffer.from(JSON.stringify({ alg: 'ES256', typ: 'at+jwt', kid: it.key.kid })).toString('base64url');
  await expect(it.verdict(`${header}.${body}.${signature}`)).rejects.toEqual(refused(/access token/));
});

test.each([
  ['no signature at all', { alg: 'none' }],
  ['a symmetric signature', { alg: 'HS256' }],
])('a token with %s is refused', async (_, change) => {
  using it = await world();
  const [, body] = (await it.issuer.mint()).split('.');
  const header = Buffer.from(JSON.stringify({ typ: 'JWT', kid: it.key.kid, ...change })).toString('base64url');
  await expect(it.verdict(`${header}.${body}.`)).rejects.toEqual(refused(/./));
});

test.each([
  [undefined, /no Authorization header/],
  ['Basic YTpi', /not "Bearer/],
  ['Bearer a b', /not "Bearer/],
  ['Bearer abc', /not a JSON Web Token/],
  [`Bearer ${'a'.repeat(20_000)}`, /too long/],
])('the header %s is refused', async (authorization, message) => {
  using it = await world();
  await expect(it.verify(authorization)).rejects.toEqual(refused(message));
});

test('only this user can read the key, and it stays the same', async () => {
  using folder = temporaryFolder();
  const key = await loadSigningKey(keysOf(folder.path));
  expect(await loadSigningKey(keysOf(folder.path))).toEqual(key);
  expect(statSync(join(folder.path, 'identity-key.json')).mode & 0o777).toBe(0o600);
  expect(JSON.stringify(key.publicJwk)).not.toContain('"d"');
});

test.each([
  ['of another curve', (jwk: JsonWebKey) => ({ ...jwk, ...exportedKey('P-384') })],
  ['whose point is not on the curve', (jwk: JsonWebKey) => ({ ...jwk, x: jwk.y })],
  ['whose parts are of two keys', (jwk: JsonWebKey) => ({ ...jwk, d: exportedKey('P-256').d })],
  ['that is very long', (jwk: JsonWebKey) => ({ ...jwk, note: 'x'.repeat(10_000) })],
  ['that is a list', () => []],
])('a key %s is refused at the start, with a remedy', async (_, spoil) => {
  using folder = temporaryFolder();
  await loadSigningKey(keysOf(folder.path));
  const file = join(folder.path, 'identity-key.json');
  writeFileSync(file, JSON.stringify(spoil(JSON.parse(readFileSync(file, 'utf8')))));
  await expect(loadSigningKey(keysOf(folder.path))).rejects.toEqual(
    expect.objectContaining({ code: 'unsupported_data', remedy: expect.stringContaining('Remove the file') }),
  );
});

function exportedKey(namedCurve: string): JsonWebKey {
  return generateKeyPairSync('ec', { namedCurve }).privateKey.export({ format: 'jwk' });
}

async function asked(it: Awaited<ReturnType<typeof world>>, target: string, authorization?: string, method = 'GET') {
  const response = await it.issuer.handler({
    ...{
      method,
      target,
      rawHeaders: [],
      headers: { authorization },
      requestID: 'r1',
      signal: new AbortController().signal,
    },
    body: () => Promise.resolve(Buffer.alloc(0)),
  });
  return { status: response.status, headers: response.headers, body: JSON.parse(String(response.body)) };
}

test('the request URL answers like that of GitHub', async () => {
  using it = await world();
  const target = '/identity/token?api-version=2.0&audience=https%3A%2F%2Fa.example';
  const { status, body } = await asked(it, target, 'Bearer request-token');
  expect(status).toBe(200);
  expect(body).toEqual({ count: body.value.length, value: expect.any(String) });
  const jwks = (await asked(it, '/identity/jwks')).body;
  const { payload, protectedHeader } = await jwtVerify(body.value, createLocalJWKSet(jwks), {
    currentDate: new Date(it.clock.now()),
  });
  const now = Math.floor(it.clock.now() / 1_000);
  expect(protectedHeader).toEqual({ alg: 'ES256', typ: 'JWT', kid: jwks.keys[0].kid });
  expect(payload).toMatchObject({ iss: ISSUER, aud: 'https://a.example', iat: now, exp: now + 300 });
  expect(payload).toMatchObject({
    sub: expect.any(String),
    email: expect.stringContaining('@'),
    jti: expect.any(String),
  });
});

test.each([undefined, 'Bearer wrong', 'Basic request-token'])('the request URL refuses %s', async (authorization) => {
  using it = await world();
  expect((await asked(it, '/identity/token?audience=x', authorization)).status).toBe(401);
});

test('the discovery document names the issuer and its keys', async () => {
  using it = await world();
  const { body } = await asked(it, '/identity/.well-known/openid-configuration');
  expect(body).toMatchObject({ issuer: ISSUER, jwks_uri: `${ISSUER}/jwks` });
  expect(await asked(it, '/identity/jwks', undefined, 'POST')).toMatchObject({
    status: 405,
    headers: { allow: 'GET, HEAD' },
  });
  expect((await asked(it, '/identity/other')).status).toBe(404);
});

/** Another OpenID provider, whose keys can be replaced. `asked` lists the fetched URLs. */
async function provider(url: string) {
  const made = async (kid: string) => ({ kid, ...(await generateKeyPair('RS256')) });
  const keys = [await made('k1')];
  const fetched: string[] = [];
  const fetchWith: typeof fetch = async (input) => {
    fetched.push(String(input));
    if (String(input) === `${url}/.well-known/openid-configuration`)
      return Response.json({ issuer: url, jwks_uri: `${url}/keys` });
    const jwks = keys.map(async ({ kid, publicKey }) => ({ ...(await exportJWK(publicKey)), kid, alg: 'RS256' }));
    return Response.json({ keys: await Promise.all(jwks) });
  };
  const sign = (claims: Readonly<Record<string, unknown>>, clock: FakeClock) => {
    const now = Math.floor(clock.now() / 1_000);
    const newest = keys.at(-1);
    if (!newest) throw new Error('no key');
    return new SignJWT({ iss: url, aud: BASE, iat: now, exp: now + 300, email_verified: true, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: newest.kid })
      .sign(newest.privateKey);
  };
  return { fetched, fetchWith, sign, rotate: async () => keys.push(await made(`k${keys.length + 1}`)) };
}

test("another issuer's tokens are accepted by discovery, which fetches its keys once", async () => {
  const url = 'https://id.example';
  const there = await provider(url);
  const policy = parsePolicy({ issuers: [{ issuer: url }], organizations: {} });
  using it = await world(policy, there.fetchWith);
  for (const email of ['a@acme.example', 'b@acme.example']) {
    expect(await it.verdict(await there.sign({ email }, it.clock))).toEqual({ email, issuer: url });
  }
  expect(there.fetched).toEqual([`${url}/.well-known/openid-configuration`, `${url}/keys`]);
  await expect(it.verdict(await there.sign({ email: 'a@b.c', email_verified: false }, it.clock))).rejects.toEqual(
    refused(/not verified/),
  );
});

test('new keys of an issuer are fetched after half a minute, also if the clock was set back', async () => {
  const url = 'https://id.example';
  const there = await provider(url);
  using it = await world(parsePolicy({ issuers: [{ issuer: url }], organizations: {} }), there.fetchWith);
  const verdict = async () => it.verdict(await there.sign({ email: 'a@b.c' }, it.clock));
  await verdict();
  await there.rotate();
  it.clock.advance(29_999);
  await expect(verdict()).rejects.toEqual(refused(/signature does not match/));
  it.clock.setBack(3_600_000);
  it.clock.advance(1);
  await expect(verdict()).resolves.toMatchObject({ email: 'a@b.c' });
  expect(there.fetched.filter((each) => each.endsWith('/keys'))).toHaveLength(2);
  it.clock.advance(600_000);
  await verdict();
  expect(there.fetched.filter((each) => each.endsWith('/keys'))).toHaveLength(3);
});

test("the email of GitHub's tokens is made of claims, and only tokens of the named repositories are accepted", async () => {
  const url = 'https://token.actions.githubusercontent.com';
  const there = await provider(url);
  const policy = parsePolicy({
    issuers: [{ issuer: url, email: '{repository}@github.actions', require: { repository_owner: 'acme' } }],
    organizations: { acme: { deployer: ['acme/site@github.actions'] } },
  });
  using it = await world(policy, there.fetchWith);
  const principal = await it.verdict(await there.sign({ repository: 'Acme/Site', repository_owner: 'acme' }, it.clock));
  expect(await roleIn(policy, principal.email, 'acme')).toBe('deployer');
  const fork = await there.sign({ repository: 'eve/site', repository_owner: 'eve' }, it.clock);
  await expect(it.verdict(fork)).rejects.toEqual(refused(/repository_owner/));
  await expect(it.verdict(await there.sign({ repository_owner: 'acme' }, it.clock))).rejects.toEqual(
    refused(/no repository claim/),
  );
});

test('if an issuer cannot be reached, the answer is 503, and the next request tries again', async () => {
  const url = 'https://id.example';
  const there = await provider(url);
  const policy = parsePolicy({ issuers: [{ issuer: url }], organizations: {} });
  const network = { down: true };
  using it = await world(policy, (...args) =>
    network.down ? Promise.reject(new TypeError('down')) : there.fetchWith(...args),
  );
  const token = await there.sign({ email: 'a@b.c' }, it.clock);
  await expect(it.verdict(token)).rejects.toMatchObject({ code: 'unavailable', headers: { 'retry-after': '5' } });
  network.down = false;
  await expect(it.verdict(token)).resolves.toMatchObject({ email: 'a@b.c' });
});

test.each([
  ['names another issuer', { issuer: 'https://other.example' }],
  ['names keys that are not served by https', { jwks_uri: 'http://id.example/keys' }],
  ['names no keys', { jwks_uri: undefined }],
])('a discovery document that %s is none, and no keys are fetched', async (_, change) => {
  const url = 'https://id.example';
  const there = await provider(url);
  using it = await world(parsePolicy({ issuers: [{ issuer: url }], organizations: {} }), async (input, init) => {
    const answer = await there.fetchWith(input, init);
    const document = (await answer.json()) as Record<string, unknown>;
    return Response.json({ ...document, ...change });
  });
  await expect(it.verdict(await there.sign({ email: 'a@b.c' }, it.clock))).rejects.toMatchObject({
    code: 'unavailable',
  });
  expect(there.fetched).toEqual([`${url}/.well-known/openid-configuration`]);
});

test('a redirect is followed neither from the discovery document nor from the keys', async () => {
  const url = 'https://id.example';
  const there = await provider(url);
  const followed: (string | undefined)[] = [];
  using it = await world(parsePolicy({ issuers: [{ issuer: url }], organizations: {} }), (input, init) => {
    followed.push(init?.redirect);
    return there.fetchWith(input, init);
  });
  await it.verdict(await there.sign({ email: 'a@b.c' }, it.clock));
  expect(followed).toEqual(['error', 'manual']);
});

test('keys that cannot be fetched again stay in use for six hours, and fewer and fewer attempts are made', async () => {
  const url = 'https://id.example';
  const there = await provider(url);
  const network = { down: false, attempts: 0 };
  using it = await world(parsePolicy({ issuers: [{ issuer: url }], organizations: {} }), (...args) => {
    network.attempts += 1;
    return network.down ? Promise.reject(new TypeError('down')) : there.fetchWith(...args);
  });
  const verdict = async () => it.verdict(await there.sign({ email: 'a@b.c' }, it.clock));
  const attempts = async () => {
    const before = network.attempts;
    await Promise.all([verdict(), verdict()]);
    return network.attempts - before;
  };
  await verdict();
  network.down = true;
  it.clock.advance(600_000);
  expect(await attempts()).toBe(1);
  for (const wait of [30_000, 60_000, 120_000, 240_000, 480_000, 600_000, 600_000]) {
    it.clock.advance(wait - 1);
    expect(await attempts()).toBe(0);
    it.clock.advance(1);
    expect(await attempts()).toBe(1);
  }
  network.down = false;
  it.clock.advance(600_000);
  expect(await attempts()).toBe(1);
  network.down = true;
  it.clock.advance(6 * 3_600_000 - 1);
  await expect(verdict()).resolves.toMatchObject({ email: 'a@b.c' });
  it.clock.advance(1);
  await expect(verdict()).rejects.toMatchObject({ code: 'unavailable' });
  network.down = false;
  await expect(verdict()).resolves.toMatchObject({ email: 'a@b.c' });
});

test('while keys cannot be fetched, a token of an unknown key is answered with 503 and not refused', async () => {
  const url = 'https://id.example';
  const there = await provider(url);
  const network = { down: false };
  using it = await world(parsePolicy({ issuers: [{ issuer: url }], organizations: {} }), (...args) =>
    network.down ? Promise.reject(new TypeError('down')) : there.fetchWith(...args),
  );
  const verdict = async () => it.verdict(await there.sign({ email: 'a@b.c' }, it.clock));
  await verdict();
  await there.rotate();
  network.down = true;
  it.clock.advance(30_000);
  for (const _ of ['the attempt', 'the pause after it']) {
    await expect(verdict()).rejects.toMatchObject({ code: 'unavailable' });
  }
  network.down = false;
  it.clock.advance(30_000);
  await expect(verdict()).resolves.toMatchObject({ email: 'a@b.c' });
});

test('an issuer that is not listed is refused, and the local one is too if it is switched off', async () => {
  using it = await world(parsePolicy({ localIssuer: false, organizations: {} }));
  await expect(it.minted({})).rejects.toEqual(refused(/does not trust \(iss\)/));
});

test('an email or its domain gets a role in one organization, or in all of them by *', async () => {
  const policy = parsePolicy({
    organizations: {
      acme: { deployer: ['Ana@acme.example'], viewer: ['@acme.example'] },
      '*': { viewer: ['audit@example.com'] },
    },
  });
  expect(await roleIn(policy, 'ana@acme.example', 'acme')).toBe('deployer');
  expect(await roleIn(policy, 'bob@acme.example', 'acme')).toBe('viewer');
  expect(await roleIn(policy, 'bob@evil-acme.example', 'acme')).toBeUndefined();
  expect(await roleIn(policy, 'x@acme.example@evil.example', 'acme')).toBeUndefined();
  expect(await roleIn(policy, 'ana@acme.example', 'rival')).toBeUndefined();
  expect(await roleIn(policy, 'audit@example.com', 'anything')).toBe('viewer');
  expect(await accessOf(policy).organizationsOf({ email: 'ana@acme.example', issuer: '' })).toEqual(['acme']);
  expect(await accessOf(policy).organizationsOf({ email: 'bob@evil-acme.example', issuer: '' })).toEqual([]);
  expect(await accessOf(policy).organizationsOf({ email: 'audit@example.com', issuer: '' })).toBeUndefined();
});

test('a token without an end is refused, because nobody could revoke it', async () => {
  const url = 'https://id.example';
  const there = await provider(url);
  using it = await world(parsePolicy({ issuers: [{ issuer: url }], organizations: {} }), there.fetchWith);
  const token = await there.sign({ email: 'ana@acme.example', exp: undefined }, it.clock);
  await expect(it.verdict(token)).rejects.toEqual(refused(/exp claim is missing/));
});

test.each([[true], ['true']])('an email is accepted if email_verified is %j', async (verified) => {
  const url = 'https://id.example';
  const there = await provider(url);
  using it = await world(parsePolicy({ issuers: [{ issuer: url }], organizations: {} }), there.fetchWith);
  const token = await there.sign({ email: 'ana@acme.example', email_verified: verified }, it.clock);
  expect(await it.verdict(token)).toMatchObject({ email: 'ana@acme.example' });
});

test('a token without email_verified is accepted only if its issuer verifies every email', async () => {
  const url = 'https://id.example';
  const there = await provider(url);
  const under = async (emailsVerified: boolean, email_verified?: boolean) => {
    const policy = parsePolicy({ issuers: [{ issuer: url, emailsVerified }], organizations: {} });
    using it = await world(policy, there.fetchWith);
    return it.verdict(await there.sign({ email: 'ana@acme.example', email_verified }, it.clock));
  };
  await expect(under(false)).rejects.toEqual(refused(/not verified/));
  await expect(under(true)).resolves.toMatchObject({ email: 'ana@acme.example' });
  await expect(under(true, false)).rejects.toEqual(refused(/not verified/));
});

test.each([[undefined], [false], ['false'], ['False'], [0], ['0'], [null], [''], [1], ['yes'], [[]], [{}]])(
  'an email is refused if email_verified is %j',
  async (verified) => {
    const url = 'https://id.example';
    const there = await provider(url);
    using it = await world(parsePolicy({ issuers: [{ issuer: url }], organizations: {} }), there.fetchWith);
    const token = await there.sign({ email: 'ana@acme.example', email_verified: verified }, it.clock);
    await expect(it.verdict(token)).rejects.toEqual(refused(/not verified/));
  },
);

test.each([
  '\u212Aim@acme.example',
  'kim@acme.e\u017Fample',
  'kim@\u0430cme.example',
  'kim\uFF20acme.example@acme.example',
  'kim\u200B@acme.example',
])('an address with characters other than ASCII is refused: %j', async (email) => {
  using it = await world();
  await expect(it.minted({ email })).rejects.toEqual(refused(/other than ASCII/));
  for (const role of ['viewer', 'deployer']) {
    expect(() => parsePolicy({ organizations: { acme: { [role]: ['a@b.c', email] } } })).toThrow(
      `organizations.acme.${role}[1] is "${email}", which has characters other than ASCII`,
    );
  }
  const domain = email.slice(email.lastIndexOf('@'));
  if (/[^ -~]/.test(domain)) {
    expect(() => parsePolicy({ organizations: { '*': { viewer: domain } } })).toThrow(/^organizations\.\*\.viewer/);
  }
});

test('an address that is too long is refused', async () => {
  using it = await world();
  await expect(it.minted({ email: `${'a'.repeat(600)}@acme.example` })).rejects.toEqual(refused(/not an email/));
});

test.each<[unknown, RegExp]>([
  [[], /the file must be an object/],
  [{}, /organizations is required/],
  [{ organizations: [] }, /organizations must be an object/],
  [{ organizations: { acme: [] } }, /organizations\.acme must be an object/],
  [{ organizations: {}, admins: [] }, /^admins is not a known field\. Known fields: /],
  [
    { organizations: { acme: { owner: [] } } },
    /organizations\.acme\.owner is not .* fields: roles, viewer, deployer, admin, projects, adminsMayGrant, buildTimeout, quotas, domains$/,
  ],
  [{ organizations: { acme: { deployer: ['ana'] } } }, /organizations\.acme\.deployer\[0\] is "ana", which is neither/],
  [{ organizations: { acme: { viewer: [7] } } }, /organizations\.acme\.viewer must be an email, /],
  [{ organizations: { 'a/b': {} } }, /organizations\.a\/b is not an organization/],
  [JSON.parse('{"organizations": {"__proto__": {}}}'), /organizations must not contain __proto__/],
  [
    { organizations: {}, issuers: [{ issuer: 'https://x.example', require: { constructor: 'x' } }] },
    /require must not/,
  ],
  [{ organizations: {}, issuers: [{ issuer: 'http://id.example' }] }, /issuers\[0\]\.issuer must be an https/],
  [{ organizations: {}, issuers: [{ issuer: 'https://x.example', email: 'me@x.example' }] }, /issuers\[0\]\.email/],
  [
    { organizations: {}, issuers: [{ issuer: 'https://x.example', email: '{sub}@\u212A.example' }] },
    /issuers\[0\]\.email/,
  ],
  [{ organizations: {}, issuers: [{ issuer: 'https://x.example' }, { issuer: 'https://x.example' }] }, /twice/],
  [{ organizations: {}, localIssuer: 'yes' }, /localIssuer/],
])('the policy %j is refused, and the error names the invalid member', (json, message) => {
  expect(() => parsePolicy(json)).toThrow(message);
});

test('all faults of a policy are named at once', () => {
  const policy = { localIssuer: 1, issuers: [{ audience: '' }], organizations: { acme: { viewer: 'ana' } } };
  expect(() => parsePolicy(policy)).toThrow(
    /^localIssuer .*; issuers\[0\]\.issuer is required; issuers\[0\]\.audience .*; organizations\.acme\.viewer is "ana"/,
  );
});

test('the example in the documentation is accepted', async () => {
  const text = readFileSync(resolve(import.meta.dirname, '../../../docs/self-hosting.md'), 'utf8');
  const example = /```json\n(.*?)```/s.exec(text)?.[1] ?? '';
  const policy = parsePolicy(JSON.parse(example));
  expect(await roleIn(policy, 'acme/site@github.actions', 'acme')).toBe('deployer');
  expect(policy.issuers).toHaveLength(2);
});

/** The files of the section about branches: with a required `ref`, and with the environment in the email. */
function branchExamples(): readonly Policy[] {
  const text = readFileSync(resolve(import.meta.dirname, '../../../docs/self-hosting.md'), 'utf8');
  const [, section = ''] = text.split('### Who can push a branch\n');
  const [own = ''] = section.split('\n## ');
  return [...own.matchAll(/```json\n(.*?)```/gs)].map(([, json = '']) => parsePolicy(JSON.parse(json)));
}

const WORKFLOW = { repository: 'acme/site', repository_id: '987654321' };
const PULL_REQUEST = 'refs/pull/12/merge';

test.each([
  [0, { ref: 'refs/heads/main' }, ['acme']],
  [0, { ref: 'refs/heads/feature' }, /ref claim is not one/],
  [0, { ref: PULL_REQUEST, environment: 'preview' }, /ref claim is not one/],
  [0, { ref: 'refs/heads/main', repository_id: '1' }, /repository_id claim is not one/],
  [1, { ref: 'refs/heads/main', environment: 'production' }, ['acme']],
  [1, { ref: PULL_REQUEST, environment: 'preview' }, ['acme-previews']],
  [1, { ref: PULL_REQUEST, environment: 'other' }, []],
  [1, { ref: 'refs/heads/feature' }, /no environment claim/],
] as const)('file %i of the section about branches and a token with %j: %s', async (index, claims, expected) => {
  const there = await provider('https://token.actions.githubusercontent.com');
  const policy = branchExamples()[index];
  using it = await world(policy, there.fetchWith);
  const verdict = it.verdict(await there.sign({ ...WORKFLOW, ...claims }, it.clock));
  if (expected instanceof RegExp) return expect(verdict).rejects.toEqual(refused(expected));
  const { email } = await verdict;
  expect(
    ['acme', 'acme-previews'].filter((org) =>
      policy?.grantsOf({ email, issuer: '' }).some((grant) => grant.org === org && grant.role === 'deployer'),
    ),
  ).toEqual(expected);
});
