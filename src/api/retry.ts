import type { Clock, Random } from '../base/clock.ts';

/** How long a call goes on after faults. Milliseconds. */
export interface RetryBudget {
  readonly attempts: number;
  /** From the first attempt's start: no further attempt begins later than this. */
  readonly totalMs: number;
  readonly firstDelayMs: number;
  readonly mostDelayMs: number;
  /** A `Retry-After` beyond this is not waited for: the error tells it. */
  readonly mostRetryAfterMs: number;
}

export const RETRY_BUDGET: RetryBudget = {
  attempts: 6,
  totalMs: 120_000,
  firstDelayMs: 500,
  mostDelayMs: 10_000,
  mostRetryAfterMs: 60_000,
};

/** Exponential backoff with full jitter; `attempt` counts from 1. Never below a tenth, so that a loop cannot spin. */
export function backoff(attempt: number, budget: RetryBudget, random: Random): number {
  const most = Math.min(budget.mostDelayMs, budget.firstDelayMs * 2 ** (attempt - 1));
  return Math.round(most * (0.1 + 0.9 * random()));
}

/** `Retry-After` in milliseconds from now: seconds, or an HTTP date (RFC 9110, 10.2.3). Undefined: absent or unreadable. */
export function retryAfter(header: string | null, clock: Clock): number | undefined {
  const value = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1_000;
  const date = /^[A-Za-z]{3,9}, /.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - clock.now());
}

/** Statuses after which the same request may well succeed. */
export const TRANSIENT: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504]);
