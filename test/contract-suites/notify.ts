import { describe, expect, test } from 'vitest';
import type { BuildFailureFacts } from '../../src/platform/shared/types.ts';
import type { Stores } from '../../src/platform/stores/index.ts';
import { CLAIM_MS, CONFIRM_MS, LETTERS_MOST, type NewTarget, TARGETS_MOST } from '../../src/platform/stores/notify.ts';
import { actBy } from '../support/acts.ts';
import { build, failBuild } from '../support/jobs.ts';
import { expectRecorded, type Log } from './recorded.ts';
import { createApp, queue, type StateHandle, type StateHandles } from './state.ts';

type Handle = StateHandle & Pick<Stores, 'notify' | 'keeping' | 'audit'>;

/** Two handles on one place. */
export interface NotifyHandles extends StateHandles, Pick<Log, 'run'> {
  readonly a: Handle;
  readonly b: Handle;
}

const KEY = { org: 'acme', project: 'web', appID: 'shop' };
const ACT = { by: 'ana@acme.example', via: 'id-token', from: null } as const;
const ALL = ['failed', 'fixed', 'live', 'deleted', 'quota'] as const;
const NOBODY = { targets: [], organizations: [] };
const FAILED: BuildFailureFacts = {
  ...{ stage: 'build', code: 'build_failed', message: 'nul \0 and "quotes"', exitCode: 2, signal: null },
  ...{ log: [], diagnostics: [] },
};

function target(id: string, more: Partial<NewTarget> = {}): NewTarget {
  const sealed = Buffer.from(`sealed ${id}`);
  return {
    id,
    org: 'acme',
    project: null,
    appID: null,
    kind: 'webhook',
    shown: 'https://x',
    events: ALL,
    sealed,
    ...more,
  };
}

