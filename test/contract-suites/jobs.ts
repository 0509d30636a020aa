import { describe, expect, test } from 'vitest';
import type { BuildFailureFacts } from '../../src/platform/shared/types.ts';
import { interrupted, type Jobs, LEASE_MS, type Lease, type LeaseKey } from '../../src/platform/stores/jobs.ts';
import { ACT, actBy } from '../support/acts.ts';
import { RecordedChanges } from '../support/changes.ts';
import { keptReleases } from '../support/references.ts';
import { createApp, queue, type StateHandle, type StateHandles } from './state.ts';

const SHOP = { org: 'acme', project: 'web', appID: 'shop' };
const BLOG = { ...SHOP, appID: 'blog' };
const FAILED: BuildFailureFacts = {
  ...{ stage: 'build', code: 'build_failed', message: 'The build exited with 2', exitCode: 2, signal: null },
  ...{ log: ['a', 'b'], diagnostics: [] },
};

/** Tests an engine of `Jobs`. */
export function jobsSuite(engine: string, open: () => Promise<StateHandles>): void {
  describe(`the jobs on ${engine}`, () => {
    claimTests(open);
    turnTests(open);
    leaseTests(open);
    endingTests(open);
    configurationTests(open);
    typeTests(open);
    releaseTests(open);
  });
}

/** Claims the next deployment. Throws if there is none. */
async function claim({ jobs }: Pick<StateHandle, 'jobs'>, node = 'node'): Promise<Lease> {
  const lease = await jobs.claim(node);
  if (!lease) throw new Error('Nothing can be claimed');
  return lease;
}

/** Makes all writes under a lease. Returns the result of each. */
function writes(jobs: Jobs, lease: LeaseKey): Promise<readonly boolean[]> {
  return Promise.all([
    jobs.renew(lease),
    jobs.advance(lease, 'build'),
    jobs.recordCommit(lease, 'c0ffee'),
    jobs.recordRelease(lease, 'late'),
    jobs.finish(lease, { kind: 'live', manifestHash: 'late' }),
    jobs.finish(lease, { kind: 'failed', facts: FAILED }),
  ]);
}

function claimTests(open: () => Promise<StateHandles>): void {
  test('the oldest queued deployment is claimed, with the whole input of its build', async () => {
    await using handles = await open();
    const { a, b, clock } = handles;
    await createApp(a, SHOP);
    await createApp(a, BLOG);
    await a.state.apps.replaceEnv(BLOG, { A: '1', __proto__: 'x', B: 'ü' }, ACT);
    const blog = await queue(a, BLOG, 'f'.repeat(40));
    const shop = await queue(a, SHOP);
    clock.advance(5_000);
    const { job, ...lease } = await claim(b);
    expect(lease.deployID).toBe(blog.deployID);
    expect(job).toEqual({
      ...{
        deployID: blog.deployID,
        app: BLOG,
        type: 'web-landing',
        repository: 'acme/shop',
        branch: 'main',
        appBranch: 'main',
        commit: 'f'.repeat(40),
      },
      ...{ buildCommand: null, outputDirectory: 'out', settings: { spaFallback: true }, env: { A: '1', B: 'ü' } },
    });
    const stored = await a.state.deployments.find(BLOG, blog.deployID);
    expect(stored).toMatchObject({ status: 'building', stage: 'clone', startedAt: clock.now(), finishedAt: null });
    expect((await claim(a)).deployID).toBe(shop.deployID);
    expect(await b.jobs.claim('node')).toBeUndefined();
  });

  test('an app has one deployment under way, whichever handle claims', async () => {
    await using handles = await open();
    const { a, b } = handles;
    await createApp(a, SHOP);
    await createApp(a, BLOG);
    await queue(a, SHOP);
    const first = await claim(a);
    const second = await queue(b, SHOP);
    expect([await a.jobs.claim('a'), await b.jobs.claim('b')]).toEqual([undefined, undefined]);
    const blog = await queue(a, BLOG);
    expect((await claim(b)).deployID).toBe(blog.deployID);
    await a.jobs.finish(first, { kind: 'failed', facts: FAILED });
    expect((await claim(b)).deployID).toBe(second.deployID);
  });

  test('a newer deployment cancels a queued one, but not one that is under way', async () => {
    await using handles = await open();
    const { a, b } = handles;
    await createApp(a, SHOP);
    await queue(a, SHOP);
    const lease = await claim(b);
    const queued = await queue(a, SHOP);
    const last = await queue(a, SHOP);
    expect(await a.state.deployments.find(SHOP, lease.deployID)).toMatchObject({ status: 'building' });
    expect(await a.state.deployments.find(SHOP, queued.deployID)).toMatchObject({
      ...{ status: 'cancelled', supersededBy: last.deployID },
    });
    expect(await a.jobs.endOf(lease)).toBeUndefined();
    expect(await b.jobs.finish(lease, { kind: 'live', manifestHash: 'm1' })).toBe(true);
    expect(await a.jobs.endOf(lease)).toBe('succeeded');
    expect(await a.jobs.endOf({ ...lease, fence: lease.fence + 1 })).toBeUndefined();
  });

  test('a store is busy while a deployment is queued or under way', async () => {
    await using handles = await open();
    const { a, b } = handles;
    await createApp(a, SHOP);
    expect(await a.jobs.isBusy()).toBe(false);
    await queue(a, SHOP);
    expect(await b.jobs.isBusy()).toBe(true);
    const lease = await claim(a);
    expect(await b.jobs.isBusy()).toBe(true);
    await a.jobs.finish(lease, { kind: 'failed', facts: FAILED });
    expect(await b.jobs.isBusy()).toBe(false);
  });
}

