import { defineConfig } from 'vitest/config';
import { REPORTERS } from './test/support/retried-reporter.ts';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/endurance/**', 'test/fixtures/**'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // A machine that is shared may starve a test of time once. The report names what was tried again.
    retry: process.env.CI ? 1 : 0,
    reporters: REPORTERS,
  },
});
