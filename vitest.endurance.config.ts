import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { REPORTERS } from './test/support/retried-reporter.ts';

const FOLDER = join(import.meta.dirname, 'test/endurance');
/** The files that take longest, the longest first. Vitest knows no durations in CI, and begins the largest files first. */
const LONGEST = [
  'hostile/attacks',
  'hostile/functions',
  'platform-crash',
  'cluster/move',
  'cluster/chaos',
  'package',
  'check-sites',
  'console',
  'cluster/quotas',
  'patterns',
  'seed',
  'hostile/scopes',
  'hostile/function-networks',
  'cluster/upgrade',
  'cluster/node-roles',
  'node-versions',
  'workflow-rules',
  'cluster-stores/models',
  'sites',
  'hostile/network',
  'docs-site',
  'cluster/full-disk',
  'compared',
  'builder',
  'hostile/taken-over',
  'hostile/build-cache',
  'hostile/large-files',
  'cluster/tls',
  'cluster/full',
  'cluster-stores/blobs-faults',
].map((name) => join(FOLDER, `${name}.test.ts`));
const gone = LONGEST.filter((path) => !existsSync(path));
if (gone.length > 0) throw new Error(`No such file: ${gone.join(', ')}`);
/** Files that begin after each of the longest, so that those do not all run at once and slow each other past their limits. */
const BETWEEN = 2;

/** Begins the longest files early, because one that begins at the end runs alone. */
class LongestEarly extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const others = sorted.filter(({ moduleId }) => !LONGEST.includes(moduleId));
    const longest = LONGEST.flatMap((path) => sorted.filter(({ moduleId }) => moduleId === path));
    const early = longest.flatMap((each, n) => [each, ...others.slice(n * BETWEEN, (n + 1) * BETWEEN)]);
    return [...early, ...others.slice(longest.length * BETWEEN)];
  }
}

/**
 * Suites that kill, flood and fill: minutes long, run by `.ci/run`. Four files at a time on two cores: alone, each of them keeps a
 * quarter to two thirds of one core busy, and waits for the rest of its time.
 */
export default defineConfig({
  test: {
    include: ['test/endurance/**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 120_000,
    maxWorkers: 4,
    // Tests of one file that run at once. More of them only take longer each, until one is out of time.
    maxConcurrency: 2,
    sequence: { sequencer: LongestEarly },
    retry: process.env.CI ? 1 : 0,
    reporters: REPORTERS,
  },
});
