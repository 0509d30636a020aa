import type { AppType } from '../../contract/limits.ts';
import type { AppKey, BuildFailureFacts } from '../shared/types.ts';
import type { Act } from './audit.ts';
import type { AppBounds, TimeBound } from './organization-quotas.ts';
import type {
  AppActivity,
  AppChoices,
  AppConfig,
  AppCounts,
  AppPatch,
  DeploymentTotals,
  FoundApp,
  OrganizationQueue,
  Release,
  Site,
  StoredApp,
  StoredDeployment,
  StoredVariable,
} from './rows/records.ts';

/**
 * The port for apps, variables, deployments and releases (spec 1, 2.1, 2.2 and 3.1).
 *
 * A command with an `Act` appends a row to the audit log in its transaction if it changes something (`AuditStore`).
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

/** Only what is of these projects (`web`) and of these apps (`web/shop`) of an organization. Undefined: all of it. */
export type Within = readonly string[] | undefined;

/** A part of a list, in the order of the list: the first items after `after`, or the last ones before `before`. */
export interface Page<Cursor> {
  readonly after?: Cursor | undefined;
  readonly before?: Cursor | undefined;
  /** The most items. */
  readonly limit: number;
}

/** The newest items of a list whose number is lower than `before`. */
export type NewestPage = Pick<Page<number>, 'before' | 'limit'>;

