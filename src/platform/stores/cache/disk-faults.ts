import type { Clock } from '../../../base/clock.ts';
import { systemCode } from '../../../base/errors.ts';
import { type Log, sparing } from '../../../base/log.ts';
import type { DiskFault } from './draft.ts';

/** Milliseconds without writing after the disk has refused a write. */
const PAUSE_MS = 10_000;
/** Milliseconds between two log lines about files that cannot be read. */
const LOGGED_EVERY = 10_000;

/** Logs the faults of a disk, and pauses the writes to it. */
export class DiskFaults {
  readonly #clock: Clock;
  readonly #log: Log;
  readonly #logSeldom: Log;
  #pausedUntil = Number.NEGATIVE_INFINITY;

  constructor(clock: Clock, log: Log) {
    this.#clock = clock;
    this.#log = log;
    this.#logSeldom = sparing(log, LOGGED_EVERY, () => clock.monotonic());
  }

  /** True for some seconds after the disk has refused a write. */
  get isPaused(): boolean {
    return this.#clock.monotonic() < this.#pausedUntil;
  }

  refused({ cause, message }: DiskFault): void {
    if (this.isPaused) return;
    this.#pausedUntil = this.#clock.monotonic() + PAUSE_MS;
    this.#log('warn', 'disk_cache_paused', { reason: systemCode(cause) ?? message });
  }

  damaged(name: string): void {
    this.#logSeldom('warn', 'cached_file_damaged', { name });
  }

  /** Logs an error of the system, except that a file is missing. Throws other errors. */
  unreadable(error: unknown): void {
    const code = systemCode(error);
    if (code === undefined) throw error;
    if (code !== 'ENOENT' && code !== 'ENOTDIR') this.#logSeldom('warn', 'cached_file_unreadable', { reason: code });
  }
}
