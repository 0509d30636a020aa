import { setTimeout as wait } from 'node:timers/promises';

interface BesideOptions<T> {
  /** Milliseconds after which another attempt begins beside those that have no answer: what was sent into a hole may never be answered. */
  readonly besideMs: number;
  readonly most: number;
  /** Ends a result that came later than the first. */
  end(late: T): void;
  /** Ends the wait and the attempts. */
  readonly stop?: AbortSignal | undefined;
}

/**
 * Makes attempts until one has a result, and returns that. `others` ends the other attempts then. Rejects with the error of the first
 * attempt that fails.
 */
export async function firstOf<T extends object>(
  attempt: (others: AbortSignal) => Promise<T>,
  { besideMs, most, end, stop }: BesideOptions<T>,
): Promise<T> {
  const over = new AbortController();
  const signal = stop ? AbortSignal.any([stop, over.signal]) : over.signal;
  const begun: Promise<T>[] = [];
  let first: T | undefined;
  try {
    for (;;) {
      const next = wait(besideMs, undefined, { signal }).catch(() => undefined);
      if (begun.length < most) begun.push(attempt(over.signal));
      first = await Promise.race([...begun, next]);
      stop?.throwIfAborted();
      if (first) return first;
    }
  } finally {
    over.abort(new Error('another attempt was faster'));
    for (const each of begun) {
      each.then(
        (late) => void (late === first || end(late)),
        () => {},
      );
    }
  }
}
