/**
 * A node in its own process: `node claim-child.ts DATA ROUNDS`. Claims, ends and queues deployments until each app had
 * ROUNDS of them. Prints a line of JSON for each claim: the app, the deployment, and the begin and end of the claim.
 */
import { createLocalChanges } from '../../src/platform/stores/local/changes.ts';
import { attachLocalStores } from '../../src/platform/stores/local/index.ts';
import { ACT } from './acts.ts';

const [, , dataDir = '', rounds = '0'] = process.argv;
await using stores = attachLocalStores(dataDir, createLocalChanges(), {});
const { jobs, state } = stores;
while (await jobs.isBusy()) {
  const lease = await jobs.claim(String(process.pid));
  if (!lease) {
    await new Promise((resolve) => setTimeout(resolve, 1));
    continue;
  }
  const { deployID, job } = lease;
  const from = process.hrtime.bigint();
  await jobs.advance(lease, 'sync');
  const count = (await state.deployments.list(job.app, { limit: 100 })).length;
  if (count < Number(rounds)) await state.deployments.create(job.app, { branch: null, commit: null }, ACT);
  const to = process.hrtime.bigint();
  if (!(await jobs.finish(lease, { kind: 'live', manifestHash: deployID }))) throw new Error('The lease has ended');
  process.stdout.write(`${JSON.stringify({ app: job.app.appID, deployID, from: String(from), to: String(to) })}\n`);
}
