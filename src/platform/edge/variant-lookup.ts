import { BoundedCache } from '../../base/bounded-cache.ts';
import type { Clock } from '../../base/clock.ts';
import { MIB } from '../../base/sizes.ts';
import type { ObjectReader, VariantSizes } from '../objects/reader.ts';
import { COMPRESSED_LEAST, COMPRESSED_MOST, ENCODINGS } from '../objects/variant-file.ts';
import type { Representation } from './representation.ts';

interface Known {
  readonly sizes: VariantSizes;
  /** All forms exist, so the sizes do not change. */
  readonly isWhole: boolean;
  readonly version: number;
  readonly at: number;
}

const NONE: VariantSizes = new Map();
const KNOWN_BYTES = 4 * MIB;
const ENTRY_BYTES = 768;
/** Milliseconds after which a file is looked up again, if some of its compressed forms were missing. */
const AGAIN_AFTER = 1_000;

export class VariantLookup {
  readonly #objects: ObjectReader;
  readonly #clock: Clock;
  readonly #known = new BoundedCache<Known>(KNOWN_BYTES);

  constructor(objects: ObjectReader, clock: Clock) {
    this.#objects = objects;
    this.#clock = clock;
  }

  /** Returns the sizes at once if they are cached and current. */
  sizes({ key, org, file }: Representation): VariantSizes | Promise<VariantSizes> {
    const known = this.#known.get(key);
    if (known && this.#isCurrent(known, org)) return known.sizes;
    if (file.size < COMPRESSED_LEAST || file.size > COMPRESSED_MOST) return NONE;
    this.#known.delete(key);
    const look = async (): Promise<Known> => {
      const version = this.#objects.variantsVersion(org);
      // If the store cannot be read now, the forms that existed before are probably still there, or in a cache.
      const sizes = await this.#objects.variants(org, file.hash).catch(() => known?.sizes ?? NONE);
      return { sizes, isWhole: sizes.size === ENCODINGS.length, version, at: this.#clock.monotonic() };
    };
    return this.#known.load(key, () => ENTRY_BYTES + 2 * key.length, look).then(({ sizes }) => sizes);
  }

  /** Drops the cached sizes. Call it if a compressed form is missing or damaged. */
  forget({ key }: Representation): void {
    this.#known.delete(key);
  }

  #isCurrent({ isWhole, version, at }: Known, org: string): boolean {
    if (isWhole) return true;
    return version === this.#objects.variantsVersion(org) && this.#clock.monotonic() - at < AGAIN_AFTER;
  }
}