function configurationTests(open: () => Promise<StateHandles>): void {
  const BROUGHT = {
    ...{ repository: 'acme/new', branch: 'next', buildCommand: 'make', outputDirectory: null, region: 'eu-1' },
    settings: { noindex: true, spaFallback: null },
  };
  const bring = async ({ a }: StateHandles, more = {}, act = ACT) => {
    const made = await a.state.deployments.create(
      SHOP,
      {
        branch: null,
        commit: null,
        configuration: BROUGHT,
        ...more,
      },
      act,
    );
    if (made.kind !== 'done') throw new Error(made.kind);
    return made.made;
  };

  test('a deployment is built with the configuration that it brings, which becomes the app’s when it goes live', async () => {
    await using handles = await open();
    const { a, b, clock } = handles;
    const before = await createApp(a, SHOP);
    expect(await bring(handles)).toMatchObject({ branch: 'next', configuration: BROUGHT });
    const { job, ...lease } = await claim(b);
    expect(job).toMatchObject({
      ...{ repository: 'acme/new', branch: 'next', appBranch: 'main', buildCommand: 'make', outputDirectory: null },
      settings: { noindex: true },
    });
    expect(await a.state.apps.find(SHOP)).toEqual(before);
    clock.advance(1_000);
    expect(await b.jobs.finish(lease, { kind: 'live', manifestHash: 'm1' })).toBe(true);
    expect(await a.state.apps.find(SHOP)).toEqual({
      ...before,
      ...BROUGHT,
      ...{ settings: { noindex: true }, liveRelease: lease.deployID, updatedAt: clock.now() },
    });
    expect((await a.state.releases.site(before.subdomain))?.settings).toEqual({ noindex: true });
  });

  test('the verify that a deployment brings is of the deployment alone', async () => {
    await using handles = await open();
    const { a, b } = handles;
    const { settings: own } = await createApp(a, SHOP);
    const settingsOf = async () => (await a.state.apps.find(SHOP))?.settings;
    await bring(handles, { configuration: { settings: { verify: 'fail', noindex: true } } });
    const { job, ...lease } = await claim(b);
    expect(job.settings).toEqual({ ...own, verify: 'fail', noindex: true });
    await b.jobs.finish(lease, { kind: 'live', manifestHash: 'm1' });
    expect(await settingsOf()).toEqual({ ...own, noindex: true });

    await a.state.apps.update(SHOP, { settings: { verify: 'fail' } }, ACT);
    await bring(handles, { configuration: { settings: { verify: null } } });
    const { job: unlooked, ...second } = await claim(b);
    expect(unlooked.settings).toEqual({ ...own, noindex: true });
    await b.jobs.finish(second, { kind: 'live', manifestHash: 'm2' });
    expect(await settingsOf()).toEqual({ ...own, verify: 'fail', noindex: true });
  });

  test('a deployment is built with the variables that it brings, which replace the app’s when it goes live', async () => {
    await using handles = await open();
    const { a, b, clock } = handles;
    await createApp(a, SHOP);
    await a.state.apps.replaceEnv(SHOP, { OLD: '1', SAME: 's' }, actBy('ana@acme.example'));
    const env = { NEW: '\0', SAME: 's' };
    await bring(handles, { env }, actBy('ben@acme.example'));
    const { job, ...lease } = await claim(b);
    expect(job.env).toEqual(env);
    expect(await a.state.apps.env(SHOP)).toEqual({ OLD: '1', SAME: 's' });
    const before = clock.now();
    clock.advance(1_000);
    expect(await b.jobs.finish(lease, { kind: 'live', manifestHash: 'm1' })).toBe(true);
    expect(await a.state.apps.env(SHOP)).toEqual(env);
    expect(await b.state.apps.variables(SHOP)).toEqual([
      { name: 'NEW', changedAt: clock.now(), changedBy: 'ben@acme.example' },
      { name: 'SAME', changedAt: before, changedBy: 'ana@acme.example' },
    ]);

    // An empty set is a set too.
    await bring(handles, { env: {} });
    const { job: empty, ...second } = await claim(b);
    expect(empty.env).toEqual({});
    await b.jobs.finish(second, { kind: 'live', manifestHash: 'm2' });
    expect(await a.state.apps.env(SHOP)).toEqual({});
  });

  test('the app keeps its variables if the deployment fails, is cancelled or is overtaken, and none brings them again', async () => {
    await using handles = await open();
    const { a, b } = handles;
    await createApp(a, SHOP);
    await a.state.apps.replaceEnv(SHOP, { OLD: '1' }, ACT);
    const env = { NEW: '2' };
    const failed = await bring(handles, { env });
    await a.jobs.finish(await claim(b), { kind: 'failed', facts: FAILED });
    const cancelled = await bring(handles, { env });
    await a.state.deployments.cancel(SHOP, cancelled.deployID, actBy(null));
    await bring(handles, { env });
    await b.state.deployments.redeploy(SHOP, failed.deployID, actBy(null));
    const { job, ...lease } = await claim(b);
    expect(job.env).toEqual({ OLD: '1' });
    await b.jobs.finish(lease, { kind: 'live', manifestHash: 'm1' });
    expect(await a.state.apps.env(SHOP)).toEqual({ OLD: '1' });
  });

  test('the branch of a deployment is not that of its configuration if it names one', async () => {
    await using handles = await open();
    await createApp(handles.a, SHOP);
    expect((await bring(handles, { branch: 'main' })).branch).toBe('main');
  });

  test('the app keeps its own configuration if the deployment fails, and what has changed meanwhile if it goes live', async () => {
    await using handles = await open();
    const { a, b } = handles;
    const before = await createApp(a, SHOP);
    const failed = await bring(handles);
    await a.jobs.finish(await claim(b), { kind: 'failed', facts: FAILED });
    expect(await a.state.apps.find(SHOP)).toEqual(before);

    // The one that builds it again brings it again.
    await b.state.deployments.redeploy(SHOP, failed.deployID, actBy(null));
    const again = await claim(b);
    expect(again.job).toMatchObject({ branch: 'next', buildCommand: 'make' });
    await a.state.apps.update(SHOP, { settings: { nodeVersion: '24' } }, ACT);
    await b.jobs.finish(again, { kind: 'live', manifestHash: 'm1' });
    expect(await a.state.apps.find(SHOP)).toMatchObject({ settings: { nodeVersion: '24', noindex: true } });

    // What has gone live is the app's, and another change of it stays.
    await a.state.apps.update(SHOP, { buildCommand: 'later' }, ACT);
    await b.state.deployments.redeploy(SHOP, again.deployID, actBy(null));
    const third = await claim(b);
    expect(third.job).toMatchObject({ buildCommand: 'later' });
    await b.jobs.finish(third, { kind: 'live', manifestHash: 'm2' });
    expect(await a.state.apps.find(SHOP)).toMatchObject({ buildCommand: 'later' });
  });
}

