import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { readCorpus } from '../scripts/corpus/cases.ts';
import { runProgram } from '../src/platform/sandbox/process.ts';
import { diagnose, type UnpackedCase, unpack } from '../test/support/corpus.ts';
import { temporaryFolder } from '../test/support/temporary.ts';
import { type BenchRow, median, rowOf, timed } from './harness.ts';

const ROUNDS = 5;
/** Milliseconds that a diagnosis may add to a failing build, whatever the build takes. */
const MOST_MS = 100;
/** The share of the time of a build that it may add, if that is more. */
const MOST_SHARE = 0.02;
/** A case whose tool is installed here. */
const BUILDABLE = 'vite8-missing-export';

/**
 * Measures the time that the diagnosis adds to a failed build: in a new process, as the worker is one; the slowest case
 * of the corpus; and beside the time of a real build that fails.
 */
export async function benchDiagnosisTime(): Promise<readonly BenchRow[]> {
  using folder = temporaryFolder('slipway-corpus');
  const cases = unpack(readCorpus(), folder.path);
  const [first] = cases;
  if (!first) return [];
  const cold = await cpuTime(() => diagnose(first));
  const slowest = await slowestOf(cases);
  return [
    rowOf('the first diagnosis of a process', 'ms', { atMost: 1 }, [cold], [MOST_MS]),
    rowOf('the slowest diagnosis of the corpus', 'ms', { atMost: 1 }, [slowest], [MOST_MS]),
    ...(await besideBuild(cases.find(({ name }) => name === BUILDABLE))),
  ];
}

async function slowestOf(cases: readonly UnpackedCase[]): Promise<number> {
  const times: number[] = [];
  for (const each of cases) {
    const rounds: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await cpuTime(() => diagnose(each)));
    times.push(median(rounds));
  }
  return Math.max(...times);
}

/** Returns the milliseconds of CPU time, which other programs on the machine hardly change. */
async function cpuTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** Compares the diagnosis of a case with the build that it is of, which runs here again. */
async function besideBuild(each: UnpackedCase | undefined): Promise<readonly BenchRow[]> {
  if (!each) return [];
  symlinkSync(join(import.meta.dirname, '../node_modules'), join(each.tree, 'node_modules'));
  const [values, floors]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    floors.push(await timed(() => failingBuild(each.tree)));
    values.push(await timed(() => diagnose(each)));
  }
  const allowed = floors.map((build) => Math.max(MOST_SHARE * build, MOST_MS));
  const name = `diagnosis of a failing Vite build of ${Math.round(median(floors))} ms, to ${MOST_SHARE * 100} % of it or ${MOST_MS} ms`;
  return [rowOf(name, 'ms', { atMost: 1 }, values, allowed)];
}

async function failingBuild(cwd: string): Promise<void> {
  const { exitCode } = await runProgram('/bin/sh', ['-c', 'node_modules/.bin/vite build'], {
    cwd,
    env: { PATH: process.env.PATH ?? '' },
    onLine: () => {},
  });
  if (exitCode === 0) throw new Error('the build was to fail');
}
