import type { Readable } from 'node:stream';

/**
 * The port for bytes by name: objects of releases and their compressed forms. It knows nothing of hashes as addresses,
 * organizations, or which object is needed: that is `objects/`.
 *
 * A key has segments of `[A-Za-z0-9._-]`, separated by `/`, and at most 512 characters. A key that is not of this form
 * is refused with a `TypeError`, and no key leaves the store's root.
 */
export interface Blobs {
  /** Undefined: there is no such blob. */
  head(key: string): Promise<BlobFacts | undefined>;
  /** All bytes, or those of the inclusive range. Undefined: there is no such blob. The caller bounds the size by `head`. */
  read(key: string, range?: ByteRange): Promise<Buffer | undefined>;
  /** As `read`, in parts. The stream is an error if the blob goes away in the middle. */
  stream(key: string, range?: ByteRange): Promise<Readable | undefined>;
  /** Begins to write. What `put` stored lasts when `settle` has resolved, and not before. */
  writer(): BlobWriter;
  /** No error if there is no such blob. */
  delete(key: string): Promise<void>;
  /** All blobs whose key begins with `prefix`, in no particular order. The prefix ends with `/`, or is empty. */
  list(prefix: string): AsyncIterable<BlobFacts & { readonly key: string }>;
}

export interface BlobFacts {
  readonly size: number;
  /** When the blob was stored last, in milliseconds since the Unix epoch. */
  readonly storedAt: number;
  /** Changes whenever the bytes may have changed: an inode with its times, or an ETag. */
  readonly version: string;
}

export interface ByteRange {
  readonly start: number;
  /** Inclusive. */
  readonly end: number;
}

export interface BlobWriter extends AsyncDisposable {
  /**
   * Stores the bytes under the key, whole or not at all; replaces what is there. `sha256` is the hash of the bytes, hex:
   * a store may check it. Resolves when there is room for more. Rejects with what an earlier `put` failed with.
   */
  put(key: string, bytes: Uint8Array, sha256: string): Promise<void> | undefined;
  /** As `put`, for `size` bytes that `open` returns in parts. */
  putStream(key: string, size: number, open: () => AsyncIterable<Uint8Array>, sha256: string): Promise<void>;
  /** Resolves when everything that was put lasts. Rejects with the first failure. */
  settle(): Promise<void>;
}
