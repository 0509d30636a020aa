import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { SlipwayError } from '../../src/base/errors.ts';
import type { SeedEvent } from '../../src/seed/events.ts';
import { planSeed, type RawSeed } from '../../src/seed/plan.ts';
import { type SeedDeps, seedFile } from '../../src/seed/run.ts';
import { unwrittenPath } from '../../src/seed/unwritten.ts';
import { FakeClock } from '../support/clock.ts';
import { type FaultyKvs, startFaultyKvs } from '../support/faulty-kvs.ts';
import { seededRandom } from '../support/random.ts';
import { temporaryFolder } from '../support/temporary.ts';

const ENV = {
  SERVICE_KVS_REGION: 'us-east-2',
  SERVICE_KVS_TOKEN_SESSIONS: 'token-of-sessions',
  AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE',
  AWS_SECRET_ACCESS_KEY: 'aws-secret',
  AWS_SESSION_TOKEN: 'aws-session',
};

function seeding(server: Pick<FaultyKvs, 'url'>, raw: RawSeed, more: Partial<SeedDeps> = {}) {
  const events: SeedEvent[] = [];
  const plan = planSeed({ table: 'sessions', ...raw }, { ...ENV, SERVICE_KVS_URL: server.url });
  const report = (event: SeedEvent) => void events.push(event);
  const done = seedFile(plan, { fetch, clock: new FakeClock(), random: seededRandom(5), report, ...more });
  return { done, events };
}

function lines(count: number): string {
  return Array.from({ length: count }, (_, n) => `{"key":"k${n}","value":{"n":${n}}}\n`).join('');
}

async function failure(work: Promise<unknown>): Promise<SlipwayError> {
  return work.then(
    () => Promise.reject(new Error('expected a failure')),
    (error) => error,
  );
}

describe('writing', () => {
  test('writes every entry, with its own time to live or the default one', async () => {
    using folder = temporaryFolder();
    await using server = await startFaultyKvs();
    const file = folder.write('a.json', '[{"key":"a","value":-0},{"key":"b","value":1.50,"ttlSeconds":90}]');
    const { done, events } = seeding(server, { file, 'ttl-seconds': '600' });
    expect(await done).toMatchObject({ entries: 2, written: 2, deleted: 0, failed: 0, error: undefined });
    expect([...server.store]).toEqual([
      ['a', '-0'],
      ['b', '1.50'],
    ]);
    expect([...server.ttls]).toEqual([
      ['a', '600'],
      ['b', '90'],
    ]);
    expect(events[0]).toEqual({ type: 'checked', entries: 2, deletes: 0 });
    expect(events.at(-1)).toMatchObject({ type: 'progress', part: 'write', done: 2, total: 2 });
  });

  test('a repeated run changes nothing', async () => {
    using folder = temporaryFolder();
    await using server = await startFaultyKvs();
    const file = folder.write('a.ndjson', lines(20));
    await seeding(server, { file }).done;
    const before = new Map(server.store);
    expect(await seeding(server, { file }).done).toMatchObject({ written: 20, failed: 0 });
    expect(server.store).toEqual(before);
  });

  test('keeps no more requests under way than concurrency says', async () => {
    using folder = temporaryFolder();
    await using server = await startFaultyKvs();
    let [under, most] = [0, 0];
    const counting: typeof fetch = async (input, init) => {
      under += 1;
      most = Math.max(most, under);
      return fetch(input, init).finally(() => {
        under -= 1;
      });
    };
    const file = folder.write('a.ndjson', lines(50));
    await seeding(server, { file, concurrency: '4' }, { fetch: counting }).done;
    expect(most).toBe(4);
  });

  test('deletes the keys of the prune file after the entries are written', async () => {
    using folder = temporaryFolder();
    await using server = await startFaultyKvs();
    server.store.set('old', '1').set('stays', '2');
    const outcome = await seeding(server, {
      file: folder.write('a.ndjson', lines(2)),
      'prune-file': folder.write('old.txt', 'old\nnever-there\n'),
    }).done;
    expect(outcome).toMatchObject({ written: 2, deletes: 2, deleted: 2, failed: 0 });
    expect([...server.store.keys()].sort()).toEqual(['k0', 'k1', 'stays']);
    expect(server.requests.map(({ path }) => path)).toEqual(['/v1/put', '/v1/put', '/v1/delete', '/v1/delete']);
  });

  test('a dry run checks the file and sends nothing', async () => {
    using folder = temporaryFolder();
    await using server = await startFaultyKvs();
    const outcome = await seeding(server, { file: folder.write('a.ndjson', lines(3)), 'dry-run': 'true' }).done;
    expect(outcome).toMatchObject({ entries: 3, written: 0, failed: 0, dryRun: true, error: undefined });
    expect(server.counts.requests).toBe(0);
  });
});

