import { expect, test } from 'vitest';
import { openStage, type Stage } from '../console/support.ts';

const APP = '/operator/orgs/acme/projects/web/apps';

/** A policy with two organizations. In one, `dev` may change tables and `view` may see them. The other one has other members. */
const POLICY = {
  organizations: {
    acme: { deployer: ['dev@acme.example'], viewer: ['view@acme.example'] },
    other: { deployer: ['dev@other.example'] },
  },
};

async function ask(stage: Stage, method: string, path: string, email?: string, body?: unknown) {
  const response = await fetch(`${stage.platform.baseUrl}${APP}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${await stage.token(email)}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
}

test('creates, lists and deletes tables, and returns the runtime variables', async () => {
  await using stage = await openStage(POLICY);
  await stage.createApp('shop', 'api');
  expect(await ask(stage, 'POST', '/shop/runtime')).toEqual({ status: 200, body: { variables: {} } });
  const created = await ask(stage, 'POST', '/shop/tables', undefined, { name: 'sessions' });
  expect(created).toMatchObject({ status: 201, body: { name: 'sessions', variable: 'SERVICE_KVS_TOKEN_SESSIONS' } });
  const { token, createdAt } = created.body;
  expect(await ask(stage, 'GET', '/shop/tables', 'view@acme.example')).toEqual({
    status: 200,
    body: { tables: [{ name: 'sessions', variable: 'SERVICE_KVS_TOKEN_SESSIONS', createdAt }] },
  });
  expect((await ask(stage, 'POST', '/shop/runtime')).body.variables).toMatchObject({
    SERVICE_KVS_URL: stage.platform.kvsUrl,
    SERVICE_KVS_REGION: 'us-east-2',
    SERVICE_KVS_TOKEN_SESSIONS: token,
  });
  expect(await ask(stage, 'DELETE', '/shop/tables/sessions')).toEqual({
    status: 200,
    body: { deleted: true, name: 'sessions' },
  });
  expect(await ask(stage, 'GET', '/shop/tables')).toEqual({ status: 200, body: { tables: [] } });
});

test('answers each wrong request with the errors of the control plane', async () => {
  await using stage = await openStage(POLICY);
  await stage.createApp('shop', 'api');
  await stage.createApp('site', 'web-landing');
  for (const name of ['one', 'two']) await ask(stage, 'POST', '/shop/tables', undefined, { name });
  const cases: readonly (readonly [string, string, unknown, number, string])[] = [
    ['POST', '/shop/tables', { name: 'three' }, 409, 'conflict'],
    ['POST', '/shop/tables', { name: 'No-Name' }, 422, 'validation_failed'],
    ['POST', '/shop/tables', {}, 422, 'validation_failed'],
    ['POST', '/shop/tables', undefined, 415, 'unsupported_media_type'],
    ['POST', '/site/tables', { name: 'one' }, 422, 'validation_failed'],
    ['POST', '/site/runtime', {}, 422, 'validation_failed'],
    ['GET', '/none/tables', undefined, 404, 'app_not_found'],
    ['DELETE', '/shop/tables/none', undefined, 404, 'table_not_found'],
    ['PUT', '/shop/tables', { name: 'one' }, 405, 'method_not_allowed'],
    ['GET', '/shop/else', undefined, 404, 'not_found'],
  ];
  for (const [method, path, body, status, code] of cases) {
    const answer = await ask(stage, method, path, undefined, body);
    expect({ method, path, ...answer }).toMatchObject({ method, path, status, body: { error: { code } } });
  }
});

test('accepts only identities with a role in the organization, and lets viewers only read', async () => {
  await using stage = await openStage(POLICY);
  await stage.createApp('shop', 'api');
  const { token } = (await ask(stage, 'POST', '/shop/tables', undefined, { name: 'one' })).body;
  const { variables } = (await ask(stage, 'POST', '/shop/runtime')).body;
  for (const email of ['dev@other.example', 'nobody@acme.example']) {
    expect((await ask(stage, 'GET', '/shop/tables', email)).status).toBe(403);
    expect((await ask(stage, 'GET', '/none/tables', email)).status).toBe(403);
  }
  for (const [method, path] of [
    ['POST', '/shop/tables'],
    ['DELETE', '/shop/tables/one'],
    ['POST', '/shop/runtime'],
  ] as const) {
    const body = method === 'POST' ? { name: 'two' } : undefined;
    expect((await ask(stage, method, path, 'view@acme.example', body)).status).toBe(403);
  }
  const url = `${stage.platform.baseUrl}${APP}/shop/tables`;
  const headers: readonly Record<string, string>[] = [
    {},
    { authorization: `Bearer ${token}` },
    { 'x-kvs-authorization': `Bearer ${token}` },
    { authorization: `Bearer ${variables.AWS_SESSION_TOKEN}` },
  ];
  for (const each of headers) expect((await fetch(url, { headers: each })).status).toBe(401);
});
