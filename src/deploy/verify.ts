import type { Clock } from '../base/clock.ts';
import { formatDuration } from '../base/durations.ts';
import { SlipwayError } from '../base/errors.ts';

const BUDGET_MS = 60_000;
const FIRST_PAUSE_MS = 500;
const MOST_PAUSE_MS = 5_000;
const ATTEMPT_MS = 10_000;

/**
 * Asks `url` until it answers below 400, for up to a minute: DNS and CDN of a first deploy take a moment (spec 1.3).
 * Sends no credentials. Returns the number of tries; throws `verify_failed` with the last answer.
 */
export async function verifySite(
  url: string,
  deps: { readonly fetch: typeof fetch; readonly clock: Clock; readonly signal: AbortSignal },
): Promise<number> {
  const start = deps.clock.now();
  let pause = FIRST_PAUSE_MS;
  for (let tries = 1; ; tries++) {
    const answer = await ask(url, deps.fetch, deps.signal);
    if (answer === undefined) return tries;
    const elapsed = deps.clock.now() - start;
    if (elapsed + pause > BUDGET_MS) {
      throw new SlipwayError('verify_failed', `${url} ${answer} after ${formatDuration(elapsed)} and ${tries} tries`, {
        remedy: 'Open the URL: a first deploy may still wait for DNS. Set verify to "off" if the site is not public.',
      });
    }
    await deps.clock.sleep(pause, deps.signal);
    pause = Math.min(MOST_PAUSE_MS, pause * 2);
  }
}

/** Undefined where the site answers; else a phrase that tells what came instead. */
async function ask(url: string, fetcher: typeof fetch, signal: AbortSignal): Promise<string | undefined> {
  try {
    const response = await fetcher(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_MS)]) });
    await response.body?.cancel();
    return response.status < 400 ? undefined : `answers ${response.status}`;
  } catch (error) {
    signal.throwIfAborted();
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return `cannot be reached (${cause instanceof Error ? cause.message : String(cause)})`;
  }
}
