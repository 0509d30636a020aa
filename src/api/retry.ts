import type { Clock, Random } from '../base/clock.ts';

/** The limits for the repetitions of a call. Times are in milliseconds. */
export interface RetryBudget {
  readonly attempts: number;
  /** From the first attempt's start. No further attempt begins later. */
  readonly totalMs: number;
  readonly firstDelayMs: number;
  readonly mostDelayMs: number;
  /** A longer `Retry-After` ends the call; the error quotes it. */
  readonly mostRetryAfterMs: number;
  /**
   * The effect of a 429 and `Retry-After`. `fault`: a 429 is an attempt like any other, and no wait is shorter than the
   * backoff. `pace`: a 429 costs time but no attempt, and the wait is exactly what `Retry-After` says. Default `fault`.
   */
  readonly throttling?: 'fault' | 'pace';
}

export const RETRY_BUDGET: RetryBudget = {
  attempts: 6,
  totalMs: 120_000,
  firstDelayMs: 500,
  mostDelayMs: 10_000,
  mostRetryAfterMs: 60_000,
};

/** Returns a backoff with jitter, in milliseconds; `attempt` counts from 1. At least a tenth of the most, so that no loop spins. */
export function backoff(attempt: number, budget: RetryBudget, random: Random): number {
  const most = Math.min(budget.mostDelayMs, budget.firstDelayMs * 2 ** (attempt - 1));
  return Math.round(most * (0.1 + 0.9 * random()));
}

/** Seconds. Some servers name the time of the end in place of the wait, which has ten digits. */
const LONGEST_WAIT = 999_999_999;

/** Reads `Retry-After` (RFC 9110, 10.2.3) as milliseconds from now. Returns undefined if it is absent or unreadable. */
export function retryAfter(header: string | null, clock: Clock): number | undefined {
  const value = header?.trim() ?? '';
  if (/^\d+$/.test(value)) return Math.min(Number(value), LONGEST_WAIT) * 1_000;
  const date = /^[A-Za-z]{3,9}, /.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - clock.now());
}

/** Statuses after which the same request may succeed. Those from 520 are Cloudflare's, for a server that it cannot reach. */
export const TRANSIENT: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504, 520, 521, 522, 523, 524]);

/** Counts the failed attempts of one call against its budget. The call begins now. */
export function startPatience(parts: { readonly budget: RetryBudget; readonly clock: Clock; readonly random: Random }) {
  const { budget, clock, random } = parts;
  const started = clock.now();
  const paced = budget.throttling === 'pace';
  let faults = 0;
  let throttles = 0;
  return {
    attempts: () => faults + throttles,
    /** Returns the milliseconds to wait before the next attempt, or undefined if the budget is used up. */
    waitAfter(end: { readonly status?: number; readonly retryAfterMs?: number | undefined }): number | undefined {
      const count = paced && end.status === 429 ? ++throttles : ++faults;
      const asked = end.retryAfterMs ?? 0;
      // "Retry-After: 0" asks for no pause. Without one of our own the loop would spin.
      const waitMs = paced && asked > 0 ? asked : Math.max(backoff(count, budget, random), asked);
      const late = clock.now() - started + waitMs > budget.totalMs || asked > budget.mostRetryAfterMs;
      return late || faults >= budget.attempts ? undefined : waitMs;
    },
  };
}
