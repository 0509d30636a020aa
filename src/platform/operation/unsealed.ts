import { inBackground } from '../../base/background.ts';
import type { Clock, Every } from '../../base/clock.ts';
import type { Log } from '../../base/log.ts';
import { StoreUnavailable } from '../stores/rows/unavailable.ts';
import type { Sealing } from '../stores/sealing.ts';

/** Milliseconds between two looks while something is left, and after one that found nothing. Each counts what is left. */
const LOOK_MS = 10_000;
const IDLE_MS = 60_000;

export interface Unsealed extends AsyncDisposable {
  /** Rows and logs that the last look found not sealed with the key that seals. Undefined: there was no look. */
  readonly count: number | undefined;
}

interface UnsealedParts {
  readonly sealing: Pick<Sealing, 'status'>;
  readonly clock: Pick<Clock, 'monotonic'>;
  readonly log: Log;
  readonly every?: Every | undefined;
}

/** Looks regularly how much is to be sealed again, because anyone can request `/readyz`, and requests must not reach the stores. */
export function watchUnsealed({ sealing, clock, log, every }: UnsealedParts): Unsealed {
  let count: number | undefined;
  let lookedAt = 0;
  const run = async () => {
    if (count === 0 && clock.monotonic() - lookedAt < IDLE_MS) return;
    lookedAt = clock.monotonic();
    count = (await sealing.status()).remaining;
  };
  const onFailure = (error: unknown) => {
    if (!(error instanceof StoreUnavailable)) log('error', 'unsealed_not_counted', { reason: String(error) });
  };
  const looks = inBackground({ everyMs: LOOK_MS, run, onFailure, every, isDue: true });
  return {
    get count() {
      return count;
    },
    [Symbol.asyncDispose]: () => looks[Symbol.asyncDispose](),
  };
}
