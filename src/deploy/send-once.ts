import type { Clock } from '../base/clock.ts';
import { SlipwayError } from '../base/errors.ts';

const ATTEMPTS = 3;
/** Milliseconds before each look for the effect of an unanswered request. */
const LOOKS_MS = [500, 1_500, 3_000] as const;

interface SendOnce<T> {
  /** Sends the POST. Each call must carry the same `Idempotency-Key`. */
  send(): Promise<T>;
  /** Reads the result of the request. Returns undefined if the request left no trace. */
  find(): Promise<T | undefined>;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

/**
 * Sends a POST that must act once, although answers get lost. If the outcome is unknown, it reads the state. Only if the
 * state shows no trace after several looks, it sends the request again, under the same key. Throws a refusal at once, and else
 * the error of the last attempt.
 */
export async function sendOnce<T>(request: SendOnce<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await request.send();
    } catch (error) {
      request.signal.throwIfAborted();
      if (!mayHaveActed(error)) throw error;
      const found = await findWithin(LOOKS_MS, () => request.find(), request);
      if (found !== undefined) return found;
      if (attempt === ATTEMPTS || isUnclear(error)) throw error;
    }
  }
}

/** True if the whole answer came and only its shape is unknown: a second request would act twice. */
export function isUnclear(error: unknown): error is SlipwayError {
  return error instanceof SlipwayError && error.call?.unclear === true;
}

/** True if the platform may have acted, although no usable answer came. */
function mayHaveActed(error: unknown): boolean {
  return error instanceof SlipwayError && (error.call?.outcome === 'unknown' || error.code === 'unexpected_response');
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
