import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openApi } from '../../../src/platform/openapi/index.ts';
import { describedBy } from '../../support/described.ts';
import { openStage, type Stage } from '../console/support.ts';

const POLICY = {
  organizations: {
    acme: { deployer: ['dev@acme.example'], viewer: ['view@acme.example'] },
    other: { deployer: ['dev@other.example'] },
  },
};
const VIEWER = 'view@acme.example';
const APPS = '/orgs/acme/projects/web/apps';

/** Throws if a call is not as the platform describes it. */
const described = describedBy({ ...openApi('') });
let stage: Stage;
/** The deployments of the app `shop`: the first one builds until the end of the tests, and the second one waits. */
let building: string;
let queued: string;

beforeAll(async () => {
  stage = await openStage(POLICY);
  for (const app of ['shop', 'blog', 'blog-2', 'env']) await stage.createApp(app, 'web-landing');
  building = await stage.deploy('shop');
  await vi.waitFor(async () => expect((await get(`${APPS}/shop/deployments/${building}`)).body.stage).toBe('build'));
  queued = await stage.deploy('shop');
});
afterAll(() => stage[Symbol.asyncDispose]());

async function ask(method: string, path: string, body?: unknown, email?: string, headers = {}, api = '/operator') {
  const response = await fetch(`${stage.platform.baseUrl}${api}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${await stage.token(email)}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = { status: response.status, body: (await response.json()) as ReturnType<typeof JSON.parse> };
  described({ method, path: `${api}${path}`, sent: body, status: answer.status, answer: answer.body });
  return answer;
}
const get = (path: string, email = VIEWER) => ask('GET', path, undefined, email);

test('an identity lists the organizations that give it a role', async () => {
  expect(await get('/orgs')).toEqual({ status: 200, body: { organizations: ['acme'], nextCursor: null } });
  expect((await get('/orgs', 'nobody@acme.example')).body.organizations).toEqual([]);
});

test('the apps of an organization are listed in pages, by prefix, with their newest deployment', async () => {
  const first = await get('/orgs/acme/apps?limit=2');
  expect(first.body.apps.map(({ appID }: { appID: string }) => appID)).toEqual(['blog', 'blog-2']);
  const second = await get(`/orgs/acme/apps?limit=2&cursor=${first.body.nextCursor}`);
  expect(second.body).toMatchObject({
    apps: [
      { appID: 'env', newest: null },
      { appID: 'shop', org: 'acme', project: 'web', liveDeployID: null, newest: { triggeredBy: 'dev@acme.example' } },
    ],
    nextCursor: null,
  });
  expect((await get('/orgs/acme/apps?prefix=blog-')).body.apps).toMatchObject([{ appID: 'blog-2' }]);
  expect((await get('/orgs/other/apps')).status).toBe(403);
  for (const query of [
    'cursor=x',
    'limit=0',
    'limit=101',
    'prefix=%20',
    `cursor=${Buffer.from('after:a').toString('base64url')}`,
  ]) {
    expect({ query, status: (await get(`/orgs/acme/apps?${query}`)).status }).toEqual({ query, status: 422 });
  }
  expect((await get(`${APPS}/shop`)).body).toMatchObject({
    appID: 'shop',
    state: 'created',
    newest: { branch: 'main' },
  });
  expect((await get(`${APPS}/none`)).status).toBe(404);
});

test('deployments are listed with their facts', async () => {
  const { body } = await get(`${APPS}/shop/deployments?limit=1`);
  const next = await get(`${APPS}/shop/deployments?cursor=${body.nextCursor}`);
  expect(next.body.deployments.at(-1)).toMatchObject({
    ...{ deployID: building, status: 'building', stage: 'build', triggeredBy: 'dev@acme.example', isLive: false },
    ...{
      subject: null,
      author: null,
      size: null,
      phases: [{ name: 'queue' }, { name: 'clone' }, { name: 'build', ms: null }],
    },
  });
  expect(next.body.nextCursor).toBeNull();
  expect((await get(`${APPS}/shop/deployments/dpl-none`)).status).toBe(404);
  expect((await get(`${APPS}/blog/deployments/${building}`)).status).toBe(404);
});

test('a log is read in bounded pages, and ends when its deployment has ended', async () => {
  const log = (query: string) => get(`${APPS}/shop/deployments/${building}/log${query}`);
  expect((await log('')).body).toMatchObject({ text: '', next: 0, atEnd: false, status: 'building' });
  stage.writeLog(building, 'one\ntwo\nthree');
  expect((await log('')).body).toEqual({
    deployID: building,
    status: 'building',
    text: 'one\ntwo\n',
    next: 8,
    atEnd: false,
  });
  expect((await log('?limit=6')).body).toMatchObject({ text: 'one\n', next: 4 });
  expect((await log('?from=4')).body).toMatchObject({ text: 'two\n', next: 8 });
  expect((await log('?from=-9')).body).toMatchObject({ text: 'two\n', next: 8 });
  for (const query of ['?from=x', '?from=1e3', '?limit=262145', '?limit=0'])
    expect((await log(query)).status).toBe(422);
  expect((await get(`${APPS}/blog/deployments/${building}/log`)).status).toBe(404);
});

test('the queue of an organization shows what builds and what waits, to its members', async () => {
  const path = '/orgs/acme/queue';
  const { status, body } = await get(path);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    running: expect.arrayContaining([
      expect.objectContaining({
        project: 'web',
        appID: 'shop',
        deployID: building,
        status: 'building',
        stage: 'build',
      }),
    ]),
    waiting: expect.arrayContaining([
      expect.objectContaining({ appID: 'shop', deployID: queued, status: 'queued', startedAt: null }),
    ]),
    more: false,
  });
  expect((await ask('GET', path, undefined, VIEWER)).status).toBe(200);
  expect((await ask('GET', '/orgs/other/queue', undefined, VIEWER)).status).toBe(403);
  expect((await get(`${path}?limit=0`)).status).toBe(422);
});

test('only a deployer cancels, and once', async () => {
  const cancel = (deployID: string, email?: string) =>
    ask('POST', `${APPS}/shop/deployments/${deployID}/cancel`, undefined, email);
  expect((await cancel(queued, VIEWER)).status).toBe(403);
  expect(await cancel(queued)).toMatchObject({
    ...{ status: 200, body: { status: 'cancelled', cancelledBy: 'dev@acme.example', phases: [{ name: 'queue' }] } },
  });
  const log = await get(`${APPS}/shop/deployments/${queued}/log`);
  expect(log.body).toEqual({ deployID: queued, status: 'cancelled', text: '', next: 0, atEnd: true });
  expect((await cancel(queued)).body.error).toMatchObject({
    ...{ code: 'conflict', message: expect.stringContaining('has ended already: cancelled') },
  });
  expect((await cancel('dpl-none')).status).toBe(404);
  expect((await ask('POST', `${APPS}/none/deployments/${queued}/cancel`)).status).toBe(404);
});

test('a redeploy queues the commit of a deployment, or the tip of the branch', async () => {
  const path = `${APPS}/shop/redeploy`;
  expect((await ask('POST', path, {}, VIEWER)).status).toBe(403);
  const key = { 'idempotency-key': 'once' };
  const again = await ask('POST', path, { deployID: building }, undefined, key);
  expect(again).toMatchObject({ status: 202, body: { status: 'queued', redeployOf: building, commit: null } });
  expect(await ask('POST', path, { deployID: building }, undefined, key)).toEqual(again);
  expect((await ask('POST', path, { deployID: queued }, undefined, key)).status).toBe(422);
  const tip = await ask('POST', path);
  expect(tip.body).not.toHaveProperty('redeployOf');
  expect((await get(`${APPS}/shop/deployments/${again.body.deployID}`)).body.supersededBy).toBe(tip.body.deployID);
  for (const body of [{ deployID: 'dpl-none' }, { deployID: 7 }, { commit: 'x' }]) {
    expect((await ask('POST', path, body)).status).toBe('deployID' in body && body.deployID !== 7 ? 404 : 422);
  }
  expect((await ask('POST', `${APPS}/none/redeploy`, { deployID: building })).status).toBe(404);
});

test('variables are set and removed one by one, and no answer has a value', async () => {
  const path = `${APPS}/env/env`;
  const edit = (body: unknown, email?: string) => ask('PATCH', path, body, email);
  expect(await edit({ set: { A: 'secret-1', B: 'secret-2' } })).toEqual({
    status: 200,
    body: { names: ['A', 'B'], absent: [] },
  });
  expect(await edit({ set: { C: '' }, unset: ['A', 'X'] })).toEqual({
    status: 200,
    body: { names: ['B', 'C'], absent: ['X'] },
  });
  const [changedAt, changedBy] = [expect.stringMatching(/^\d{4}-.*Z$/), 'dev@acme.example'];
  const variables = ['B', 'C'].map((name) => ({ name, changedAt, changedBy }));
  expect(await get(path)).toEqual({ status: 200, body: { names: ['B', 'C'], variables } });
  expect((await edit({ set: { D: '1' } }, VIEWER)).status).toBe(403);
  const many = Object.fromEntries(Array.from({ length: 499 }, (_, index) => [`V${index}`, 'secret']));
  for (const body of [
    { set: { 'a b': '1' } },
    { set: { SERVICE_KVS_URL: '1' } },
    { set: { A: 1 } },
    { set: { A: '1' }, unset: ['A'] },
    { unset: 'A' },
    { unset: ['a b'] },
    { other: {} },
    [],
    { set: many },
  ]) {
    const { status, body: answer } = await edit(body);
    expect(status).toBe(422);
    expect(JSON.stringify(answer)).not.toContain('secret');
  }
  expect((await get(path)).body.names).toEqual(['B', 'C']);
});

test('a build is cancelled at once, and a second time it is said to have ended', async () => {
  const cancel = (email?: string) => ask('POST', `${APPS}/shop/deployments/${building}/cancel`, undefined, email);
  expect((await cancel(VIEWER)).status).toBe(403);
  expect((await cancel()).body).toMatchObject({ status: 'cancelled', stage: 'build', cancelledBy: 'dev@acme.example' });
  expect((await cancel()).status).toBe(409);
});

test('a deployer deletes an app, twice without effect, and restores it once; meanwhile every call about it says so', async () => {
  const path = `${APPS}/blog`;
  const control = (method: string, rest: string, body?: object) =>
    ask(method, `${APPS}/blog${rest}`, body, undefined, {}, '/api/v1');
  expect((await ask('DELETE', path, undefined, VIEWER)).status).toBe(403);
  const deleted = await ask('DELETE', path);
  expect(deleted).toMatchObject({ status: 200, body: { appID: 'blog', deleted: { by: 'dev@acme.example' } } });
  expect((await ask('DELETE', path)).body).toEqual(deleted.body);
  const listed = async (query: string) =>
    (await get(`/orgs/acme/apps${query}`)).body.apps.map(({ appID }: { appID: string }) => appID);
  expect(await listed('?limit=100')).not.toContain('blog');
  expect(await listed('?deleted=true')).toEqual(['blog']);
  expect((await get('/orgs/acme/apps?deleted=yes')).status).toBe(422);
  const refused = [
    await get(path),
    await get(`${path}/tables`),
    await get(`${path}/env`),
    await ask('POST', `${path}/redeploy`),
    await ask('POST', `${path}/rollback`),
    await control('POST', '/deployments', {}),
    await control('PATCH', '', { branch: 'x' }),
    await control('PUT', '/env', { env: {} }),
    await control('GET', '/environments'),
    await ask(
      'POST',
      APPS,
      { name: 'blog', type: 'web-landing', repository: 'acme/blog', branch: 'main' },
      undefined,
      {},
      '/api/v1',
    ),
  ];
  for (const { status, body } of refused) {
    expect({ status, code: body.error.code }).toEqual({ status: 410, code: 'app_deleted' });
    expect(body.error.message).toContain('slipway apps restore blog --org acme --project web');
  }
  expect((await ask('POST', `${path}/restore`, undefined, VIEWER)).status).toBe(403);
  expect((await ask('POST', `${path}/restore`)).body).not.toHaveProperty('deleted');
  expect(await ask('POST', `${path}/restore`)).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } });
  expect((await control('PATCH', '', { lifetime: '7d' })).status).toBe(200);
  for (const lifetime of ['7', '30m', '400d', '', 7])
    expect((await control('PATCH', '', { lifetime })).status).toBe(422);
  expect((await ask('DELETE', `${APPS}/none`)).status).toBe(404);
  expect((await ask('POST', `${APPS}/none/restore`)).status).toBe(404);
});
