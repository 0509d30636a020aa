import type { Clock } from '../../base/clock.ts';
import { CONTROL_ERROR_STATUS } from '../../contract/control-plane.ts';
import { CONTROL_LIMITS } from '../../contract/limits.ts';
import type { CdnView } from '../cdn/view.ts';
import type { Gate } from '../control/api.ts';
import type { AppChanges } from '../control/app-changes.ts';
import type { Operations } from '../control/operations.ts';
import { urlOf } from '../control/records.ts';
import type { Hosts } from '../dns/hosts.ts';
import type { FunctionsView } from '../functions/view.ts';
import type { Hooks } from '../hooks/index.ts';
import type { Principal } from '../identity/access.ts';
import type { AccessTokens } from '../identity/access-tokens.ts';
import type { Logins } from '../identity/logins.ts';
import type { Members } from '../identity/members.ts';
import type { Kvs } from '../kvs/index.ts';
import type { Notify } from '../notify/index.ts';
import type { HttpRequest, HttpResponse } from '../shared/http.ts';
import type { Quotas } from '../shared/quotas.ts';
import { bodyOf, Refusal } from '../shared/refusal.ts';
import type { AppKey, BuildJob, DetectedRepository, ReleaseComparison, StartPage } from '../shared/types.ts';
import type { Act, AuditStore } from '../stores/audit.ts';
import type { BuildLogs } from '../stores/build-logs.ts';
import type { DeploymentBounds, Keeping } from '../stores/keeping.ts';
import type { StoredApp, StoredDeployment } from '../stores/rows/records.ts';
import type { SessionStore } from '../stores/sessions.ts';
import type { StateStore } from '../stores/state.ts';
import type { UsageStore } from '../stores/usage.ts';
import type { Drafts } from './draft.ts';
import type { Page } from './layout.ts';
import { queryOf } from './paging.ts';
import type { OidcSignIn } from './sign-in-oidc.ts';

/** A request of a signed-in visitor, who has a role in the organization that it names. */
export interface Visit {
  readonly request: HttpRequest;
  readonly options: ConsoleOptions & { readonly drafts: Drafts };
  readonly principal: Principal;
  /** Who makes a change, for the audit log. */
  readonly act: Act;
  /** True: the visitor may change what the page is about. */
  readonly may: boolean;
  /** What the visitor may see of the place, if the page is one for a part of it: projects and apps. Undefined: all of it. */
  readonly within?: readonly string[] | undefined;
  /** The IDs in the path. Those that the path does not have are empty. */
  readonly key: AppKey;
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly field: Field;
  readonly now: number;
}

export interface AppVisit extends Visit {
  readonly app: StoredApp;
}

export function visitedDeployment({ options, app, parameters }: AppVisit): Promise<StoredDeployment> {
  return options.operations.deployment(app, parameters.deployment ?? '');
}

/** Returns the flags of the command line that name an app. */
export function flagsOf({ org, project, appID }: AppKey): string {
  return `--org ${org} --project ${project} --app ${appID}`;
}

/** Returns a field of the form that was sent, or an empty text if there is none. */
export type Field = (name: string) => string;

export const NO_FORM: Field = () => '';

export async function formOf(request: HttpRequest, most: number = CONTROL_LIMITS.bodyBytes): Promise<Field> {
  const fields = new URLSearchParams((await bodyOf(request, most, 'The form is too large.')).toString('utf8'));
  return (name) => fields.get(name) ?? '';
}

/** Makes a change. A refusal is shown on the page that `show` returns, if there is one, except that the store is away. */
export async function orShown<Made>(
  change: () => Made | Promise<Made>,
  show: (() => Page | Promise<Page>) | undefined,
): Promise<Made | Page> {
  try {
    return await change();
  } catch (error) {
    if (!show || !(error instanceof Refusal) || error.code === 'unavailable') throw error;
    return { ...(await show()), status: CONTROL_ERROR_STATUS[error.code], problem: error.message };
  }
}

/** Redirects by 303, so that the browser requests the next page by GET. */
export function redirect(location: string, cookies: readonly string[] = []): HttpResponse {
  return { status: 303, headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }, cookies };
}

