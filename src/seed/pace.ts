import type { Leave, Pace } from '../api/pipeline.ts';
import type { Clock, Random } from '../base/clock.ts';

interface PaceParts {
  readonly clock: Clock;
  readonly random: Random;
  /** Requests at once, at most. */
  readonly most: number;
  /** Called at every stop with its milliseconds, and the number of requests that may be under way after it. */
  readonly onHold: (waitMs: number, atOnce: number) => void;
}

/**
 * Limits the requests that are under way by additive increase and multiplicative decrease. A 429 stops all requests until its
 * `Retry-After` is over, and halves their number, once for each stop. Each round of answers adds one again. So a quota is used up,
 * and exceeded by at most the requests that were under way.
 */
export class SeedPace implements Pace {
  readonly #parts: PaceParts;
  #allowed: number;
  #under = 0;
  #heldUntil = 0;
  #stops = 0;
  #waiting: (() => void)[] = [];

  constructor(parts: PaceParts) {
    this.#parts = parts;
    this.#allowed = parts.most;
  }

  async enter(signal: AbortSignal | undefined): Promise<Leave> {
    for (;;) {
      signal?.throwIfAborted();
      const held = this.#held();
      if (held > 0) await this.#parts.clock.sleep(held, signal);
      else if (this.#under >= Math.floor(this.#allowed)) await this.#room(signal);
      else break;
    }
    this.#under += 1;
    const stops = this.#stops;
    return (result, waitMs) => this.#leave(result, waitMs, stops);
  }

  #leave(result: Parameters<Leave>[0], waitMs: number, stopsBefore: number): void {
    this.#under -= 1;
    if (result === 'answered') this.#allowed = Math.min(this.#parts.most, this.#allowed + 1 / this.#allowed);
    if (result === 'throttled') {
      // Requests that were under way when the first one was refused are refused too. They belong to the same stop.
      if (stopsBefore === this.#stops) this.#stop(waitMs);
      else if (this.#held() > 0) this.#heldUntil = Math.max(this.#heldUntil, this.#parts.clock.now() + waitMs);
    }
    for (let free = Math.floor(this.#allowed) - this.#under; free > 0; free -= 1) this.#waiting.shift()?.();
  }

  #stop(waitMs: number): void {
    this.#stops += 1;
    this.#allowed = Math.max(1, this.#allowed / 2);
    // A random delay, so that several runs do not continue at the same time.
    const late = Math.round(this.#parts.random() * Math.min(250, waitMs));
    this.#heldUntil = this.#parts.clock.now() + waitMs + late;
    this.#parts.onHold(waitMs, Math.floor(this.#allowed));
  }

  #held(): number {
    return this.#heldUntil - this.#parts.clock.now();
  }

  #room(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const wake = () => {
        signal?.removeEventListener('abort', abort);
        resolve();
      };
      const abort = () => {
        this.#waiting = this.#waiting.filter((each) => each !== wake);
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', abort, { once: true });
      this.#waiting.push(wake);
    });
  }
}
