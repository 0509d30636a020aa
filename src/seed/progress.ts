import type { Clock } from '../base/clock.ts';
import type { SeedEvent } from './events.ts';

const EVERY_MS = 500;

/** Counts what is done of one part, and reports it at most twice per second. */
export class Progress {
  readonly #part: 'write' | 'delete';
  readonly #total: number;
  readonly #clock: Clock;
  readonly #report: (event: SeedEvent) => void;
  readonly #started: number;
  #reported: number;
  #done = 0;

  constructor(part: 'write' | 'delete', total: number, clock: Clock, report: (event: SeedEvent) => void) {
    this.#part = part;
    this.#total = total;
    this.#clock = clock;
    this.#report = report;
    this.#started = clock.now();
    this.#reported = this.#started;
  }

  get done(): number {
    return this.#done;
  }

  add(): void {
    this.#done += 1;
    if (this.#clock.now() - this.#reported >= EVERY_MS) this.report();
  }

  report(): void {
    this.#reported = this.#clock.now();
    const seconds = (this.#reported - this.#started) / 1_000;
    const perSecond = seconds > 0 ? this.#done / seconds : 0;
    const left = this.#total - this.#done;
    const leftMs = perSecond > 0 ? (left / perSecond) * 1_000 : undefined;
    this.#report({ type: 'progress', part: this.#part, done: this.#done, total: this.#total, perSecond, leftMs });
  }
}
