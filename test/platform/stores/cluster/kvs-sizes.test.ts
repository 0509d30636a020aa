import { expect, test } from 'vitest';
import { type Database, openDatabase } from '../../../../src/platform/stores/cluster/database/database.ts';
import { sizesOf } from '../../../../src/platform/stores/cluster/kvs/kvs.ts';
import { numberOf } from '../../../../src/platform/stores/rows/columns.ts';
import { describeOnPostgres } from '../../../support/cluster-stores.ts';

const TABLES = 12_000;
/** Rows of the last table, which need several folds. */
const ROWS = 45_000;

async function totals(database: Database) {
  const { rows } = await database.query(
    'SELECT count(*) AS rows, sum(keys)::bigint AS keys, sum(bytes)::bigint AS bytes FROM kvs_sizes',
  );
  const [row = {}] = rows;
  return { rows: numberOf(row, 'rows'), keys: numberOf(row, 'keys'), bytes: numberOf(row, 'bytes') };
}

async function readAll(database: Database) {
  const sizes = [];
  for (let after = 0; ; ) {
    const page = await sizesOf(database, after, 500);
    sizes.push(...page);
    after = page.at(-1)?.keyspace ?? 0;
    if (page.length < 500) return sizes;
  }
}

describeOnPostgres('the sizes of 12,000 tables', (server) => {
  async function openFilled() {
    const database = openDatabase({ url: await server().createMigrated() });
    await database.query(`INSERT INTO kvs_sizes SELECT n, 5, 100 FROM generate_series(1, ${TABLES}) n`);
    await database.query(`INSERT INTO kvs_sizes SELECT ${TABLES}, 1, 10 FROM generate_series(1, ${ROWS}) n`);
    return database;
  }
  const first = Array.from({ length: TABLES - 1 }, (_, n) => ({ keyspace: n + 1, keys: 5, bytes: 100 }));
  const last = { keyspace: TABLES, keys: 5 + ROWS, bytes: 100 + 10 * ROWS };

  test('rows of any table are replaced by their sum, and the rows of the others stay where they are', async () => {
    await using database = await openFilled();
    const places = async () =>
      (await database.query(`SELECT ctid::text FROM kvs_sizes WHERE keyspace < ${TABLES} ORDER BY ctid`)).rows;
    const before = [await totals(database), await places()] as const;
    expect(await readAll(database)).toEqual([...first, last]);
    expect(await totals(database)).toEqual({ ...before[0], rows: TABLES });
    expect(await places()).toEqual(before[1]);
  });

  test('a table whose entries were all removed has no rows afterwards, and the ones after it are summed up', async () => {
    await using database = await openFilled();
    await database.query('INSERT INTO kvs_sizes VALUES (7, -5, -100), (10500, -2, -1), (10500, 1, 0)');
    const others = first.filter(({ keyspace }) => keyspace !== 7);
    const expected = others.map((each) => (each.keyspace === 10_500 ? { ...each, keys: 4, bytes: 99 } : each));
    expect(await readAll(database)).toEqual([...expected, last]);
    expect((await totals(database)).rows).toBe(TABLES - 1);
  });

  test('several nodes that sum up at once, while entries are added, count each row once', async () => {
    await using database = await openFilled();
    const adding = async () => {
      for (let n = 0; n < 50; n += 1) {
        await database.query(
          `INSERT INTO kvs_sizes SELECT 1 + n % ${TABLES}, 1, 10 FROM generate_series(${n}, 2000) n`,
        );
      }
    };
    const before = await totals(database);
    const added = 50 * 2_001 - (49 * 50) / 2;
    await Promise.all([adding(), ...Array.from({ length: 4 }, () => sizesOf(database, 0, 10))]);
    expect(await totals(database)).toMatchObject({ keys: before.keys + added, bytes: before.bytes + 10 * added });
    await sizesOf(database, 0, 10);
    expect(await totals(database)).toEqual({
      rows: TABLES,
      keys: before.keys + added,
      bytes: before.bytes + 10 * added,
    });
  });

  test('rows that another node holds are left to it, and those of later tables are summed up', async () => {
    await using database = await openFilled();
    await database.query(`INSERT INTO kvs_sizes VALUES (${TABLES + 1}, 1, 1), (${TABLES + 1}, 1, 1)`);
    await database.transaction(async (holding) => {
      await holding.query(`SELECT FROM kvs_sizes WHERE keyspace = ${TABLES} FOR UPDATE`);
      await sizesOf(database, 0, 10);
    });
    const { rows } = await database.query('SELECT keyspace FROM kvs_sizes WHERE keyspace >= 12000');
    expect(rows.length).toBe(1 + ROWS + 1);
  });
});
