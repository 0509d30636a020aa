import { createActivityStore } from '../rows/activity.ts';
import { createDeletions } from '../rows/deletions.ts';
import type { StateStore } from '../state.ts';
import { createAppStore, type StateParts } from './apps.ts';
import { createDeploymentStore } from './deployments.ts';
import { createLocalEngine } from './engine.ts';
import { createIdempotency } from './idempotency.ts';
import { createReleaseStore } from './releases.ts';

/**
 * Keeps apps, variables, deployments and releases in SQLite.
 * Gaps: an app has only the production environment.
 */
export function createLocalState(given: Omit<StateParts, 'idempotency'>): StateStore {
  const parts = { ...given, idempotency: createIdempotency(given.database, given.clock) };
  const engine = createLocalEngine(given.database, given.clock, given.changes);
  return {
    apps: { ...createAppStore(parts), ...createDeletions(engine) },
    deployments: createDeploymentStore(parts),
    releases: createReleaseStore(parts),
    activity: createActivityStore(engine, given.keyring),
  };
}
