import { describe, expect, test } from 'vitest';
import { openDatabase } from '../../../../src/platform/stores/cluster/database.ts';
import { openClusterKvs } from '../../../../src/platform/stores/cluster/kvs.ts';
import { migrate } from '../../../../src/platform/stores/cluster/migrate.ts';
import { MIGRATIONS } from '../../../../src/platform/stores/cluster/migrations.ts';
import { StoreUnavailable } from '../../../../src/platform/stores/unavailable.ts';
import { anyPostgres, lacksPostgres, postgresForTests, startPostgres } from '../../../support/postgres.ts';
import { addTables, entry, range } from './kvs-support.ts';

/** Migrations of the version that had 16 partitions of entries. */
const PARTITIONED = 6;

describe.skipIf(lacksPostgres('the schema'))('the schema', () => {
  test.each(postgresForTests())('$name runs, with the schema', async (programs) => {
    await using server = await startPostgres(programs);
    await using database = openDatabase({ url: await server.createMigrated() });
    const { rows } = await database.query("SELECT current_setting('server_version_num')::int AS version");
    expect(rows[0]?.version).toBeGreaterThanOrEqual(150_000);
  });

  test.each([
    'read committed',
    // Of a database whose owner has made it stricter. A transaction then sees the rows of its first statement.
    'repeatable read',
  ])('nodes that start at once apply each migration once, and a later start applies none: %s', async (level) => {
    await using server = await startPostgres(anyPostgres(), { default_transaction_isolation: level });
    const url = await server.create();
    await using one = openDatabase({ url });
    await using other = openDatabase({ url });
    await Promise.all([migrate(one), migrate(other), migrate(one)]);
    await migrate(other);
    const { rows } = await one.query('SELECT version FROM schema_migrations ORDER BY version');
    expect(rows).toEqual(MIGRATIONS.map((_, index) => ({ version: index + 1 })));
  });

  test.each([
    ['without entries has four partitions afterwards', false, 4],
    ['with entries keeps its partitions', true, 16],
  ])('a database %s, and an open engine goes on', async (_, hasEntry, partitions) => {
    await using server = await startPostgres();
    const url = await server.create();
    await using database = openDatabase({ url });
    await migrate(database, PARTITIONED);
    await addTables(url, [1]);
    await using engine = openClusterKvs({ url });
    if (hasEntry) await engine.put(1, 'a', entry('before'));
    else expect(await engine.get(1, 'a', 0)).toBeUndefined();
    await migrate(database);
    const count = "SELECT count(*) FROM pg_inherits WHERE inhparent = 'kvs_entries'::regclass";
    expect((await database.query(count)).rows).toEqual([{ count: partitions }]);
    expect(await engine.get(1, 'a', 0)).toEqual(hasEntry ? entry('before') : undefined);
    await Promise.all(range(100).map((n) => engine.put(1, `k${n}`, entry(String(n)))));
    for (const n of range(100)) expect((await engine.get(1, `k${n}`, 0))?.value).toBe(String(n));
    expect((await engine.sizes(0, 10)).map(({ keys }) => keys)).toEqual([hasEntry ? 101 : 100]);
  });

  test('a database with tables of another program is refused and left as it is', async () => {
    await using server = await startPostgres();
    await using database = openDatabase({ url: await server.create() });
    await database.query('CREATE TABLE theirs (id integer)');
    await expect(migrate(database)).rejects.toMatchObject({ code: 'unsupported_data' });
    const { rows } = await database.query("SELECT tablename FROM pg_tables WHERE schemaname = 'public'");
    expect(rows).toEqual([{ tablename: 'theirs' }]);
  });

  test('statements fail with StoreUnavailable while the server is away, and succeed after it is back', async () => {
    await using server = await startPostgres();
    await using database = openDatabase({ url: await server.createMigrated() });
    const read = () => database.query('SELECT n FROM change_counter');
    expect((await read()).rows).toEqual([{ n: 0 }]);
    await server.kill();
    await expect(read()).rejects.toBeInstanceOf(StoreUnavailable);
    await server.restart();
    expect((await read()).rows).toEqual([{ n: 0 }]);
  });

  test('a transaction that a deadlock ended runs again', async () => {
    await using server = await startPostgres(undefined, { deadlock_timeout: '50ms' });
    await using database = openDatabase({ url: await server.create() });
    await database.query('CREATE TABLE pairs (id integer PRIMARY KEY, n integer NOT NULL)');
    await database.query('INSERT INTO pairs VALUES (1, 0), (2, 0)');
    let met = 0;
    const both = Promise.withResolvers<void>();
    const raise = (first: number, second: number) =>
      database.transaction(async (within) => {
        await within.query('UPDATE pairs SET n = n + 1 WHERE id = $1', [first]);
        met += 1;
        if (met >= 2) both.resolve();
        await both.promise;
        await within.query('UPDATE pairs SET n = n + 1 WHERE id = $1', [second]);
      });
    await Promise.all([raise(1, 2), raise(2, 1)]);
    expect(met).toBe(3);
    expect((await database.query('SELECT n FROM pairs ORDER BY id')).rows).toEqual([{ n: 2 }, { n: 2 }]);
  });
});
