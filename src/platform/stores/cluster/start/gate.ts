import { StoreUnavailable } from '../../rows/unavailable.ts';
import type { OpenedDatabase } from '../database/database.ts';

/**
 * Returns a database that rejects with `StoreUnavailable` until `open` is called. Before a node has checked and migrated
 * the schema, statements of this version could fail on it. `reason`: why not yet.
 */
export function gated(
  database: OpenedDatabase,
  reason = 'This node has not reached PostgreSQL since its start',
): { readonly database: OpenedDatabase; open(): void } {
  let isOpen = false;
  const check = () => {
    if (!isOpen) throw new StoreUnavailable(reason);
  };
  return {
    open() {
      isOpen = true;
    },
    database: {
      async query(text, values) {
        check();
        return database.query(text, values);
      },
      async transaction(work) {
        check();
        return database.transaction(work);
      },
      async longTransaction(lockMs, work) {
        check();
        return database.longTransaction(lockMs, work);
      },
      async look() {
        check();
        return database.look();
      },
      [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
    },
  };
}
