import type { Clock, Random } from '../base/clock.ts';

/** Most deployments end this soon, and somebody waits for them. */
const SOON_MS = 30_000;
const SOON_SHARE = 0.02;
const SHARE = 0.05;
const LEAST_MS = 100;
const MOST_MS = 10_000;
const JITTER = 0.2;

/**
 * Returns the milliseconds to wait before the next look at a deployment that has run for `elapsedMs`: a fiftieth of that for half
 * a minute, then a twentieth, so that the end is noticed within about 10 % of the whole length. It is between 100 ms and 10 s,
 * less a random part of up to a fifth, so that many runs do not ask in step.
 */
export function pollDelay(elapsedMs: number, random: Random): number {
  const share = elapsedMs < SOON_MS ? SOON_SHARE : SHARE;
  const interval = Math.min(MOST_MS, Math.max(LEAST_MS, elapsedMs * share));
  return interval * (1 - JITTER * random());
}

/** Calls `find` after each of the pauses, in milliseconds, until it finds something. Returns undefined if it never does. */
export async function findWithin<T>(
  pausesMs: readonly number[],
  find: () => Promise<T | undefined>,
  { clock, signal }: { readonly clock: Clock; readonly signal: AbortSignal },
): Promise<T | undefined> {
  for (const pause of pausesMs) {
    if (pause > 0) await clock.sleep(pause, signal);
    const found = await find();
    if (found !== undefined) return found;
  }
  return undefined;
}
