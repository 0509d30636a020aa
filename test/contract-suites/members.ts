import { describe, expect, test } from 'vitest';
import { countsWith } from '../../src/contract/usage.ts';
import type { Keeping } from '../../src/platform/stores/keeping.ts';
import type { MemberStore, MemberUpdate } from '../../src/platform/stores/members.ts';
import type { StateStore } from '../../src/platform/stores/state.ts';
import type { UsageStore } from '../../src/platform/stores/usage.ts';
import { expectRecorded, type Log } from './recorded.ts';

/** Two handles on one place. */
export interface MemberHandles extends AsyncDisposable, Log {
  readonly one: MemberStore;
  readonly other: MemberStore;
  readonly state: StateStore;
  readonly usage: UsageStore;
  readonly keeping: Keeping;
}

const ACT = { by: 'root@acme.example', via: 'id-token', from: null } as const;
const ROOM = { organization: 100, projects: 100, project: 100, app: 100 };

function update(
  who: string,
  role: MemberUpdate['role'],
  path = 'acme',
  more: Partial<MemberUpdate> = {},
): MemberUpdate {
  const [org = '', project, appID] = path.split('/');
  return { org, project, appID, who, role, bounds: ROOM, keepsAdmin: false, ...more };
}

/** Tests a store of members, and the parts of an organization that lists are limited to. */
export function memberStoreSuite(name: string, open: () => Promise<MemberHandles>): void {
  const rolesOf = async (store: MemberStore, ...who: readonly string[]) =>
    (await store.of(who)).map(({ org, project, appID, role }) =>
      [[org, project, appID].filter((each) => each !== undefined).join('/'), role].join(' '),
    );

  describe(`the ${name} members`, () => {
    test('a role that one handle grants is found by the other, at its place, and taken away', async () => {
      await using it = await open();
      expect(await it.one.set(update('ana@a.b', 'viewer'), ACT)).toEqual({ kind: 'done', before: undefined });
      expect(await it.other.set(update('ana@a.b', 'deployer', 'acme/web'), ACT)).toMatchObject({ kind: 'done' });
      await it.one.set(update('@a.b', 'admin', 'blue/web/shop'), ACT);
      expect(await rolesOf(it.other, 'ana@a.b')).toEqual(['acme viewer', 'acme/web deployer']);
      expect(await rolesOf(it.other, 'ana@a.b', '@a.b')).toContain('blue/web/shop admin');
      expect(await rolesOf(it.other, 'Ana@a.b', 'ana@a.b\0', '')).toEqual([]);
      const [found] = await it.other.of(['@a.b']);
      expect(found).toMatchObject({ who: '@a.b', grantedBy: 'root@acme.example', grantedAt: expect.any(Number) });
      expect(await it.other.set(update('ana@a.b', null), ACT)).toEqual({ kind: 'done', before: 'viewer' });
      expect(await it.one.set(update('ana@a.b', null), ACT)).toEqual({ kind: 'done', before: undefined });
      expect(await rolesOf(it.one, 'ana@a.b')).toEqual(['acme/web deployer']);
    });

    test('a member who gets another role has that one, and who gave it', async () => {
      await using it = await open();
      await it.one.set(update('ana@a.b', 'viewer'), ACT);
      const changed = await it.other.set(update('ana@a.b', 'admin'), { ...ACT, by: 'sue@acme.example' });
      expect(changed).toEqual({ kind: 'done', before: 'viewer' });
      expect(await it.one.of(['ana@a.b'])).toMatchObject([{ role: 'admin', grantedBy: 'sue@acme.example' }]);
      await it.one.set(update('ana@a.b', 'admin'), ACT);
      expect(await it.one.of(['ana@a.b'])).toMatchObject([{ grantedBy: 'sue@acme.example' }]);
    });

    test('the members of an organization are listed by place, in pages and in parts', async () => {
      await using it = await open();
      const places = ['acme', 'acme/api', 'acme/web', 'acme/web/blog', 'acme/web/shop'];
      for (const path of places)
        for (const who of ['a@a.b', 'b@a.b']) await it.one.set(update(who, 'viewer', path), ACT);
      await it.one.set(update('c@a.b', 'viewer', 'blue'), ACT);
      const shown = ({
        org,
        project = '',
        appID = '',
        who,
      }: {
        org: string;
        project?: string | undefined;
        appID?: string | undefined;
        who: string;
      }) => `${org}/${project}/${appID} ${who[0]}`;
      const all = (await it.other.list('acme', { limit: 100 })).map(shown);
      expect(all).toEqual(
        ['acme//', 'acme/api/', 'acme/web/', 'acme/web/blog', 'acme/web/shop'].flatMap((at) => [`${at} a`, `${at} b`]),
      );
      const pages = [];
      for (let after: Awaited<ReturnType<MemberStore['list']>>[0] | undefined; ; ) {
        const page = await it.one.list('acme', { after, limit: 3 });
        pages.push(...page.map(shown));
        after = page.at(-1);
        if (page.length < 3) break;
      }
      expect(pages).toEqual(all);
      const within = async (...parts: string[]) =>
        (await it.one.list('acme', { limit: 100, within: parts })).map(shown);
      expect(await within('web/shop')).toEqual(['acme/web/shop a', 'acme/web/shop b']);
      expect(await within('api', 'web/blog')).toEqual(all.filter((each) => /api|blog/.test(each)));
      expect(await within()).toEqual([]);
    });

    test('each place has so many members, and changes of those that it has are still possible', async () => {
      await using it = await open();
      const bounds = { organization: 1, projects: 3, project: 2, app: 1 };
      const set = (who: string, path: string) => it.one.set(update(`${who}@a.b`, 'viewer', path, { bounds }), ACT);
      const full = (of: string) => ({ kind: 'full', of });
      expect(await set('a', 'acme/web/shop')).toMatchObject({ kind: 'done' });
      expect(await set('b', 'acme/web/shop')).toEqual(full('app'));
      expect(await set('b', 'acme/web')).toMatchObject({ kind: 'done' });
      expect(await set('c', 'acme/web/blog')).toEqual(full('project'));
      expect(await set('c', 'acme/api')).toMatchObject({ kind: 'done' });
      expect(await set('d', 'acme/docs')).toEqual(full('projects'));
      expect(await set('d', 'acme')).toMatchObject({ kind: 'done' });
      expect(await set('e', 'acme')).toEqual(full('organization'));
      expect(await set('e', 'blue')).toMatchObject({ kind: 'done' });
      expect(await it.other.set(update('a@a.b', 'admin', 'acme/web/shop', { bounds }), ACT)).toMatchObject({
        kind: 'done',
      });
    });

    test('a change writes one row of the audit log in its transaction, and what changes nothing writes none', async () => {
      await using it = await open();
      const set =
        (...args: Parameters<typeof update>) =>
        () =>
          it.one.set(update(...args), ACT);
      await expectRecorded(it, 'acme', [
        [set('ana@a.b', 'admin'), 'member.set ana@a.b'],
        [set('ana@a.b', 'admin')],
        [set('@a.b', 'viewer', 'acme/web/shop'), 'member.set @a.b'],
        [set('@a.b', 'deployer', 'acme/web/shop'), 'member.set @a.b'],
        [set('ben@a.b', null)],
        [set('ben@a.b', 'viewer', 'acme', { bounds: { ...ROOM, organization: 1 } })],
        [set('ana@a.b', 'viewer', 'acme', { keepsAdmin: true })],
        [set('@a.b', null, 'acme/web/shop'), 'member.set @a.b'],
        [set('@a.b', null, 'acme/web/shop')],
      ]);
      const rows = await it.audit.after('acme', 0, 9);
      expect(rows.map(({ project, appID, before, after }) => [project, appID, before, after])).toEqual([
        [null, null, null, '{"role":"admin"}'],
        ['web', 'shop', null, '{"role":"viewer"}'],
        ['web', 'shop', '{"role":"viewer"}', '{"role":"deployer"}'],
        ['web', 'shop', '{"role":"deployer"}', null],
      ]);
    });

    test('of two admins who remove each other at once, one stays, if one must', async () => {
      await using it = await open();
      for (const who of ['a@a.b', 'b@a.b']) await it.one.set(update(who, 'admin'), ACT);
      await it.one.set(update('c@a.b', 'admin', 'acme/web'), ACT);
      const more = { keepsAdmin: true };
      const results = await Promise.all([
        it.one.set(update('a@a.b', null, 'acme', more), ACT),
        it.other.set(update('b@a.b', 'viewer', 'acme', more), ACT),
      ]);
      expect(results.map(({ kind }) => kind).sort()).toEqual(['done', 'last_admin']);
      const admins = (await it.one.list('acme', { limit: 9 })).filter(
        ({ role, project }) => role === 'admin' && !project,
      );
      expect(admins).toHaveLength(1);
      const last = admins[0]?.who ?? '';
      expect(await it.one.set(update(last, null), ACT)).toEqual({ kind: 'done', before: 'admin' });
      // Nobody has to be the admin of a project.
      const ofProject = await it.other.set(update('c@a.b', null, 'acme/web', more), ACT);
      expect(ofProject).toEqual({ kind: 'done', before: 'admin' });
    });

    test('an app takes the roles of its members with it, and no others', async () => {
      await using it = await open();
      const config = {
        repository: 'a/b',
        branch: 'main',
        buildCommand: null,
        outputDirectory: null,
        region: null,
        settings: {},
      };
      const key = { org: 'acme', project: 'web', appID: 'shop' };
      await it.state.apps.create({ key, type: 'web-landing', config }, ACT);
      for (const path of ['acme/web/shop', 'acme/web', 'acme/api/shop', 'acme']) {
        await it.one.set(update('ana@a.b', 'viewer', path), ACT);
      }
      await it.state.apps.delete(key, ACT, -1);
      const ending = await it.keeping.endingApp(0);
      expect(await it.keeping.endApp(ending?.app ?? 0)).toBe(true);
      expect(await rolesOf(it.other, 'ana@a.b')).toEqual(['acme viewer', 'acme/api/shop viewer', 'acme/web viewer']);
    });
  });

  test(`the ${name} lists, counts and usage are limited to parts of an organization`, async () => {
    await using it = await open();
    const config = { buildCommand: null, outputDirectory: null, region: null, settings: {}, repository: 'a/b' };
    const all = ['api/pay', 'web/blog', 'web/shop'];
    for (const [index, path] of all.entries()) {
      const [project = '', appID = ''] = path.split('/');
      const key = { org: 'acme', project, appID };
      await it.state.apps.create({ key, type: 'web-landing', config: { ...config, branch: `b-${appID}` } }, ACT);
      await it.state.deployments.create(key, { branch: null, commit: null }, ACT);
      const scope = { org: 'acme', project, app: appID, table: 'entries' };
      await it.usage.add({
        writer: 'w',
        number: index + 1,
        rows: [{ scope, hour: 0, counts: countsWith({ get_limited: 1 }) }],
      });
    }
    const { apps, activity } = it.state;
    const org = { org: 'acme', project: '', app: '', table: '' };
    const nameOf = ({ project, appID }: { project: string; appID: string }) => `${project}/${appID}`;
    const seen = async (within: readonly string[] | undefined) => {
      const queue = await activity.queue('acme', 9, within);
      const page = { limit: 9, within };
      return {
        list: (await apps.list('acme', page)).map(nameOf),
        recent: (await activity.recent('acme', page)).map(({ app }) => nameOf(app)),
        queue: queue.waiting.map(({ app }) => nameOf(app)),
        search: (await activity.search('acme', { ...page, sort: 'name' })).map(({ app }) => nameOf(app)),
        count: (await activity.counts('acme', 9, within)).apps,
        branches: (await activity.choices('acme', 9, within)).branches,
        parts: (await it.usage.parts(org, 0, page)).map(({ scope }) => `${scope.project}/${scope.app}`),
        pressed: (await it.usage.pressed('acme', 0, { ...page, busy: 99 })).map(
          ({ scope }) => `${scope.project}/${scope.app}`,
        ),
      };
    };
    const expected = (paths: readonly string[]) => ({
      ...{ list: paths, recent: paths, queue: paths, search: paths, parts: paths, pressed: paths },
      ...{ count: paths.length, branches: paths.map((path) => `b-${path.split('/')[1]}`) },
    });
    const sorted = async (within: readonly string[] | undefined) =>
      Object.fromEntries(
        Object.entries(await seen(within)).map(([key, value]) => [
          key,
          Array.isArray(value) ? value.toSorted() : value,
        ]),
      );
    const same = (paths: readonly string[]) => {
      const { branches, ...rest } = expected(paths);
      return { ...rest, branches: branches.toSorted() };
    };
    expect(await sorted(undefined)).toEqual(same(all));
    expect(await sorted(['web'])).toEqual(same(['web/blog', 'web/shop']));
    expect(await sorted(['api', 'web/shop'])).toEqual(same(['api/pay', 'web/shop']));
    expect(await sorted(['web/none', 'we'])).toEqual(same([]));
    expect(await sorted([])).toEqual(same([]));
  });
}
