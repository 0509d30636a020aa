import { type Clock, systemClock } from '../../../../base/clock.ts';
import { SlipwayError } from '../../../../base/errors.ts';
import { type Log, silentLog } from '../../../../base/log.ts';
import { StoreUnavailable } from '../../rows/unavailable.ts';
import { STORE_NAMES, type StoreInput, storeFaultOf } from './faults.ts';

/** Milliseconds that a start waits for a store, those between two attempts, and those between two lines of the log. */
const WAIT_MS = 60_000;
const PAUSE_MS = 500;
const LOG_MS = 10_000;

export interface StoreWait {
  /** Replaces the database's clock in tests. */
  readonly clock?: Clock | undefined;
  readonly log?: Log | undefined;
  /** True: this node has used this cluster before. It serves sites until the stores can be used, so the wait has no limit. */
  readonly isKnown?: boolean | undefined;
  /** True: `slipway migrate` opens the stores, also after a run that has not finished. A node is refused then. */
  readonly isMove?: boolean | undefined;
  /** Ends the wait for the stores. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Waits until a store can be used, for a minute at most unless `isKnown`. A node often starts together with the services that
 * it uses. Rejects with `invalid_input` after that, or at once if there is a limit and no wait helps, as with a certificate
 * that is not trusted. Rejects with any error of `ask` other than `StoreUnavailable` at once.
 */
export async function awaitStore(
  input: StoreInput,
  ask: () => Promise<unknown>,
  { clock = systemClock, log = silentLog, isKnown = false, isMove = false, signal }: StoreWait,
): Promise<void> {
  const store = STORE_NAMES[input];
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
      const isLate = now - begun >= WAIT_MS;
      if (!isKnown && (fault?.isLasting || isLate)) {
        const next = isMove ? 'run this command again' : 'start the node again';
        const remedy =
          fault?.remedy ?? `Start ${store} and check --${input}, the network and the credentials; then ${next}.`;
        const late = `${store} could not be used for ${WAIT_MS / 1_000} seconds: ${error.message}`;
        const message = fault?.isLasting ? error.message : late;
        throw new SlipwayError('invalid_input', message, { input, remedy, cause: error });
      }
      if (now - logged >= LOG_MS) {
        log('warn', 'store_awaited', { store, reason: error.message });
        logged = now;
      }
    }
    await clock.sleep(PAUSE_MS, signal);
  }
}
