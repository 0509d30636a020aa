import type { Act } from './audit.ts';

/**
 * The port for function roles: the sealed credentials of app environments (spec 5.B, layer 1).
 *
 * Each method is one atomic command: all of it is stored durably when its promise resolves, or none of it, also if two
 * processes call it at once. Each one rejects with `StoreUnavailable` if the store cannot be read or written; then
 * nothing was changed. Emits the change `role` for each role that it changes, or removes before its expiry.
 */
export interface RoleStore {
  /**
   * Stores a role of an existing app environment. Before that, removes the oldest roles of the environment until it has
   * fewer than `most`, and some roles of all environments that had expired by `now`, milliseconds since the Unix epoch.
   * The number of the latter is bounded, so that no call takes long, and above one, so that all are removed in the end.
   * `act`: who takes the credentials. Undefined: an instance of the app, which the audit log does not name.
   */
  issue(role: StoredRole, bounds: { readonly now: number; readonly most: number }, act: Act | undefined): Promise<void>;
  /** Sets when a role expires, in milliseconds since the Unix epoch. Resolves with false if the role is gone. */
  renew(accessKeyID: string, expiresAt: number): Promise<boolean>;
  /** Removes a role. Does nothing if it is gone. */
  revoke(accessKeyID: string): Promise<void>;
  /** Finds a role, also one that has expired and was not removed yet. Takes the same time with any number of roles. */
  find(accessKeyID: string): Promise<StoredRole | undefined>;
  /** Returns any role. Undefined if there is none. */
  any(): Promise<StoredRole | undefined>;
}

export interface StoredRole {
  readonly accessKeyID: string;
  readonly environmentID: string;
  readonly sealed: Uint8Array;
  /** Milliseconds since the Unix epoch. */
  readonly expiresAt: number;
}
