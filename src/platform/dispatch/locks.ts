/** Gives back what was acquired. Twice is once. */
export type Release = () => void;

/** Locks by name, held by one at a time, in the order of asking. A name that nobody holds takes no memory. */
export class Locks {
  readonly #last = new Map<string, Promise<void>>();

  /** Resolves when the lock is held. */
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
}
