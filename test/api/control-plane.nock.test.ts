import nock from 'nock';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { CALLS, controlPlane, TOKEN } from '../support/control-plane.ts';

/** The seven calls on the wire: what is sent, exactly, and what is understood of the embedded platform's answers. */

const BASE = 'https://platform.example';
const APPS = '/api/v1/orgs/acme/projects/web/apps';
const JSON_HEADERS = { authorization: `Bearer ${TOKEN}`, accept: 'application/json' };

beforeAll(() => {
  nock.disableNetConnect();
  return () => {
    nock.enableNetConnect();
    nock.restore();
  };
});
afterEach(() => nock.cleanAll());

const client = () => controlPlane(BASE);

const APP = {
  appID: 'shop',
  name: 'shop',
  type: 'web-landing',
  repository: 'acme/shop',
  branch: 'main',
  buildCommand: null,
  outputDirectory: 'dist',
  region: null,
  subdomain: 'shop-x1',
  state: 'created',
  url: null,
  environments: [{ environmentID: 'e1', name: 'production' }],
  createdAt: '2026-01-02T03:04:05Z',
  updatedAt: '2026-01-02T03:04:05Z',
};
const SEEN_APP = {
  appID: 'shop',
  name: 'shop',
  type: 'web-landing',
  subdomain: 'shop-x1',
  state: 'created',
  url: undefined,
};
const DEPLOYMENT = {
  deployID: 'd1',
  status: 'queued',
  stage: null,
  branch: 'main',
  commit: null,
  createdAt: '2026-01-02T03:04:05Z',
  startedAt: null,
  finishedAt: null,
  url: null,
};
const SEEN_DEPLOYMENT = {
  deployID: 'd1',
  status: 'queued',
  stage: undefined,
  branch: 'main',
  commit: undefined,
  url: undefined,
  createdAt: Date.UTC(2026, 0, 2, 3, 4, 5),
  supersededBy: undefined,
};

test('creates an app', async () => {
  const body = { name: 'shop', type: 'web-landing', repository: 'acme/shop', branch: 'main', spaFallback: true };
  const reqheaders = { ...JSON_HEADERS, 'content-type': 'application/json', 'idempotency-key': 'uuid-1' };
  const scope = nock(BASE, { reqheaders }).post(APPS, body).reply(201, APP);
  expect(await client().createApp(body)).toEqual(SEEN_APP);
  scope.done();
});

test('updates an app', async () => {
  const scope = nock(BASE, { reqheaders: JSON_HEADERS, badheaders: ['idempotency-key'] })
    .patch(`${APPS}/shop`, { branch: 'main', outputDirectory: 'dist' })
    .reply(200, APP);
  expect(await client().updateApp('shop', { branch: 'main', outputDirectory: 'dist' })).toEqual({
    ...SEEN_APP,
    ...{ buildCommand: undefined, outputDirectory: 'dist', region: undefined },
  });
  scope.done();
});

test('replaces the variables, whatever their names and values', async () => {
  const env = new Map([
    ['A', 'x=1\r\n"%"'],
    ['__proto__', 'p'],
    ['EMPTY', ''],
  ]);
  let sent = '';
  const scope = nock(BASE)
    .put(`${APPS}/shop/env`, (body) => {
      sent = JSON.stringify(body);
      return true;
    })
    .reply(200, { names: [...env.keys()] });
  expect(await client().replaceEnv('shop', env)).toBeUndefined();
  expect(sent).toBe('{"env":{"A":"x=1\\r\\n\\"%\\"","__proto__":"p","EMPTY":""}}');
  scope.done();
});

test('reads the environments', async () => {
  const environments = [{ environmentID: 'e1', name: 'production', url: 'https://shop.example', state: 'live' }];
  nock(BASE, { reqheaders: JSON_HEADERS, badheaders: ['content-type'] })
    .get(`${APPS}/shop/environments`)
    .reply(200, { environments });
  expect(await client().listEnvironments('shop')).toEqual(environments);
});

test('deploys', async () => {
  const scope = nock(BASE, { reqheaders: { 'idempotency-key': 'uuid-1' } })
    .post(`${APPS}/shop/deployments`, { branch: 'main', commit: 'abc' })
    .reply(202, DEPLOYMENT);
  expect(await client().deploy('shop', { branch: 'main', commit: 'abc' })).toEqual(SEEN_DEPLOYMENT);
  scope.done();
});

test('an empty 202 to a deploy is not an error and names no deployment', async () => {
  nock(BASE).post(`${APPS}/shop/deployments`).reply(202);
  expect(await client().deploy('shop', {})).toBeUndefined();
});