function turnTests(open: () => Promise<StateHandles>): void {
  /** Queues a deployment of each named app in turn, as `acme/shop`. Returns their names by deployID. */
  const queueAll = async ({ a }: StateHandles, names: readonly string[]) => {
    const nameOf = new Map<string, string>();
    for (const name of names) {
      const [org = '', appID = ''] = name.split('/');
      const key = { org, project: 'web', appID };
      if (!(await a.state.apps.find(key))) await createApp(a, key);
      nameOf.set((await queue(a, key)).deployID, name);
    }
    return nameOf;
  };

  test('a deployment of an organization without builds is claimed before the older ones of one that has some', async () => {
    await using handles = await open();
    const { a, b } = handles;
    const nameOf = await queueAll(handles, ['acme/1', 'acme/2', 'acme/3', 'acme/4', 'other/1', 'third/1', 'other/2']);
    const claimed = [];
    for (let count = 0; count < nameOf.size; count += 1) {
      claimed.push(nameOf.get((await claim(count % 2 === 0 ? a : b, `node ${count % 3}`)).deployID));
      handles.clock.advance(1);
    }
    expect(claimed).toEqual(['acme/1', 'other/1', 'third/1', 'acme/2', 'other/2', 'acme/3', 'acme/4']);
    expect(await a.jobs.claim('node')).toBeUndefined();
  });

  test('with one build at a time, organizations alternate, however late the second one came', async () => {
    await using handles = await open();
    const { a, b, clock } = handles;
    const nameOf = await queueAll(handles, ['acme/1', 'acme/2', 'acme/3', 'acme/4', 'acme/5']);
    const claimed: (string | undefined)[] = [];
    const buildNext = async () => {
      const lease = await claim(a);
      claimed.push(nameOf.get(lease.deployID));
      clock.advance(1_000);
      await a.jobs.finish(lease, { kind: 'failed', facts: FAILED });
    };
    await buildNext();
    await buildNext();
    for (const [id, name] of await queueAll({ ...handles, a: b }, ['other/1', 'other/2'])) nameOf.set(id, name);
    for (let count = 0; count < 5; count += 1) await buildNext();
    expect(claimed).toEqual(['acme/1', 'acme/2', 'other/1', 'acme/3', 'other/2', 'acme/4', 'acme/5']);
  });

  test('what cannot be built now does not count: an organization whose apps are all under way has no turn', async () => {
    await using handles = await open();
    const { a, clock } = handles;
    const nameOf = await queueAll(handles, ['acme/1', 'acme/2']);
    await claim(a);
    await claim(a);
    clock.advance(1_000);
    // `other` has the fewest builds under way, but its only app has one.
    for (const [id, name] of await queueAll(handles, ['other/1'])) nameOf.set(id, name);
    await claim(a);
    await queueAll(handles, ['other/1', 'acme/1']);
    expect(await a.jobs.claim('node')).toBeUndefined();
    for (const [id, name] of await queueAll(handles, ['acme/3'])) nameOf.set(id, name);
    expect(nameOf.get((await claim(a)).deployID)).toBe('acme/3');
  });

  test('claims at once take each deployment once, and one of each organization before a second one', async () => {
    await using handles = await open();
    const { a, b } = handles;
    const nameOf = await queueAll(handles, ['acme/1', 'acme/2', 'acme/3', 'acme/4', 'acme/5', 'other/1', 'third/1']);
    const claimAll = async (count: number) => {
      const leases = await Promise.all(
        Array.from({ length: count }, (_, n) => (n % 2 ? a : b).jobs.claim(`node ${n}`)),
      );
      return leases.map((lease) => nameOf.get(lease?.deployID ?? '')).toSorted();
    };
    expect(await claimAll(3)).toEqual(['acme/1', 'other/1', 'third/1']);
    expect(await claimAll(4)).toEqual(['acme/2', 'acme/3', 'acme/4', 'acme/5']);
    expect(await claimAll(2)).toEqual([undefined, undefined]);
  });
}

