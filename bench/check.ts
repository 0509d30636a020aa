import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { demoRepository } from '../src/cli/project/demo.ts';
import { buildByHand, passedOn, runAside } from './by-hand.ts';
import { alternate, type BenchRow, printRows, rowOf, timed } from './harness.ts';

const ROOT = resolve(import.meta.dirname, '..');
const ROUNDS = 15;

/**
 * Compares `mode: check` of the example, run by the bundled action, with the same clone, install and build by hand.
 * Both start like a job on a new runner, without downloads or compiled code.
 */
export async function benchCheck(): Promise<readonly BenchRow[]> {
  const scratch = mkdtempSync(join(tmpdir(), 'slipway-bench-'));
  const workspace = join(scratch, 'landing');
  await demoRepository(join(ROOT, 'examples', 'landing'), workspace, process.env);
  const inputs = {
    ...{ mode: 'check', app: 'landing', 'build-command': 'npm run build', 'output-directory': 'dist' },
  };
  const env = {
    ...{ PATH: process.env.PATH, RUNNER_TEMP: scratch, GITHUB_WORKSPACE: workspace, ...passedOn() },
    ...{ GITHUB_REPOSITORY: 'bench/landing', GITHUB_REF_NAME: 'main' },
    ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
  };
  const check = () => runAside(process.execPath, [join(ROOT, 'dist', 'deploy', 'index.js')], env);
  const byHand = buildByHand(scratch, workspace);
  const samples = await alternate(ROUNDS, {
    check: () => timed(check),
    hand: () => {
      byHand.forget();
      return timed(byHand.build);
    },
  });
  rmSync(scratch, { recursive: true, force: true, maxRetries: 3 });
  return [rowOf('check of the example / its build by hand', 'ms', { atMost: 1.15 }, samples.check, samples.hand)];
}

if (process.argv[1] === import.meta.filename) printRows(await benchCheck());
