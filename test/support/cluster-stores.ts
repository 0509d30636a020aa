import { afterAll, beforeAll, describe } from 'vitest';
import { type Database, openDatabase } from '../../src/platform/stores/cluster/database.ts';
import { createClusterJobs } from '../../src/platform/stores/cluster/jobs.ts';
import { createClusterState } from '../../src/platform/stores/cluster/state.ts';
import { secureRandom } from '../../src/platform/stores/names.ts';
import type { StateHandle, StateHandles } from '../contract-suites/state.ts';
import { FakeClock } from './clock.ts';
import { installedPostgres, lacksPostgres, type PostgresServer, startPostgres } from './postgres.ts';
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
  const installed = installedPostgres();
  for (const programs of process.env.SLIPWAY_ALL_ENGINES === '1' ? installed : installed.slice(0, 1)) {
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

/** One node's stores of the state and the jobs. */
export interface ClusterHandle extends StateHandle, AsyncDisposable {
  readonly database: Database;
}

/** Opens the stores of a node. `url` names a database of the current schema. */
export async function openClusterHandle(
  url: string,
  {
    clock,
    random = secureRandom,
    keepReleases = 3,
  }: { clock?: FakeClock; random?: () => number; keepReleases?: number },
): Promise<ClusterHandle> {
  const database = openDatabase({ url });
  const changes = await listenForChanges(url);
  return {
    state: createClusterState({ database, clock, random }),
    jobs: createClusterJobs({ database, clock, keepReleases }),
    ...{ changes, database },
    async [Symbol.asyncDispose]() {
      await changes[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
    },
  };
}

/** Opens two nodes on one new database, with a fake clock. */
export async function openClusterHandles(
  server: PostgresServer,
): Promise<StateHandles & { a: ClusterHandle; b: ClusterHandle }> {
  const url = await server.createMigrated();
  const clock = new FakeClock();
  const [a, b] = await Promise.all([openClusterHandle(url, { clock }), openClusterHandle(url, { clock })]);
  return {
    ...{ a, b, clock },
    async [Symbol.asyncDispose]() {
      await Promise.all([a[Symbol.asyncDispose](), b[Symbol.asyncDispose]()]);
    },
  };
}
