import type { StateStore } from '../state.ts';
import { createActivityStore } from './activity.ts';
import { createAppStore, type EnvRows } from './apps.ts';
import { createDeletions } from './deletions.ts';
import { createDeploymentStore, type DeploymentParts, type DeploymentRows } from './deployment-store.ts';
import type { Engine } from './engine.ts';
import { createReleaseStore } from './releases.ts';

/** What an engine does in its own way. */
export interface StateRows {
  readonly env: EnvRows;
  readonly deployments: DeploymentRows;
  /** The number of the deployment of a release `r`, in SQL. */
  readonly releaseSeq: string;
}

/**
 * Keeps apps, variables, deployments and releases.
 * Gaps: an app has only the production environment.
 */
export function createStateStore(engine: Engine, rows: StateRows, parts: DeploymentParts): StateStore {
  return {
    apps: { ...createAppStore(engine, { random: parts.random, env: rows.env }), ...createDeletions(engine) },
    deployments: createDeploymentStore(engine, rows.deployments, parts),
    releases: createReleaseStore(engine, rows.releaseSeq),
    activity: createActivityStore(engine, parts.keyring),
  };
}
