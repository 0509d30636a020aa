import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createKvsClient } from '../src/api/kvs.ts';
import { systemClock } from '../src/base/clock.ts';
import { planSeed, type SeedEnv, type SeedPlan } from '../src/seed/plan.ts';
import { seedFile } from '../src/seed/run.ts';
import { alternate, type BenchRow, printRows, rowOf, startPart, timed } from './harness.ts';

/** Milliseconds to the data plane, as from a hosted runner. Without a latency, only the processor would be measured. */
const LATENCY_MS = 20;
const KEYS = 2_000;
/** The loop is slow, so its rate is measured with fewer keys. */
const LOOP_KEYS = 150;
const ROUNDS = 3;
const PARTS = { fetch, clock: systemClock, random: Math.random } as const;

/**
 * Compares keys per second of a seeding, with the check of its file, with a loop of sequential puts by the same client.
 */
export async function benchSeed(): Promise<readonly BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'slipway-bench-seed-'));
  const { child, message } = await startPart('./seed-server.ts', [String(LATENCY_MS)]);
  try {
    const env: SeedEnv = { ...Object(message) };
    let runs = 0;
    const seed = () => seedRate(folder, env, runs++);
    const loopOnce = () => loopRate(planSeed({ file: '-', table: 'sessions' }, env), runs++);
    const { seeding, loop } = await alternate(ROUNDS, { seeding: seed, loop: loopOnce });
    return [rowOf(`seeding, ${LATENCY_MS} ms away, against a loop`, 'keys/s', { atLeast: 8 }, seeding, loop)];
  } finally {
    child.disconnect();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Values differ in each round, because a store may skip values that did not change. */
const valueAt = (round: number, n: number) => `{"round":${round},"n":${n},"text":"${'x'.repeat(200)}"}`;

async function seedRate(folder: string, env: SeedEnv, round: number): Promise<number> {
  const file = join(folder, 'keys.ndjson');
  const lines = Array.from({ length: KEYS }, (_, n) => `{"key":"key-${n}","value":${valueAt(round, n)}}\n`);
  writeFileSync(file, lines.join(''));
  const plan = planSeed({ file, table: 'sessions' }, env);
  const ms = await timed(async () => {
    const { written } = await seedFile(plan, { ...PARTS, report: () => {} });
    if (written !== KEYS) throw new Error(`${written} of ${KEYS} keys were written`);
  });
  return (KEYS / ms) * 1_000;
}

async function loopRate({ target }: SeedPlan, round: number): Promise<number> {
  if (target === undefined) throw new Error('there is no target');
  const client = createKvsClient({ ...target, ...PARTS });
  const ms = await timed(async () => {
    for (let n = 0; n < LOOP_KEYS; n += 1) await client.put({ key: `key-${n}`, text: valueAt(round, n) });
  });
  return (LOOP_KEYS / ms) * 1_000;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) printRows(await benchSeed());
