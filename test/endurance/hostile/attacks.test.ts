import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ATTACKS } from './attacks.ts';
import { type Impact, openStage, type Stage } from './stage.ts';

let stage: Stage;
/** Measures the neighbours during the deploy of an ordinary site whose build uses both processors. */
let ordinary: Impact;

beforeAll(async () => {
  stage = await openStage();
  const busy =
    'for i in 1 2; do (timeout 4 sh -c "while :; do :; done" || true) & done; wait; mkdir dist; echo x > dist/index.html';
  const files = { 'index.html': '<h1>ordinary</h1>' };
  await stage.during(() => stage.deploy(files));
  await stage.during(ordinaryVisitors);
  ordinary = await stage.during(() => stage.deploy(files, { buildCommand: busy, outputDirectory: 'dist' }));
}, 300_000);

/** Requests a large file from 32 visitors at once, because the memory is compared with that of a used platform. */
async function ordinaryVisitors(): Promise<void> {
  const buildCommand = 'mkdir dist; cp index.html dist; head -c 6000000 /dev/urandom > dist/large';
  const { host } = await stage.deploy({ 'index.html': 'x' }, { buildCommand, outputDirectory: 'dist' });
  const visitor = async () => {
    for (let i = 0; i < 30; i += 1) expect((await stage.get(host, '/large')).status).toBe(200);
  };
  await Promise.all(Array.from({ length: 32 }, visitor));
}

afterAll(async () => {
  await stage[Symbol.asyncDispose]();
});

/** The least time to compare with, because a quiet run of a few seconds may have only fast answers. */
const FLOOR_MS = 25;
const MOST_TIMES = 10;
const MEMORY_MS = 60_000;

test.each(ATTACKS)('other tenants are not harmed by $name', { timeout: 300_000 }, async ({ name, run }) => {
  const before = await stage.health();
  const { requests, failed, worstMs, stallMs, workMs } = await stage.during(() => run(stage));
  const times = worstMs / Math.max(FLOOR_MS, ordinary.worstMs);
  process.stdout.write(
    `${name}: ${requests} requests, slowest ${worstMs.toFixed(0)} ms (ordinary ${ordinary.worstMs.toFixed(0)}), stall ${stallMs.toFixed(0)} ms, longest work ${workMs.toFixed(0)} ms\n`,
  );
  expect(failed).toEqual([]);
  expect(times).toBeLessThan(MOST_TIMES);
  const grown = await memoryBack(before.residentBytes);
  expect(grown).toBeLessThan(1.2);
});

test('a platform starts despite stray files and too deep folders, and removes what a build left', async () => {
  const builds = join(stage.dataDir, 'builds');
  writeFileSync(join(builds, 'stray'), 'x');
  const [app = ''] = readdirSync(builds).filter((name) => /^[0-9a-f]{32}$/.test(name));
  writeFileSync(join(builds, app, 'stray'), 'x');
  const left = join(builds, app, 'dpl-left');
  mkdirSync(join(left, 'shut'), { recursive: true, mode: 0 });
  const nest = `for (let i = 0; i < 60; i++) { fs.mkdirSync('d'.repeat(200)); process.chdir('d'.repeat(200)); }`;
  execFileSync(process.execPath, ['-e', nest], { cwd: left });
  await stage.restart();
  expect(await stage.deploy({ 'index.html': 'x' })).toMatchObject({ status: 'succeeded' });
  await expect.poll(() => existsSync(left), { timeout: 60_000 }).toBe(false);
  // The workspace of the deployment above may stay for a minute.
  const aside = () => readdirSync(join(builds, '.removed')).length;
  await expect.poll(aside, { timeout: 60_000 }).toBeLessThan(2);
}, 180_000);

/** Waits at most a minute until the resident memory is within a fifth of `before`. Returns the ratio. */
async function memoryBack(before: number): Promise<number> {
  const end = performance.now() + MEMORY_MS;
  for (;;) {
    const { residentBytes } = await stage.health();
    if (residentBytes < 1.2 * before || performance.now() > end) return residentBytes / before;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
