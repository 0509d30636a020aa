import type { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, test } from 'vitest';
import { CONTROL_LIMITS } from '../../../src/contract/limits.ts';
import { createAppChanges } from '../../../src/platform/control/app-changes.ts';
import { createControlPlane } from '../../../src/platform/control/index.ts';
import { createRateLimit, createSharedRateLimit } from '../../../src/platform/control/rate.ts';
import { accessOf, LOCAL_POLICY, type Policy, parsePolicy } from '../../../src/platform/identity/policy.ts';
import { openApi } from '../../../src/platform/openapi/index.ts';
import { BodyTooLarge, type Handler } from '../../../src/platform/shared/http.ts';
import type { BuildFailureFacts } from '../../../src/platform/shared/types.ts';
import type { Jobs } from '../../../src/platform/stores/jobs.ts';
import { openDatabase } from '../../../src/platform/stores/local/database.ts';
import { createLocalQuota } from '../../../src/platform/stores/local/quota.ts';
import type { Quota } from '../../../src/platform/stores/quota.ts';
import type { StateStore } from '../../../src/platform/stores/state.ts';
import { FakeClock } from '../../support/clock.ts';
import { describedBy } from '../../support/described.ts';
import { failBuild } from '../../support/jobs.ts';
import { storePlace } from '../../support/local-stores.ts';

const APPS = '/api/v1/orgs/acme/projects/web/apps';
const SHOP = { name: 'shop', type: 'web-landing', repository: 'acme/shop', branch: 'main' };

interface World extends AsyncDisposable {
  readonly state: StateStore;
  readonly jobs: Jobs;
  readonly database: DatabaseSync;
  readonly clock: FakeClock;
  call(
    method: string,
    target: string,
    body?: unknown,
    email?: string,
  ): Promise<{ status: number; headers: Readonly<Record<string, string>>; body: ReturnType<typeof JSON.parse> }>;
}

/** Throws if a body is accepted or refused that the description refuses or accepts, or an answer is not described. */
const described = describedBy({ ...openApi('') });

const OWN_NAMES = { ownName: 'platform.example', sitesDomain: 'sites.example' };

/** The TXT records of the world. */
async function resolveTxt(name: string): Promise<readonly (readonly string[])[]> {
  if (name === '_slipway.proved.example') return [['v=spf1'], ['platform.exam', 'ple/acme']];
  if (name === '_slipway.quoted.example') return [['"platform.example/acme"']];
  if (name === '_slipway.dns-is-away.example') throw Object.assign(new Error('away'), { code: 'ETIMEOUT' });
  throw Object.assign(new Error('none'), { code: name.includes('empty') ? 'ENODATA' : 'ENOTFOUND' });
}

/** The control plane without a server, on a real database. The token is the email, because identity has its own suite. */
function world(options: { perMinute?: number; policy?: Policy; allowLocalGit?: boolean } = {}): World {
  const database = openDatabase(undefined);
  const place = storePlace({ database });
  const { state, jobs } = place.attach();
  const { clock } = place;
  const handler: Handler = createControlPlane(
    {
      verify: async (authorization) => ({ email: authorization ?? '', issuer: 'https://id.example' }),
      ...accessOf(options.policy ?? LOCAL_POLICY),
      rateLimit: createRateLimit(options.perMinute ?? 0, clock),
    },
    {
      state,
      clock,
      siteUrl: (subdomain) => `http://${subdomain}.localhost:4400/`,
      changes: createAppChanges({
        state,
        clock,
        allowLocalGit: options.allowLocalGit ?? false,
        domains: { ...OWN_NAMES, mayUseDomain: options.policy?.mayUseDomain ?? (() => true), resolveTxt },
      }),
    },
  );
  return {
    ...{ state, clock, database, jobs },
    async call(method, target, body, email = 'ana@acme.example') {
      const bytes = Buffer.isBuffer(body) ? body : Buffer.from(body === undefined ? '' : JSON.stringify(body));
      const headers = { authorization: email, 'content-type': body === undefined ? undefined : 'application/json' };
      const response = await handler({
        ...{ method, target, headers, rawHeaders: [], requestID: 'r1', signal: new AbortController().signal },
        body: (limit) => (bytes.length > limit ? Promise.reject(new BodyTooLarge()) : Promise.resolve(bytes)),
      });
      const answer = { status: response.status, headers: response.headers, body: JSON.parse(String(response.body)) };
      const sent = body === undefined ? undefined : JSON.parse(bytes.toString());
      if (method !== 'HEAD') described({ method, path: target, sent, status: answer.status, answer: answer.body });
      return answer;
    },
    [Symbol.asyncDispose]: () => place[Symbol.asyncDispose](),
  };
}

