import type { AppType } from '../../contract/limits.ts';
import type { AppKey, BuildFailureFacts } from '../shared/types.ts';
import type {
  AppActivity,
  AppConfig,
  AppCounts,
  AppPatch,
  DeploymentTotals,
  Release,
  Site,
  StoredApp,
  StoredDeployment,
} from './rows/records.ts';

/**
 * The port for apps, variables, deployments and releases (spec 1, 2.1, 2.2 and 3.1).
 *
 * Each method is one atomic command: all of it is stored durably when its promise resolves, or none of it, also if two
 * processes call it at once. Each one rejects with `StoreUnavailable` if the store cannot be read or written; then
 * nothing was changed.
 *
 * Only the values of variables may contain NUL, because PostgreSQL's type text refuses it. A name with NUL is not found.
 */
export interface StateStore {
  readonly apps: AppStore;
  readonly deployments: DeploymentStore;
  readonly releases: ReleaseStore;
  readonly activity: ActivityStore;
}

/** Makes a command idempotent: a second call with the same `scope` and `key` does nothing and returns the first answer. */
export interface Once<T> {
  /** The caller and the call. Keys of different scopes are independent. */
  readonly scope: string;
  /** The caller's `Idempotency-Key`. */
  readonly key: string;
  /** SHA-256 of the request's body, hex. */
  readonly requestHash: string;
  readonly status: number;
  /** Returns the answer to store, as JSON. It must be a pure function, because a store may call it more than once. */
  answer(made: T): string;
}

/** The result of a command that may carry a `Once`. Keys are kept for 24 hours. */
export type Done<T> =
  | { readonly kind: 'done'; readonly made: T }
  | { readonly kind: 'replayed'; readonly status: number; readonly answer: string }
  /** The key was used before with another body. */
  | { readonly kind: 'other_request' };

/** A part of a list, in the order of the list: the first items after `after`, or the last ones before `before`. */
export interface Page<Cursor> {
  readonly after?: Cursor | undefined;
  readonly before?: Cursor | undefined;
  /** The most items. */
  readonly limit: number;
}

export interface CreateApp {
  readonly key: AppKey;
  readonly type: AppType;
  readonly config: AppConfig;
}

/** Another app has a custom domain that a command wants to give to an app. */
export class DomainTaken extends Error {
  override readonly name = 'DomainTaken';
  readonly domain: string;
  constructor(domain: string) {
    super(`Another app has the domain ${domain}`);
    this.domain = domain;
  }
}

export interface AppStore {
  find(key: AppKey): Promise<StoredApp | undefined>;
  /**
   * Creates an app. `taken`: the project has an app of this name. The app's ID is its name. Rejects with `DomainTaken` if
   * another app has one of its domains; then nothing was changed.
   */
  create(command: CreateApp, once?: Once<StoredApp>): Promise<Done<StoredApp> | { readonly kind: 'taken' }>;
  /**
   * Changes an app's configuration. Undefined if the app does not exist. Rejects with `DomainTaken` if another app has one of
   * its domains; then nothing was changed. Domains that are no longer in the settings are free.
   */
  update(key: AppKey, patch: AppPatch): Promise<StoredApp | undefined>;
  /** Returns the variables of an app, by name. Empty if the app does not exist. */
  env(key: AppKey): Promise<Readonly<Record<string, string>>>;
  /** Replaces the whole set (spec 2.2). False if the app does not exist. */
  replaceEnv(key: AppKey, env: Readonly<Record<string, string>>): Promise<boolean>;
  /** Changes variables by name and leaves the others as they are. `full`: the set would exceed `most`, and nothing was changed. */
  editEnv(key: AppKey, edit: EnvEdit, most: EnvBounds): Promise<EditedEnv>;
  /** Lists the organizations that have apps, by name. */
  organizations(page: Page<string>): Promise<readonly string[]>;
  /** Lists the apps of an organization whose ID begins with `prefix`, by ID and then by project. */
  list(
    org: string,
    page: Page<Pick<AppKey, 'project' | 'appID'>> & { readonly prefix?: string | undefined },
  ): Promise<readonly StoredApp[]>;
}

export interface EnvEdit {
  readonly set: Readonly<Record<string, string>>;
  /** Names to remove. A name that is in `set` too is set. */
  readonly unset: readonly string[];
}

