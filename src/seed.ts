import { usePlainStdout } from './action/runner/stdout.ts';
import { runSeedAction } from './action/seed-action.ts';
import { systemClock } from './base/clock.ts';

usePlainStdout();
// The runner cancels a step by SIGINT, and kills it ten seconds later: time enough to list what was not written.
const cancel = new AbortController();
process.on('SIGINT', () => cancel.abort());
process.on('SIGTERM', () => cancel.abort());

process.exitCode = await runSeedAction({ env: process.env, clock: systemClock, signal: cancel.signal });