describe('settings', () => {
  test('settings are stored, and null removes them', async () => {
    await using it = world();
    const settings = {
      noindex: true,
      spaFallback: true,
      installCommand: '',
      rootDirectory: 'packages/site',
      nodeVersion: '24',
    };
    await it.call('POST', APPS, { ...SHOP, ...settings, buildCommand: 'make' });
    const app = () => it.state.apps.find({ org: 'acme', project: 'web', appID: 'shop' });
    expect(await app()).toMatchObject({ settings, buildCommand: 'make' });
    await it.call('PATCH', `${APPS}/shop`, { nodeVersion: null, buildCommand: null, spaFallback: false });
    const { nodeVersion: _, ...left } = settings;
    expect(await app()).toMatchObject({ buildCommand: null, settings: { ...left, spaFallback: false } });
    expect((await app())?.settings).not.toHaveProperty('nodeVersion');
  });

  test('the configuration of an app has each setting that is stored', async () => {
    await using it = world();
    const settings = { lifetime: '7d', assetsOnly: true, noindex: true, verify: 'warn', rootDirectory: 'site' };
    await it.call('POST', APPS, { ...SHOP, ...settings });
    expect((await it.call('GET', `${APPS}/shop/environments`)).body.app).toMatchObject(settings);
  });
  test.each([
    ['spaFallback', 'yes'],
    ['installCommand', 1],
    ['rootDirectory', '../x'],
    ['rootDirectory', 'a/.git/hooks'],
    ['outputDirectory', '.GIT'],
    ['nodeVersion', 24],
    ['nodeVersion', '24.1'],
    ['startCommand', ''],
    ['startCommand', 'node a\nnode b'],
    ['healthPath', 'health'],
    ['healthPath', '//elsewhere.example'],
    ['healthPath', '/a b'],
    ['healthPath', '/#top'],
    ['instances', 0],
    ['instances', 17],
    ['instances', 1.5],
    ['instances', '2'],
    ['memory', '512'],
    ['memory', '63MiB'],
    ['memory', '17GiB'],
    ['idleTimeout', 0],
    ['idleTimeout', '15'],
    ['idleTimeout', '0m'],
    ['requestTimeout', '1h30m'],
    ['schedule', []],
    ['schedule', Array.from({ length: 21 }, () => ({ cron: '0 3 * * *', path: '/' }))],
    ['schedule', [{ cron: '0 3 * * *' }]],
    ['schedule', [{ cron: '0 3 * * *', path: '/', zone: 'x' }]],
    ['schedule', [{ cron: '@daily', path: '/' }]],
    ['schedule[0].cron', [{ cron: '0 3 * *', path: '/' }], 'schedule'],
    ['schedule[0].path', [{ cron: '0 3 * * *', path: 'nightly' }], 'schedule'],
  ])('%s: %j is refused by name', async (name, value, field = name) => {
    await using it = world();
    const { status, body } = await it.call('POST', APPS, { ...SHOP, [field]: value });
    expect([status, body.error.message]).toEqual([422, expect.stringContaining(name)]);
  });
  test('one answer names all problems of a body, and the known fields', async () => {
    await using it = world();
    const { body } = await it.call('POST', APPS, { name: '', type: 'x', colour: 1, branch: 'main' });
    expect(body.error.message).toMatch(
      /^name .*; type .*; repository is required; colour is not a known field\. Known fields: name, type, .*nodeVersion, .*, domains\.$/,
    );
  });
  test('a field that is never accepted is not among the known fields, and its refusal says why', async () => {
    await using it = world();
    await it.call('POST', APPS, SHOP);
    const { body } = await it.call('PATCH', `${APPS}/shop`, { name: 'x', colour: 1 });
    expect(body.error.message).toMatch(
      /^name cannot be changed: it is the ID of the app; colour .*fields: repository, /,
    );
    expect(body.error.message).not.toMatch(/fields:.*\bname\b/);
  });
  test('a list is neither a body nor a set of variables', async () => {
    await using it = world();
    await it.call('POST', APPS, SHOP);
    const list = await it.call('PATCH', `${APPS}/shop`, []);
    expect([list.status, list.body.error.message]).toEqual([422, 'the body must be a JSON object.']);
    expect((await it.call('PUT', `${APPS}/shop/env`, { env: [] })).status).toBe(422);
  });
  test('a variable may have a name that every JavaScript object has', async () => {
    await using it = world();
    await it.call('POST', APPS, SHOP);
    const env = JSON.parse('{"constructor": "a", "prototype": "b", "__proto__": "c"}');
    const { body } = await it.call('PUT', `${APPS}/shop/env`, { env });
    expect(body.names).toEqual(['__proto__', 'constructor', 'prototype']);
  });
  const names = Array.from({ length: 100_000 }, (_, index) => `n${index.toString(36)}`);
  const many = JSON.stringify(Object.fromEntries(names.map((name) => [name, 0])));
  test.each<[string, string, RegExp]>([
    ['100,000 unknown fields', many, /^env is required; n0 is not a known field \(also: n1, .* 99994 more\)\. Known/],
    ['100,000 variables', `{"env": ${many}}`, /^env must have at most 500 variables\.$/],
    ['names of 10 KB', JSON.stringify({ ['x\n'.repeat(5_000)]: 1, ['"'.repeat(5_000)]: 2 }), /…/],
    ['100,000 lists in one another', `{"env": ${'['.repeat(100_000)}${']'.repeat(100_000)}}`, /^env must be an object/],
  ])('a hostile body is refused in a short message: %s', async (_, text, message) => {
    await using it = world();
    await it.call('POST', APPS, SHOP);
    expect(text.length).toBeLessThan(CONTROL_LIMITS.bodyBytes);
    const { status, body } = await it.call('PUT', `${APPS}/shop/env`, Buffer.from(text));
    expect([status, body.error.message]).toEqual([422, expect.stringMatching(message)]);
    expect(body.error.message.length).toBeLessThan(500);
  });
});

