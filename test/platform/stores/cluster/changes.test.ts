import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { silentLog } from '../../../../src/base/log.ts';
import type { Change } from '../../../../src/platform/stores/changes.ts';
import { type ChangeTimings, ClusterChanges } from '../../../../src/platform/stores/cluster/database/changes.ts';
import { type Database, openDatabase } from '../../../../src/platform/stores/cluster/database/database.ts';
import { lacksPostgres, type PostgresServer, startPostgres } from '../../../support/postgres.ts';

/** A proxy in front of a port, for the listening session alone. */
interface Proxy extends AsyncDisposable {
  readonly port: number;
  /** Connections that were accepted. */
  accepted: number;
  /** True: forwards nothing, neither bytes nor ends, also of later connections. */
  isBlackHole: boolean;
  /** Connections from now on that are never answered, also if later ones are. */
  unanswered: number;
  /** Resets all connections. */
  cut(): void;
  /** Resets the server's side, and keeps the client's side open without an answer. */
  halfOpen(): void;
}

async function startProxy(target: number): Promise<Proxy> {
  const pairs = new Set<readonly [Socket, Socket]>();
  const listener = createServer((client) => {
    proxy.accepted += 1;
    if (proxy.unanswered > 0) {
      proxy.unanswered -= 1;
      client.on('error', () => {});
      lost.add(client);
      return;
    }
    const server = connect(target, '127.0.0.1');
    pairs.add([client, server]);
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      from.on('error', () => {});
      from.on('data', (bytes) => proxy.isBlackHole || to.write(bytes));
      from.on('close', () => proxy.isBlackHole || halves.has(from) || to.destroy());
    }
  });
  const halves = new Set<Socket>();
  const lost = new Set<Socket>();
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  const proxy: Proxy = {
    ...{ port: address.port, accepted: 0, isBlackHole: false, unanswered: 0 },
    cut() {
      for (const socket of [...pairs].flat()) socket.resetAndDestroy();
      pairs.clear();
    },
    halfOpen() {
      for (const [, server] of pairs) {
        halves.add(server);
        server.resetAndDestroy();
      }
    },
    async [Symbol.asyncDispose]() {
      listener.close();
      proxy.cut();
      for (const socket of lost) socket.destroy();
    },
  };
  return proxy;
}

/** The changes of one node, whose listening session goes through a proxy. */
interface Node extends AsyncDisposable {
  readonly changes: ClusterChanges;
  readonly proxy: Proxy;
  /** What the node's listeners got, as `site a`. */
  readonly got: string[];
  readonly events: string[];
}

/** Faster than in production. Only an answer may take as long. */
const FAST = {
  ...{ heartbeatMs: 100, answerMs: 1_000, connectMs: 1_000, besideMs: 500, backoffMs: 10, backoffMostMs: 200 },
  ...{ pollMs: 100, graceMs: 100 },
};
/** Later than any test ends. */
const NEVER = 3_600_000;
/** Neither polls nor heartbeats. */
const QUIET = { ...FAST, pollMs: NEVER, heartbeatMs: NEVER };
const WAIT = { timeout: 20_000, interval: 10 };

const textOf = (change: Change) => Object.values(change).join(' ');

