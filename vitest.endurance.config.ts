import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { REPORTERS } from './test/support/retried-reporter.ts';

/** Files that take minutes each. They begin first: the last of them would run alone. */
const LONGEST = ['check-sites', 'cluster/chaos', 'cluster-stores/models', 'platform-crash', 'hostile/attacks'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.some((name) => moduleId.endsWith(`/${name}.test.ts`));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** Suites that kill, flood and fill: minutes long, run by `.ci/run`, three files at a time: half of their time is waiting. */
export default defineConfig({
  test: {
    include: ['test/endurance/**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 120_000,
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    retry: process.env.CI ? 1 : 0,
    reporters: REPORTERS,
  },
});