export interface CreateApp {
  readonly key: AppKey;
  readonly type: AppType;
  readonly config: AppConfig;
  /** What the organization may have with this app. Default: no bound. */
  readonly bounds?: AppBounds | undefined;
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

export type Restoration =
  | { readonly kind: 'restored' | 'not_deleted'; readonly app: StoredApp }
  | { readonly kind: 'no_app' }
  /** Its grace is over, and what it has is being removed. */
  | { readonly kind: 'too_late'; readonly app: StoredApp };

/**
 * A deleted app keeps its name, its ID and all that it has. `find` returns it, and it can be restored. For all other commands it does
 * not exist, and none of its tokens counts.
 */
export interface AppStore {
  /** Finds an app, also a deleted one: it has a `deletion`. */
  find(key: AppKey): Promise<StoredApp | undefined>;
  /**
   * Deletes an app: cancels its deployments, ends their leases, and stops to serve it. Its data stays for `graceMs`. Does nothing to
   * an app that is deleted already, and returns it. Undefined if the app does not exist.
   */
  delete(key: AppKey, act: Act, graceMs: number): Promise<StoredApp | undefined>;
  /**
   * Restores a deleted app as it was, without the deployments that were cancelled. Rejects with `OverQuota` if its organization may not
   * have it beside what it has now.
   */
  restore(key: AppKey, act: Act, bounds?: AppBounds): Promise<Restoration>;
  /**
   * Deletes apps whose setting `lifetime` is over, as `delete` does, at most `limit`: those without an open deployment that were neither
   * deployed nor changed for so long. Returns them.
   */
  expire(limit: number, graceMs: number): Promise<readonly StoredApp[]>;
  /**
   * Creates an app. `taken`: the project has an app of this name. The app's ID is its name. Rejects with `DomainTaken` if
   * another app has one of its domains, and with `OverQuota` if the organization has as many apps as it may have.
   */
  create(command: CreateApp, act: Act, once?: Once<StoredApp>): Promise<Done<StoredApp> | { readonly kind: 'taken' }>;
  /**
   * Changes an app's configuration. Undefined if the app does not exist. Rejects with `DomainTaken` if another app has one of its
   * domains. Domains that are no longer in the settings are free.
   */
  update(key: AppKey, patch: AppPatch, act: Act): Promise<StoredApp | undefined>;
  /** Returns the variables of an app, by name. Empty if the app does not exist. */
  env(key: AppKey): Promise<Readonly<Record<string, string>>>;
  /** Lists the variables of an app without their values, by name. Empty if the app does not exist. */
  variables(key: AppKey): Promise<readonly StoredVariable[]>;
  /** Replaces the whole set (spec 2.2). False if the app does not exist. A variable that keeps its value is not changed. So with `editEnv`. */
  replaceEnv(key: AppKey, env: Readonly<Record<string, string>>, act: Act): Promise<boolean>;
  /** Changes variables by name and leaves the others as they are. `full`: the set would exceed `most`, and nothing was changed. */
  editEnv(key: AppKey, edit: EnvEdit, most: EnvBounds, act: Act): Promise<EditedEnv>;
  /** Lists the organizations that have apps, by name. */
  organizations(page: Page<string>): Promise<readonly string[]>;
  /** Lists the apps of a project, by ID. The cursor is an app's ID. */
  inProject(org: string, project: string, page: Page<string>): Promise<readonly StoredApp[]>;
  /** Lists the apps of an organization whose ID begins with `prefix`, by ID and then by project: those that are not deleted, or are. */
  list(
    org: string,
    page: Page<Pick<AppKey, 'project' | 'appID'>> & {
      readonly prefix?: string | undefined;
      readonly deleted?: boolean | undefined;
      readonly within?: Within;
    },
  ): Promise<readonly StoredApp[]>;
}

export interface EnvEdit {
  readonly set: Readonly<Record<string, string>>;
  /** Names to remove. A name that is in `set` too is set. */
  readonly unset: readonly string[];
}

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

/** An organization has as many apps with a queued deployment as it may have. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
  readonly most: number;
  constructor(most: number) {
    super(`The organization has ${most} queued deployments`);
    this.most = most;
  }
}

/** Queued deployments of an organization at once. An app has one at most. */
export const ORGANIZATION_QUEUE = 500;
/** Apps of an organization. */
export const ORGANIZATION_APPS = 1_000;
/** Deployments of an organization under way at once, on all nodes. */
export const ORGANIZATION_BUILDS = 20;

export interface DeploymentRequest {
  /** Null for the app's branch. */
  readonly branch: string | null;
  /** A full commit SHA to build instead of the branch's tip. */
  readonly commit: string | null;
  /**
   * Changes of the app's configuration, without domains. The deployment is built with them, and they become the app's when it goes live,
   * without `verify`. If it fails, or is cancelled, the app keeps its own.
   */
  readonly configuration?: AppPatch | undefined;
  /** The whole set of variables that it is built with. It replaces the app's when the deployment goes live, and is removed with its end, however that ends. */
  readonly env?: Readonly<Record<string, string>> | undefined;
}

export type Cancellation =
  | { readonly kind: 'cancelled' | 'too_late'; readonly deployment: StoredDeployment }
  | { readonly kind: 'no_deployment' };

export interface DeploymentStore {
  /**
   * Queues a deployment, and cancels the older ones of the app that are still queued. Rejects with `QueueFull` if as many other
   * apps of its organization have a queued one as may have; then nothing was changed. Calls at the same time may not see each
   * other's. Rejects with `OverQuota` if builds of its organization took as long as they may. So does `redeploy`.
   */
  create(
    key: AppKey,
    request: DeploymentRequest,
    act: Act,
    once?: Once<StoredDeployment>,
    time?: TimeBound,
  ): Promise<Done<StoredDeployment> | { readonly kind: 'no_app' }>;
  /**
   * Queues the commit of the deployment `of` again, on its branch. If its commit is not known, the tip of its branch is
   * built. A configuration that did not become the app's is brought again, and its variables are not. Cancels the older ones of the app that are still
   * queued. `no_deployment`: the app has none of this ID.
   */
  redeploy(
    key: AppKey,
    of: string,
    act: Act,
    once?: Once<StoredDeployment>,
    time?: TimeBound,
  ): Promise<Done<StoredDeployment> | { readonly kind: 'no_deployment' }>;
  /**
   * Cancels a deployment that is queued or builds, and ends its lease: its node writes nothing any more, and stops the build.
   * `too_late`, with the deployment as it is now: it goes live at this moment, or has ended.
   */
  cancel(key: AppKey, deployID: string, act: Act): Promise<Cancellation>;
  find(key: AppKey, deployID: string): Promise<StoredDeployment | undefined>;
  /** Lists the newest deployments with a `seq` below `before`, or the oldest ones with a `seq` above `since`. Newest first. */
  list(key: AppKey, page: NewestPage & { readonly since?: number | undefined }): Promise<readonly StoredDeployment[]>;
  /** Returns an app, and its newest deployments with a `seq` below `before`, newest first. Undefined if there is no such app. */
  ofApp(
    key: AppKey,
    page: NewestPage,
  ): Promise<{ readonly app: StoredApp; readonly deployments: readonly StoredDeployment[] } | undefined>;
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
  /** Lists custom domains above `after`, by name, with the subdomains of their apps. Those of deleted apps too, until an app is removed. */
  domains(after: string, limit: number): Promise<readonly { readonly domain: string; readonly subdomain: string }[]>;
  /** Lists the kept releases of an app, newest first. */
  list(key: AppKey): Promise<readonly Release[]>;
  /** Makes another kept release live: `to`, or the newest one that is older than the live one. Undefined if there is none. `previous`: the deployID of the one before. */
  rollback(
    key: AppKey,
    to: string | undefined,
    act: Act,
  ): Promise<(Release & { readonly previous: string }) | undefined>;
}

/** Answers questions about many apps at once. Most answers take the same time with any number of apps, all with any number of deployments. */
export interface ActivityStore {
  /** Lists apps of an organization that have deployments, the one with the newest deployment first. */
  recent(org: string, page: ActivityPage): Promise<readonly AppActivity[]>;
  /** Returns the newest deployment of each app, in the order of `keys`. Null if the app has none, or does not exist. */
  newest(keys: readonly AppKey[]): Promise<readonly (StoredDeployment | null)[]>;
  /** Returns the deployments of an organization that are under way and that wait, the first `most` of each. */
  queue(org: string, most: number, within?: Within): Promise<OrganizationQueue>;
  /** Counts the apps of an organization. Each count ends at `most`. */
  counts(org: string, most: number, within?: Within): Promise<AppCounts>;
  /** Finds apps of an organization. It reads all of them, so the time grows with their number. */
  search(org: string, query: AppQuery): Promise<readonly FoundApp[]>;
  /** Returns the names of the projects and branches of the apps of an organization, sorted, at most `most` of each. */
  choices(org: string, most: number, within?: Within): Promise<AppChoices>;
  /** Returns the facts of the failure records of deployments. Those that have not failed, or do not exist, are left out. */
  failures(deployIDs: readonly string[]): Promise<ReadonlyMap<string, BuildFailureFacts>>;
}

/** `live`: visitors get a release. `failed`: the newest deployment failed. `building`: it waits or builds. `idle`: nothing is live. */
export const APP_STATUSES = ['live', 'failed', 'building', 'idle'] as const;

/** Only apps that have all that is given, in the order of their IDs and projects, or of their newest deployments, the newest first. */
export interface AppQuery extends Page<AppCursor> {
  /** Any part of the ID. Upper and lower case are the same. */
  readonly text?: string | undefined;
  readonly project?: string | undefined;
  readonly branch?: string | undefined;
  readonly status?: (typeof APP_STATUSES)[number] | undefined;
  readonly sort: 'name' | 'newest';
  readonly within?: Within;
}

/** The place of an app in the order of a query. `seq` is that of its newest deployment, 0 if it has none or in the order of names. */
export interface AppCursor extends Pick<AppKey, 'project' | 'appID'> {
  readonly seq: number;
}

/** By the `seq` of the newest deployment. */
export interface ActivityPage extends NewestPage {
  /** True to list only apps whose newest deployment failed. */
  readonly failed?: boolean | undefined;
  readonly within?: Within;
}
