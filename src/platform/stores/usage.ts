import type { QuotaName } from '../../contract/quotas.ts';
import type { Stored, UsageCounts, UsageStep } from '../../contract/usage.ts';
import type { Used } from './organization-quotas.ts';
import type { Within } from './state.ts';

/**
 * The port for what organizations have used (spec 1.6): sums by hour and day, of each organization, project, app and table.
 * Each row of an app also counts in the rows of its project and organization.
 *
 * By design: an app has one environment, so the rows of an app are those of its environment. Each method is one atomic
 * command, and rejects with `StoreUnavailable` if the store cannot be read or written.
 */
export interface UsageStore {
  /**
   * Adds counts. A flush that was added before is not added again, so a flush whose answer was lost can be repeated. The
   * flushes of a writer have ascending numbers, and each one is added before the next.
   */
  add(flush: UsageFlush): Promise<void>;
  /**
   * Counts deployments that have ended since the last call: at most `limit`, by the hour of their end. Resolves with
   * their number. Each deployment is counted once, whichever nodes call this at once.
   */
  countEnded(limit: number): Promise<number>;
  /** Returns true to one caller in `everyMs` milliseconds, over all nodes. */
  claimTurn(task: 'stored' | 'collect' | 'quotas' | 'dns' | 'certificates', everyMs: number): Promise<boolean>;
  /**
   * Takes the present sizes of the tables whose keyspaces are above `after` and at most `upTo`. Tables in that range that
   * are not listed are empty. Keyspaces of deleted tables are ignored. `at` is the time of the change.
   */
  setStored(sizes: TableSizes, at: number): Promise<void>;
  /** Removes hours and days that are no longer kept, at most `limit` rows. Resolves with their number. */
  prune(now: number, limit: number): Promise<number>;
  /** Returns the points of a series that have counts, in order. `since` is the start of the first one. */
  series(scope: UsageScope, step: UsageStep, since: number): Promise<readonly UsagePoint[]>;
  /** Returns the sums of the parts of a scope since the start of a day: the tables of an app, else a page of apps, by name. */
  parts(scope: UsageScope, since: number, page: UsagePage): Promise<readonly UsagePart[]>;
  /**
   * Returns the tables of an organization that a quota refused since an hour, or whose requests of an hour reached `busy`:
   * those with the most refused requests first. Takes a constant time if the organization has neither.
   */
  pressed(org: string, since: number, bounds: PressureBounds): Promise<readonly UsagePressure[]>;
  /** Returns the keyspaces of tables that store as much as they may, or whose organization does, as of the last `setStored`. */
  full(bounds: StoredBounds): Promise<readonly number[]>;
  /** Returns what a scope stores, as of the last `setStored`. */
  stored(scope: UsageScope): Promise<Stored>;
  /** Returns what an organization uses of quotas: now, or since the start of a month. Its time grows with the number of kept releases. */
  used(org: string, since: number, names: readonly QuotaName[]): Promise<Used>;
}

/** What may be stored. */
export interface StoredBounds {
  readonly tableBytes: number;
  readonly tableKeys: number;
  /** Of all tables of an organization. */
  readonly organizationBytes: number;
}

/** An organization; or one of its projects, if `project` is not empty; or an app; or a table of an app. */
export interface UsageScope {
  readonly org: string;
  readonly project: string;
  readonly app: string;
  readonly table: string;
}

export interface UsageFlush {
  /** A random name of the process. */
  readonly writer: string;
  readonly number: number;
  /** Rows of apps and of tables. No two have the same scope and hour. */
  readonly rows: readonly UsageRow[];
}

export interface UsageRow {
  readonly scope: UsageScope;
  /** The start of the hour, in milliseconds since the Unix epoch. */
  readonly hour: number;
  readonly counts: UsageCounts;
}

export interface TableSizes {
  readonly after: number;
  readonly upTo: number;
  readonly tables: readonly (Stored & { readonly keyspace: number })[];
}

export interface UsagePoint {
  /** Milliseconds since the Unix epoch. Days begin at midnight UTC. */
  readonly start: number;
  readonly counts: UsageCounts;
}

export interface UsagePage {
  /** The project and app, or the table, of the last part of the page before. */
  readonly after?: { readonly project: string; readonly name: string } | undefined;
  /** Of the apps of an organization or a project. */
  readonly within?: Within;
  readonly limit: number;
}

export interface PressureBounds {
  readonly busy: number;
  readonly within?: Within;
  /** The most tables. */
  readonly limit: number;
}

/** A table that a quota refused, or that is near its quota. */
export interface UsagePressure {
  readonly scope: UsageScope;
  /** Requests that the quota refused. */
  readonly limited: number;
  /** The most requests in an hour. */
  readonly most: number;
}

export interface UsagePart {
  readonly scope: UsageScope;
  readonly counts: UsageCounts;
  readonly stored: Stored;
}

/** Milliseconds that hours and days are kept. */
export const KEPT: Readonly<Record<UsageStep, number>> = { hour: 35 * 86_400_000, day: 400 * 86_400_000 };