test('lists deployments', async () => {
  nock(BASE)
    .get(`${APPS}/shop/deployments`)
    .query({ limit: '20', cursor: 'c1' })
    .reply(200, { deployments: [DEPLOYMENT], nextCursor: 'c2' });
  expect(await client().listDeployments('shop', { limit: 20, cursor: 'c1' })).toEqual({
    deployments: [SEEN_DEPLOYMENT],
    nextCursor: 'c2',
  });
});

test('IDs that are numbers of 64 bits stay exact', async () => {
  const ids = ['9007199254740993', '12345678901234567890', '1234567890123456'];
  const entries = ids.map((id) => `{"deployID": ${id}, "status": "queued", "size": 0.12345678901234567}`);
  nock(BASE)
    .get(`${APPS}/shop/deployments`)
    .reply(200, `{"deployments": [${entries.join(',')}]}`, { 'content-type': 'application/json' });
  const { deployments } = await client().listDeployments('shop');
  expect(deployments.map(({ deployID }) => deployID)).toEqual(ids);
});

/** A list of pages, each one deployment, as `pageOf` numbers and links them. */
function pages(next: (page: number) => string | null): () => number {
  let read = 0;
  nock(BASE)
    .persist()
    .get(`${APPS}/shop/deployments`)
    .query(true)
    .reply(200, () => {
      read += 1;
      return { deployments: [{ ...DEPLOYMENT, deployID: `d${read}` }], nextCursor: next(read) };
    });
  return () => read;
}

async function readAll(stopAt?: string): Promise<readonly string[]> {
  const seen: string[] = [];
  for await (const { deployID } of client().allDeployments('shop')) {
    seen.push(deployID);
    if (deployID === stopAt) break;
  }
  return seen;
}

test('reads all pages, and no further than the caller goes', async () => {
  const count = pages((page) => (page < 3 ? `c${page}` : null));
  expect(await readAll()).toEqual(['d1', 'd2', 'd3']);
  nock.cleanAll();
  pages((page) => `c${page}`);
  expect(await readAll('d2')).toEqual(['d1', 'd2']);
  expect(count()).toBe(3);
});

test('ends if a cursor comes again, and after 50 pages', async () => {
  pages(() => 'same');
  expect(await readAll()).toEqual(['d1', 'd2']);
  nock.cleanAll();
  pages((page) => `c${page}`);
  expect(await readAll()).toHaveLength(50);
});

test('reads a failure; a 404 is none', async () => {
  const failure = { stage: 'build', code: 'build_failed', message: 'exit 2', exitCode: 2, log: ['a'], diagnostics: [] };
  nock(BASE)
    .get(`${APPS}/shop/deployments/d1/failure`)
    .reply(200, { deployID: 'd1', ...failure });
  expect(await client().readFailure('shop', 'd1')).toEqual({ ...failure, signal: undefined });
  nock(BASE)
    .get(`${APPS}/shop/deployments/d1/failure`)
    .reply(404, { error: { code: 'not_found' } });
  expect(await client().readFailure('shop', 'd1')).toBeUndefined();
});

test('reads a failure that is plain text, not one that is a page', async () => {
  const path = `${APPS}/shop/deployments/d1/failure`;
  nock(BASE).get(path).reply(200, 'Build failed\nexit 2', { 'content-type': 'text/plain' });
  expect(await client().readFailure('shop', 'd1')).toMatchObject({ message: 'Build failed' });
  nock(BASE).get(path).times(9).reply(200, '<h1>Log in</h1>', { 'content-type': 'text/html' });
  await expect(client().readFailure('shop', 'd1')).rejects.toMatchObject({ code: 'unexpected_response' });
});

test('404 and 409 differ by status, and by the code of the service', async () => {
  const conflict = { error: { code: 'app_exists', message: 'The name is taken', requestID: 'r1' } };
  nock(BASE).post(APPS).reply(409, conflict);
  await expect(CALLS.createApp?.(client())).rejects.toMatchObject({
    code: 'refused',
    call: { status: 409, serviceCode: 'app_exists', requestID: 'r1', outcome: 'refused' },
  });
  nock(BASE)
    .get(`${APPS}/shop/environments`)
    .reply(404, { error: { code: 'not_found' } });
  await expect(client().listEnvironments('shop')).rejects.toMatchObject({ call: { status: 404 } });
});

test.each([204, 200])('an update and an env call may be answered by an empty %d', async (status) => {
  nock(BASE).patch(`${APPS}/shop`).reply(status);
  nock(BASE).put(`${APPS}/shop/env`).reply(status);
  expect(await client().updateApp('shop', {})).toBeUndefined();
  expect(await client().replaceEnv('shop', new Map())).toBeUndefined();
});
