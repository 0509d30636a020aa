import fc from 'fast-check';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openClusterKvs } from '../../../../src/platform/stores/cluster/kvs/kvs.ts';
import type { KvsEngine, KvsEntry } from '../../../../src/platform/stores/kvs.ts';
import { kvsEngineSuite } from '../../../contract-suites/kvs-engine.ts';
import { FakeClock } from '../../../support/clock.ts';
import { lacksPostgres, type PostgresServer, postgresForTests, startPostgres } from '../../../support/postgres.ts';
import { createWithTables, entry, gone, openSession, range, until, untilBlocked } from './kvs-support.ts';

const servers = new Map<string, Promise<PostgresServer>>();
/** Starts the server of a name once. */
function serverOf(name: string): Promise<PostgresServer> {
  const programs = postgresForTests().find((each) => each.name === name);
  const started = servers.get(name) ?? startPostgres(programs);
  servers.set(name, started);
  return started;
}
afterAll(async () => {
  for (const server of servers.values()) await (await server)[Symbol.asyncDispose]();
});

lacksPostgres('the KVS engine on PostgreSQL');

for (const { name } of postgresForTests()) {
  kvsEngineSuite(name, { shared: true }, async () => {
    const url = await createWithTables(await serverOf(name), [0, 1, 2, 7, 11]);
    return { open: async (clock) => openClusterKvs({ url, clock }), async [Symbol.asyncDispose]() {} };
  });

  describe(`the ${name} engine`, () => {
    test('agrees with a model in memory, whichever handle is used', { timeout: 120_000 }, async () => {
      const url = await createWithTables(await serverOf(name), range(200));
      const clock = new FakeClock(1_000);
      await using one = openClusterKvs({ url, clock });
      await using other = openClusterKvs({ url, clock });
      let keyspace = 0;
      const property = fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        keyspace += 2;
        await agrees([one, other], clock, keyspace, steps);
      });
      await fc.assert(property, { numRuns: 60 });
    });

    test('writes of a key are applied in the order of the calls, also over many batches', async () => {
      const url = await createWithTables(await serverOf(name), [1]);
      await using engine = openClusterKvs({ url });
      const seen: number[] = [];
      const writes: Promise<void>[] = [];
      for (const n of range(400)) {
        writes.push(engine.put(1, 'a', entry(String(n))), engine.put(1, `k${n % 7}`, entry(String(n))));
        if (n % 50 === 0) writes.push(engine.delete(1, 'k3'));
        if (n % 20 === 0) seen.push(Number((await engine.get(1, 'a'))?.value ?? -1));
      }
      await Promise.all(writes);
      expect(seen).toEqual(seen.toSorted((a, b) => a - b));
      expect(await engine.get(1, 'a')).toEqual(entry('399'));
      for (const n of range(7)) expect((await engine.get(1, `k${n}`))?.value).toBe(String(n === 0 ? 399 : 392 + n));
    });

    test('entries expire by the clock of the database, whatever the clocks of the nodes say', async () => {
      const url = await createWithTables(await serverOf(name), [1]);
      await using engine = openClusterKvs({ url });
      await using session = await openSession(url);
      const now = async () => Number(Object((await session.rows('SELECT slipway_now() AS now'))[0]).now);
      // This process is a node whose clock is an hour ahead, and then an hour behind.
      onTestFinished(() => void vi.useRealTimers());
      for (const ahead of [3_600_000, -3_600_000]) {
        vi.useFakeTimers({ toFake: ['Date'], now: (await now()) + ahead });
        const least = (await now()) + 60_000;
        await engine.put(1, 'living', { value: '1', ttlMs: 60_000 });
        const most = (await now()) + 60_000;
        await engine.put(1, 'expired', { value: '2', ttlMs: 60_000 });
        await session.rows(`UPDATE kvs_entries SET expires_at = slipway_now() WHERE key = 'expired'`);
        const living = await engine.get(1, 'living');
        expect(living?.expiresAt).toBeGreaterThanOrEqual(least);
        expect(living?.expiresAt).toBeLessThanOrEqual(most);
        expect(await engine.get(1, 'expired')).toBeUndefined();
        expect(await engine.sweep(100)).toBe(1);
        expect(await engine.get(1, 'living')).toEqual(living);
        vi.useRealTimers();
      }
    });

    test('many large values are stored and read at once', async () => {
      const url = await createWithTables(await serverOf(name), [1]);
      await using engine = openClusterKvs({ url });
      const value = (n: number) => JSON.stringify(String(n).repeat(64).padEnd(65_000, 'é€'));
      await Promise.all(range(300).map((n) => engine.put(1, `k${n}`, entry(value(n)))));
      const read = await Promise.all(range(300).map(async (n) => engine.get(1, `k${n}`)));
      for (const n of range(300)) expect(read[n]?.value === value(n)).toBe(true);
    });

    test('entries are found by an index, also if the statements were prepared while there were none', async () => {
      const url = await createWithTables(await serverOf(name), [1]);
      await using engine = openClusterKvs({ url });
      await using session = await openSession(url);
      await session.rows('ANALYZE');
      const use = async () => {
        await Promise.all([engine.get(1, 'k7'), engine.delete(1, 'none'), engine.put(1, 'k8', entry('8'))]);
      };
      for (const _ of range(10)) await use();
      await session.rows(
        "INSERT INTO kvs_entries SELECT 1, convert_to('n' || n, 'UTF8'), '1' FROM generate_series(1, 5000) n",
      );
      const scans = async () => {
        const [row] = await session.rows(`SELECT sum(idx_scan)::int AS index, sum(seq_scan)::int AS whole
          FROM pg_stat_user_tables WHERE relname LIKE 'kvs_entries%'`);
        return Object(row);
      };
      // PostgreSQL publishes these counts about once a second.
      await until(async () => {
        await use();
        return (await scans()).index > 20;
      });
      expect((await scans()).whole).toBe(0);
    });

    test('after any handle or program deletes a table, every handle refuses its calls at once, and no other ones', async () => {
      const url = await createWithTables(await serverOf(name), [1, 2]);
      await using one = openClusterKvs({ url });
      await using other = openClusterKvs({ url });
      await using session = await openSession(url);
      for (const engine of [one, other]) await engine.put(1, 'a', entry('1'));
      await session.rows('DELETE FROM kvs_tables WHERE keyspace = 1');
      for (const engine of [one, other]) {
        const calls = [
          engine.put(1, 'a', entry('2')),
          engine.put(2, 'a', entry('2')),
          engine.delete(1, 'a'),
          engine.get(1, 'a'),
          engine.get(2, 'b'),
        ];
        expect(await Promise.allSettled(calls)).toEqual([
          { status: 'rejected', reason: gone },
          { status: 'fulfilled', value: undefined },
          { status: 'rejected', reason: gone },
          { status: 'rejected', reason: gone },
          { status: 'fulfilled', value: undefined },
        ]);
      }
      expect(await one.get(2, 'a')).toEqual(entry('2'));
      await one.drop(1);
      expect(await session.rows('SELECT keyspace FROM kvs_entries')).toEqual([{ keyspace: '2' }]);
    });

    test('a drop waits for statements under way, and removes what they insert', async () => {
      const url = await createWithTables(await serverOf(name), [1]);
      await using engine = openClusterKvs({ url });
      await using node = await openSession(url);
      await using session = await openSession(url);
      await node.rows('BEGIN');
      await node.rows("INSERT INTO kvs_entries VALUES (1, 'a', '1', NULL)");
      await session.rows('DELETE FROM kvs_tables WHERE keyspace = 1');
      let isDropped = false;
      const drop = engine.drop(1).then(() => {
        isDropped = true;
      });
      await untilBlocked(session, 'LOCK TABLE');
      expect(isDropped).toBe(false);
      await node.rows('COMMIT');
      await drop;
      expect(await session.rows('SELECT * FROM kvs_entries')).toEqual([]);
    });

    test('a drop reads each entry once, also while an older transaction still sees those that were removed', async () => {
      const url = await createWithTables(await serverOf(name), [2]);
      await using older = await openSession(url);
      await using session = await openSession(url);
      await session.rows(
        "INSERT INTO kvs_entries SELECT 1 + n % 2, decode(lpad(to_hex(n), 6, '0'), 'hex'), '1' FROM generate_series(0, 39999) n",
      );
      await session.rows("INSERT INTO kvs_entries VALUES (1, '', '1'), (1, '\\x00', '1'), (1, '\\x0000', '1')");
      await session.rows('VACUUM ANALYZE kvs_entries');
      await older.rows('BEGIN ISOLATION LEVEL REPEATABLE READ');
      await older.rows('SELECT count(*) FROM kvs_tables');
      const read = async () => {
        const [row] = await session.rows(`SELECT sum(idx_tup_read)::int AS read FROM pg_stat_user_indexes
          WHERE indexrelname LIKE 'kvs_entries%'`);
        return Number(Object(row).read);
      };
      const engine = openClusterKvs({ url });
      await engine.drop(1);
      // Sessions publish their counts when they end.
      await engine.close();
      await until(async () => (await read()) >= 20_000);
      await until(async () => {
        const running =
          "SELECT FROM pg_stat_activity WHERE application_name LIKE 'slipway%' AND datname = current_database()";
        return (await session.rows(running)).length === 0;
      });
      expect(await read()).toBeLessThan(100_000);
      expect(await session.rows('SELECT keyspace, count(*)::int FROM kvs_entries GROUP BY keyspace')).toEqual([
        { keyspace: '2', count: 20_000 },
      ]);
    });

    test('a put that has begun before its table was deleted, and waits for a drop, stores nothing', async () => {
      const url = await createWithTables(await serverOf(name), [1]);
      await using engine = openClusterKvs({ url });
      await using node = await openSession(url);
      await using session = await openSession(url);
      // Several runs, so that the statement is prepared and its plan is kept.
      for (const n of range(10)) await engine.put(1, `k${n}`, entry('1'));
      await node.rows('BEGIN');
      await node.rows('LOCK TABLE ONLY kvs_entries IN SHARE MODE');
      const put = Promise.allSettled([engine.put(1, 'late', entry('1'))]);
      await untilBlocked(session, 'INSERT INTO kvs_entries');
      await session.rows('DELETE FROM kvs_tables WHERE keyspace = 1');
      await node.rows('COMMIT');
      expect(await put).toEqual([{ status: 'rejected', reason: gone }]);
      expect(await session.rows("SELECT * FROM kvs_entries WHERE key = 'late'")).toEqual([]);
    });
  });
}

