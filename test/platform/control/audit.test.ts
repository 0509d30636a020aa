import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRefusals } from '../../../src/platform/control/refused.ts';
import { openApi } from '../../../src/platform/openapi/index.ts';
import { FakeClock } from '../../support/clock.ts';
import { describedBy } from '../../support/described.ts';
import { storePlace } from '../../support/local-stores.ts';
import { inTerminal } from '../../support/terminal.ts';
import { openStage, type Stage, visitorOf } from '../console/support.ts';

const ADMIN = 'root@acme.example';
const DEV = 'dev@acme.example';
const VIEWER = 'view@acme.example';
const POLICY = {
  organizations: {
    acme: { admin: [ADMIN], deployer: [DEV], viewer: [VIEWER] },
    other: { deployer: ['dev@other.example'] },
    '*': { admin: ['boss@example.com'], viewer: ['eye@example.com'] },
  },
};
const APP = '/orgs/acme/projects/web/apps/shop';
const described = describedBy({ ...openApi('') });
let stage: Stage;

beforeAll(async () => {
  stage = await openStage(POLICY);
  await stage.createApp('shop', 'api');
});
afterAll(() => stage[Symbol.asyncDispose]());

async function ask(method: string, path: string, email: string, body?: unknown) {
  const response = await fetch(`${stage.platform.baseUrl}/operator${path}`, {
    method,
    headers: {
      authorization: `Bearer ${await stage.token(email)}`,
      'x-request-id': 'given-1',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = { status: response.status, body: (await response.json()) as ReturnType<typeof JSON.parse> };
  described({ method, path: `/operator${path}`, sent: body, status: answer.status, answer: answer.body });
  return answer;
}
const list = async (query = '', path = '/orgs/acme/audit') =>
  (await ask('GET', `${path}${query}`, path === '/operator' ? '' : 'boss@example.com')).body;

/** Runs a command on the platform of the stage, as the identity that may do everything. */
const run = (...argv: readonly string[]) =>
  inTerminal([...argv, '--data', stage.platform.dataDir, '--email', 'boss@example.com']);

test('admins read who changed what, by filters and in pages, and others do not', async () => {
  await ask('PATCH', `${APP}/env`, DEV, { set: { TOKEN: 'topsecret' } });
  const { rows } = await list('?action=env.edit');
  expect(rows).toMatchObject([
    {
      ...{
        org: 'acme',
        project: 'web',
        appID: 'shop',
        by: DEV,
        via: 'id-token',
        from: 'loopback',
        requestID: 'given-1',
      },
      ...{ before: null, after: { added: ['TOKEN'] } },
    },
  ]);
  const first = await list('?limit=1');
  const second = await list(`?limit=1&cursor=${first.nextCursor}`);
  expect([first, second].map((page) => page.rows[0].action)).toEqual(['env.edit', 'app.create']);
  expect((await list(`?by=${DEV.toUpperCase()}&app=shop&project=web&since=2020-01-01T00:00:00Z`)).rows).toHaveLength(2);
  expect((await list('?app=blog')).rows).toEqual([]);
  for (const email of [DEV, VIEWER, 'dev@other.example'])
    expect((await ask('GET', '/orgs/acme/audit', email)).status).toBe(403);
  expect((await ask('GET', '/orgs/acme/audit', ADMIN)).status).toBe(200);
  for (const email of [ADMIN, 'eye@example.com']) expect((await ask('GET', '/audit', email)).status).toBe(403);
  for (const query of [
    '?action=x',
    '?since=yesterday',
    '?after=-1',
    '?after=1&by=a',
    '?app=a/b',
    '?limit=1000',
    '?cursor=x',
  ])
    expect((await ask('GET', `/orgs/acme/audit${query}`, ADMIN)).status, query).toBe(422);
});

test('the console records sign-ins and changes, and shows the page to admins alone', async () => {
  const admin = await visitorOf(stage, ADMIN);
  const dev = await visitorOf(stage, DEV);
  await dev.post(`/console${APP}/variables`, { name: 'COLOUR', value: 'topsecret' });
  await dev.post(`/console${APP}/tables`, { name: 'items' });
  const table = `/console${APP}/tables/items`;
  await dev.post(`${table}/keys`, { key: 'a', value: '1', ttl: '' });
  await dev.post(`${table}/keys/delete`, { key: 'none' });
  await dev.post(`${table}/keys/delete`, { key: 'a' });
  const { rows } = await list('?limit=4');
  expect(rows.map(({ action, via, object }: Record<string, string>) => [action, via, object])).toEqual([
    ['key.delete', 'console', 'items'],
    ['key.put', 'console', 'items'],
    ['table.create', 'console', 'items'],
    ['env.edit', 'console', null],
  ]);
  const page = await admin.get('/console/orgs/acme/audit?by=&app=&action=env.edit&since=&until=');
  expect(page.status).toBe(200);
  expect(page.text).toContain('COLOUR');
  expect(page.text).not.toContain('table.create</span>');
  expect(page.text).not.toContain('topsecret');
  expect((await admin.get(`/console${APP}/audit`)).text).toContain('table.create');
  expect((await admin.get('/console/orgs/acme/audit?since=never')).status).toBe(422);
  expect((await admin.get('/console/orgs/acme')).text).toContain('href="/console/orgs/acme/audit"');
  expect((await dev.get('/console/orgs/acme')).text).not.toContain('/console/orgs/acme/audit');
  expect((await dev.get('/console/orgs/acme/audit')).status).toBe(403);
  await dev.post('/console/sign-out');
  const own = (await list('', '/audit')).rows;
  expect(own.map(({ action, by }: Record<string, string>) => [action, by])).toEqual([
    ['session.close', DEV],
    ['session.open', DEV],
    ['session.open', ADMIN],
  ]);
});

test('the command lists and verifies, and names the first row that somebody changed', async () => {
  expect((await run('audit', '--org', 'acme', '--action', 'env.edit', '--since', '1h')).out).toMatch(
    /dev@acme.example.*env.edit/,
  );
  const lines = (await run('audit', '--org', 'acme', '--json')).out.trim().split('\n');
  expect(lines.map((line) => JSON.parse(line).n)).toEqual(lines.map((_, index) => lines.length - index));
  const good = await run('audit', 'verify', '--org', 'acme');
  const [, head = ''] = /Head: (\S+)/.exec(good.out) ?? [];
  expect([good.exitCode, good.out]).toEqual([
    0,
    `${lines.length} rows fit together. Head: ${lines.length}:${head.split(':')[1]}\n`,
  ]);
  await ask('PATCH', `${APP}/env`, DEV, { set: { MORE: '1' } });
  expect((await run('audit', 'verify', '--org', 'acme', '--head', head)).exitCode).toBe(0);
  const wrong = await run('audit', 'verify', '--org', 'acme', '--head', head.replace(/:../, ':00'));
  expect(wrong.err).toContain(`does not contain row ${lines.length}`);
  expect((await run('audit', 'verify', '--platform')).exitCode).toBe(0);
  expect((await run('audit', 'verify', '--org', 'acme', '--head', 'x')).err).toContain('--head: "x" is not a head');

  {
    using database = new DatabaseSync(join(stage.platform.dataDir, 'platform.db'));
    database.exec(
      `DROP TRIGGER audit_unchanged; UPDATE audit SET who = 'eve@acme.example' WHERE org = 'acme' AND n = 2`,
    );
  }
  const bad = await run('audit', 'verify', '--org', 'acme');
  expect([bad.exitCode === 0, bad.err]).toEqual([false, expect.stringContaining('Row 2 of the audit log')]);
});

test('a flood of refused requests writes a bounded number of rows, which count all of them', async () => {
  const place = storePlace();
  const { audit } = place.attach();
  const clock = new FakeClock();
  const refusals = createRefusals(audit, { clock, every: () => () => {}, log: () => expect.fail('It cannot write') });
  let noted = 0;
  const minutes = 26 * 60;
  for (let minute = 0; minute < minutes; minute += 1) {
    for (let n = 0; n < 50; n += 1) {
      const request = {
        method: 'POST',
        target: `/x/${n}?secret`,
        requestID: `r${n}`,
        remoteAddress: `198.51.100.${n % 40}`,
      };
      refusals.note({ code: 'unauthorized', request, via: 'id-token' });
      noted += 1;
    }
    await refusals.flush();
    clock.advance(60_000);
  }
  await refusals[Symbol.asyncDispose]();
  const rows = await audit.after('', 0, 100_000);
  expect(rows.length).toBeLessThanOrEqual(2 * 1_000 + 28);
  // Each of the two days has its own.
  expect(rows.length).toBeGreaterThan(2 * 1_000);
  expect(rows.reduce((sum, { after }) => sum + JSON.parse(after ?? '{}').count, 0)).toBe(noted);
  expect(JSON.stringify(rows)).not.toContain('secret');
  await place[Symbol.asyncDispose]();
});

test('refused requests are recorded: of those with a role in the organization there, of all others on the platform', async () => {
  await using own = await openStage(POLICY);
  const get = async (path: string, token: string) =>
    (await fetch(`${own.platform.baseUrl}/operator${path}`, { headers: { authorization: `Bearer ${token}` } })).status;
  expect(await get('/orgs/acme/apps', 'wrong')).toBe(401);
  expect(await get('/orgs/acme/apps', 'wrong')).toBe(401);
  expect(await get('/orgs/acme/apps', await own.token('dev@other.example'))).toBe(403);
  expect(await get('/orgs/acme/audit', await own.token(VIEWER))).toBe(403);
  const { dataDir } = own.platform;
  await own.platform.close();
  using database = new DatabaseSync(join(dataDir, 'platform.db'));
  const rows = database
    .prepare("SELECT org, who, becomes FROM audit WHERE action = 'access.refuse' ORDER BY org, n")
    .all();
  expect(rows.map(({ org, who, becomes }) => [org, who, JSON.parse(String(becomes))])).toEqual([
    ['', null, { code: 'unauthorized', count: 2, first: 'GET /operator/orgs/acme/apps' }],
    ['', 'dev@other.example', { code: 'forbidden', count: 1, first: 'GET /operator/orgs/acme/apps' }],
    ['acme', VIEWER, { code: 'forbidden', count: 1, first: 'GET /operator/orgs/acme/audit' }],
  ]);
});
