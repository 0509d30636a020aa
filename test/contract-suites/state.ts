import { hash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { BuildFailureFacts } from '../../src/platform/shared/types.ts';
import type { Stores } from '../../src/platform/stores/index.ts';
import type { AppConfig, StoredApp, StoredDeployment } from '../../src/platform/stores/rows/records.ts';
import type { AppQuery, Once } from '../../src/platform/stores/state.ts';
import { ACT } from '../support/acts.ts';
import { RecordedChanges } from '../support/changes.ts';
import type { FakeClock } from '../support/clock.ts';
import { build, failBuild } from '../support/jobs.ts';

/** The ports that the suite needs. */
export type StateHandle = Pick<Stores, 'state' | 'jobs' | 'changes' | 'references'>;

/** Two handles on one place, as in two processes. The place keeps three releases per app. */
export interface StateHandles extends AsyncDisposable {
  readonly a: StateHandle;
  readonly b: StateHandle;
  readonly clock: FakeClock;
}

const KEY = { org: 'acme', project: 'web', appID: 'shop' };
const CONFIG: AppConfig = {
  ...{ repository: 'acme/shop', branch: 'main', buildCommand: null, outputDirectory: 'out', region: null },
  settings: { spaFallback: true },
};
const FAILED: BuildFailureFacts = {
  ...{ stage: 'build', code: 'build_failed', message: 'The build exited with 2', exitCode: 2, signal: null },
  ...{ log: ['a', 'b'], diagnostics: [] },
};
const DAY = 24 * 3_600_000;

/** Creates an app. Throws if its name is taken. */
export async function createApp({ state }: StateHandle, key = KEY, config = CONFIG): Promise<StoredApp> {
  const created = await state.apps.create({ key, type: 'web-landing', config }, ACT);
  if (created.kind !== 'done') throw new Error(`The app was not created: ${created.kind}`);
  return created.made;
}

/** Queues a deployment of an app. */
export async function queue(
  { state }: StateHandle,
  key = KEY,
  commit: string | null = null,
): Promise<StoredDeployment> {
  const created = await state.deployments.create(key, { branch: null, commit }, ACT);
  if (created.kind !== 'done') throw new Error(`The deployment was not created: ${created.kind}`);
  return created.made;
}

/** Queues and builds a release, and makes it live. */
async function release(handle: StateHandle, manifest: string): Promise<string> {
  const { deployID } = await queue(handle);
  await build(handle.jobs, deployID, manifest);
  return deployID;
}

function once<T>(key: string, body = '{}', scope = 'ana'): Once<T> {
  const requestHash = hash('sha256', body);
  return { scope, key, requestHash, status: 202, answer: (made) => JSON.stringify(made) };
}

/** Tests an engine of `StateStore`. */
export function stateSuite(engine: string, open: () => Promise<StateHandles>): void {
  describe(`the state on ${engine}`, () => {
    appTests(open);
    deploymentTests(open);
    releaseTests(open);
    activityTests(open);
  });
}

function appTests(open: () => Promise<StateHandles>): void {
  test('one handle reads what another one has written', async () => {
    await using handles = await open();
    const { a, b } = handles;
    const app = await createApp(a);
    expect(await b.state.apps.find(KEY)).toEqual(app);
    expect(await a.state.apps.replaceEnv(KEY, { A: '1', B: '2' }, ACT)).toBe(true);
    await b.state.apps.replaceEnv(KEY, { A: '3' }, ACT);
    expect(await a.state.apps.env(KEY)).toEqual({ A: '3' });
  });

  test('if two handles create the same app at once, one succeeds', async () => {
    await using handles = await open();
    const command = { key: KEY, type: 'api', config: CONFIG } as const;
    const results = await Promise.all([handles.a, handles.b].map(({ state }) => state.apps.create(command, ACT)));
    expect(results.map(({ kind }) => kind).sort()).toEqual(['done', 'taken']);
  });

  test('the same name is free in another organization and in another project', async () => {
    await using handles = await open();
    const keys = [KEY, { ...KEY, org: 'other' }, { ...KEY, project: 'docs' }];
    const apps = await Promise.all(keys.map((key) => createApp(handles.a, key)));
    expect(new Set(apps.map(({ subdomain }) => subdomain)).size).toBe(3);
    expect(new Set(apps.map(({ environmentID }) => environmentID)).size).toBe(3);
  });

  test('a patch changes only its fields, so two handles that patch different fields lose nothing', async () => {
    await using handles = await open();
    const { a, b } = handles;
    await createApp(a);
    await Promise.all([
      a.state.apps.update(KEY, { branch: 'next', settings: { noindex: true } }, ACT),
      b.state.apps.update(KEY, { outputDirectory: null, settings: { nodeVersion: '24' } }, ACT),
    ]);
    const settings = { spaFallback: true, noindex: true, nodeVersion: '24' };
    expect(await a.state.apps.find(KEY)).toMatchObject({ branch: 'next', outputDirectory: null, settings });
    await b.state.apps.update(KEY, { settings: { spaFallback: null } }, ACT);
    expect((await a.state.apps.find(KEY))?.settings).toEqual({ noindex: true, nodeVersion: '24' });
    expect(await a.state.apps.update({ ...KEY, appID: 'none' }, { branch: 'x' }, ACT)).toBeUndefined();
  });

  test('variables keep names and values that JavaScript treats in a special way', async () => {
    await using handles = await open();
    await createApp(handles.a);
    const env = JSON.parse('{"__proto__":"x","constructor":"","A":"é\\u0000\\n"}');
    await handles.a.state.apps.replaceEnv(KEY, env, ACT);
    expect(Object.entries(await handles.b.state.apps.env(KEY)).sort()).toEqual(Object.entries(env).sort());
    expect(await handles.a.state.apps.replaceEnv({ ...KEY, appID: 'none' }, {}, ACT)).toBe(false);
  });

  test('a name with NUL, which no app and no deployment can have, is not found', async () => {
    await using handles = await open();
    const { a, b } = handles;
    await createApp(a);
    const deployID = await release(a, 'm1');
    const { apps, deployments, releases } = b.state;
    const odd = { ...KEY, appID: 'shop\0' };
    expect(await apps.find(odd)).toBeUndefined();
    expect(await apps.env(odd)).toEqual({});
    expect(await apps.update(odd, { branch: 'x' }, ACT)).toBeUndefined();
    expect(await apps.replaceEnv(odd, { A: '1' }, ACT)).toBe(false);
    expect(await apps.list('acme', { prefix: 'shop\0', limit: 9 })).toEqual([]);
    expect(await deployments.create(odd, { branch: null, commit: null }, ACT, once('k'))).toEqual({ kind: 'no_app' });
    expect(await deployments.find(KEY, `${deployID}\0`)).toBeUndefined();
    expect(await deployments.list(odd, { limit: 9 })).toEqual([]);
    expect(await deployments.failure(KEY, '\0')).toBeUndefined();
    expect(await releases.site('shop\0')).toBeUndefined();
    expect(await releases.list(odd)).toEqual([]);
    expect(await releases.rollback(KEY, `${deployID}\0`, ACT)).toBeUndefined();
    expect(await releases.rollback(odd, undefined, ACT)).toBeUndefined();
  });

  test('organizations and apps are listed page by page', async () => {
    await using handles = await open();
    const { a, b } = handles;
    for (const org of ['b', 'a', 'c']) {
      for (const appID of ['y', 'x']) await createApp(a, { org, project: org === 'a' ? appID : 'web', appID });
    }
    expect(await b.state.apps.organizations({ limit: 2 })).toEqual(['a', 'b']);
    expect(await b.state.apps.organizations({ after: 'b', limit: 2 })).toEqual(['c']);
    expect(await b.state.apps.organizations({ before: 'c', limit: 1 })).toEqual(['b']);
    expect(await b.state.apps.organizations({ before: 'c', limit: 9 })).toEqual(['a', 'b']);
    const names = async (org: string, page: Omit<Parameters<typeof b.state.apps.list>[1], 'limit'> = {}) =>
      (await b.state.apps.list(org, { ...page, limit: 1 })).map(({ project, appID }) => `${appID}/${project}`);
    expect(await names('a')).toEqual(['x/x']);
    expect(await names('a', { after: { project: 'x', appID: 'x' } })).toEqual(['y/y']);
    expect(await names('a', { before: { project: 'z', appID: 'z' } })).toEqual(['y/y']);
    expect(await names('b', { after: { project: 'web', appID: 'y' } })).toEqual([]);
    expect(await names('b', { before: { project: 'web', appID: 'x' } })).toEqual([]);
  });

  test('the apps of a project are listed page by page, by ID', async () => {
    await using handles = await open();
    const { a, b } = handles;
    for (const appID of ['c', 'a', 'b']) await createApp(a, { ...KEY, appID });
    await createApp(a, { ...KEY, project: 'docs', appID: 'bb' });
    await createApp(a, { ...KEY, org: 'other', appID: 'bb' });
    const names = async (page: Parameters<typeof b.state.apps.inProject>[2]) =>
      (await b.state.apps.inProject('acme', 'web', page)).map(({ appID }) => appID);
    expect(await names({ limit: 9 })).toEqual(['a', 'b', 'c']);
    expect(await names({ after: 'a', limit: 1 })).toEqual(['b']);
    expect(await names({ before: 'c', limit: 1 })).toEqual(['b']);
    expect(await b.state.apps.inProject('acme', 'none\0', { limit: 9 })).toEqual([]);
  });

  test('apps are found by the beginning of their ID, in every project, by ID and then by project', async () => {
    await using handles = await open();
    const { a, b } = handles;
    const keys = ['shop web', 'shop docs', 'shop-2 web', 'sho web', 'shoq web', 'Shop web'].map((each) =>
      each.split(' '),
    );
    for (const [appID = '', project = ''] of keys) await createApp(a, { org: 'acme', project, appID });
    await createApp(a, { org: 'rival', project: 'web', appID: 'shop' });
    const found = async (page: Parameters<typeof b.state.apps.list>[1]) =>
      (await b.state.apps.list('acme', page)).map(({ project, appID }) => `${appID} ${project}`);
    expect(await found({ prefix: 'shop', limit: 9 })).toEqual(['shop docs', 'shop web', 'shop-2 web']);
    const docs = { project: 'docs', appID: 'shop' };
    expect(await found({ prefix: 'shop', after: docs, limit: 1 })).toEqual(['shop web']);
    expect(await found({ prefix: 'shop', before: { project: 'web', appID: 'shop-2' }, limit: 1 })).toEqual([
      'shop web',
    ]);
    expect(await found({ prefix: 'shop', before: { project: 'web', appID: 'zoo' }, limit: 9 })).toHaveLength(3);
    expect(await found({ prefix: 'shop', after: { project: 'web', appID: 'a' }, limit: 9 })).toHaveLength(3);
    expect(await found({ prefix: 'none', limit: 9 })).toEqual([]);
  });
}

function deploymentTests(open: () => Promise<StateHandles>): void {
  test('a deployment cancels the older ones of its app that are still queued', async () => {
    await using handles = await open();
    const { a, b } = handles;
    await createApp(a);
    await createApp(a, { ...KEY, appID: 'blog' });
    const other = await queue(a, { ...KEY, appID: 'blog' });
    const older = await queue(a);
    const newer = await queue(b);
    expect(await a.state.deployments.find(KEY, older.deployID)).toMatchObject({
      ...{ status: 'cancelled', supersededBy: newer.deployID, finishedAt: handles.clock.now() },
    });
    expect(await a.state.deployments.find(KEY, newer.deployID)).toMatchObject({ status: 'queued' });
    expect(await a.state.deployments.find({ ...KEY, appID: 'blog' }, other.deployID)).toMatchObject({
      status: 'queued',
    });
  });

  test('deployments are listed from the newest, page by page, and by app', async () => {
    await using handles = await open();
    const { a, b } = handles;
    await createApp(a);
    await createApp(a, { ...KEY, appID: 'blog' });
    await queue(a, { ...KEY, appID: 'blog' });
    const ids = [(await queue(a)).deployID, (await queue(b)).deployID, (await queue(a)).deployID];
    const [newest, next] = await b.state.deployments.list(KEY, { limit: 2 });
    expect([newest?.deployID, next?.deployID]).toEqual([ids[2], ids[1]]);
    const rest = await b.state.deployments.list(KEY, { before: next?.seq, limit: 10 });
    expect(rest.map(({ deployID }) => deployID)).toEqual([ids[0]]);
    const newer = await b.state.deployments.list(KEY, { since: rest[0]?.seq, limit: 1 });
    expect(newer.map(({ deployID }) => deployID)).toEqual([ids[1]]);
    const all = await b.state.deployments.list(KEY, { since: 0, limit: 10 });
    expect(all.map(({ deployID }) => deployID)).toEqual(ids.toReversed());
    const app = await a.state.apps.find(KEY);
    expect(await b.state.deployments.ofApp(KEY, { limit: 2 })).toEqual({ app, deployments: [newest, next] });
    expect(await b.state.deployments.ofApp(KEY, { before: next?.seq, limit: 10 })).toEqual({ app, deployments: rest });
    expect(await b.state.deployments.ofApp(KEY, { before: 0, limit: 10 })).toEqual({ app, deployments: [] });
    expect(await b.state.deployments.ofApp({ ...KEY, appID: 'none' }, { limit: 1 })).toBeUndefined();
    expect(await b.state.deployments.ofApp({ ...KEY, appID: 'n\0ne' }, { limit: 1 })).toBeUndefined();
    expect(await b.state.deployments.find({ ...KEY, appID: 'blog' }, ids[0] ?? '')).toBeUndefined();
  });

  test('a deployment of an app that does not exist is refused', async () => {
    await using handles = await open();
    const result = await handles.a.state.deployments.create(KEY, { branch: null, commit: null }, ACT, once('k'));
    expect(result).toEqual({ kind: 'no_app' });
  });

  test('a key makes a command idempotent on every handle, for a day, in its scope', async () => {
    await using handles = await open();
    const { a, b, clock } = handles;
    await createApp(a);
    const deploy = (handle: StateHandle, ...given: Parameters<typeof once>) =>
      handle.state.deployments.create(KEY, { branch: null, commit: null }, ACT, once(...given));
    const [first, second] = await Promise.all([deploy(a, 'k'), deploy(b, 'k')]);
    const [done, replayed] = first?.kind === 'done' ? [first, second] : [second, first];
    if (done?.kind !== 'done') throw new Error('Neither call was the first');
    expect(replayed).toEqual({ kind: 'replayed', status: 202, answer: JSON.stringify(done.made) });
    expect(await deploy(a, 'k', '[]')).toEqual({ kind: 'other_request' });
    expect(await deploy(b, 'k', '{}', 'bob')).toMatchObject({ kind: 'done' });
    expect(await a.state.deployments.list(KEY, { limit: 10 })).toHaveLength(2);
    clock.advance(DAY);
    expect(await deploy(b, 'k', '[]')).toMatchObject({ kind: 'done' });
  });

  test('a refused command does not use up its key', async () => {
    await using handles = await open();
    const { a, b } = handles;
    const app = await createApp(a);
    const command = { key: KEY, type: 'api', config: CONFIG } as const;
    expect(await a.state.apps.create(command, ACT, once('k'))).toEqual({ kind: 'taken' });
    const free = { ...command, key: { ...KEY, appID: 'blog' } };
    expect(await b.state.apps.create(free, ACT, once('k', '[]'))).toMatchObject({ kind: 'done' });
    expect(await a.state.apps.find(KEY)).toEqual(app);
  });

  test('a failure record is stored within its bounds', async () => {
    await using handles = await open();
    const { a, b } = handles;
    await createApp(a);
    const { deployID } = await queue(a);
    await failBuild(a.jobs, deployID, { ...FAILED, log: Array.from({ length: 9_999 }, () => 'x'.repeat(9_999)) });
    expect((await b.state.deployments.failure(KEY, deployID))?.log).toHaveLength(200);
    const { deployID: next } = await queue(a);
    expect(await b.state.deployments.failure(KEY, next)).toBeUndefined();
    await failBuild(b.jobs, next, FAILED);
    expect(await a.state.deployments.failure(KEY, next)).toEqual(FAILED);
  });

  test('the totals count a deployment that was cancelled before it began, but not among those that ran', async () => {
    await using handles = await open();
    const { a, b, clock } = handles;
    await createApp(a);
    await queue(a);
    const { deployID } = await queue(a);
    await build(a.jobs, deployID, 'm1', () => clock.advance(3_000));
    const totals = await b.state.deployments.totals();
    expect([...totals].sort((one, two) => one.status.localeCompare(two.status))).toEqual([
      { status: 'cancelled', count: 1, ran: 0, ms: 0 },
      { status: 'succeeded', count: 1, ran: 1, ms: 3_000 },
    ]);
  });
}

function releaseTests(open: () => Promise<StateHandles>): void {
  test('the newest release is live, and the last ones are kept', async () => {
    await using handles = await open();
    const { a, b } = handles;
    const { subdomain } = await createApp(a);
    expect(await b.state.releases.site(subdomain)).toMatchObject({ org: 'acme', release: null, kept: [] });
    const ids: string[] = [];
    for (const manifest of ['m1', 'm2', 'm3', 'm4']) ids.push(await release(a, manifest));
    const site = await b.state.releases.site(subdomain);
    expect(site?.release).toEqual({ deployID: ids[3], manifestHash: 'm4' });
    expect(site?.kept.map((each) => each.manifestHash)).toEqual(['m3', 'm2']);
    expect(await b.state.releases.list(KEY)).toHaveLength(3);
    expect(await b.state.releases.site('none')).toBeUndefined();
  });

  test('a rollback goes to the release before, or to a named one, and back', async () => {
    await using handles = await open();
    const { a, b } = handles;
    const { subdomain } = await createApp(a);
    const [first, second] = [await release(a, 'm1'), await release(b, 'm2')];
    const { rollback } = a.state.releases;
    expect(await rollback(KEY, undefined, ACT)).toEqual({ deployID: first, manifestHash: 'm1', previous: second });
    expect(await b.state.releases.site(subdomain)).toMatchObject({
      ...{ release: { manifestHash: 'm1' }, kept: [{ manifestHash: 'm2' }] },
    });
    expect(await rollback(KEY, undefined, ACT)).toBeUndefined();
    expect(await rollback(KEY, 'dpl-other', ACT)).toBeUndefined();
    expect(await b.state.releases.rollback(KEY, second, ACT)).toMatchObject({ deployID: second, previous: first });
  });

  test('a change of a site is published to every handle after it is stored', async () => {
    await using handles = await open();
    const { a, b } = handles;
    using changes = new RecordedChanges(b.changes);
    const { subdomain } = await createApp(a);
    const [site, jobs] = [{ kind: 'site', subdomain } as const, { kind: 'jobs' } as const];
    await changes.expectNext(site);
    for (const [handle, manifest] of [
      [a, 'm1'],
      [b, 'm2'],
    ] as const) {
      await release(handle, manifest);
      await changes.expectNext(jobs, site, jobs);
    }
    await a.state.releases.rollback(KEY, undefined, ACT);
    await changes.expectNext(site);
    await a.state.apps.update(KEY, { settings: { noindex: true } }, ACT);
    await changes.expectNext(site);
    await a.state.apps.replaceEnv(KEY, { A: '1' }, ACT);
    await changes.expectNext(site);
    await b.state.apps.editEnv(KEY, { set: { B: '2' }, unset: [] }, { variables: 9, bytes: 99 }, ACT);
    await changes.expectNext(site);
    await queue(a);
    await changes.expectNext(jobs);
  });

  test('a command that is refused, or changes no site, publishes nothing', async () => {
    await using handles = await open();
    const { a, b } = handles;
    using changes = new RecordedChanges(b.changes);
    const { subdomain } = await createApp(a);
    const none = { ...KEY, appID: 'none' };
    expect(await b.state.apps.create({ key: KEY, type: 'api', config: CONFIG }, ACT)).toEqual({ kind: 'taken' });
    await a.state.apps.update(none, { branch: 'x' }, ACT);
    await a.state.apps.replaceEnv(none, { A: '1' }, ACT);
    await a.state.apps.editEnv(KEY, { set: { B: '2' }, unset: [] }, { variables: 0, bytes: 0 }, ACT);
    await a.state.deployments.create(none, { branch: null, commit: null }, ACT);
    await a.state.releases.rollback(KEY, undefined, ACT);
    await a.jobs.finish({ deployID: 'dpl-none', fence: 1 }, { kind: 'failed', facts: FAILED });
    await b.jobs.expire();
    await queue(a);
    await changes.expectNext({ kind: 'site', subdomain }, { kind: 'jobs' });
  });
}

function activityTests(open: () => Promise<StateHandles>): void {
  test('apps are listed by their newest deployment, and those whose newest one failed', async () => {
    await using handles = await open();
    const { a, b } = handles;
    const [shop, blog, none] = ['shop', 'blog', 'none'].map((appID) => ({ ...KEY, appID }));
    if (!shop || !blog || !none) throw new Error('There are three keys');
    for (const key of [shop, blog, none, { ...KEY, org: 'rival' }]) await createApp(a, key);
    await failBuild(a.jobs, (await queue(a, { ...KEY, org: 'rival' })).deployID, FAILED);
    await failBuild(a.jobs, (await queue(a, shop)).deployID, FAILED);
    const live = await queue(a, blog);
    await build(a.jobs, live.deployID, 'm1');
    const { activity } = b.state;
    const names = async (page: Parameters<typeof activity.recent>[1]) =>
      (await activity.recent('acme', page)).map(({ app, newest }) => `${app.appID} ${newest.status}`);
    expect(await names({ limit: 9 })).toEqual(['blog succeeded', 'shop failed']);
    expect(await names({ limit: 9, before: live.seq })).toEqual(['shop failed']);
    expect(await names({ limit: 1 })).toEqual(['blog succeeded']);
    expect(await names({ limit: 9, failed: true })).toEqual(['shop failed']);
    expect(await activity.counts('acme', 9)).toEqual({ apps: 3, live: 1, failed: 1 });
    expect(await activity.counts('acme', 2)).toEqual({ apps: 2, live: 1, failed: 1 });
    const again = await queue(a, shop);
    expect(await names({ limit: 9, failed: true })).toEqual([]);
    expect(await names({ limit: 9 })).toEqual(['shop queued', 'blog succeeded']);
    const newest = await activity.newest([none, shop, { ...KEY, appID: 'unknown' }, blog]);
    expect(newest.map((each) => each?.deployID ?? null)).toEqual([null, again.deployID, null, live.deployID]);
  });

  test('a search finds any part of a name, and apps by project, branch and state, in pages of either order', async () => {
    await using handles = await open();
    const { a, b } = handles;
    const keys = ['Shop-web', 'shop_api', 'a.shop%', 'blog'].map((appID, n) => ({
      ...KEY,
      appID,
      project: n < 2 ? 'web' : 'ops',
    }));
    const [web, api, odd, blog] = keys;
    if (!web || !api || !odd || !blog) throw new Error('There are four keys');
    for (const key of [...keys, { ...KEY, org: 'rival', appID: 'shop-rival' }]) await createApp(a, key);
    await a.state.apps.update(blog, { branch: 'trunk' }, ACT);
    await build(a.jobs, (await queue(a, odd)).deployID, 'm-odd');
    await failBuild(a.jobs, (await queue(a, web)).deployID, FAILED);
    await queue(a, api);
    const { activity } = b.state;
    const names = async (query: Partial<AppQuery>) =>
      (await activity.search('acme', { sort: 'name', limit: 9, ...query })).map(({ app }) => app.appID);
    expect(await names({ text: 'SHOP' })).toEqual(['Shop-web', 'a.shop%', 'shop_api']);
    expect(await names({ text: '%' })).toEqual(['a.shop%']);
    expect(await names({ text: 'p_' })).toEqual(['shop_api']);
    expect(await names({ text: 'shop\\' })).toEqual([]);
    expect(await names({ text: 'shop', project: 'ops' })).toEqual(['a.shop%']);
    expect(await names({ branch: 'trunk' })).toEqual(['blog']);
    expect(await names({ status: 'live' })).toEqual(['a.shop%']);
    expect(await names({ status: 'failed' })).toEqual(['Shop-web']);
    expect(await names({ status: 'building' })).toEqual(['shop_api']);
    expect(await names({ status: 'idle' })).toEqual(['Shop-web', 'blog', 'shop_api']);
    expect(await names({ sort: 'newest' })).toEqual(['shop_api', 'Shop-web', 'a.shop%', 'blog']);
    for (const sort of ['name', 'newest'] as const) {
      const all = await activity.search('acme', { sort, limit: 9 });
      const at = (index: number) => {
        const each = all[index];
        if (!each) throw new Error('There are four apps');
        return { ...each.app, seq: sort === 'name' ? 0 : (each.newest?.seq ?? 0) };
      };
      const ids = all.map(({ app }) => app.appID);
      expect(await names({ sort, limit: 2, after: at(0) })).toEqual(ids.slice(1, 3));
      expect(await names({ sort, limit: 2, before: at(3) })).toEqual(ids.slice(1, 3));
      expect(await names({ sort, after: at(3) })).toEqual([]);
    }
    const found = await activity.search('acme', { sort: 'name', limit: 9 });
    expect(found.map(({ liveManifest, newest }) => [liveManifest, newest?.status ?? null])).toEqual([
      [null, 'failed'],
      ['m-odd', 'succeeded'],
      [null, null],
      [null, 'queued'],
    ]);
    expect(await activity.choices('acme', 9)).toEqual({ projects: ['ops', 'web'], branches: ['main', 'trunk'] });
    expect(await activity.choices('acme', 1)).toEqual({ projects: ['ops'], branches: ['main'] });
    expect(await activity.choices('nobody', 9)).toEqual({ projects: [], branches: [] });
  });

  test('the records of failures are read for many deployments at once', async () => {
    await using handles = await open();
    const { a, b } = handles;
    await createApp(a);
    const failed = await queue(a);
    await failBuild(a.jobs, failed.deployID, FAILED);
    const waiting = await queue(a);
    const found = await b.state.activity.failures([failed.deployID, waiting.deployID, 'none']);
    expect([...found.keys()]).toEqual([failed.deployID]);
    expect(found.get(failed.deployID)).toEqual(await a.state.deployments.failure(KEY, failed.deployID));
    expect((await b.state.activity.failures([])).size).toBe(0);
  });
}
