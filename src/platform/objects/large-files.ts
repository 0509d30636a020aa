import { createHash } from 'node:crypto';
import { BoundedCache } from '../../base/bounded-cache.ts';
import type { BlobFacts, Blobs } from '../stores/blobs.ts';
import { CHECKED_FILES_BYTES } from './limits.ts';

/** Bytes of an entry in addition to its texts. */
const ENTRY_BYTES = 512;

/** Hashes blobs that are too large for memory, each once until its version changes: many visitors may wait for one large video. */
export class LargeFiles {
  readonly #blobs: Pick<Blobs, 'stream'>;
  readonly #checks = new BoundedCache<{ readonly version: string; readonly digest: Promise<string | undefined> }>(
    CHECKED_FILES_BYTES,
  );

  constructor(blobs: Pick<Blobs, 'stream'>) {
    this.#blobs = blobs;
  }

  /** Returns the SHA-256 of a blob in hex. Undefined if the blob does not exist. */
  digest(key: string, { version }: Pick<BlobFacts, 'version'>): Promise<string | undefined> {
    const known = this.#checks.get(key);
    if (known?.version === version) return known.digest;
    const check = { version, digest: this.#read(key) };
    this.#checks.put(key, check, ENTRY_BYTES + 2 * (key.length + version.length));
    // The next request tries again after a failed read.
    check.digest.catch(() => this.#checks.get(key) === check && this.#checks.delete(key));
    return check.digest;
  }

  /** Forgets the hash of a blob. Call it if the hash is wrong: the bytes may come from a damaged copy that was dropped. */
  forget(key: string): void {
    this.#checks.delete(key);
  }

  async #read(key: string): Promise<string | undefined> {
    const stream = await this.#blobs.stream(key);
    if (!stream) return undefined;
    const digest = createHash('sha256');
    for await (const part of stream) digest.update(part);
    return digest.digest('hex');
  }
}
