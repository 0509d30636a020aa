import type { Readable } from 'node:stream';
import { type Clock, systemClock } from '../../../base/clock.ts';
import { StoreUnavailable } from '../unavailable.ts';

/** Failures in succession after which the store counts as away. */
const FAILURES = 3;
/** Milliseconds after a failure before the store is asked again, while it counts as away. */
const AGAIN_MS = 1_000;

/**
 * Asks a store that can be away or slow. Each call has a time limit. If the last calls have failed, one call at a time
 * finds out whether the store is back, and all others fail at once: a visitor does not wait for a store that is away.
 */
export class Reach {
  readonly #clock: Clock;
  #failures = 0;
  #failedAt = Number.NEGATIVE_INFINITY;
  #isTrying = false;

  constructor(clock: Clock = systemClock) {
    this.#clock = clock;
  }

  /** Calls the store. Rejects with `StoreUnavailable` if it does not answer within `ms` milliseconds, or counts as away. */
  async ask<T>(work: () => Promise<T>, ms: number): Promise<T> {
    const isTry = this.#failures >= FAILURES;
    if (isTry && (this.#isTrying || this.#clock.monotonic() - this.#failedAt < AGAIN_MS)) throw away();
    this.#isTrying ||= isTry;
    try {
      const answer = await this.#within(work(), ms);
      this.#failures = 0;
      return answer;
    } catch (error) {
      if (error instanceof StoreUnavailable) this.failed();
      throw error;
    } finally {
      if (isTry) this.#isTrying = false;
    }
  }

  /** Yields the parts of a stream. Rejects with `StoreUnavailable` if the next part does not come within `ms` milliseconds. */
  async *parts(stream: Readable, ms: number): AsyncGenerator<Buffer> {
    const parts = stream[Symbol.asyncIterator]();
    try {
      for (;;) {
        const { done, value } = await this.#within(parts.next(), ms);
        if (done) return;
        yield value;
      }
    } catch (error) {
      if (error instanceof StoreUnavailable) this.failed();
      throw error;
    } finally {
      stream.destroy();
    }
  }

  failed(): void {
    this.#failures += 1;
    this.#failedAt = this.#clock.monotonic();
  }

  #within<T>(work: Promise<T>, ms: number): Promise<T> {
    return new Promise((resolve, reject) => {
      const stop = this.#clock.after(ms, () => reject(away()));
      void work.then(resolve, reject).finally(stop);
    });
  }
}

function away(): StoreUnavailable {
  return new StoreUnavailable('The store of files does not answer');
}
