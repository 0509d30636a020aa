import { isObject } from '../../base/json.ts';
import { ROLES, type Role } from '../../contract/roles.ts';
import type { FullPlace, PlaceBounds } from '../stores/rows/places.ts';

export type { Role } from '../../contract/roles.ts';

/** An organization, a project of it, or an app of that. */
export interface Place {
  readonly org: string;
  readonly project?: string | undefined;
  readonly appID?: string | undefined;
}

/** An identity that was proven. */
export interface Principal {
  /** Lower case. */
  readonly email: string;
  /** The `iss` of who proved it. */
  readonly issuer: string;
  /** Claims of its ID token by which grants may name it, as `repository_id`. */
  readonly claims?: Readonly<Record<string, string>> | undefined;
  /** Present if it came with a token of `slipway login`. */
  readonly via?: 'login' | undefined;
  /** Present if it came with an access token: it may do what the token may, and no more than its maker may now. */
  readonly token?: AccessToken | undefined;
}

export interface AccessToken {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly place: Place;
}

/** A role at a place, and so at all places below it. `*` for `org` is every organization. */
export interface Grant extends Place {
  readonly role: Role;
}

/** Says what identities may do now. What was granted or taken away counts from the next call on. Rejects with `StoreUnavailable`. */
export interface Access {
  /** Returns the highest role that an identity has at a place, by grants for it or for what it is in. Undefined: none. */
  roleOf(who: Principal, place: Place): Promise<Role | undefined>;
  /** Returns the organizations in which, or in parts of which, an identity has a role, by name. Undefined: in every one. */
  organizationsOf(who: Principal): Promise<readonly string[] | undefined>;
  /** Returns true if an identity has a role, or one that includes it, in an organization or in a part of it. */
  mayIn(who: Principal, org: string, role: Role): Promise<boolean>;
  /** Returns the projects (`web`) and apps (`web/shop`) in which an identity has a role. Undefined: it has one in the whole organization. */
  partsOf(who: Principal, org: string): Promise<readonly string[] | undefined>;
}

/** Returns the identity in a stored value. Undefined for any other value. */
export function identityIn(value: unknown): Principal | undefined {
  const { email, issuer } = isObject(value) ? value : {};
  return typeof email === 'string' && typeof issuer === 'string' ? { email, issuer } : undefined;
}

/** Makes `Access` of what returns all grants that name an identity. */
export function accessBy(grantsOf: (who: Principal) => Promise<readonly Grant[]>): Access {
  const of = async (who: Principal) => (who.token ? boundedBy(who.token, await grantsOf(makerOf(who))) : grantsOf(who));
  return {
    roleOf: async (who, place) =>
      highest((await of(who)).filter((grant) => covers(grant, place)).map(({ role }) => role)),
    async organizationsOf(who) {
      const names = new Set((await of(who)).map(({ org }) => org));
      return names.has('*') ? undefined : [...names].sort();
    },
    mayIn: async (who, org, role) =>
      (await of(who)).some((grant) => (grant.org === '*' || grant.org === org) && includes(grant.role, role)),
    async partsOf(who, org) {
      const grants = (await of(who)).filter((grant) => grant.org === '*' || grant.org === org);
      if (grants.some(({ project }) => project === undefined)) return undefined;
      return [...new Set(grants.map(({ project, appID }) => (appID === undefined ? project : `${project}/${appID}`)))]
        .filter((part) => part !== undefined)
        .sort();
    },
  };
}

/** Returns the person whose access token came, without what another token of that person says. */
function makerOf({ email, issuer }: Principal): Principal {
  return { email, issuer };
}

/** Returns what an access token leaves of its maker's grants. */
function boundedBy(token: AccessToken, grants: readonly Grant[]): readonly Grant[] {
  return grants.flatMap((grant) => {
    const inner = covers(grant, token.place) ? token.place : covers(token.place, grant) ? grant : undefined;
    const role = includes(grant.role, token.role) ? token.role : grant.role;
    return inner ? [{ org: inner.org, project: inner.project, appID: inner.appID, role }] : [];
  });
}

/** Returns true if a place is another one, or contains it. */
export function covers(outer: Place, inner: Place): boolean {
  if (outer.org !== '*' && outer.org !== inner.org) return false;
  if (outer.project === undefined) return true;
  return outer.project === inner.project && (outer.appID === undefined || outer.appID === inner.appID);
}

/** Returns the words for a place in a sentence. */
export function placeWords({ org, project, appID }: Place): string {
  if (project === undefined) return `the organization ${org}`;
  return appID === undefined ? `the project ${org}/${project}` : `the app ${org}/${project}/${appID}`;
}

/** Begins a sentence about what is full at a place, with its bound. */
export function fullWords({ org, project, appID }: Place, full: FullPlace, bounds: PlaceBounds): string {
  if (full === 'projects') return `The projects of the organization ${org} together have ${bounds.projects}`;
  const place = full === 'organization' ? { org } : full === 'project' ? { org, project } : { org, project, appID };
  return `T${placeWords(place).slice(1)} has ${bounds[full]}`;
}

/** Returns true if a role includes another. */
export function includes(role: Role | undefined, other: Role): boolean {
  return role !== undefined && ROLES.indexOf(role) >= ROLES.indexOf(other);
}

/** Returns the role that includes the others. Undefined if there is none. */
function highest(roles: readonly (Role | undefined)[]): Role | undefined {
  return ROLES.findLast((role) => roles.includes(role));
}
