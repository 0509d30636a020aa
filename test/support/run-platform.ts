/**
 * Runs a builder in its own process, which tests kill: `node run-platform.ts DATA REPOSITORY ISOLATION COMMAND`. Prints
 * `building` when the build command runs.
 */
import { job } from './builds.ts';
import { openDispatch } from './dispatch.ts';

const [, , dataDir = '', repository = '', isolation = 'auto', buildCommand = ''] = process.argv;
const { dispatch } = openDispatch({ dataDir, isolation: isolation === 'none' ? 'none' : 'auto' });
await dispatch.recover();
await dispatch.build(job({ repository, buildCommand }), {
  signal: new AbortController().signal,
  onStage(stage) {
    if (stage === 'build') process.stdout.write('building\n');
  },
  onCommit: () => {},
});
