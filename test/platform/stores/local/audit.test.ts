import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { auditSuite } from '../../../contract-suites/audit.ts';
import { storePlace } from '../../../support/local-stores.ts';

auditSuite('SQLite', async () => {
  const place = storePlace({ keepReleases: 3 });
  return {
    ...{ a: place.attach(), b: place.attach(), clock: place.clock },
    attempt: place.run,
    async behind(statement) {
      using database = new DatabaseSync(join(place.path, 'platform.db'));
      const triggers = database
        .prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' AND name LIKE 'audit%'")
        .all();
      for (const { name } of triggers) database.exec(`DROP TRIGGER ${name}`);
      database.exec(statement);
      for (const { sql } of triggers) database.exec(String(sql));
    },
    [Symbol.asyncDispose]: () => place[Symbol.asyncDispose](),
  };
});
