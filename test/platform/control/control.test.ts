import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { CONTROL_LIMITS } from '../../../src/contract/limits.ts';
import { createControlPlane } from '../../../src/platform/control/index.ts';
import { createRateLimit } from '../../../src/platform/control/rate.ts';
import { BodyTooLarge, type Handler } from '../../../src/platform/http.ts';
import { type Policy, parsePolicy } from '../../../src/platform/identity/policy.ts';
import { prepareDataDir } from '../../../src/platform/stores/local/data-dir.ts';
import { openState, type State } from '../../../src/platform/stores/local/state.ts';
import { secureRandom } from '../../../src/platform/stores/names.ts';
import type { BuildFailureFacts } from '../../../src/platform/types.ts';
import { FakeClock } from '../../support/clock.ts';
import { temporaryFolder } from '../../support/repositories.ts';

const APPS = '/api/v1/orgs/acme/projects/web/apps';
const SHOP = { name: 'shop', type: 'web-landing', repository: 'acme/shop', branch: 'main' };

interface World extends Disposable {
  readonly state: State;
  readonly clock: FakeClock;
  readonly enqueued: string[];
  call(
    method: string,
    target: string,
    body?: unknown,
    email?: string,
  ): Promise<{ status: number; headers: Readonly<Record<string, string>>; body: ReturnType<typeof JSON.parse> }>;
}

/** The control plane in memory, on a real database. The token is the email itself: identity has its own suite. */
function world(options: { perMinute?: number; policy?: Policy; allowLocalGit?: boolean } = {}): World {
  const folder = temporaryFolder();
  const clock = new FakeClock();
  const state = openState({
    dataDir: prepareDataDir(join(folder.path, 'data')),
    clock,
    random: secureRandom,
    keepReleases: 10,
  });
  const enqueued: string[] = [];
  const handler: Handler = createControlPlane(
    {
      verify: async (authorization) => ({ email: authorization ?? '', issuer: 'https://id.example' }),
      roleOf: options.policy?.roleOf ?? (() => 'deployer'),
      rateLimit: createRateLimit(options.perMinute ?? 0, clock),
    },
    {
      state,
      enqueue: (deployID) => void enqueued.push(deployID),
      siteUrl: (subdomain) => `http://${subdomain}.localhost:4400/`,
      allowLocalGit: options.allowLocalGit ?? false,
    },
  );
  return {
    ...{ state, clock, enqueued },
    async call(method, target, body, email = 'ana@acme.example') {
      const bytes = Buffer.from(body === undefined ? '' : JSON.stringify(body));
      const headers = { authorization: email, 'content-type': body === undefined ? undefined : 'application/json' };
      const response = await handler({
        ...{ method, target, headers, rawHeaders: [], requestID: 'r1', signal: new AbortController().signal },
        body: (limit) => (bytes.length > limit ? Promise.reject(new BodyTooLarge()) : Promise.resolve(bytes)),
      });
      return { status: response.status, headers: response.headers, body: JSON.parse(String(response.body)) };
    },
    [Symbol.dispose]() {
      state[Symbol.dispose]();
      folder[Symbol.dispose]();
    },
  };
}

describe('settings', () => {
  test('those beyond the named fields reach the build, and null takes them back', async () => {
    using it = world();
    const settings = {
      noindex: true,
      spaFallback: true,
      installCommand: '',
      rootDirectory: 'packages/site',
      nodeVersion: '24',
    };
    await it.call('POST', APPS, { ...SHOP, ...settings, buildCommand: 'make' });
    await it.call('POST', `${APPS}/shop/deployments`, {});
    const job = () => it.state.deployments.job(it.enqueued[0] ?? '');
    expect(job()).toMatchObject({ settings, buildCommand: 'make' });
    await it.call('PATCH', `${APPS}/shop`, { nodeVersion: null, buildCommand: null, spaFallback: false });
    expect(job()).toMatchObject({ buildCommand: null });
    expect(job().settings).toEqual({ ...settings, spaFallback: false, nodeVersion: undefined });
  });
  test.each([
    ['spaFallback', 'yes'],
    ['installCommand', 1],
    ['rootDirectory', '../x'],
    ['rootDirectory', 'a/.git/hooks'],
    ['outputDirectory', '.GIT'],
    ['nodeVersion', 24],
    ['nodeVersion', '24.1'],
  ])('%s: %j is refused by name', async (name, value) => {
    using it = world();
    const { status, body } = await it.call('POST', APPS, { ...SHOP, [name]: value });
    expect([status, body.error.message]).toEqual([422, expect.stringContaining(name)]);
  });
  test('all problems of a body are told at once, with the fields that are known', async () => {
    using it = world();
    const { body } = await it.call('POST', APPS, { name: '', type: 'x', colour: 1, branch: 'main' });
    expect(body.error.message).toMatch(
      /name .*; type .*; "colour" is not a known field; repository is required\. Known fields: name, type, /,
    );
  });
});

