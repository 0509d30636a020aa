import { timeSlices } from '../objects/slice.ts';
import { DamagedObject, type ObjectReader } from '../objects/store.ts';
import type { Site } from '../types.ts';
import { isAssetOfBuild } from './media.ts';
import type { Release, ReleaseName } from './release.ts';

type Index = ReadonlyMap<string, ReleaseName>;

/**
 * Which assets only the earlier releases of a site have, and which release. Made once for each switch, when such an
 * asset is asked for first. No manifest is held: those of ten large releases would push one another out of memory, and
 * every request for a script that is nowhere would read them all.
 */
export class KeptAssets {
  readonly #objects: Pick<ObjectReader, 'manifest'>;
  readonly #indexes = new WeakMap<Site, Promise<Index>>();

  constructor(objects: Pick<ObjectReader, 'manifest'>) {
    this.#objects = objects;
  }

  /** By path; of several releases the newest. Rejects where one cannot be read just now; a damaged one is left out. */
  of(site: Site, live: Release): Promise<Index> {
    let index = this.#indexes.get(site);
    if (!index) {
      index = this.#make(site, live);
      index.catch(() => this.#indexes.delete(site));
      this.#indexes.set(site, index);
    }
    return index;
  }

  async #make({ org, kept }: Site, live: Release): Promise<Index> {
    const index = new Map<string, ReleaseName>();
    const slice = timeSlices();
    for (const name of kept) {
      for (const path in await this.#files(org, name)) {
        if (!live.has(path) && !index.has(path) && isAssetOfBuild(path)) index.set(path, name);
        const pause = slice();
        if (pause) await pause;
      }
    }
    return index;
  }

  async #files(org: string, { manifestHash }: ReleaseName) {
    try {
      return (await this.#objects.manifest(org, manifestHash)).manifest.files;
    } catch (error) {
      if (error instanceof DamagedObject) return {};
      throw error;
    }
  }
}
