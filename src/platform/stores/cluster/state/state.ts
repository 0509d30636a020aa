import { createActivityStore } from '../../rows/activity.ts';
import { createDeletions } from '../../rows/deletions.ts';
import type { StateStore } from '../../state.ts';
import { createClusterEngine } from '../database/engine.ts';
import type { ClusterParts } from '../database/parts.ts';
import { createAppStore } from './apps.ts';
import { createDeploymentStore } from './deployments.ts';
import { createReleaseStore } from './releases.ts';

/**
 * Keeps apps, variables, deployments and releases in PostgreSQL.
 * Gaps: an app has only the production environment.
 */
export function createClusterState(parts: Omit<ClusterParts, 'keepReleases'>): StateStore {
  const engine = createClusterEngine(parts.database, parts.clock, parts.announce);
  return {
    apps: { ...createAppStore(parts), ...createDeletions(engine) },
    deployments: createDeploymentStore(parts),
    releases: createReleaseStore(parts.database, parts.announce, parts.clock),
    activity: createActivityStore(engine, parts.keyring),
  };
}
