import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { systemClock } from '../../src/base/clock.ts';
import { NODE_ROLES, type NodeRole } from '../../src/contract/platform-start.ts';
import { countsWith } from '../../src/contract/usage.ts';
import { asRefusal } from '../../src/platform/control/unavailable.ts';
import { startPlatform } from '../../src/platform/index.ts';
import { createMetrics } from '../../src/platform/operation/metrics.ts';
import { createReadiness } from '../../src/platform/operation/readiness.ts';
import type { HttpRequest } from '../../src/platform/shared/http.ts';
import type { Stores } from '../../src/platform/stores/index.ts';
import { openLocalStores } from '../../src/platform/stores/local/index.ts';
import { StoreUnavailable } from '../../src/platform/stores/rows/unavailable.ts';
import { FakeClock } from '../support/clock.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { testPlatform } from './control/support.ts';

interface Reply {
  readonly status: number | undefined;
  readonly text: string;
}

/** Requests a path with a Host header. */
async function get(port: number, path: string, host = 'localhost', method = 'GET'): Promise<Reply> {
  const sent = request({ host: '127.0.0.1', port, path, method, headers: { host } }).end();
  const [response] = await once(sent, 'response');
  let text = '';
  for await (const chunk of response) text += chunk;
  return { status: response.statusCode, text };
}

function requestOf(target: string): HttpRequest {
  return {
    ...{ method: 'GET', target, rawHeaders: [], headers: {}, requestID: 'r' },
    ...{ body: () => Promise.resolve(Buffer.alloc(0)), signal: new AbortController().signal },
  };
}

/** Stores that record which of them are used. */
async function watched(dir: string) {
  const stores = await openLocalStores({ dir });
  const used = new Set<string>();
  const proxy: Stores = new Proxy(stores, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof name !== 'string' || typeof value !== 'object' || value === null) return value;
      return new Proxy(value, {
        get(inner, method) {
          used.add(name);
          const found: unknown = Reflect.get(inner, method);
          return typeof found === 'function' ? found.bind(inner) : found;
        },
      });
    },
  });
  return { stores: proxy, used };
}

const PATHS: Readonly<Record<string, readonly [NodeRole, path: string, host?: string]>> = {
  'the API': ['control', '/api/v1/orgs/acme/projects/web/apps/a/env'],
  'the identity provider': ['control', '/identity/.well-known/openid-configuration'],
  'the console': ['control', '/console'],
  "the operator's calls": ['control', '/operator/orgs/acme/projects/web/apps/a/tables'],
  'the backup': ['control', '/backup'],
  'the key-value store': ['kvs', '/v1/get'],
  'a site': ['edge', '/', 'shop.localhost'],
};

describe.each(NODE_ROLES)('a node with the role %s', (role) => {
  test('serves this role, answers 503 for the others by their names, and is ready', async () => {
    using folder = temporaryFolder();
    await using platform = await testPlatform(folder.path, { roles: [role] });
    for (const [what, [needed, path, host]] of Object.entries(PATHS)) {
      const { status, text } = await get(platform.port, path, host);
      if (needed === role) expect([what, status]).not.toEqual([what, 503]);
      else expect([what, status, text]).toEqual([what, 503, expect.stringContaining(`the role ${needed}`)]);
    }
    const ready = await get(platform.port, '/readyz');
    expect([ready.status, JSON.parse(ready.text).roles]).toEqual([200, { [role]: 'ready' }]);
    expect((await get(platform.port, '/healthz')).status).toBe(200);
    expect((await get(platform.port, '/metrics')).status).toBe(200);
    expect(existsSync(join(folder.path, 'run.json'))).toBe(role === 'control');
    expect(existsSync(join(folder.path, 'node.json'))).toBe(role !== 'control');
  });

  test('uses no store of another role', async () => {
    using folder = temporaryFolder();
    const { stores, used } = await watched(folder.path);
    const options = { port: 0, env: { PATH: process.env.PATH }, isolation: 'none' as const };
    const starts: string[] = [];
    const builder = {
      recover: async () => void starts.push('recover'),
      build: () => Promise.reject(new Error('not used')),
    };
    await using platform = await startPlatform({ ...options, stores, nodeDir: folder.path, builder, roles: [role] });
    for (const [path, host] of Object.values(PATHS).map(([, ...rest]) => rest)) await get(platform.port, path, host);
    const own: Readonly<Record<NodeRole, readonly string[]>> = {
      control: ['keys', 'tables', 'roles', 'changes', 'notify', 'sealing'],
      build: ['jobs', 'changes', 'blobsAt'],
      edge: ['state', 'changes'],
      kvs: ['kvs', 'keys', 'tables', 'roles', 'changes', 'usage'],
    };
    const unneeded = [...used].filter((name) => !own[role].includes(name) && name !== 'state');
    expect(unneeded).toEqual([]);
    expect(starts).toEqual(role === 'build' ? ['recover'] : []);
  });
});

