interface Entry<V> {
  readonly value: V;
  readonly weight: number;
  /** True if it was read since the last sweep: it gets a second chance. */
  used: boolean;
}

/** Second chances that one value gives to others: where all were used, it would wait for the look at each of them. */
const MOST_CHANCES = 100;

/**
 * A cache with a bound in bytes. It evicts by second chance rather than by strict LRU, so a hit costs one look-up and
 * moves nothing. If several callers load a value at the same time, it is loaded once.
 */
export class BoundedCache<V> {
  readonly #most: number;
  readonly #entries = new Map<string, Entry<V>>();
  readonly #loading = new Map<string, Promise<V>>();
  #weight = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get weight(): number {
    return this.#weight;
  }

  get(key: string): V | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    entry.used = true;
    return entry.value;
  }

  /** Yields all cached values. They do not count as used. */
  *values(): Generator<V> {
    for (const { value } of this.#entries.values()) yield value;
  }

  /** Returns the cached value, or the one that `make` resolves with. Does not keep a value that weighs more than the bound. */
  load(key: string, weigh: (value: V) => number, make: () => Promise<V>): Promise<V> {
    const kept = this.get(key);
    if (kept !== undefined) return Promise.resolve(kept);
    let loading = this.#loading.get(key);
    if (!loading) {
      const began: Promise<V> = make().then(
        (value) => {
          if (this.#loading.get(key) === began) this.put(key, value, weigh(value));
          return value;
        },
        (error: unknown) => {
          if (this.#loading.get(key) === began) this.#loading.delete(key);
          throw error;
        },
      );
      loading = began;
      this.#loading.set(key, loading);
    }
    return loading;
  }

  /** Caches a value in place of one with the same name, unless it is heavier than the bound. */
  put(key: string, value: V, weight: number): void {
    this.delete(key);
    if (weight > this.#most) return;
    this.#entries.set(key, { value, weight, used: false });
    this.#weight += weight;
    this.#sweep(key);
  }

  /** Forgets a value. One that is being loaded is handed to those who wait for it, and not kept. */
  delete(key: string): void {
    this.#loading.delete(key);
    this.#weight -= this.#entries.get(key)?.weight ?? 0;
    this.#entries.delete(key);
  }

  #sweep(newest: string): void {
    let chances = MOST_CHANCES;
    for (const [key, entry] of this.#entries) {
      if (this.#weight <= this.#most) return;
      this.#entries.delete(key);
      const stays = key === newest || (entry.used && chances > 0);
      if (entry.used) chances -= 1;
      if (stays) this.#entries.set(key, { ...entry, used: false });
      else this.#weight -= entry.weight;
    }
  }
}
