import type { SlipwayError } from '../../base/errors.ts';
import type { SealingKey } from './rows/sealing.ts';

/**
 * The port for the secrets of the platform itself. Each method is one atomic "get or create": if two processes call it
 * at once, both get the same key. The store knows no cryptography; sealing and signing are up to the rooms.
 */
export interface KeyStore {
  /**
   * Returns the key that seals the secrets of tables and roles, 32 bytes. `create` returns a new one. A store whose key
   * comes from its configuration never calls `create`. Rejects with `unsupported_data` if the key is damaged, or is missing
   * although secrets are sealed with it.
   */
  platformKey(create: () => Uint8Array): Promise<PlatformKey>;
  /**
   * Returns the text of the key that signs ID tokens, at most 4,096 bytes. `create` returns a new one. Rejects with
   * `unsupported_data` if the stored data cannot be such a text.
   */
  signingKey(create: () => string): Promise<StoredKey<string>>;
}

export interface StoredKey<T> {
  readonly value: T;
  /** Returns the error `unsupported_data`, for a key that turns out to be wrong. It names the key's place and the remedy. */
  wrong(cause?: unknown): SlipwayError;
}

export interface PlatformKey extends StoredKey<Uint8Array> {
  /** The first bytes of all that the key seals. Absent: the store has never had another key. */
  readonly id?: Uint8Array;
  /** The key before this one. It opens what it has sealed, and seals nothing. */
  readonly previous?: SealingKey | undefined;
}
