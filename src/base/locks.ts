/** Releases the lock. A second call does nothing. */
export type Release = () => void;

/** Locks by name, each with one holder at a time, in the order of the requests. A free lock takes no memory. */
export class Locks {
  readonly #last = new Map<string, Promise<void>>();

  async acquire(name: string): Promise<Release> {
    const before = this.#last.get(name);
    const { promise: freed, resolve: release } = Promise.withResolvers<void>();
    const mine = (before ?? Promise.resolve()).then(() => freed);
    this.#last.set(name, mine);
    await before;
    return () => {
      release();
      if (this.#last.get(name) === mine) this.#last.delete(name);
    };
  }

  async run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const release = await this.acquire(name);
    try {
      return await work();
    } finally {
      release();
    }
  }
}
