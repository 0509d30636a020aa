import type { DeploymentStage, DeploymentStatus } from '../../src/contract/control-plane.ts';
import type { BuildFailureFacts, BuildJob, DeploymentStore, UnfinishedDeployment } from '../../src/platform/types.ts';

export interface Deployment {
  readonly job: BuildJob;
  status: DeploymentStatus;
  stage: DeploymentStage | null;
  /** Each status and stage that it went through: `building clone`. */
  readonly history: string[];
  commit: string | null;
  failure: BuildFailureFacts | undefined;
  supersededBy: string | null;
}

/** The deployments of a test, kept in memory. `live` tells the release of each app. */
export class MemoryDeployments implements DeploymentStore {
  readonly all = new Map<string, Deployment>();
  readonly live = new Map<string, { readonly deployID: string; readonly manifestHash: string }>();

  add(job: BuildJob, status: DeploymentStatus = 'queued'): string {
    const unset = { stage: null, commit: null, failure: undefined, supersededBy: null };
    this.all.set(job.deployID, { job, status, history: [], ...unset });
    return job.deployID;
  }

  get(deployID: string): Deployment {
    const found = this.all.get(deployID);
    if (!found) throw new Error(`no deployment ${deployID}`);
    return found;
  }

  unfinished(): readonly UnfinishedDeployment[] {
    return [...this.all.values()]
      .filter(({ status }) => !['succeeded', 'failed', 'cancelled'].includes(status))
      .map(({ job, stage }) => ({ deployID: job.deployID, app: job.app, stage }));
  }

  job(deployID: string): BuildJob {
    return this.get(deployID).job;
  }

  advance(deployID: string, status: DeploymentStatus, stage: DeploymentStage): void {
    const found = this.get(deployID);
    found.status = status;
    found.stage = stage;
    found.history.push(`${status} ${stage}`);
  }

  recordCommit(deployID: string, commit: string): void {
    this.get(deployID).commit = commit;
  }

  fail(deployID: string, facts: BuildFailureFacts): void {
    const found = this.get(deployID);
    found.status = 'failed';
    found.failure = facts;
  }

  cancel(deployID: string, supersededBy: string | null): void {
    const found = this.get(deployID);
    found.status = 'cancelled';
    found.supersededBy = supersededBy;
  }

  activate(deployID: string, manifestHash: string): void {
    const found = this.get(deployID);
    found.status = 'succeeded';
    this.live.set(found.job.app.appID, { deployID, manifestHash });
  }
}
