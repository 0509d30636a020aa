import type { DatabaseSync } from 'node:sqlite';
import type { Clock, Random } from '../../../base/clock.ts';
import type { StateStore } from '../state.ts';
import { createActivityStore } from './activity.ts';
import { createAppStore } from './apps.ts';
import type { LocalChanges } from './changes.ts';
import { createCommands } from './commands.ts';
import { createDeploymentStore } from './deployments.ts';
import { createIdempotency } from './idempotency.ts';
import { createReleaseStore } from './releases.ts';

export interface LocalStateParts {
  /** The migrated `platform.db`. */
  readonly database: DatabaseSync;
  readonly changes: LocalChanges;
  readonly clock: Clock;
  readonly random: Random;
}

/**
 * Keeps apps, variables, deployments and releases in SQLite.
 * Gaps: an app has only the production environment. Only old releases are deleted.
 */
export function createLocalState(given: LocalStateParts): StateStore {
  const commands = createCommands(given.database);
  const parts = { ...given, commands, idempotency: createIdempotency(given.database, given.clock) };
  return {
    apps: createAppStore(parts),
    deployments: createDeploymentStore(parts),
    releases: createReleaseStore(parts),
    activity: createActivityStore(parts),
  };
}
