/** Requests a minute (assumed: the spec shows no figure). */
export interface RateQuotas {
  /** Of one app environment, over all its tables and methods. */
  readonly environmentPerMinute: number;
  /** Of one table. */
  readonly tablePerMinute: number;
}

export const DEFAULT_QUOTAS: RateQuotas = { environmentPerMinute: 12_000, tablePerMinute: 6_000 };

const MINUTE = 60_000;

/**
 * A fixed window: at most `quota` requests in each minute. Kept in memory; a restart opens a new one. `now` is
 * monotonic, so setting the machine's clock does not change a window. Exact, since JavaScript runs one piece of code at
 * a time and nothing waits between the look and the count.
 */
export class RateWindow {
  readonly quota: number;
  #minute = -1;
  #count = 0;

  constructor(quota: number) {
    this.quota = quota;
  }

  isFull(now: number): boolean {
    return this.#minute === Math.floor(now / MINUTE) && this.#count >= this.quota;
  }

  count(now: number): void {
    const minute = Math.floor(now / MINUTE);
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#count = 0;
    }
    this.#count += 1;
  }
}

/** Counts one request in both windows, or in neither where one of them is full; tells whether it may go on. */
export function admit(environment: RateWindow, table: RateWindow, now: number): boolean {
  if (environment.isFull(now) || table.isFull(now)) return false;
  environment.count(now);
  table.count(now);
  return true;
}

/** Whole seconds until the next window opens: 1 to 60, for `Retry-After`. */
export function secondsToNextWindow(now: number): number {
  return Math.ceil((MINUTE - (now % MINUTE)) / 1_000);
}
