import { roleFor } from '../../../src/platform/control/api.ts';
import { covers, includes, type Place, type Role } from '../../../src/platform/identity/access.ts';

/** Who may do what, derived from the descriptions of calls and pages: nothing here names a call. */

/** The place that everything is asked about, and one that does not exist for each part of it. */
export const REAL = { org: 'acme', project: 'web', app: 'shop' } as const;

export interface Actor {
  readonly email: string;
  /** Its only grant. None: it is an outsider. */
  readonly grant?: Place & { readonly role: Role };
  /** `ended`: its token has ended. */
  readonly token?: 'ended';
}

/** `revoked` had the role deployer until the file changed. */
export const ACTORS = {
  outsider: { email: 'outsider@acme.example' },
  viewer: { email: 'viewer@acme.example', grant: { org: 'acme', role: 'viewer' } },
  deployer: { email: 'deployer@acme.example', grant: { org: 'acme', role: 'deployer' } },
  admin: { email: 'admin@acme.example', grant: { org: 'acme', role: 'admin' } },
  'admin of the app': {
    email: 'app@acme.example',
    grant: { org: 'acme', project: 'web', appID: 'shop', role: 'admin' },
  },
  'admin of another project': { email: 'api@acme.example', grant: { org: 'acme', project: 'api', role: 'admin' } },
  'admin of another organization': { email: 'blue@acme.example', grant: { org: 'blue', role: 'admin' } },
  'ended token': { email: 'admin@acme.example', token: 'ended' },
  'revoked person': { email: 'revoked@acme.example' },
  operator: { email: 'operator@acme.example', grant: { org: '*', role: 'viewer' } },
} as const satisfies Record<string, Actor>;

/** A call of the description, or a page. */
export interface Row {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  /** The least role, or `everyone`, or `operators`, with the least role behind a colon if it is not `viewer`. */
  readonly caller: string;
  readonly partly: boolean;
}

export type Verdict = 'may' | 'forbidden' | 'unauthorized';

/** Returns what a row says for an actor. `place`: that of the path, with the names of `REAL`. */
export function expected({ path, method, caller, partly }: Row, { grant, token }: Actor): Verdict {
  if (token === 'ended') return 'unauthorized';
  if (caller === 'everyone') return 'may';
  const [operators, needed = 'viewer'] = caller.split(':');
  if (operators === 'operators') {
    return grant?.org === '*' && includes(grant.role, needed as Role) ? 'may' : 'forbidden';
  }
  if (!grant || (grant.org !== '*' && grant.org !== REAL.org)) return 'forbidden';
  const { org, ...inner } = REAL;
  const depth = path.includes('{appID}') || path.includes('{app}') ? 2 : /\{project(?:ID)?\}/.test(path) ? 1 : 0;
  const place = { org, project: depth > 0 ? inner.project : undefined, appID: depth > 1 ? inner.app : undefined };
  const least = caller as Role;
  if (covers(grant, place)) return includes(grant.role, least) ? 'may' : 'forbidden';
  // A page or a list of a place shows the part in which somebody has a role. A form names a place of its own.
  const reads = roleFor(method) === 'viewer';
  return partly && reads && covers(place, grant) ? 'may' : 'forbidden';
}

interface Operation {
  readonly operationId?: string;
  readonly security?: readonly object[];
  readonly 'x-slipway-caller'?: string;
  readonly 'x-slipway-partly'?: boolean;
}

export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const CALLERS = ['viewer', 'deployer', 'admin', 'everyone', 'operators', 'operators:admin'];

/** Returns a row for each call of a description that takes ID tokens. Throws if it does not say who may make it. */
export function rowsOf(description: Description): readonly Row[] {
  return Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const { operationId: name = path, security = [] } = operation;
      if (!security.some((each) => 'idToken' in each)) return [];
      const caller = operation['x-slipway-caller'] ?? '';
      if (!CALLERS.includes(caller)) throw new Error(`${name} does not say who may make it`);
      return [{ name, method: method.toUpperCase(), path, caller, partly: operation['x-slipway-partly'] === true }];
    }),
  );
}

/** Returns the paths that a platform serves and a description lacks. */
export function undescribed(
  served: readonly { readonly method: string; readonly path: string }[],
  rows: readonly Row[],
): readonly string[] {
  return served
    .filter(({ method, path }) => !rows.some((row) => row.method === method && row.path === path))
    .map(({ method, path }) => `${method} ${path}`);
}

/** Returns the names that fill a path: those of `REAL`, with others for some of them. */
export function namesOf(more: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> {
  const { org, project, app } = REAL;
  return { orgID: org, org, projectID: project, project, appID: app, app, table: 'entries', name: 'entries', ...more };
}
