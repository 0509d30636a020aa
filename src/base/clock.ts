import { setTimeout as delay } from 'node:timers/promises';

/** Time as a parameter, so that tests do not wait. */
export interface Clock {
  /** Milliseconds since the Unix epoch. */
  now(): number;
  /** Milliseconds since an arbitrary moment, for ages and windows: it never jumps when the machine's clock is set. */
  monotonic(): number;
  /** Resolves after `ms` milliseconds; rejects with the signal's reason when aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** Calls `late` after `ms` milliseconds, unless the returned function is called before. For limits of work that is short. */
  after(ms: number, late: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  async sleep(ms, signal) {
    signal?.throwIfAborted();
    try {
      await delay(ms, undefined, { signal });
    } catch (error) {
      signal?.throwIfAborted();
      throw error;
    }
  },
  after(ms, late) {
    const timer = setTimeout(late, ms);
    return () => clearTimeout(timer);
  },
};

/** Resolves with the result of `work`, or with undefined after `ms` milliseconds or when `stop` is aborted. The work goes on then. */
export async function within<T>(
  clock: Pick<Clock, 'sleep'>,
  ms: number,
  work: Promise<T>,
  stop?: AbortSignal,
): Promise<T | undefined> {
  const over = new AbortController();
  const late = clock.sleep(ms, stop ? AbortSignal.any([over.signal, stop]) : over.signal).then(
    () => undefined,
    () => undefined,
  );
  try {
    return await Promise.race([work, late]);
  } finally {
    over.abort();
  }
}

/** The milliseconds that processors have worked for this process. Other programs of the machine hardly change them. */
export const processorClock: Pick<Clock, 'now'> = {
  now() {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  },
};

/** Calls `tick` every `ms` milliseconds until the returned function is called. Keeps no process alive. */
export type Every = (ms: number, tick: () => void) => () => void;

export const systemEvery: Every = (ms, tick) => {
  const timer = setInterval(tick, ms).unref();
  return () => clearInterval(timer);
};

/** Returns a number in [0, 1), as `Math.random` does. A parameter wherever there is jitter. */
export type Random = () => number;
