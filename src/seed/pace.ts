import type { Pace } from '../api/pipeline.ts';
import type { Clock, Random } from '../base/clock.ts';

interface PaceParts {
  readonly clock: Clock;
  readonly random: Random;
  /** Requests at once, at most. */
  readonly most: number;
  /** Called at every stop with its milliseconds, and the number of requests that may be under way after it. */
  readonly onHold: (waitMs: number, atOnce: number) => void;
}

/**
 * Limits the requests that are under way by additive increase and multiplicative decrease. A 429 stops all requests until its
 * `Retry-After` is over, and halves their number, once for each stop. Each round of answers adds one again. So a quota is used up,
 * and exceeded by at most the requests that were under way.
 */
export function createPace({ clock, random, most, onHold }: PaceParts): Pace {
  let allowed = most;
  let underWay = 0;
  let heldUntil = 0;
  let stops = 0;
  let waiting: (() => void)[] = [];

  const stop = (waitMs: number) => {
    stops += 1;
    allowed = Math.max(1, allowed / 2);
    // A random delay, so that several runs do not continue at the same time.
    heldUntil = clock.now() + waitMs + Math.round(random() * Math.min(250, waitMs));
    onHold(waitMs, Math.floor(allowed));
  };
  const room = async (signal: AbortSignal | undefined) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const abort = () => {
      waiting = waiting.filter((each) => each !== resolve);
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', abort, { once: true });
    waiting.push(resolve);
    await promise;
    signal?.removeEventListener('abort', abort);
  };
  return {
    async enter(signal) {
      for (;;) {
        signal?.throwIfAborted();
        const held = heldUntil - clock.now();
        if (held > 0) await clock.sleep(held, signal);
        else if (underWay >= Math.floor(allowed)) await room(signal);
        else break;
      }
      underWay += 1;
      const stopsBefore = stops;
      return (result, waitMs) => {
        underWay -= 1;
        if (result === 'answered') allowed = Math.min(most, allowed + 1 / allowed);
        if (result === 'throttled') {
          // Requests that were under way when the first one was refused are refused too. They belong to the same stop.
          if (stopsBefore === stops) stop(waitMs);
          else if (heldUntil > clock.now()) heldUntil = Math.max(heldUntil, clock.now() + waitMs);
        }
        for (let free = Math.floor(allowed) - underWay; free > 0; free -= 1) waiting.shift()?.();
      };
    },
  };
}