describe.skipIf(lacksPostgres('changes on PostgreSQL'))('changes on PostgreSQL', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server?.[Symbol.asyncDispose]());

  const openPlace = async () => {
    const url = await server.createMigrated();
    const database = openDatabase({ url, connections: 4 });
    return { url, database, [Symbol.asyncDispose]: () => database[Symbol.asyncDispose]() };
  };
  /** Opens a node and waits until it listens. */
  const openNode = async (
    url: string,
    database: Database,
    timings: Partial<ChangeTimings> = FAST,
    onBack?: (lostAt: number) => void,
  ): Promise<Node> => {
    const proxy = await startProxy(server.port);
    const through = new URL(url);
    through.port = String(proxy.port);
    const [got, events]: [string[], string[]] = [[], []];
    const log = (_: string, event: string) => void events.push(event);
    const changes = new ClusterChanges({ url: through.href, database, log, timings, ...(onBack && { onBack }) });
    changes.subscribe((change) => got.push(textOf(change)));
    await expect.poll(() => changes.isListening, WAIT).toBe(true);
    return {
      ...{ changes, proxy, got, events },
      async [Symbol.asyncDispose]() {
        await changes[Symbol.asyncDispose]();
        await proxy[Symbol.asyncDispose]();
      },
    };
  };
  const change = (database: Database, kind: string, name: string) =>
    database.transaction((within) => within.query('SELECT slipway_changed($1, $2)', [kind, name]));

  test('the number of the last change is read exactly, whatever the database rounds', async () => {
    await using place = await openPlace();
    await place.database.query('UPDATE change_counter SET n = 1234567');
    await place.database.query(`ALTER DATABASE ${new URL(place.url).pathname.slice(1)} SET extra_float_digits = -15`);
    let polls = 0;
    const query: Database['query'] = (...given) => {
      polls += 1;
      return place.database.query(...given);
    };
    const transaction: Database['transaction'] = (work) => place.database.transaction(work);
    await using one = await openNode(place.url, { query, transaction, async [Symbol.asyncDispose]() {} });
    const before = polls;
    await expect.poll(() => polls, WAIT).toBeGreaterThan(before + 2);
    expect(one.events).toEqual(['changes_listening']);
  });

  test('an attempt to connect that is never answered does not delay the next one, and older connections are given up', async () => {
    await using place = await openPlace();
    const back: number[] = [];
    // An attempt would wait for its answer longer than this test.
    const timings = { ...FAST, connectMs: NEVER, besideMs: 50, pollMs: NEVER };
    await using one = await openNode(place.url, place.database, timings, (lostAt) => back.push(lostAt));
    expect(back).toEqual([]);
    one.proxy.unanswered = 2;
    one.proxy.cut();
    await expect.poll(() => one.events, WAIT).toEqual(['changes_listening', 'changes_lost', 'changes_listening']);
    expect(back).toHaveLength(1);
    await change(place.database, 'site', 'a');
    await expect.poll(() => one.got, WAIT).toEqual(['unknown', 'unknown', 'site a']);
    // The sessions of the attempts that were not needed are closed.
    const sessions = async () =>
      (
        await place.database.query(
          "SELECT 1 FROM pg_stat_activity WHERE application_name = 'slipway changes' AND datname = current_database()",
        )
      ).count;
    await expect.poll(sessions, WAIT).toBe(1);
  });

  test('connections from before a fault are closed, what waits on them is unavailable, and new ones work', async () => {
    await using place = await openPlace();
    await using proxy = await startProxy(server.port);
    await using database = openDatabase({ url: Object.assign(new URL(place.url), { port: String(proxy.port) }).href });
    await database.query('SELECT 1');
    proxy.isBlackHole = true;
    const waiting = database.query('SELECT 2').catch((error: unknown) => error);
    proxy.unanswered = 1;
    const connecting = database.query('SELECT 3').catch((error: unknown) => error);
    await expect.poll(() => proxy.unanswered, WAIT).toBe(0);
    proxy.isBlackHole = false;
    database.renew(performance.now());
    for (const each of [waiting, connecting]) expect(await each).toMatchObject({ name: 'StoreUnavailable' });
    expect((await database.query('SELECT 4 AS n')).rows).toEqual([{ n: 4 }]);
  });

  test('every node gets each committed change once, in order, and none that was rolled back', async () => {
    await using place = await openPlace();
    await using one = await openNode(place.url, place.database, QUIET);
    await using other = await openNode(place.url, place.database, QUIET);
    const rolledBack = place.database.transaction(async (within) => {
      await within.query("SELECT slipway_changed('site', 'never')");
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    await change(place.database, 'site', 'a');
    await change(place.database, 'table', 'hash of it');
    await change(place.database, 'role', 'AKIA');
    await place.database.query("SELECT pg_notify('slipway', '0 jobs ')");
    const expected = ['unknown', 'site a', 'table hash of it', 'role AKIA', 'jobs'];
    await expect.poll(() => one.got, WAIT).toEqual(expected);
    await expect.poll(() => other.got, WAIT).toEqual(expected);
  });

  test('listeners of this node get its own change before a command resolves', async () => {
    await using place = await openPlace();
    await using node = await openNode(place.url, place.database, QUIET);
    node.changes.publish({ kind: 'site', subdomain: 'a' });
    expect(node.got).toEqual(['unknown', 'site a']);
  });

  test('a listener that throws does not keep the change from others, and a disposed one gets none', async () => {
    await using place = await openPlace();
    await using node = await openNode(place.url, place.database, QUIET);
    const [first, later]: [string[], string[]] = [[], []];
    const subscription = node.changes.subscribe((each) => first.push(textOf(each)));
    node.changes.subscribe(() => {
      throw new Error('a fault');
    });
    node.changes.subscribe((each) => later.push(textOf(each)));
    node.changes.publish({ kind: 'jobs' });
    subscription[Symbol.dispose]();
    node.changes.publish({ kind: 'jobs' });
    expect([first, later]).toEqual([['jobs'], ['jobs', 'jobs']]);
    expect(node.events).toContain('change_listener_failed');
  });

  test('if the session is cut, the node listens again and gets unknown', async () => {
    await using place = await openPlace();
    await using node = await openNode(place.url, place.database, QUIET);
    for (let times = 1; times <= 3; times += 1) {
      node.proxy.cut();
      await expect.poll(() => node.got.filter((each) => each === 'unknown').length, WAIT).toBe(1 + times);
    }
    await change(place.database, 'site', 'after');
    await expect.poll(() => node.got.at(-1), WAIT).toBe('site after');
    expect(node.events.filter((event) => event === 'changes_lost')).toHaveLength(3);
  });

  test.each(['isBlackHole', 'halfOpen'] as const)(
    'if the session gets no packets (%s), the heartbeat ends it, and the node listens again',
    async (fault) => {
      await using place = await openPlace();
      await using node = await openNode(place.url, place.database, { ...FAST, pollMs: NEVER });
      if (fault === 'halfOpen') node.proxy.halfOpen();
      else node.proxy.isBlackHole = true;
      await change(place.database, 'site', 'lost');
      await expect.poll(() => node.changes.isListening, WAIT).toBe(false);
      node.proxy.isBlackHole = false;
      await expect.poll(() => node.changes.isListening, WAIT).toBe(true);
      expect(node.got).toEqual(['unknown', 'unknown']);
      await change(place.database, 'site', 'after');
      await expect.poll(() => node.got.at(-1), WAIT).toBe('site after');
    },
  );

  test('a change is found by the counter although the session is a black hole that no heartbeat has found', async () => {
    await using place = await openPlace();
    await using node = await openNode(place.url, place.database, { ...FAST, heartbeatMs: NEVER });
    node.proxy.isBlackHole = true;
    const before = node.got.filter((each) => each === 'unknown').length;
    await change(place.database, 'site', 'a');
    await change(place.database, 'site', 'b');
    await expect.poll(() => node.got.filter((each) => each === 'unknown').length, WAIT).toBeGreaterThan(before);
    expect(node.changes.isListening).toBe(true);
    expect(node.got.filter((each) => each.startsWith('site'))).toEqual([]);
    expect(node.events).toContain('changes_missed');
    const { rows } = await place.database.query('SELECT n FROM change_counter');
    expect(rows).toEqual([{ n: 2 }]);
  });

  test('while the channel is lost, polls find changes and wake the queue, and do nothing else', async () => {
    await using place = await openPlace();
    await using node = await openNode(place.url, place.database);
    node.proxy.isBlackHole = true;
    await expect.poll(() => node.changes.isListening, WAIT).toBe(false);
    await change(place.database, 'site', 'a');
    const unknown = () => node.got.filter((each) => each === 'unknown').length;
    await expect.poll(unknown, WAIT).toBe(2);
    node.got.length = 0;
    await expect.poll(() => node.got.length, WAIT).toBeGreaterThan(5);
    expect(new Set(node.got)).toEqual(new Set(['jobs']));
    expect(node.proxy.accepted).toBeGreaterThan(1);
  });

  test('a deployment whose notification was lost wakes the queue', async () => {
    await using place = await openPlace();
    await using node = await openNode(place.url, place.database, { ...FAST, heartbeatMs: NEVER });
    node.proxy.isBlackHole = true;
    await place.database.query(`WITH app AS (
      INSERT INTO apps (org, project, app_id, name, type, repository, branch, subdomain, environment_id, created_at, updated_at)
        VALUES ('o', 'p', 'a', 'a', 'static', 'r', 'main', 's', 'e', 0, 0) RETURNING id)
      INSERT INTO deployments (deploy_id, app, status, branch, created_at) SELECT 'd', id, 'queued', 'main', 0 FROM app`);
    await expect.poll(() => node.got, WAIT).toContain('jobs');
    expect(node.changes.isListening).toBe(true);
  });

  test('a node that starts while its channel is broken gets changes by polls', async () => {
    await using place = await openPlace();
    await using proxy = await startProxy(1);
    const url = new URL(place.url);
    url.port = String(proxy.port);
    await using changes = new ClusterChanges({
      url: url.href,
      database: place.database,
      log: silentLog,
      timings: FAST,
    });
    const got: string[] = [];
    changes.subscribe((each) => got.push(textOf(each)));
    await expect.poll(() => got, WAIT).toContain('unknown');
    got.length = 0;
    await change(place.database, 'site', 'a');
    await expect.poll(() => got, WAIT).toContain('unknown');
  });

  test('after a restored backup, whose counter is lower, listeners get unknown', async () => {
    await using place = await openPlace();
    await using node = await openNode(place.url, place.database);
    for (const name of ['a', 'b', 'c']) await change(place.database, 'site', name);
    await expect.poll(() => node.got, WAIT).toContain('site c');
    const before = node.got.filter((each) => each === 'unknown').length;
    await place.database.query('UPDATE change_counter SET n = 1');
    await expect.poll(() => node.got.filter((each) => each === 'unknown').length, WAIT).toBeGreaterThan(before);
  });

  test('a storm of notifications, also of other programs, ends no session and loses no change', async () => {
    await using place = await openPlace();
    await using node = await openNode(place.url, place.database);
    const storm = place.database.query(
      "SELECT count(pg_notify('slipway', n || repeat(' nothing', 100))) FROM generate_series(1, 30000) AS n",
    );
    const changed: string[] = [];
    for (let count = 0; count < 200; count += 1) {
      await change(place.database, 'site', `s${count}`);
      changed.push(`site s${count}`);
    }
    await storm;
    await expect.poll(() => node.got.at(-1), WAIT).toBe('site s199');
    expect(node.got.filter((each) => each.startsWith('site'))).toEqual(changed);
    expect(node.events).not.toContain('changes_lost');
  });

  test('disposing closes the session, also one that is a black hole', async () => {
    await using place = await openPlace();
    const sessions = async () => {
      const { rows } = await place.database.query(
        `SELECT count(*) AS count FROM pg_stat_activity
         WHERE application_name = 'slipway changes' AND datname = current_database()`,
      );
      return rows[0]?.count;
    };
    const node = await openNode(place.url, place.database);
    expect(await sessions()).toBe(1);
    await node.changes[Symbol.asyncDispose]();
    await expect.poll(sessions, WAIT).toBe(0);
    const hole = await openNode(place.url, place.database);
    hole.proxy.isBlackHole = true;
    await hole.changes[Symbol.asyncDispose]();
    hole.got.length = 0;
    hole.changes.publish({ kind: 'jobs' });
    expect(hole.got).toEqual([]);
    for (const each of [node, hole]) await each.proxy[Symbol.asyncDispose]();
  });
});

