import { ROLES } from './policy-file.ts';

/** What an identity may do at a place, the least first. Each role includes those before it. */
export type Role = (typeof ROLES)[number];

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
  /** Present if it came with an access token: it may do what the token may, and no more than its maker may now. */
  readonly token?: AccessToken | undefined;
}

export interface AccessToken {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly place: Place;
}

/** Says what identities may do now. What was granted or taken away counts from the next call on. Rejects with `StoreUnavailable`. */
export interface Access {
  /** Returns the highest role that an identity has at a place, by grants for it or for what it is in. Undefined: none. */
  roleOf(who: Principal, place: Place): Promise<Role | undefined>;
  /** Returns the organizations in which an identity has a role, by name, or undefined if it has a role in every organization. */
  organizationsOf(who: Principal): Promise<readonly string[] | undefined>;
}

/** Returns true if a role includes another. */
export function includes(role: Role | undefined, other: Role): boolean {
  return role !== undefined && ROLES.indexOf(role) >= ROLES.indexOf(other);
}

/** Returns the role that includes the others. Undefined if there is none. */
export function highest(roles: readonly (Role | undefined)[]): Role | undefined {
  return ROLES.findLast((role) => roles.includes(role));
}
