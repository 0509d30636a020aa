import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { MIGRATIONS, VERSION } from '../../../../src/platform/stores/local/migrations.ts';
import { readDataDir } from '../../../../src/platform/stores/local/reading.ts';
import { temporaryFolder } from '../../../support/temporary.ts';

test('a data directory whose kvs.db is missing or damaged is not read, as a platform does not start on it', () => {
  using folder = temporaryFolder();
  const database = new DatabaseSync(`${folder.path}/platform.db`);
  for (const migration of MIGRATIONS) database.exec(migration());
  database.exec(`PRAGMA user_version = ${VERSION}; PRAGMA foreign_keys = off;
    INSERT INTO kvs_store (only, identity) VALUES (1, 'a')`);
  readDataDir(folder.path)[Symbol.dispose]();
  const columns = database.prepare("SELECT name, type FROM pragma_table_info('kvs_tables')").all();
  database.exec(
    `INSERT INTO kvs_tables (${columns.map(({ name }) => name).join()}) VALUES (${columns.map(({ type }) => (type === 'BLOB' ? "x'00'" : 1)).join()})`,
  );
  database.close();
  expect(() => readDataDir(folder.path)).toThrow(/do not belong together: kvs\.db is missing/);
  folder.write('kvs.db', 'no database, but of some bytes');
  expect(() => readDataDir(folder.path)).toThrow(/is damaged/);
});
