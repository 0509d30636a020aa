import type { Every } from '../../../base/clock.ts';
import { systemCode } from '../../../base/errors.ts';
import type { Log } from '../../../base/log.ts';
import { StoreUnavailable } from '../unavailable.ts';
import { inBackground } from './background.ts';
import type { OpenedDatabase } from './database.ts';
import { READ_ONLY } from './primary.ts';
import { storeFaultOf } from './store-faults.ts';

/** Looks at the database regularly, and logs what an operator has to change: one line when it begins, and one when it ends. */
export interface DatabaseWatch extends AsyncDisposable {
  /** Looks now. Rejects with `StoreUnavailable` if the database cannot be read and written. */
  check(): Promise<void>;
}

export interface WatchOptions {
  readonly database: Pick<OpenedDatabase, 'look'>;
  readonly log: Log;
  readonly every?: Every | undefined;
}

/** Milliseconds between two looks. */
const LOOK_MS = 2_000;

export function watchDatabase({ database, log, every }: WatchOptions): DatabaseWatch {
  let isReadOnly = false;
  const check = async () => {
    try {
      await database.look();
      if (isReadOnly) log('info', 'database_writable');
      isReadOnly = false;
    } catch (error) {
      const cause = error instanceof StoreUnavailable ? error.cause : undefined;
      if (systemCode(cause) === READ_ONLY) {
        if (!isReadOnly) log('error', 'database_read_only', { remedy: storeFaultOf('database', cause)?.remedy });
        isReadOnly = true;
      }
      throw error;
    }
  };
  // Whoever uses the database reports that it is away.
  const looking = inBackground({ everyMs: LOOK_MS, run: check, onFailure: () => {}, every });
  return { check, [Symbol.asyncDispose]: () => looking[Symbol.asyncDispose]() };
}
