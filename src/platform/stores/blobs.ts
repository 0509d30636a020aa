import type { Readable } from 'node:stream';

/**
 * The port for bytes by name: objects of releases and their compressed forms. It knows nothing of hashes as addresses,
 * organizations, or which object is needed: that is `objects/`.
 *
 * A key has at most 200 characters: segments that begin with a letter or a digit and go on with these, `.`, `_` and
 * `-`, separated by `/`. Every method rejects with a `TypeError` if a key has another form, so no key leaves the store.
 * No key is the beginning of another one's segments, as `a` is of `a/b`: the caller sees to that.
 */
export interface Blobs {
  /** Undefined: the blob does not exist. */
  head(key: string): Promise<BlobFacts | undefined>;
  /**
   * All bytes, or those of the range. Returns fewer if the blob ends before the range does. Undefined: the blob does not
   * exist. The caller bounds the size by `head`.
   */
  read(key: string, range?: ByteRange): Promise<Buffer | undefined>;
  /** As `read`, in parts. The stream fails if the blob is lost in the middle, and not if it is replaced or deleted. */
  stream(key: string, range?: ByteRange): Promise<Readable | undefined>;
  /**
   * Begins to write. `lasting: false`: what this writer stores may be lost if the machine stops, for what can be made
   * again.
   */
  writer(options?: { readonly lasting?: boolean }): BlobWriter;
  /** Does nothing if the blob does not exist. */
  delete(key: string): Promise<void>;
  /**
   * Deletes the blob if no writer has stored or kept it since `time` (milliseconds since the Unix epoch). An engine that
   * records uses less exactly leaves blobs that were used shortly before. False: the blob stays, or does not exist. A
   * `keep` at the same time either comes first and the blob stays, or returns false.
   */
  deleteUnused(key: string, time: number): Promise<boolean>;
  /** Gives the blob another key, and replaces what is there, if it still is this version. False: it is not. */
  move(key: string, to: string, version: string): Promise<boolean>;
  /**
   * All blobs whose key begins with `prefix`, in no particular order and a part at a time. The prefix ends with `/`, or
   * is empty. A blob that is stored or deleted meanwhile may be missing or not; every other one comes once.
   */
  list(prefix: string): AsyncIterable<BlobFacts & { readonly key: string }>;
  /** The first segments of all keys, each once. A segment may come that no key has any more. */
  folders(): AsyncIterable<string>;
}

export interface BlobFacts {
  readonly size: number;
  /** When the bytes were stored, in milliseconds since the Unix epoch. */
  readonly storedAt: number;
  /** Changes whenever the bytes may have changed, and not if the blob is kept. */
  readonly version: string;
}

export interface ByteRange {
  readonly start: number;
  /** Inclusive. */
  readonly end: number;
}

/** Disposing waits until nothing is written any more, and removes what was not stored. */
export interface BlobWriter extends AsyncDisposable {
  /**
   * Records that a blob is used now, so that `deleteUnused` leaves it, and makes sure that it lasts when `settle` has
   * resolved. False: a blob of this key and size does not exist. Synchronous if the engine knows it at once: a redeploy
   * asks for each of its files.
   */
  keep(key: string, size: number): boolean | Promise<boolean>;
  /**
   * Stores the bytes under the key, whole or not at all; replaces what is there. Copies nothing: the caller leaves the
   * bytes alone until it resolves. `sha256` is their hash, hex. Rejects with `WrongBytes` if it is not, and with
   * `BlobsFull` if the store has no room.
   */
  put(key: string, bytes: Uint8Array, sha256: string): Promise<void>;
  /** As `put`, for `size` bytes that `open` returns in parts. Each part lasts until the next is asked for. */
  putStream(key: string, size: number, open: () => AsyncIterable<Uint8Array>, sha256: string): Promise<void>;
  /** Resolves when all that was put and kept lasts. Rejects with the first failure of any of it, also later. */
  settle(): Promise<void>;
}

/** The store has no room for more bytes. */
export class BlobsFull extends Error {
  override readonly name = 'BlobsFull';
}

/** The bytes are not those that their size and hash name. Nothing was stored. */
export class WrongBytes extends Error {
  override readonly name = 'WrongBytes';
}

/** Characters of a key. */
export const KEY_MOST = 200;
/** What a segment of a key is. */
export const KEY_SEGMENT = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
const KEY = /^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;

/** For engines: returns the key. Throws `TypeError` if it has another form. */
export function checkedKey(key: string): string {
  if (key.length <= KEY_MOST && KEY.test(key)) return key;
  throw new TypeError(`${JSON.stringify(key.slice(0, 100))} is not the key of a blob`);
}

/** For engines: returns the prefix. Throws `TypeError` unless it is empty or a key with a `/` behind it. */
export function checkedPrefix(prefix: string): string {
  if (prefix === '') return prefix;
  if (!prefix.endsWith('/'))
    throw new TypeError(`The prefix ${JSON.stringify(prefix.slice(0, 100))} needs a / at its end`);
  checkedKey(prefix.slice(0, -1));
  return prefix;
}

/** Where the blobs are, in a form that a message to a worker process can carry: see `openBlobs`. */
export interface BlobsDescription {
  /** A folder of this machine. */
  readonly kind: 'local';
  /** Absolute path. */
  readonly dir: string;
  /** False: what is stored need not outlast the machine's next crash. */
  readonly lasting: boolean;
}
