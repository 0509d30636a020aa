import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openBlobs } from '../../../src/platform/engines/open-blobs.ts';
import { BlobsFull, type S3Settings } from '../../../src/platform/stores/blobs.ts';
import { ClusterBlobs } from '../../../src/platform/stores/cluster/blobs/blobs.ts';
import { type Database, openDatabase } from '../../../src/platform/stores/cluster/database/database.ts';
import { S3Client } from '../../../src/platform/stores/cluster/s3/client.ts';
import type { S3Limits } from '../../../src/platform/stores/cluster/s3/connections.ts';
import { StoreUnavailable } from '../../../src/platform/stores/rows/unavailable.ts';
import { steppedDatabase } from '../../support/faulty-database.ts';
import { lacksPostgres, type PostgresServer, startPostgres } from '../../support/postgres.ts';
import { s3ForTests } from '../../support/s3.ts';
import { objectsIn } from '../../support/s3-objects.ts';
import { type S3FaultPlan, type S3Proxy, startS3Proxy } from '../../support/s3-proxy.ts';
import type { S3Server } from '../../support/s3-server.ts';
import { whole } from '../../support/whole.ts';

const HOUR = 3_600_000;
/** For services that answer, also if the machine is busy. */
const LONG = { besideMs: 60_000, connectMs: 10_000, answerMs: 20_000, idleMs: 20_000, pauseMs: 5 };
/** For faults that only a time limit ends. */
const SHORT = { besideMs: 60_000, connectMs: 1_000, answerMs: 1_000, idleMs: 1_000, pauseMs: 5 };
const SUITES = 'faults of blobs on PostgreSQL and S3';
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const engines = lacksPostgres(SUITES) ? [] : s3ForTests(SUITES);

async function put(blobs: ClusterBlobs, key: string, bytes: string | Uint8Array): Promise<void> {
  await using writer = blobs.writer();
  await writer.put(key, Buffer.from(bytes), sha256(bytes));
}

async function keep(blobs: ClusterBlobs, key: string, size: number): Promise<boolean> {
  await using writer = blobs.writer();
  return await writer.keep(key, size);
}

async function textOf(blobs: ClusterBlobs, key: string): Promise<string | undefined> {
  return (await whole(blobs, key))?.toString();
}

