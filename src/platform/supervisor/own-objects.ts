import type { Log } from '../../base/log.ts';
import { INDEX_LIMITS, type ObjectLimits } from '../objects/limits.ts';
import { objectKey, objectOf } from '../objects/names.ts';
import { ReleaseIndex } from '../objects/release-index.ts';
import type { StoredRelease } from '../shared/types.ts';
import { type Blobs, BlobsFull, type BlobWriter } from '../stores/blobs.ts';
import { StoreUnavailable } from '../stores/rows/unavailable.ts';

/**
 * The objects that the worker of one deployment may store and use: those of its organization, by their hashes, within the limits of a
 * release. Remembers them, so that a release names no other object. An organization stores equal files once, so `keep` makes an object
 * known by its hash and size alone: a worker that knows those of a file of another app of its organization can publish that file.
 * `log` gets why the store is away, which the worker and the tenant are not told.
 */
export function ownObjects(blobs: Blobs, org: string, limits: ObjectLimits, log: Log) {
  const store = blobs.writer();
  /** The sizes of the objects, by their hashes. */
  const known = new Map<string, number>();
  const written = new Set<string>();
  let files = 0;
  let bytes = 0;
  const own = (key: string): string => {
    const hash = objectOf(key);
    if (hash !== undefined && key === objectKey(org, hash)) return hash;
    throw new Error('The worker named a blob that is not an object of its organization');
  };
  const count = (key: string, size: number, sha256: string) => {
    if (own(key) !== sha256) throw new Error('The worker named an object by another hash');
    files += 1;
    bytes += size;
    // The index of the release is one more.
    if (files > limits.files + 1 || bytes > limits.totalBytes + INDEX_LIMITS.indexBytes) {
      throw new BlobsFull('The release is larger than a release may be');
    }
  };
  let isTold = false;
  const told = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (error instanceof StoreUnavailable && !isTold) {
        isTold = true;
        log('error', 'output_not_stored', { org, cause: error.message });
      }
      throw error;
    }
  };
  const wrote = (hash: string, size: number) => {
    known.set(hash, size);
    written.add(hash);
  };
  const writer: BlobWriter = {
    keep(key, size) {
      const hash = own(key);
      const note = (kept: boolean) => {
        if (kept) known.set(hash, size);
        return kept;
      };
      const kept = store.keep(key, size);
      return typeof kept === 'boolean' ? note(kept) : told(kept).then(note);
    },
    async put(key, content, sha256) {
      count(key, content.length, sha256);
      await told(store.put(key, content, sha256));
      wrote(sha256, content.length);
    },
    async putStream(key, size, open, sha256) {
      count(key, size, sha256);
      await told(store.putStream(key, size, open, sha256));
      wrote(sha256, size);
    },
    settle: () => told(store.settle()),
    async [Symbol.asyncDispose]() {},
  };
  return {
    writer,
    /** Returns a release with its size. Throws unless it is made of objects that the worker stored or kept. */
    async check(manifestHash: string): Promise<StoredRelease> {
      const key = objectKey(org, manifestHash);
      const index = known.has(manifestHash) ? await told(blobs.load(key, INDEX_LIMITS.indexBytes)) : undefined;
      if (!index?.bytes) throw new Error('it named a release that it did not store');
      const release = await ReleaseIndex.open(index.bytes, () => undefined);
      let sum = 0;
      const fresh = new Set<string>();
      for (const { hash, size } of release.files()) {
        const is = known.get(hash);
        if (is === undefined) throw new Error('its release names an object that it did not store');
        if (is !== size) throw new Error('its release names an object by another size');
        sum += size;
        if (written.has(hash)) fresh.add(hash);
      }
      const all = release.count;
      return { manifestHash, files: all, bytes: sum, written: fresh.size, reused: all - fresh.size };
    },
    async [Symbol.asyncDispose]() {
      await store[Symbol.asyncDispose]();
    },
  };
}
