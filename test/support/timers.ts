import type { Every } from '../../src/base/clock.ts';
import type { FakeClock } from './clock.ts';

/** Intervals on a fake clock, for one process of a test. They fire only in `elapse`. */
export class Timers {
  readonly #clock: FakeClock;
  readonly #active = new Set<{ readonly ms: number; readonly tick: () => void; next: number }>();

  constructor(clock: FakeClock) {
    this.#clock = clock;
  }

  readonly every: Every = (ms, tick) => {
    const timer = { ms, tick, next: this.#clock.monotonic() + ms };
    this.#active.add(timer);
    return () => void this.#active.delete(timer);
  };

  /** Returns the lengths of all intervals. */
  get active(): readonly number[] {
    return [...this.#active].map(({ ms }) => ms);
  }

  /** Lets time pass for this process, second by second. */
  async elapse(ms: number): Promise<void> {
    for (let passed = 0; passed < ms; passed += 1_000) {
      this.#clock.advance(1_000);
      await this.fire();
    }
  }

  /** Calls each due interval once, as after a pause of the process. */
  async fire(): Promise<void> {
    for (const timer of [...this.#active]) {
      if (timer.next > this.#clock.monotonic()) continue;
      timer.next = this.#clock.monotonic() + timer.ms;
      timer.tick();
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
}
