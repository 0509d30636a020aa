/**
 * Runs one build in its own process, for tests of what the process inherits: `node run-build.ts DATA REPOSITORY
 * ISOLATION COMMAND LIMITS`. Prints the failure, or the file `dist/out` of the output, as JSON.
 */
import { BuildFailure } from '../../src/platform/shared/types.ts';
import { job, testBuilder } from './builds.ts';

const [, , dataDir = '', repository = '', isolation = 'auto', buildCommand = '', limits = '{}'] = process.argv;
using builder = testBuilder({ dataDir, isolation: isolation === 'none' ? 'none' : 'auto', limits: JSON.parse(limits) });
try {
  await using output = await builder.build(job({ repository, buildCommand }));
  process.stdout.write(JSON.stringify({ out: output.read('out') }));
} catch (error) {
  if (!(error instanceof BuildFailure)) throw error;
  process.stdout.write(JSON.stringify({ failure: error.facts }));
}
