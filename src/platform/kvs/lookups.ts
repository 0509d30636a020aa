import { BoundedCache } from '../../base/bounded-cache.ts';

/** The value of a name. Null if it has none. A promise of these if the store must be read. */
export type Lookup<V> = V | null | Promise<V | null>;

/** Bytes of a cached name without a value. A name has at most 44 characters. */
const MISSING = 200;
const MISSING_MOST = 1024 * 1024;

/**
 * Reads values by name on demand, and caches them within a bound of bytes. Names without a value have a separate bound,
 * so that requests with random names do not displace values. `forget` takes effect at once, also on a read that has begun.
 */
export class Lookups<V extends object> {
  readonly #most: number;
  readonly #weight: number;
  readonly #read: (name: string) => Promise<V | undefined>;
  readonly #reading = new Map<string, Promise<V | null>>();
  #values: BoundedCache<V>;
  #missing: BoundedCache<true>;

  /** Caches at most `most` bytes of values, each of which counts as `weight` bytes. `read` resolves with undefined if a name has no value. */
  constructor(most: number, weight: number, read: (name: string) => Promise<V | undefined>) {
    this.#most = most;
    this.#weight = weight;
    this.#read = read;
    this.#values = new BoundedCache(most);
    this.#missing = new BoundedCache(MISSING_MOST);
  }

  /** Bytes in the cache. */
  get weight(): number {
    return this.#values.weight + this.#missing.weight;
  }

  /** Looks a name up in the cache, and then in the store. A returned promise rejects if the value cannot be read. */
  find(name: string): Lookup<V> {
    const value = this.#values.get(name);
    if (value !== undefined) return value;
    if (this.#missing.get(name)) return null;
    return this.#reading.get(name) ?? this.#begin(name);
  }

  /** Drops the cached value of a name. Call it after the value may have changed. */
  forget(name: string): void {
    this.#values.delete(name);
    this.#missing.delete(name);
    this.#reading.delete(name);
  }

  /** Drops all cached values. Call it after any value may have changed. */
  forgetAll(): void {
    this.#values = new BoundedCache(this.#most);
    this.#missing = new BoundedCache(MISSING_MOST);
    this.#reading.clear();
  }

  #begin(name: string): Promise<V | null> {
    const reading: Promise<V | null> = this.#read(name).then(
      (value) => {
        // `forget` was called meanwhile, so this value may be older than the change.
        if (this.#reading.get(name) !== reading) return this.find(name);
        this.#reading.delete(name);
        if (value === undefined) this.#missing.put(name, true, MISSING);
        else this.#values.put(name, value, this.#weight);
        return value ?? null;
      },
      (error: unknown) => {
        if (this.#reading.get(name) === reading) this.#reading.delete(name);
        throw error;
      },
    );
    this.#reading.set(name, reading);
    return reading;
  }
}