function leaseTests(open: () => Promise<StateHandles>): void {
  test('writes succeed with the fence of the lease, and not with another one', async () => {
    await using handles = await open();
    const { a, b } = handles;
    await createApp(a, SHOP);
    await queue(a, SHOP);
    const lease = await claim(a);
    const { deployID, fence } = lease;
    const before = await a.state.deployments.find(SHOP, deployID);
    for (const wrong of [
      { deployID, fence: fence + 1 },
      { deployID, fence: fence - 1 },
      { deployID: 'dpl-none', fence },
    ]) {
      expect(new Set(await writes(b.jobs, wrong))).toEqual(new Set([false]));
    }
    expect(await b.state.deployments.find(SHOP, deployID)).toEqual(before);
    expect(await a.jobs.advance(lease, 'sync')).toBe(true);
    expect(await a.jobs.recordCommit(lease, 'c0ffee')).toBe(true);
    const after = { status: 'syncing', stage: 'sync', commit: 'c0ffee' };
    expect(await b.state.deployments.find(SHOP, deployID)).toMatchObject(after);
  });

  test('a lease that is not renewed ends at its stage, and its owner can no longer change anything', async () => {
    await using handles = await open();
    const { a, b, clock } = handles;
    using changes = new RecordedChanges(b.changes);
    const { subdomain } = await createApp(a, SHOP);
    await queue(a, SHOP);
    const lease = await claim(a);
    const next = await queue(a, SHOP);
    await changes.expectNext({ kind: 'site', subdomain }, { kind: 'jobs' }, { kind: 'jobs' });
    await a.jobs.advance(lease, 'install');
    clock.advance(LEASE_MS - 1);
    expect(await b.jobs.expire()).toEqual([]);
    clock.advance(1);
    expect(await b.jobs.expire()).toEqual([lease.deployID]);
    await changes.expectNext({ kind: 'jobs' });
    expect(await a.state.deployments.failure(SHOP, lease.deployID)).toEqual(interrupted('install'));
    const ended = await a.state.deployments.find(SHOP, lease.deployID);
    expect(ended).toMatchObject({ status: 'failed', stage: 'install', finishedAt: clock.now() });
    expect(new Set(await writes(a.jobs, lease))).toEqual(new Set([false]));
    expect(await b.state.deployments.find(SHOP, lease.deployID)).toEqual(ended);
    expect(await a.jobs.expire()).toEqual([]);
    expect((await claim(b)).deployID).toBe(next.deployID);
  });

  test('a lease lasts while it is renewed, and after its time is over until another node ends it', async () => {
    await using handles = await open();
    const { a, b, clock } = handles;
    await createApp(a, SHOP);
    await queue(a, SHOP);
    const lease = await claim(a);
    clock.advance(LEASE_MS - 1);
    expect(await a.jobs.renew(lease)).toBe(true);
    clock.advance(LEASE_MS - 1);
    expect(await b.jobs.expire()).toEqual([]);
    clock.advance(3_600_000);
    expect(await a.jobs.renew(lease)).toBe(true);
    expect(await b.jobs.expire()).toEqual([]);
    expect(await a.jobs.finish(lease, { kind: 'live', manifestHash: 'm1' })).toBe(true);
  });
}

