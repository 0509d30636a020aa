import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { Random } from '../../src/base/clock.ts';
import { type Database, openDatabase, type Statements } from '../../src/platform/stores/cluster/database/database.ts';
import { createClusterEngine } from '../../src/platform/stores/cluster/database/engine.ts';
import { clusterRows } from '../../src/platform/stores/cluster/state/engine-rows.ts';
import type { Stores } from '../../src/platform/stores/index.ts';
import { createRowStores } from '../../src/platform/stores/rows/index.ts';
import type { StateHandle, StateHandles } from '../contract-suites/state.ts';
import { FakeClock } from './clock.ts';
import { testKeyring } from './keyring.ts';
import { lacksPostgres, type PostgresServer, postgresForTests, startPostgres } from './postgres.ts';
import { listenForChanges } from './postgres-changes.ts';

/**
 * Describes tests of the stores on a real PostgreSQL, which is started for them: on the first installed one, or on each
 * one if `SLIPWAY_ALL_ENGINES` is 1. Says so if none is installed.
 */
export function describeOnPostgres(
  name: string,
  tests: (server: () => PostgresServer, engine: string) => void,
  settings: Readonly<Record<string, string>> = {},
): void {
  if (lacksPostgres(name)) {
    describe.skip(name, () => {});
    return;
  }
  for (const programs of postgresForTests()) {
    describe(`${name} on ${programs.name}`, () => {
      let server: PostgresServer | undefined;
      beforeAll(async () => {
        server = await startPostgres(programs, settings);
      });
      afterAll(() => server?.[Symbol.asyncDispose]());
      const running = () => {
        if (!server) throw new Error('The server was not started');
        return server;
      };
      tests(running, programs.name);
    });
  }
}

/** One node's stores of the state, the jobs, the tables and the roles. */
export interface ClusterHandle
  extends StateHandle,
    Pick<
      Stores,
      'tables' | 'roles' | 'members' | 'keeping' | 'schedules' | 'usage' | 'notify' | 'hooks' | 'audit' | 'cdn' | 'dns'
    >,
    AsyncDisposable {
  readonly database: Database;
}

interface HandleOptions {
  /** Returns the URL of a database at a pooler in transaction mode. */
  readonly pooledUrlOf?: (url: string) => string;

  /** Default: the database's clock. */
  readonly clock?: FakeClock;
  readonly random?: Random;
  readonly organizationQueue?: number;
  /** Statements of all commands are added to it. */
  readonly statements?: Statement[];
}

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Opens the stores of a node, which keep three releases per app. `url` names a database of the current schema. */
export async function openClusterHandle(url: string, options: HandleOptions = {}): Promise<ClusterHandle> {
  const { clock, random, statements, organizationQueue } = options;
  const pooled = options.pooledUrlOf?.(url);
  const opened = openDatabase({ url: pooled ?? url, isPooled: pooled !== undefined });
  const database = statements ? recording(opened, statements) : opened;
  const changes = await listenForChanges(url);
  const keyring = testKeyring();
  const engine = createClusterEngine(database, clock);
  return {
    ...createRowStores(engine, clusterRows(engine, keyring), { keyring, random, keepReleases: 3, organizationQueue }),
    ...{ changes, database },
    async [Symbol.asyncDispose]() {
      await changes[Symbol.asyncDispose]();
      await opened[Symbol.asyncDispose]();
    },
  };
}

/** Two nodes on one new database. */
export interface ClusterHandles extends StateHandles {
  readonly a: ClusterHandle;
  readonly b: ClusterHandle;
  /** Runs a statement of SQL. */
  run(statement: string): Promise<unknown>;
}

/** Opens two nodes on one new database, with a fake clock. */
export async function openClusterHandles(server: PostgresServer, options: HandleOptions = {}): Promise<ClusterHandles> {
  const lent = await server.lendMigrated();
  const clock = new FakeClock();
  const [a, b] = await Promise.all([1, 2].map(() => openClusterHandle(lent.url, { ...options, clock })));
  if (!a || !b) throw new Error('Two handles were not opened');
  return {
    ...{ a, b, clock },
    run: (statement) => a.database.query(statement),
    async [Symbol.asyncDispose]() {
      await Promise.all([a[Symbol.asyncDispose](), b[Symbol.asyncDispose]()]);
      await lent[Symbol.asyncDispose]();
    },
  };
}

function recording(database: Database, statements: Statement[]): Database {
  const recorded = ({ query }: Statements): Statements => ({
    query: (text, values = []) => {
      statements.push({ text, values });
      return query(text, values);
    },
  });
  return {
    ...recorded({ query: (text, values) => database.query(text, values) }),
    transaction: (work) => database.transaction((within) => work(recorded(within))),
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  };
}

/** What must hold after any commands: each query finds rows that break it. */
const INVARIANTS: Readonly<Record<string, string>> = {
  'a deployment is ready if it is queued and its app has none under way': `SELECT deploy_id FROM deployments d WHERE ready <>
    (status = 'queued' AND NOT EXISTS (SELECT FROM deployments u WHERE u.app = d.app AND u.lease_node IS NOT NULL))`,
  'an app has one queued deployment at most': `SELECT app FROM deployments WHERE status = 'queued' GROUP BY app
    HAVING count(*) > 1`,
  'a deployment has a lease if it is under way': `SELECT deploy_id FROM deployments WHERE (lease_node IS NOT NULL) <>
    (status IN ('building', 'syncing', 'activating')) OR (finished_at IS NOT NULL) <>
    (status IN ('succeeded', 'failed', 'cancelled'))`,
  'the live release is the newest one, and is kept': `SELECT a.id FROM apps a WHERE live_release IS DISTINCT FROM
    (SELECT deploy_id FROM releases r WHERE r.app = a.id ORDER BY seq DESC LIMIT 1)`,
  'the last three successful deployments are kept': `SELECT deploy_id FROM (SELECT d.deploy_id, r.deploy_id IS NOT NULL AS kept,
      row_number() OVER (PARTITION BY d.app ORDER BY d.seq DESC) AS n
    FROM deployments d LEFT JOIN releases r ON r.deploy_id = d.deploy_id WHERE d.status = 'succeeded') ranked
    WHERE kept <> (n <= 3)`,
  'each key has an answer': `SELECT key FROM idempotency WHERE response = ''`,
  'the totals are those of the deployments': `SELECT status FROM
    (SELECT status, sum(count) AS count, sum(ran) AS ran, sum(ms) AS ms FROM deployment_totals GROUP BY status
      HAVING sum(count) > 0) one
    FULL JOIN (SELECT status, count(*) AS count, count(finished_at - started_at) AS ran,
      coalesce(sum(finished_at - started_at), 0) AS ms FROM deployments GROUP BY status) other USING (status)
    WHERE (one.count, one.ran, one.ms) IS DISTINCT FROM (other.count, other.ran, other.ms)`,
};

/** Expects that the state is consistent. Do not call it after a rollback: then another release may be live. */
export async function expectConsistent({ database }: Pick<ClusterHandle, 'database'>): Promise<void> {
  for (const [invariant, query] of Object.entries(INVARIANTS)) {
    expect({ invariant, broken: (await database.query(query)).rows }).toEqual({ invariant, broken: [] });
  }
}
