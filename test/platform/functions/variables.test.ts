import { AwsClient } from 'aws4fetch';
import { expect, test } from 'vitest';
import { StartFailed } from '../../../src/platform/functions/types.ts';
import { variablesOf, withCredentials } from '../../../src/platform/functions/variables.ts';
import { ACT, actBy } from '../../support/acts.ts';
import { FakeClock } from '../../support/clock.ts';
import { openFunctionTables, SPEC } from '../../support/function-tables.ts';
import { ManualInstances } from '../../support/manual-instances.ts';

type Env = Readonly<Record<string, string>>;

/** Signs as a function does, and returns the answer of the data plane. */
async function call(env: Env, table: string, operation: string, body: object) {
  const { AWS_ACCESS_KEY_ID: accessKeyId = '', AWS_SECRET_ACCESS_KEY: secretAccessKey = '' } = env;
  const keys = { accessKeyId, secretAccessKey, sessionToken: env.AWS_SESSION_TOKEN ?? '' };
  const client = new AwsClient({ ...keys, service: 'execute-api', region: env.SERVICE_KVS_REGION ?? '', retries: 0 });
  const token = env[`SERVICE_KVS_TOKEN_${table.toUpperCase()}`];
  const headers = { 'content-type': 'application/json', 'x-kvs-authorization': `Bearer ${token}` };
  const url = `${env.SERVICE_KVS_URL}/v1/${operation}`;
  const sent = { method: 'POST', headers, body: JSON.stringify(body), aws: { allHeaders: true } };
  const answer = await client.fetch(url, sent);
  return { status: answer.status, body: await answer.json() };
}

test('an instance reads and writes a table of its app until it ends, and other instances go on', async () => {
  await using tables = await openFunctionTables();
  const app = await tables.createApp('shop', 'api', { GREETING: 'ahoy' });
  await tables.kvs.createTable(app, 'sessions', ACT);
  const one = await tables.start(app);
  const other = await tables.start(app);
  expect(Object.keys(one.env).sort()).toEqual([
    'AWS_ACCESS_KEY_ID',
    'AWS_REGION',
    'AWS_SECRET_ACCESS_KEY',
    'AWS_SESSION_TOKEN',
    'GREETING',
    'SERVICE_KVS_REGION',
    'SERVICE_KVS_TOKEN_SESSIONS',
    'SERVICE_KVS_URL',
  ]);
  expect(one.env).toMatchObject({ GREETING: 'ahoy', SERVICE_KVS_REGION: 'us-east-2', AWS_REGION: 'us-east-2' });
  const put = { key: 'a', value: { n: 1 } };
  expect(await call(one.env, 'sessions', 'put', put)).toEqual({ status: 200, body: { ok: true } });
  const found = { status: 200, body: { found: true, value: { n: 1 }, expiresAt: null } };
  expect(await call(other.env, 'sessions', 'get', { key: 'a' })).toEqual(found);
  await one.instance.stop(0);
  await one.instance.stop(0);
  expect(await call(one.env, 'sessions', 'get', { key: 'a' })).toMatchObject({
    status: 403,
    body: { message: 'The security token included in the request is invalid.' },
  });
  expect(await call(other.env, 'sessions', 'get', { key: 'a' })).toEqual(found);
});

test('the listener of instances has the data plane alone', async () => {
  await using tables = await openFunctionTables();
  expect(tables.access.allow).toBe(new URL(tables.access.url).host);
  for (const path of ['/', '/api/v1/orgs', '/console', '/operator/v1', '/metrics', '/healthz', '/identity/token']) {
    const answer = await fetch(`${tables.access.url}${path}`);
    expect([path, answer.status, await answer.json()]).toEqual([
      path,
      403,
      { message: 'Missing Authentication Token' },
    ]);
  }
});

test('a static app, an unknown one and one without a table have their own variables alone', async () => {
  await using tables = await openFunctionTables();
  const own = { AWS_REGION: 'eu-west-1', GREETING: 'ahoy' };
  const site = await tables.createApp('site', 'web-landing', own);
  const api = await tables.createApp('api', 'api', own);
  for (const app of [site, api]) {
    expect(await tables.variablesOf(app)).toEqual(own);
    expect((await tables.start(app)).env).toEqual(own);
  }
  expect(await tables.variablesOf({ ...site, appID: 'none' })).toEqual({});
  expect(tables.replaced).toEqual([]);
  expect(await tables.stores.roles.any()).toBeUndefined();
});