describe('checking', () => {
  test('names every bad line before the first request', async () => {
    using folder = temporaryFolder();
    await using server = await startFaultyKvs();
    const file = folder.write('a.ndjson', '{"key":"a","value":1}\n{"key":"","value":1}\n{"key":"a","value":2}\n');
    const prune = folder.write('old.txt', 'b\na\nb\n');
    const error = await failure(seeding(server, { file, 'prune-file': prune }).done);
    expect(error.code).toBe('invalid_file');
    expect(error.also.map(({ message, place }) => `${place?.line} ${message}`)).toEqual([
      '2 the key is empty',
      '3 the key "a" occurs twice: first on line 1',
      '2 the key "a" is to be deleted, and written by line 1 of the seed file',
      '3 the key "b" occurs twice: first on line 1',
    ]);
    expect(error.also.map(({ place }) => place?.file)).toEqual([file, file, prune, prune]);
    expect(server.counts.requests).toBe(0);
  });

  test('finds keys of a YAML mapping that are equal, however they are written', async () => {
    using folder = temporaryFolder();
    const file = folder.write('a.yml', 'a: 1\nb: 2\n"\\x61": 3\n');
    const error = await failure(seeding({ url: 'http://127.0.0.1:1' }, { file }).done);
    expect(error.also.map(({ message, place }) => `${place?.line} ${message}`)).toEqual([
      '3 the key "a" occurs twice: first on line 1',
    ]);
  });

  test('shows the first hundred faults and counts the rest', async () => {
    using folder = temporaryFolder();
    const file = folder.write('a.ndjson', '{}\n'.repeat(300));
    const error = await failure(seeding({ url: 'http://127.0.0.1:1' }, { file }).done);
    expect(error.also).toHaveLength(100);
    expect(error.message).toMatch(/^600 faults/);
  });
});

