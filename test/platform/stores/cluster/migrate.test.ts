import { describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../../../src/platform/stores/cluster/database/database.ts';
import { migrate } from '../../../../src/platform/stores/cluster/database/migrate.ts';
import { MIGRATIONS, OLDEST } from '../../../../src/platform/stores/cluster/database/migrations.ts';
import { openClusterKvs } from '../../../../src/platform/stores/cluster/kvs/kvs.ts';
import { numberOf } from '../../../../src/platform/stores/rows/columns.ts';
import { StoreUnavailable } from '../../../../src/platform/stores/rows/unavailable.ts';
import { anyPostgres, lacksPostgres, postgresForTests, startPostgres } from '../../../support/postgres.ts';
import { addTables, entry, openSession, range, untilBlocked } from './kvs-support.ts';

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
    expect(rows).toEqual(MIGRATIONS.map((_, index) => ({ version: OLDEST + index })));
  });

  test('a database with tables of another program is refused and left as it is', async () => {
    await using server = await startPostgres();
    await using database = openDatabase({ url: await server.create() });
    await database.query('CREATE TABLE theirs (id integer)');
    await expect(migrate(database)).rejects.toMatchObject({ code: 'unsupported_data' });
    const { rows } = await database.query("SELECT tablename FROM pg_tables WHERE schemaname = 'public'");
    expect(rows).toEqual([{ tablename: 'theirs' }]);
  });

  test('an older version that starts on a newer schema is refused with one line, and changes nothing', async () => {
    await using server = await startPostgres();
    await using database = openDatabase({ url: await server.createMigrated() });
    const newer = [...MIGRATIONS, 'CREATE TABLE made ()'];
    await migrate(database, { migrations: newer });
    const version = OLDEST - 1 + newer.length;
    const message = `A newer version of Slipway has migrated the database of --database: it has schema ${version}, and this version knows ${version - 1}`;
    await expect(migrate(database)).rejects.toMatchObject({
      ...{ code: 'unsupported_data', input: 'database', message },
      remedy: expect.stringContaining('Start the version that the other nodes have'),
    });
    await migrate(database, { migrations: newer });
  });

  test('a schema that is too old to be upgraded is refused, and is not changed', async () => {
    await using server = await startPostgres();
    await using database = openDatabase({ url: await server.create() });
    await database.query('CREATE TABLE schema_migrations (version integer PRIMARY KEY, applied_at bigint NOT NULL)');
    await database.query('INSERT INTO schema_migrations SELECT n, 1 FROM generate_series(1, $1) n', [OLDEST - 1]);
    await expect(migrate(database)).rejects.toMatchObject({
      ...{ code: 'unsupported_data', input: 'database' },
      message: `The database of --database has version ${OLDEST - 1}, and the oldest that this Slipway can upgrade is ${OLDEST}`,
      remedy: 'Start it once with the Slipway of commit 43aeff75 (2026-11-27), which upgrades it.',
    });
    const { rows } = await database.query("SELECT tablename FROM pg_tables WHERE schemaname = 'public'");
    expect(rows).toEqual([{ tablename: 'schema_migrations' }]);
  });

  describe('a migration', () => {
    const SLOW = 'CREATE TABLE made (id integer); SELECT pg_sleep(0.6); INSERT INTO made VALUES (1)';

    /** Nodes on one database of the current schema, whose statements may take `statementMs`. */
    async function nodes(count: number, statementMs = 200) {
      const server = await startPostgres();
      const url = await server.createMigrated();
      const databases = range(count).map(() => openDatabase({ url, statementMs }));
      const versions = async () => {
        const { rows } = await (databases[0] as Database).query('SELECT max(version) AS n FROM schema_migrations');
        return numberOf(rows[0] ?? {}, 'n') - (OLDEST - 1 + MIGRATIONS.length);
      };
      return {
        ...{ url, databases, versions },
        async [Symbol.asyncDispose]() {
          await Promise.all(databases.map((each) => each[Symbol.asyncDispose]()));
          await server[Symbol.asyncDispose]();
        },
      };
    }

    test('takes longer than a statement may, and of nodes that start meanwhile none applies it again', async () => {
      await using it = await nodes(3);
      await Promise.all(it.databases.map((each) => migrate(each, { migrations: [...MIGRATIONS, SLOW] })));
      const [one] = it.databases;
      expect((await one?.query('SELECT count(*) AS n FROM made'))?.rows).toEqual([{ n: 1 }]);
      expect(await it.versions()).toBe(1);
      // Other statements of the same connections still have their limit.
      await expect(one?.query('SELECT pg_sleep(0.6)')).rejects.toBeInstanceOf(StoreUnavailable);
    });

    test('that fails leaves those before it applied', async () => {
      await using it = await nodes(1, 10_000);
      const [database] = it.databases;
      if (!database) return;
      const first = 'CREATE TABLE made (id integer)';
      const migrations = [...MIGRATIONS, first, 'INSERT INTO made VALUES (1); SELECT 1/0', 'CREATE TABLE never ()'];
      await expect(migrate(database, { migrations })).rejects.toThrow(/division by zero/);
      expect(await it.versions()).toBe(1);
      expect((await database.query('SELECT id FROM made')).rows).toEqual([]);
      await migrate(database, { migrations: [...MIGRATIONS, first, 'INSERT INTO made VALUES (2)'] });
      expect((await database.query('SELECT id FROM made')).rows).toEqual([{ id: 2 }]);
    });

    test('gives way to puts while it lacks its lock, and has it later', async () => {
      await using it = await nodes(1);
      const [database] = it.databases;
      if (!database) return;
      await addTables(it.url, [1]);
      await using engine = openClusterKvs({ url: it.url });
      await using session = await openSession(it.url);
      await using looking = await openSession(it.url);
      await session.rows('BEGIN; LOCK TABLE kvs_entries IN ACCESS SHARE MODE');
      const lock = 'LOCK TABLE kvs_entries IN ACCESS EXCLUSIVE MODE; CREATE TABLE made (id integer)';
      const migrated = migrate(database, { migrations: [...MIGRATIONS, lock] });
      for (const n of range(2)) {
        await untilBlocked(looking, 'CREATE TABLE made');
        await engine.put(1, 'a', entry(String(n)));
      }
      await session.rows('COMMIT');
      await migrated;
      expect(await it.versions()).toBe(1);
    });

    test('that waits for its lock ends with the start', async () => {
      await using it = await nodes(1);
      const [database] = it.databases;
      if (!database) return;
      await using session = await openSession(it.url);
      await session.rows('BEGIN; LOCK TABLE apps IN ACCESS SHARE MODE');
      const stop = new AbortController();
      const migrations = [...MIGRATIONS, 'LOCK TABLE apps IN ACCESS EXCLUSIVE MODE'];
      const migrated = migrate(database, { migrations, signal: stop.signal });
      stop.abort(new Error('stopped'));
      await expect(migrated).rejects.toThrow('stopped');
    });
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