describe('repository', () => {
  const taken = ['acme/shop', 'acme/shop.js', 'https://git.example/a/b.git', 'acme/.github'];
  test.each(taken)('%s is accepted', async (repository) => {
    await using it = world();
    expect((await it.call('POST', APPS, { ...SHOP, repository })).status).toBe(201);
  });
  const local = ['/srv/git/shop', 'file:///srv/git/shop', 'http://git.example/a'];
  const refused = [
    'ext::sh -c id',
    '-oProxyCommand=id',
    'git://x/y',
    'https://user@git.example/a',
    'a/..',
    'a/b/c',
    'a',
    'ssh://-oProxyCommand=id/x',
    'ssh://git@git.example:22/a',
    'git@git.example:a/b.git',
    'C:\\x',
    'https://git.example/a b',
    'file://host/x',
  ];
  test.each([...local, ...refused])('%s is refused', async (repository) => {
    await using it = world();
    const { status, body } = await it.call('POST', APPS, { ...SHOP, repository });
    expect([status, body.error.message]).toEqual([422, expect.stringMatching(/^repository /)]);
  });
  test.each(local)('%s is accepted if local git is allowed', async (repository) => {
    await using it = world({ allowLocalGit: true });
    expect((await it.call('POST', APPS, { ...SHOP, repository })).status).toBe(201);
  });
  test.each(refused)('%s is refused even if local git is allowed', async (repository) => {
    await using it = world({ allowLocalGit: true });
    expect((await it.call('POST', APPS, { ...SHOP, repository })).status).toBe(422);
  });
});

