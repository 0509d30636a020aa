import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../../../src/platform/stores/cluster/database/database.ts';
import { ClusterQuota } from '../../../../src/platform/stores/cluster/state/quota.ts';
import { StoreUnavailable } from '../../../../src/platform/stores/rows/unavailable.ts';
import { quotaSuite } from '../../../contract-suites/quota.ts';
import { FakeClock } from '../../../support/clock.ts';
import { lacksPostgres, type PostgresServer, startPostgres } from '../../../support/postgres.ts';

/** The database of a test, and a count of the statements that take blocks. */
interface Counted {
  readonly database: Database;
  takes: number;
  /** Loses the answer of the next statement that takes blocks, after it was carried out. */
  loseNext: boolean;
  [Symbol.asyncDispose](): Promise<void>;
}

function counted(url: string): Counted {
  const database = openDatabase({ url, connections: 4 });
  const result: Counted = {
    database: {
      transaction: (work) => database.transaction(work),
      async query(text, values) {
        const answer = await database.query(text, values);
        if (!text.includes('slipway_take')) return answer;
        result.takes += 1;
        if (!result.loseNext) return answer;
        result.loseNext = false;
        throw new StoreUnavailable('the answer was lost');
      },
      [Symbol.asyncDispose]: async () => {},
    },
    ...{ takes: 0, loseNext: false },
    async [Symbol.asyncDispose]() {
      await database[Symbol.asyncDispose]();
    },
  };
  return result;
}

