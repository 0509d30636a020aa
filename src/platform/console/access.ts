import type { Clock } from '../../base/clock.ts';
import type { Gate } from '../control/api.ts';
import type { Operations } from '../control/operations.ts';
import { urlOf } from '../control/records.ts';
import type { Kvs } from '../kvs/index.ts';
import type { BuildLogs } from '../stores/build-logs.ts';
import type { StoredApp } from '../stores/rows/records.ts';
import type { SessionStore } from '../stores/sessions.ts';
import type { StateStore } from '../stores/state.ts';
import type { UsageStore } from '../stores/usage.ts';
import type { Comparison } from './release-changes.ts';
import type { OidcSignIn } from './sign-in-oidc.ts';

export interface ConsoleOptions extends Pick<Gate, 'verify' | 'roleOf' | 'organizationsOf'> {
  readonly state: Pick<StateStore, 'apps' | 'deployments' | 'releases' | 'activity'>;
  readonly usage: Pick<UsageStore, 'series' | 'stored' | 'parts' | 'pressed'>;
  /** Requests per minute that a table may have. */
  readonly tablePerMinute: number;
  readonly operations: Operations;
  readonly kvs: Pick<Kvs, 'createTable' | 'listTables' | 'deleteTable' | 'entries'>;
  /**
   * Compares two releases of an organization by the hashes of their indexes. Resolves with undefined if one of them cannot be
   * read or has too many files.
   */
  compare(org: string, before: string, after: string): Promise<Comparison | undefined>;
  readonly clock: Clock;
  readonly logs: BuildLogs;
  readonly sessions: SessionStore;
  /** Absent if people cannot sign in by an identity provider. */
  readonly oidc?: OidcSignIn;
  /** The console's own URL. If it is https, the cookie is `Secure`. */
  readonly consoleUrl: string;
  siteUrl(subdomain: string): string;
}

/** Returns the URL of an app's site if it has a live release. */
export function liveUrl({ siteUrl }: Pick<ConsoleOptions, 'siteUrl'>, app: StoredApp): string | undefined {
  return urlOf(app, siteUrl) ?? undefined;
}
