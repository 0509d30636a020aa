import type { Clock } from '../../base/clock.ts';
import type { Gate } from '../control/api.ts';
import type { Operations } from '../control/operations.ts';
import { siteNameOf } from '../control/records.ts';
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
  return app.liveRelease === null ? undefined : siteUrl(siteNameOf(app));
}

/** Returns the decoded parameters of `path` if it has the form of `template` (`/a/{b}`). */
export function matchPath(template: string, path: string): readonly string[] | undefined {
  const [wanted, given] = [template.split('/'), path.split('/')];
  if (wanted.length !== given.length) return undefined;
  const values: string[] = [];
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (!part.startsWith('{')) {
      if (part !== value) return undefined;
    } else {
      const decoded = decodedPart(value);
      if (!decoded) return undefined;
      values.push(decoded);
    }
  }
  return values;
}

function decodedPart(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