describe.skipIf(lacksPostgres('the quota on PostgreSQL'))('on PostgreSQL', () => {
  let server: PostgresServer;
  let url: string;
  let [one, other, third]: Counted[] = [];
  beforeAll(async () => {
    server = await startPostgres();
    url = await server.createMigrated();
    [one, other, third] = [counted(url), counted(url), counted(url)];
  });
  afterAll(async () => {
    for (const each of [one, other, third]) await each?.[Symbol.asyncDispose]();
    await server?.[Symbol.asyncDispose]();
  });
  /** Empties the table. Returns the connections of three nodes. */
  const open = async () => {
    if (!one || !other || !third) throw new Error('not started');
    await one.database.query('TRUNCATE quota_windows');
    for (const each of [one, other, third]) each.takes = 0;
    return [one, other, third] as const;
  };
  let begins = 0;
  /** A clock that begins after all others: a node may still remove the rows of minutes before its last one. */
  const laterClock = () => {
    begins += 10_000 * 60_000;
    return new FakeClock(begins);
  };
  const admitted = (waits: readonly number[]) => waits.filter((wait) => wait === 0).length;

  quotaSuite('PostgreSQL', async () => {
    const clock = laterClock();
    const [{ database }, { database: second }] = await open();
    return {
      ...{ one: new ClusterQuota(database, clock), other: new ClusterQuota(second, clock) },
      advance: (ms) => clock.advance(ms),
      async [Symbol.asyncDispose]() {},
    };
  });

  test('three nodes under load admit a quota of 6,000 with fewer than 200 statements', async () => {
    const nodes = await open();
    const clock = laterClock();
    const windows = [{ name: 'a', most: 6_000 }];
    // Clients that send one request after another until they are refused.
    const client = async (quota: ClusterQuota) => {
      for (let count = 0; ; count += 1) if ((await quota.take(windows)) > 0) return count;
    };
    const counts = await Promise.all(
      nodes.flatMap(({ database }) => {
        const quota = new ClusterQuota(database, clock);
        return Array.from({ length: 20 }, () => client(quota));
      }),
    );
    const total = counts.reduce((sum, count) => sum + count, 0);
    expect(total).toBeLessThanOrEqual(6_000);
    expect(total).toBeGreaterThanOrEqual(5_700);
    expect(nodes.reduce((sum, { takes }) => sum + takes, 0)).toBeLessThan(200);
  });

  test('a node that is busy alone gets what the others have not used, however many they are', async () => {
    const [{ database }] = await open();
    const clock = laterClock();
    const windows = [{ name: 'a', most: 1_200 }];
    const others = Array.from({ length: 20 }, () => new ClusterQuota(database, clock));
    for (const other of others) for (let count = 0; count < 3; count += 1) await other.take(windows);
    const busy = new ClusterQuota(database, clock);
    let total = 0;
    while ((await busy.take(windows)) === 0) total += 1;
    // The others have used 60, and hold no more than that.
    expect(total).toBeGreaterThanOrEqual(1_200 - 2 * 60);
  });

  test('a refused request needs no statement while the minute lasts', async () => {
    const [{ database }, node] = await open();
    const clock = laterClock();
    await new ClusterQuota(database, clock).take([{ name: 'a', most: 1 }]);
    const quota = new ClusterQuota(node.database, clock);
    expect(await quota.take([{ name: 'a', most: 1 }])).toBe(60);
    const before = node.takes;
    clock.advance(1_500);
    for (let count = 0; count < 100; count += 1) expect(quota.take([{ name: 'a', most: 1 }])).toBe(59);
    expect(node.takes).toBe(before);
  });

  test('requests that arrive together wait for one statement', async () => {
    const [node] = await open();
    const quota = new ClusterQuota(node.database, laterClock());
    const windows = [
      { name: 'a', most: 1_000 },
      { name: 'b', most: 500 },
    ];
    const waits = await Promise.all(Array.from({ length: 100 }, () => quota.take(windows)));
    expect(admitted(waits)).toBe(100);
    // The first one is sent at once, and the others together.
    expect(node.takes).toBeLessThanOrEqual(2);
  });

  test('if a window is full, the other windows of the request lose nothing', async () => {
    const [node, second] = await open();
    const clock = laterClock();
    const [quota, others] = [new ClusterQuota(node.database, clock), new ClusterQuota(second.database, clock)];
    expect(await quota.take([{ name: 'full', most: 1 }])).toBe(0);
    const both = [
      { name: 'wide', most: 1_200 },
      { name: 'full', most: 1 },
    ];
    for (let count = 0; count < 10; count += 1) expect(await others.take(both)).toBe(60);
    const { rows } = await node.database.query("SELECT taken FROM quota_windows WHERE name = 'wide'");
    expect(rows).toEqual([{ taken: 0 }]);
  });

  test('if an answer was lost, the request fails, and its block is not admitted twice', async () => {
    const [node, second] = await open();
    const clock = laterClock();
    const windows = [{ name: 'a', most: 24 }];
    const quota = new ClusterQuota(node.database, clock);
    node.loseNext = true;
    await expect(quota.take(windows)).rejects.toBeInstanceOf(StoreUnavailable);
    let total = 0;
    for (const each of [quota, new ClusterQuota(second.database, clock)]) {
      for (let count = 0; count < 50; count += 1) if ((await each.take(windows)) === 0) total += 1;
    }
    expect(total).toBe(23);
  });

  test('a block of the last minute is not used in the next one, nor at its edge', async () => {
    const [node] = await open();
    const clock = laterClock();
    const minute = clock.now() / 60_000;
    const windows = [{ name: 'a', most: 1_200 }];
    const quota = new ClusterQuota(node.database, clock);
    for (let count = 0; count < 5; count += 1) expect(await quota.take(windows)).toBe(0);
    clock.advance(30_000);
    expect(quota.take(windows)).toBe(0);
    // The node's clock may be 30 ms behind after half a minute, so it asks the database.
    clock.advance(29_980);
    const late = quota.take(windows);
    expect(late).toBeInstanceOf(Promise);
    expect(await late).toBe(0);
    clock.advance(20);
    expect(await quota.take(windows)).toBe(0);
    const { rows } = await node.database.query(
      "SELECT minute, taken FROM quota_windows WHERE name = 'a' ORDER BY minute",
    );
    expect(rows).toEqual([
      { minute, taken: 8 },
      { minute: minute + 1, taken: 1 },
    ]);
  });

  test('rows of ended minutes are removed', async () => {
    const [node] = await open();
    const clock = laterClock();
    const first = clock.now() / 60_000;
    const quota = new ClusterQuota(node.database, clock);
    const minutes = async () =>
      (await node.database.query('SELECT minute FROM quota_windows ORDER BY minute')).rows.map((row) => row.minute);
    for (let minute = first; minute < first + 4; minute += 1) {
      expect(await quota.take([{ name: 'a', most: 10 }])).toBe(0);
      await expect.poll(minutes, { timeout: 10_000 }).toEqual(minute > first ? [minute - 1, minute] : [first]);
      clock.advance(60_000);
    }
  });

  test('by the clock of the database, a window admits exactly its quota', async () => {
    const nodes = await open();
    const quotas = nodes.map(({ database }) => new ClusterQuota(database));
    const minute = async () =>
      (await nodes[0].database.query('SELECT slipway_now() / 60000 AS minute')).rows[0]?.minute;
    // Again with another window if a new minute has begun meanwhile.
    for (let round = 0; ; round += 1) {
      const windows = [{ name: `round ${round}`, most: 100 }];
      const before = await minute();
      const waits = await Promise.all(quotas.flatMap((quota) => Array.from({ length: 60 }, () => quota.take(windows))));
      for (const quota of quotas) {
        do waits.push(await quota.take(windows));
        while (waits.at(-1) === 0);
      }
      if ((await minute()) !== before) continue;
      expect(admitted(waits)).toBe(100);
      expect(Math.max(...waits)).toBeLessThanOrEqual(60);
      return;
    }
  });
});

