import type { Act } from './audit.ts';
import type { FullPlace, PlaceBounds } from './rows/places.ts';

/**
 * The port for access tokens: secrets of machines that have no identity provider. The store knows hashes of them alone. A token
 * that is revoked is gone. One that has ended is listed for `ENDED_KEPT_MS`, so that people see why a machine is refused.
 *
 * Each method is one atomic command, also if two processes call it at once. Each one rejects with `StoreUnavailable` if the
 * store cannot be read or written; then nothing was changed.
 */
export interface AccessTokenStore {
  /**
   * Stores a token, and returns it, or what has as many tokens as `bounds` allow. `name_taken`: its place has one of this name. First removes
   * those of the organization that ended long ago.
   */
  create(token: NewAccessToken, bounds: PlaceBounds, act: Act): Promise<StoredAccessToken | FullPlace | 'name_taken'>;
  /** Finds a token that has not ended, by the SHA-256 of its text, hex. */
  find(hash: string): Promise<StoredAccessToken | undefined>;
  /** Lists the tokens of an organization by name, also those that have ended. Their number is bounded by `create`. */
  list(org: string): Promise<readonly StoredAccessToken[]>;
  /** Removes a token. It counts no more from the next call on, on all nodes. False if the organization has no such token. */
  revoke(org: string, id: string, act: Act): Promise<boolean>;
  /** Records that a token was used now, unless a use of the last `USED_STEP_MS` is recorded. */
  used(id: string): Promise<void>;
}

export interface NewAccessToken {
  readonly id: string;
  /** SHA-256 of the text of the token, hex. */
  readonly hash: string;
  readonly name: string;
  readonly org: string;
  /** Null: all projects. */
  readonly project: string | null;
  /** Null: all apps. */
  readonly appID: string | null;
  readonly role: string;
  /** The identity that made it, as JSON. The token may do no more than this identity may. */
  readonly maker: string;
  readonly madeBy: string;
  /** Milliseconds from now to its end. */
  readonly lifetimeMs: number;
}

export interface StoredAccessToken extends Omit<NewAccessToken, 'hash' | 'lifetimeMs'> {
  readonly createdAt: number;
  readonly endsAt: number;
  /** Null: never. */
  readonly usedAt: number | null;
}

/** Milliseconds that an ended token is listed. */
export const ENDED_KEPT_MS = 30 * 86_400_000;
/** Milliseconds between two uses that are recorded. */
export const USED_STEP_MS = 60_000;