describe('repository', () => {
  const taken = ['acme/shop', 'acme/shop.js', 'https://git.example/a/b.git', 'acme/.github'];
  test.each(taken)('%s is taken', async (repository) => {
    using it = world();
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
    using it = world();
    const { status, body } = await it.call('POST', APPS, { ...SHOP, repository });
    expect([status, body.error.message]).toEqual([422, expect.stringMatching(/^repository /)]);
  });
  test.each(local)('%s is taken where local git is allowed', async (repository) => {
    using it = world({ allowLocalGit: true });
    expect((await it.call('POST', APPS, { ...SHOP, repository })).status).toBe(201);
  });
  test.each(refused)('%s is refused even where local git is allowed', async (repository) => {
    using it = world({ allowLocalGit: true });
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
  test('a viewer reads and changes nothing', async () => {
    using it = world({ policy });
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
  test('an organization that exists and one that does not look the same to who has no role', async () => {
    using it = world({ policy });
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
    using it = world({ policy });
    const rival = APPS.replace('acme', 'rival');
    await it.call('POST', APPS, SHOP);
    expect((await it.call('GET', `${rival}/shop/environments`, undefined, 'eve@rival.example')).status).toBe(404);
    expect((await it.call('POST', rival, SHOP, 'eve@rival.example')).status).toBe(201);
  });
});

describe('limits', () => {
  test('an identity that asks too often is told when to come again; others are not held up', async () => {
    using it = world({ perMinute: 2 });
    const status = async (email?: string) => (await it.call('GET', `${APPS}/x/environments`, undefined, email)).status;
    expect([await status(), await status(), await status()]).toEqual([404, 404, 429]);
    const refused = await it.call('GET', `${APPS}/x/environments`);
    expect([refused.body.error.code, refused.headers['retry-after']]).toEqual(['rate_limited', '30']);
    expect(await status('bob@acme.example')).toBe(404);
    it.clock.advance(30_000);
    expect([await status(), await status()]).toEqual([404, 429]);
  });
  test('a failure record holds the end of the log, its lines cut', async () => {
    using it = world();
    await it.call('POST', APPS, SHOP);
    await it.call('POST', `${APPS}/shop/deployments`, {});
    const [deployID = ''] = it.enqueued;
    const facts: BuildFailureFacts = {
      ...{ stage: 'build', code: 'build_failed', message: 'exit 2', exitCode: 2, signal: null, diagnostics: [] },
      log: Array.from({ length: 1_000 }, (_, index) => `${index} ${'x'.repeat(5_000)}`),
    };
    it.state.deployments.fail(deployID, facts);
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
    return () => it[Symbol.dispose]();
  });
  test('a full disk is 503 with Retry-After, and nothing was changed', async () => {
    await it.call('POST', APPS, SHOP);
    // The database may not grow by a page: SQLite answers as it does on a full disk.
    const { page_count: pages } = it.state.database.prepare('PRAGMA page_count').get() ?? {};
    it.state.database.exec(`PRAGMA max_page_count = ${pages}`);
    const big = { env: Object.fromEntries(Array.from({ length: 400 }, (_, i) => [`V${i}`, 'x'.repeat(500)])) };
    const full = await it.call('PUT', `${APPS}/shop/env`, big);
    expect([full.status, full.body.error.code, full.headers['retry-after']]).toEqual([503, 'unavailable', '30']);
    expect((await it.call('GET', `${APPS}/shop/environments`)).status).toBe(200);
    it.state.database.exec('PRAGMA max_page_count = 1000000');
    expect((await it.call('PUT', `${APPS}/shop/env`, big)).status).toBe(200);
  });
  test('a deployment that could not be stored is not handed to the queue', async () => {
    await it.call('POST', APPS, SHOP);
    it.state.database.exec('PRAGMA query_only = ON');
    await expect(it.call('POST', `${APPS}/shop/deployments`, {})).rejects.toThrow();
    expect(it.enqueued).toEqual([]);
  });
});

test('a deployment overtaken by another says by which', async () => {
  using it = world();
  await it.call('POST', APPS, SHOP);
  const first = (await it.call('POST', `${APPS}/shop/deployments`, {})).body.deployID;
  const second = (await it.call('POST', `${APPS}/shop/deployments`)).body.deployID;
  it.state.deployments.cancel(first, second);
  const { deployments } = (await it.call('GET', `${APPS}/shop/deployments`)).body;
  expect(deployments).toMatchObject([
    { deployID: second },
    { deployID: first, status: 'cancelled', supersededBy: second },
  ]);
  expect(deployments[0]).not.toHaveProperty('supersededBy');
});

test('identifiers in the path are decoded, and refused where they are none', async () => {
  using it = world();
  await it.call('POST', APPS, SHOP);
  expect((await it.call('GET', `${APPS}/%73hop/environments`)).status).toBe(200);
  expect((await it.call('GET', `${APPS}/%ff/environments`)).status).toBe(400);
  expect((await it.call('GET', `${APPS.replace('acme', 'a%2Fb')}/shop/environments`)).status).toBe(422);
  expect((await it.call('GET', `${APPS}//environments`)).status).toBe(404);
});

test('a clock set back by an hour changes nothing in what an identity may ask', () => {
  const clock = new FakeClock();
  const take = createRateLimit(60, clock);
  for (let n = 0; n < 60; n += 1) expect(take('ana@acme.example')).toBe(0);
  clock.setBack(3_600_000);
  expect(take('ana@acme.example')).toBe(1);
  clock.advance(1_000);
  expect(take('ana@acme.example')).toBe(0);
});

test('ten thousand identities are remembered at most: the one that asked longest ago is as good as new', () => {
  const take = createRateLimit(1, new FakeClock());
  expect([take('first@acme.example'), take('first@acme.example')]).toEqual([0, 60]);
  for (let n = 0; n < 10_000; n += 1) take(`a${n}@acme.example`);
  expect([take('first@acme.example'), take('a9999@acme.example')]).toEqual([0, 60]);
});
