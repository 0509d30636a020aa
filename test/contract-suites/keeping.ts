import { describe, expect, test } from 'vitest';
import type { BuildFailureFacts } from '../../src/platform/shared/types.ts';
import type { Stores } from '../../src/platform/stores/index.ts';
import { type DeploymentBounds, DUE_AT_ONCE, type DueDeployments } from '../../src/platform/stores/keeping.ts';
import { ACT } from '../support/acts.ts';
import { build, failBuild } from '../support/jobs.ts';
import { createApp, queue, type StateHandle, type StateHandles } from './state.ts';

/** Two handles on one place, which keeps three releases per app. */
export interface KeepingHandles extends StateHandles {
  readonly a: StateHandle & Pick<Stores, 'keeping' | 'usage'>;
  readonly b: StateHandle & Pick<Stores, 'keeping' | 'usage'>;
}

const KEY = { org: 'acme', project: 'web', appID: 'shop' };
const OTHER = { ...KEY, org: 'blue' };
const DAY = 24 * 3_600_000;
const FAILED: BuildFailureFacts = {
  ...{ stage: 'build', code: 'build_failed', message: 'The build exited with 2', exitCode: 2, signal: null },
  ...{ log: [], diagnostics: [] },
};
const ALL: DeploymentBounds = { most: 1_000, ageMs: 1_000 * DAY, logBytes: 1_000_000 };

