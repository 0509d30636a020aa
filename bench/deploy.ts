import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { demoRepository } from '../src/cli/project/demo.ts';
import { buildByHand, runAside } from './by-hand.ts';
import { alternate, type BenchRow, printRows, rowOf, timed } from './harness.ts';
import { buildPackage, jobOf, startPackaged } from './packaged.ts';

const ROOT = resolve(import.meta.dirname, '..');
const ROUNDS = 5;

/** Compares a deploy of the example by the bundled action with the same clone, install, build and copy by hand. */
export async function benchDeploy(): Promise<readonly BenchRow[]> {
  const scratch = mkdtempSync(join(tmpdir(), 'slipway-bench-'));
  const repository = join(scratch, 'landing');
  const commit = await demoRepository(join(ROOT, 'examples', 'landing'), repository, process.env);
  const dataDir = join(scratch, 'data');
  buildPackage();
  await using platform = await startPackaged(dataDir);
  const inputs = {
    ...{
      'base-url': platform.baseUrl,
      'id-token-audience': platform.baseUrl,
      org: 'bench',
      project: 'bench',
      app: 'landing',
    },
    ...{ repository, branch: 'main', 'build-command': 'npm run build', 'output-directory': 'dist', comment: 'false' },
  };
  const env = {
    PATH: process.env.PATH,
    GITHUB_REPOSITORY: 'bench/landing',
    GITHUB_SHA: commit,
    GITHUB_REF_NAME: 'main',
    ...(await jobOf(dataDir)).env,
    ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
  };
  const deploy = () => runAside(process.execPath, [join(ROOT, 'dist', 'deploy', 'index.js')], env);
  const { build: byHand } = buildByHand(scratch, repository);
  // Run both sides once to fill both package caches.
  await deploy();
  await byHand();
  const { action, hand } = await alternate(ROUNDS, { action: () => timed(deploy), hand: () => timed(byHand) });
  rmSync(scratch, { recursive: true, force: true, maxRetries: 3 });
  return [rowOf('deploy of the example / the same by hand', 'ms', { atMost: 1.1 }, action, hand)];
}

if (process.argv[1] === import.meta.filename) printRows(await benchDeploy());
