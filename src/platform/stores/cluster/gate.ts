import { StoreUnavailable } from '../unavailable.ts';
import type { Database } from './database.ts';

/**
 * Returns a database that rejects with `StoreUnavailable` until `open` is called. Before a node has checked and migrated
 * the schema, statements of this version could fail on it. `reason`: why not yet.
 */
export function gated(
  database: Database,
  reason = 'This node has not reached PostgreSQL since its start',
): { readonly database: Database; open(): void } {
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
      [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
    },
  };
}
