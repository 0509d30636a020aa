import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { REPORTERS } from './test/support/retried-reporter.ts';

/** Begins before all others. The largest files come first, and this one is small, but takes minutes: it ran last and alone. */
const FIRST = '/cluster-stores/models.test.ts';

class Sequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [true, false].flatMap((isFirst) => sorted.filter(({ moduleId }) => moduleId.endsWith(FIRST) === isFirst));
  }
}

/** Suites that kill, flood and fill: minutes long, run by `.ci/run`, three files at a time: half of their time is waiting. */
export default defineConfig({
  test: {
    include: ['test/endurance/**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 120_000,
    maxWorkers: 3,
    sequence: { sequencer: Sequencer },
    retry: process.env.CI ? 1 : 0,
    reporters: REPORTERS,
  },
});