describe('roles', () => {
  const policy = parsePolicy({
    organizations: {
      acme: { deployer: 'ana@acme.example', viewer: '@acme.example' },
      rival: { deployer: 'eve@rival.example' },
    },
  });
  test('a viewer may read but not change', async () => {
    await using it = world({ policy });
    await it.call('POST', APPS, SHOP);
    const as = async (method: string, target: string, body?: unknown) =>
      (await it.call(method, APPS + target, body, 'bob@acme.example')).status;
    expect(await as('GET', '/shop/environments')).toBe(200);
    expect(await as('HEAD', '/shop/deployments')).toBe(200);
    expect(await as('POST', '', { ...SHOP, name: 'other' })).toBe(403);
    expect(await as('PATCH', '/shop', {})).toBe(403);
    expect(await as('PUT', '/shop/env', { env: {} })).toBe(403);
    expect(await as('POST', '/shop/deployments', {})).toBe(403);
  });
  test('to an identity without a role, an organization that exists and one that does not look the same', async () => {
    await using it = world({ policy });
    await it.call('POST', APPS, SHOP);
    const real = await it.call('GET', `${APPS}/shop/environments`, undefined, 'eve@rival.example');
    const none = await it.call(
      'GET',
      `${APPS.replace('acme', 'nope')}/shop/environments`,
      undefined,
      'eve@rival.example',
    );
    expect([real.status, none.status]).toEqual([403, 403]);
    expect(none.body.error.message).toBe(real.body.error.message.replace('acme.', 'nope.'));
  });
  test('the same app ID in another organization is another app', async () => {
    await using it = world({ policy });
    const rival = APPS.replace('acme', 'rival');
    await it.call('POST', APPS, SHOP);
    expect((await it.call('GET', `${rival}/shop/environments`, undefined, 'eve@rival.example')).status).toBe(404);
    expect((await it.call('POST', rival, SHOP, 'eve@rival.example')).status).toBe(201);
  });
});

describe('limits', () => {
  test('an identity that calls too often gets a time to wait, and others are not limited', async () => {
    await using it = world({ perMinute: 2 });
    const status = async (email?: string) => (await it.call('GET', `${APPS}/x/environments`, undefined, email)).status;
    expect([await status(), await status(), await status()]).toEqual([404, 404, 429]);
    const refused = await it.call('GET', `${APPS}/x/environments`);
    expect([refused.body.error.code, refused.headers['retry-after']]).toEqual(['rate_limited', '30']);
    expect(await status('bob@acme.example')).toBe(404);
    it.clock.advance(30_000);
    expect([await status(), await status()]).toEqual([404, 429]);
  });
  test('a failure record contains the end of the log, with long lines cut', async () => {
    await using it = world();
    await it.call('POST', APPS, SHOP);
    const { deployID } = (await it.call('POST', `${APPS}/shop/deployments`, {})).body;
    const facts: BuildFailureFacts = {
      ...{ stage: 'build', code: 'build_failed', message: 'exit 2', exitCode: 2, signal: null, diagnostics: [] },
      log: Array.from({ length: 1_000 }, (_, index) => `${index} ${'x'.repeat(5_000)}`),
    };
    await failBuild(it.jobs, deployID, facts);
    const { body } = await it.call('GET', `${APPS}/shop/deployments/${deployID}/failure`);
    expect(body.log).toHaveLength(CONTROL_LIMITS.failureLogLines);
    expect(body.log.at(-1)).toMatch(/^999 x+…$/);
    expect(body.log.at(-1)).toHaveLength(CONTROL_LIMITS.failureLogLine);
  });
});