describe('faults', () => {
  test('loses no key to 429, 500, 503, resets and lost answers', async () => {
    using folder = temporaryFolder();
    await using server = await startFaultyKvs({
      seed: 11,
      faults: { throttled: 0.05, error500: 0.05, error503: 0.05, reset: 0.05, lost: 0.05 },
      retryAfter: () => '1',
    });
    const { done, events } = seeding(server, { file: folder.write('a.ndjson', lines(300)), verify: 'true' });
    expect(await done).toMatchObject({ written: 300, failed: 0, error: undefined });
    expect(server.store.size).toBe(300);
    expect(events.some(({ type }) => type === 'throttled')).toBe(true);
    const troubles = events.filter(({ type }) => type === 'trouble');
    expect(troubles).toHaveLength(3);
  });

  test('lists the entries that the service does not take in a file, and writes the others', async () => {
    using folder = temporaryFolder();
    await using server = await startFaultyKvs();
    server.answer = (_, key) => (key === 'k3' ? { status: 400, body: '{"error":"invalid_value"}' } : undefined);
    const file = folder.write('a.ndjson', lines(10));
    const outcome = await seeding(server, { file, 'ttl-seconds': '60' }).done;
    expect(outcome).toMatchObject({ written: 9, failed: 1, unwrittenFile: `${file}.unwritten.ndjson` });
    expect(outcome.error).toMatchObject({ code: 'seed_failed', message: 'Only 9 of 10 entries are written' });
    expect(outcome.error?.also).toEqual([expect.objectContaining({ place: { file, line: 4 } })]);
    expect(readFileSync(outcome.unwrittenFile ?? '', 'utf8')).toBe('{"key":"k3","value":{"n":3},"ttlSeconds":60}\n');
  });

  test('after an outage the list and a second run give the whole', async () => {
    using folder = temporaryFolder();
    await using server = await startFaultyKvs();
    let puts = 0;
    server.answer = () => {
      puts += 1;
      return puts > 25 ? { status: 503, body: '{"error":"unavailable"}' } : undefined;
    };
    const file = folder.write('a.ndjson', lines(100));
    const outcome = await seeding(server, { file }).done;
    expect(outcome.error?.code).toBe('service_error');
    expect(outcome.error?.remedy).toContain('seed that file next');
    expect(outcome.written).toBe(25);
    expect(outcome.failed).toBe(75);
    server.answer = undefined;
    const second = await seeding(server, { file: outcome.unwrittenFile ?? '' }).done;
    expect(second).toMatchObject({ entries: 75, written: 75, failed: 0 });
    expect(server.store.size).toBe(100);
  });

  test('the list is whole however long it is, and has its name only then', async () => {
    using folder = temporaryFolder();
    await using server = await startFaultyKvs();
    server.answer = () => ({ status: 401, body: '{"error":"invalid_token"}' });
    const value = JSON.stringify('é'.repeat(10_000));
    const text = Array.from({ length: 200 }, (_, n) => `{"key":"k${n}","value":${value}}\n`).join('');
    const { unwrittenFile = '' } = await seeding(server, { file: folder.write('a.ndjson', text) }).done;
    expect(readFileSync(unwrittenFile, 'utf8').split('\n').toSorted()).toEqual(text.split('\n').toSorted());
    expect(existsSync(`${unwrittenFile}.part`)).toBe(false);
  });

  test('says so when the list of what was not written cannot be kept', async () => {
    using folder = temporaryFolder();
    await using server = await startFaultyKvs();
    server.answer = () => ({ status: 401, body: '{"error":"invalid_token"}' });
    const file = folder.write('a.ndjson', lines(5));
    mkdirSync(`${file}.unwritten.ndjson`);
    const error = await failure(seeding(server, { file }).done);
    expect(error).toMatchObject({ code: 'disk_full', message: expect.stringMatching(/^5 entries were not written/) });
    expect(existsSync(`${file}.unwritten.ndjson.part`)).toBe(false);
  });

  test('a refused token stops the run at once', async () => {
    using folder = temporaryFolder();
    await using server = await startFaultyKvs();
    server.answer = () => ({ status: 401, body: '{"error":"invalid_token"}' });
    const outcome = await seeding(server, { file: folder.write('a.ndjson', lines(500)) }).done;
    expect(outcome.error).toMatchObject({ code: 'unauthorized', call: { status: 401 } });
    expect(outcome).toMatchObject({ written: 0, failed: 500 });
    expect(server.counts.requests).toBeLessThanOrEqual(16);
  });

  test('an interrupted run lists what it did not write', async () => {
    using folder = temporaryFolder();
    await using server = await startFaultyKvs();
    const controller = new AbortController();
    let puts = 0;
    server.answer = () => {
      puts += 1;
      if (puts === 30) controller.abort(new Error('SIGINT'));
      return undefined;
    };
    const outcome = await seeding(server, { file: folder.write('a.ndjson', lines(100)) }, { signal: controller.signal })
      .done;
    expect(outcome.error).toMatchObject({ code: 'interrupted' });
    const left = readFileSync(outcome.unwrittenFile ?? '', 'utf8')
      .trim()
      .split('\n');
    expect(left).toHaveLength(100 - outcome.written);
    const keys = new Set([...server.store.keys(), ...left.map((line) => JSON.parse(line).key)]);
    expect(keys.size).toBe(100);
  });

  test('verify finds a value that reads back as another one', async () => {
    using folder = temporaryFolder();
    await using server = await startFaultyKvs();
    server.answer = (path, key) =>
      path === '/v1/get' && key === 'big'
        ? { status: 200, body: '{"found":true,"value":9007199254740992,"expiresAt":null}' }
        : undefined;
    const file = folder.write('a.json', '{"big": 9007199254740993, "small": {"a": 1.0, "b": [2]}}');
    const outcome = await seeding(server, { file, verify: 'true' }).done;
    expect(outcome).toMatchObject({ written: 1, failed: 1 });
    expect(outcome.error?.also[0]?.message).toMatch(/"big" was written, but another value was read back/);
  });

  test('the list of a list never overwrites the file that is read', () => {
    expect(unwrittenPath('a.yml')).toBe('a.yml.unwritten.ndjson');
    expect(unwrittenPath('a.yml.unwritten.ndjson')).toBe('a.yml.unwritten-2.ndjson');
    expect(unwrittenPath('a.yml.unwritten-2.ndjson')).toBe('a.yml.unwritten-3.ndjson');
  });
});

describe('limits', () => {
  test('uses a quota up without overrunning it, and all wait out Retry-After together', async () => {
    using folder = temporaryFolder();
    const clock = new FakeClock(Date.UTC(2026, 0, 1));
    await using server = await startFaultyKvs({ quota: { perMinute: 200, now: () => clock.now() } });
    const started = clock.now();
    const { done, events } = seeding(server, { file: folder.write('a.ndjson', lines(500)) }, { clock });
    expect(await done).toMatchObject({ written: 500, failed: 0 });
    // 500 keys at 200 a minute: two waits for a new minute.
    expect(clock.now() - started).toBeLessThan(2 * 60_000 * 1.1);
    expect(events.filter(({ type }) => type === 'throttled')).toHaveLength(2);
    // No more refusals than were under way when the quota ended.
    expect(server.counts.refused).toBeLessThanOrEqual(2 * 16);
  });

  test('tells rate and time left', async () => {
    using folder = temporaryFolder();
    const clock = new FakeClock();
    await using server = await startFaultyKvs();
    const slow: typeof fetch = async (input, init) => {
      clock.advance(100);
      return fetch(input, init);
    };
    const { done, events } = seeding(
      server,
      { file: folder.write('a.ndjson', lines(40)), concurrency: '1' },
      { clock, fetch: slow },
    );
    await done;
    const told = events.filter((event) => event.type === 'progress');
    expect(told.length).toBeGreaterThan(4);
    expect(told[3]).toEqual({ type: 'progress', part: 'write', done: 20, total: 40, perSecond: 10, leftMs: 2_000 });
    expect(told.at(-1)).toMatchObject({ done: 40, leftMs: 0 });
  });
});