function endingTests(open: () => Promise<StateHandles>): void {
  test('a failed deployment has a failure record, and does not change any more', async () => {
    await using handles = await open();
    const { a, b } = handles;
    await createApp(a, SHOP);
    await queue(a, SHOP);
    const lease = await claim(a);
    expect(await a.jobs.finish(lease, { kind: 'failed', facts: FAILED })).toBe(true);
    expect(await a.jobs.endOf(lease)).toBe('failed');
    const ended = await b.state.deployments.find(SHOP, lease.deployID);
    expect(ended).toMatchObject({ status: 'failed', stage: 'build' });
    expect(await b.state.deployments.failure(SHOP, lease.deployID)).toEqual(FAILED);
    expect(new Set(await writes(a.jobs, lease))).toEqual(new Set([false]));
    expect(await b.state.deployments.find(SHOP, lease.deployID)).toEqual(ended);
  });

  test('a failure record is stored within its bounds', async () => {
    await using handles = await open();
    const { a, b } = handles;
    await createApp(a, SHOP);
    await queue(a, SHOP);
    const lease = await claim(a);
    const log = Array.from({ length: 9_999 }, () => 'x'.repeat(9_999));
    await a.jobs.finish(lease, { kind: 'failed', facts: { ...FAILED, log } });
    expect((await b.state.deployments.failure(SHOP, lease.deployID))?.log).toHaveLength(200);
  });

  test('a live release is kept, and the oldest ones beyond the bound are removed', async () => {
    await using handles = await open();
    const { a, b } = handles;
    using changes = new RecordedChanges(b.changes);
    const app = await createApp(a, SHOP);
    const site = { kind: 'site', subdomain: app.subdomain } as const;
    await changes.expectNext(site);
    for (const manifestHash of ['m1', 'm2', 'm3', 'm4']) {
      await queue(a, SHOP);
      expect(await a.jobs.finish(await claim(a), { kind: 'live', manifestHash })).toBe(true);
      await changes.expectNext({ kind: 'jobs' }, site, { kind: 'jobs' });
    }
    const releases = await b.state.releases.list(SHOP);
    expect(releases.map((each) => each.manifestHash)).toEqual(['m4', 'm3', 'm2']);
    const live = releases[0]?.deployID ?? '';
    expect(await b.state.deployments.find(SHOP, live)).toMatchObject({ status: 'succeeded', stage: 'activate' });
    expect((await b.state.releases.site(app.subdomain))?.release?.deployID).toBe(live);
    expect((await b.state.apps.find(SHOP))?.liveRelease).toBe(live);
  });
}