describe.each(engines)('blobs on PostgreSQL and $name, with faults', ({ start }) => {
  let postgres: PostgresServer;
  let s3: S3Server;
  let proxy: S3Proxy;
  let url: string;
  let database: Database;
  let objects: S3Settings;
  let open: ClusterBlobs[];
  const plan = (...plans: readonly S3FaultPlan[]) => proxy.plan((_, n) => plans[n] ?? 'pass');
  /** Another handle on the place. `through`: S3 through the proxy. */
  const handle = (through: 'proxy' | 'direct' = 'direct', on: Database = database, limits: S3Limits = LONG) => {
    const settings = through === 'proxy' ? { ...objects, endpoint: proxy.endpoint } : objects;
    const blobs = new ClusterBlobs({ database: on, objects: settings, limits, random: () => 0 });
    open.push(blobs);
    return blobs;
  };
  const age = async (ms: number) => {
    await database.query('UPDATE blobs SET stored_at = stored_at - $1, touched_at = touched_at - $1', [ms]);
    await database.query('UPDATE blob_leftovers SET touched_at = touched_at - $1', [ms]);
  };
  const countOf = async (table: string) => (await database.query(`SELECT 1 FROM ${table}`)).count;
  /** The names of all objects in S3. */
  const stored = async () => (await objectsIn(objects)).toSorted();
  /** The names of the objects that readers get. */
  const live = async () => {
    const { rows } = await database.query('SELECT key, generation FROM blobs WHERE generation IS NOT NULL');
    return rows.map(({ key, generation }) => (generation === 1 ? String(key) : `${key}~${generation}`)).toSorted();
  };
  /** After the clean-up, S3 has the objects of readers and no other, and PostgreSQL no trace of others. */
  const expectClean = async () => {
    await age(2 * HOUR);
    await handle().finishAbandoned();
    expect(await stored()).toEqual(await live());
    expect(await countOf('blob_leftovers')).toBe(0);
    expect(await countOf('blobs WHERE generation IS NULL')).toBe(0);
  };

  beforeAll(async () => {
    [postgres, s3] = await Promise.all([startPostgres(), start()]);
    proxy = await startS3Proxy(s3);
  });
  afterAll(async () => {
    await proxy?.[Symbol.asyncDispose]();
    await Promise.all([postgres?.[Symbol.asyncDispose](), s3?.[Symbol.asyncDispose]()]);
  });
  beforeEach(async () => {
    const { endpoint, region, credentials } = s3;
    objects = { endpoint, region, credentials, bucket: await s3.createBucket(), prefix: 'p/', pathStyle: true };
    url = await postgres.createMigrated();
    database = openDatabase({ url });
    open = [];
    plan();
  });
  afterEach(async () => {
    for (const blobs of open) blobs[Symbol.dispose]();
    await database[Symbol.asyncDispose]();
  });

  test.each(['is killed', 'does not answer'])('while PostgreSQL %s, what is stored is read from S3', async (how) => {
    await using relay = await startRelay(postgres.port);
    const path = new URL(url);
    path.port = String(relay.port);
    await using away = openDatabase({ url: path.href });
    const [blobs, unaware] = [handle('direct', away), handle('direct', away)];
    await put(blobs, 'a/first', 'first');
    await put(blobs, 'a/second', 'old');
    await put(blobs, 'a/second', 'second');
    const before = await blobs.head('a/first');
    expect(await textOf(blobs, 'a/second')).toBe('second');
    if (how === 'is killed') await postgres.kill();
    else relay.stop();
    try {
      expect(await textOf(blobs, 'a/first')).toBe('first');
      expect(await textOf(blobs, 'a/second')).toBe('second');
      expect(await blobs.head('a/first')).toMatchObject({ size: 5, version: before?.version });
      expect((await (await unaware.stream('a/first', { start: 1, end: 2 }))?.toArray())?.join()).toBe('ir');
      // What is not in S3 may have another generation, which only PostgreSQL knows.
      for (const command of [
        () => whole(blobs, 'a/other'),
        () => keep(blobs, 'a/first', 5),
        () => put(blobs, 'a/new', 'new'),
      ]) {
        await expect(command()).rejects.toBeInstanceOf(StoreUnavailable);
      }
    } finally {
      if (how === 'is killed') await postgres.restart();
      else relay.resume();
    }
    await expect.poll(() => keep(blobs, 'a/first', 5).catch(() => false), { timeout: 20_000 }).toBe(true);
    await put(blobs, 'a/new', 'new');
    expect(await textOf(handle(), 'a/new')).toBe('new');
  });

  test.each<[string, S3FaultPlan, unknown]>([
    ['away', 'reset', StoreUnavailable],
    ['silent', 'silence', StoreUnavailable],
    ['full', { status: 403, body: '<Error><Code>QuotaExceeded</Code></Error>' }, BlobsFull],
  ])('while S3 is %s, puts fail, and what was stored stays', async (_, fault, error) => {
    await put(handle(), 'a/blob', 'old');
    const blobs = handle('proxy', database, fault === 'silence' ? SHORT : LONG);
    proxy.plan(() => fault);
    await expect(put(blobs, 'a/blob', 'new')).rejects.toBeInstanceOf(error);
    await expect(put(blobs, 'a/new', 'new')).rejects.toBeInstanceOf(error);
    await expect(whole(blobs, 'a/blob')).rejects.toBeInstanceOf(StoreUnavailable);
    expect(await blobs.head('a/blob')).toMatchObject({ size: 3 });
    expect(await blobs.head('a/new')).toBeUndefined();
    plan();
    expect(await textOf(handle('proxy'), 'a/blob')).toBe('old');
    await expectClean();
    expect(await live()).toEqual(['a/blob']);
  });

  test('an object that S3 lost is missing, and the next deploy stores it again', async () => {
    const blobs = handle();
    await put(blobs, 'a/blob', 'text');
    using client = new S3Client(objects);
    await client.delete('a/blob', Date.now());
    expect(await keep(blobs, 'a/blob', 4)).toBe(true);
    expect(await whole(blobs, 'a/blob')).toBeUndefined();
    expect([await blobs.head('a/blob'), await keep(blobs, 'a/blob', 4)]).toEqual([undefined, false]);
    await put(blobs, 'a/blob', 'text');
    expect([await textOf(blobs, 'a/blob'), await keep(blobs, 'a/blob', 4)]).toEqual(['text', true]);
    await expectClean();
  });

  test('a deletion that reaches S3 late does not hit what was stored meanwhile', async () => {
    const [blobs, other] = [handle('proxy', database, SHORT), handle()];
    await put(other, 'a/blob', 'text');
    const late = Promise.withResolvers<void>();
    plan({ late: late.promise });
    await blobs.delete('a/blob');
    expect(new Set(proxy.seen)).toEqual(new Set([`DELETE /${objects.bucket}/p/a/blob`]));
    expect(proxy.seen.length).toBeGreaterThan(1);
    await put(other, 'a/blob', 'text');
    await expect.poll(stored).toEqual(['a/blob~2']);
    using client = new S3Client(objects);
    await client.put('a/blob', Buffer.from('dead'), 4, sha256('dead'), Date.now());
    late.resolve();
    await expect.poll(stored, { timeout: 20_000 }).toEqual(['a/blob~2']);
    expect(await textOf(other, 'a/blob')).toBe('text');
    await expectClean();
  });

  test('a put whose leftover was cleaned up meanwhile stores the blob again', async () => {
    const [blobs, other] = [handle('proxy'), handle()];
    proxy.plan(() => 'pass');
    let runs = 0;
    await using writer = blobs.writer();
    const slow = async function* () {
      runs += 1;
      if (runs === 1) {
        await age(2 * HOUR);
        expect(await other.finishAbandoned()).toBe(1);
      }
      yield Buffer.from('text');
    };
    await writer.putStream('a/blob', 4, slow, sha256('text'));
    expect(runs).toBe(2);
    expect(await textOf(other, 'a/blob')).toBe('text');
    await expectClean();
  });

  test('a reader that gets wrong bytes takes them from no other reader, and a writer stores them again', async () => {
    await put(handle(), 'a/blob', 'right');
    const misled = handle('proxy');
    plan({ status: 200, body: 'wrong', headers: { 'content-length': '5' } });
    const misread = await misled.load('a/blob', 9);
    expect(String(misread?.bytes)).toBe('wrong');
    expect(await misled.distrust('a/blob', misread?.facts.version ?? '')).toBe(true);
    for (const each of [misled, handle()]) expect(await textOf(each, 'a/blob')).toBe('right');
    expect(await keep(handle(), 'a/blob', 5)).toBe(false);
    await put(handle(), 'a/blob', 'right');
    expect(await keep(handle(), 'a/blob', 5)).toBe(true);
    await expectClean();
  });

  test('once S3 has lost an object of an organization, a writer finds all that it has lost', async () => {
    for (const key of ['a/read', 'a/lost', 'a/there', 'b/lost']) await put(handle(), key, 'text');
    using client = new S3Client(objects);
    for (const key of ['a/read', 'a/lost', 'b/lost']) await client.delete(key, Date.now());
    const kept = (key: string) => keep(handle(), key, 4);
    expect(await Promise.all(['a/lost', 'a/there', 'b/lost'].map(kept))).toEqual([true, true, true]);
    expect(await textOf(handle(), 'a/read')).toBeUndefined();
    expect(await Promise.all(['a/read', 'a/lost', 'a/there', 'b/lost'].map(kept))).toEqual([false, false, true, true]);
    for (const key of ['a/read', 'a/lost']) await put(handle(), key, 'text');
    expect(await Promise.all(['a/read', 'a/lost', 'a/there'].map(kept))).toEqual([true, true, true]);
  });

  test.each<[string, (blobs: ClusterBlobs) => Promise<unknown>]>([
    ['put', (blobs) => put(blobs, 'a/new', 'new')],
    ['replacing put', (blobs) => put(blobs, 'a/blob', 'new')],
    ['delete', (blobs) => blobs.delete('a/blob')],
    ['deletion of what is unused', async (blobs) => blobs.deleteUnused('a/blob', await blobs.ago(-HOUR))],
    ['distrust', async (blobs) => blobs.distrust('a/blob', (await blobs.head('a/blob'))?.version ?? '')],
    ['clean-up', (blobs) => blobs.finishAbandoned()],
  ])('a process that dies at any step of a %s leaves nothing after the clean-up', async (_, command) => {
    let steps = 0;
    for (let last = 0, isDone = false; !isDone; last += 1) {
      expect(last).toBeLessThan(60);
      await put(handle(), 'a/blob', 'text');
      // An abandoned object for the clean-up.
      await database.query(`INSERT INTO blobs (key, last_generation, touched_at) VALUES ('a/dead', 1, 0)
        ON CONFLICT (key) DO NOTHING`);
      await database.query("INSERT INTO blob_leftovers VALUES ('a/dead', 1, 0) ON CONFLICT DO NOTHING");
      steps = 0;
      const step = () => {
        steps += 1;
        if (steps > last) throw new StoreUnavailable('the process is dead');
      };
      proxy.plan(() => {
        try {
          step();
        } catch {
          return 'reset';
        }
        // The process may also die before it learns that S3 has carried out the request.
        return ++steps > last ? 'lose answer' : 'pass';
      });
      await command(handle('proxy', steppedDatabase(database, step))).catch((error: unknown) => {
        expect(error).toBeInstanceOf(StoreUnavailable);
      });
      isDone = steps <= last;
      plan();
      await expectClean();
      for (const name of await live())
        expect(['text', 'new']).toContain(await textOf(handle(), name.split('~')[0] ?? ''));
    }
    expect(steps).toBeGreaterThan(4);
  });

  test('a blob that was stored or kept is never gone, whatever two handles do at the same time', async () => {
    const both = [handle(), handle()] as const;
    const kinds = ['put', 'keep', 'deleteUnused', 'deleteUnused', 'delete unused of old', 'clean up', 'read'] as const;
    const command = fc.record({
      kind: fc.constantFrom(...kinds),
      by: fc.constantFrom(...both),
      key: fc.constantFrom('a/one', 'a/two'),
      ticks: fc.integer({ min: 0, max: 5 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 3, maxLength: 10 }), async (commands) => {
        await age(3 * HOUR);
        const [hourAgo, twoHoursAgo] = await Promise.all([both[0].ago(HOUR), both[0].ago(2 * HOUR)]);
        const used = new Set<string>();
        const run = async ({ kind, by, key, ticks }: (typeof commands)[number]): Promise<void> => {
          for (let tick = 0; tick < ticks; tick += 1) await new Promise((resolve) => setImmediate(resolve));
          if (kind === 'put') {
            await put(by, key, key);
            used.add(key);
          } else if (kind === 'keep') {
            if (await keep(by, key, key.length)) used.add(key);
          } else if (kind === 'clean up') await by.finishAbandoned();
          else if (kind === 'read') expect([key, undefined]).toContain(await textOf(by, key));
          else await by.deleteUnused(key, kind === 'deleteUnused' ? hourAgo : twoHoursAgo);
        };
        await Promise.all(commands.map(run));
        for (const key of used) {
          for (const blobs of both) expect(await textOf(blobs, key)).toBe(key);
        }
      }),
      { numRuns: 40 },
    );
    await expectClean();
  });

  test('a stream goes on after its connection broke, and returns the bytes of one generation', async () => {
    const bytes = randomBytes(2 * 1024 * 1024);
    await put(handle(), 'a/blob', bytes);
    const blobs = handle('proxy', database, SHORT);
    plan({ truncate: 500_000 }, { truncate: 500_000 }, { stall: 300_000 });
    const stream = await blobs.stream('a/blob');
    expect(Buffer.concat((await stream?.toArray()) ?? []).equals(bytes)).toBe(true);
    expect(proxy.seen.length).toBeGreaterThan(3);
    proxy.plan(() => ({ truncate: 0 }));
    const broken = await blobs.stream('a/blob');
    await expect(broken?.toArray()).rejects.toThrow();
    plan();
    const unread = await blobs.stream('a/blob');
    unread?.destroy();
  });

  test('thousands of uses take few statements', async () => {
    let steps = 0;
    const counted = steppedDatabase(database, () => {
      steps += 1;
    });
    await database.query(`INSERT INTO blobs (key, last_generation, generation, size, sha256, etag, stored_at, touched_at)
      SELECT 'a/k' || n, 1, 1, n, '', '', 0, 0 FROM generate_series(1, 2000) AS n`);
    await using writer = handle('direct', counted).writer();
    const kept = await Promise.all(
      Array.from({ length: 2_000 }, (_, n) => writer.keep(`a/k${n + 1}`, n % 2 ? n + 1 : 0)),
    );
    expect(kept.filter(Boolean)).toHaveLength(1_000);
    expect(steps / 2).toBeLessThan(10);
    expect(await countOf('blobs WHERE touched_at > 0')).toBe(1_000);
  });

  test('a worker opens the blobs by their description', async () => {
    await put(handle(), 'a/blob', 'text');
    const blobs = await openBlobs(JSON.parse(JSON.stringify({ kind: 'cluster', database: url, objects })));
    expect((await whole(blobs, 'a/blob'))?.toString()).toBe('text');
  });
});

/** Passes connections on. `stop`: takes bytes, and passes none on, as a network does that loses all packets. */
async function startRelay(to: number) {
  const sockets = new Set<Socket>();
  let isStopped = false;
  const server = createServer((socket) => {
    const target = connect(to, '127.0.0.1');
    for (const [one, other] of [
      [socket, target],
      [target, socket],
    ] as const) {
      sockets.add(one);
      one.on('data', (bytes) => void (isStopped || other.write(bytes)));
      one.on('error', () => {});
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return {
    port: address.port,
    stop() {
      isStopped = true;
    },
    /** Connections that lost bytes end. */
    resume() {
      isStopped = false;
      for (const socket of sockets) socket.destroy();
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
