import type { Clock } from '../base/clock.ts';
import { SlipwayError } from '../base/errors.ts';

const ATTEMPTS = 3;
/** Milliseconds before each look for what an unanswered request may have done. */
const LOOKS_MS = [500, 1_500, 3_000] as const;

export interface SendOnce<T> {
  /** Sends the POST. Each call must carry the same `Idempotency-Key`. */
  send(): Promise<T>;
  /** Reads the result of the request; undefined if the request left no trace. */
  find(): Promise<T | undefined>;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

/**
 * Sends a POST that must act once, although answers get lost. If the outcome is unknown, it reads the state. Only if the
 * state shows no trace after several looks, it sends the request again, under the same key. Throws what the last attempt
 * threw; a plain refusal at once.
 */
export async function sendOnce<T>(request: SendOnce<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await request.send();
    } catch (error) {
      request.signal.throwIfAborted();
      if (!mayHaveActed(error)) throw error;
      const found = await lookFor(request);
      if (found !== undefined) return found;
      if (attempt === ATTEMPTS || hasActed(error)) throw error;
    }
  }
}

async function lookFor<T>(request: SendOnce<T>): Promise<T | undefined> {
  for (const pause of LOOKS_MS) {
    await request.clock.sleep(pause, request.signal);
    const found = await request.find();
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A whole answer that only cannot be understood: sent again, the platform would act twice. */
function hasActed(error: unknown): boolean {
  return error instanceof SlipwayError && error.call?.unclear === true;
}

/** True if the platform may have acted although no usable answer came. */
function mayHaveActed(error: unknown): boolean {
  if (!(error instanceof SlipwayError)) return false;
  // An answer that could not be read is as good as none: that the platform acted is likely.
  return error.call?.outcome === 'unknown' || error.code === 'unexpected_response';
}
