import type { SlipwayError } from '../../base/errors.ts';

/**
 * The port for the key of the platform that signs. The method is one atomic "get or create": if two processes call it at
 * once, both get the same key. Signing is up to the rooms.
 */
export interface KeyStore {
  /** Returns the text of the key that signs ID tokens, at most 4,096 bytes. `create` returns a new one. Rejects with `unsupported_data` if the stored data is no such text. */
  signingKey(create: () => string): Promise<StoredKey<string>>;
}

export interface StoredKey<T> {
  readonly value: T;
  /** Returns the error `unsupported_data`, for a key that turns out to be wrong. It names the key's place and the remedy. */
  wrong(cause?: unknown): SlipwayError;
}
