import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ACT } from '../../support/acts.ts';
import { APP, type Client, call, clientOf, openTable, openWorld } from './support.ts';

const URL = 'http://127.0.0.1:4400';

test('the first table activates the service, and its token is injected until it is deleted', async () => {
  await using world = await openWorld();
  expect(await world.kvs.runtimeVariables(APP, URL, ACT)).toEqual({});
  const { token, variable } = await world.kvs.createTable(APP, 'sessions', ACT);
  expect(variable).toBe('SERVICE_KVS_TOKEN_SESSIONS');
  const variables = await world.kvs.runtimeVariables(APP, URL, ACT);
  expect(variables).toMatchObject({
    SERVICE_KVS_URL: URL,
    SERVICE_KVS_REGION: 'us-east-2',
    SERVICE_KVS_TOKEN_SESSIONS: token,
    AWS_REGION: 'us-east-2',
  });
  expect(variables.AWS_ACCESS_KEY_ID).toMatch(/^ASIA[A-Z2-7]{16}$/);
  await world.kvs.deleteTable(APP, 'sessions', ACT);
  expect(await world.kvs.runtimeVariables(APP, URL, ACT)).toEqual({});
});

test('an app may have two tables, each with a separate token', async () => {
  await using world = await openWorld();
  const tokens: string[] = [];
  for (const name of ['one', 'two']) tokens.push((await world.kvs.createTable(APP, name, ACT)).token);
  expect(new Set(tokens).size).toBe(2);
  await expect(world.kvs.createTable(APP, 'three', ACT)).rejects.toThrow(expect.objectContaining({ code: 'conflict' }));
  expect((await world.kvs.listTables(APP)).map(({ name }) => name)).toEqual(['one', 'two']);
  await world.kvs.deleteTable(APP, 'one', ACT);
  expect((await world.kvs.createTable(APP, 'three', ACT)).variable).toBe('SERVICE_KVS_TOKEN_THREE');
});

test('refuses app types, names and apps that may not have tables', async () => {
  await using world = await openWorld();
  const site = { ...APP, appID: 'site' };
  world.addApp(site, 'web-landing');
  const refusal = (code: string) => expect.objectContaining({ code });
  await expect(world.kvs.createTable(site, 'sessions', ACT)).rejects.toThrow(refusal('validation_failed'));
  await expect(world.kvs.runtimeVariables(site, URL, ACT)).rejects.toThrow(refusal('validation_failed'));
  await expect(world.kvs.createTable({ ...APP, appID: 'none' }, 'sessions', ACT)).rejects.toThrow(
    refusal('app_not_found'),
  );
  for (const name of ['', 'A', '1a', 'a-b', 'a b', 'a'.repeat(33), 'ä', 'a\n']) {
    await expect(world.kvs.createTable(APP, name, ACT), name).rejects.toThrow(refusal('validation_failed'));
  }
  await world.kvs.createTable(APP, 'sessions', ACT);
  await expect(world.kvs.createTable(APP, 'sessions', ACT)).rejects.toThrow(refusal('conflict'));
  await expect(world.kvs.deleteTable(APP, 'other', ACT)).rejects.toThrow(refusal('table_not_found'));
});

test.each(['api', 'web-ssr', 'sse'])('apps of type %s may have tables', async (type) => {
  await using world = await openWorld();
  const app = { ...APP, appID: type };
  world.addApp(app, type);
  const client = await openTable(world, 'sessions', app);
  expect((await call(world, client, '/v1/get', { key: 'a' })).status).toBe(200);
});

test('deleting a table deletes its token and data, and a new table of the same name is empty', async () => {
  await using world = await openWorld();
  const [gone, kept] = [await openTable(world, 'gone'), await openTable(world, 'kept')];
  for (let n = 0; n < 3; n += 1) {
    for (const client of [gone, kept]) await call(world, client, '/v1/put', { key: `k${n}`, value: n });
  }
  await world.kvs.deleteTable(APP, 'gone', ACT);
  expect(await call(world, gone, '/v1/get', { key: 'k0' })).toMatchObject({
    status: 401,
    text: '{"error":"invalid_token"}',
  });
  const anew = await openTable(world, 'gone');
  expect((await call(world, anew, '/v1/get', { key: 'k0' })).text).toBe('{"found":false,"expiresAt":null}');
  expect((await call(world, kept, '/v1/get', { key: 'k2' })).text).toContain('"value":2');
  await world.restart();
  expect((await call(world, gone, '/v1/get', { key: 'k0' })).status).toBe(401);
  expect((await call(world, kept, '/v1/get', { key: 'k2' })).text).toContain('"value":2');
});

test('tokens and credentials are valid after a restart, and no file contains them in clear text', async () => {
  await using world = await openWorld();
  const client = await openTable(world, 'sessions');
  await call(world, client, '/v1/put', { key: 'a', value: 1 });
  await world.restart();
  expect((await call(world, client, '/v1/get', { key: 'a' })).text).toContain('"value":1');
  expect((await clientOf(world, 'sessions')).token).toBe(client.token);
  const secrets = [client.token, client.credentials.secretAccessKey, client.credentials.sessionToken];
  for (const name of readdirSync(world.dataDir)) {
    const bytes = readFileSync(join(world.dataDir, name), 'latin1');
    for (const secret of secrets) expect(bytes.includes(secret), `${secret} in ${name}`).toBe(false);
  }
  expect(statSync(join(world.dataDir, 'platform.key')).mode & 0o777).toBe(0o600);
});

test('an app environment has at most a thousand credentials, and a new one replaces the oldest, also after a restart', async () => {
  await using world = await openWorld();
  const first = await openTable(world, 'sessions');
  const other = { ...APP, appID: 'other' };
  world.addApp(other, 'sse');
  const foreign = await openTable(world, 'sessions', other);
  world.clock.advance(1_000);
  const second = await clientOf(world, 'sessions');
  world.clock.advance(1_000);
  for (let n = 0; n < 998; n += 1) await world.kvs.runtimeVariables(APP, URL, ACT);
  const status = async (client: Client) => (await call(world, client, '/v1/get', { key: 'a' })).status;
  expect([await status(first), await status(second)]).toEqual([200, 200]);
  await world.kvs.runtimeVariables(APP, URL, ACT);
  expect([await status(first), await status(second), await status(foreign)]).toEqual([403, 200, 200]);
  await world.restart();
  await world.kvs.runtimeVariables(APP, URL, ACT);
  expect([await status(second), await status(foreign)]).toEqual([403, 200]);
});
