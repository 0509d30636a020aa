import { chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Log } from '../../../src/base/log.ts';
import { openDatabase } from '../../../src/platform/stores/cluster/database/database.ts';
import { migrate } from '../../../src/platform/stores/cluster/database/migrate.ts';
import { openClusterKvs } from '../../../src/platform/stores/cluster/kvs/kvs.ts';
import {
  createWithTables,
  entry,
  gone,
  openSession,
  range,
  startProxy,
  unavailable,
  until,
  untilBlocked,
} from '../../platform/stores/cluster/kvs-support.ts';
import { FakeClock } from '../../support/clock.ts';
import { leaveRoom, makeDisk, makeRoom } from '../../support/disk.ts';
import { lacksPostgres, type PostgresServer, startPostgres } from '../../support/postgres.ts';

const lacks = lacksPostgres('faults of the KVS engine on PostgreSQL');
const NOBODY = 65_534;

function recordLog(): { readonly log: Log; readonly events: string[] } {
  const events: string[] = [];
  return { events, log: (_level, event) => events.push(event) };
}

function hasEnded(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return Object(error).code === 'ESRCH';
  }
}

describe.skipIf(lacks)('the KVS engine, if PostgreSQL or the network fails', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    // If two statements end in a deadlock, they fail by their time limit, and the test fails too.
    server = await startPostgres(undefined, { deadlock_timeout: '60s' });
  });
  afterAll(() => server?.[Symbol.asyncDispose]());

  test('no acknowledged put is lost when the server is killed, and the engine goes on after its restart', async () => {
    await using own = await startPostgres();
    const url = await createWithTables(own, [1]);
    const { log, events } = recordLog();
    await using engine = openClusterKvs({ url, log });
    const acknowledged = new Map<string, number>();
    const reasons = new Set<string>();
    let isDone = false;
    const write = async (key: string) => {
      for (let n = 1; !isDone; n += 1) {
        try {
          await engine.put(1, key, entry(String(n)));
          acknowledged.set(key, n);
        } catch (error) {
          reasons.add(Object(error).name);
          await new Promise(setImmediate);
        }
      }
    };
    const total = () => [...acknowledged.values()].reduce((sum, n) => sum + n, 0);
    const writers = range(20).map((n) => write(`k${n}`));
    await until(() => total() > 500);
    await own.kill();
    await until(() => reasons.size > 0);
    await expect(Promise.resolve(engine.get(1, 'k1'))).rejects.toEqual(unavailable);
    const before = new Map(acknowledged);
    await own.restart();
    await using session = await openSession(url);
    for (const [key, n] of before) {
      const [row] = await session.rows(
        "SELECT value FROM kvs_entries WHERE keyspace = 1 AND key = convert_to($1, 'UTF8')",
        [key],
      );
      expect(Number(Object(row).value)).toBeGreaterThanOrEqual(n);
    }
    const later = total();
    await until(() => total() > later + 500);
    isDone = true;
    await Promise.all(writers);
    for (const [key, n] of acknowledged) expect(await engine.get(1, key)).toEqual(entry(String(n)));
    expect([...reasons]).toEqual(['StoreUnavailable']);
    expect(new Set(events)).toEqual(new Set(['kvs_database_away', 'kvs_database_back']));
  });

  test('an idle connection that was ended is replaced, and no call fails', async () => {
    const url = await createWithTables(server, [1]);
    await using engine = openClusterKvs({ url });
    await using session = await openSession(url);
    const names = "application_name LIKE 'slipway kvs %' AND datname = current_database()";
    for (const n of range(3)) {
      await engine.put(1, 'a', entry(String(n)));
      expect(await engine.get(1, 'a')).toEqual(entry(String(n)));
      const ended = await session.rows(`SELECT pid, pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${names}`);
      expect(ended).toHaveLength(2);
      for (const row of ended) await until(() => hasEnded(Number(Object(row).pid)));
      // By then its sockets are closed. Events of sockets come before the answer of a later statement.
      for (const _ of range(3)) await session.rows('SELECT 1');
    }
  });

  test('calls fail in bounded time if the network swallows everything, and succeed when it is back', async () => {
    const url = await createWithTables(server, [1]);
    await using proxy = await startProxy(server.port);
    const limits = { connect: 1_000, statement: 1_000, answer: 1_100 };
    await using engine = openClusterKvs({ url: proxy.through(url), limits });
    await engine.put(1, 'a', entry('1'));
    proxy.mode = 'holds';
    const calls = range(5).flatMap((n) => [engine.put(1, `k${n}`, entry('2')), engine.get(1, 'a')]);
    for (const { status, ...rest } of await Promise.allSettled(calls)) {
      expect({ status, ...rest }).toEqual({ status: 'rejected', reason: unavailable });
    }
    // No connection can be opened now.
    await expect(engine.put(1, 'a', entry('3'))).rejects.toEqual(unavailable);
    proxy.mode = 'passes';
    await engine.put(1, 'a', entry('4'));
    expect(await engine.get(1, 'a')).toEqual(entry('4'));
  });

  test('a put that the network delivers after it failed does not overwrite a later put', async () => {
    const url = await createWithTables(server, [1]);
    await using proxy = await startProxy(server.port);
    await using engine = openClusterKvs({
      url: `${proxy.through(url)}?application_name=other`,
      limits: { answer: 300 },
    });
    await engine.put(1, 'a', entry('"first"'));
    proxy.mode = 'holds';
    await expect(engine.put(1, 'a', entry('"late"'))).rejects.toEqual(unavailable);
    expect(proxy.hasHeld()).toBe(true);
    proxy.mode = 'passes';
    await engine.put(1, 'a', entry('"later"'));
    await proxy.deliver();
    expect(await engine.get(1, 'a')).toEqual(entry('"later"'));
  });

  test('a put whose answer was lost fails, and may be stored', async () => {
    const url = await createWithTables(server, [1]);
    await using proxy = await startProxy(server.port);
    await using engine = openClusterKvs({ url: proxy.through(url) });
    await using session = await openSession(url);
    await engine.put(1, 'a', entry('1'));
    proxy.mode = 'mute';
    const put = Promise.allSettled([engine.put(1, 'a', entry('2'))]);
    await until(async () => Object((await session.rows('SELECT value FROM kvs_entries'))[0]).value === '2');
    proxy.cut();
    expect(await put).toEqual([{ status: 'rejected', reason: unavailable }]);
    proxy.mode = 'passes';
    expect(await engine.get(1, 'a')).toEqual(entry('2'));
  });

  test('a statement that is cancelled, or exceeds its time, fails as unavailable and has no effect', async () => {
    const url = await createWithTables(server, [1]);
    await using patient = openClusterKvs({ url, limits: { statement: 30_000, answer: 40_000 } });
    await using hasty = openClusterKvs({ url, limits: { statement: 200 } });
    await using blocker = await openSession(url);
    await using session = await openSession(url);
    await patient.put(1, 'a', entry('1'));
    await blocker.rows('BEGIN');
    await blocker.rows('SELECT FROM kvs_entries FOR UPDATE');
    const put = Promise.allSettled([patient.put(1, 'a', entry('2'))]);
    await untilBlocked(session, 'INSERT INTO kvs_entries');
    await session.rows(
      "SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
    );
    expect(await put).toEqual([{ status: 'rejected', reason: unavailable }]);
    await expect(hasty.put(1, 'a', entry('3'))).rejects.toEqual(unavailable);
    await blocker.rows('COMMIT');
    for (const engine of [patient, hasty]) expect(await engine.get(1, 'a')).toEqual(entry('1'));
    await hasty.put(1, 'a', entry('4'));
    expect(await patient.get(1, 'a')).toEqual(entry('4'));
  });

  test('a put that PostgreSQL ends because of a deadlock is repeated', async () => {
    await using own = await startPostgres(undefined, { deadlock_timeout: '2s' });
    const url = await createWithTables(own, [1]);
    await using engine = openClusterKvs({ url, limits: { statement: 50_000, answer: 55_000 } });
    await using other = await openSession(url);
    await using session = await openSession(url);
    await Promise.all(['a', 'b'].map((key) => engine.put(1, key, entry('0'))));
    // This program looks for deadlocks later than the engine's session, which is the one that PostgreSQL ends.
    await other.rows("SET deadlock_timeout = '100s'");
    await other.rows('BEGIN');
    await other.rows("UPDATE kvs_entries SET value = 'other' WHERE key = 'b'");
    const puts = Promise.all(['a', 'b'].map((key) => engine.put(1, key, entry('1'))));
    await untilBlocked(session, 'INSERT INTO kvs_entries');
    await other.rows("UPDATE kvs_entries SET value = 'other' WHERE key = 'a'");
    await other.rows('COMMIT');
    await puts;
    for (const key of ['a', 'b']) expect(await engine.get(1, key)).toEqual(entry('1'));
  });

  test('a statement whose plan a migration has outdated is prepared again, and no call fails', async () => {
    const url = await createWithTables(server, [1]);
    await using engine = openClusterKvs({ url, clock: new FakeClock(0) });
    await using session = await openSession(url);
    for (const n of range(10)) {
      await engine.put(1, 'a', { value: '1', ttlMs: 5_000 + n });
      await engine.get(1, 'a');
    }
    await session.rows('ALTER TABLE kvs_entries ALTER COLUMN expires_at TYPE numeric');
    expect(await engine.get(1, 'a')).toEqual(entry('1', 5_009));
  });

  test('puts of the same keys by two handles, in opposite orders, never end in a deadlock', async () => {
    const url = await createWithTables(server, [1, 2]);
    await using one = openClusterKvs({ url });
    await using other = openClusterKvs({ url });
    for (const n of range(30)) {
      const puts = range(200).flatMap((k) => [
        one.put((k % 2) + 1, `k${k}`, entry(`${n}`)),
        other.put(2 - (k % 2), `k${199 - k}`, entry(`${n}`)),
      ]);
      await Promise.all(puts);
    }
  });

  test('a call that PostgreSQL or the driver refuses fails alone, and the others of its batch do not', async () => {
    const url = await createWithTables(server, [1]);
    await using engine = openClusterKvs({ url });
    const good = range(40).map((n) => engine.put(1, `k${n}`, entry(String(n))));
    const bad = [engine.put(1, 'bad', entry('"\0"')), engine.put(1, 'worse', { value: '1', ttlMs: 0.5 })];
    const more = range(40).map((n) => engine.put(1, `m${n}`, entry(String(n))));
    const long = engine.put(1, Array.from({ length: 3_000 }, (_, n) => n).join('-'), entry('1'));
    for (const result of await Promise.allSettled([...bad, long])) {
      expect(result).toMatchObject({ status: 'rejected', reason: expect.any(Error) });
      expect(result).not.toMatchObject({ reason: unavailable });
    }
    await Promise.all([...good, ...more]);
    for (const n of range(40)) {
      expect(await engine.get(1, `k${n}`)).toEqual(entry(String(n)));
      expect(await engine.get(1, `m${n}`)).toEqual(entry(String(n)));
    }
    for (const key of ['bad', 'worse']) expect(await engine.get(1, key)).toBeUndefined();
  });

  test('too many waiting calls are refused at once, and the others are answered', async () => {
    const url = await createWithTables(server, [1]);
    await using engine = openClusterKvs({ url, limits: { waitingItems: 3, waitingBytes: 2_000 } });
    const puts = range(5).map((n) => engine.put(1, `k${n}`, entry(String(n))));
    const large = Promise.resolve(engine.get(1, 'k'.repeat(2_000)));
    await expect(large).rejects.toEqual(unavailable);
    const results = await Promise.allSettled(puts);
    expect(results.map(({ status }) => status)).toEqual([
      ...['fulfilled', 'fulfilled', 'fulfilled'],
      ...['rejected', 'rejected'],
    ]);
    expect(results[4]).toMatchObject({
      reason: expect.objectContaining({ message: 'too many calls wait for PostgreSQL' }),
    });
  });

  test('a drop and a sweep fail as unavailable without a server, and after the engine was closed', async () => {
    const engine = openClusterKvs({ url: 'postgres://postgres@127.0.0.1:1/none' });
    for (const call of [() => engine.drop(1), () => engine.sweep(1), () => engine.put(1, 'a', entry('1'))]) {
      await expect(call()).rejects.toEqual(unavailable);
    }
    await engine.close();
    for (const call of [() => engine.drop(1), () => engine.sweep(1)]) {
      await expect(call()).rejects.toEqual(unavailable);
    }
  });

  test('closing carries out the calls that wait', async () => {
    const url = await createWithTables(server, [1]);
    const engine = openClusterKvs({ url });
    const puts = range(600).map((n) => engine.put(1, `k${n}`, entry('1')));
    const missing = engine.get(2, 'a');
    await Promise.all([...puts, expect(missing).rejects.toEqual(gone), engine.close()]);
    await using session = await openSession(url);
    expect(await session.rows('SELECT count(*)::int AS count FROM kvs_entries')).toEqual([{ count: 600 }]);
  });

  test('puts fail while the disk is full, reads do not, and puts succeed when it has room again', async () => {
    const disk = makeDisk(32 * 1024 * 1024);
    if (!disk) return void process.stderr.write('skipped, because this machine cannot mount a disk: a full disk\n');
    try {
      await using own = await startPostgres();
      const url = await createWithTables(own, [1]);
      await using session = await openSession(url);
      const place = join(disk.path, 'space');
      mkdirSync(place);
      if (process.getuid?.() === 0) chownSync(place, NOBODY, NOBODY);
      await session.rows(`CREATE TABLESPACE small LOCATION '${place}'`);
      const partitions = await session.rows(
        "SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'kvs_entries'::regclass",
      );
      for (const each of partitions) await session.rows(`ALTER TABLE ${Object(each).name} SET TABLESPACE small`);
      await session.rows('CREATE DATABASE small TABLESPACE small');
      const small = Object.assign(new URL(url), { pathname: '/small' }).href;
      {
        await using database = openDatabase({ url: small });
        await migrate(database);
      }
      const { log, events } = recordLog();
      await using engine = openClusterKvs({ url, log });
      await engine.put(1, 'first', entry('1'));
      await engine.check();
      leaveRoom(disk.path, 256 * 1024);
      const value = JSON.stringify(range(8_000).join('-'));
      const fill = async (prefix: string) =>
        Promise.allSettled(range(100).map((n) => engine.put(1, `${prefix}${n}`, entry(value))));
      await expect
        .poll(async () => (await fill('k')).find(({ status }) => status === 'rejected'), { timeout: 20_000 })
        .toMatchObject({ reason: expect.objectContaining({ name: 'StoreUnavailable', isFull: true }) });
      expect(await engine.get(1, 'first')).toEqual(entry('1'));
      const full = expect.objectContaining({ name: 'StoreUnavailable', isFull: true });
      await expect(engine.check()).rejects.toEqual(full);
      // A node that has had no put yet finds out too.
      await using other = openClusterKvs({ url: small });
      leaveRoom(disk.path, 0);
      await expect(other.check()).rejects.toEqual(full);
      makeRoom(disk.path);
      for (const each of [engine, other]) await each.check();
      expect(events.filter((event) => /full|room/.test(event))).toEqual(['kvs_database_full', 'kvs_database_has_room']);
      expect(await engine.sizes(-1, 9)).toMatchObject([{ keyspace: 1 }]);
      expect((await fill('later')).every(({ status }) => status === 'fulfilled')).toBe(true);
      expect(await engine.get(1, 'later99')).toEqual(entry(value));
    } finally {
      disk.unmount();
    }
  });
});