describe.skipIf(lacksPostgres('changes while PostgreSQL is away'))('changes while PostgreSQL is away', () => {
  test('caches are kept until the server is back, and then dropped once', async () => {
    await using server = await startPostgres();
    const url = await server.createMigrated();
    await using database = openDatabase({ url, connections: 2 });
    let polls = 0;
    const counting: Database = {
      transaction: (work) => database.transaction(work),
      query(text, values) {
        polls += 1;
        return database.query(text, values);
      },
      async [Symbol.asyncDispose]() {},
    };
    await using changes = new ClusterChanges({ url, database: counting, log: silentLog, timings: FAST });
    const got: string[] = [];
    changes.subscribe((each) => got.push(textOf(each)));
    await expect.poll(() => changes.isListening, WAIT).toBe(true);
    await server.kill();
    await expect.poll(() => changes.isListening, WAIT).toBe(false);
    got.length = 0;
    const before = polls;
    await expect.poll(() => polls, WAIT).toBeGreaterThan(before + 3);
    expect(got).toEqual([]);
    await server.restart();
    await expect.poll(() => changes.isListening, WAIT).toBe(true);
    await database.query("SELECT slipway_changed('site', 'a')");
    await expect.poll(() => got, WAIT).toContain('site a');
    expect(got.filter((each) => each === 'unknown')).toHaveLength(1);
  });
});
