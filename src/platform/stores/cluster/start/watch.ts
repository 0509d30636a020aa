import { inBackground } from '../../../../base/background.ts';
import { type Clock, type Every, systemClock } from '../../../../base/clock.ts';
import { systemCode } from '../../../../base/errors.ts';
import type { Log } from '../../../../base/log.ts';
import { StoreUnavailable } from '../../rows/unavailable.ts';
import type { OpenedDatabase } from '../database/database.ts';
import { READ_ONLY } from '../database/primary.ts';
import { storeFaultOf } from './faults.ts';

interface WatchOptions {
  readonly database: Pick<OpenedDatabase, 'look'>;
  readonly log: Log;
  /** The clock of this node. */
  readonly clock?: Pick<Clock, 'now'> | undefined;
  readonly every?: Every | undefined;
}

/** Milliseconds between two looks. */
const LOOK_MS = 5_000;
/** Milliseconds by which the clocks may differ. Tokens and signatures of other machines are valid for minutes. */
const DIFFERENCE_MOST_MS = 60_000;
const CLOCK_REMEDY =
  'Synchronize the clocks of this machine and of the PostgreSQL server by NTP. Until then this node refuses valid tokens and signatures.';

/**
 * Looks at the database regularly, and logs the changes that an operator has to make: one line when a fault begins, and one
 * when it ends. The faults are a database that is read-only, and a clock of this node that differs from the database's.
 */
export class DatabaseWatch implements AsyncDisposable {
  readonly #options: WatchOptions;
  readonly #looking: AsyncDisposable;
  #isReadOnly = false;
  #differs = false;

  constructor(options: WatchOptions) {
    this.#options = options;
    // Users of the database report that it is away.
    const onFailure = () => {};
    this.#looking = inBackground({ everyMs: LOOK_MS, run: () => this.check(), onFailure, every: options.every });
  }

  /** Looks now. Rejects with `StoreUnavailable` if the database cannot be read and written. */
  async check(): Promise<void> {
    const { database, clock = systemClock } = this.#options;
    const asked = clock.now();
    try {
      const time = await database.look();
      this.#compare(time, asked, clock.now());
      this.#readOnly(undefined);
    } catch (error) {
      const cause = error instanceof StoreUnavailable ? error.cause : undefined;
      if (systemCode(cause) === READ_ONLY) this.#readOnly(cause);
      throw error;
    }
  }

  /** Rejects if the clocks differed by more than a minute in the last look. */
  async checkClock(): Promise<void> {
    if (this.#differs) throw new Error('The clock of this node differs from the one of PostgreSQL');
  }

  [Symbol.asyncDispose](): PromiseLike<void> {
    return this.#looking[Symbol.asyncDispose]();
  }

  /** Compares the time of the database with those of this node before the question and after the answer. */
  #compare(time: number, asked: number, answered: number): void {
    const ahead = Math.max(0, asked - time) - Math.max(0, time - answered);
    const differs = Math.abs(ahead) > DIFFERENCE_MOST_MS;
    if (differs === this.#differs) return;
    this.#differs = differs;
    const { log } = this.#options;
    const direction = ahead > 0 ? 'ahead' : 'behind';
    const fields = { seconds: Math.round(Math.abs(ahead) / 1_000), direction, remedy: CLOCK_REMEDY };
    if (differs) log('error', 'clock_differs', fields);
    else log('info', 'clock_agrees');
  }

  /** `cause` is why the database cannot be written, or undefined if it can. */
  #readOnly(cause: unknown): void {
    const isReadOnly = cause !== undefined;
    if (isReadOnly === this.#isReadOnly) return;
    this.#isReadOnly = isReadOnly;
    const { log } = this.#options;
    if (isReadOnly) log('error', 'database_read_only', { remedy: storeFaultOf('database', cause)?.remedy });
    else log('info', 'database_writable');
  }
}
