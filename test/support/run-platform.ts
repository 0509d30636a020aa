/**
 * A builder and its queue in a process of their own, to be killed: `node run-platform.ts DATA REPOSITORY ISOLATION`.
 * Prints `building` when the build command runs.
 */
import { systemClock } from '../../src/base/clock.ts';
import { silentLog } from '../../src/base/log.ts';
import { createDispatch } from '../../src/platform/dispatch/index.ts';
import { createQueue } from '../../src/platform/queue/index.ts';
import { job } from './builds.ts';
import { MemoryDeployments } from './deployments.ts';

const [, , dataDir = '', repository = '', isolation = 'auto', buildCommand = ''] = process.argv;
const store = new MemoryDeployments();
const queue = createQueue({
  store,
  builder: createDispatch({
    dataDir,
    env: process.env,
    allowLocalGit: true,
    isolation: isolation === 'none' ? 'none' : 'auto',
    log: silentLog,
    clock: systemClock,
  }),
  log: silentLog,
  clock: systemClock,
  onChange: (deployID) => {
    const last = store.get(deployID).history.at(-1);
    if (last === 'building build') process.stdout.write('building\n');
  },
});
await queue.start();
queue.enqueue(store.add(job({ repository, buildCommand })));