type Call =
  | { readonly kind: 'put'; readonly at: Place; readonly value: string; readonly ttl: number | null }
  | { readonly kind: 'get'; readonly at: Place }
  | { readonly kind: 'delete'; readonly at: Place };
type Place = { readonly handle: 0 | 1; readonly table: 0 | 1; readonly key: string };
type Step =
  | { readonly kind: 'round'; readonly calls: readonly Call[] }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'sweep' | 'drop'; readonly handle: 0 | 1 };

const KEYS = ['a', 'b', '\0', 'a\0b', '\\x41', '\\', '\\000', '{}', 'NULL', '"', '😀', '\ud83d', 'é', 'e\u0301'];
const handle = fc.constantFrom<0 | 1>(0, 1);
const at = fc.record({ handle, table: fc.constantFrom<0 | 1>(0, 1), key: fc.constantFrom(...KEYS) });
const call: fc.Arbitrary<Call> = fc.oneof(
  fc.record({
    ...{ kind: fc.constant('put' as const), at, ttl: fc.option(fc.integer({ min: 1, max: 50 })) },
    value: fc.oneof(fc.json(), fc.constantFrom('', '\\', 'NULL', '{}', '"\\u0000"', '-0')),
  }),
  fc.record({ kind: fc.constant('get' as const), at }),
  fc.record({ kind: fc.constant('delete' as const), at }),
);
/** Calls that are made at once. Keys differ, so that every order has the same result. */
const round = fc
  .uniqueArray(call, { minLength: 1, maxLength: 8, selector: (each) => `${each.at.table}${each.at.key}` })
  .map((calls): Step => ({ kind: 'round', calls }));
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: round },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 40 }).map((ms): Step => ({ kind: 'wait', ms })) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('sweep' as const, 'drop' as const), handle }) },
);

