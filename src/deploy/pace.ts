import type { Random } from '../base/clock.ts';

/** Most deployments end this soon, and somebody waits for them. */
const SOON_MS = 30_000;
const SOON_SHARE = 0.02;
const SHARE = 0.05;
const LEAST_MS = 100;
const MOST_MS = 10_000;
const JITTER = 0.2;

/**
 * Milliseconds to wait before the next look at a deployment that has run for `elapsedMs`: a fiftieth of that for half a minute,
 * then a twentieth, so that the end is noticed within about 10 % of the whole length, between 100 ms and 10 s, and up to a
 * fifth less, so that many runs do not ask in step.
 */
export function pollDelay(elapsedMs: number, random: Random): number {
  const share = elapsedMs < SOON_MS ? SOON_SHARE : SHARE;
  const interval = Math.min(MOST_MS, Math.max(LEAST_MS, elapsedMs * share));
  return interval * (1 - JITTER * random());
}
