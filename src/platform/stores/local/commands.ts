import type { DatabaseSync } from 'node:sqlite';
import { StoreUnavailable } from '../unavailable.ts';
import { inTransaction } from './database.ts';
import { isDiskFull, isFailingDisk } from './disk-faults.ts';

/** Runs the commands of the ports on one database. */
export interface Commands {
  /** Runs `work` without a transaction: statements that only read, or a single one that writes. */
  read<T>(work: () => T): Promise<T>;
  /** Runs `work` in one transaction: all of it is stored, or none. `work` must be synchronous, and must not call `write`. */
  write<T>(work: () => T): Promise<T>;
}

/** Creates the commands of a database. They reject with `StoreUnavailable` if the disk is full or fails. */
export function createCommands(database: DatabaseSync): Commands {
  return {
    read: async (work) => attempt(work),
    write: async (work) => attempt(() => inTransaction(database, work)),
  };
}

function attempt<T>(work: () => T): T {
  try {
    return work();
  } catch (cause) {
    if (!isDiskFull(cause) && !isFailingDisk(cause)) throw cause;
    throw new StoreUnavailable('The state cannot be read or written: the disk is full or failing', { cause });
  }
}
