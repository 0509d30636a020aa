import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Blobs } from '../../../../src/platform/stores/blobs.ts';
import { type Database, openDatabase } from '../../../../src/platform/stores/cluster/database/database.ts';
import { createClusterEngine } from '../../../../src/platform/stores/cluster/database/engine.ts';
import { ClusterBuildLogs } from '../../../../src/platform/stores/cluster/logs/build-logs.ts';
import { clusterRows } from '../../../../src/platform/stores/cluster/state/engine-rows.ts';
import { LocalBlobs } from '../../../../src/platform/stores/local/blobs.ts';
import { createLocalChanges } from '../../../../src/platform/stores/local/changes.ts';
import { createRowStores } from '../../../../src/platform/stores/rows/index.ts';
import { StoreUnavailable } from '../../../../src/platform/stores/rows/unavailable.ts';
import { buildLogSuite } from '../../../contract-suites/build-logs.ts';
import type { StateHandle } from '../../../contract-suites/state.ts';
import { FakeClock } from '../../../support/clock.ts';
import { testKeyring } from '../../../support/keyring.ts';
import { lacksPostgres, type PostgresServer, startPostgres } from '../../../support/postgres.ts';
import { temporaryFolder } from '../../../support/temporary.ts';

const ID = 'dpl-aaaaaaaaaaaaaaaa';
const ALL = { from: 0, limit: 1_000_000 };
const WAIT = { timeout: 20_000, interval: 10 };

/** Blobs that call `before` before each `putStream`. */
class BlobsWith extends LocalBlobs {
  readonly #before: () => Promise<void>;
  constructor(dir: string, before: () => Promise<void>) {
    super({ dir });
    this.#before = before;
  }
  override writer() {
    const writer = super.writer();
    const putStream = writer.putStream.bind(writer);
    writer.putStream = async (...put) => {
      await this.#before();
      await putStream(...put);
    };
    return writer;
  }
}

/** Fails the next statements that match, before or after they are carried out. */
interface Fault {
  readonly text: string;
  readonly when: 'before' | 'after';
  times: number;
}

function faulty(database: Database, faults: Fault[]): Database {
  return {
    transaction: (work) => database.transaction(work),
    async query(text, values) {
      const fault = faults.find((each) => each.times > 0 && text.includes(each.text));
      if (fault) fault.times -= 1;
      if (fault?.when === 'before') throw new StoreUnavailable('PostgreSQL is away');
      const result = await database.query(text, values);
      if (fault) throw new StoreUnavailable('the answer was lost');
      return result;
    },
    async [Symbol.asyncDispose]() {},
  };
}

/** The state beside the logs. Nobody listens to its changes. */
function storesOn(database: Database, clock: FakeClock): StateHandle {
  const [engine, keyring] = [createClusterEngine(database, clock), testKeyring()];
  const stores = createRowStores(engine, clusterRows(engine, keyring), { keyring, keepReleases: 3 });
  return { ...stores, changes: createLocalChanges() };
}

