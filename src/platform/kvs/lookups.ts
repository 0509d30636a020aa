import { BoundedCache } from '../../base/bounded-cache.ts';

/** What a lookup finds at once. Null: there is no such thing. A promise: it is being read; look again when it resolves. */
export type Found<V> = V | null | Promise<void>;

/** Bytes of a name that was looked up in vain: it has at most 44 characters. */
const MISSING = 200;
const MISSING_MOST = 1024 * 1024;

/**
 * Reads by name, on demand, and keeps what was read within a bound of bytes. Names without a value have a bound of their
 * own, so that requests with random names displace no value. `forget` takes effect at once, also on a read that has begun.
 */
export class Lookups<V extends object> {
  readonly #most: number;
  readonly #weight: number;
  readonly #read: (name: string) => Promise<V | undefined>;
  readonly #reading = new Map<string, Promise<void>>();
  #values: BoundedCache<V>;
  #missing: BoundedCache<true>;

  /** Keeps at most `most` bytes of values, each of which weighs `weight`. `read` resolves with undefined if there is none. */
  constructor(most: number, weight: number, read: (name: string) => Promise<V | undefined>) {
    this.#most = most;
    this.#weight = weight;
    this.#read = read;
    this.#values = new BoundedCache(most);
    this.#missing = new BoundedCache(MISSING_MOST);
  }

  /** Bytes that are kept. */
  get weight(): number {
    return this.#values.weight + this.#missing.weight;
  }

  /** The promise rejects if the name cannot be read. */
  find(name: string): Found<V> {
    const value = this.#values.get(name);
    if (value !== undefined) return value;
    if (this.#missing.get(name)) return null;
    return this.#reading.get(name) ?? this.#begin(name);
  }

  /** The value of the name may have changed. */
  forget(name: string): void {
    this.#values.delete(name);
    this.#missing.delete(name);
    this.#reading.delete(name);
  }

  /** Every value may have changed. */
  forgetAll(): void {
    this.#values = new BoundedCache(this.#most);
    this.#missing = new BoundedCache(MISSING_MOST);
    this.#reading.clear();
  }

  #begin(name: string): Promise<void> {
    const reading: Promise<void> = this.#read(name).then(
      (value) => {
        // Forgotten meanwhile: what was read may be older than the change.
        if (this.#reading.get(name) !== reading) return;
        this.#reading.delete(name);
        if (value === undefined) this.#missing.put(name, true, MISSING);
        else this.#values.put(name, value, this.#weight);
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