async function agrees(
  engines: readonly KvsEngine[],
  clock: FakeClock,
  keyspace: number,
  steps: readonly Step[],
): Promise<void> {
  const engineOf = (index: 0 | 1) => engines[index] as KvsEngine;
  const model = new Map<string, KvsEntry>();
  // A lone surrogate has no UTF-8, and is stored as U+FFFD.
  const idOf = ({ table, key }: Place) => `${table}${key.toWellFormed()}`;
  const liveOf = (place: Place) => {
    const stored = model.get(idOf(place));
    return stored && (stored.expiresAt === null || stored.expiresAt > clock.now()) ? stored : undefined;
  };
  const make = async (made: Call) => {
    const [engine, table, { key }] = [engineOf(made.at.handle), keyspace + made.at.table, made.at];
    if (made.kind === 'get') return engine.get(table, key);
    if (made.kind === 'delete') {
      model.delete(idOf(made.at));
      return engine.delete(table, key);
    }
    const { value, ttl } = made;
    model.set(idOf(made.at), entry(value, ttl === null ? null : clock.now() + ttl));
    return engine.put(table, key, { value, ttlMs: ttl ?? undefined });
  };
  const everything = KEYS.flatMap((key): Call[] =>
    ([0, 1] as const).map((n) => ({ kind: 'get', at: { handle: n, table: n, key } })),
  );
  for (const each of [...steps, { kind: 'round', calls: everything } satisfies Step]) {
    if (each.kind === 'wait') clock.advance(each.ms);
    else if (each.kind === 'round') {
      const expected = each.calls.map((made) => (made.kind === 'get' ? liveOf(made.at) : undefined));
      expect(await Promise.all(each.calls.map(make))).toEqual(expected);
    } else {
      const removed = [...model].filter(([id, { expiresAt }]) =>
        each.kind === 'drop' ? id.startsWith('0') : expiresAt !== null && expiresAt <= clock.now(),
      );
      if (each.kind === 'drop') await engineOf(each.handle).drop(keyspace);
      else expect(await engineOf(each.handle).sweep(1_000)).toBe(removed.length);
      for (const [id] of removed) model.delete(id);
    }
  }
  clock.advance(60_000);
  await engineOf(0).sweep(1_000);
}
