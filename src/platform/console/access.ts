import type { Clock } from '../../base/clock.ts';
import type { CdnView } from '../cdn/view.ts';
import type { Gate } from '../control/api.ts';
import type { AppChanges } from '../control/app-changes.ts';
import type { Operations } from '../control/operations.ts';
import { urlOf } from '../control/records.ts';
import type { Hosts } from '../dns/hosts.ts';
import type { FunctionsView } from '../functions/view.ts';
import type { Hooks } from '../hooks/index.ts';
import type { AccessTokens } from '../identity/access-tokens.ts';
import type { Logins } from '../identity/logins.ts';
import type { Members } from '../identity/members.ts';
import type { Kvs } from '../kvs/index.ts';
import type { Notify } from '../notify/index.ts';
import type { Quotas } from '../shared/quotas.ts';
import type { BuildJob, DetectedRepository, ReleaseComparison, StartPage } from '../shared/types.ts';
import type { AuditStore } from '../stores/audit.ts';
import type { BuildLogs } from '../stores/build-logs.ts';
import type { DeploymentBounds, Keeping } from '../stores/keeping.ts';
import type { StoredApp } from '../stores/rows/records.ts';
import type { SessionStore } from '../stores/sessions.ts';
import type { StateStore } from '../stores/state.ts';
import type { UsageStore } from '../stores/usage.ts';
import type { OidcSignIn } from './sign-in-oidc.ts';

/** The bounds of what apps keep. Those of the disks of nodes are in words. */
interface KeptBounds extends DeploymentBounds {
  readonly caches: { readonly bound: string; readonly age: string };
  readonly mirrors: { readonly bound: string; readonly age: string };
}

/**
 * Reads a repository as a build of the job would, and runs nothing of it. Rejects with `BuildFailure` if a build would fail there, and
 * with the refusal `unavailable` if it cannot be read now.
 */
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
  /**
   * Compares two releases of an organization by the hashes of their indexes. Resolves with undefined if one of them cannot be
   * read or has too many files.
   */
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
