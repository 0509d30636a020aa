import { defineConfig } from 'vitest/config';
import { REPORTERS } from './test/support/retried-reporter.ts';

/**
 * Files that run hundreds of real builds, or each command against real PostgreSQL servers: a quarter of an hour. `npm test` leaves
 * them out, `.ci/run` runs them after it. `npx vitest run FILE` finds every file.
 */
const SLOW = [
  'test/api/link-header.test.ts',
  'test/check/{base,check}.test.ts',
  'test/cli/{check,delete-app,drain,git-context,init,login,stop-build}.test.ts',
  'test/docs/{examples,functions,terminals}.test.ts',
  'test/e2e/{action-ownership,app-type,cli,crash,failures,github-identity,ownership,private-repository,quotas,roles,ways-to-start}.test.ts',
  'test/platform/{app-deletion,build-timeout,cluster,deploy-statements,login-nodes,platform}.test.ts',
  'test/platform/dispatch/{dispatch,program}.test.ts',
  'test/platform/cdn/{adapters,varnish}.test.ts',
  'test/platform/dns/{platform,removals,rfc2136}.test.ts',
  'test/platform/edge/cached-store.test.ts',
  'test/platform/functions/{instances,kvs-in-sandbox,walls}.test.ts',
  'test/platform/{hooks/hooks,notify/cluster,notify/platform}.test.ts',
  'test/platform/stores/cluster/**/*.test.ts',
  'test/platform/worker/{cleaning,commands,detect,guard,large-files,placing,processes,servers,sites,source,unclosed,wanted-node}.test.ts',
  'test/rows.test.ts',
  'test/workflows/{archive,functions,runs}.test.ts',
];
const ELSEWHERE = ['test/endurance/**', 'test/fixtures/**'];

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // One more than the smallest runner has cores: a third of their time is waiting.
    maxWorkers: 3,
    // Files share a process and the modules that it has loaded: to start and load took half a second of CPU for each of them.
    isolate: false,
    globalSetup: 'test/support/run-folders.ts',
    // A machine that is shared may starve a test of time once. The report names what was tried again.
    retry: process.env.CI ? 1 : 0,
    reporters: REPORTERS,
    projects: [
      { extends: true, test: { name: 'quick', include: ['test/**/*.test.ts'], exclude: [...ELSEWHERE, ...SLOW] } },
      { extends: true, test: { name: 'slow', include: SLOW, exclude: ELSEWHERE } },
    ],
  },
});
