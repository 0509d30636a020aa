import { BoundedCache } from '../../base/bounded-cache.ts';
import { MIB } from '../../base/sizes.ts';
import { type AssetTable, assetKey } from '../objects/asset-table.ts';
import type { ObjectReader } from '../objects/reader.ts';
import { DamagedObject } from '../shared/damaged.ts';
import type { Release, Site } from '../stores/rows/records.ts';
import { StoreUnavailable } from '../stores/rows/unavailable.ts';

/** Bytes of the tables of all sites. The table of the largest release has 800 KB. */
const TABLES_BYTES = 16 * MIB;
const ENTRY_BYTES = 512;

/** Returns a function that replaces an error by `value`, unless the store is away: then nothing is known. */
export function unlessAway<T>(value: T): (error: unknown) => T {
  return (error) => {
    if (error instanceof StoreUnavailable) throw error;
    return value;
  };
}

/** Finds the earlier releases of a site that have an asset. Keeps only their tables of assets in memory. */
export class KeptAssets {
  readonly #objects: Pick<ObjectReader, 'assets'>;
  readonly #tables = new BoundedCache<AssetTable>(TABLES_BYTES);

  constructor(objects: Pick<ObjectReader, 'assets'>) {
    this.#objects = objects;
  }

  /**
   * Returns the kept releases that very probably have a file at this path, newest first. Skips damaged releases.
   * Rejects if a release cannot be read now.
   */
  async releasesWith({ org, kept }: Site, path: string): Promise<readonly Release[]> {
    const key = assetKey(path);
    const found: Release[] = [];
    for (const name of kept) {
      const table = await this.#table(org, name.manifestHash);
      if (table?.has(key)) found.push(name);
    }
    return found;
  }

  async #table(org: string, manifestHash: string): Promise<AssetTable | undefined> {
    try {
      return await this.#tables.load(
        `${org}/${manifestHash}`,
        (table) => table.bytes + ENTRY_BYTES,
        () => this.#objects.assets(org, manifestHash),
      );
    } catch (error) {
      if (error instanceof DamagedObject) return undefined;
      throw error;
    }
  }
}