test('a request for all roles looks at the state once', async () => {
  using folder = temporaryFolder();
  const opened = await openLocalStores({ dir: folder.path });
  let looks = 0;
  const check = async () => {
    looks += 1;
    await opened.check();
  };
  const stores: Stores = new Proxy(opened, {
    get: (target, name) => (name === 'check' ? check : Reflect.get(target, name)),
  });
  const builder = { recover: async () => {}, build: () => Promise.reject(new Error('not used')) };
  const options = { port: 0, env: { PATH: process.env.PATH }, isolation: 'none' as const };
  await using platform = await startPlatform({ ...options, stores, nodeDir: folder.path, builder });
  looks = 0;
  expect((await get(platform.port, '/readyz')).status).toBe(200);
  expect(looks).toBe(1);
});

test('a control node creates and deletes tables without the data plane, and a kvs node removes the data', async () => {
  using folder = temporaryFolder();
  const control = await testPlatform(folder.path, { roles: ['control'] });
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${control.baseUrl}${path}`, {
      method,
      headers: { authorization: `Bearer ${await control.mintToken()}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return response.status;
  };
  const apps = '/api/v1/orgs/acme/projects/web/apps';
  expect(await call('POST', apps, { name: 'fn', type: 'api', repository: 'acme/fn', branch: 'main' })).toBe(201);
  const tables = '/operator/orgs/acme/projects/web/apps/fn/tables';
  expect(await call('POST', tables, { name: 'sessions' })).toBe(201);
  expect(await call('DELETE', `${tables}/sessions`)).toBe(200);
  await control.close();
  const toDrop = async () => {
    await using stores = await openLocalStores({ dir: folder.path });
    return stores.tables.toDrop({ after: 0, limit: 10 });
  };
  expect(await toDrop()).toHaveLength(1);
  await (await testPlatform(folder.path, { roles: ['kvs'] })).close();
  expect(await toDrop()).toEqual([]);
});

test('a local platform is ready in all its roles, and one role can be asked for', async () => {
  using folder = temporaryFolder();
  await using platform = await testPlatform(folder.path, { node: 'node-1' });
  // The first look at what is sealed ends soon after the start.
  await expect.poll(async () => (await get(platform.port, '/readyz')).text).toContain('"unsealed":');
  const all = await get(platform.port, '/readyz');
  expect([all.status, JSON.parse(all.text)]).toEqual([
    200,
    {
      ...{ status: 'ready', node: 'node-1', functions: 'on', unsealed: expect.any(Number) },
      roles: { control: 'ready', build: 'ready', edge: 'ready', kvs: 'ready' },
    },
  ]);
  expect((await get(platform.port, '/metrics')).text).toMatch(/^slipway_unsealed_items \d+$/m);
  expect(JSON.parse((await get(platform.port, '/readyz?role=kvs')).text)).toEqual({
    ...{ status: 'ready', node: 'node-1', roles: { kvs: 'ready' } },
  });
  expect((await get(platform.port, '/readyz?role=cache')).status).toBe(400);
  expect((await get(platform.port, '/readyz', 'localhost', 'POST')).status).toBe(405);
});

