import type { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { systemClock } from '../src/base/clock.ts';
import type { AuditFilter, AuditStore } from '../src/platform/stores/audit.ts';
import { openDatabase as openCluster } from '../src/platform/stores/cluster/database/database.ts';
import { createClusterEngine } from '../src/platform/stores/cluster/database/engine.ts';
import { openDatabase as openLocal } from '../src/platform/stores/local/database.ts';
import { createLocalEngine } from '../src/platform/stores/local/engine.ts';
import { createAuditStore } from '../src/platform/stores/rows/audit.ts';
import { actBy } from '../test/support/acts.ts';
import { installedPostgres, startPostgres } from '../test/support/postgres.ts';
import { temporaryFolder } from '../test/support/temporary.ts';
import { alternate, type BenchRow, type Goal, printRows, rowOf, timed } from './harness.ts';

/** Rows of the audit log of one organization. With the first number, the pages of all lists are full, also with several filters. */
const SCALES = { small: 30_000, large: Number(process.env.AUDIT_ROWS ?? 1_000_000) };
const ROUNDS = 60;
/** Each one removes a thousand rows. */
const TRIMS = 10;
const GOAL: Goal = { atMost: 1.5 };
const ORG = 'bench';
const DAY_MS = 86_400_000;
/** The older half of the rows may be removed. */
const KEPT_MS = 60 * DAY_MS;
/** The rows of a person, an app and an action that the log knows no more than three of, all at its beginning. */
const RARE = 3;

interface Scaled extends AsyncDisposable {
  readonly small: AuditStore;
  readonly large: AuditStore;
}

/** Compares what people wait for of an audit log with 1,000,000 rows with the same of 30,000 rows, on both engines. */
export async function* benchAuditGrowth(): AsyncGenerator<BenchRow> {
  {
    await using stores = await localStores();
    yield* measured('SQLite', stores);
  }
  // The oldest release that the platform supports comes last.
  const postgres = installedPostgres().at(-1);
  if (!postgres) return void process.stderr.write('growth: PostgreSQL is not installed, and not measured\n');
  await using stores = await clusterStores(postgres);
  yield* measured(postgres.name, stores);
}

async function localStores(): Promise<Scaled> {
  await using stack = new AsyncDisposableStack();
  const open = (rows: number) => {
    const database: DatabaseSync = openLocal(stack.use(temporaryFolder()).path);
    stack.defer(() => database.close());
    database.exec('PRAGMA synchronous = OFF; BEGIN');
    database.exec(`WITH RECURSIVE s (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM s WHERE i < ${rows - 1})
      ${addition(rows, { text: (format, number) => `printf('${format}', ${number})` })} FROM s`);
    database.exec(`${head(rows)}; COMMIT; PRAGMA synchronous = FULL; PRAGMA wal_checkpoint(TRUNCATE)`);
    return createAuditStore(createLocalEngine(database, systemClock));
  };
  const [small, large] = [open(SCALES.small), open(SCALES.large)];
  const opened = stack.move();
  return { small, large, [Symbol.asyncDispose]: () => opened.disposeAsync() };
}

async function clusterStores(programs: Parameters<typeof startPostgres>[0]): Promise<Scaled> {
  await using stack = new AsyncDisposableStack();
  const server = stack.use(await startPostgres(programs));
  const open = async (rows: number) => {
    const database = stack.use(openCluster({ url: await server.createMigrated(), connections: 4 }));
    // Some at once: a statement of the platform has a limit of time.
    for (let from = 0; from < rows; from += 50_000) {
      const text = (format: string, number: string) =>
        `replace('${format}', '%d', (${number})::text)`.replaceAll('%05d', '%d');
      await database.query(
        `${addition(rows, { text })} FROM generate_series(${from}, ${Math.min(rows, from + 50_000) - 1}) AS s (i)`,
      );
    }
    await database.query(head(rows));
    // As autovacuum does on a server that runs.
    await database.query('ANALYZE audit');
    return createAuditStore(createClusterEngine(database));
  };
  const [small, large] = [await open(SCALES.small), await open(SCALES.large)];
  const opened = stack.move();
  return { small, large, [Symbol.asyncDispose]: () => opened.disposeAsync() };
}

/**
 * Returns the statement that adds rows `i`: of 60 apps, 50 people and three actions, one in a second. The older half is more than 60 days
 * older. Their hashes are no chain, which appends and lists do not read.
 */
function addition(rows: number, { text }: { text(format: string, number: string): string }): string {
  const first = Date.now() - rows * 1_000;
  const common = (name: string, rare: string) => `CASE WHEN i < ${RARE} THEN '${rare}' ELSE ${name} END`;
  const action = "CASE i % 3 WHEN 0 THEN 'env.edit' WHEN 1 THEN 'app.update' ELSE 'deployment.create' END";
  return `INSERT INTO audit (org, n, at, project, app_id, action, who, via, client, request, becomes, hash)
    SELECT '${ORG}', i + 1, ${first} + i * 1000 - CASE WHEN i < ${rows / 2} THEN ${KEPT_MS + DAY_MS} ELSE 0 END, 'web',
      ${common(text('app-%d', 'i % 60'), 'app-rare')}, ${common(action, 'app.restore')},
      ${common(text('person-%d@example.com', 'i % 50'), 'rare@example.com')}, 'id-token', '192.0.2.1',
      ${text('req-%d', 'i')}, '{"added":["NAME_OF_A_VARIABLE"]}', '${'0'.repeat(64)}'`;
}

function head(rows: number): string {
  const hash = `'${'0'.repeat(64)}'`;
  return `INSERT INTO audit_heads (org, n, at, hash, anchor_n, anchor_hash)
    VALUES ('${ORG}', ${rows}, ${Date.now()}, ${hash}, 0, ${hash})`;
}

async function* measured(engine: string, stores: Scaled): AsyncGenerator<BenchRow> {
  const compared = async (
    name: string,
    work: (store: AuditStore, rows: number) => Promise<unknown>,
    rounds = ROUNDS,
  ) => {
    const of = (which: 'small' | 'large') => () => timed(() => work(stores[which], SCALES[which]));
    const times = await alternate(rounds, { small: of('small'), large: of('large') });
    return rowOf(`growth: audit on ${engine}, ${name}`, 'ms', GOAL, times.large, times.small);
  };
  const edit = { org: ORG, project: 'web', appID: 'app-7', action: 'env.edit', after: { added: ['NAME'] } } as const;
  yield await compared('a row is appended', (store) => store.append(actBy('ana@example.com'), [edit]));
  const filters: Readonly<Record<string, AuditFilter>> = {
    'the newest 100': {},
    'of an app': { appID: 'app-7' },
    'of a person': { by: 'person-7@example.com' },
    'of an action': { action: 'env.edit' },
    'of a project': { project: 'web' },
    'of an app, a person and an action': { appID: 'app-30', by: 'person-30@example.com', action: 'env.edit' },
    'of an app with three rows at the beginning': { appID: 'app-rare' },
    'of a person with three rows at the beginning': { by: 'rare@example.com' },
    'of an action with three rows at the beginning': { action: 'app.restore' },
    'of an app without rows of the person': { appID: 'app-7', by: 'rare@example.com' },
    'of nobody': { by: 'nobody@example.com' },
    'of a quarter of an hour': { since: Date.now() - 7_200_000, until: Date.now() - 6_300_000 },
  };
  for (const [name, filter] of Object.entries(filters)) {
    // Of several filters at once, the shorter log has fewer than a hundred rows.
    const limit = Object.keys(filter).length > 2 ? 10 : 100;
    yield await compared(name, (store) => store.list(ORG, filter, { limit }));
  }
  yield await compared('a page in the middle', (store, rows) => store.list(ORG, {}, { before: rows / 2, limit: 100 }));
  yield await compared('a page of a person in the middle', (store, rows) =>
    store.list(ORG, { by: 'person-7@example.com' }, { before: rows / 2, limit: 100 }),
  );
  yield await compared('what follows the newest row (--follow)', (store, rows) => store.after(ORG, rows - 5, 100));
  yield await compared('a step of verify at the beginning', (store) => store.after(ORG, 0, 100));
  yield await compared('a step of verify in the middle', (store, rows) => store.after(ORG, rows / 2, 100));
  yield await compared('the chain', (store) => store.chain(ORG));
  yield await compared('a thousand old rows are removed', (store) => store.trim(KEPT_MS), TRIMS);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for await (const row of benchAuditGrowth()) printRows([row]);
}