/** Bounds of the variables of an app. */
export interface EnvBounds {
  readonly variables: number;
  /** Bytes of all names and values together. */
  readonly bytes: number;
}

export type EditedEnv =
  /** `names`: all variables, in order. `absent`: names of `unset` that were not set. */
  | { readonly kind: 'done'; readonly names: readonly string[]; readonly absent: readonly string[] }
  | { readonly kind: 'no_app' }
  | { readonly kind: 'full' };

export interface DeploymentRequest {
  /** Null for the app's branch. */
  readonly branch: string | null;
  /** A full commit SHA to build instead of the branch's tip. */
  readonly commit: string | null;
  /** The email address of who asks for it. */
  readonly by?: string | null;
}

export type Cancellation =
  | { readonly kind: 'cancelled' | 'not_queued'; readonly deployment: StoredDeployment }
  | { readonly kind: 'no_deployment' };

export interface DeploymentStore {
  /** Queues a deployment, and cancels the older ones of the app that are still queued. */
  create(
    key: AppKey,
    request: DeploymentRequest,
    once?: Once<StoredDeployment>,
  ): Promise<Done<StoredDeployment> | { readonly kind: 'no_app' }>;
  /**
   * Queues the commit of the deployment `of` again, on its branch. If its commit is not known, the tip of its branch is
   * built. Cancels the older ones of the app that are still queued. `no_deployment`: the app has none of this ID.
   */
  redeploy(
    key: AppKey,
    of: string,
    by: string | null,
    once?: Once<StoredDeployment>,
  ): Promise<Done<StoredDeployment> | { readonly kind: 'no_deployment' }>;
  /**
   * Cancels a queued deployment. It wins before a claim, or is refused: `not_queued`, with the deployment as it is now.
   */
  cancel(key: AppKey, deployID: string, by: string | null): Promise<Cancellation>;
  find(key: AppKey, deployID: string): Promise<StoredDeployment | undefined>;
  /** Lists the newest deployments with a `seq` below `before`, or the oldest ones with a `seq` above `since`. Newest first. */
  list(
    key: AppKey,
    page: { readonly before?: number | undefined; readonly since?: number | undefined; readonly limit: number },
  ): Promise<readonly StoredDeployment[]>;
  /** Returns the facts of the failure record. Undefined if the deployment does not exist, or has not failed. */
  failure(key: AppKey, deployID: string): Promise<BuildFailureFacts | undefined>;
  /** Counts deployments by status. Takes the same time with any number of deployments. Statuses without a deployment may be left out. */
  totals(): Promise<readonly DeploymentTotals[]>;
}

export interface ReleaseStore {
  /** Finds the site of a subdomain. Undefined if no app has this subdomain. */
  site(subdomain: string): Promise<Site | undefined>;
  /** Returns the subdomain of the app that has a custom domain. Undefined if no app has it. */
  subdomainOf(domain: string): Promise<string | undefined>;
  /** Lists the kept releases of an app, newest first. */
  list(key: AppKey): Promise<readonly Release[]>;
  /**
   * Makes another kept release live: `to`, or by default the newest one that is older than the live one. Undefined if there
   * is none. `previous` is the deployID of the release that was live.
   */
  rollback(key: AppKey, to: string | undefined): Promise<(Release & { readonly previous: string }) | undefined>;
}

/** Answers questions about many apps at once. Each answer takes the same time with any number of apps and deployments. */
export interface ActivityStore {
  /** Lists apps of an organization that have deployments, the one with the newest deployment first. */
  recent(org: string, page: ActivityPage): Promise<readonly AppActivity[]>;
  /** Returns the newest deployment of each app, in the order of `keys`. Null if the app has none, or does not exist. */
  newest(keys: readonly AppKey[]): Promise<readonly (StoredDeployment | null)[]>;
  /** Counts the apps of an organization. Each count ends at `most`. */
  counts(org: string, most: number): Promise<AppCounts>;
}

export interface ActivityPage {
  /** Only apps whose newest deployment has a lower `seq`. */
  readonly before?: number | undefined;
  /** True to list only apps whose newest deployment failed. */
  readonly failed?: boolean | undefined;
  /** The most apps. */
  readonly limit: number;
}
