import type { ObjectLimits } from '../objects/limits.ts';
import { INDEX_LIMITS } from '../objects/limits.ts';
import { objectKey, objectOf } from '../objects/names.ts';
import { ReleaseIndex } from '../objects/release-index.ts';
import { type Blobs, BlobsFull, type BlobWriter } from '../stores/blobs.ts';

/**
 * The objects that the worker of one deployment may store and use: those of its organization, by their hashes, within the limits of a
 * release. Remembers them, so that a release names no object whose bytes the worker did not have.
 */
export class OwnObjects implements AsyncDisposable {
  readonly #blobs: Blobs;
  readonly #org: string;
  readonly #limits: ObjectLimits;
  readonly #writer: BlobWriter;
  readonly #known = new Set<string>();
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
          if (kept) this.#known.add(hash);
          return kept;
        };
        const kept = this.#writer.keep(key, size);
        return typeof kept === 'boolean' ? note(kept) : kept.then(note);
      },
      put: async (key, bytes, sha256) => {
        this.#count(key, bytes.length, sha256);
        await this.#writer.put(key, bytes, sha256);
        this.#known.add(sha256);
      },
      putStream: async (key, size, open, sha256) => {
        this.#count(key, size, sha256);
        await this.#writer.putStream(key, size, open, sha256);
        this.#known.add(sha256);
      },
      settle: () => this.#writer.settle(),
      [Symbol.asyncDispose]: async () => {},
    };
  }

  /** Throws unless a release is made of objects that the worker stored or had. */
  async check(manifestHash: string): Promise<void> {
    const key = objectKey(this.#org, manifestHash);
    const index = this.#known.has(manifestHash) ? await this.#blobs.load(key, INDEX_LIMITS.indexBytes) : undefined;
    if (!index?.bytes) throw new Error('it named a release that it did not store');
    const release = await ReleaseIndex.open(index.bytes, () => undefined);
    for (const { hash } of release.files()) {
      if (!this.#known.has(hash)) throw new Error('its release names an object that it did not store');
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#writer[Symbol.asyncDispose]();
  }

  /** Returns the hash of a key of this organization. */
  #own(key: string): string {
    const hash = objectOf(key);
    if (hash !== undefined && key === objectKey(this.#org, hash)) return hash;
    throw new Error('The worker named a blob that is not an object of its organization');
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
