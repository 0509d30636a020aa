import type { Clock } from '../../../base/clock.ts';

/** Milliseconds between two attempts. */
const AGAIN_MS = 1_000;
/** Milliseconds for which a command is tried again. A lease lasts longer. */
const INSIST_MS = 20_000;

/** The store cannot carry out a command. The client gets 503 and may try again. Nothing was acknowledged. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
  /** It has no room, or this user's part of it has none. */
  readonly isFull: boolean;
  constructor(message: string, { isFull = false, ...options }: ErrorOptions & { readonly isFull?: boolean } = {}) {
    super(message, options);
    this.isFull = isFull;
  }
}

/** Reads what a page does not depend on. Undefined if the store cannot be read now. */
export async function ifAvailable<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof StoreUnavailable) return undefined;
    throw error;
  }
}

/**
 * Repeats a command each second while the store is unavailable: a failover takes seconds. `command` gets the number of the
 * attempt. One before may have been carried out, with its answer lost. A store without room, an abort, or `INSIST_MS`
 * without success reject with the error of the last attempt.
 */
export async function insist<T>(
  command: (attempt: number) => Promise<T>,
  clock: Pick<Clock, 'monotonic' | 'sleep'>,
  signal?: AbortSignal,
): Promise<T> {
  const until = clock.monotonic() + INSIST_MS;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await command(attempt);
    } catch (error) {
      const isPassing = error instanceof StoreUnavailable && !error.isFull;
      if (!isPassing || signal?.aborted || clock.monotonic() >= until) throw error;
      await clock.sleep(AGAIN_MS, signal).catch(() => {});
      if (signal?.aborted) throw error;
    }
  }
}
