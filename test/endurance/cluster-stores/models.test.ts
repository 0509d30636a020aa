import { describe } from 'vitest';
import { jobsModelSuite } from '../../contract-suites/jobs-model.ts';
import type { StateHandles } from '../../contract-suites/state.ts';
import { stateModelSuite } from '../../contract-suites/state-model.ts';
import { describeOnPostgres, openClusterHandles } from '../../support/cluster-stores.ts';
import { storePlace } from '../../support/local-stores.ts';
import { postgresForTests } from '../../support/postgres.ts';
import { rounds } from '../../support/rounds.ts';

/** `npm test` runs a few of these commands. The installed versions of PostgreSQL share the runs. */
const RUNS = rounds(24);
const SHARE = Math.ceil(RUNS / Math.max(1, postgresForTests().length));

async function openLocalHandles(): Promise<StateHandles> {
  const place = storePlace({ keepReleases: 3 });
  return {
    ...{ a: place.attach(), b: place.attach(), clock: place.clock },
    [Symbol.asyncDispose]: () => place[Symbol.asyncDispose](),
  };
}

describe('many random commands', () => {
  jobsModelSuite('SQLite', openLocalHandles, RUNS);
  stateModelSuite('SQLite', openLocalHandles, RUNS);
});

describeOnPostgres('many random commands', (server, engine) => {
  jobsModelSuite(engine, () => openClusterHandles(server()), SHARE);
  stateModelSuite(engine, () => openClusterHandles(server()), SHARE);
});
