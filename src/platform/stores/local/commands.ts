import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { messageOf } from '../../../base/errors.ts';
import type { Row } from '../rows/columns.ts';
import { StoreUnavailable } from '../rows/unavailable.ts';
import { inTransaction } from './database.ts';
import { isDiskFull, isUnusable } from './disk-faults.ts';

export interface Commands {
  /** Runs `work` without a transaction: statements that only read, or a single one that writes. */
  read<T>(work: () => T): Promise<T>;
  /** Reads one row. Undefined if there is none. */
  first<T>(statement: StatementSync, values: readonly SQLInputValue[], of: (row: Row) => T): Promise<T | undefined>;
  /** Runs `work` in one transaction: all of it is stored, or none. `work` must be synchronous, and must not call `write`. */
  write<T>(work: () => T): Promise<T>;
}

/** Creates the commands of a database. They reject with `StoreUnavailable` if it cannot be used now, as on a full disk. */
export function createCommands(database: DatabaseSync): Commands {
  return {
    read: async (work) => attempt(work),
    first: async (statement, values, of) =>
      attempt(() => {
        const row = statement.get(...values);
        return row && of(row);
      }),
    write: async (work) => attempt(() => inTransaction(database, work)),
  };
}

function attempt<T>(work: () => T): T {
  try {
    return work();
  } catch (cause) {
    const isFull = isDiskFull(cause);
    if (!isFull && !isUnusable(cause)) throw cause;
    throw new StoreUnavailable(`The state cannot be read or written: ${messageOf(cause)}`, { cause, isFull });
  }
}
