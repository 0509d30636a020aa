import { runDeployAction } from './action/deploy-action.ts';
import { readRun } from './action/inputs.ts';
import { usePlainStdout } from './action/runner/stdout.ts';

usePlainStdout();
// The runner cancels a step by SIGINT, and kills it ten seconds later.
const cancel = new AbortController();
process.on('SIGINT', () => cancel.abort());
process.on('SIGTERM', () => cancel.abort());

process.exitCode = await runDeployAction(readRun(), {
  env: process.env,
  signal: cancel.signal,
  typeInCheckout: async (checkout) => {
    const { typeByProgram } = await import(/* webpackChunkName: "check" */ './platform/dispatch/program.ts');
    return typeByProgram(checkout, process.env, cancel.signal);
  },
  startPlatform: async (options) =>
    (await import(/* webpackChunkName: "check" */ './platform/engines/local.ts')).startLocalPlatform(options),
});
// A command for the token may still run.
process.exit();
