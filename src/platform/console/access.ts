import type { Clock } from '../../base/clock.ts';
import type { Operations } from '../control/operations.ts';
import { siteNameOf } from '../control/records.ts';
import type { Role } from '../identity/policy.ts';
import type { Principal, Verifier } from '../identity/verifier.ts';
import type { Kvs } from '../kvs/index.ts';
import { Refusal } from '../shared/refusal.ts';
import type { BuildLogs } from '../stores/build-logs.ts';
import type { StoredApp } from '../stores/rows/records.ts';
import type { SessionStore } from '../stores/sessions.ts';
import type { StateStore } from '../stores/state.ts';
import type { UsageStore } from '../stores/usage.ts';
import type { Comparison } from './release-changes.ts';
import type { OidcSignIn } from './sign-in-oidc.ts';

export interface ConsoleOptions {
  readonly state: Pick<StateStore, 'apps' | 'deployments' | 'releases' | 'activity'>;
  readonly usage: Pick<UsageStore, 'series' | 'stored' | 'parts' | 'pressed'>;
  /** Requests per minute that a table may have. */
  readonly tablePerMinute: number;
  readonly operations: Operations;
  readonly kvs: Pick<Kvs, 'createTable' | 'listTables' | 'deleteTable' | 'entries'>;
  /**
   * Compares two releases of an organization by the hashes of their indexes. Undefined: one of them cannot be read, or has
   * too many files.
   */
  compare(org: string, before: string, after: string): Promise<Comparison | undefined>;
  readonly verify: Verifier;
  roleOf(email: string, org: string): Role | undefined;
  /** Returns the organizations that give `email` a role, by name. Undefined: it has a role in every organization. */
  organizationsOf(email: string): readonly string[] | undefined;
  readonly clock: Clock;
  readonly logs: BuildLogs;
  readonly sessions: SessionStore;
  /** Undefined: people cannot sign in by an identity provider. */
  readonly oidc?: OidcSignIn;
  /** The console's own URL. If it is https, the cookie is `Secure`. */
  readonly consoleUrl: string;
  siteUrl(subdomain: string): string;
}

/** Returns the role of `principal` in `org`. Throws `forbidden` if there is none, or if it may only read and `changing` is true. */
export function authorize(options: ConsoleOptions, principal: Principal, org: string, changing: boolean): Role {
  const role = options.roleOf(principal.email, org);
  if (role === undefined) throw new Refusal('forbidden', `${principal.email} has no role in the organization ${org}.`);
  if (changing && role !== 'deployer') {
    throw new Refusal('forbidden', `${principal.email} may only read in the organization ${org}.`);
  }
  return role;
}

/** Returns the URL of an app's site. Undefined: it has no live release. */
export function liveUrl({ siteUrl }: Pick<ConsoleOptions, 'siteUrl'>, app: StoredApp): string | undefined {
  return app.liveRelease === null ? undefined : siteUrl(siteNameOf(app));
}

/** Finds an app. Throws `not_found`. Call it after `authorize`: otherwise strangers learn which apps exist. */
export async function appOf(options: ConsoleOptions, org: string, project: string, appID: string): Promise<StoredApp> {
  const app = await options.state.apps.find({ org, project, appID });
  if (!app) throw new Refusal('not_found', `${org}/${project} has no app ${appID}.`);
  return app;
}

/** Returns the decoded parameters of `path`. Undefined if it does not have the form of `template` (`/a/{b}`). */
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
