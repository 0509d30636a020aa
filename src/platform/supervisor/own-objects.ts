import type { ObjectLimits } from '../objects/limits.ts';
import { INDEX_LIMITS } from '../objects/limits.ts';
import { objectKey, objectOf } from '../objects/names.ts';
import { ReleaseIndex } from '../objects/release-index.ts';
import type { StoredRelease } from '../shared/types.ts';
import { type Blobs, BlobsFull, type BlobWriter } from '../stores/blobs.ts';

/**
 * The objects that the worker of one deployment may store and use: those of its organization, by their hashes, within the limits of a
 * release. Remembers them, so that a release names no other object. An organization stores equal files once, so `keep` makes an object
 * known by its hash and size alone: a worker that knows those of a file of another app of its organization can publish that file.
 */
export class OwnObjects implements AsyncDisposable {
  readonly #blobs: Blobs;
  readonly #org: string;
  readonly #limits: ObjectLimits;
  readonly #writer: BlobWriter;
  /** The sizes of the objects, by their hashes. */
  readonly #known = new Map<string, number>();
  readonly #written = new Set<string>();
  #files = 0;
  #bytes = 0;

  constructor(blobs: Blobs, org: string, limits: ObjectLimits) {
    this.#blobs = blobs;
    this.#org = org;
    this.#limits = limits;
    this.#writer = blobs.writer();
  }

  writer(): BlobWriter {
    return {
      keep: (key, size) => {
        const hash = this.#own(key);
        const note = (kept: boolean) => {
          if (kept) this.#known.set(hash, size);
          return kept;
        };
        const kept = this.#writer.keep(key, size);
        return typeof kept === 'boolean' ? note(kept) : kept.then(note);
      },
      put: async (key, bytes, sha256) => {
        this.#count(key, bytes.length, sha256);
        await this.#writer.put(key, bytes, sha256);
        this.#wrote(sha256, bytes.length);
      },
      putStream: async (key, size, open, sha256) => {
        this.#count(key, size, sha256);
        await this.#writer.putStream(key, size, open, sha256);
        this.#wrote(sha256, size);
      },
      settle: () => this.#writer.settle(),
      [Symbol.asyncDispose]: async () => {},
    };
  }

  /** Returns a release with its size. Throws unless it is made of objects that the worker stored or kept. */
  async check(manifestHash: string): Promise<StoredRelease> {
    const key = objectKey(this.#org, manifestHash);
    const index = this.#known.has(manifestHash) ? await this.#blobs.load(key, INDEX_LIMITS.indexBytes) : undefined;
    if (!index?.bytes) throw new Error('it named a release that it did not store');
    const release = await ReleaseIndex.open(index.bytes, () => undefined);
    let bytes = 0;
    const written = new Set<string>();
    for (const { hash, size } of release.files()) {
      const known = this.#known.get(hash);
      if (known === undefined) throw new Error('its release names an object that it did not store');
      if (known !== size) throw new Error('its release names an object by another size');
      bytes += size;
      if (this.#written.has(hash)) written.add(hash);
    }
    const files = release.count;
    return { manifestHash, files, bytes, written: written.size, reused: files - written.size };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#writer[Symbol.asyncDispose]();
  }

  #own(key: string): string {
    const hash = objectOf(key);
    if (hash !== undefined && key === objectKey(this.#org, hash)) return hash;
    throw new Error('The worker named a blob that is not an object of its organization');
  }

  #wrote(hash: string, size: number): void {
    this.#known.set(hash, size);
    this.#written.add(hash);
  }

  #count(key: string, bytes: number, sha256: string): void {
    if (this.#own(key) !== sha256) throw new Error('The worker named an object by another hash');
    this.#files += 1;
    this.#bytes += bytes;
    const { files, totalBytes } = this.#limits;
    // The index of the release is one more.
    if (this.#files > files + 1 || this.#bytes > totalBytes + INDEX_LIMITS.indexBytes) {
      throw new BlobsFull('The release is larger than a release may be');
    }
  }
}
