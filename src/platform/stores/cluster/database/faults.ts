import { setTimeout as wait } from 'node:timers/promises';
import { messageOf } from '../../../../base/errors.ts';
import { StoreUnavailable } from '../../rows/unavailable.ts';
import { CERTIFICATE } from '../s3/faults.ts';

/** Serialization failure, and deadlock detected. */
export const REPEATABLE = new Set(['40001', '40P01']);
/** Runs of what is repeatable. */
const RUNS = 6;
const PAUSE_MS = 20;
/** Disk full, and "configuration limit exceeded" of services that bound a database's size. */
const FULL = new Set(['53100', '53400']);
/**
 * Classes and codes of PostgreSQL for a server that cannot carry out a statement now: connection exceptions, insufficient
 * resources, an operator's intervention, system errors; locks that were not free in time; a standby, and a database that is
 * read-only; a wrong password, a missing database, schema or right, which are mended while the platform runs.
 */
const UNUSABLE = /^(?:08...|53...|57...|58...|40001|40P01|55P03|25006|25P0[1-4]|28...|3D000|3F000|42501|standby)$/;

/**
 * Runs a statement or a transaction. Repeats it while PostgreSQL ends it for another one's sake, or refuses it with one of
 * the other codes in `repeatable`. Rejects with `StoreUnavailable` if PostgreSQL cannot be used.
 */
export async function repeated<T>(work: () => Promise<T>, repeatable: ReadonlySet<unknown> = REPEATABLE): Promise<T> {
  for (let runs = 1; ; runs += 1) {
    try {
      return await work();
    } catch (error) {
      if (!repeatable.has(codeOf(error)) || runs === RUNS) throw unavailable(error);
    }
    await wait(PAUSE_MS * runs * Math.random());
  }
}

/** Returns true for `StoreUnavailable` because a lock was not free in time (55P03). */
export function isLocked(error: unknown): boolean {
  return error instanceof StoreUnavailable && codeOf(error.cause) === '55P03';
}

/** Returns true if a row of the same unique key exists (23505). */
export function isDuplicate(error: unknown): boolean {
  return codeOf(error) === '23505';
}

/** The first is for codes of sockets, as `ECONNRESET`. */
const AWAY = [/^E[A-Z\d_]{3,}$/, CERTIFICATE, UNUSABLE];
/** Messages of `pg` without a code: its time limits, connections that ended, and a password that it lacks. */
const UNCODED = /^SASL: |connection|connect|timeout|timed out|Client has encountered|pool after calling end/i;

/** Returns `StoreUnavailable` if PostgreSQL cannot be used now, and the error itself if it is a fault of this program. */
export function unavailable(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StoreUnavailable) return error;
  const code = codeOf(error);
  // PostgreSQL has ended the session, or has refused to begin it, as for an unknown setting in `options`.
  const isFatal = 'severity' in error && error.severity === 'FATAL';
  const isAway = code === undefined ? UNCODED.test(error.message) : AWAY.some((codes) => codes.test(code));
  if (!isFatal && !isAway) return error;
  const isFull = FULL.has(code ?? '');
  return new StoreUnavailable(`PostgreSQL cannot be used: ${messageOf(error)}`, { cause: error, isFull });
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
