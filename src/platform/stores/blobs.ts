import type { Readable } from 'node:stream';

/**
 * The port for bytes by name: objects of releases and their compressed forms. `objects/` decides on hashes as addresses,
 * on organizations, and on which object is needed.
 *
 * A key has at most 200 characters. It consists of segments separated by `/`. A segment begins with a letter or a digit
 * and continues with these, `.`, `_` and `-`. Every method rejects with a `TypeError` if a key has another form, so a key
 * cannot name anything outside the store. The caller makes sure that no key is the beginning of another one's segments,
 * as `a` is of `a/b`.
 */
export interface Blobs {
  /** Undefined if the blob does not exist. */
  head(key: string): Promise<BlobFacts | undefined>;
  /**
   * Returns the facts and all bytes of a blob, but no bytes if it has more than `most`. Undefined if the blob does not exist.
   * With `any`, an engine may return what was replaced or deleted before, if it finds that faster. It is for callers that
   * recognize the right bytes.
   */
  load(key: string, most: number, age?: 'current' | 'any'): Promise<LoadedBlob | undefined>;
  /** Returns the bytes of the range. Returns fewer if the blob ends before the range does. Undefined if the blob does not exist. */
  read(key: string, range: ByteRange): Promise<Buffer | undefined>;
  /** Returns all bytes, or those of the range, in parts. The stream fails if the blob is lost meanwhile, but not if it is replaced or deleted. */
  stream(key: string, range?: ByteRange): Promise<Readable | undefined>;
  /** Creates a writer. With `lasting: false`, its blobs may be lost if the machine stops. Use that for blobs that can be made again. */
  writer(options?: { readonly lasting?: boolean }): BlobWriter;
  /** Deletes the blob if it exists. */
  delete(key: string): Promise<void>;
  /** Returns the moment `ms` milliseconds ago, by the clock of the store. */
  ago(ms: number): Promise<StoreTime>;
  /**
   * Deletes the blob if no writer has stored or kept it since `time`. An engine that records uses less exactly also leaves
   * blobs that were used shortly before `time`. False if the blob stays, or does not exist. If a `keep` runs at the same
   * time, either the blob stays or the `keep` returns false.
   */
  deleteUnused(key: string, time: StoreTime): Promise<boolean>;
  /**
   * Records that a reader found wrong bytes in this version of the blob: `keep` returns false until the blob is stored again. An
   * engine whose reads can fail by chance gives the bytes to the next reader too. False if the version has changed.
   */
  distrust(key: string, version: string): Promise<boolean>;
  /**
   * Lists all blobs whose key begins with `prefix`, in any order and a part at a time. The prefix ends with `/`, or is
   * empty. A blob that is stored or deleted meanwhile may be listed or not. Every other one is listed once. With `since`, blobs
   * whose bytes were stored before it may be left out.
   */
  list(prefix: string, since?: StoreTime): AsyncIterable<BlobFacts & { readonly key: string }>;
}

declare const ofStore: unique symbol;
/**
 * Milliseconds since the Unix epoch by the clock that the store records uses with. Only `ago` returns one: the clock of a
 * node may be ahead, so that what was just stored would look unused.
 */
export type StoreTime = number & { readonly [ofStore]: true };

/** For engines: marks a time of their own clock. */
export function storeTime(ms: number): StoreTime {
  return ms as StoreTime;
}

export interface BlobFacts {
  readonly size: number;
  /** When the bytes were stored. */
  readonly storedAt: number;
  /** Changes whenever the bytes may have changed. A `keep` does not change it. */
  readonly version: string;
}

export interface LoadedBlob {
  readonly facts: BlobFacts;
  /** Undefined if the blob has more bytes than the caller wanted. */
  readonly bytes: Buffer | undefined;
  /** The SHA-256 of these bytes, hex, if the engine has just computed it, so that the caller does not do so again. */
  readonly digest?: string | undefined;
}

export interface ByteRange {
  readonly start: number;
  /** Inclusive. */
  readonly end: number;
}

/** The assumptions that a cache of blobs may make of a key. */
export interface CacheRule {
  /** The SHA-256 of all blobs of this key, hex. Without it, any blob that ever had the key may be served. */
  readonly sha256?: string | undefined;
  /** Milliseconds for which the cache may say that a blob does not exist, although it was stored meanwhile. Default 0. */
  readonly missingMs?: number | undefined;
}

/** Writes blobs. Disposing waits for all writes, and removes the parts of blobs that were not stored. */
export interface BlobWriter extends AsyncDisposable {
  /**
   * Records that a blob is used now, so that `deleteUnused` leaves it. After `settle` has resolved, the blob is durable.
   * False if a blob of this key and size does not exist. Synchronous if the engine can answer at once, because a redeploy
   * calls it for each of its files.
   */
  keep(key: string, size: number): boolean | Promise<boolean>;
  /**
   * Stores the bytes under the key, all or none, and replaces a blob of that key. Does not copy the bytes: the caller must
   * not change them until the promise resolves. `sha256` is their hash, hex. Rejects with `WrongBytes` if the hash is
   * another one, and with `BlobsFull` if the store has no room.
   */
  put(key: string, bytes: Uint8Array, sha256: string): Promise<void>;
  /**
   * Does the same as `put` for `size` bytes, which `open` returns in parts. A part may change once the next one is
   * requested. An engine that repeats a failed attempt calls `open` again.
   */
  putStream(key: string, size: number, open: () => AsyncIterable<Uint8Array>, sha256: string): Promise<void>;
  /** Resolves when all stored and kept blobs are durable. Rejects with the first failure of this writer, also in later calls. */
  settle(): Promise<void>;
}

/** The store has no room for more bytes. */
export class BlobsFull extends Error {
  override readonly name = 'BlobsFull';
}

/** The bytes have another size or hash than the caller named. Nothing was stored. */
export class WrongBytes extends Error {
  override readonly name = 'WrongBytes';
}

/** Characters of a key. */
const KEY_MOST = 200;
/** The form of a segment of a key. */
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

/** The place of the blobs, for a message to a worker process. `openBlobs` opens them there. */
export type BlobsDescription = LocalBlobsDescription | ClusterBlobsDescription;

export interface LocalBlobsDescription {
  /** A folder of this machine. */
  readonly kind: 'local';
  /** Absolute path. */
  readonly dir: string;
  /** False if blobs need not survive a crash of the machine. */
  readonly lasting: boolean;
}

/** Secret: it contains the password of the database and the keys of S3. */
export interface ClusterBlobsDescription {
  readonly kind: 'cluster';
  /** URL of PostgreSQL. */
  readonly database: string;
  /** True: the URL leads to a pooler in transaction mode. */
  readonly isPooled?: boolean;
  readonly objects: S3Settings;
}

export interface S3Settings {
  readonly bucket: string;
  /** Begins the key of each object. Empty, or ends with `/`. */
  readonly prefix: string;
  readonly region: string;
  /** URL of the service, without a `/` at its end. Absent: AWS. */
  readonly endpoint?: string;
  /** True if requests name the bucket in the path, and not in the host name. */
  readonly pathStyle: boolean;
  readonly credentials: S3Credentials;
}

export interface S3Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Present for temporary credentials. */
  readonly sessionToken?: string;
}
