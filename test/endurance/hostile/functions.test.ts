import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { processesWith } from '../../support/processes.ts';
import { FUNCTION_ATTACKS } from './functions-attacks.ts';
import { type FunctionStage, openFunctionStage } from './functions-stage.ts';
import type { Impact } from './stage.ts';

let theatre: FunctionStage;
/** Measures the neighbours during the deploy of an ordinary function app. */
let ordinary: Impact;

beforeAll(async () => {
  theatre = await openFunctionStage();
  await theatre.during(() => theatre.deploy());
  ordinary = await theatre.during(() => theatre.deploy());
}, 300_000);

afterAll(async () => {
  const { dataDir } = theatre.stage;
  const sockets = join(dataDir, 'functions', 'sockets');
  await theatre.stage.stop();
  expect(existsSync(sockets) ? readdirSync(sockets) : []).toEqual([]);
  await vi.waitFor(() => expect(processesWith(dataDir)).toEqual([]), { timeout: 30_000 });
  await theatre[Symbol.asyncDispose]();
}, 120_000);

/** The least work to compare with, and what an attack may make of the ordinary one. The goal is that of the bench, which is lower. */
const FLOOR_MS = 60;
const MOST_TIMES = 4;
/** What the memory of the platform, and of the supervisor, may become of what it was before an attack. */
const MOST_GROWN = 2;
const MEMORY_MS = 60_000;

test.each(FUNCTION_ATTACKS)('other tenants are not harmed by $name', { timeout: 300_000 }, async ({ name, run }) => {
  const before = await memory();
  const { requests, failed, worstMs, stallMs, workMs } = await theatre.during(() => run(theatre));
  // By the processor time of the platform's own turns: functions may use all processors, and then answers wait for one.
  const times = workMs / Math.max(FLOOR_MS, ordinary.workMs);
  process.stdout.write(
    `${name}: ${requests} requests, slowest ${worstMs.toFixed(0)} ms, stall ${stallMs.toFixed(0)} ms, longest work ${workMs.toFixed(0)} ms (ordinary ${ordinary.workMs.toFixed(0)})\n`,
  );
  expect(failed).toEqual([]);
  expect(times).toBeLessThan(MOST_TIMES);
  // It is the same supervisor: nothing that a function did has ended it.
  expect((await memory()).supervisor).toBe(before.supervisor);
  const grown = async () => {
    const after = await memory();
    return Math.max(after.platformBytes / before.platformBytes, after.supervisorBytes / before.supervisorBytes);
  };
  await expect.poll(grown, { timeout: MEMORY_MS, interval: 500 }).toBeLessThan(MOST_GROWN);
});

async function memory() {
  const { pid, residentBytes } = theatre.supervisor();
  const platformBytes = (await theatre.stage.health()).residentBytes;
  return { supervisor: pid, supervisorBytes: residentBytes, platformBytes };
}