/** Tests an engine of `NotifyStore`. */
export function notifySuite(engine: string, open: () => Promise<NotifyHandles>): void {
  const failed = async (handle: StateHandle, key = KEY) => {
    const { deployID } = await queue(handle, key);
    await failBuild(handle.jobs, deployID, FAILED);
    return deployID;
  };
  const live = async (handle: StateHandle, key = KEY) => {
    const { deployID } = await queue(handle, key);
    await build(handle.jobs, deployID, `release of ${deployID}`);
    return deployID;
  };
  const told = async ({ notify }: Handle, id?: string) =>
    (await notify.deliveries('acme', { target: id, limit: 100 }))
      .map(({ event, deployID }) => [event, deployID])
      .reverse();

  describe(`notifications on ${engine}`, () => {
    test('each end of a deployment is told of once, with what it means', async () => {
      await using handles = await open();
      const { a, b } = handles;
      await createApp(a);
      const before = await failed(a);
      await a.notify.add(target('all'), ACT);
      await a.notify.add(target('some', { events: ['fixed'] }), ACT);
      const [first, second, third, fourth, fifth] = [
        await failed(a),
        await live(b),
        await live(a),
        await failed(b),
        await live(a),
      ];
      expect(await told(b, 'all')).toEqual([
        ['failed', first],
        ['live', second],
        ['failed', fourth],
        ['fixed', fifth],
      ]);
      // The first release also is the first success after a failure.
      expect(await told(b, 'some')).toEqual([
        ['fixed', second],
        ['fixed', fifth],
      ]);
      expect([before, third]).not.toContain(first);
      const [newest] = await b.notify.deliveries('acme', { target: 'all', limit: 1 });
      expect(newest).toMatchObject({ ...KEY, kind: 'webhook', shown: 'https://x', state: 'pending', attempts: 0 });
      expect(newest?.id).toMatch(/^msg_[0-9a-f]{32}$/);
    });

    test('a deployment that its node left, and the deletion of an app, are told of; a cancelled deployment is not', async () => {
      await using handles = await open();
      const { a, b, clock } = handles;
      await createApp(a);
      await a.notify.add(target('all'), ACT);
      const { deployID } = await queue(a);
      await a.jobs.claim('node');
      clock.advance(10 * 60_000);
      expect(await b.jobs.expire()).toEqual([deployID]);
      const next = await queue(a);
      await a.state.deployments.cancel(KEY, next.deployID, ACT);
      await a.state.apps.delete(KEY, actBy('ana@acme.example'), 1_000);
      await a.state.apps.delete(KEY, actBy('ana@acme.example'), 1_000);
      expect(await told(b)).toEqual([
        ['failed', deployID],
        ['deleted', null],
      ]);
      expect((await b.notify.deliveries('acme', { limit: 1 }))[0]).toMatchObject({ by: 'ana@acme.example', ...KEY });
    });

    test('a target is told of its project or its app alone, and ends with the app', async () => {
      await using handles = await open();
      const { a, b, clock } = handles;
      const [other, elsewhere] = [
        { ...KEY, appID: 'blog' },
        { ...KEY, project: 'lab', appID: 'toy' },
      ];
      for (const key of [KEY, other, elsewhere, { ...KEY, org: 'blue' }]) await createApp(a, key);
      expect(await a.notify.add(target('app', { project: 'web', appID: 'shop' }), ACT)).toMatchObject({
        createdBy: ACT.by,
      });
      await a.notify.add(target('project', { project: 'web' }), ACT);
      await a.notify.add(target('blue', { org: 'blue' }), ACT);
      expect(await a.notify.add(target('none', { project: 'web', appID: 'none' }), ACT)).toBe('no_app');
      const [shop, blog] = [await failed(a), await failed(a, other)];
      await failed(a, elsewhere);
      expect(await told(b, 'app')).toEqual([['failed', shop]]);
      expect(await told(b, 'project')).toEqual([
        ['failed', shop],
        ['failed', blog],
      ]);
      expect(await told(b, 'blue')).toEqual([]);
      await a.state.apps.delete(KEY, ACT, 1_000);
      clock.advance(2_000);
      const ending = await a.keeping.endingApp(0);
      expect(await a.keeping.endApp(ending?.app ?? -1)).toBe(true);
      expect((await b.notify.list('acme')).map(({ id }) => id)).toEqual(['project']);
    });

    test('of two nodes one claims a message; after the time of a claim the other one does, and the first changes nothing more', async () => {
      await using handles = await open();
      const { a, b, clock } = handles;
      await a.notify.add(target('one'), ACT);
      const id = await a.notify.test('acme', 'one', ACT);
      const claims = await Promise.all([a.notify.claim(NOBODY), b.notify.claim(NOBODY), a.notify.claim(NOBODY)]);
      const [first, ...more] = claims.filter((each) => each !== undefined);
      expect(more).toEqual([]);
      if (!first) return expect.fail();
      expect(first).toMatchObject({ id, event: 'test', attempts: 1, target: 'one', org: 'acme' });
      expect(Buffer.from(first.sealed).toString()).toBe('sealed one');
      clock.advance(CLAIM_MS - 1);
      expect(await b.notify.claim(NOBODY)).toBeUndefined();
      clock.advance(1);
      expect(await b.notify.claim({ targets: ['one'], organizations: [] })).toBeUndefined();
      expect(await b.notify.claim({ targets: [], organizations: ['acme'] })).toBeUndefined();
      const second = await b.notify.claim(NOBODY);
      expect(second).toMatchObject({ id, attempts: 2 });
      expect(await a.notify.settle(first, { status: 200 })).toBe(false);
      if (!second) return expect.fail();
      expect(await b.notify.settle(second, { status: 500, problem: 'no', againMs: 5_000 })).toBe(true);
      expect(await a.notify.claim(NOBODY)).toBeUndefined();
      const [shown] = await a.notify.deliveries('acme', { limit: 9 });
      expect(shown).toMatchObject({ state: 'pending', status: 500, problem: 'no', nextAt: clock.now() + 5_000 });
      clock.advance(5_000);
      const third = await a.notify.claim(NOBODY);
      if (!third) return expect.fail();
      expect(await a.notify.settle(third, { problem: 'never' })).toBe(true);
      expect(await a.notify.settle(third, { status: 200 })).toBe(false);
      expect((await b.notify.deliveries('acme', { limit: 9 }))[0]).toMatchObject({ state: 'failed', nextAt: null });
      expect(await b.notify.redeliver('blue', third.id, ACT)).toBe(false);
      expect(await b.notify.redeliver('acme', third.id, ACT)).toBe(true);
      const again = await a.notify.claim(NOBODY);
      expect(again).toMatchObject({ id, attempts: 1 });
      if (again) await a.notify.settle(again, { status: 204 });
      expect((await b.notify.deliveries('acme', { limit: 9 }))[0]).toMatchObject({ state: 'delivered', status: 204 });
    });

    test('a change writes one row of the audit log in its transaction, and what changes nothing writes none', async () => {
      await using handles = await open();
      const { a, b, run } = handles;
      await createApp(a);
      let message = '';
      const none = 'none\0';
      expect(await a.notify.deliveries('acme', { target: none, limit: 9 })).toEqual([]);
      await expectRecorded({ audit: a.audit, run }, 'acme', [
        [() => a.notify.add(target('all', { project: 'web' }), ACT), 'notify.add all'],
        [() => b.notify.add(target('no', { project: 'web', appID: 'none' }), ACT)],
        [
          async () => {
            message = (await a.notify.test('acme', 'all', ACT)) ?? '';
          },
          'notify.test all',
        ],
        [() => b.notify.test('blue', 'all', ACT)],
        [() => b.notify.test('acme', none, ACT)],
        [() => b.notify.redeliver('acme', none, ACT)],
        [() => b.notify.redeliver('blue', message, ACT)],
        [() => b.notify.remove('acme', none, ACT)],
      ]);
      expect(await b.notify.deliveries('acme', { limit: 9 })).toHaveLength(1);
      await expectRecorded({ audit: a.audit, run }, 'acme', [
        [() => b.notify.redeliver('acme', message, ACT), `notify.redeliver ${message}`],
        [() => b.notify.remove('acme', 'all', ACT), 'notify.remove all'],
        [() => a.notify.remove('acme', 'all', ACT)],
        [() => a.notify.redeliver('acme', message, ACT)],
      ]);
      const added = (await a.audit.after('acme', 0, 9)).find(({ action }) => action === 'notify.add');
      expect(added).toMatchObject({ project: 'web', appID: null, by: ACT.by, before: null });
    });

    test('an email address that waits is told of nothing until it is confirmed, which is done once and in time', async () => {
      await using handles = await open();
      const { a, b, clock, run } = handles;
      await createApp(a);
      const mail = target('mail', { kind: 'email', shown: 'ben@acme.example' });
      const until = clock.now() + CONFIRM_MS;
      expect(await a.notify.add(mail, ACT, true)).toMatchObject({ confirmedAt: null, confirmUntil: until });
      const atOnce = await a.notify.add({ ...mail, id: 'at-once' }, ACT);
      expect(atOnce).toMatchObject({ confirmedAt: clock.now(), confirmUntil: null });
      const raised = { key: 'quota.1', event: 'quota', ...KEY, detail: '{}' } as const;
      const before = await failed(a);
      expect(await b.notify.raise(raised)).toBe(1);
      expect(await told(b, 'mail')).toEqual([['confirm', null]]);
      expect(await told(b, 'at-once')).toEqual([
        ['failed', before],
        ['quota', null],
      ]);
      const [letter] = await b.notify.deliveries('acme', { target: 'mail', limit: 1 });
      expect(await b.notify.redeliver('acme', letter?.id ?? '', ACT)).toBe(false);
      clock.advance(CONFIRM_MS - 1);
      await expectRecorded({ audit: a.audit, run }, 'acme', [
        [() => a.notify.confirm('none\0', ACT)],
        [() => a.notify.confirm('at-once', ACT)],
      ]);
      const confirmed = await Promise.all([a.notify.confirm('mail', ACT), b.notify.confirm('mail', ACT)]);
      expect(confirmed.toSorted()).toEqual([false, true]);
      expect(await b.notify.find('mail')).toMatchObject({ confirmedAt: clock.now(), confirmUntil: null });
      const after = await failed(b);
      expect(await a.notify.test('acme', 'mail', ACT)).toMatch(/^msg_/);
      expect(await told(a, 'mail')).toEqual([
        ['confirm', null],
        ['failed', after],
        ['test', null],
      ]);
      await a.notify.add({ ...mail, id: 'other' }, ACT, true);
      await expectRecorded({ audit: a.audit, run }, 'acme', [
        [() => b.notify.confirm('other', ACT), 'notify.confirm other'],
        [() => a.notify.confirm('other', ACT)],
      ]);
    });

    test('the letters to an address that waits are bounded, and each begins its time again', async () => {
      await using handles = await open();
      const { a, b, clock } = handles;
      await a.notify.add(target('mail', { kind: 'email' }), ACT, true);
      clock.advance(CONFIRM_MS);
      expect(await a.notify.confirm('mail', ACT)).toBe(false);
      for (let letters = 1; letters < LETTERS_MOST - 1; letters += 1) {
        expect(await b.notify.test('acme', 'mail', ACT)).toMatch(/^msg_/);
      }
      const last = await Promise.all([a.notify.test('acme', 'mail', ACT), b.notify.test('acme', 'mail', ACT)]);
      expect(last.filter((each) => each === 'no_letters')).toHaveLength(1);
      expect(await a.notify.test('acme', 'mail', ACT)).toBe('no_letters');
      expect(await a.notify.test('blue', 'mail', ACT)).toBeUndefined();
      expect(await told(b, 'mail')).toEqual(Array(LETTERS_MOST).fill(['confirm', null]));
      expect(await b.notify.find('mail')).toMatchObject({ confirmUntil: clock.now() + CONFIRM_MS });
      clock.advance(CONFIRM_MS - 1);
      expect(await b.notify.confirm('mail', ACT)).toBe(true);
      expect(await a.notify.test('acme', 'mail', ACT)).toMatch(/^msg_/);
    });

    test('what is raised of an organization is told to its targets for all of it alone', async () => {
      await using handles = await open();
      const { a, b } = handles;
      for (const [id, project] of [
        ['all', null],
        ['web', 'web'],
      ] as const) {
        await a.notify.add({ ...target(id), project, appID: null }, ACT);
      }
      const raised = {
        key: 'quota.org',
        event: 'quota',
        org: KEY.org,
        project: null,
        appID: null,
        detail: '{}',
      } as const;
      expect(await b.notify.raise(raised)).toBe(1);
      expect(await a.notify.raise(raised)).toBe(0);
      expect(await a.notify.deliveries(KEY.org, { limit: 9 })).toMatchObject([
        { target: 'all', event: 'quota', project: null, appID: null },
      ]);
    });

    test('what is raised of an app is told to its targets, and to those around it, and to no other app', async () => {
      await using handles = await open();
      const { a, b } = handles;
      for (const appID of ['shop', 'blog']) {
        await createApp(a, { ...KEY, appID });
        await a.notify.add({ ...target(appID), project: 'web', appID }, ACT);
      }
      await a.notify.add({ ...target('web'), project: 'web' }, ACT);
      await a.notify.add({ ...target('api'), project: 'api' }, ACT);
      expect(await b.notify.raise({ key: 'quota.app', event: 'quota', ...KEY, detail: '{}' })).toBe(2);
      const told = await a.notify.deliveries(KEY.org, { limit: 9 });
      expect(told.map((each) => each.target).sort()).toEqual(['shop', 'web']);
    });

    test('what is raised with one key is told of once; the number of targets and of messages is bounded', async () => {
      await using handles = await open();
      const { a, b, clock } = handles;
      const raised = { key: 'quota.1', event: 'quota', ...KEY, detail: '{"table":"t"}' } as const;
      expect(await a.notify.raise(raised)).toBe(0);
      for (let count = 0; count < TARGETS_MOST - 1; count += 1) await a.notify.add(target(`t${count}`), ACT);
      const last = await Promise.all([a.notify.add(target('x'), ACT), b.notify.add(target('y'), ACT)]);
      expect(last.filter((each) => each === 'full')).toHaveLength(1);
      expect(await b.notify.organizations('quota', '', 10)).toEqual(['acme']);
      expect(await b.notify.organizations('quota', 'acme', 10)).toEqual([]);
      expect(await a.notify.raise(raised)).toBe(TARGETS_MOST);
      expect(await b.notify.raise(raised)).toBe(0);
      expect(await b.notify.raise({ ...raised, key: 'quota.2' })).toBe(TARGETS_MOST);
      const bounds = { most: 1, ageMs: 1_000, limit: 12 };
      expect(await a.notify.prune(bounds)).toBe(12);
      expect(await b.notify.prune(bounds)).toBe(TARGETS_MOST - 12);
      expect(await b.notify.prune(bounds)).toBe(0);
      clock.advance(1_000);
      expect(await b.notify.prune({ ...bounds, limit: 1_000 })).toBe(TARGETS_MOST);
      expect(await a.notify.remove('blue', 't0', ACT)).toBe(false);
      await a.notify.test('acme', 't0', ACT);
      expect(await a.notify.remove('acme', 't0', ACT)).toBe(true);
      expect(await a.notify.deliveries('acme', { limit: 9 })).toEqual([]);
      expect(await a.notify.test('acme', 't0', ACT)).toBeUndefined();
    });
  });
}
