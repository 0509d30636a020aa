import { describe, expect, test } from 'vitest';
import type { Stores } from '../../src/platform/stores/index.ts';
import type { AppConfig } from '../../src/platform/stores/rows/records.ts';
import { ACT } from '../support/acts.ts';
import { build } from '../support/jobs.ts';
import { createApp, queue, type StateHandle, type StateHandles } from './state.ts';

type Handle = StateHandle & Pick<Stores, 'schedules'>;

/** Two handles on one place. */
export interface ScheduleHandles extends StateHandles {
  readonly a: Handle;
  readonly b: Handle;
}

const KEY = { org: 'acme', project: 'web', appID: 'shop' };
const NIGHTLY = { cron: '0 3 * * *', path: '/nightly' };
const HOURLY = { cron: '0 * * * *', path: '/hourly' };
const CONFIG: AppConfig = {
  ...{ repository: 'acme/shop', branch: 'main', buildCommand: null, outputDirectory: null, region: null },
  settings: {},
};

/** Tests an engine of `Schedules`. */
export function schedulesSuite(engine: string, open: () => Promise<ScheduleHandles>): void {
  /** Creates a live app. */
  const live = async (handle: Handle, settings: AppConfig['settings'] = {}, key = KEY) => {
    await createApp(handle, key, { ...CONFIG, settings });
    await build(handle.jobs, (await queue(handle, key)).deployID, 'm1');
  };
  const due = (handle: Handle) => handle.schedules.due(10);

  describe(`the schedules on ${engine}`, () => {
    test('an app is due from the change that gives it a schedule, and after a time that is set', async () => {
      await using handles = await open();
      const { a, b, clock } = handles;
      await live(a);
      expect(await due(a)).toEqual([]);
      await a.state.apps.update(KEY, { settings: { schedule: [NIGHTLY] } }, ACT);
      const [first] = await due(b);
      const now = clock.now();
      expect(first).toMatchObject({ app: KEY, entries: [NIGHTLY], since: null, now });
      if (!first) return;
      expect(await b.schedules.take(first, now + 5_000)).toBe(true);
      expect(await due(a)).toEqual([]);
      clock.advance(5_000);
      expect(await due(a)).toMatchObject([{ since: now, dueAt: now + 5_000, now: now + 5_000 }]);
    });

    test('of two nodes that take a time at once, one gets it', async () => {
      await using handles = await open();
      const { a, b, clock } = handles;
      await live(a, { schedule: [HOURLY] });
      for (let round = 0; round < 5; round += 1) {
        const [one] = await due(a);
        const [other] = await due(b);
        if (!one || !other) throw new Error('Nothing is due');
        const next = clock.now() + 1_000;
        const taken = await Promise.all([a.schedules.take(one, next), b.schedules.take(other, next)]);
        expect(taken.filter(Boolean)).toHaveLength(1);
        clock.advance(1_000);
      }
    });

    test('a schedule that was changed meanwhile is not taken, and begins anew', async () => {
      await using handles = await open();
      const { a, b } = handles;
      await live(a, { schedule: [HOURLY] });
      const [old] = await due(a);
      await b.state.apps.update(KEY, { settings: { schedule: [NIGHTLY] } }, ACT);
      expect(old && (await a.schedules.take(old, 1))).toBe(false);
      expect(await due(a)).toMatchObject([{ entries: [NIGHTLY], since: null }]);
    });

    test('another change of the settings leaves the times as they are, and without a schedule there are none', async () => {
      await using handles = await open();
      const { a, clock } = handles;
      await live(a, { schedule: [HOURLY] });
      const [first] = await due(a);
      if (!first) throw new Error('Nothing is due');
      await a.schedules.take(first, clock.now() + 60_000);
      await a.state.apps.update(KEY, { settings: { noindex: true } }, ACT);
      expect(await due(a)).toEqual([]);
      clock.advance(60_000);
      expect(await due(a)).toHaveLength(1);
      await a.state.apps.update(KEY, { settings: { schedule: null } }, ACT);
      expect(await due(a)).toEqual([]);
    });

    test('one that never comes again, of a deleted app, and of an app that is not live is not due', async () => {
      await using handles = await open();
      const { a, clock } = handles;
      await live(a, { schedule: [HOURLY] });
      await live(a, { schedule: [HOURLY] }, { ...KEY, appID: 'gone' });
      await createApp(a, { ...KEY, appID: 'new' }, { ...CONFIG, settings: { schedule: [HOURLY] } });
      await a.state.apps.delete({ ...KEY, appID: 'gone' }, ACT, 1_000);
      const [first, ...more] = await due(a);
      expect([first?.app.appID, more]).toEqual(['shop', []]);
      expect(first && (await a.schedules.take(first, null))).toBe(true);
      clock.advance(400 * 86_400_000);
      expect(await due(a)).toEqual([]);
    });

    test('the one that waits longest comes first', async () => {
      await using handles = await open();
      const { a, clock } = handles;
      for (const [n, appID] of ['one', 'two', 'three'].entries()) {
        await live(a, { schedule: [HOURLY] }, { ...KEY, appID });
        const [each] = await due(a);
        if (each) await a.schedules.take(each, clock.now() + 10_000 - n);
      }
      clock.advance(10_000);
      expect((await a.schedules.due(2)).map(({ app }) => app.appID)).toEqual(['three', 'two']);
    });
  });
}
