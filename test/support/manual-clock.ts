import type { Clock } from '../../src/base/clock.ts';

interface Sleeper {
  readonly until: number;
  wake(): void;
}

/** A clock that stands still until a test moves it. `sleep` resolves when `advance` passes its time. */
export class ManualClock implements Clock {
  readonly #sleepers = new Set<Sleeper>();
  #monotonic = 1_000_000;

  now(): number {
    return this.#monotonic;
  }

  monotonic(): number {
    return this.#monotonic;
  }

  /** How many callers of `sleep` and `after` wait. */
  get sleeping(): number {
    return this.#sleepers.size;
  }

  async sleep(ms: number, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const sleeper = { until: this.#monotonic + ms, wake: resolve };
    const aborted = () => reject(signal?.reason);
    signal?.addEventListener('abort', aborted, { once: true });
    this.#sleepers.add(sleeper);
    try {
      await promise;
    } finally {
      this.#sleepers.delete(sleeper);
      signal?.removeEventListener('abort', aborted);
    }
  }

  after(ms: number, late: () => void): () => void {
    const sleeper = { until: this.#monotonic + ms, wake: () => void (this.#sleepers.delete(sleeper) && late()) };
    this.#sleepers.add(sleeper);
    return () => this.#sleepers.delete(sleeper);
  }

  advance(ms: number): void {
    this.#monotonic += ms;
    for (const { until, wake } of [...this.#sleepers]) if (until <= this.#monotonic) wake();
  }
}
