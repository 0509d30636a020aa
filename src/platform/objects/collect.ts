import { type Clock, systemClock } from '../../base/clock.ts';
import { type Log, silentLog } from '../../base/log.ts';
import type { Collected } from '../shared/types.ts';
import type { Blobs, StoreTime } from '../stores/blobs.ts';
import { COLLECTION_GRACE_MS } from './limits.ts';
import { objectOf, objectOfVariant, organizationPrefix, variantsPrefix } from './names.ts';
import { BlobReader } from './reader.ts';
import { timeSlices } from './slice.ts';

/** The collection runs in a worker process, because it reads the indexes of all releases. */
export interface CollectOptions {
  readonly blobs: Blobs;
  readonly org: string;
  /** The releases of the organization that are kept, and those that are stored and recorded but not active yet. */
  readonly releases: () => Promise<Iterable<string>>;
  readonly signal: AbortSignal;
  readonly clock?: Clock;
  readonly log?: Log;
}

/**
 * Removes the objects that no release names, files of killed ingests, damaged objects, and compressed forms of removed
 * objects. Removes nothing of an organization with an unreadable release.
 *
 * Ingests, other collections and readers may run at the same time, also in other processes. An ingest uses every object
 * of its release (`BlobWriter.keep`, `put`), and its release is recorded within `COLLECTION_GRACE_MS` after that. So an
 * object stays for one of two reasons: its release was recorded before `releases` was called, or it was used later than
 * `COLLECTION_GRACE_MS` before that call, by the clock of the store. An ingest that comes after the removal does not find
 * the object, and writes it.
 */
export async function collectGarbage(options: CollectOptions): Promise<Collected> {
  return new Collection(options).run();
}

/** Characters of a hash that identify it. A set of whole hashes would be twice as large. */
const KEPT_CHARACTERS = 32;

/** The objects that must stay. */
class Reachable {
  readonly #hashes = new Set<string>();

  add(hash: string): void {
    this.#hashes.add(Buffer.from(hash.slice(0, KEPT_CHARACTERS), 'hex').toString('latin1'));
  }

  has(hash: string): boolean {
    return this.#hashes.has(Buffer.from(hash.slice(0, KEPT_CHARACTERS), 'hex').toString('latin1'));
  }
}

class Collection {
  readonly #options: CollectOptions;
  readonly #log: Log;
  readonly #reader: BlobReader;
  readonly #slice: () => Promise<void> | undefined;
  readonly #reachable = new Reachable();
  #objects = 0;
  #bytes = 0;

  constructor(options: CollectOptions) {
    const { blobs, clock = systemClock, log = silentLog, signal } = options;
    this.#options = options;
    this.#log = log;
    this.#reader = new BlobReader({ blobs, clock, log });
    this.#slice = timeSlices(signal);
  }

  async run(): Promise<Collected> {
    const { org, releases } = this.#options;
    // Before the releases are read: see `collectGarbage`.
    const oldest = await this.#options.blobs.ago(COLLECTION_GRACE_MS);
    const kept = await releases();
    try {
      for (const hash of kept) await this.#reach(hash);
    } catch (error) {
      await this.#slice();
      this.#log('error', 'collection_skipped', { org, reason: String(error) });
      return { objects: 0, bytes: 0 };
    }
    await this.#sweep(organizationPrefix(org), oldest, true);
    await this.#sweep(variantsPrefix(org), oldest, false);
    return { objects: this.#objects, bytes: this.#bytes };
  }

  async #reach(manifestHash: string): Promise<void> {
    this.#reachable.add(manifestHash);
    const { index } = await this.#reader.index(this.#options.org, manifestHash);
    for (const { hash } of index.files()) {
      this.#reachable.add(hash);
      const pause = this.#slice();
      if (pause) await pause;
    }
  }

  /** Removes unused blobs. Sweep objects first: the compressed forms of each object that stays must stay too. */
  async #sweep(prefix: string, oldest: StoreTime, isOfObjects: boolean): Promise<void> {
    const { blobs, org } = this.#options;
    for await (const { key, size } of blobs.list(prefix)) {
      const pause = this.#slice();
      if (pause) await pause;
      if (isOfObjects && key.startsWith(variantsPrefix(org))) continue;
      const hash = isOfObjects ? objectOf(key) : objectOfVariant(key);
      if (hash !== undefined && this.#reachable.has(hash)) continue;
      if (!(await blobs.deleteUnused(key, oldest))) {
        if (hash !== undefined) this.#reachable.add(hash);
      } else if (isOfObjects) {
        this.#objects += 1;
        this.#bytes += size;
      }
    }
  }
}
