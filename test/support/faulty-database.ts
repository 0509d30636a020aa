import type { Database, Statements } from '../../src/platform/stores/cluster/database/database.ts';

/** Returns a database that calls `step` before and after each statement of `database`. Throws what `step` throws. */
export function steppedDatabase(database: Database, step: () => void): Database {
  const stepped = ({ query }: Statements): Statements => ({
    async query(text, values) {
      step();
      const result = await query(text, values);
      step();
      return result;
    },
  });
  return {
    ...stepped({ query: (text, values) => database.query(text, values) }),
    async transaction(work) {
      const made = await database.transaction((within) => work(stepped(within)));
      step();
      return made;
    },
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  };
}
