import type { StateStore } from '../state.ts';
import { createActivityStore } from './activity.ts';
import { createAppStore, type StateParts } from './apps.ts';
import { createDeletions } from './deletions.ts';
import { createDeploymentStore } from './deployments.ts';
import { createIdempotency } from './idempotency.ts';
import { createReleaseStore } from './releases.ts';

/**
 * Keeps apps, variables, deployments and releases in SQLite.
 * Gaps: an app has only the production environment.
 */
export function createLocalState(given: Omit<StateParts, 'idempotency'>): StateStore {
  const parts = { ...given, idempotency: createIdempotency(given.database, given.clock) };
  return {
    apps: { ...createAppStore(parts), ...createDeletions(parts) },
    deployments: createDeploymentStore(parts),
    releases: createReleaseStore(parts),
    activity: createActivityStore(parts),
  };
}
