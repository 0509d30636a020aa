import type { StateStore } from '../../state.ts';
import type { ClusterParts } from '../database/parts.ts';
import { createActivityStore } from './activity.ts';
import { createAppStore } from './apps.ts';
import { createDeletions } from './deletions.ts';
import { createDeploymentStore } from './deployments.ts';
import { createReleaseStore } from './releases.ts';

/**
 * Keeps apps, variables, deployments and releases in PostgreSQL.
 * Gaps: an app has only the production environment.
 */
export function createClusterState(parts: Omit<ClusterParts, 'keepReleases'>): StateStore {
  return {
    apps: { ...createAppStore(parts), ...createDeletions(parts) },
    deployments: createDeploymentStore(parts),
    releases: createReleaseStore(parts.database, parts.announce, parts.clock),
    activity: createActivityStore(parts.database, parts.keyring),
  };
}
