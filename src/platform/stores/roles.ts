/**
 * The port for function roles: the sealed credentials of app environments (spec 5.B, layer 1).
 *
 * Each method is one atomic command: all of it is stored durably when its promise resolves, or none of it, also if two
 * processes call it at once. Each one rejects with `StoreUnavailable` if the store cannot be read or written; then
 * nothing was changed. Roles that `issue` removes before they expire emit the change `role`.
 */
export interface RoleStore {
  /**
   * Stores a role of an existing app environment. Before that, removes the oldest roles of the environment until it has
   * less than `most`, and some of those of all environments that had expired by `now`, milliseconds since the Unix
   * epoch. The latter are bounded, so that no call takes long, and more than one, so that all go in the end.
   */
  issue(role: StoredRole, bounds: { readonly now: number; readonly most: number }): Promise<void>;
  /** Also finds a role that has expired and was not removed yet. Takes the same time with any number of roles. */
  find(accessKeyID: string): Promise<StoredRole | undefined>;
  /** Any role. Undefined: there is none. */
  any(): Promise<StoredRole | undefined>;
}

export interface StoredRole {
  readonly accessKeyID: string;
  readonly environmentID: string;
  readonly sealed: Uint8Array;
  /** Milliseconds since the Unix epoch. */
  readonly expiresAt: number;
}