describe.skipIf(lacksPostgres('the quota while PostgreSQL is away'))('while PostgreSQL is away', () => {
  test('requests fail unless a block is left, and a server that was killed has forgotten no block', async () => {
    await using server = await startPostgres();
    const url = await server.createMigrated();
    await using one = openDatabase({ url });
    await using other = openDatabase({ url });
    const clock = new FakeClock(0);
    const windows = [{ name: 'a', most: 48 }];
    const quota = new ClusterQuota(one, clock);
    // Takes 7 of the quota.
    for (let count = 0; count < 5; count += 1) expect(await quota.take(windows)).toBe(0);
    await server.kill();
    expect([quota.take(windows), quota.take(windows)]).toEqual([0, 0]);
    await expect(quota.take(windows)).rejects.toBeInstanceOf(StoreUnavailable);
    await server.restart();
    let total = 7;
    for (const each of [quota, new ClusterQuota(other, clock)]) {
      for (let count = 0; count < 60; count += 1) if ((await each.take(windows)) === 0) total += 1;
    }
    expect(total).toBe(48);
  });
});

describe('while PostgreSQL does not answer', () => {
  /** A database whose statement is answered when the test calls `fail`. */
  const silent = () => {
    const asked = Promise.withResolvers<never>();
    const statements: string[] = [];
    const database: Database = {
      transaction: () => asked.promise,
      async query(text) {
        statements.push(text);
        return asked.promise;
      },
      async [Symbol.asyncDispose]() {},
    };
    return { quota: new ClusterQuota(database), statements, fail: asked.reject };
  };
  const windows = [{ name: 'a', most: 1_000_000 }];

  test('8,192 requests wait, and each further one is refused as unavailable', async () => {
    const { quota, statements, fail } = silent();
    const waits = Array.from({ length: 8_192 }, async () => quota.take(windows));
    const outcomes = Promise.allSettled(waits);
    await expect(soon(quota.take(windows))).rejects.toThrow('Too many requests wait for PostgreSQL');
    fail(new StoreUnavailable('no answer in time'));
    expect((await outcomes).every(({ status }) => status === 'rejected')).toBe(true);
    // All that wait fail with the statement that was under way, and others can wait again.
    expect(statements).toHaveLength(1);
    await expect(soon(quota.take(windows))).rejects.toThrow('no answer in time');
  });

  test('requests wait with 32 MiB of bodies at most', async () => {
    const { quota, fail } = silent();
    const body = 128 * 1024;
    const outcomes = Promise.allSettled(Array.from({ length: 255 }, async () => quota.take(windows, body)));
    await expect(soon(quota.take(windows, body + 1))).rejects.toBeInstanceOf(StoreUnavailable);
    const last = Promise.resolve(quota.take(windows, body));
    await expect(soon(last)).resolves.toBe('waits');
    fail(new StoreUnavailable('no answer in time'));
    await outcomes;
    await expect(last).rejects.toThrow('no answer in time');
  });

  /** Returns the answer, or `waits` if there is none after two turns of the event loop. */
  async function soon(answer: number | Promise<number>): Promise<number | 'waits'> {
    const turns = (async () => {
      for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      return 'waits' as const;
    })();
    return Promise.race([answer, turns]);
  }
});
