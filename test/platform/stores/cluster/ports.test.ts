import type { AppKey } from '../../../../src/platform/shared/types.ts';
import { createAccessTokenStore } from '../../../../src/platform/stores/access-tokens.ts';
import { type Database, openDatabase } from '../../../../src/platform/stores/cluster/database/database.ts';
import { createClusterEngine } from '../../../../src/platform/stores/cluster/database/engine.ts';
import { clusterUsage } from '../../../../src/platform/stores/cluster/state/engine-rows.ts';
import { createLoginStore } from '../../../../src/platform/stores/logins.ts';
import { createRoleStore } from '../../../../src/platform/stores/roles.ts';
import { createAuditStore } from '../../../../src/platform/stores/rows/audit.ts';
import { createTableStore } from '../../../../src/platform/stores/tables.ts';
import { createUsageStore } from '../../../../src/platform/stores/usage.ts';
import { accessTokenSuite } from '../../../contract-suites/access-tokens.ts';
import { loginSuite } from '../../../contract-suites/logins.ts';
import { memberStoreSuite } from '../../../contract-suites/members.ts';
import { roleStoreSuite } from '../../../contract-suites/roles.ts';
import { tableStoreSuite } from '../../../contract-suites/tables.ts';
import { usageSuite } from '../../../contract-suites/usage.ts';
import { ACT } from '../../../support/acts.ts';
import { FakeClock } from '../../../support/clock.ts';
import { describeOnPostgres, openClusterHandles } from '../../../support/cluster-stores.ts';
import type { PostgresServer } from '../../../support/postgres.ts';
import { listenForChanges } from '../../../support/postgres-changes.ts';

/** Two pools of connections to one new database, and the changes that it announces. */
async function openTwice(server: PostgresServer) {
  const url = await server.createMigrated();
  const [one, other] = [openDatabase({ url, connections: 4 }), openDatabase({ url, connections: 4 })];
  const changes = await listenForChanges(url);
  return {
    ...{ one, other, changes },
    run: (statement: string) => one.query(statement),
    audit: (clock: FakeClock) => createAuditStore(createClusterEngine(one, clock)),
    async [Symbol.asyncDispose]() {
      for (const each of [changes, one, other]) await each[Symbol.asyncDispose]();
    },
  };
}

async function addApp(database: Database, { org, project, appID }: AppKey, type: string, environmentID?: string) {
  const subdomain = `${org}-${project}-${appID}`;
  await database.query(
    `INSERT INTO apps (org, project, app_id, name, type, repository, branch, subdomain, environment_id, created_at,
      updated_at) VALUES ($1, $2, $3, $3, $4, 'acme/x', 'main', $5, $6, 1, 1)`,
    [org, project, appID, type, subdomain, environmentID ?? `env-${subdomain}`],
  );
}

describeOnPostgres('tables and roles', (server, engine) => {
  tableStoreSuite(engine, async () => {
    const place = await openTwice(server());
    return {
      one: createTableStore(createClusterEngine(place.one)),
      other: createTableStore(createClusterEngine(place.other)),
      changes: place.changes,
      addApp: (app, type) => addApp(place.one, app, type),
      [Symbol.asyncDispose]: place[Symbol.asyncDispose],
    };
  });

  usageSuite(engine, async () => {
    const place = await openTwice(server());
    const clock = new FakeClock();
    const tables = createTableStore(createClusterEngine(place.one));
    return {
      one: createUsageStore(createClusterEngine(place.one, clock), clusterUsage),
      other: createUsageStore(createClusterEngine(place.other, clock), clusterUsage),
      advance: (ms) => clock.advance(ms),
      addApp: (app) => addApp(place.one, app, 'api'),
      async addTable(app, name) {
        const sealed = Buffer.from(name);
        const tokenHash = `${app.appID} ${name} ${Math.random()}`;
        await tables.create({ app, name, sealed, tokenHash, createdAt: 0, types: ['api'], most: 9 }, ACT);
        return (await tables.binding(tokenHash))?.keyspace ?? 0;
      },
      removeTable: async (app, name) => void (await tables.remove(app, name, ACT)),
      async endDeployment({ appID }, deployID, { status, startedAt, at }) {
        await place.one.query(
          `INSERT INTO deployments (deploy_id, app, status, branch, created_at, started_at)
          SELECT $1, id, 'building', 'main', 0, $2 FROM apps WHERE app_id = $3`,
          [deployID, startedAt, appID],
        );
        const end = 'UPDATE deployments SET status = $1, finished_at = $2 WHERE deploy_id = $3';
        await place.one.query(end, [status, at, deployID]);
      },
      [Symbol.asyncDispose]: place[Symbol.asyncDispose],
    };
  });

  accessTokenSuite(engine, async () => {
    const place = await openTwice(server());
    const clock = new FakeClock();
    return {
      ...{ audit: place.audit(clock), run: place.run },
      one: createAccessTokenStore(createClusterEngine(place.one, clock)),
      other: createAccessTokenStore(createClusterEngine(place.other, clock)),
      advance: (ms) => clock.advance(ms),
      [Symbol.asyncDispose]: place[Symbol.asyncDispose],
    };
  });

  memberStoreSuite(engine, async () => {
    const handles = await openClusterHandles(server());
    const { state, usage, keeping, audit, members: one } = handles.a;
    return {
      ...{ audit, run: handles.run },
      one,
      other: handles.b.members,
      state,
      usage,
      keeping,
      [Symbol.asyncDispose]: handles[Symbol.asyncDispose],
    };
  });

  loginSuite(engine, async () => {
    const place = await openTwice(server());
    const clock = new FakeClock();
    return {
      ...{ audit: place.audit(clock), run: place.run },
      one: createLoginStore(createClusterEngine(place.one, clock)),
      other: createLoginStore(createClusterEngine(place.other, clock)),
      advance: (ms) => clock.advance(ms),
      [Symbol.asyncDispose]: place[Symbol.asyncDispose],
    };
  });

  roleStoreSuite(engine, async () => {
    const place = await openTwice(server());
    for (const each of ['a', 'b']) {
      await addApp(place.one, { org: 'acme', project: 'web', appID: each }, 'api', `env-${each}`);
    }
    return {
      one: createRoleStore(createClusterEngine(place.one)),
      other: createRoleStore(createClusterEngine(place.other)),
      changes: place.changes,
      [Symbol.asyncDispose]: place[Symbol.asyncDispose],
    };
  });
});
