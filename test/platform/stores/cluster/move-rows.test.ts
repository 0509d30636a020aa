import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../../../src/platform/stores/cluster/database/database.ts';
import { beginImport, endImport } from '../../../../src/platform/stores/cluster/move/record.ts';
import { digestOf, mergeTable, raiseSequence, storedRows } from '../../../../src/platform/stores/cluster/move/rows.ts';
import { ENTRIES_TABLE, STATE_TABLES, type TransferRow } from '../../../../src/platform/stores/rows/transfer.ts';
import { lacksPostgres, type PostgresServer, startPostgres } from '../../../support/postgres.ts';

const ENTRIES = ENTRIES_TABLE;
const ROLES = STATE_TABLES.find(({ name }) => name === 'kvs_roles') ?? STATE_TABLES[0];

/** An entry of the key-value store. */
function entry(keyspace: number, key: string, value: string, expiresAt: number | null = null): TransferRow {
  return [keyspace, Buffer.from(key), value, expiresAt];
}

async function rowsOf(database: Database): Promise<readonly TransferRow[]> {
  const rows: TransferRow[] = [];
  for await (const row of storedRows(database, ENTRIES)) rows.push(row);
  return rows;
}

describe.skipIf(lacksPostgres('moving rows into a cluster'))('moving rows into a cluster', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server[Symbol.asyncDispose]());

  const opened = async () => openDatabase({ url: await server.createMigrated() });

  test('a table becomes equal to its source, and only what differs is written', async () => {
    await using database = await opened();
    // In the order of bytes, in which é comes after z, and a surrogate pair after U+FFFF.
    const first = [
      ...[entry(1, '', '0'), entry(1, '\0', '1'), entry(1, 'a', '2'), entry(1, 'z', '3')],
      ...[entry(1, 'é', '4'), entry(1, '\uffff', '5', 9), entry(1, '😀', '6'), entry(2, 'a', '7')],
    ];
    expect(await mergeTable(database, ENTRIES, first)).toEqual({ rows: 8, written: 8, removed: 0 });
    expect(await rowsOf(database)).toEqual(first);
    expect(await mergeTable(database, ENTRIES, first)).toEqual({ rows: 8, written: 0, removed: 0 });
    const second = [entry(1, '\0', '1'), entry(1, 'a', 'new'), entry(1, 'b', '8'), entry(1, '😀', '6', 7)];
    expect(await mergeTable(database, ENTRIES, second)).toEqual({ rows: 4, written: 3, removed: 5 });
    expect(await rowsOf(database)).toEqual(second);
  });

  test('10,000 rows move in pages, and an interrupted move goes on', async () => {
    await using database = await opened();
    const rows = Array.from({ length: 10_000 }, (_, index) => entry(1, String(index).padStart(6, '0'), `${index}`));
    function* interrupted() {
      yield* rows.slice(0, 7_000);
      throw new Error('interrupted');
    }
    await expect(mergeTable(database, ENTRIES, interrupted())).rejects.toThrow('interrupted');
    const progress: number[] = [];
    const merged = await mergeTable(database, ENTRIES, rows, { rowsDone: (done) => progress.push(done) });
    expect(merged.rows).toBe(10_000);
    expect(merged.written).toBeLessThanOrEqual(4_000);
    expect(progress.at(-1)).toBe(10_000);
    expect(await digestOf(ENTRIES, storedRows(database, ENTRIES))).toEqual(await digestOf(ENTRIES, rows));
  });

  test('the digests of tables with different rows differ', async () => {
    const digests = await Promise.all(
      [[entry(1, 'a', '1')], [entry(1, 'a', '2')], [entry(2, 'a', '1')], [entry(1, 'a', '1', 5)], []].map((rows) =>
        digestOf(ENTRIES, rows),
      ),
    );
    expect(new Set(digests.map(({ sha256 }) => sha256)).size).toBe(5);
  });

  test('sealed values are prepared when they are written, and not compared', async () => {
    await using database = await opened();
    await database.query(`INSERT INTO apps (org, project, app_id, name, type, repository, branch, subdomain,
      environment_id, created_at, updated_at) VALUES ('o', 'p', 'a', 'a', 'api', 'r', 'main', 's', 'env', 1, 1)`);
    const role = (sealed: string): TransferRow => ['ASIA1', 'env', Buffer.from(sealed), 5];
    const prepare = ([key, env, sealed, expiry]: TransferRow): TransferRow => [
      ...[key ?? null, env ?? null, Buffer.from(`again ${sealed}`), expiry ?? null],
    ];
    await mergeTable(database, ROLES, [role('old')], { prepare });
    const { written } = await mergeTable(database, ROLES, [role('old')], { prepare });
    expect(written).toBe(0);
    const { rows } = await database.query("SELECT convert_from(sealed, 'UTF8') AS sealed FROM kvs_roles");
    expect(rows).toEqual([{ sealed: 'again old' }]);
  });

  test.each([
    [0, 1],
    [1, 2],
    [41, 42],
  ])('after a table whose highest number is %i, the next one is %i', async (highest, next) => {
    await using database = await opened();
    await raiseSequence(database, 'apps', 'id', highest);
    const { rows } = await database.query("SELECT nextval(pg_get_serial_sequence('apps', 'id')) AS next");
    expect(rows).toEqual([{ next }]);
  });

  test('a database takes one data directory, once, and none if it has apps or a node runs', async () => {
    await using database = await opened();
    await beginImport(database, 'one');
    await beginImport(database, 'one');
    await expect(beginImport(database, 'other')).rejects.toMatchObject({ code: 'invalid_input' });
    await database.query(`INSERT INTO nodes (name, version, roles, address, started_at, seen_at)
      VALUES ('node-1', '1', '{}', '', slipway_now(), slipway_now())`);
    await expect(beginImport(database, 'one')).rejects.toThrow('The node node-1 runs');
    await database.query('DELETE FROM nodes');
    await endImport(database);
    await expect(beginImport(database, 'one')).rejects.toThrow('has moved to this database already');
    await using used = await opened();
    await used.query(`INSERT INTO apps (org, project, app_id, name, type, repository, branch, subdomain,
      environment_id, created_at, updated_at) VALUES ('o', 'p', 'a', 'a', 'api', 'r', 'main', 's', 'env', 1, 1)`);
    await expect(beginImport(used, 'one')).rejects.toThrow('has apps already');
  });
});
