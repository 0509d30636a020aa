import { readRun } from './action/inputs.ts';
import { closeWhatIsOpen } from './action/post.ts';
import { actionsRunner } from './action/runner/runner.ts';
import { usePlainStdout } from './action/runner/stdout.ts';
import { proxiedFetch } from './api/proxy.ts';
import { systemClock } from './base/clock.ts';

usePlainStdout();
const run = readRun();
await closeWhatIsOpen({
  run,
  runner: actionsRunner(run.summaryFile),
  fetch: await proxiedFetch(process.env),
  clock: systemClock,
  random: Math.random,
});
