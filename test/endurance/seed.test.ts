import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import type { SeedEvent } from '../../src/seed/events.ts';
import { planSeed } from '../../src/seed/plan.ts';
import { seedFile } from '../../src/seed/run.ts';
import { FakeClock } from '../support/clock.ts';
import { startFaultyKvs } from '../support/faulty-kvs.ts';
import { startKvsServer } from '../support/kvs-server.ts';
import { temporaryFolder } from '../support/temporary.ts';

const CHILD = resolve(import.meta.dirname, '../support/seed-child.ts');
const ENV = {
  SERVICE_KVS_REGION: 'us-east-2',
  SERVICE_KVS_TOKEN_SESSIONS: 'token-of-sessions',
  AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE',
  AWS_SECRET_ACCESS_KEY: 'aws-secret',
};
const MIB = 1024 * 1024;

const valueAt = (n: number) => `{"n":${n},"text":"${String(n).padEnd(1_000, 'x')}"}`;

async function writeEntries(path: string, count: number): Promise<string> {
  const lines = function* () {
    for (let n = 0; n < count; n += 1) yield `{"key":"key-${n}","value":${valueAt(n)}}\n`;
  };
  await pipeline(Readable.from(lines()), createWriteStream(path));
  return path;
}

interface ChildReport {
  readonly outcome: { readonly entries: number; readonly written: number; readonly failed: number };
  readonly error: string | undefined;
  readonly heaps: readonly number[];
}

async function seedInChild(raw: object, env: object): Promise<ChildReport> {
  const args = ['--expose-gc', CHILD, JSON.stringify({ table: 'sessions', ...raw })];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: { ...ENV, ...env } });
  return JSON.parse(stdout);
}

/** Returns the growth of the heap after all code is loaded and all connections are open. */
function growth(heaps: readonly number[]): number {
  return (heaps.at(-1) ?? 0) - (heaps[Math.floor(heaps.length / 5)] ?? 0);
}

test.concurrent('10,000 keys through 429, 500, 503, resets and lost answers are all stored, with constant memory', async () => {
  using folder = temporaryFolder();
  await using server = await startFaultyKvs({
    seed: 20_261,
    faults: { throttled: 0.001, error500: 0.03, error503: 0.03, reset: 0.03, lost: 0.03 },
    retryAfter: () => '1',
    record: false,
  });
  const file = await writeEntries(join(folder.path, 'keys.ndjson'), 10_000);
  const { outcome, error, heaps } = await seedInChild({ file }, { SERVICE_KVS_URL: server.url });
  expect(error).toBeUndefined();
  expect(outcome).toMatchObject({ entries: 10_000, written: 10_000, failed: 0 });
  expect(server.store.size).toBe(10_000);
  for (let n = 0; n < 10_000; n += 1) expect(server.store.get(`key-${n}`)).toBe(valueAt(n));
  // Each put was acknowledged once: the client repeats a put only if it did not get an answer.
  expect([...server.acknowledged.values()].every((count) => count === 1)).toBe(true);
  expect(server.counts.refused).toBeGreaterThan(500);
  expect(growth(heaps)).toBeLessThan(4 * MIB);
});

test.concurrent('a file of 100 MB is checked with constant memory, as NDJSON and as one JSON array', async () => {
  using folder = temporaryFolder();
  const lines = await writeEntries(join(folder.path, 'keys.ndjson'), 100_000);
  const array = join(folder.path, 'keys.json');
  const elements = function* () {
    for (let n = 0; n < 100_000; n += 1) yield `${n === 0 ? '[' : ','}\n  {"key": "key-${n}", "value": ${valueAt(n)}}`;
    yield '\n]\n';
  };
  await pipeline(Readable.from(elements()), createWriteStream(array));
  const reports = await Promise.all([lines, array].map((file) => seedInChild({ file, 'dry-run': 'true' }, {})));
  for (const { outcome, heaps } of reports) {
    expect(outcome.entries).toBe(100_000);
    // Memory for the short hashes of 100,000 keys, and not for the 100 MB.
    expect(Math.max(...heaps)).toBeLessThan(60 * MIB);
  }
});

test.concurrent('with a quota of 6,000 a minute, 10,000 keys take at most 1.1 times what the quota allows', async () => {
  using folder = temporaryFolder();
  const clock = new FakeClock(Date.UTC(2026, 0, 1));
  await using server = await startKvsServer({ clock, quotas: { environmentPerMinute: 12_000, tablePerMinute: 6_000 } });
  const file = await writeEntries(join(folder.path, 'keys.ndjson'), 10_000);
  const events: SeedEvent[] = [];
  const started = clock.now();
  const plan = planSeed({ file, table: 'sessions', url: server.url }, server.variables);
  const outcome = await seedFile(plan, {
    fetch,
    clock,
    random: Math.random,
    report: (event) => void events.push(event),
  });
  expect(outcome).toMatchObject({ written: 10_000, failed: 0, error: undefined });
  // Two windows: the second one opens a minute after the first.
  expect(clock.now() - started).toBeLessThanOrEqual(60_000 * 1.1);
  expect(events.filter(({ type }) => type === 'throttled')).toHaveLength(1);
});