const METERING = { figures: () => ({ counts: countsWith({ get_missed: 7 }), waiting: 1, lost: 2 }) };

test("what a node counts has its name as a label, and the shared state's figures do not", async () => {
  const metrics = createMetrics({
    deployments: { totals: async () => [{ status: 'queued', count: 3, ran: 0, ms: 0 }] },
    damage: undefined,
    node: 'a "quoted\\name',
    clock: systemClock,
    metering: METERING,
  });
  metrics.count('kvs', 200);
  const { body } = await metrics.handler(requestOf('/metrics'));
  const label = 'node="a \\"quoted\\\\name"';
  const lines = String(body).split('\n');
  expect(lines).toContain(`slipway_requests_total{service="kvs",status="2xx",${label}} 1`);
  expect(lines).toContain(`slipway_damaged_objects_total{${label}} 0`);
  expect(lines).toContain(`slipway_kvs_requests_total{method="get",outcome="missed",${label}} 7`);
  expect(lines).toContain(`slipway_usage_lost_requests_total{${label}} 2`);
  expect(lines).toContain('slipway_queue_length 3');
  expect(lines).toContain('slipway_deployments{status="queued"} 3');
});

test.each([
  ['yes', 1],
  ['disk_full', 0],
] as const)(
  'a node of a cluster that builds has a metric of whether it can (%s), and others do not',
  async (canBuild, value) => {
    const parts = { damage: undefined, node: 'a', clock: systemClock, metering: METERING };
    const totals = async () => [];
    const linesWith = async (ability?: { readonly canBuild: typeof canBuild }) => {
      const { body } = await createMetrics({ ...parts, deployments: { totals }, ability }).handler(
        requestOf('/metrics'),
      );
      return String(body)
        .split('\n')
        .filter((line) => line.startsWith('slipway_can_build'));
    };
    expect(await linesWith({ canBuild })).toEqual([`slipway_can_build{node="a"} ${value}`]);
    expect(await linesWith()).toEqual([]);
  },
);

test.each([
  ['is away', async () => Promise.reject(new StoreUnavailable('away'))],
  ['does not answer', () => new Promise<never>(() => {})],
])('metrics have what the node counts while the state %s', async (_, totals) => {
  const clock = new FakeClock();
  const metrics = createMetrics({ deployments: { totals }, damage: undefined, node: 'a', clock, metering: METERING });
  metrics.count('edge', 200);
  const { status, body } = await metrics.handler(requestOf('/metrics'));
  const lines = String(body).split('\n');
  expect(status).toBe(200);
  expect(lines).toContain('slipway_state_available{node="a"} 0');
  expect(lines).toContain('slipway_requests_total{service="edge",status="2xx",node="a"} 1');
  expect(lines.filter((line) => line.startsWith('slipway_deployment'))).toEqual([]);
});

test.each([
  [{ isFull: true }, '30', 'no room'],
  [{ isFull: false }, '5', 'may have been changed'],
])('a store that cannot be used is a refusal that says what to do: %j', (fault, seconds, says) => {
  expect(asRefusal(new StoreUnavailable('secret.host refused', fault))).toMatchObject({
    ...{ code: 'unavailable', headers: { 'retry-after': seconds } },
    message: expect.stringContaining(says),
  });
  expect(asRefusal(new StoreUnavailable('secret.host refused', fault))?.message).not.toContain('secret.host');
});

