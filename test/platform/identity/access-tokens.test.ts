import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkIdToken } from '../../../src/api/identity/jwt.ts';
import { ACCESS_TOKEN_LIMITS, isAccessToken, makeAccessToken } from '../../../src/contract/access-token.ts';
import { slipway } from '../../support/slipway.ts';
import { openStage, type Stage, visitorOf } from '../console/support.ts';

const POLICY = {
  organizations: { acme: { viewer: ['@acme.example'], deployer: 'dev@acme.example', admin: 'ana@acme.example' } },
};
const TOKENS = '/operator/orgs/acme/tokens';

async function ask(stage: Stage, method: string, path: string, token: string, body?: unknown) {
  const response = await fetch(stage.platform.baseUrl + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = JSON.parse(await response.text());
  return { status: response.status, answer, message: String(answer.error?.message ?? '') };
}

/** Makes a token as a person, and returns its text. */
async function made(stage: Stage, body: object, email = 'dev@acme.example'): Promise<string> {
  const { status, answer } = await ask(stage, 'POST', TOKENS, await stage.token(email), body);
  expect(status).toBe(201);
  return answer.token;
}

const flagsOf = ({ platform }: Stage, email: string) => ['--data', platform.dataDir, '--email', email];

test('a token can be told from other texts, and from one that was cut or mistyped', () => {
  const token = makeAccessToken((end) => Math.floor(Math.random() * end));
  expect(token).toMatch(/^slp_[0-9A-Za-z]{46}$/);
  expect(isAccessToken(token)).toBe(true);
  const other = token.at(-20) === 'a' ? 'b' : 'a';
  for (const wrong of [
    token.slice(0, -1),
    `${token}0`,
    `${token.slice(0, -20)}${other}${token.slice(-19)}`,
    'slp_',
    '',
  ])
    expect(isAccessToken(wrong), wrong).toBe(false);
  expect(checkIdToken(token, 0)).toBeUndefined();
  expect(() => checkIdToken(token.slice(0, -3), 0)).toThrow(/not whole/);
});

test('the command makes a token that calls the platform, lists it with its last use, and ends it', async () => {
  await using stage = await openStage(POLICY);
  await stage.createApp('shop', 'web-landing');
  const dev = flagsOf(stage, 'dev@acme.example');
  const created = await slipway('tokens', 'create', 'ci', '--org', 'acme', '--expires', '30d', '--json', ...dev);
  expect(created).toMatchObject({ code: 0 });
  const { token, ...facts } = JSON.parse(created.out);
  expect(facts).toMatchObject({ name: 'ci', org: 'acme', project: null, app: null, role: 'deployer', usedAt: null });
  expect(Date.parse(facts.endsAt) - Date.parse(facts.createdAt)).toBe(30 * 86_400_000);
  const apps = () => slipway('apps', '--org', 'acme', '--base-url', stage.platform.baseUrl, '--id-token', token);
  expect(await apps()).toMatchObject({ code: 0, out: expect.stringContaining('shop') });
  const listed = await slipway('tokens', '--org', 'acme', ...dev);
  expect(listed.out).toMatch(
    /^ci\s+acme\s+deployer\s+dev@acme\.example\s+\d{4}-\d\d-\d\d\s+(just now|\d+ seconds ago)$/m,
  );
  expect(listed.out).not.toContain(token);
  expect((await slipway('tokens', 'revoke', 'ci', '--org', 'acme', ...dev)).code).not.toBe(0);
  expect(await slipway('tokens', 'revoke', 'ci', '--org', 'acme', '--yes', ...dev)).toMatchObject({ code: 0 });
  const refused = await apps();
  expect(refused).toMatchObject({ code: 3, out: '' });
  expect(refused.err).toMatch(/unknown, was revoked, or has ended/);
  expect(refused.err).not.toContain(token);
});

test('the variable SLIPWAY_TOKEN is the token of commands that name a platform and no other token', async () => {
  await using stage = await openStage(POLICY);
  await stage.createApp('shop', 'web-landing');
  const token = await made(stage, { name: 'ci' });
  const { baseUrl } = stage.platform;
  process.env.SLIPWAY_TOKEN = token;
  try {
    const url = ['--org', 'acme', '--base-url', baseUrl];
    expect(await slipway('apps', ...url)).toMatchObject({ code: 0, out: expect.stringContaining('shop') });
    expect((await slipway('apps', ...url, '--id-token', `${token}x`)).err).toMatch(/not whole/);
    process.env.SLIPWAY_TOKEN = token.slice(0, -4);
    expect((await slipway('apps', ...url)).err).toMatch(/SLIPWAY_TOKEN/);
    // A platform of this machine gets no token that is meant for another one.
    const own = await slipway('apps', '--org', 'acme', ...flagsOf(stage, 'ana@acme.example'));
    expect(own).toMatchObject({ code: 0 });
  } finally {
    delete process.env.SLIPWAY_TOKEN;
  }
});

test('neither the database nor an answer but the first has the text of a token', async () => {
  await using stage = await openStage(POLICY);
  const token = await made(stage, { name: 'ci' });
  const { answer } = await ask(stage, 'GET', TOKENS, await stage.token('ana@acme.example'));
  expect(answer.tokens).toHaveLength(1);
  expect(JSON.stringify(answer)).not.toContain(token.slice(4));
  // A checkpoint may move rows from one of the files to the other at any time.
  const files = ['platform.db', 'platform.db-wal'].map((file) => readFileSync(join(stage.platform.dataDir, file)));
  expect(files.some((bytes) => bytes.includes('dev@acme.example'))).toBe(true);
  for (const bytes of files) expect(bytes.includes(token.slice(4))).toBe(false);
});

describe('a token', () => {
  test('signs nobody in to the console, and makes, lists and ends no other one', async () => {
    await using stage = await openStage(POLICY);
    const token = await made(stage, { name: 'ci' });
    const link = await ask(stage, 'POST', '/operator/console-link', token);
    expect([link.status, link.message]).toEqual([403, expect.stringMatching(/may not sign in to the console/)]);
    const { baseUrl, consoleUrl } = stage.platform;
    const form = await fetch(`${consoleUrl}/sign-in`, {
      ...{ method: 'POST', headers: { origin: baseUrl }, body: new URLSearchParams({ token }), redirect: 'manual' },
    });
    expect([form.status, form.headers.get('set-cookie')]).toEqual([403, null]);
    for (const [method, path, body] of [
      ['POST', TOKENS, { name: 'more' }],
      ['GET', TOKENS, undefined],
      ['DELETE', `${TOKENS}/ci`, undefined],
    ] as const) {
      const { status, message } = await ask(stage, method, path, token, body);
      expect([status, message]).toEqual([403, expect.stringMatching(/^An access token may not .*slipway login/)]);
    }
  });

  test('adds no webhook and no target of messages, which would outlive it', async () => {
    await using stage = await openStage(POLICY);
    const token = await made(stage, { name: 'ci' });
    const apps = '/api/v1/orgs/acme/projects/web/apps';
    const app = { name: 'shop', type: 'web-landing', repository: 'acme/shop', branch: 'main' };
    expect((await ask(stage, 'POST', apps, token, app)).status).toBe(201);
    for (const [path, body] of [
      ['/operator/orgs/acme/projects/web/apps/shop/hooks', { forge: 'github' }],
      ['/operator/orgs/acme/notify', { webhook: 'https://hooks.example.com/', on: ['failed'] }],
    ] as const) {
      const { status, message } = await ask(stage, 'POST', path, token, body);
      expect([status, message]).toEqual([403, expect.stringMatching(/^An access token may not .*slipway login/)]);
    }
  });

  test('is no token of the key-value store, and of the identity provider', async () => {
    await using stage = await openStage(POLICY);
    const token = await made(stage, { name: 'ci' });
    const { baseUrl } = stage.platform;
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const get = await fetch(`${baseUrl}/v1/get`, { method: 'POST', headers, body: '{"key":"a"}' });
    expect([401, 403]).toContain(get.status);
    expect((await fetch(`${baseUrl}/identity/token`, { headers })).status).toBe(401);
  });

  test('that is cut, unknown or of a person whose provider is gone is refused, each with its reason', async () => {
    await using stage = await openStage(POLICY);
    const token = await made(stage, { name: 'ci' });
    const about = async (text: string) => ask(stage, 'GET', '/operator/orgs/acme/apps', text);
    expect(await about(token)).toMatchObject({ status: 200 });
    expect((await about(token.slice(0, -1))).message).toMatch(/not whole/);
    const unknown = makeAccessToken((end) => Math.floor(Math.random() * end));
    expect(await about(unknown)).toMatchObject({ status: 401, message: expect.stringMatching(/unknown/) });
  });
});

describe('tokens are made', () => {
  test('by deployers and admins, with a name, a place, a role and an end that exist', async () => {
    await using stage = await openStage(POLICY);
    const as = async (email: string, body: unknown) => ask(stage, 'POST', TOKENS, await stage.token(email), body);
    expect((await as('eve@elsewhere.example', { name: 'a' })).status).toBe(403);
    const viewer = await as('vic@acme.example', { name: 'a' });
    expect([viewer.status, viewer.message]).toEqual([403, expect.stringMatching(/may only read/)]);
    for (const wrong of [
      {},
      { name: 'a/b' },
      { name: 'a', role: 'admin' },
      { name: 'a', lifetimeSeconds: 59 },
      { name: 'a', lifetimeSeconds: ACCESS_TOKEN_LIMITS.mostMs / 1_000 + 1 },
      { name: 'a', org: 'beta' },
      { name: 'a', project: '../x' },
    ])
      expect((await as('dev@acme.example', wrong)).status, JSON.stringify(wrong)).toBe(422);
    const visitor = await visitorOf(stage, 'ana@acme.example');
    const form = { name: 'a', role: 'viewer', days: '30', project: 'no identifier' };
    expect((await visitor.post('/console/orgs/acme/tokens', form)).status).toBe(422);
    const ofApp = '/operator/orgs/acme/projects/web/apps/shop/tokens';
    const made = await ask(stage, 'POST', ofApp, await stage.token('ana@acme.example'), { name: 'a', role: 'viewer' });
    expect(made.answer).toMatchObject({ name: 'a', project: 'web', app: 'shop', role: 'viewer' });
    // A name that another place has is free, and says nothing of that place.
    expect((await as('dev@acme.example', { name: 'a' })).status).toBe(201);
    expect((await as('dev@acme.example', { name: 'a' })).status).toBe(409);
  });

  test('and ended by who made them, also if that person may only read the organization around', async () => {
    const acme = { viewer: '@acme.example', projects: { web: { deployer: 'pat@acme.example' } } };
    await using stage = await openStage({ organizations: { acme } });
    const pat = await stage.token('pat@acme.example');
    const ofProject = '/operator/orgs/acme/projects/web/tokens';
    for (const name of ['one', 'two']) expect((await ask(stage, 'POST', ofProject, pat, { name })).status).toBe(201);
    expect((await ask(stage, 'POST', TOKENS, pat, { name: 'wide' })).status).toBe(403);
    const end = async (name: string, email: string) =>
      (await ask(stage, 'DELETE', `${TOKENS}/${name}`, await stage.token(email))).status;
    expect(await end('one', 'vic@acme.example')).toBe(404);
    expect(await end('one', 'pat@acme.example')).toBe(200);
    const visitor = await visitorOf(stage, 'pat@acme.example');
    const shown = await visitor.get('/console/orgs/acme/tokens');
    expect([shown.status, shown.text]).toEqual([200, expect.stringContaining('value="two"')]);
    expect((await visitor.post('/console/orgs/acme/tokens/revoke', { name: 'two' })).status).toBe(303);
    expect((await ask(stage, 'GET', TOKENS, pat)).answer.tokens).toEqual([]);
  });

  test('and seen by who made them, and by admins', async () => {
    await using stage = await openStage(POLICY);
    await made(stage, { name: 'of-dev' });
    await made(stage, { name: 'of-ana' }, 'ana@acme.example');
    const list = async (email: string) => {
      const { status, answer } = await ask(stage, 'GET', TOKENS, await stage.token(email));
      return status === 200 ? answer.tokens.map(({ name }: { name: string }) => name) : status;
    };
    expect(await list('ana@acme.example')).toEqual(['of-ana', 'of-dev']);
    expect(await list('dev@acme.example')).toEqual(['of-dev']);
    expect(await list('vic@acme.example')).toEqual([]);
    expect(await list('eve@elsewhere.example')).toBe(403);
    const end = async (name: string, email: string) =>
      (await ask(stage, 'DELETE', `${TOKENS}/${name}`, await stage.token(email))).status;
    expect([await end('of-ana', 'dev@acme.example'), await end('none', 'ana@acme.example')]).toEqual([404, 404]);
    expect(await end('of-dev', 'ana@acme.example')).toBe(200);
  });
});
