import { expect, test } from 'vitest';
import type { Log } from '../../../../src/base/log.ts';
import { openDatabase } from '../../../../src/platform/stores/cluster/database/database.ts';
import { DatabaseWatch } from '../../../../src/platform/stores/cluster/start/watch.ts';
import { StoreUnavailable } from '../../../../src/platform/stores/rows/unavailable.ts';
import { FakeClock } from '../../../support/clock.ts';
import { describeOnPostgres } from '../../../support/cluster-stores.ts';
import { runOn } from '../../../support/standby.ts';
import { Timers } from '../../../support/timers.ts';

describeOnPostgres('the watch of the database', (server) => {
  const open = async () => {
    const url = await server().createMigrated();
    const database = openDatabase({ url, connections: 2 });
    const timers = new Timers(new FakeClock());
    const logged: string[] = [];
    const log = (level: string, event: string) => void logged.push(`${level} ${event}`);
    const watch = new DatabaseWatch({ database, log, every: timers.every });
    const name = new URL(url).pathname.slice(1);
    return {
      ...{ database, watch, timers, logged },
      set: (value: string) =>
        runOn(server().url(), `ALTER DATABASE ${name} SET default_transaction_read_only = ${value}`),
      /** Ends the sessions, so that new ones have the settings of the database. */
      renew: () =>
        runOn(server().url(), `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = '${name}'`),
      async [Symbol.asyncDispose]() {
        await watch[Symbol.asyncDispose]();
        await database[Symbol.asyncDispose]();
      },
    };
  };

  test('a database that is read-only is logged once, can be read, and is used again as soon as it can be written', async () => {
    await using place = await open();
    const { database, watch, timers, logged, set, renew } = place;
    await watch.check();
    await set('on');
    await renew();
    await expect.poll(() => watch.check().catch((error) => error.message)).toMatch(/the database is read-only$/);
    await expect(watch.check()).rejects.toMatchObject({ name: 'StoreUnavailable' });
    await timers.elapse(10_000);
    expect((await database.query('SELECT n FROM change_counter')).count).toBe(1);
    await expect(database.query('UPDATE change_counter SET n = n')).rejects.toMatchObject({ name: 'StoreUnavailable' });
    expect(logged).toEqual(['error database_read_only']);
    // Sessions that were opened meanwhile can only read until they are closed.
    await Promise.all([database.query('SELECT 1'), database.query('SELECT 1')]);
    await set('off');
    await expect.poll(() => watch.check()).toBeUndefined();
    await timers.elapse(10_000);
    expect(logged).toEqual(['error database_read_only', 'info database_writable']);
  });

  test('the time of the server is read exactly, whatever the database rounds', async () => {
    const url = await server().createMigrated();
    await runOn(server().url(), `ALTER DATABASE ${new URL(url).pathname.slice(1)} SET extra_float_digits = -15`);
    await using database = openDatabase({ url });
    expect(Math.abs((await database.look()) - Date.now())).toBeLessThan(30_000);
  });

  test('a clock that is more than a minute off is logged once, and by how much', async () => {
    await using database = openDatabase({ url: await server().createMigrated() });
    const timers = new Timers(new FakeClock());
    const logged: unknown[] = [];
    const log: Log = (level, event, fields) => {
      logged.push([level, event, fields?.direction, Math.round(Number(fields?.seconds ?? 0) / 100)]);
    };
    let ahead = 55_000;
    const clock = { now: () => Date.now() + ahead };
    await using watch = new DatabaseWatch({ database, log, clock, every: timers.every });
    const look = async (by: number) => {
      ahead = by;
      await watch.check();
      await watch.check();
      return watch.checkClock().then(
        () => 'agrees',
        () => 'differs',
      );
    };
    expect([await look(55_000), await look(3_600_000), await look(-55_000), await look(-3_600_000)]).toEqual([
      ...['agrees', 'differs', 'agrees', 'differs'],
    ]);
    expect(logged).toEqual([
      ['error', 'clock_differs', 'ahead', 36],
      ['info', 'clock_agrees', undefined, 0],
      ['error', 'clock_differs', 'behind', 36],
    ]);
  });

  test('a database that is away is one line with the reason, and one when it is back', async () => {
    const answers = ['read ECONNRESET', 'connect ECONNREFUSED', '', 'the server is a standby', ''];
    const logged: unknown[] = [];
    const look = async () => {
      const message = answers.shift();
      if (message) throw new StoreUnavailable(`PostgreSQL cannot be used: ${message}`, { cause: new Error(message) });
      return Date.now();
    };
    const log: Log = (level, event, fields) => void logged.push([level, event, fields?.reason]);
    const timers = new Timers(new FakeClock());
    await using watch = new DatabaseWatch({ database: { look }, log, every: timers.every });
    await timers.elapse(25_000);
    await expect(watch.checkClock()).resolves.toBeUndefined();
    expect(logged).toEqual([
      ['error', 'database_away', 'PostgreSQL cannot be used: read ECONNRESET'],
      ['info', 'database_back', undefined],
      ['error', 'database_away', 'PostgreSQL cannot be used: the server is a standby'],
      ['info', 'database_back', undefined],
    ]);
  });

  test('a node that has not reached the database since its start does not say that it is away: the start says so', async () => {
    const database = { look: () => Promise.reject(new StoreUnavailable('This node has not reached PostgreSQL')) };
    const log: Log = (_, event) => expect(event).toBe('');
    await using watch = new DatabaseWatch({ database, log, every: () => () => {} });
    await expect(watch.check()).rejects.toThrow('not reached');
  });

  test('a slow answer is no difference of the clocks', async () => {
    const times = [0, 200_000];
    const clock = { now: () => times.shift() ?? 0 };
    const database = { look: async () => 100_000 };
    const log: Log = (_, event) => expect(event).toBe('');
    await using watch = new DatabaseWatch({ database, log, clock, every: () => () => {} });
    await watch.check();
    await expect(watch.checkClock()).resolves.toBeUndefined();
  });
});
