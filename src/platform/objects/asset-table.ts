import { hash as hashOf } from 'node:crypto';

/** Bytes of one entry. */
export const ASSET_KEY_BYTES = 8;

/**
 * The paths of a release that pages of older or newer releases may request, as the sorted first 8 bytes of their
 * SHA-256. With this table, the edge finds assets of earlier releases without their indexes in memory. A false match is
 * possible and harmless, because the edge reads the index next.
 */
export class AssetTable {
  readonly #keys: Buffer;

  constructor(keys: Buffer) {
    this.#keys = keys;
  }

  get bytes(): number {
    return this.#keys.length;
  }

  has(key: Buffer): boolean {
    let low = 0;
    let high = this.#keys.length / ASSET_KEY_BYTES - 1;
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const at = middle * ASSET_KEY_BYTES;
      const order = this.#keys.compare(key, 0, ASSET_KEY_BYTES, at, at + ASSET_KEY_BYTES);
      if (order === 0) return true;
      if (order < 0) low = middle + 1;
      else high = middle - 1;
    }
    return false;
  }

  /** A copy that does not keep the table's original buffer in memory. */
  detached(): AssetTable {
    return new AssetTable(Buffer.from(this.#keys));
  }
}

export function assetKey(path: string): Buffer {
  return hashOf('sha256', path, 'buffer').subarray(0, ASSET_KEY_BYTES);
}
