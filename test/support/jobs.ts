import type { BuildFailureFacts } from '../../src/platform/shared/types.ts';
import type { DeploymentEnd, Jobs, Lease } from '../../src/platform/stores/jobs.ts';

type Builds = Pick<Jobs, 'claim' | 'advance' | 'finish'>;

/** Claims the oldest queued deployment, which must be `deployID`. */
async function claimed(jobs: Builds, deployID: string): Promise<Lease> {
  const lease = await jobs.claim('test');
  if (lease?.deployID !== deployID) throw new Error(`Claimed ${lease?.deployID} instead of ${deployID}`);
  return lease;
}

async function end(jobs: Builds, lease: Lease, ending: DeploymentEnd): Promise<void> {
  if (!(await jobs.finish(lease, ending))) throw new Error(`The lease of ${lease.deployID} has ended`);
}

/** Builds the oldest queued deployment, which must be `deployID`, and makes its release live. */
export async function build(jobs: Builds, deployID: string, manifestHash: string, during = () => {}): Promise<void> {
  const lease = await claimed(jobs, deployID);
  await jobs.advance(lease, 'clone');
  during();
  await end(jobs, lease, { kind: 'live', manifestHash });
}

/** Does the same as `build` for a build that fails. `logBytes`: the size of its log. */
export async function failBuild(
  jobs: Builds,
  deployID: string,
  facts: BuildFailureFacts,
  logBytes?: number,
): Promise<void> {
  const lease = await claimed(jobs, deployID);
  await jobs.advance(lease, 'clone');
  await end(jobs, lease, { kind: 'failed', facts, logBytes });
}

/** Builds everything that is queued, one after another. Returns the IDs. */
export async function claimAll(
  jobs: Builds,
  endingOf: (deployID: string) => DeploymentEnd,
): Promise<readonly string[]> {
  const built: string[] = [];
  for (let lease = await jobs.claim('test'); lease; lease = await jobs.claim('test')) {
    await jobs.advance(lease, 'clone');
    await end(jobs, lease, endingOf(lease.deployID));
    built.push(lease.deployID);
  }
  return built;
}