/** The result of an action by the word in the address of the page after it. No other sentence is shown. */
const NOTES = {
  live: 'The release is live.',
  behind:
    'The release is live, and the CDN still has the one before: see its line below. The platform goes on to purge it.',
  cancelled: 'The deployment is cancelled.',
  queued: 'The deployment is queued.',
  restored: 'The app is restored, with all that it had.',
  created: 'The app is created, and its first deployment is queued.',
  set: 'The variable is set. A server that runs gets it at once, a build with the next deployment.',
  stored: 'The variables are stored. A server that runs gets them at once, a build with the next deployment.',
  removed: 'The variable is removed. A server that runs lacks it at once, a build with the next deployment.',
  settings:
    'The settings are stored. Domains, and how paths are served, change at once, the others with the next deployment.',
  sent: 'The message is sent. What becomes of it is shown below.',
  unhooked: 'The webhook is removed.',
  untold: 'The target is removed.',
  same: 'Nothing was changed.',
  member: 'The member has the role from now on.',
  memberRemoved: 'The role is taken away.',
  put: 'The key is stored.',
  deleted: 'The key is deleted.',
  signedOut: 'The machine is signed out. No node accepts its tokens any more.',
  revoked: 'The token is revoked. No node accepts it any more.',
} as const;

/** Returns the address of a page that says what was done. */
export function noted(path: string, note: keyof typeof NOTES, query: Readonly<Record<string, string>> = {}): string {
  return `${path}?${new URLSearchParams({ ...query, done: note })}`;
}

export function noteOf(request: HttpRequest): string | undefined {
  const name = queryOf(request).get('done');
  return Object.entries(NOTES).find(([each]) => each === name)?.[1];
}

/** The bounds of what apps keep. Those of the disks of nodes are in words. */
interface KeptBounds extends DeploymentBounds {
  readonly caches: { readonly bound: string; readonly age: string };
  readonly mirrors: { readonly bound: string; readonly age: string };
}

/** Reads a repository as a build would, and runs nothing of it. Rejects with `BuildFailure`, or with `unavailable` if it cannot be read now. */
type Detect = (job: Omit<BuildJob, 'deployID'>, signal: AbortSignal) => Promise<DetectedRepository>;

export interface ConsoleOptions
  extends Pick<Gate, 'verify' | 'roleOf' | 'organizationsOf' | 'partsOf' | 'mayIn' | 'refusals'> {
  readonly state: Pick<StateStore, 'apps' | 'deployments' | 'releases' | 'activity'>;
  readonly usage: Pick<UsageStore, 'series' | 'stored' | 'parts' | 'pressed'>;
  readonly quotas: Pick<Quotas, 'read'>;
  /** Requests per minute that a table may have. */
  readonly tablePerMinute: number;
  readonly members: Members;
  readonly operations: Operations;
  readonly functions: FunctionsView;
  /** Present if a CDN is before the platform. */
  readonly cdn?: CdnView | undefined;
  readonly changes: AppChanges;
  readonly notify: Notify;
  readonly hooks: Hooks;
  readonly hosts: Hosts;
  readonly kvs: Pick<Kvs, 'createTable' | 'listTables' | 'deleteTable' | 'entries'>;
  /** Compares two releases by the hashes of their indexes. Undefined: one of them cannot be read, or has too many files. */
  compare(org: string, before: string, after: string): Promise<ReleaseComparison | undefined>;
  /** Says what a release answers at `/`, by the hash of its index. Resolves with undefined if that is not known. */
  start(org: string, manifest: string): Promise<StartPage | undefined>;
  readonly keeping: Pick<Keeping, 'kept'>;
  readonly kept: KeptBounds;
  readonly clock: Clock;
  readonly logs: BuildLogs;
  readonly audit: AuditStore;
  readonly sessions: SessionStore;
  readonly accessTokens: AccessTokens;
  readonly logins: Pick<Logins, 'asked' | 'decide' | 'machines' | 'endMachine'>;
  /** Returns true if the platform trusts an issuer now. Sessions of others have ended. */
  trusts(issuer: string): boolean;
  /** Absent if people cannot sign in by an identity provider. */
  readonly oidc?: OidcSignIn;
  /** The console's own URL. If it is https, the cookie is `Secure`. */
  readonly consoleUrl: string;
  /** Absent if this node does not build. */
  readonly detect?: Detect | undefined;
  /** Seals what a page keeps for its next form: 32 bytes, the same on every node. */
  readonly draftKey: Uint8Array;
  siteUrl(subdomain: string): string;
}

export function liveUrl({ siteUrl }: Pick<ConsoleOptions, 'siteUrl'>, app: StoredApp): string | undefined {
  return urlOf(app, siteUrl) ?? undefined;
}