describe.skipIf(lacksPostgres('the build logs on PostgreSQL'))('on PostgreSQL', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server?.[Symbol.asyncDispose]());

  /** Two nodes with one database and one folder of blobs. */
  const openPlace = async () => {
    const url = await server.createMigrated();
    const folder = temporaryFolder();
    const clock = new FakeClock();
    const [one, other] = [openDatabase({ url, connections: 3 }), openDatabase({ url, connections: 3 })];
    const faults: Fault[] = [];
    const events: string[] = [];
    const log = (_: string, event: string) => void events.push(event);
    const blobs = new LocalBlobs({ dir: folder.path });
    const on = (database: Database, store: Blobs = blobs) =>
      new ClusterBuildLogs({ database, blobs: store, keyring: testKeyring(), log, clock });
    const [a, b] = [on(faulty(one, faults)), on(other)];
    return {
      ...{ a, b, on, one, faults, events, clock, folder: folder.path, stores: storesOn(one, clock) },
      /** The bytes in rows. */
      async rows() {
        const { rows } = await one.query('SELECT coalesce(sum(bytes), 0)::bigint AS bytes FROM build_log_parts');
        return rows[0]?.bytes;
      },
      stored: () => readdirSync(folder.path, { recursive: true }).filter((name) => String(name).includes('sealed-')),
      async [Symbol.asyncDispose]() {
        for (const each of [a, b, one, other]) await each[Symbol.asyncDispose]();
        folder[Symbol.dispose]();
      },
    };
  };

  buildLogSuite('PostgreSQL', openPlace);

  test('an ended log is one blob without rows, and pages are cut as before', async () => {
    await using place = await openPlace();
    const pages = [
      ...[ALL, { from: 4, limit: 5 }, { from: 5, limit: 100 }, { from: -8, limit: 8 }, { from: -7, limit: 7 }],
      ...[
        { from: -100, limit: 100 },
        { from: 15, limit: 10 },
        { from: 99, limit: 10 },
      ],
    ];
    const readAll = () => Promise.all(pages.map((page) => place.b.read(ID, page)));
    await place.a.append(ID, 'üüü\nbb\ncccc\n');
    const before = await readAll();
    expect(before[0]?.text).toBe('üüü\nbb\ncccc\n');
    await place.a.end(ID);
    await expect.poll(place.rows, WAIT).toBe(0);
    expect(place.stored()).toEqual([join('logs-', `sealed-${ID}`)]);
    expect(await readAll()).toEqual(before);
  });

  test('many small appends take few statements, and all lines arrive', async () => {
    await using place = await openPlace();
    let written = '';
    for (let count = 0; count < 2_000; count += 1) {
      const line = `line ${count}\n`;
      written += line;
      await place.a.append(ID, line);
    }
    const read = async () => (await place.b.read(ID, ALL))?.text;
    // No further append and no end makes the last lines visible.
    await expect.poll(read, WAIT).toBe(written);
    const { rows } = await place.one.query('SELECT count(*) AS count FROM build_log_parts');
    expect(rows[0]?.count).toBeLessThan(100);
  });

  test('a reader that follows sees every byte once, also while the log becomes a blob', async () => {
    await using place = await openPlace();
    const lines = Array.from({ length: 300 }, (_, n) => `${n} ${'x'.repeat(2_000)}\n`);
    let followed = '';
    const follow = async () => {
      for (let from = 0; ; ) {
        const part = await place.b.read(ID, { from, limit: 10_000 });
        followed += part?.text ?? '';
        from = part?.next ?? from;
        if (followed.endsWith('the end\n')) return;
      }
    };
    const write = async () => {
      for (const line of lines) await place.a.append(ID, line);
      await place.a.append(ID, 'the end\n');
      await place.a.end(ID);
    };
    await Promise.all([write(), follow()]);
    expect(followed).toBe(`${lines.join('')}the end\n`);
    let again = '';
    while ((await place.rows()) !== 0 || again === '') again = (await place.b.read(ID, ALL))?.text ?? '';
    expect((await place.b.read(ID, ALL))?.text).toBe(again);
    expect(again).toBe(followed);
  });

  test('if an answer was lost or PostgreSQL was away, the lines are there once', async () => {
    await using place = await openPlace();
    for (const [number, when] of (['before', 'after', 'before', 'after'] as const).entries()) {
      place.faults.push({ text: 'INSERT INTO build_logs', when, times: 1 });
      await place.a.append(ID, `line ${number}\n`);
      await place.a.end('dpl-other');
    }
    await place.a.end(ID);
    expect((await place.b.read(ID, ALL))?.text).toBe('line 0\nline 1\nline 2\nline 3\n');
    expect(place.events).toEqual([]);
  });

  test('if the end cannot be recorded or stored, another node stores the log later', async () => {
    await using place = await openPlace();
    place.faults.push({ text: "state = 'ended', touched_at = coalesce", when: 'before', times: 1 });
    await place.a.append(ID, 'one\n');
    await place.a.end(ID);
    const failing = place.on(
      place.one,
      new BlobsWith(place.folder, async () => {
        throw new StoreUnavailable('S3 is away');
      }),
    );
    await failing.append('dpl-b', 'two\n');
    await failing.end('dpl-b');
    await failing[Symbol.asyncDispose]();
    expect(place.events).toEqual(['build_log_not_ended', 'build_log_not_stored']);
    // Their own node may still do it.
    expect(await place.b.settleAbandoned()).toBe(0);
    place.clock.advance(61_000);
    expect(await Promise.all([place.b.settleAbandoned(), place.a.settleAbandoned()])).toContain(2);
    expect(await place.rows()).toBe(0);
    expect((await place.a.read(ID, ALL))?.text).toBe('one\n');
    expect((await place.a.read('dpl-b', ALL))?.text).toBe('two\n');
    place.clock.advance(61_000);
    expect(await place.b.settleAbandoned()).toBe(0);
  });

  test('the log of a build under way is left, and lines of a node that lost it are refused', async () => {
    await using place = await openPlace();
    await place.one.query(
      `WITH app AS (INSERT INTO apps
         (org, project, app_id, name, type, repository, branch, subdomain, environment_id, created_at, updated_at)
         VALUES ('o', 'p', 'a', 'a', 'static', 'r', 'main', 's', 'e', 0, 0) RETURNING id)
       INSERT INTO deployments (deploy_id, app, status, branch, created_at) SELECT $1, id, 'building', 'main', 0 FROM app`,
      [ID],
    );
    await place.a.append(ID, 'one\n');
    place.clock.advance(600_000);
    expect(await place.b.settleAbandoned()).toBe(0);
    await place.one.query('UPDATE deployments SET finished_at = 1');
    expect(await place.b.settleAbandoned()).toBe(1);
    await place.a.append(ID, 'late\n');
    await place.a.end(ID);
    expect(place.events).toEqual(['build_log_lost']);
    expect((await place.b.read(ID, ALL))?.text).toBe('one\n');
    expect(await place.rows()).toBe(0);
  });

  test('a node that stores a log so slowly that another one has stored it changes nothing', async () => {
    await using place = await openPlace();
    const text = `${'x'.repeat(1_000)}\n`.repeat(3_000);
    const page = { from: 0, limit: 10_000_000 };
    const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slowBlobs = new BlobsWith(place.folder, () => {
      reached.resolve();
      return released.promise;
    });
    const slow = place.on(place.one, slowBlobs);
    await slow.append(ID, text);
    await slow.end(ID);
    await reached.promise;
    place.clock.advance(61_000);
    expect(await place.b.settleAbandoned()).toBe(1);
    expect(await place.rows()).toBe(0);
    released.resolve();
    await slow[Symbol.asyncDispose]();
    expect(place.events).toEqual(['build_log_not_stored']);
    expect(await place.b.read(ID, page)).toEqual({ text, next: text.length, size: text.length });
  });

  test('a log that PostgreSQL acknowledged survives that the server is killed', async () => {
    await using own = await startPostgres();
    await using database = openDatabase({ url: await own.createMigrated() });
    using folder = temporaryFolder();
    const logs = new ClusterBuildLogs({
      database,
      blobs: new LocalBlobs({ dir: folder.path }),
      keyring: testKeyring(),
      log: () => {},
    });
    await logs.append(ID, 'before\n');
    await own.kill();
    await expect(logs.read(ID, ALL)).rejects.toBeInstanceOf(StoreUnavailable);
    const appended = logs.append(ID, 'x'.repeat(300_000));
    await own.restart();
    await appended;
    await logs.end(ID);
    await logs[Symbol.asyncDispose]();
    expect((await logs.read(ID, { ...ALL, isComplete: true }))?.text).toBe(`before\n${'x'.repeat(300_000)}`);
  });
});