describe('storage', () => {
  let it: World;
  beforeEach(() => {
    it = world();
    return () => it[Symbol.asyncDispose]();
  });
  test('a full disk is 503 with Retry-After, and nothing was changed', async () => {
    await it.call('POST', APPS, SHOP);
    // If the database may not grow by a page, SQLite fails as on a full disk.
    const { page_count: pages } = it.database.prepare('PRAGMA page_count').get() ?? {};
    it.database.exec(`PRAGMA max_page_count = ${pages}`);
    const big = { env: Object.fromEntries(Array.from({ length: 400 }, (_, i) => [`V${i}`, 'x'.repeat(500)])) };
    const full = await it.call('PUT', `${APPS}/shop/env`, big);
    expect([full.status, full.body.error.code, full.headers['retry-after']]).toEqual([503, 'unavailable', '30']);
    expect((await it.call('GET', `${APPS}/shop/environments`)).status).toBe(200);
    it.database.exec('PRAGMA max_page_count = 1000000');
    expect((await it.call('PUT', `${APPS}/shop/env`, big)).status).toBe(200);
  });
  test('a deployment that could not be stored does not reach the queue', async () => {
    await it.call('POST', APPS, SHOP);
    it.database.exec('PRAGMA query_only = ON');
    expect((await it.call('POST', `${APPS}/shop/deployments`, {})).status).toBe(503);
    it.database.exec('PRAGMA query_only = OFF');
    expect(await it.jobs.isBusy()).toBe(false);
  });
});

test('a superseded deployment names the one that superseded it', async () => {
  await using it = world();
  await it.call('POST', APPS, SHOP);
  const first = (await it.call('POST', `${APPS}/shop/deployments`, {})).body.deployID;
  const second = (await it.call('POST', `${APPS}/shop/deployments`)).body.deployID;
  const { deployments } = (await it.call('GET', `${APPS}/shop/deployments`)).body;
  expect(deployments).toMatchObject([
    { deployID: second },
    { deployID: first, status: 'cancelled', supersededBy: second },
  ]);
  expect(deployments[0]).not.toHaveProperty('supersededBy');
});

test('identifiers in the path are decoded, and refused if they are not valid', async () => {
  await using it = world();
  await it.call('POST', APPS, SHOP);
  expect((await it.call('GET', `${APPS}/%73hop/environments`)).status).toBe(200);
  expect((await it.call('GET', `${APPS}/%ff/environments`)).status).toBe(400);
  expect((await it.call('GET', `${APPS.replace('acme', 'a%2Fb')}/shop/environments`)).status).toBe(422);
  expect((await it.call('GET', `${APPS}//environments`)).status).toBe(404);
});

test("setting the clock back by an hour does not change an identity's rate limit", () => {
  const clock = new FakeClock();
  const take = createRateLimit(60, clock);
  for (let n = 0; n < 60; n += 1) expect(take('ana@acme.example')).toBe(0);
  clock.setBack(3_600_000);
  expect(take('ana@acme.example')).toBe(1);
  clock.advance(1_000);
  expect(take('ana@acme.example')).toBe(0);
});

test('the rate limit of a cluster counts the requests of an identity on all nodes, under a name of bounded length', async () => {
  const clock = new FakeClock(0);
  const quota = createLocalQuota(clock);
  const names = new Set<string>();
  const counted: Quota = {
    take(windows) {
      for (const { name } of windows) names.add(name);
      return quota.take(windows);
    },
  };
  const [one, other] = [createSharedRateLimit(3, counted), createSharedRateLimit(3, counted)];
  const long = `${'a'.repeat(5_000)}@acme.example`;
  for (const take of [one, other, one]) expect(await take(long)).toBe(0);
  expect(await other(long)).toBe(60);
  expect(await other('ben@acme.example')).toBe(0);
  for (const name of names) expect(name).toMatch(/^control\/[0-9a-f]{64}$/);
  clock.advance(60_000);
  expect(await other(long)).toBe(0);
  expect(createSharedRateLimit(0, { take: () => 60 })(long)).toBe(0);
});

