import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../../src/platform/stores/cluster/database/database.ts';
import { openClusterKvs } from '../../../src/platform/stores/cluster/kvs/kvs.ts';
import { jobsSuite } from '../../contract-suites/jobs.ts';
import { keepingSuite } from '../../contract-suites/keeping.ts';
import { kvsEngineSuite } from '../../contract-suites/kvs-engine.ts';
import { referencesSuite } from '../../contract-suites/references.ts';
import { stateSuite } from '../../contract-suites/state.ts';
import { createWithTables } from '../../platform/stores/cluster/kvs-support.ts';
import { openClusterHandles } from '../../support/cluster-stores.ts';
import { lacksPgbouncer, type Pgbouncer, startPgbouncer } from '../../support/pgbouncer.ts';
import { lacksPostgres, type PostgresServer, startPostgres } from '../../support/postgres.ts';

/** Connections of the pooler to each database: fewer than the handles of a suite open. */
const POOL = 4;

const isLacking = lacksPostgres('through PgBouncer') || lacksPgbouncer('through PgBouncer');

describe.skipIf(isLacking)('through PgBouncer in transaction mode', () => {
  let server: PostgresServer;
  let pooler: Pgbouncer;
  beforeAll(async () => {
    server = await startPostgres();
    pooler = await startPgbouncer(server, POOL);
  });
  afterAll(async () => {
    await pooler?.[Symbol.asyncDispose]();
    await server?.[Symbol.asyncDispose]();
  });
  const pooledUrlOf = (url: string) => pooler.urlOf(url);
  const openHandles = () => openClusterHandles(server, { pooledUrlOf });

  stateSuite('PgBouncer', openHandles);
  jobsSuite('PgBouncer', openHandles);
  keepingSuite('PgBouncer', openHandles);
  referencesSuite('PgBouncer', openHandles);
  kvsEngineSuite('PgBouncer', { shared: true }, async () => {
    const url = await createWithTables(server, [0, 1, 2, 7, 11]);
    const pooled = pooler.urlOf(url);
    return { open: async (clock) => openClusterKvs({ url, pooled, clock }), async [Symbol.asyncDispose]() {} };
  });

  test('statements of many connections share few of the server, which bounds each of them', async () => {
    const url = await server.createMigrated();
    await using database = openDatabase({ url: pooler.urlOf(url), isPooled: true, connections: 40 });
    await using direct = openDatabase({ url, connections: 1 });
    const open = async () => {
      const { rows } = await direct.query(
        "SELECT count(*) AS n FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend'",
      );
      return Number(rows[0]?.n);
    };
    const some = Array.from({ length: 40 }, (_, n) => database.query('SELECT $1::integer AS n, pg_sleep(0.05)', [n]));
    expect((await Promise.all(some)).map(({ rows }) => rows[0]?.n)).toEqual(Array.from({ length: 40 }, (_, n) => n));
    expect(await open()).toBeLessThanOrEqual(POOL + 1);
    const { rows } = await database.query(
      "SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock",
    );
    expect(rows).toEqual([{ statement: '10s', lock: '5s' }]);
  });
});
