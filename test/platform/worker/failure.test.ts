import { expect, test } from 'vitest';
import { commandFailure } from '../../../src/platform/worker/failure.ts';
import type { HostOutcome } from '../../../src/platform/worker/host.ts';
import { BuildLog } from '../../../src/platform/worker/log.ts';

const KILLED: HostOutcome = { exitCode: null, signal: 'SIGKILL', shortOfMemory: false, diskWasShort: false };
const FAILED: HostOutcome = { ...KILLED, exitCode: 1, signal: null };

async function factsOf(outcome: HostOutcome, ...lines: readonly string[]) {
  using log = new BuildLog(() => {}, 10_000, {});
  for (const line of lines) log.line(line);
  return commandFailure('build', 'x', outcome, log).facts;
}

test.each<[string, HostOutcome, readonly string[], string]>([
  ['a kill', KILLED, [], 'build_killed'],
  ['a kill that a shell reports', FAILED, ['Killed'], 'build_failed'],
  ['a kill while the kernel ended processes', { ...KILLED, shortOfMemory: true }, [], 'out_of_memory'],
  ['a child that the kernel ended', { ...FAILED, shortOfMemory: true }, ['Killed'], 'out_of_memory'],
  [
    'another failure while the kernel ended processes',
    { ...FAILED, shortOfMemory: true },
    ['error TS1'],
    'build_failed',
  ],
  ['a line of the log', KILLED, ['FATAL ERROR: JavaScript heap out of memory'], 'out_of_memory'],
  ['no room somewhere', FAILED, ['ENOSPC: no space left on device, write'], 'build_failed'],
  [
    "no room on the platform's disk",
    { ...FAILED, diskWasShort: true },
    ['ENOSPC: no space left on device, write'],
    'disk_full',
  ],
  ['a breach', { ...KILLED, breach: { code: 'disk_quota', because: 'it wrote' } }, ['ENOMEM'], 'disk_quota'],
])('%s has its code', async (_, outcome, lines, code) => expect((await factsOf(outcome, ...lines)).code).toBe(code));

test('the message about a breach contains what was used', async () => {
  const breach = { code: 'out_of_memory', because: 'it used 5 GiB' } as const;
  expect((await factsOf({ ...KILLED, breach })).message).toBe(
    'The build command `x` was stopped because it used 5 GiB',
  );
});
