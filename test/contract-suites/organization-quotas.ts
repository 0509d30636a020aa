import { describe, expect, test } from 'vitest';
import { QUOTA_NAMES } from '../../src/contract/quotas.ts';
import { countsWith } from '../../src/contract/usage.ts';
import type { BuildFailureFacts } from '../../src/platform/shared/types.ts';
import type { Stores } from '../../src/platform/stores/index.ts';
import type { Lease } from '../../src/platform/stores/jobs.ts';
import { type AppBounds, OverQuota, type TimeBound } from '../../src/platform/stores/organization-quotas.ts';
import { ACT } from '../support/acts.ts';
import type { FakeClock } from '../support/clock.ts';
import { createApp, queue, type StateHandle } from './state.ts';

type QuotaHandle = StateHandle & Pick<Stores, 'usage'>;

/** Two handles on one place, as in two processes. The place keeps three releases per app. */
export interface QuotaHandles extends AsyncDisposable {
  readonly a: QuotaHandle;
  readonly b: QuotaHandle;
  readonly clock: FakeClock;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const CONFIG = {
  ...{ repository: 'acme/shop', branch: 'main', buildCommand: null, outputDirectory: null, region: null, settings: {} },
};
const FAILED: BuildFailureFacts = {
  ...{ stage: 'build', code: 'build_failed', message: 'no', exitCode: 1, signal: null, log: [], diagnostics: [] },
};
const app = (appID: string, org = 'acme') => ({ org, project: 'web', appID });
const hash = (digit: number) => String(digit).repeat(64);

/** Returns what a command rejects with, or `done`. */
async function outcome(command: Promise<unknown>): Promise<unknown> {
  try {
    await command;
    return 'done';
  } catch (error) {
    if (!(error instanceof OverQuota)) throw error;
    const { over } = error;
    if (over.deleted !== undefined) return [over.name, over.quota, 'deleted', over.deleted];
    return over.needs === undefined
      ? [over.name, over.used, over.quota]
      : [over.name, over.used, over.needs, over.quota];
  }
}

const create = ({ state }: QuotaHandle, key: ReturnType<typeof app>, bounds: AppBounds) =>
  outcome(state.apps.create({ key, type: 'api', config: CONFIG, bounds }, ACT));

/** Queues and claims a deployment of an app. */
async function claim(handle: QuotaHandle, key: ReturnType<typeof app>): Promise<Lease> {
  const { deployID } = await queue(handle, key);
  const lease = await handle.jobs.claim('node');
  if (lease?.deployID !== deployID) throw new Error(`Claimed ${lease?.deployID} instead of ${deployID}`);
  return lease;
}

const store = ({ jobs }: QuotaHandle, lease: Lease, manifest: number, bytes: number, most: number, files = 0) =>
  outcome(jobs.recordRelease(lease, hash(manifest), { files, bytes }, [], undefined, { org: 'acme', bytes: most }));

/** Tests the bounds of organizations. */
export function organizationQuotaSuite(engine: string, open: () => Promise<QuotaHandles>): void {
  describe(`the quotas of an organization on ${engine}`, () => {
    appTests(open);
    diskTests(open);
    timeTests(open);
    buildTests(open);
  });
}

function appTests(open: () => Promise<QuotaHandles>): void {
  test('of two handles that create the last app at once, one does, and the other is refused with the number', async () => {
    await using handles = await open();
    const { a, b } = handles;
    for (const appID of ['one', 'two']) await createApp(a, app(appID));
    await createApp(a, app('other', 'blue'));
    const results = await Promise.all(
      Array.from({ length: 6 }, (_, number) => create(number % 2 ? a : b, app(`new-${number}`), { apps: 3 })),
    );
    expect(results.filter((each) => each === 'done')).toHaveLength(1);
    expect(results.filter((each) => each !== 'done')).toEqual(Array(5).fill(['apps', 3, 3]));
    expect(await a.usage.used('acme', 0, ['apps'])).toEqual({ apps: 3 });
    expect(await a.state.apps.list('acme', { limit: 9 })).toHaveLength(3);
  });

  test('a full organization says that a name is taken, answers a repeated call as the first time, and keeps no key of a refused one', async () => {
    await using handles = await open();
    const { a, b } = handles;
    const once = { scope: 'ana', key: 'k', requestHash: 'x', status: 201, answer: () => '{}' };
    const first = { key: app('one'), type: 'api', config: CONFIG, bounds: { apps: 1 } } as const;
    expect((await a.state.apps.create(first, ACT, once)).kind).toBe('done');
    expect((await b.state.apps.create(first, ACT, once)).kind).toBe('replayed');
    expect((await b.state.apps.create(first, ACT)).kind).toBe('taken');
    const second = { ...first, key: app('two') };
    const other = { ...once, key: 'l' };
    expect(await outcome(b.state.apps.create(second, ACT, other))).toEqual(['apps', 1, 1]);
    expect((await b.state.apps.create({ ...second, bounds: { apps: 2 } }, ACT, other)).kind).toBe('done');
  });

  test('a deleted app does not count, and is restored only where there is room for it', async () => {
    await using handles = await open();
    const { a, b } = handles;
    for (const appID of ['one', 'two']) await createApp(a, app(appID));
    await a.state.apps.delete(app('one'), ACT, DAY);
    expect(await create(b, app('three'), { apps: 2 })).toBe('done');
    expect(await outcome(b.state.apps.restore(app('one'), ACT, { apps: 2 }))).toEqual(['apps', 2, 2]);
    expect((await a.state.apps.find(app('one')))?.deletion).not.toBeNull();
    const [last, restored] = await Promise.all([
      create(a, app('four'), { apps: 3 }),
      outcome(b.state.apps.restore(app('one'), ACT, { apps: 3 })),
    ]);
    expect([last, restored].filter((each) => each === 'done')).toHaveLength(1);
    expect(await a.usage.used('acme', 0, ['apps'])).toEqual({ apps: 3 });
  });

  test('deleted apps are ten times the quota or 300 at most, and one of them is restored all the same', async () => {
    await using handles = await open();
    const { a, b } = handles;
    for (let n = 0; n < 300; n += 1) {
      expect(await create(a, app(`one-${n}`), { apps: 1 })).toBe('done');
      await b.state.apps.delete(app(`one-${n}`), ACT, DAY);
    }
    expect(await create(b, app('last'), { apps: 1 })).toEqual(['apps', 1, 'deleted', 300]);
    expect(await outcome(b.state.apps.restore(app('one-3'), ACT, { apps: 1 }))).toBe('done');
    await b.state.apps.delete(app('one-3'), ACT, DAY);
    expect(await create(a, app('last'), { apps: 31 })).toBe('done');
  });
}

function diskTests(open: () => Promise<QuotaHandles>): void {
  test('the kept releases of an organization have so many bytes, and a release beyond them is not stored', async () => {
    await using handles = await open();
    const { a, b } = handles;
    for (const appID of ['one', 'two']) await createApp(a, app(appID));
    const disk = async () => (await b.usage.used('acme', 0, ['disk'])).disk;
    const first = await claim(a, app('one'));
    expect(await store(a, first, 1, 60, 100)).toBe('done');
    expect(await disk()).toBe(60);
    // It is recorded again with what is known later.
    expect(await store(a, first, 1, 60, 100)).toBe('done');
    const second = await claim(b, app('two'));
    expect(await store(b, second, 2, 41, 100)).toEqual(['disk', 60, 101, 100]);
    expect(await store(b, second, 2, 40, 100)).toBe('done');
    await a.jobs.finish(first, { kind: 'live', manifestHash: hash(1) });
    expect(await disk()).toBe(100);
    await b.jobs.finish(second, { kind: 'failed', facts: FAILED });
    expect(await disk()).toBe(60);
    // A lease that has ended writes nothing, and so exceeds nothing.
    expect(
      await b.jobs.recordRelease(second, hash(2), { files: 1, bytes: 99 }, [], undefined, { org: 'acme', bytes: 1 }),
    ).toBe(false);
  });

  test('where the releases of deleted apps take ten times the quota, no app is created, and the others are deployed', async () => {
    await using handles = await open();
    const { a, b } = handles;
    const last = async (appID: string) => {
      await createApp(a, app(appID));
      const lease = await claim(a, app(appID));
      const stored = await store(a, lease, 1, 100, 100);
      await a.jobs.finish(lease, { kind: 'live', manifestHash: hash(1) });
      await b.state.apps.delete(app(appID), ACT, DAY);
      return stored;
    };
    await createApp(a, app('stays'));
    for (let n = 0; n < 10; n += 1) expect(await last(`one-${n}`)).toBe('done');
    expect(await create(b, app('two'), { disk: 100 })).toEqual(['disk', 100, 'deleted', 1_000]);
    expect(await store(a, await claim(a, app('stays')), 1, 100, 100)).toBe('done');
  });

  test('a tiny file takes a block of the disk, in what is stored, replaced and restored', async () => {
    await using handles = await open();
    const { a } = handles;
    const [block, files] = [4_096, 1_000];
    await createApp(a, app('one'));
    for (const manifest of [1, 2, 3]) {
      const lease = await claim(a, app('one'));
      expect(await store(a, lease, manifest, files, 3 * files * block, files)).toBe('done');
      await a.jobs.finish(lease, { kind: 'live', manifestHash: hash(manifest) });
    }
    expect(await a.usage.used('acme', 0, ['disk'])).toEqual({ disk: 3 * files * block });
    const lease = await claim(a, app('one'));
    const over = ['disk', 2 * files * block, (3 * files + 1) * block, 3 * files * block];
    expect(await store(a, lease, 4, 0, 3 * files * block, files + 1)).toEqual(over);
    expect(await store(a, lease, 4, 0, 3 * files * block, files)).toBe('done');
    await a.jobs.finish(lease, { kind: 'live', manifestHash: hash(4) });
    await a.state.apps.delete(app('one'), ACT, DAY);
    const restored = a.state.apps.restore(app('one'), ACT, { disk: 3 * files * block - 1 });
    expect(await outcome(restored)).toEqual(['disk', 0, 3 * files * block, 3 * files * block - 1]);
  });

  test('a release that replaces the oldest one of its app needs room for the difference alone', async () => {
    await using handles = await open();
    const { a } = handles;
    await createApp(a, app('one'));
    for (const manifest of [1, 2, 3]) {
      const lease = await claim(a, app('one'));
      expect(await store(a, lease, manifest, 30, 100)).toBe('done');
      await a.jobs.finish(lease, { kind: 'live', manifestHash: hash(manifest) });
    }
    const lease = await claim(a, app('one'));
    expect(await store(a, lease, 4, 41, 100)).toEqual(['disk', 60, 101, 100]);
    expect(await store(a, lease, 4, 40, 100)).toBe('done');
    await a.jobs.finish(lease, { kind: 'live', manifestHash: hash(4) });
    expect(await a.usage.used('acme', 0, ['disk'])).toEqual({ disk: 100 });
  });

  test('of two releases that have room one at a time, one is stored', async () => {
    await using handles = await open();
    const { a, b } = handles;
    for (const appID of ['one', 'two']) await createApp(a, app(appID));
    const leases = [await claim(a, app('one')), await claim(b, app('two'))] as const;
    const stored = await Promise.all([store(a, leases[0], 1, 60, 100), store(b, leases[1], 2, 60, 100)]);
    expect(stored.filter((each) => each === 'done')).toHaveLength(1);
    expect(stored.filter((each) => each !== 'done')).toEqual([['disk', 60, 120, 100]]);
  });

  test('the files of a deleted app do not count, and it is restored only where there is room for them', async () => {
    await using handles = await open();
    const { a, b } = handles;
    for (const appID of ['one', 'two']) {
      await createApp(a, app(appID));
      const lease = await claim(a, app(appID));
      await store(a, lease, 1, 60, 200);
      await a.jobs.finish(lease, { kind: 'live', manifestHash: hash(1) });
    }
    await a.state.apps.delete(app('one'), ACT, DAY);
    expect(await b.usage.used('acme', 0, ['disk'])).toEqual({ disk: 60 });
    expect(await outcome(b.state.apps.restore(app('one'), ACT, { disk: 119 }))).toEqual(['disk', 60, 120, 119]);
    expect(await outcome(b.state.apps.restore(app('one'), ACT, { disk: 120 }))).toBe('done');
  });
}

function timeTests(open: () => Promise<QuotaHandles>): void {
  test('builds take time until the quota is used up, however they end, and a month later they begin again', async () => {
    await using handles = await open();
    const { a, b, clock } = handles;
    for (const appID of ['one', 'two']) await createApp(a, app(appID));
    const day = clock.now() - (clock.now() % DAY);
    const time: TimeBound = { ms: 10 * MINUTE, since: day, until: day + DAY };
    const deploy = (key = app('one'), bound = time) =>
      outcome(b.state.deployments.create(key, { branch: null, commit: null }, ACT, undefined, bound));
    const used = async () => (await b.usage.used('acme', day, ['buildMinutesPerMonth'])).buildMinutesPerMonth;
    const failed = await claim(a, app('one'));
    clock.advance(4 * MINUTE);
    // It counts at its end.
    expect(await used()).toBe(0);
    await a.jobs.finish(failed, { kind: 'failed', facts: FAILED });
    expect(await used()).toBe(4 * MINUTE);
    const cancelled = await claim(a, app('one'));
    clock.advance(5 * MINUTE);
    await b.state.deployments.cancel(app('one'), cancelled.deployID, ACT);
    expect(await used()).toBe(9 * MINUTE);
    // It makes no difference whether an end is in the sums already.
    await a.usage.countEnded(1);
    expect(await used()).toBe(9 * MINUTE);
    await a.usage.countEnded(9);
    expect(await used()).toBe(9 * MINUTE);
    expect(await deploy()).toBe('done');
    const live = await a.jobs.claim('node');
    clock.advance(MINUTE);
    if (live) await a.jobs.finish(live, { kind: 'live', manifestHash: hash(1) });
    expect(await deploy()).toEqual(['buildMinutesPerMonth', 10, 10]);
    const again = b.state.deployments.redeploy(app('one'), failed.deployID, ACT, undefined, time);
    expect(await outcome(again)).toEqual(['buildMinutesPerMonth', 10, 10]);
    expect(await a.state.deployments.list(app('one'), { limit: 9 })).toHaveLength(3);
    expect(await deploy(app('two'), { ...time, ms: 11 * MINUTE })).toBe('done');
    expect(await deploy(app('one'), { ...time, since: day + DAY, until: day + 2 * DAY })).toBe('done');
  });

  test('a deployment that leaves the queue without a build takes no time', async () => {
    await using handles = await open();
    const { a, clock } = handles;
    await createApp(a, app('one'));
    const { deployID } = await queue(a, app('one'));
    clock.advance(30 * MINUTE);
    await a.state.deployments.cancel(app('one'), deployID, ACT);
    expect(await a.usage.used('acme', 0, ['buildMinutesPerMonth'])).toEqual({ buildMinutesPerMonth: 0 });
  });
}

function buildTests(open: () => Promise<QuotaHandles>): void {
  test('an organization has as many builds at once as its own quota says, and others as many as all', async () => {
    await using handles = await open();
    const { a, b } = handles;
    for (const number of [1, 2, 3]) {
      for (const org of ['acme', 'blue']) {
        await createApp(a, app(`app-${number}`, org));
        await queue(a, app(`app-${number}`, org));
      }
    }
    const bounds = { most: 2, of: { acme: 1 } };
    const leases = await Promise.all(Array.from({ length: 8 }, (_, n) => (n % 2 ? a : b).jobs.claim('node', bounds)));
    const orgs = leases.flatMap((lease) => lease?.job.app.org ?? []).sort();
    expect(orgs).toEqual(['acme', 'blue', 'blue']);
    expect(await a.usage.used('acme', 0, ['buildsAtOnce'])).toEqual({ buildsAtOnce: 1 });
    // What waits is not refused.
    const ofAcme = leases.find((lease) => lease?.job.app.org === 'acme');
    if (ofAcme) await a.jobs.finish(ofAcme, { kind: 'failed', facts: FAILED });
    expect((await b.jobs.claim('node', bounds))?.job.app.org).toBe('acme');
  });

  test('what an organization uses is read by name, and of another one there is nothing', async () => {
    await using handles = await open();
    const { a, b, clock } = handles;
    await createApp(a, app('one'));
    const hour = clock.now() - (clock.now() % (60 * MINUTE));
    const scope = { org: 'acme', project: 'web', app: 'one', table: 'sessions' };
    const counts = countsWith({ get_ok: 5, put_ok: 2, put_refused: 1, get_limited: 40 });
    await a.usage.add({ writer: 'test', number: 1, rows: [{ scope, hour, counts }] });
    const nothing = { apps: 0, disk: 0, buildsAtOnce: 0, buildMinutesPerMonth: 0, kvsRequestsPerMonth: 0 };
    expect(await b.usage.used('acme', 0, QUOTA_NAMES)).toEqual({ ...nothing, apps: 1, kvsRequestsPerMonth: 8 });
    expect(await b.usage.used('acme', hour + DAY, ['kvsRequestsPerMonth'])).toEqual({ kvsRequestsPerMonth: 0 });
    expect(await b.usage.used('blue', 0, QUOTA_NAMES)).toEqual(nothing);
  });
}