test('the rate limit remembers at most ten thousand identities, and forgets the least recent one', () => {
  const take = createRateLimit(1, new FakeClock());
  expect([take('first@acme.example'), take('first@acme.example')]).toEqual([0, 60]);
  for (let n = 0; n < 9_999; n += 1) take(`a${n}@acme.example`);
  // It has called again, so another one is the least recent.
  expect(take('first@acme.example')).toBe(60);
  take('last@acme.example');
  expect([take('first@acme.example'), take('a0@acme.example')]).toEqual([60, 0]);
});

test('an identity that did not call for an hour may call as often as others, and not more', () => {
  const clock = new FakeClock();
  const take = createRateLimit(60, clock);
  expect(take('ana@acme.example')).toBe(0);
  clock.advance(3_600_000);
  for (let n = 0; n < 60; n += 1) expect(take('ana@acme.example')).toBe(0);
  expect(take('ana@acme.example')).toBe(1);
});

test('no variable has a name of the platform, in whatever case, and no branch is a word of git for another one', async () => {
  await using it = world();
  expect((await it.call('POST', APPS, SHOP)).status).toBe(201);
  const set = await it.call('PUT', `${APPS}/shop/env`, { env: { service_Kvs_Url: 'https://evil.example' } });
  expect([set.status, set.body.error.message]).toEqual([422, expect.stringContaining('belong to the platform')]);
  const branch = await it.call('PATCH', `${APPS}/shop`, { branch: 'main@{1}' });
  expect([branch.status, branch.body.error.message]).toEqual([422, expect.stringContaining('must not contain "@{"')]);
});