/** Tests an engine of `Keeping`. */
export function keepingSuite(engine: string, open: () => Promise<KeepingHandles>): void {
  const failed = async (handle: StateHandle, key = KEY, logBytes = 10) => {
    const { deployID } = await queue(handle, key);
    await failBuild(handle.jobs, deployID, FAILED, logBytes);
    return deployID;
  };
  const live = async (handle: StateHandle) => {
    const { deployID } = await queue(handle);
    await build(handle.jobs, deployID, `release of ${deployID}`);
    return deployID;
  };
  const idsOf = async ({ state }: StateHandle, key = KEY) =>
    (await state.deployments.list(key, { limit: 100 })).map(({ deployID }) => deployID);
  const found = (due: DueDeployments | undefined) => {
    if (!due) throw new Error('There is no app');
    return due;
  };

  describe(`what ends on ${engine}`, () => {
    test('the oldest deployments beyond the bound are due with their logs, and the list goes on without them', async () => {
      await using handles = await open();
      const { a, b } = handles;
      await createApp(a);
      const ids: string[] = [];
      for (let count = 0; count < 5; count += 1) ids.push(await failed(a));
      const due = found(await b.keeping.due(0, { ...ALL, most: 3 }));
      expect(due).toMatchObject({ logs: [ids[1], ids[0]], deployments: [ids[1], ids[0]], bytes: 20, isMore: false });
      expect(due.left).toEqual({ deployments: 3, logs: 3, logBytes: 30 });
      expect(await b.keeping.end(due.app, due)).toBe(2);
      expect(await a.keeping.end(due.app, due)).toBe(0);
      expect(await idsOf(a)).toEqual(ids.slice(2).reverse());
      expect(await a.state.deployments.find(KEY, ids[0] ?? '')).toBeUndefined();
      expect(await a.keeping.due(due.app, ALL)).toBeUndefined();
      const totals = await a.state.deployments.totals();
      expect(totals.find(({ status }) => status === 'failed')).toMatchObject({ count: 3, ran: 5 });
    });

    test('what an app keeps is counted, with the time of the last collection', async () => {
      await using handles = await open();
      const { a, b, clock } = handles;
      const none = {
        deployments: 0,
        logs: { items: 0, bytes: 0 },
        releases: { items: 0, bytes: 0 },
        collectedAt: null,
      };
      expect(await b.keeping.kept(KEY)).toEqual(none);
      await createApp(a);
      await failed(a, KEY, 30);
      const gone = await failed(a, KEY, 12);
      await live(a);
      const due = found(await b.keeping.due(0, ALL));
      await a.keeping.end(due.app, { logs: [gone], deployments: [] });
      const kept = await b.keeping.kept(KEY);
      expect(kept).toMatchObject({ deployments: 3, releases: { items: 1 }, collectedAt: null });
      expect(kept.logs.bytes).toBeGreaterThanOrEqual(30);
      expect(kept.logs.bytes).toBeLessThan(42);
      await a.usage.claimTurn('collect', 1);
      expect((await b.keeping.kept(KEY)).collectedAt).toBe(clock.now());
      expect(await b.keeping.kept(OTHER)).toMatchObject({ deployments: 0 });
    });

    test('what is live, what a rollback takes, the newest and what has not ended stay at any age', async () => {
      await using handles = await open();
      const { a, clock } = handles;
      await createApp(a);
      const old = await live(a);
      const [one, two, three] = [await live(a), await live(a), await live(a)];
      const last = await failed(a);
      clock.advance(100 * DAY);
      const { deployID: waiting } = await queue(a);
      const bounds = { ...ALL, ageMs: 90 * DAY };
      const due = found(await a.keeping.due(0, bounds));
      expect(due.deployments).toEqual([last, old]);
      // The live release keeps its log.
      expect(due.logs).toEqual([last, two, one, old]);
      await a.keeping.end(due.app, due);
      expect(await idsOf(a)).toEqual([waiting, three, two, one]);
      expect((await a.state.releases.list(KEY)).map(({ deployID }) => deployID)).toEqual([three, two, one]);
      expect(await a.state.releases.rollback(KEY, undefined, ACT)).toMatchObject({ deployID: two });
      const removedAt = (await a.state.deployments.find(KEY, two))?.logRemovedAt;
      expect([removedAt, (await a.state.deployments.find(KEY, three))?.logRemovedAt]).toEqual([clock.now(), null]);
      const again = found(await a.keeping.due(0, bounds));
      // After the rollback the release before it is no longer live.
      expect([again.deployments, again.logs]).toEqual([[], [three]]);
    });

    test('an end removes no deployment that may not end, whatever it is told', async () => {
      await using handles = await open();
      const { a } = handles;
      await createApp(a);
      await createApp(a, OTHER);
      const other = await failed(a, OTHER);
      await failed(a, OTHER);
      const kept = await live(a);
      const { deployID: queued } = await queue(a);
      const { app } = found(await a.keeping.due(0, ALL));
      expect(await a.keeping.end(app, { logs: [queued], deployments: [kept, queued, other] })).toBe(0);
      expect((await a.state.deployments.find(KEY, queued))?.logRemovedAt).toBeNull();
    });

    test('the oldest logs beyond the bytes of an app are due, and their deployments stay', async () => {
      await using handles = await open();
      const { a } = handles;
      await createApp(a);
      const ids = [await failed(a, KEY, 50), await failed(a, KEY, 40), await failed(a, KEY, 30)];
      const due = found(await a.keeping.due(0, { ...ALL, logBytes: 75 }));
      expect(due).toMatchObject({ logs: [ids[0]], deployments: [], bytes: 50 });
      expect(due.left).toEqual({ deployments: 3, logs: 2, logBytes: 70 });
    });

    test('a look names a bounded number at once, and says that there is more', async () => {
      await using handles = await open();
      const { a } = handles;
      await createApp(a);
      for (let count = 0; count < DUE_AT_ONCE + 5; count += 1) await queue(a);
      const bounds = { ...ALL, most: 1 };
      const first = found(await a.keeping.due(0, bounds));
      expect([first.deployments.length, first.isMore]).toEqual([DUE_AT_ONCE, true]);
      await a.keeping.end(first.app, first);
      const second = found(await a.keeping.due(0, bounds));
      expect([second.deployments.length, second.isMore]).toEqual([4, false]);
      await a.keeping.end(second.app, second);
      expect(await idsOf(a)).toHaveLength(1);
    });

    test('keys of requests end after a day, a bounded number at once', async () => {
      await using handles = await open();
      const { a, clock } = handles;
      await createApp(a);
      const once = (key: string) => ({ scope: 'ana', key, requestHash: 'x', status: 202, answer: () => '{}' });
      const request = { branch: null, commit: null };
      for (const key of ['1', '2', '3']) await a.state.deployments.create(KEY, request, ACT, once(key));
      expect(await a.keeping.endKeys(100)).toBe(0);
      clock.advance(DAY);
      await a.state.deployments.create(KEY, request, ACT, once('3'));
      expect([await a.keeping.endKeys(1), await a.keeping.endKeys(100), await a.keeping.endKeys(100)]).toEqual([
        1, 1, 0,
      ]);
      expect((await a.state.deployments.create(KEY, request, ACT, once('3'))).kind).toBe('replayed');
    });

    test('repositories of apps are listed once, a page at a time', async () => {
      await using handles = await open();
      const { a } = handles;
      const config = { branch: 'main', buildCommand: null, outputDirectory: null, region: null, settings: {} };
      for (const [appID, repository] of Object.entries({ one: 'b/x', two: 'a/x', three: 'b/x', four: 'B/x' })) {
        await createApp(a, { ...KEY, appID }, { ...config, repository });
      }
      expect(await a.keeping.repositories('', 2)).toEqual(['B/x', 'a/x']);
      expect(await a.keeping.repositories('a/x', 2)).toEqual(['b/x']);
    });
  });
}
