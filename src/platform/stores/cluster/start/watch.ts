import { inBackground } from '../../../../base/background.ts';
import { type Clock, type Every, systemClock } from '../../../../base/clock.ts';
import { messageOf, systemCode } from '../../../../base/errors.ts';
import type { Log, LogFields } from '../../../../base/log.ts';
import { StoreUnavailable } from '../../rows/unavailable.ts';
import type { OpenedDatabase } from '../database/database.ts';
import { READ_ONLY } from '../database/primary.ts';
import { storeFaultOf } from './faults.ts';

interface WatchOptions {
  readonly database: Pick<OpenedDatabase, 'look'>;
  readonly log: Log;
  readonly clock?: Pick<Clock, 'now'> | undefined;
  readonly every?: Every | undefined;
}

/** Milliseconds between two looks. */
const LOOK_MS = 5_000;
/** Milliseconds by which the clocks may differ. Tokens and signatures of other machines are valid for minutes. */
const DIFFERENCE_MOST_MS = 60_000;
const CLOCK_REMEDY =
  'Synchronize the clocks of this machine and of the PostgreSQL server by NTP. Until then this node refuses valid tokens and signatures.';

/** Logs that the database is away or read-only, or that the clocks differ: one line when that begins, and one when it ends. */
export class DatabaseWatch implements AsyncDisposable {
  readonly #database: WatchOptions['database'];
  readonly #clock: Pick<Clock, 'now'>;
  readonly #looking: AsyncDisposable;
  readonly #sayAway: (fault: LogFields | undefined) => void;
  readonly #sayReadOnly: (fault: LogFields | undefined) => void;
  readonly #sayDifference: (fault: LogFields | undefined) => void;
  #differs = false;

  constructor({ database, log, clock = systemClock, every }: WatchOptions) {
    this.#database = database;
    this.#clock = clock;
    this.#sayAway = changesOf(log, 'database_away', 'database_back');
    this.#sayReadOnly = changesOf(log, 'database_read_only', 'database_writable');
    this.#sayDifference = changesOf(log, 'clock_differs', 'clock_agrees');
    this.#looking = inBackground({ everyMs: LOOK_MS, run: () => this.check(), onFailure: () => {}, every });
  }

  /** Looks now. Rejects with `StoreUnavailable` if the database cannot be read and written. */
  async check(): Promise<void> {
    const asked = this.#clock.now();
    try {
      const time = await this.#database.look();
      // Before the question and after the answer.
      const ahead = Math.max(0, asked - time) - Math.max(0, time - this.#clock.now());
      const direction = ahead > 0 ? 'ahead' : 'behind';
      const fields = { seconds: Math.round(Math.abs(ahead) / 1_000), direction, remedy: CLOCK_REMEDY };
      this.#differs = Math.abs(ahead) > DIFFERENCE_MOST_MS;
      this.#sayDifference(this.#differs ? fields : undefined);
      this.#sayAway(undefined);
      this.#sayReadOnly(undefined);
    } catch (error) {
      const cause = error instanceof StoreUnavailable ? error.cause : undefined;
      const { remedy } = storeFaultOf('database', cause) ?? {};
      if (systemCode(cause) === READ_ONLY) {
        this.#sayAway(undefined);
        this.#sayReadOnly({ remedy });
      } else if (cause) this.#sayAway({ reason: messageOf(error), remedy });
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
}

/** Returns a function that takes the fault of each look, if there is one, and logs when one begins and when it ends. */
function changesOf(log: Log, begins: string, ends: string): (fault: LogFields | undefined) => void {
  let isFault = false;
  return (fault) => {
    if (isFault === (fault !== undefined)) return;
    isFault = fault !== undefined;
    if (fault) log('error', begins, fault);
    else log('info', ends);
  };
}
