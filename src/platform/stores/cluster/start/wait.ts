import type { Clock } from '../../../../base/clock.ts';
import { SlipwayError } from '../../../../base/errors.ts';
import type { Log } from '../../../../base/log.ts';
import { StoreUnavailable } from '../../rows/unavailable.ts';
import { storeFaultOf } from './faults.ts';

/** Milliseconds that a start waits for a store, those between two attempts, and those between two lines of the log. */
const WAIT_MS = 60_000;
const PAUSE_MS = 500;
const LOG_MS = 10_000;

export interface Awaited {
  /** As `PostgreSQL`. */
  readonly name: string;
  /** The flag that names its place. */
  readonly input: 'database' | 'objects';
  /** Rejects with `StoreUnavailable` if the store cannot be used now. */
  ask(): Promise<unknown>;
}

export interface AwaitOptions {
  readonly clock: Clock;
  readonly log: Log;
  /** Milliseconds that the start waits. Default: a minute. */
  readonly waitMs?: number | undefined;
  /** What to do once the store can be used. Default: `start the node again`. */
  readonly next?: string | undefined;
  /** Ends the wait. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Waits until a store can be used, for `waitMs` at most. A node often starts together with the services that it uses.
 * Rejects with `invalid_input` after that, or at once if there is a limit and no wait helps, as with a certificate that
 * is not trusted. Rejects with any error other than `StoreUnavailable` at once.
 */
export async function awaitStore(
  { name, input, ask }: Awaited,
  { clock, log, waitMs = WAIT_MS, next = 'start the node again', signal }: AwaitOptions,
): Promise<void> {
  const begun = clock.monotonic();
  let logged = Number.NEGATIVE_INFINITY;
  for (;;) {
    signal?.throwIfAborted();
    try {
      await ask();
      return;
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      const now = clock.monotonic();
      const fault = storeFaultOf(input, error.cause);
      const remedy =
        fault?.remedy ?? `Start ${name} and check --${input}, the network and the credentials; then ${next}.`;
      if (fault?.isLasting && Number.isFinite(waitMs)) {
        throw new SlipwayError('invalid_input', error.message, { input, remedy, cause: error });
      }
      if (now - begun >= waitMs) {
        const message = `${name} could not be used for ${WAIT_MS / 1_000} seconds: ${error.message}`;
        throw new SlipwayError('invalid_input', message, { input, remedy, cause: error });
      }
      if (now - logged >= LOG_MS) {
        log('warn', 'store_awaited', { store: name, reason: error.message });
        logged = now;
      }
    }
    await clock.sleep(PAUSE_MS, signal);
  }
}
