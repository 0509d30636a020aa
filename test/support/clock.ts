import type { Clock } from '../../src/base/clock.ts';

/**
 * A clock that jumps: `sleep` moves it at once, so that tests do not wait. `slept` lists the requested times. `setBack`
 * moves only the wall clock, as an operator or a time server does.
 */
export class FakeClock implements Clock {
  readonly slept: number[] = [];
  #now: number;
  #monotonic: number;
  constructor(now = Date.UTC(2026, 0, 2, 3, 4, 5)) {
    this.#now = now;
    this.#monotonic = now;
  }
  now(): number {
    return this.#now;
  }
  monotonic(): number {
    return this.#monotonic;
  }
  advance(ms: number): void {
    this.#now += ms;
    this.#monotonic += ms;
  }
  setBack(ms: number): void {
    this.#now -= ms;
  }
  async sleep(ms: number, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    this.slept.push(ms);
    this.advance(ms);
    await new Promise((resolve) => setImmediate(resolve));
    signal?.throwIfAborted();
  }
  after(ms: number, late: () => void): () => void {
    const jump = setImmediate(() => {
      this.slept.push(ms);
      this.advance(ms);
      late();
    });
    return () => clearImmediate(jump);
  }
}