test('while it drains, a platform answers and is not ready, and it claims no deployment', async () => {
  using folder = temporaryFolder();
  const [draining, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const clock = {
    ...systemClock,
    sleep: (ms: number, signal?: AbortSignal) => {
      if (ms !== 7_000) return systemClock.sleep(ms, signal);
      draining.resolve();
      return over.promise;
    },
  };
  const built: string[] = [];
  const builder = {
    recover: async () => {},
    build: async () => {
      built.push('build');
      throw new Error('not used');
    },
  };
  const platform = await testPlatform(folder.path, { clock, drainMs: 7_000, builder });
  const authorization = `Bearer ${await platform.mintToken()}`;
  const post = (path: string, body: object) =>
    fetch(`${platform.baseUrl}/api/v1/orgs/acme/projects/web/apps${path}`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await post('', { name: 'shop', type: 'web-landing', repository: 'acme/shop', branch: 'main' });
  const closed = platform.close();
  await draining.promise;
  const { status, text } = await get(platform.port, '/readyz');
  expect([status, JSON.parse(text).status]).toEqual([503, 'draining']);
  expect((await get(platform.port, '/healthz')).status).toBe(200);
  expect((await post('/shop/deployments', {})).status).toBe(202);
  over.resolve();
  await closed;
  expect(built).toEqual([]);
  await expect(fetch(platform.baseUrl)).rejects.toThrow();
  await using stores = await openLocalStores({ dir: folder.path });
  const [deployment] = await stores.state.deployments.list(
    { org: 'acme', project: 'web', appID: 'shop' },
    { limit: 1 },
  );
  expect(deployment?.status).toBe('queued');
});

describe('readiness', () => {
  const ask = async (readiness: ReturnType<typeof createReadiness>, target = '/readyz') => {
    const { status, headers, body } = await readiness.handler(requestOf(target));
    const again = headers['retry-after'];
    return { code: status, ...(again && { again }), ...JSON.parse(String(body)) };
  };
  const open = (check: () => Promise<void>, clock = new FakeClock()) => {
    const readiness = createReadiness({ node: 'n', roles: ['edge', 'kvs'], checks: { kvs: check }, clock });
    return { readiness, clock };
  };

  test('nothing is ready before the start, and nothing after a drain began, also if the start is later', async () => {
    const { readiness } = open(async () => {});
    expect(await ask(readiness)).toMatchObject({
      code: 503,
      status: 'starting',
      again: '1',
      roles: { edge: 'starting' },
    });
    readiness.start();
    expect(await ask(readiness)).toMatchObject({ code: 200, status: 'ready' });
    readiness.drain();
    readiness.start();
    expect(await ask(readiness)).toMatchObject({
      code: 503,
      status: 'draining',
      roles: { edge: 'draining', kvs: 'draining' },
    });
  });

  test('a role that cannot serve fails alone, so that a proxy can ask for the others', async () => {
    let isAway = true;
    const { readiness, clock } = open(async () => {
      if (isAway) throw new StoreUnavailable('away');
    });
    readiness.start();
    expect(await ask(readiness)).toMatchObject({
      code: 503,
      status: 'failing',
      roles: { edge: 'ready', kvs: 'failing' },
      reasons: { kvs: 'away' },
    });
    expect(await ask(readiness, '/readyz?role=edge')).toMatchObject({ code: 200, status: 'ready' });
    expect(await ask(readiness, '/readyz?role=build')).toMatchObject({ code: 503, status: 'absent', again: '1' });
    isAway = false;
    clock.advance(1_000);
    expect(await ask(readiness)).toMatchObject({ code: 200, status: 'ready' });
  });

  test('a check that does not answer fails after two seconds', async () => {
    const { readiness, clock } = open(() => new Promise(() => {}));
    readiness.start();
    const reasons = { kvs: 'The check had no answer within 2 seconds' };
    expect(await ask(readiness)).toMatchObject({ code: 503, status: 'failing', reasons });
    expect(clock.slept).toEqual([2_000]);
  });

  test('many requests check the store once a second', async () => {
    let checks = 0;
    let time = 0;
    const clock = { ...systemClock, now: () => 0, monotonic: () => time, sleep: () => new Promise<void>(() => {}) };
    const readiness = createReadiness({
      ...{ node: 'n', roles: ['kvs'] as const, clock },
      checks: {
        kvs: async () => {
          checks += 1;
        },
      },
    });
    readiness.start();
    await Promise.all(Array.from({ length: 50 }, () => ask(readiness)));
    for (let n = 0; n < 50; n += 1) await ask(readiness);
    expect(checks).toBe(1);
    time = 1_000;
    await ask(readiness);
    expect(checks).toBe(2);
  });
});
