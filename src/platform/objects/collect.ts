import { type Clock, systemClock } from '../../base/clock.ts';
import { type Log, silentLog } from '../../base/log.ts';
import { IDENTIFIER } from '../../contract/limits.ts';
import type { Collected } from '../shared/types.ts';
import type { Blobs, StoreTime } from '../stores/blobs.ts';
import type { DueRelease, References } from '../stores/references.ts';
import { StoreUnavailable } from '../stores/rows/unavailable.ts';
import { COLLECTION_GRACE_MS } from './limits.ts';
import { objectKey, objectOf, objectOfVariant, variantKey } from './names.ts';
import { BlobReader } from './reader.ts';
import { timeSlices } from './slice.ts';
import { ENCODINGS } from './variant-file.ts';

export interface CollectOptions {
  readonly blobs: Blobs;
  readonly references: References;
  readonly signal: AbortSignal;
  readonly clock?: Clock;
  readonly log?: Log;
}

/** Notes of releases that are read at once, and objects that are looked at together. */
const NOTES = 500;
const OBJECTS = 500;

/**
 * Removes the objects that no release names, files of killed ingests, damaged objects, and compressed forms of removed
 * objects. It reads the indexes of releases that have changed since the last collection, and looks at objects that were stored
 * since then or have lost their last release: its time does not grow with what stays the same. Removes nothing of an organization
 * with an unreadable release.
 *
 * Ingests, other collections and readers may run at the same time, also in other processes. An ingest uses every object
 * of its release (`BlobWriter.keep`, `put`), and its release is recorded within `COLLECTION_GRACE_MS` after that. So an
 * object stays for one of two reasons: its release was recorded before the notes of releases were read, or it was used later than
 * `COLLECTION_GRACE_MS` before that, by the clock of the store. An ingest that comes after the removal does not find
 * the object, and writes it.
 */
export async function collectGarbage(options: CollectOptions): Promise<Collected> {
  return new Collection(options).run();
}

class Collection {
  readonly #options: CollectOptions;
  readonly #log: Log;
  readonly #reader: BlobReader;
  readonly #slice: () => Promise<void> | undefined;
  /** Organizations with a release that cannot be read. */
  readonly #unreadable = new Set<string>();
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
    const { blobs, references } = this.#options;
    // Before the notes are read: see `collectGarbage`.
    const oldest = await blobs.ago(COLLECTION_GRACE_MS);
    await this.#record();
    await this.#sweepWaiting(oldest);
    await this.#sweepStored(await references.sweptBefore(), oldest);
    await references.recordSweep(oldest);
    return { objects: this.#objects, bytes: this.#bytes };
  }

  /** Records what changed releases refer to. */
  async #record(): Promise<void> {
    const { references } = this.#options;
    for (let after = 0; ; ) {
      const page = await references.due(after, NOTES);
      for (const release of page) {
        await this.#pause();
        if (!release.isKept) await references.end(release);
        else if (release.isRecorded) await references.keep(release);
        else await this.#add(release);
        after = Math.max(after, ...release.notes);
      }
      if (page.length === 0) return;
    }
  }

  async #add(release: DueRelease): Promise<void> {
    const { org, manifestHash } = release;
    try {
      const { index } = await this.#reader.index(org, manifestHash);
      const hashes = new Set([manifestHash]);
      // Not their paths, which can have megabytes.
      for (let number = 0; number < index.count; number += 1) hashes.add(index.file(number).hash);
      await this.#pause();
      await this.#options.references.add(release, Buffer.from([...hashes].join(''), 'hex'));
    } catch (error) {
      this.#options.signal.throwIfAborted();
      if (error instanceof StoreUnavailable) throw error;
      if (!this.#unreadable.has(org)) this.#log('error', 'collection_skipped', { org, reason: String(error) });
      this.#unreadable.add(org);
    }
  }

  /** Looks at objects that have lost their last release, and at those that could not be removed before. */
  async #sweepWaiting(oldest: StoreTime): Promise<void> {
    const { references } = this.#options;
    for (let after: Parameters<References['waiting']>[0]; ; ) {
      const page = await references.waiting(after, OBJECTS);
      for (const [org, objects] of Map.groupBy(page, (each) => each.org)) {
        await this.#sweep(
          org,
          objects.map(({ hash }) => hash),
          oldest,
        );
      }
      after = page.at(-1);
      if (page.length < OBJECTS) return;
    }
  }

  /** Looks at all that was stored since the last collection. */
  async #sweepStored(since: StoreTime | undefined, oldest: StoreTime): Promise<void> {
    const { blobs, references } = this.#options;
    const found = new Map<string, Set<string>>();
    let count = 0;
    const sweep = async () => {
      for (const [org, hashes] of found) {
        const unused = await references.unused(org, [...hashes]);
        if (unused.length === 0) continue;
        // Before they are removed, so that none is forgotten if this is interrupted.
        await references.remember(org, unused);
        await this.#sweep(org, unused, oldest);
      }
      found.clear();
      count = 0;
    };
    for await (const { key } of blobs.list('', since)) {
      await this.#pause();
      const [org = ''] = key.split('/', 1);
      // Blobs of the platform itself, such as stored logs.
      if (!IDENTIFIER.test(org)) continue;
      const hash = objectOf(key) ?? objectOfVariant(key);
      if (hash === undefined) {
        if (!this.#unreadable.has(org)) await blobs.deleteUnused(key, oldest);
        continue;
      }
      const hashes = found.get(org) ?? new Set();
      found.set(org, hashes.add(hash));
      count += 1;
      if (count === OBJECTS) await sweep();
    }
    await sweep();
  }

  /** Removes objects to which no release refers, with their compressed forms. Forgets those that are gone. */
  async #sweep(org: string, hashes: readonly string[], oldest: StoreTime): Promise<void> {
    if (this.#unreadable.has(org)) return;
    const gone: string[] = [];
    for (const hash of hashes) {
      await this.#pause();
      if (await this.#remove(org, hash, oldest)) gone.push(hash);
    }
    if (gone.length > 0) await this.#options.references.forget(org, gone);
  }

  /** False if something of the object stays. The compressed forms of an object that stays must stay too. */
  async #remove(org: string, hash: string, oldest: StoreTime): Promise<boolean> {
    const { blobs } = this.#options;
    const key = objectKey(org, hash);
    const facts = await blobs.head(key);
    if (facts) {
      if (!(await blobs.deleteUnused(key, oldest))) return false;
      this.#objects += 1;
      this.#bytes += facts.size;
    }
    let isGone = true;
    for (const encoding of ENCODINGS) {
      const form = variantKey(org, hash, encoding);
      if ((await blobs.head(form)) && !(await blobs.deleteUnused(form, oldest))) isGone = false;
    }
    return isGone;
  }

  async #pause(): Promise<void> {
    this.#options.signal.throwIfAborted();
    const pause = this.#slice();
    if (pause) await pause;
  }
}
