import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { REPORTERS } from './test/support/retried-reporter.ts';

/** Takes minutes, but is a small file, and vitest begins the largest files first: it would run last and alone. */
const FIRST = '/cluster-stores/models.test.ts';

class ModelsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isFirst = ({ moduleId }: TestSpecification) => moduleId.endsWith(FIRST);
    return [...sorted.filter(isFirst), ...sorted.filter((file) => !isFirst(file))];
  }
}

/** Suites that kill, flood and fill: minutes long, run by `.ci/run`, three files at a time: half of their time is waiting. */
export default defineConfig({
  test: {
    include: ['test/endurance/**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 120_000,
    maxWorkers: 3,
    // Tests of one file that run at once. More of them only take longer each, until one is out of time.
    maxConcurrency: 2,
    sequence: { sequencer: ModelsFirst },
    retry: process.env.CI ? 1 : 0,
    reporters: REPORTERS,
  },
});