test("the platform's variables replace those of the app, which are named", async () => {
  await using tables = await openFunctionTables();
  const app = await tables.createApp('shop', 'api', { AWS_REGION: 'eu-west-1', AWS_ACCESS_KEY_ID: 'mine', OTHER: '1' });
  await tables.kvs.createTable(app, 'sessions', ACT);
  const parts = { apps: tables.stores.state.apps, kvs: tables.kvs, kvsUrl: tables.access.url };
  const given = { ...parts, scheduleSecretOf: async (name: string) => `secret of ${name}` };
  const next = { type: 'api', env: { NEW: '1', SERVICE_KVS_REGION: 'mine' }, settings: {} } as const;
  const coming = await variablesOf(given, app, next);
  expect(coming).not.toHaveProperty('SLIPWAY_SCHEDULE_SECRET');
  const settings = { schedule: [{ cron: '0 3 * * *', path: '/' }] };
  expect(await variablesOf(given, app, { ...next, settings })).toMatchObject({
    SLIPWAY_SCHEDULE_SECRET: expect.stringMatching(/^secret of shop-/),
  });
  expect(coming).toMatchObject({ NEW: '1', SERVICE_KVS_REGION: 'us-east-2' });
  expect(coming).not.toHaveProperty('OTHER');
  const { env, instance } = await tables.start(app);
  expect(tables.replaced).toEqual([[instance.id, ['AWS_ACCESS_KEY_ID', 'AWS_REGION']]]);
  expect(env).toMatchObject({ AWS_REGION: 'us-east-2', OTHER: '1' });
  expect(env.AWS_ACCESS_KEY_ID).toMatch(/^ASIA/);
});

test('the token of a deleted table fails from the next request on, and the next instance does not have it', async () => {
  await using tables = await openFunctionTables();
  const app = await tables.createApp('shop', 'api');
  for (const name of ['gone', 'kept']) await tables.kvs.createTable(app, name, ACT);
  const running = await tables.start(app);
  expect(await call(running.env, 'gone', 'get', { key: 'a' })).toMatchObject({ status: 200 });
  await tables.kvs.deleteTable(app, 'gone', ACT);
  expect(await call(running.env, 'gone', 'get', { key: 'a' })).toEqual({
    status: 401,
    body: { error: 'invalid_token' },
  });
  expect(await call(running.env, 'kept', 'get', { key: 'a' })).toMatchObject({ status: 200 });
  const next = await tables.variablesOf(app);
  expect(Object.keys(next).filter((name) => name.includes('TOKEN_'))).toEqual(['SERVICE_KVS_TOKEN_KEPT']);
});

const HOUR = 60 * 60_000;

test('credentials are renewed while an instance runs, and expire by themselves if nothing renews them', async () => {
  const clock = new FakeClock(Date.now());
  const ticks: (() => void)[] = [];
  const every = (ms: number, tick: () => void) => {
    const index = ticks.push(() => ms === HOUR && tick());
    return () => ticks.splice(index - 1, 1, () => {});
  };
  await using tables = await openFunctionTables({ clock, every });
  const app = await tables.createApp('shop', 'api');
  await tables.kvs.createTable(app, 'sessions', ACT);
  const running = await tables.start(app);
  const expiry = async () => (await tables.stores.roles.find(running.env.AWS_ACCESS_KEY_ID ?? ''))?.expiresAt ?? 0;
  expect((await expiry()) - clock.now()).toBe(12 * HOUR);
  for (let hour = 0; hour < 30; hour += 5) {
    clock.advance(5 * HOUR);
    for (const tick of ticks) tick();
    await expect.poll(async () => (await expiry()) - clock.now()).toBe(12 * HOUR);
  }
  // Signatures have the time of this machine.
  clock.setBack(clock.now() - Date.now());
  expect(await call(running.env, 'sessions', 'get', { key: 'a' })).toMatchObject({ status: 200 });
  await tables.stores.roles.renew(running.env.AWS_ACCESS_KEY_ID ?? '', clock.now());
  expect(await call(running.env, 'sessions', 'get', { key: 'a' })).toEqual({
    status: 403,
    body: { message: 'The security token included in the request is expired' },
  });
});

test('the shared variables are equal until a table is created or deleted, whatever instances start and end', async () => {
  await using tables = await openFunctionTables();
  const app = await tables.createApp('shop', 'api');
  await tables.kvs.createTable(app, 'one', ACT);
  const first = await tables.variablesOf(app);
  await (await tables.start(app)).instance.stop(0);
  expect(await tables.variablesOf(app)).toEqual(first);
  await tables.kvs.createTable(app, 'two', ACT);
  expect(await tables.variablesOf(app)).not.toEqual(first);
});

test('an instance that is stopped before it has credentials never starts, and leaves none', async () => {
  await using tables = await openFunctionTables();
  const app = await tables.createApp('shop', 'api');
  await tables.kvs.createTable(app, 'one', ACT);
  const manual = new ManualInstances();
  await using instances = withCredentials(manual, tables);
  const instance = instances.start({ ...SPEC, app, env: await tables.variablesOf(app) });
  expect(await instance.stop(0)).toEqual({ exitCode: null, signal: null, outOfMemory: false });
  await expect(instance.ready).rejects.toThrow(StartFailed);
  expect(manual.started).toEqual([]);
  expect(await tables.stores.roles.any()).toBeUndefined();
});

test('an instance without credentials does not start, and says why', async () => {
  await using tables = await openFunctionTables();
  const app = await tables.createApp('shop', 'api');
  await tables.kvs.createTable(app, 'one', ACT);
  const env = await tables.variablesOf(app);
  await tables.stores.state.apps.delete(app, actBy(null), 0);
  await using instances = withCredentials(new ManualInstances(), tables);
  const instance = instances.start({ ...SPEC, app, env });
  await expect(instance.ready).rejects.toMatchObject({ failure: { code: 'start_failed', step: 'spawn' } });
  await instance.ended;
});