function typeTests(open: () => Promise<StateHandles>): void {
  const detect = { configuration: { type: 'detect' as const }, branch: null, commit: null };

  test('an app that was never live is built with its type open, and gets the one that its release is stored with', async () => {
    await using handles = await open();
    const { a, b } = handles;
    await createApp(a, SHOP);
    await a.state.deployments.create(SHOP, detect, ACT);
    const lease = await claim(b);
    expect(lease.job).toMatchObject({ type: 'web-landing', detectsType: true });
    expect(await a.jobs.recordRelease({ ...lease, fence: lease.fence + 1 }, 'm0', undefined, [], 'api')).toBe(false);
    expect(await a.state.apps.find(SHOP)).toMatchObject({ type: 'web-landing' });
    expect(await b.jobs.recordRelease(lease, 'm1', undefined, [], 'api')).toBe(true);
    expect(await a.state.apps.find(SHOP)).toMatchObject({ type: 'api', liveRelease: null });
    await b.jobs.finish(lease, { kind: 'live', manifestHash: 'm1' });
    await a.state.deployments.create(SHOP, detect, ACT);
    const { job } = await claim(b);
    expect([job.type, job.detectsType]).toEqual(['api', undefined]);
  });

  test('an app that is live keeps its type, and a deployment can name another one', async () => {
    await using handles = await open();
    const { a, b } = handles;
    await createApp(a, SHOP);
    await queue(a, SHOP);
    await b.jobs.finish(await claim(b), { kind: 'live', manifestHash: 'm1' });
    const next = async (type: 'detect' | 'web-ssr') => {
      await a.state.deployments.create(SHOP, { ...detect, configuration: { type } }, ACT);
      const lease = await claim(b);
      await b.jobs.finish(lease, { kind: 'live', manifestHash: 'm2' });
      return lease.job;
    };
    expect([(await next('detect')).type, (await next('web-ssr')).type]).toEqual(['web-landing', 'web-ssr']);
    expect((await next('detect')).detectsType).toBeUndefined();
    // Only a stored release changes the app.
    expect(await a.state.apps.find(SHOP)).toMatchObject({ type: 'web-landing' });
  });
}

