/**
 * What the platform knows of apps, variables, deployments and releases.
 *
 * Mirrors: sections 1, 2.1, 2.2 and 3.1 of the spec.
 * Gaps: one environment an app, the production one; nothing is ever deleted but old releases.
 * By design: one SQLite file, one process, synchronous calls: a call that returned has lasted.
 */
import type { DatabaseSync } from 'node:sqlite';
import type { Clock, Random } from '../../../base/clock.ts';
import { type AppStore, createAppStore } from './apps.ts';
import { inTransaction, openDatabase } from './database.ts';
import { createDeployments, type Deployments } from './deployments.ts';
import { createIdempotency, type IdempotencyStore } from './idempotency.ts';
import { createReleases, type ReleaseStore } from './releases.ts';

export interface State extends Disposable {
  readonly database: DatabaseSync;
  readonly apps: AppStore;
  readonly deployments: Deployments;
  readonly releases: ReleaseStore;
  readonly idempotency: IdempotencyStore;
  /** All of `work` lasts, or none. Not to be nested, nor around `activate`, which has its own. */
  transaction<T>(work: () => T): T;
}

export interface StateOptions {
  /** Undefined: in memory. */
  readonly dataDir: string | undefined;
  readonly clock: Clock;
  readonly random: Random;
  /** Releases kept per app, the live one among them. */
  readonly keepReleases: number;
}

/** Opens `platform.db` in a data directory that this process has locked. Throws `unsupported_data`. */
export function openState(options: StateOptions): State {
  const { clock, random } = options;
  const database = openDatabase(options.dataDir);
  const apps = createAppStore(database, clock, random);
  const releases = createReleases(database, clock, options.keepReleases);
  return {
    database,
    apps,
    releases,
    deployments: createDeployments(database, apps, releases, clock, random),
    idempotency: createIdempotency(database, clock),
    transaction: (work) => inTransaction(database, work),
    [Symbol.dispose]() {
      if (database.isOpen) database.close();
    },
  };
}
