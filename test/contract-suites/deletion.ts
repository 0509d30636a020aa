import { describe, expect, test } from 'vitest';
import type { AppKey } from '../../src/platform/shared/types.ts';
import type { Stores } from '../../src/platform/stores/index.ts';
import { ACT, actBy } from '../support/acts.ts';
import { build } from '../support/jobs.ts';
import { keptReleases } from '../support/references.ts';
import { createApp, queue, type StateHandle, type StateHandles } from './state.ts';

type Handle = StateHandle & Pick<Stores, 'keeping' | 'tables' | 'roles'>;

/** Two handles on one place. */
export interface DeletionHandles extends StateHandles {
  readonly a: Handle;
  readonly b: Handle;
}

const KEY = { org: 'acme', project: 'web', appID: 'shop' };
const ANA = 'ana@acme.example';
const DAY = 86_400_000;
const GRACE = 7 * DAY;
const CONFIG = { repository: 'acme/shop', branch: 'main', buildCommand: null, outputDirectory: null, region: null };

/** Tests the deletion and the restoration of apps on an engine. */
export function deletionSuite(engine: string, open: () => Promise<DeletionHandles>): void {
  /** Creates an app with a live release, a variable and a table. */
  const fullApp = async (handle: Handle, key: AppKey = KEY) => {
    const created = await handle.state.apps.create({ key, type: 'api', config: { ...CONFIG, settings: {} } }, ACT);
    if (created.kind !== 'done') throw new Error(created.kind);
    await handle.state.apps.replaceEnv(key, { A: '1' }, ACT);
    const { deployID } = await queue(handle, key);
    await build(handle.jobs, deployID, `release of ${key.appID}`);
    const table = { app: key, name: 'sessions', tokenHash: `token of ${key.appID}`, sealed: Buffer.from('s') };
    await handle.tables.create({ ...table, createdAt: 1, types: ['api'], most: 2 }, ACT);
    return { deployID, tokenHash: table.tokenHash };
  };
  const deleted = async ({ state }: Handle, key: AppKey = KEY, by: string | null = ANA) => {
    const app = await state.apps.delete(key, actBy(by), GRACE);
    if (!app) throw new Error('There is no app');
    return app;
  };
  const idsOf = async ({ state }: Handle, isDeleted = false) =>
    (await state.apps.list('acme', { limit: 10, deleted: isDeleted })).map(({ appID }) => appID);

  describe(`the deletion of apps on ${engine}`, () => {
    test('a deleted app serves nothing, takes no command, and is listed only among the deleted ones', async () => {
      await using handles = await open();
      const { a, b, clock } = handles;
      const { deployID, tokenHash } = await fullApp(a);
      const before = await a.state.apps.find(KEY);
      const app = await deleted(b);
      expect(app.deletion).toEqual({ at: clock.now(), by: ANA, endsAt: clock.now() + GRACE });
      expect(await a.state.apps.find(KEY)).toEqual({ ...before, deletion: app.deletion });
      const subdomain = app.subdomain;
      expect(await a.state.releases.site(subdomain)).toMatchObject({ isDeleted: true, release: null, kept: [] });
      expect([await idsOf(a), await idsOf(a, true)]).toEqual([[], ['shop']]);
      expect(await a.state.activity.counts('acme', 9)).toEqual({ apps: 0, live: 0, failed: 0 });
      expect(await a.state.activity.recent('acme', { limit: 9 })).toEqual([]);
      expect(await a.state.apps.update(KEY, { branch: 'other' }, ACT)).toBeUndefined();
      expect(await a.state.apps.replaceEnv(KEY, {}, ACT)).toBe(false);
      const most = { variables: 9, bytes: 99 };
      expect(await a.state.apps.editEnv(KEY, { set: { B: '2' }, unset: [] }, most, ACT)).toEqual({ kind: 'no_app' });
      expect(await a.state.deployments.create(KEY, { branch: null, commit: null }, ACT)).toEqual({ kind: 'no_app' });
      expect(await a.state.deployments.redeploy(KEY, deployID, actBy(ANA))).toEqual({ kind: 'no_deployment' });
      expect(await a.state.releases.rollback(KEY, undefined, ACT)).toBeUndefined();
      expect(await a.tables.list(KEY)).toBeUndefined();
      expect(await a.tables.binding(tokenHash)).toBeUndefined();
      expect(await a.tables.remove(KEY, 'sessions', ACT)).toEqual({ kind: 'no_app' });
      const again = { key: KEY, type: 'api', config: { ...CONFIG, settings: {} } } as const;
      expect((await a.state.apps.create(again, ACT)).kind).toBe('taken');
      // Its objects stay, so that it can be restored.
      expect(await keptReleases(a, 'acme')).toEqual(['release of shop']);
      clock.advance(1_000);
      expect(await a.state.apps.delete(KEY, actBy('other@acme.example'), GRACE)).toEqual(app);
      expect(await a.state.apps.delete({ ...KEY, appID: 'none' }, actBy(ANA), GRACE)).toBeUndefined();
    });

    test('a restored app is exactly as it was, and one that is not deleted stays so', async () => {
      await using handles = await open();
      const { a, b, clock } = handles;
      const { deployID, tokenHash } = await fullApp(a);
      const before = await a.state.apps.find(KEY);
      const site = await a.state.releases.site(before?.subdomain ?? '');
      await deleted(a);
      clock.advance(GRACE - 1);
      const restored = await b.state.apps.restore(KEY, ACT);
      expect(restored).toEqual({ kind: 'restored', app: { ...before, updatedAt: clock.now() } });
      expect(await a.state.apps.restore(KEY, ACT)).toEqual({ ...restored, kind: 'not_deleted' });
      expect(await a.state.releases.site(before?.subdomain ?? '')).toEqual(site);
      expect(await a.state.apps.env(KEY)).toEqual({ A: '1' });
      expect(await a.tables.binding(tokenHash)).toMatchObject({ app: KEY, name: 'sessions' });
      expect((await a.state.releases.list(KEY)).map((each) => each.deployID)).toEqual([deployID]);
      expect([await idsOf(a), await idsOf(a, true)]).toEqual([['shop'], []]);
      expect((await queue(a, KEY)).status).toBe('queued');
      expect(await a.state.apps.restore({ ...KEY, appID: 'none' }, ACT)).toEqual({ kind: 'no_app' });
    });

    test('a deletion ends what builds and what waits, at every stage, and its nodes hear of it', async () => {
      await using handles = await open();
      const { a, b } = handles;
      await createApp(a, KEY);
      const running = await queue(a, KEY);
      const lease = await a.jobs.claim('node');
      if (!lease) throw new Error('Nothing can be claimed');
      await a.jobs.advance(lease, 'activate');
      const waiting = await queue(a, KEY);
      const heard = Promise.withResolvers<void>();
      using _ = a.changes.subscribe((change) => {
        if (change.kind === 'ended' && change.deployID === running.deployID) heard.resolve();
      });
      await deleted(b);
      await heard.promise;
      for (const { deployID } of [running, waiting]) {
        expect(await a.state.deployments.find(KEY, deployID)).toMatchObject({ status: 'cancelled', cancelledBy: ANA });
      }
      expect(await a.jobs.finish(lease, { kind: 'live', manifestHash: 'late' })).toBe(false);
      expect((await a.state.apps.find(KEY))?.liveRelease).toBeNull();
      expect(await a.jobs.isBusy()).toBe(false);
      expect(await b.jobs.claim('node')).toBeUndefined();
    });

    test('of two deletions at once one counts, and a deletion and a deploy at once leave nothing that builds', async () => {
      await using handles = await open();
      const { a, b } = handles;
      for (let round = 0; round < 10; round += 1) {
        const key = { ...KEY, appID: `app-${round}` };
        await createApp(a, key);
        const [one, other] = await Promise.all([
          a.state.apps.delete(key, actBy('a@acme.example'), GRACE),
          b.state.apps.delete(key, actBy('b@acme.example'), GRACE),
          a.state.deployments.create(key, { branch: null, commit: null }, ACT),
          b.jobs.claim('node'),
        ]);
        expect(one?.deletion).toEqual(other?.deletion);
        expect((await a.state.deployments.list(key, { limit: 9 })).every(({ status }) => status === 'cancelled')).toBe(
          true,
        );
      }
      expect(await a.jobs.isBusy()).toBe(false);
    });

    test('after its grace an app is removed with all that it has, its name is free, and nothing of others ends', async () => {
      await using handles = await open();
      const { a, b, clock } = handles;
      const { deployID, tokenHash } = await fullApp(a);
      const domains = ['shop.example.com'];
      await a.state.apps.update(KEY, { settings: { domains } }, ACT);
      await a.roles.issue(
        {
          accessKeyID: 'AK1',
          environmentID: (await a.state.apps.find(KEY))?.environmentID ?? '',
          sealed: Buffer.from('s'),
          expiresAt: clock.now() + 100 * DAY,
        },
        { now: clock.now(), most: 5 },
        ACT,
      );
      const other = { ...KEY, appID: 'blog' };
      await fullApp(a, other);
      const keyspace = (await a.tables.binding(tokenHash))?.keyspace ?? expect.fail();
      await deleted(a);
      expect(await b.keeping.endingApp(0)).toBeUndefined();
      clock.advance(GRACE);
      expect(await b.state.apps.restore(KEY, ACT)).toMatchObject({ kind: 'too_late', app: { appID: 'shop' } });
      const ending = (await b.keeping.endingApp(0)) ?? expect.fail();
      expect(ending.logs).toEqual([deployID]);
      expect(await b.keeping.endingApp(ending.app)).toBeUndefined();
      await b.keeping.end(ending.app, { logs: ending.logs, deployments: [] });
      expect((await a.keeping.endingApp(0))?.logs).toEqual([]);
      const gone = Promise.withResolvers<void>();
      const { subdomain } = (await a.state.apps.find(KEY)) ?? expect.fail();
      using _ = a.changes.subscribe((change) => {
        if (change.kind === 'site' && change.subdomain === subdomain) gone.resolve();
      });
      const ended = await Promise.all([a.keeping.endApp(ending.app), b.keeping.endApp(ending.app)]);
      expect(ended.toSorted()).toEqual([false, true]);
      await gone.promise;
      expect(await a.state.apps.find(KEY)).toBeUndefined();
      expect(await a.state.releases.site(subdomain)).toBeUndefined();
      expect(await a.state.deployments.find(KEY, deployID)).toBeUndefined();
      expect(await a.state.releases.subdomainOf('shop.example.com')).toBeUndefined();
      expect(await a.roles.find('AK1')).toBeUndefined();
      expect(await a.tables.toDrop({ after: 0, limit: 9 })).toEqual([keyspace]);
      expect(await keptReleases(a, 'acme')).toEqual(['release of blog']);
      expect(await a.keeping.apps(undefined, 9)).toEqual([other]);
      expect(await a.keeping.apps(other, 9)).toEqual([]);
      expect(await a.state.apps.env(other)).toEqual({ A: '1' });
      // The name is free, and the new app has nothing of the old one.
      const { deployID: fresh } = await fullApp(b);
      expect((await b.state.deployments.list(KEY, { limit: 9 })).map((each) => each.deployID)).toEqual([fresh]);
      const totals = await a.state.deployments.totals();
      expect(totals.find(({ status }) => status === 'succeeded')).toMatchObject({ count: 2, ran: 3 });
    });

    test('an app with a number that is not deleted, or not long enough ago, is not removed', async () => {
      await using handles = await open();
      const { a, clock } = handles;
      await fullApp(a);
      await deleted(a);
      clock.advance(GRACE);
      const { app } = (await a.keeping.endingApp(0)) ?? expect.fail();
      clock.advance(-1);
      expect(await a.keeping.endApp(app)).toBe(false);
      await a.state.apps.restore(KEY, ACT);
      clock.advance(100 * DAY);
      expect(await a.keeping.endApp(app)).toBe(false);
      expect(await a.state.apps.find(KEY)).toMatchObject({ deletion: null });
    });

    test('an app with a lifetime is deleted when it was neither deployed nor changed for so long, and not while it builds', async () => {
      await using handles = await open();
      const { a, b, clock } = handles;
      const make = (appID: string, settings: object) =>
        createApp(a, { ...KEY, appID }, { ...CONFIG, settings: { ...settings } });
      await make('preview', { lifetime: '7d' });
      await make('busy', { lifetime: '7d' });
      await make('stays', {});
      await make('cleared', { lifetime: '1d' });
      await a.state.apps.update({ ...KEY, appID: 'cleared' }, { settings: { lifetime: null } }, ACT);
      await queue(a, { ...KEY, appID: 'busy' });
      clock.advance(7 * DAY - 1);
      expect(await a.state.apps.expire(9, GRACE)).toEqual([]);
      clock.advance(1);
      const [one, other] = await Promise.all([a.state.apps.expire(9, GRACE), b.state.apps.expire(9, GRACE)]);
      const expired = [...one, ...other];
      expect(expired.map(({ appID, deletion }) => [appID, deletion?.by])).toEqual([['preview', null]]);
      expect(await idsOf(a)).toEqual(['busy', 'cleared', 'stays']);
      // What is restored has its whole lifetime again.
      await b.state.apps.restore({ ...KEY, appID: 'preview' }, ACT);
      clock.advance(6 * DAY);
      expect((await a.state.apps.expire(9, GRACE)).map(({ appID }) => appID)).toEqual([]);
      await queue(a, { ...KEY, appID: 'preview' });
      clock.advance(6 * DAY);
      expect(await a.state.apps.expire(9, GRACE)).toEqual([]);
    });
  });
}
