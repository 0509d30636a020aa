import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createMembers } from '../../src/platform/identity/members.ts';
import { storePlace } from '../support/local-stores.ts';
import { inTerminal } from '../support/terminal.ts';
import { openStage, type Stage, visitorOf } from './console/support.ts';

/** Members that admins add, by calls, the console and the command line. */

const POLICY = {
  organizations: {
    acme: {
      admin: 'root@acme.example',
      deployer: 'dev@acme.example',
      adminsMayGrant: true,
      projects: { web: { admin: 'web@acme.example' } },
    },
    closed: { admin: 'root@acme.example' },
    bare: { adminsMayGrant: true },
    '*': { viewer: 'audit@acme.example' },
  },
};
const MEMBERS = '/operator/orgs/acme/members';
const WEB = '/operator/orgs/acme/projects/web/members';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(POLICY);
  await stage.createApp('shop', 'web-landing');
});
afterAll(() => stage[Symbol.asyncDispose]());

async function ask(who: string, method: string, path: string, body?: unknown) {
  const response = await fetch(stage.platform.baseUrl + path, {
    method,
    headers: {
      authorization: `Bearer ${await stage.token(`${who}@acme.example`)}`,
      'content-type': 'application/json',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: JSON.parse(text), text };
}

const set = (who: string, path: string, member: string, role: string | null) => ask(who, 'PUT', path, { member, role });
const statusOf = async (who: string, path: string) => (await ask(who, 'GET', path)).status;

test('a member counts from the next request on, and no more when the role is taken away', async () => {
  expect(await statusOf('new', '/operator/orgs/acme/queue')).toBe(403);
  expect(await set('root', MEMBERS, 'New@acme.example', 'viewer')).toMatchObject({
    status: 200,
    body: { member: 'new@acme.example', role: 'viewer', before: null },
  });
  const visitor = await visitorOf(stage, 'new@acme.example');
  expect(await statusOf('new', '/operator/orgs/acme/queue')).toBe(200);
  expect((await visitor.get('/console/orgs/acme')).status).toBe(200);
  expect((await ask('new', 'GET', '/operator/orgs')).body.organizations).toEqual(['acme']);
  expect((await ask('root', 'GET', MEMBERS)).body).toMatchObject({
    members: [
      { member: 'new@acme.example', role: 'viewer', grantedBy: 'root@acme.example', grantedAt: expect.any(String) },
    ],
    file: expect.arrayContaining([{ member: 'web@acme.example', role: 'admin', project: 'web' }]),
    mayChange: true,
  });
  expect((await set('root', MEMBERS, 'new@acme.example', null)).body).toMatchObject({ before: 'viewer', role: null });
  expect(await statusOf('new', '/operator/orgs/acme/queue')).toBe(403);
  expect((await visitor.get('/console/orgs/acme')).status).toBe(403);
});

test('an admin grants only in the own place', async () => {
  expect((await set('web', WEB, '@guests.example', 'viewer')).status).toBe(200);
  expect((await set('web', '/operator/orgs/acme/projects/web/apps/shop/members', 'a@b.c', 'admin')).status).toBe(200);
  for (const path of [MEMBERS, '/operator/orgs/acme/projects/api/members']) {
    expect((await set('web', path, 'web@acme.example', 'admin')).status).toBe(403);
  }
  expect((await set('dev', WEB, 'dev@acme.example', 'admin')).status).toBe(403);
  const shown = (await ask('web', 'GET', MEMBERS)).body;
  expect(shown.members.map(({ project }: { project: string }) => project)).toEqual(['web', 'web']);
  expect(shown.file).toEqual([{ member: 'web@acme.example', role: 'admin', project: 'web' }]);
});

test.each([
  ['root', MEMBERS, 'not an email', 'viewer', 422, /member must be an ASCII email/],
  ['root', MEMBERS, 'ana@acme.example', 'owner', 422, /role must be one of viewer, deployer, admin, or null/],
  ['root', MEMBERS, 'nobody@acme.example', null, 404, /Nobody has granted/],
  ['root', MEMBERS, 'dev@acme.example', null, 404, /platform\.json grants one/],
  ['root', '/operator/orgs/acme/projects/web/apps/none/members', 'a@b.c', 'viewer', 404, /no app none/],
  ['root', '/operator/orgs/closed/members', 'a@b.c', 'viewer', 409, /only platform\.json grants roles.*adminsMayGrant/],
])('%s at %s: %s as %s is refused with %i', async (who, path, member, role, status, message) => {
  const answer = await set(who, path, member, role);
  expect([answer.status, answer.body.error.message]).toEqual([status, expect.stringMatching(message)]);
});

test('the last admin of an organization whose file names none stays', async () => {
  const write = (bare: object) =>
    writeFileSync(
      join(stage.platform.dataDir, 'platform.json'),
      JSON.stringify({ organizations: { ...POLICY.organizations, bare } }),
    );
  const path = '/operator/orgs/bare/members';
  write({ admin: 'root@acme.example', adminsMayGrant: true });
  await vi.waitFor(
    async () => expect((await set('root', path, 'boss@acme.example', 'admin')).status).toBe(200),
    20_000,
  );
  // An admin of a project is none of the organization.
  write({ adminsMayGrant: true, projects: { web: { admin: 'root@acme.example' } } });
  await vi.waitFor(async () => expect((await set('root', path, 'x@acme.example', 'viewer')).status).toBe(403), 20_000);
  for (const role of [null, 'viewer']) {
    const { status, body } = await set('boss', path, 'boss@acme.example', role);
    expect([status, body.error.message]).toEqual([409, expect.stringMatching(/last admin.*platform\.json/)]);
  }
  expect((await set('boss', path, 'second@acme.example', 'admin')).status).toBe(200);
  expect((await set('boss', path, 'boss@acme.example', null)).status).toBe(200);
  write({});
  await vi.waitFor(async () => expect(await statusOf('second', path)).toBe(403), 20_000);
});

test('of a long file, five hundred grants are listed', async () => {
  await using place = storePlace();
  const grant = { org: 'acme', project: 'web', role: 'viewer' } as const;
  const all = Array.from({ length: 501 }, (_, n) => ({ ...grant, who: `a${n}@acme.example` }));
  const { inFile } = createMembers({ adminsMayGrant: () => true, membersOf: () => all }, place.attach());
  expect([inFile('acme').length, inFile('acme', ['api']).length]).toEqual([500, 0]);
});

describe('the console', () => {
  const page = '/console/orgs/acme/members';
  const form = (member: string, role: string, project = '', app = '') => ({ member, role, project, app });

  test('adds, changes and removes members, and shows who granted what', async () => {
    const root = await visitorOf(stage, 'root@acme.example');
    expect(await root.post(page, form('page@acme.example', 'viewer'))).toMatchObject({
      status: 303,
      location: `${page}?done=member`,
    });
    expect((await root.post(page, form('page@acme.example', 'deployer', 'web', 'shop'))).status).toBe(303);
    const { text } = await root.get(`${page}?done=member`);
    expect(text).toContain('The member has the role from now on.');
    expect(text.match(/page@acme\.example<\/th>/g)).toHaveLength(2);
    for (const shown of ['acme/web/shop', 'root@acme.example', 'web@acme.example', 'By platform.json', 'Make admin']) {
      expect(text).toContain(shown);
    }
    expect((await root.post(page, form('page@acme.example', ''))).location).toBe(`${page}?done=memberRemoved`);
    expect(await statusOf('page', '/operator/orgs/acme/projects/web/apps/shop')).toBe(200);
    await root.post(page, form('page@acme.example', '', 'web', 'shop'));
    expect(await statusOf('page', '/operator/orgs/acme/projects/web/apps/shop')).toBe(403);
  });

  test('asks an admin before they change or remove their own role, and shows an address of any length', async () => {
    const long = `${'x'.repeat(60)}@${'y'.repeat(60)}.example`;
    await set('root', MEMBERS, 'self@acme.example', 'admin');
    await set('root', MEMBERS, long, 'viewer');
    const self = (await (await visitorOf(stage, 'self@acme.example')).get(page)).text;
    const rowOf = (who: string) => self.match(new RegExp(`<tr[^>]*><th[^>]*>${who}</th>.*?</tr>`, 's'))?.[0] ?? '';
    const own = rowOf('self@acme.example');
    for (const role of ['viewer', 'deployer']) {
      expect(own).toContain(`Make yourself ${role}?`);
      expect(own).toContain(`<input type="hidden" name="role" value="${role}">`);
    }
    expect(own).toContain('Remove your own role?');
    expect(own.match(/only another admin can undo this/g)).toHaveLength(3);
    expect(own).not.toContain('<button class="button small" name="role"');
    expect(rowOf(long)).toContain(`Remove ${long}?`);
    expect(rowOf(long)).toContain('<button class="button small" name="role" value="admin">');
    await set('root', MEMBERS, 'self@acme.example', null);
    await set('root', MEMBERS, long, null);
  });

  test('a wrong form is shown again, and escapes what was written', async () => {
    const root = await visitorOf(stage, 'root@acme.example');
    const wrong = await root.post(page, form('"><b>x', 'viewer'));
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain('must be an ASCII email');
    expect(wrong.text).not.toContain('"><b>x');
    expect((await root.post(page, form('a@b.c', 'viewer', '', 'shop'))).status).toBe(422);
    expect((await root.post(page, form('a@b.c', 'viewer', 'web', 'none'))).status).toBe(404);
  });

  test('has forms for admins of the place alone', async () => {
    await set('root', MEMBERS, 'seen@acme.example', 'viewer');
    await set('root', WEB, 'inner@acme.example', 'viewer');
    const [web, dev] = [await visitorOf(stage, 'web@acme.example'), await visitorOf(stage, 'dev@acme.example')];
    const own = (await web.get(page)).text;
    expect(own).toContain('inner@acme.example');
    expect(own).not.toContain('seen@acme.example');
    expect(own).toContain('name="project" value="web"');
    expect((await web.post(page, form('z@acme.example', 'viewer'))).status).toBe(403);
    expect((await web.post(page, form('z@acme.example', 'viewer', 'web'))).status).toBe(303);
    const read = (await dev.get(page)).text;
    expect(read).toContain('seen@acme.example');
    expect(read).not.toContain(`action="${page}"`);
  });
});

describe('slipway members', () => {
  const run = (who: string, ...argv: readonly string[]) =>
    inTerminal(
      ['members', ...argv, '--email', `${who}@acme.example`, '--org', 'acme', '--data', stage.platform.dataDir],
      { cwd: '/' },
    );

  test('lists, adds, changes and removes', async () => {
    expect(await run('root', 'add', 'cli@acme.example', '--role', 'viewer')).toMatchObject({
      exitCode: 0,
      out: 'cli@acme.example is viewer in acme.\n',
    });
    expect((await run('root', 'add', 'cli@acme.example', '--role', 'admin')).out).toContain('It was viewer.');
    const rows = (await run('root')).out.split('\n').map((line) => line.split('\t'));
    expect(rows).toContainEqual([
      'cli@acme.example',
      'admin',
      'acme',
      'root@acme.example',
      expect.stringMatching(/^\d{4}-/),
    ]);
    expect(rows).toContainEqual(['web@acme.example', 'admin', 'acme/web', 'platform.json', '']);
    expect(
      (await run('root', 'add', 'in@acme.example', '--role', 'viewer', '--project', 'web', '--app', 'shop')).out,
    ).toContain('acme/web/shop');
    expect(JSON.parse((await run('root', 'remove', 'cli@acme.example', '--yes', '--json')).out)).toMatchObject({
      before: 'admin',
    });
    expect((await run('root', 'list')).out).not.toContain('cli@acme.example\t');
  });

  test.each([
    [['add'], /needs an email/],
    [['add', 'a@b.c'], /--role is missing/],
    [['add', 'a@b.c', '--role', 'owner'], /"owner" is not a role/],
    [['add', 'a@b.c', '--role', 'viewer', '--app', 'shop'], /--project is missing/],
    [['remove', 'a@b.c'], /--yes/],
  ])('%j says what is missing', async (argv, message) => {
    const { exitCode, err } = await run('root', ...argv);
    expect(exitCode).toBe(2);
    expect(err).toMatch(message);
  });

  test('an identity that is no admin is refused', async () => {
    const { exitCode, err } = await run('dev', 'add', 'a@b.c', '--role', 'viewer');
    expect(exitCode).not.toBe(0);
    expect(err).toContain('An admin may.');
  });
});
