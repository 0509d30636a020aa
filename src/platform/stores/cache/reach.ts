import type { Readable } from 'node:stream';
import { type Clock, systemClock } from '../../../base/clock.ts';
import { StoreUnavailable } from '../rows/unavailable.ts';

/** Failures in succession after which the store counts as away. */
const FAILURES = 3;
/** Milliseconds between two calls that find out whether the store is back, while it counts as away. */
const AGAIN_MS = 250;
/** Milliseconds after the end of a time limit at which it is certain that this process did not run meanwhile. */
const SUSPENDED_MS = 1_000;

/**
 * Asks a store that can be away or slow. Each call has a time limit. If the last calls have failed, a call from time to
 * time finds out whether the store is back, and all others fail at once: a visitor does not wait for a store that is away.
 */
export class Reach {
  readonly #clock: Clock;
  #failures = 0;
  #answeredAt = Number.NEGATIVE_INFINITY;
  /** When the store began to count as away, or was last asked whether it is back. */
  #askedAt = Number.NEGATIVE_INFINITY;

  constructor(clock: Clock = systemClock) {
    this.#clock = clock;
  }

  /** Calls the store. Rejects with `StoreUnavailable` if it does not answer within `ms` milliseconds, or counts as away. */
  async ask<T>(work: () => Promise<T>, ms: number): Promise<T> {
    const began = this.#clock.monotonic();
    if (this.#failures >= FAILURES) {
      if (began - this.#askedAt < AGAIN_MS) throw away();
      // A call that began before the store came back can take until its time limit. The next one does not wait for it.
      this.#askedAt = began;
    }
    try {
      const answer = await this.#within(work(), ms);
      this.#failures = 0;
      this.#answeredAt = this.#clock.monotonic();
      return answer;
    } catch (error) {
      if (error instanceof StoreUnavailable) this.#failed(began);
      throw error;
    }
  }

  /** Yields the parts of a stream. Rejects with `StoreUnavailable` if the next part does not come within `ms` milliseconds. */
  async *parts(stream: Readable, ms: number): AsyncGenerator<Buffer> {
    const parts = stream[Symbol.asyncIterator]();
    let began = this.#clock.monotonic();
    try {
      for (;;) {
        began = this.#clock.monotonic();
        const { done, value } = await this.#within(parts.next(), ms);
        if (done) return;
        yield value;
      }
    } catch (error) {
      if (error instanceof StoreUnavailable) this.#failed(began);
      throw error;
    } finally {
      stream.destroy();
    }
  }

  /** A call that began before the last answer says nothing about the store now. */
  #failed(began: number): void {
    if (began < this.#answeredAt) return;
    this.#failures += 1;
    if (this.#failures === FAILURES) this.#askedAt = this.#clock.monotonic();
  }

  /** Begins anew if this process was suspended: the answer may have been waiting since then. */
  #within<T>(work: Promise<T>, ms: number): Promise<T> {
    return new Promise((resolve, reject) => {
      let stop = () => {};
      const begin = () => {
        const end = this.#clock.monotonic() + ms;
        stop = this.#clock.after(ms, () => {
          if (this.#clock.monotonic() - end < SUSPENDED_MS) reject(away());
          else begin();
        });
      };
      begin();
      void work.then(resolve, reject).finally(() => stop());
    });
  }
}

function away(): StoreUnavailable {
  return new StoreUnavailable('The store of files does not answer');
}
