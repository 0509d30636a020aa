import { closeSync, openSync, readSync, type Stats, statSync, unlinkSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { systemClock } from '../../base/clock.ts';
import { type Log, silentLog } from '../../base/log.ts';
import { resolveInside } from '../../base/paths.ts';
import type { Collected } from '../types.ts';
import { isHash, organizationsIn, shardsOf } from './names.ts';
import { DiskReader } from './reader.ts';
import { MAGIC } from './release-index.ts';
import { timeSlices } from './slice.ts';
import { objectOfVariant } from './variant-file.ts';

/** The name of a release in the store. */
export interface ReleaseName {
  readonly org: string;
  readonly manifestHash: string;
}

/** The collection runs in a worker process, because it reads the indexes of all releases. */
export interface CollectOptions {
  /** The store's folder. */
  readonly dir: string;
  /** The organizations to collect. Default: all. Nothing else may write objects of these meanwhile. */
  readonly orgs?: readonly string[];
  /** Releases that are kept, and new ones that are not active yet. */
  readonly live: Iterable<ReleaseName>;
  /**
   * Keeps objects that were written after this time (milliseconds since the Unix epoch), and what indexes among them
   * name.
   */
  readonly keepNewerThan?: number;
  readonly signal: AbortSignal;
  readonly log?: Log;
}

/**
 * Removes objects that no release names, files of killed ingests, damaged objects, and compressed forms of removed
 * objects. Skips an organization with an unreadable live index.
 */
export async function collectGarbage(options: CollectOptions): Promise<Collected> {
  const live = [...options.live];
  const removed = { objects: 0, bytes: 0 };
  for (const org of options.orgs ?? (await organizationsIn(options.dir))) {
    const hashes = live.filter((each) => each.org === org).map(({ manifestHash }) => manifestHash);
    const { objects, bytes } = await new Collection(options, org).run(hashes);
    removed.objects += objects;
    removed.bytes += bytes;
  }
  return removed;
}

/** Characters of a hash that identify it. A set of whole hashes would be twice as large. */
const KEPT_CHARACTERS = 32;

/** Objects that stay. */
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
  readonly #org: string;
  readonly #folder: string;
  readonly #newest: number;
  readonly #reader: DiskReader;
  readonly #log: Log;
  readonly #slice: () => Promise<void> | undefined;

  constructor({ dir, keepNewerThan, signal, log = silentLog }: CollectOptions, org: string) {
    this.#org = org;
    this.#folder = resolveInside(dir, org);
    this.#newest = keepNewerThan ?? Number.POSITIVE_INFINITY;
    this.#reader = new DiskReader({ dir, clock: systemClock, log });
    this.#log = log;
    this.#slice = timeSlices(signal);
  }

  async run(live: readonly string[]): Promise<Collected> {
    const reachable = new Reachable();
    try {
      for (const hash of live) await this.#reach(hash, reachable);
      for await (const { name, path, stats } of this.#objects()) {
        if (!isHash(name) || !this.#isNew(stats)) continue;
        reachable.add(name);
        if (isIndex(path)) await this.#reach(name, reachable);
      }
    } catch (error) {
      await this.#slice();
      this.#log('error', 'collection_skipped', { org: this.#org, reason: String(error) });
      return { objects: 0, bytes: 0 };
    }
    await rm(join(this.#folder, 'tmp'), { recursive: true, force: true });
    await this.#removeVariants(reachable);
    const removed = { objects: 0, bytes: 0 };
    for await (const { name, path, stats } of this.#objects()) {
      if (isHash(name) ? reachable.has(name) : this.#isNew(stats)) continue;
      removed.objects += 1;
      removed.bytes += stats.size;
      unlinkSync(path);
    }
    return removed;
  }

  #isNew(stats: Stats): boolean {
    return stats.mtimeMs > this.#newest;
  }

  async #reach(manifestHash: string, reachable: Reachable): Promise<void> {
    reachable.add(manifestHash);
    const { index } = await this.#reader.index(this.#org, manifestHash);
    for (const { hash } of index.files()) {
      reachable.add(hash);
      const pause = this.#slice();
      if (pause) await pause;
    }
  }

  async #removeVariants(reachable: Reachable): Promise<void> {
    for await (const { name, path } of this.#files(join(this.#folder, 'variants'))) {
      const hash = objectOfVariant(name);
      if (hash === undefined || !reachable.has(hash)) await rm(path, { force: true });
    }
  }

  async *#objects() {
    for await (const { name, path } of this.#files(this.#folder)) {
      const stats = statSync(path, { throwIfNoEntry: false });
      if (stats) yield { name, path, stats };
    }
  }

  async *#files(folder: string) {
    for (const shard of await shardsOf(folder)) {
      for (const name of await readdir(join(folder, shard))) {
        yield { name, path: join(folder, shard, name) };
        const pause = this.#slice();
        if (pause) await pause;
      }
    }
  }
}

/** Recognizes an index by its first bytes. Manifests of earlier versions are never new, so they are not recognized. */
function isIndex(path: string): boolean {
  const start = Buffer.alloc(MAGIC.length);
  const fd = openSync(path, 'r');
  try {
    return readSync(fd, start, 0, start.length, 0) === start.length && start.equals(MAGIC);
  } finally {
    closeSync(fd);
  }
}
