import type { AppKey } from '../shared/types.ts';
import type { KeptOfApp } from './rows/records.ts';

/**
 * The port for ending what is old: deployments with their logs, and keys of requests. A collection asks for what is due, removes
 * the logs, and then ends it. A collection that was interrupted there is simply repeated.
 *
 * Each method is one atomic command, and takes a bounded time. Each one rejects with `StoreUnavailable` if the store cannot be
 * read or written; then nothing was changed. Any number of nodes may call them at once.
 */
export interface Keeping {
  /**
   * Returns what is due of the next app that has deployments: the one with the lowest number above `after`. Undefined if there is
   * none. Never due are deployments that have not ended, the newest one of an app, and those whose release is kept; and the logs
   * of deployments that have not ended, of the newest one and of the live one.
   */
  due(after: number, bounds: DeploymentBounds): Promise<DueDeployments | undefined>;
  /**
   * Records that the logs of deployments were removed, and removes deployments that may be due. The others stay. Returns the
   * number of deployments that it removed.
   */
  end(app: number, ended: EndedDeployments): Promise<number>;
  /** Returns the deleted app with the lowest number above `after` whose grace is over. Undefined if there is none. */
  endingApp(after: number): Promise<EndingApp | undefined>;
  /**
   * Removes a deleted app whose grace is over, with all its rows: releases, deployments, variables, domains, tables and credentials. The
   * entries of its tables are removed later (`TableStore.toDrop`). False if it is not such an app. Its logs must be gone before. Its
   * addresses are free, and caches of sites learn of it.
   */
  endApp(app: number): Promise<boolean>;
  /** Lists all apps, also deleted ones, by organization, project and ID, after the given one. */
  apps(after: AppKey | undefined, limit: number): Promise<readonly AppKey[]>;
  /** Removes keys of requests (`Once`) that are too old to be answered, at most `limit`. Returns their number. */
  endKeys(limit: number): Promise<number>;
  /** Counts what an app keeps. All numbers are 0 if the app does not exist. */
  kept(key: AppKey): Promise<KeptOfApp>;
  /** Lists the repositories of apps as the apps name them, each once, sorted by their bytes, after `after`. */
  repositories(after: string, limit: number): Promise<readonly string[]>;
}

/** The bounds of each app. */
export interface DeploymentBounds {
  /** The newest deployments that are kept, with their logs. */
  readonly most: number;
  /** Milliseconds after which a deployment and its log are due. */
  readonly ageMs: number;
  /** Bytes of logs. The oldest ones beyond them are due. */
  readonly logBytes: number;
}

export interface EndingApp {
  /** The number of the app in the store. */
  readonly app: number;
  /** The deployIDs of deployments whose logs were not removed yet, at most `DUE_AT_ONCE`. */
  readonly logs: readonly string[];
}

export interface EndedDeployments {
  /** The deployIDs whose logs are removed, those of `deployments` included. */
  readonly logs: readonly string[];
  readonly deployments: readonly string[];
}

export interface DueDeployments extends EndedDeployments {
  /** The number of the app in the store. */
  readonly app: number;
  /** What is left if all of this ends. */
  readonly left: { readonly deployments: number; readonly logs: number; readonly logBytes: number };
  /** Bytes of `logs`, as far as they are known. */
  readonly bytes: number;
  /** More of this app is due: ask again with the same `after`. */
  readonly isMore: boolean;
}

/** Deployments and logs that are due at once, at most, so that nobody waits for the command that ends them. */
export const DUE_AT_ONCE = 200;

/** Milliseconds that a key of a request is remembered. */
export const KEYS_KEPT_MS = 24 * 3_600_000;