describe('custom domains', () => {
  const APP = `${APPS}/shop`;
  const blog = '/api/v1/orgs/other/projects/web/apps';

  test.each([
    [
      ['Shop.Example.', 'WWW.shop.example'],
      ['shop.example', 'www.shop.example'],
    ],
    [
      ['bücher.example', 'ＦＵＬＬ.example'],
      ['xn--bcher-kva.example', 'full.example'],
    ],
    [[], []],
  ])('%j are stored as %j', async (given, stored) => {
    await using it = world();
    expect((await it.call('POST', APPS, { ...SHOP, domains: given })).status).toBe(201);
    expect((await it.state.apps.find({ org: 'acme', project: 'web', appID: 'shop' }))?.settings.domains).toEqual(
      stored,
    );
  });

  test.each([
    ['shop.example', 'must be a list of host names'],
    [['*.example.com'], 'which is not a host name'],
    [['example'], 'which is not a host name'],
    [['https://shop.example'], 'which is not a host name'],
    [['shop.example:8080'], 'which is not a host name'],
    [['shop.example/path'], 'which is not a host name'],
    [['shop%2eexample'], 'which is not a host name'],
    [['192.0.2.1'], 'which is not a host name'],
    [['0x7f.1'], 'which is not a host name'],
    [['[::1]'], 'which is not a host name'],
    [['a..example'], 'which is not a host name'],
    [['-a.example'], 'which is not a host name'],
    [[`${'a'.repeat(64)}.example`], 'which is not a host name'],
    [[`${'a.'.repeat(125)}example`], 'which is not a host name'],
    [['a\nb.example'], 'which is not a host name'],
    [[7], 'which is not a host name'],
    [['platform.example'], 'which belongs to the platform itself'],
    [['console.Platform.example.'], 'which belongs to the platform itself'],
    [['sites.example'], 'which belongs to the platform itself'],
    [['other-a2b3c4.sites.example'], 'which belongs to the platform itself'],
    [['shop.localhost'], 'which belongs to the platform itself'],
    [['shop.example', 'SHOP.example'], 'contains shop.example twice'],
    [Array.from({ length: 21 }, (_, n) => `a${n}.example`), 'must have at most 20 host names'],
  ])('%j are refused', async (domains, problem) => {
    await using it = world();
    const { status, body } = await it.call('POST', APPS, { ...SHOP, domains });
    expect([status, body.error.code]).toEqual([422, 'validation_failed']);
    expect(body.error.message).toContain(problem);
  });

  test('a name with thousands of characters that are no part of it is refused', async () => {
    await using it = world();
    const create = (hyphens: number) =>
      it.call('POST', APPS, { ...SHOP, domains: [`a${'\u00ad'.repeat(hyphens)}.example`] });
    expect((await create(1_000)).body.error.message).toContain('which is not a host name');
    expect((await create(900)).status).toBe(201);
  });

  test('another app cannot have a domain before it is removed, and is not told whose it is', async () => {
    await using it = world();
    const url = async () => (await it.call('GET', `${APP}/environments`)).body.environments[0].url;
    await it.call('POST', APPS, { ...SHOP, domains: ['shop.example', 'www.shop.example'] });
    const taken = await it.call('POST', blog, { ...SHOP, name: 'blog', domains: ['blog.example', 'www.shop.example'] });
    expect([taken.status, taken.body.error.code]).toEqual([409, 'domain_taken']);
    expect(taken.body.error.message).toBe(
      "Another app has the domain www.shop.example. It is free when that app's domains no longer contain it.",
    );
    expect((await it.call('GET', `${blog}/blog/environments`)).status).toBe(404);
    expect((await it.call('PATCH', APP, { domains: ['shop.example'] })).status).toBe(200);
    expect((await it.call('POST', blog, { ...SHOP, name: 'blog', domains: ['www.shop.example'] })).status).toBe(201);
    expect((await it.call('PATCH', APP, { domains: ['www.shop.example'] })).status).toBe(409);
    expect(await url()).toBeNull();
  });

  test("an app's URL has its first domain", async () => {
    await using it = world();
    await it.call('POST', APPS, { ...SHOP, domains: ['www.shop.example', 'shop.example'] });
    it.database.exec("UPDATE apps SET live_release = 'dpl-1'");
    const urlOf = async (body: object) => (await it.call('PATCH', APP, body)).body.url;
    expect(await urlOf({ branch: 'main' })).toBe('http://www.shop.example.localhost:4400/');
    expect(await urlOf({ domains: null })).toMatch(/^http:\/\/shop-\w{6}\.localhost:4400\/$/);
  });

  test('on a shared platform, an organization needs the operator or a DNS record for each new domain', async () => {
    const policy = parsePolicy({
      organizations: { acme: { deployer: '@acme.example', domains: ['listed.example', '*.below.example'] }, other: {} },
    });
    await using it = world({ policy });
    const add = (domains: readonly string[]) => it.call('PATCH', APP, { domains });
    await it.call('POST', APPS, SHOP);
    const allowed = ['listed.example', 'a.b.below.example', 'proved.example'];
    expect((await add(allowed)).status).toBe(200);
    for (const domain of ['below.example', 'x.listed.example', 'xbelow.example', 'empty.example', 'other.example']) {
      const { status, body } = await add([...allowed, domain]);
      expect([status, body.error.code], domain).toEqual([422, 'domain_not_verified']);
      expect(body.error.message).toContain(`"_slipway.${domain} TXT platform.example/acme"`);
    }
    // As somebody sees it who has written the record, and not as it should be.
    expect((await add(['quoted.example'])).body.error.message).toMatch(
      / and try again\. The value there is another one now: "platform\.example\/acme"\.$/,
    );
    expect((await add(['dns-is-away.example'])).status).toBe(503);
    expect((await it.state.apps.find({ org: 'acme', project: 'web', appID: 'shop' }))?.settings.domains).toEqual(
      allowed,
    );
  });
});
