import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countsWith, plus, type UsageCounts } from '../../src/contract/usage.ts';
import type { AppKey } from '../../src/platform/shared/types.ts';
import { KEPT, type UsageRow, type UsageScope, type UsageStore } from '../../src/platform/stores/usage.ts';

/** Two handles on one place. */
export interface UsageHandles extends AsyncDisposable {
  readonly one: UsageStore;
  readonly other: UsageStore;
  advance(ms: number): void;
  addApp(app: AppKey): void | Promise<void>;
  /** Adds a table of an app and returns its keyspace. */
  addTable(app: AppKey, name: string): Promise<number>;
  removeTable(app: AppKey, name: string): Promise<void>;
  /** Adds a deployment that is under way, and ends it, both by single statements. */
  endDeployment(
    app: AppKey,
    deployID: string,
    ended: { status: string; startedAt: number | null; at: number },
  ): Promise<void>;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = Date.UTC(2026, 10, 22, 23);
const APP: AppKey = { org: 'acme', project: 'shop', appID: 'web' };
const OTHER: AppKey = { org: 'acme', project: 'team', appID: 'api' };

const scope = ({ org, project, appID }: AppKey, table = ''): UsageScope => ({ org, project, app: appID, table });
const ORG: UsageScope = { org: 'acme', project: '', app: '', table: '' };
const row = (of: UsageScope, counts: Partial<UsageCounts>, hour = START): UsageRow => ({
  ...{ scope: of, hour },
  counts: countsWith(counts),
});

/** Tests a store of usage. */
export function usageSuite(name: string, open: () => Promise<UsageHandles>): void {
  const total = async (store: UsageStore, of: UsageScope) => {
    const points = await store.series(of, 'day', 0);
    return points.reduce((sum, { counts }) => plus(sum, counts), countsWith());
  };

  describe(`the ${name} usage`, () => {
    test('the tables that are full are those that store as much as they may, and those of an organization that does', async () => {
      await using it = await open();
      const blue: AppKey = { ...APP, org: 'blue' };
      for (const app of [APP, OTHER, blue]) await it.addApp(app);
      const [big, many, small, alone] = [
        await it.addTable(APP, 'big'),
        await it.addTable(APP, 'many'),
        await it.addTable(OTHER, 'small'),
        await it.addTable(blue, 'alone'),
      ];
      const tables = [
        { keyspace: big, keys: 1, bytes: 1_000 },
        { keyspace: many, keys: 50, bytes: 60 },
        { keyspace: small, keys: 1, bytes: 10 },
        { keyspace: alone, keys: 49, bytes: 999 },
      ];
      const full = async (bounds: { tableBytes: number; tableKeys: number; organizationBytes: number }) =>
        (await it.other.full(bounds)).toSorted((a, b) => a - b);
      const bounds = { tableBytes: 1_000, tableKeys: 50, organizationBytes: 1e9 };
      expect(await full(bounds)).toEqual([]);
      await it.one.setStored({ after: 0, upTo: 1_000, tables }, START);
      expect(await full(bounds)).toEqual([big, many]);
      expect(await full({ ...bounds, organizationBytes: 1_070 })).toEqual([big, many, small]);
      expect(await full({ ...bounds, tableBytes: 999, organizationBytes: 1_071 })).toEqual([big, many, alone]);
      await it.one.setStored({ after: 0, upTo: 1_000, tables: tables.slice(1) }, START);
      expect(await full(bounds)).toEqual([many]);
      await it.removeTable(APP, 'many');
      await it.one.setStored({ after: 0, upTo: 1_000, tables: [] }, START);
      expect(await full(bounds)).toEqual([]);
    });

    test('two nodes add to the same hours of an app, and its table, project and organization have the sums by hour and day', async () => {
      await using it = await open();
      const first = [row(scope(APP, 'carts'), { get_ok: 2, kvs_bytes_in: 10 }), row(scope(APP), { site_2xx: 5 })];
      const second = [row(scope(APP, 'carts'), { get_ok: 3 }), row(scope(OTHER), { site_2xx: 7 }, START + HOUR)];
      await Promise.all([
        it.one.add({ writer: 'a', number: 1, rows: first }),
        it.other.add({ writer: 'b', number: 1, rows: second }),
      ]);
      const tables = await it.one.series(scope(APP, 'carts'), 'hour', START);
      expect(tables).toEqual([{ start: START, counts: countsWith({ get_ok: 5, kvs_bytes_in: 10 }) }]);
      const app = await it.other.series(scope(APP), 'hour', START);
      expect(app).toEqual([{ start: START, counts: countsWith({ get_ok: 5, kvs_bytes_in: 10, site_2xx: 5 }) }]);
      const hours = await it.one.series(ORG, 'hour', START);
      expect(hours.map(({ start, counts }) => [start, counts.site_2xx])).toEqual([
        [START, 5],
        [START + HOUR, 7],
      ]);
      // 23 o'clock and midnight are two days.
      const days = await it.one.series(ORG, 'day', START - 23 * HOUR);
      expect(days.map(({ counts }) => counts.site_2xx)).toEqual([5, 7]);
      expect(await it.one.series(ORG, 'hour', START + HOUR)).toHaveLength(1);
      expect(await it.one.series({ ...ORG, org: 'other' }, 'hour', 0)).toEqual([]);
    });

    test('a flush that is repeated, by any handle and at once, is added once', async () => {
      await using it = await open();
      const flush = { writer: 'a', number: 1, rows: [row(scope(APP), { site_2xx: 1 })] };
      await Promise.all([it.one.add(flush), it.other.add(flush), it.one.add(flush)]);
      await it.one.add({ ...flush, number: 2 });
      await it.other.add(flush);
      await it.other.add({ ...flush, number: 2 });
      expect((await total(it.one, scope(APP))).site_2xx).toBe(2);
    });

    test('random flushes of two writers, some of them repeated, give the sums of a plain list', async () => {
      await using it = await open();
      const scopes = [scope(APP), scope(APP, 'carts'), scope(APP, 'users'), scope(OTHER)];
      const flush = fc.record({
        writer: fc.constantFrom('a', 'b'),
        rows: fc.uniqueArray(fc.record({ at: fc.nat(3), hour: fc.nat(30), n: fc.nat(9) }), {
          maxLength: 6,
          selector: ({ at, hour }) => `${at}/${hour}`,
        }),
        repeats: fc.nat(2),
      });
      let run = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(flush, { maxLength: 6 }), async (flushes) => {
          run += 1;
          const org = `org-${run}`;
          const numbers = new Map<string, number>();
          const expected = new Map<number, number>();
          for (const { writer, rows, repeats } of flushes) {
            const number = (numbers.get(writer) ?? 0) + 1;
            numbers.set(writer, number);
            const made = rows.map(({ at, hour, n }) =>
              row({ ...(scopes[at] ?? scope(APP)), org }, { get_ok: n }, START + hour * HOUR),
            );
            for (const { hour, n } of rows) expected.set(hour, (expected.get(hour) ?? 0) + n);
            const given = { writer: `${writer}-${run}`, number, rows: made };
            for (let times = 0; times <= repeats; times += 1) await (times % 2 ? it.other : it.one).add(given);
          }
          const points = await it.one.series({ ...ORG, org }, 'hour', 0);
          const found = points.map(({ start, counts }) => [(start - START) / HOUR, counts.get_ok]);
          expect(found).toEqual([...expected].sort(([one], [other]) => one - other));
        }),
        { numRuns: 12 },
      );
    });

    test('deployments that end are counted once, by the hour of their end, if two nodes count at once too', async () => {
      await using it = await open();
      await it.addApp(APP);
      for (let n = 0; n < 6; n += 1) {
        const status = ['succeeded', 'failed', 'cancelled'][n % 3] ?? '';
        const startedAt = status === 'cancelled' ? null : START + n;
        await it.endDeployment(APP, `dpl-${n}`, { status, startedAt, at: START + n + 500 });
      }
      const counted = await Promise.all([it.one.countEnded(4), it.other.countEnded(4), it.one.countEnded(4)]);
      counted.push(await it.other.countEnded(10));
      expect(counted.reduce((sum, each) => sum + each, 0)).toBe(6);
      const ended = { deploy_succeeded: 2, deploy_failed: 2, deploy_cancelled: 2, build_ms: 2_000 };
      expect(await it.one.series(scope(APP), 'hour', 0)).toEqual([{ start: START, counts: countsWith(ended) }]);
      expect(await total(it.one, ORG)).toMatchObject(ended);
    });

    test('sizes of tables are known for every scope, and follow deletion and a table of the same name', async () => {
      await using it = await open();
      for (const app of [APP, OTHER]) await it.addApp(app);
      const carts = await it.addTable(APP, 'carts');
      const users = await it.addTable(OTHER, 'users');
      const all = { after: 0, upTo: 1_000 };
      const tables = [
        { keyspace: carts, keys: 3, bytes: 30 },
        { keyspace: users, keys: 1, bytes: 5 },
        { keyspace: 900, keys: 9, bytes: 9 },
      ];
      await Promise.all([it.one.setStored({ ...all, tables }, START), it.other.setStored({ ...all, tables }, START)]);
      expect(await it.one.stored(ORG)).toEqual({ keys: 4, bytes: 35 });
      expect(await it.one.stored(scope(APP))).toEqual({ keys: 3, bytes: 30 });
      expect(await it.one.stored(scope(APP, 'carts'))).toEqual({ keys: 3, bytes: 30 });
      await it.removeTable(APP, 'carts');
      // Its entries are not dropped yet.
      await it.one.setStored({ ...all, tables }, START + HOUR);
      expect(await it.other.stored(scope(APP))).toEqual({ keys: 0, bytes: 0 });
      const again = await it.addTable(APP, 'carts');
      const next = [{ keyspace: again, keys: 1, bytes: 7 }];
      await it.other.setStored({ ...all, tables: next }, START + DAY);
      expect(await it.one.stored(ORG)).toEqual({ keys: 1, bytes: 7 });
      const changes = (await it.one.series(ORG, 'hour', 0)).map(({ counts }) => counts.bytes_change);
      expect(changes).toEqual([35, -30, 2]);
      // Another range says nothing about this table.
      await it.one.setStored({ after: again, upTo: 1_000, tables: [] }, START + DAY);
      expect(await it.one.stored(scope(APP))).toEqual({ keys: 1, bytes: 7 });
      await it.one.setStored({ after: 0, upTo: again, tables: [] }, START + DAY);
      expect(await it.one.stored(ORG)).toEqual({ keys: 0, bytes: 0 });
    });

    test('lists the parts of an organization, a project and an app in pages', async () => {
      await using it = await open();
      const rows = ['a', 'b', 'c'].flatMap((appID) => [
        row(scope({ ...APP, appID }), { site_2xx: 1 }),
        row(scope({ ...APP, appID }, 't1'), { get_ok: 2 }, START + DAY),
        row(scope({ ...APP, appID, project: 'aaa' }, 't2'), { get_ok: 3 }),
      ]);
      await it.one.add({ writer: 'a', number: 1, rows });
      const list = async (of: UsageScope, after?: { project: string; name: string }, since = 0) =>
        (await it.other.parts(of, since, { after, limit: 2 })).map(({ scope: { project, app, table }, counts }) =>
          [project, app, table, counts.get_ok + counts.site_2xx].join(' '),
        );
      expect(await list(ORG)).toEqual(['aaa a  3', 'aaa b  3']);
      expect(await list(ORG, { project: 'aaa', name: 'b' })).toEqual(['aaa c  3', 'shop a  3']);
      expect(await list({ ...ORG, project: 'shop' }, { project: 'shop', name: 'b' })).toEqual(['shop c  3']);
      expect(await list(scope(APP))).toEqual([]);
      expect(await list({ ...scope(APP), app: 'a' }, undefined, START + HOUR)).toEqual(['shop a t1 2']);
      expect(await list({ ...scope(APP), app: 'a' }, undefined, START + 2 * DAY)).toEqual(['shop a t1 0']);
    });

    test('lists the tables that a quota refused or that are busy since an hour, the most refused first', async () => {
      await using it = await open();
      const pressed = async (org: string, since: number, limit = 9) =>
        (await it.other.pressed(org, since, { busy: 100, limit })).map(
          ({ scope: { project, app, table }, limited, most }) => [project, app, table, limited, most].join(' '),
        );
      const quiet = [row(scope(APP, 'quiet'), { get_ok: 99 }), row(scope(APP), { site_2xx: 900 })];
      await it.one.add({ writer: 'a', number: 1, rows: quiet });
      expect(await pressed('acme', START)).toEqual([]);
      const rows = [
        row(scope(APP, 'busy'), { get_ok: 60, put_ok: 40 }),
        row(scope(APP, 'busy'), { get_ok: 10 }, START + HOUR),
        row(scope(OTHER, 'full'), { get_limited: 1, put_limited: 2 }),
        row(scope(OTHER, 'full'), { other_limited: 3, get_ok: 5 }, START + HOUR),
        row(scope(OTHER, 'fuller'), { delete_limited: 7 }, START - HOUR),
        row(scope({ ...APP, org: 'other' }, 'else'), { get_limited: 9 }),
      ];
      await it.one.add({ writer: 'a', number: 2, rows });
      expect(await pressed('acme', START)).toEqual(['team api full 6 8', 'shop web busy 0 100']);
      expect(await pressed('acme', START - HOUR, 2)).toEqual(['team api fuller 7 7', 'team api full 6 8']);
      expect(await pressed('acme', START + 2 * HOUR)).toEqual([]);
    });

    test('sums what functions use, beyond what 32 bits hold', async () => {
      await using it = await open();
      const counts = { function_requests: 3, function_ms: 4_500, function_mib_ms: 512 * 86_400_000 };
      await it.one.add({ writer: 'a', number: 1, rows: [row(scope(APP), counts)] });
      await it.other.add({ writer: 'b', number: 1, rows: [row(scope(OTHER), counts, START + HOUR)] });
      expect(await it.other.series(scope(APP), 'hour', 0)).toEqual([{ start: START, counts: countsWith(counts) }]);
      expect(await total(it.one, ORG)).toEqual(
        countsWith({ function_requests: 6, function_ms: 9_000, function_mib_ms: 1_024 * 86_400_000 }),
      );
    });

    test('a turn goes to one of two handles, and to the next one when its time is over', async () => {
      await using it = await open();
      const turns = () => Promise.all([it.one.claimTurn('stored', 1_000), it.other.claimTurn('stored', 1_000)]);
      expect((await turns()).filter((won) => won)).toHaveLength(1);
      it.advance(999);
      expect(await turns()).toEqual([false, false]);
      expect(await it.one.claimTurn('collect', 1_000)).toBe(true);
      it.advance(1);
      expect((await turns()).filter((won) => won)).toHaveLength(1);
    });

    test('removes hours and days that are too old, in parts, and scopes without any', async () => {
      await using it = await open();
      const hour = Date.UTC(2024, 0, 1);
      await it.one.add({ writer: 'a', number: 1, rows: [row(scope(APP), { get_ok: 1 }, hour)] });
      await it.one.prune(hour + KEPT.hour, 100);
      expect(await it.one.series(ORG, 'hour', 0)).toHaveLength(1);
      // The organization, the project and the app.
      expect(await it.one.prune(hour + KEPT.hour + 1, 2)).toBe(2);
      expect(await it.one.prune(hour + KEPT.hour + 1, 2)).toBe(1);
      expect(await it.one.series(ORG, 'hour', 0)).toEqual([]);
      expect(await it.one.series(ORG, 'day', 0)).toHaveLength(1);
      await it.one.prune(hour + KEPT.day + 1, 100);
      expect(await it.one.series(ORG, 'day', 0)).toEqual([]);
      expect(await it.one.parts(ORG, 0, { limit: 10 })).toEqual([]);
    });
  });
}
