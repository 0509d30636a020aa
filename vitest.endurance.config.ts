import { defineConfig } from 'vitest/config';
import { REPORTERS } from './test/support/retried-reporter.ts';

/** Suites that kill, flood and fill: minutes long, run by `.ci/run`, three files at a time: half of their time is waiting. */
export default defineConfig({
  test: {
    include: ['test/endurance/**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 120_000,
    maxWorkers: 3,
    retry: process.env.CI ? 1 : 0,
    reporters: REPORTERS,
  },
});
