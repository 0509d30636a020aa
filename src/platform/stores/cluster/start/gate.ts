import { StoreUnavailable } from '../../rows/unavailable.ts';
import type { Database, OpenedDatabase } from '../database/database.ts';

/**
 * Returns a database that rejects with `StoreUnavailable` until `open` is called. Before a node has checked and migrated
 * the schema, statements of this version could fail on it. `reason`: why not yet.
 */
export function gated(
  database: OpenedDatabase,
  reason = 'This node has not reached PostgreSQL since its start',
): { readonly database: Database & Pick<OpenedDatabase, 'look'>; open(): void } {
  let isOpen = false;
  const opened = () => {
    if (!isOpen) throw new StoreUnavailable(reason);
    return database;
  };
  return {
    open() {
      isOpen = true;
    },
    database: {
      query: async (text, values) => opened().query(text, values),
      transaction: async (work) => opened().transaction(work),
      look: async () => opened().look(),
      [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
    },
  };
}