function releaseTests(open: () => Promise<StateHandles>): void {
  test('the releases to keep are those of the organization, and stored ones of deployments under way', async () => {
    await using handles = await open();
    const { a, b } = handles;
    const other = { ...SHOP, org: 'other' };
    await createApp(a, SHOP);
    await createApp(a, other);
    await queue(a, SHOP);
    await a.jobs.finish(await claim(a), { kind: 'live', manifestHash: 'm1' });
    await queue(a, SHOP);
    const lease = await claim(a);
    await queue(a, other);
    await b.jobs.recordRelease(await claim(b), 'm9');
    expect(await keptReleases(b, 'acme')).toEqual(['m1']);
    expect(await a.jobs.recordRelease(lease, 'm2')).toBe(true);
    expect((await keptReleases(b, 'acme')).toSorted()).toEqual(['m1', 'm2']);
    expect(await keptReleases(b, 'other')).toEqual(['m9']);
    await a.jobs.finish(lease, { kind: 'failed', facts: FAILED });
    expect(await keptReleases(b, 'acme')).toEqual(['m1']);
    expect(await keptReleases(b, 'nobody')).toEqual([]);
  });

  test('what the start page of a release lacks is kept with its deployment', async () => {
    await using handles = await open();
    const { a, b } = handles;
    await createApp(a, SHOP);
    const { deployID } = await queue(a, SHOP);
    expect((await b.state.deployments.find(SHOP, deployID))?.warnings).toEqual([]);
    const lease = await claim(a);
    const warnings = [
      { code: 'dead_asset', file: 'src/ä.html', line: 7, message: 'Missing file: "a.png"' },
      { code: 'index_empty', file: null, line: null, message: 'The index page is empty' },
    ] as const;
    await a.jobs.recordRelease(lease, 'm1', { files: 1, bytes: 1 }, warnings);
    await a.jobs.finish(lease, { kind: 'live', manifestHash: 'm1' });
    expect((await b.state.deployments.find(SHOP, deployID))?.warnings).toEqual(warnings);
    expect((await b.state.deployments.list(SHOP, { limit: 1 }))[0]?.warnings).toEqual(warnings);
  });

  test('a release is listed once at every moment from its storage to its activation', async () => {
    await using handles = await open();
    const { a, b, clock } = handles;
    await createApp(a, SHOP);
    await queue(a, SHOP);
    const lease = await claim(a);
    await a.jobs.recordRelease(lease, 'm1');
    clock.advance(24 * 3_600_000);
    await a.jobs.advance(lease, 'activate');
    expect(await keptReleases(b, 'acme')).toEqual(['m1']);
    await a.jobs.finish(lease, { kind: 'live', manifestHash: 'm1' });
    expect(await keptReleases(b, 'acme')).toEqual(['m1']);
  });
}
