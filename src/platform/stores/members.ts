import type { Role } from '../../contract/roles.ts';
import type { Act } from './audit.ts';
import type { FullPlace, PlaceBounds } from './rows/places.ts';
import type { Within } from './state.ts';

/**
 * The port for members: who has a role at a place because an admin has granted it. What `platform.json` grants is not here.
 *
 * Each method is one atomic command: all of it is stored durably when its promise resolves, or none of it, also if two
 * processes call it at once. Each one rejects with `StoreUnavailable` if the store cannot be read or written; then
 * nothing was changed. The members of an app are removed with the app.
 */
export interface MemberStore {
  /** Returns all roles of these addresses and `@domain`s. Takes the same time with any number of members. */
  of(who: readonly string[]): Promise<readonly StoredMember[]>;
  /** Lists the members of an organization and of its parts, in the order of places and then of addresses. */
  list(org: string, page: MemberPage): Promise<readonly StoredMember[]>;
  /** Grants a role, changes it, or takes it away. The last parameter says who does it. */
  set(change: MemberUpdate, act: Act): Promise<MemberUpdated>;
}

/** `project` and `appID` are undefined for an organization, and `appID` for a project. */
export interface MemberKey {
  readonly org: string;
  readonly project?: string | undefined;
  readonly appID?: string | undefined;
  /** An address in lower case, or an `@domain`. */
  readonly who: string;
}

export interface MemberPage {
  /** The last member of the page before. */
  readonly after?: MemberKey | undefined;
  readonly limit: number;
  readonly within?: Within;
}

export interface StoredMember extends MemberKey {
  readonly role: Role;
  /** Null: not known. */
  readonly grantedBy: string | null;
  /** Milliseconds since the Unix epoch. */
  readonly grantedAt: number;
}

export interface MemberUpdate extends MemberKey {
  /** Null takes the role away. */
  readonly role: Role | null;
  readonly bounds: PlaceBounds;
  /** True if the organization must keep an admin of the organization itself, if it has one here. */
  readonly keepsAdmin: boolean;
}

export type MemberUpdated =
  /** `before`: the role until then. Undefined: none at this place. */
  | { readonly kind: 'done'; readonly before: Role | undefined }
  | { readonly kind: 'full'; readonly of: FullPlace }
  /** Nobody else is an admin of the organization. */
  | { readonly kind: 'last_admin' };
