import { expect, test } from 'vitest';
import { explainFailure, type FailureFacts } from '../../src/diagnosis/explain.ts';

/** Signs that no other test has: the cause, and a line that the tool prints, or what the platform says of the failure. */
const SIGNS: readonly (readonly [string, string | Partial<FailureFacts>])[] = [
  ['branch-not-found', { stage: 'clone', log: ['fatal: Remote branch pier not found in upstream origin'] }],
  ['commit-not-found', { stage: 'clone', log: ['fatal: reference is not a tree: 0123456789abcdef'] }],
  ['repository-not-found', { stage: 'clone', log: ['remote: Repository not found.'] }],
  ['disk-full', "Error: ENOSPC: no space left on device, write '/srv/app/dist/a.js'"],
  ['start-variable-missing', { stage: 'activate', code: 'start_failed', log: ['Missing environment variable: PIER'] }],
  ['start-heap-full', { stage: 'activate', code: 'start_failed', log: ['FATAL ERROR: Reached heap limit Allocation'] }],
  ['build-killed', { signal: 'SIGKILL', log: [] }],
  ['build-killed', { exitCode: 137, log: [] }],
  ['package-json-invalid', { stage: 'install', log: ['npm error code EJSONPARSE'] }],
  ['settings-invalid', 'lerna ERR! JSONError JSONError Error in: lerna.json'],
  ['settings-invalid', 'Unable to read repository configuration turbo.json: invalid JSON'],
  ['duplicate-package', { stage: 'install', log: ['npm error code EDUPLICATEWORKSPACE'] }],
  ['conflict-markers', { stage: 'install', log: ['<<<<<<< HEAD'] }],
  ['lockfile-missing', { stage: 'install', log: [' ERR_PNPM_NO_LOCKFILE  Cannot install with "frozen-lockfile"'] }],
  [
    'registry-refused',
    { stage: 'install', log: ['ERR_PNPM_FETCH_500  GET https://registry.example/ink: Server Error'] },
  ],
  ['engine', 'Error: error:0308010C:digital envelope routines::unsupported'],
  ['network', { stage: 'install', log: ['npm error code ECONNRESET'] }],
  ['network', { stage: 'install', log: ['request to https://registry.example/ink failed, reason: connect ETIMEDOUT'] }],
  ['node-gyp', { stage: 'install', log: ['gyp ERR! find Python You need to install the latest version of Python.'] }],
  ['esm-only', 'Error [ERR_REQUIRE_ESM]: require() of ES Module /srv/app/ink.js from /srv/app/a.js not supported.'],
  ['output-missing', 'Error: Output directory "public" does not exist'],
  ['out-of-memory', { code: 'build_killed', log: ['FATAL ERROR: Reached heap limit Allocation failed'] }],
  ['out-of-memory', { code: null, log: ['FATAL ERROR: Reached heap limit Allocation failed'] }],
  ['out-of-memory', { code: null, log: ['fatal error: runtime: out of memory'] }],
  ['command-not-found', 'Error: spawn hugo ENOENT'],
  ['command-not-found', { exitCode: 127, log: [] }],
  ['permission-denied', "Error: EACCES: permission denied, mkdir '/var/pier'"],
  ['permission-denied', { exitCode: 126, log: [] }],
  ['missing-variable', 'Error: The environment variable PIER is not set'],
];

test.each(SIGNS)('names the cause %s by %j', (cause, seen) => {
  const facts = typeof seen === 'string' ? { log: [seen] } : seen;
  expect(explainFailure({ stage: 'build', code: 'build_failed', exitCode: 1, log: [], ...facts }).cause).toBe(cause);
});
