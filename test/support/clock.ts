import type { Clock } from '../../src/base/clock.ts';

/** A clock that jumps: `sleep` moves it at once, so that tests wait for nothing. `slept` lists what was asked for. */
export class FakeClock implements Clock {
  readonly slept: number[] = [];
  #now: number;
  constructor(now = Date.UTC(2026, 0, 2, 3, 4, 5)) {
    this.#now = now;
  }
  now(): number {
    return this.#now;
  }
  advance(ms: number): void {
    this.#now += ms;
  }
  async sleep(ms: number, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    this.slept.push(ms);
    this.#now += ms;
    await new Promise((resolve) => setImmediate(resolve));
    signal?.throwIfAborted();
  }
}
