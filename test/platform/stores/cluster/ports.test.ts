import { type Database, openDatabase } from '../../../../src/platform/stores/cluster/database.ts';
import { createClusterRoles } from '../../../../src/platform/stores/cluster/roles.ts';
import { createClusterTables } from '../../../../src/platform/stores/cluster/tables.ts';
import type { AppKey } from '../../../../src/platform/types.ts';
import { roleStoreSuite } from '../../../contract-suites/roles.ts';
import { tableStoreSuite } from '../../../contract-suites/tables.ts';
import { describeOnPostgres } from '../../../support/cluster-stores.ts';
import type { PostgresServer } from '../../../support/postgres.ts';
import { listenForChanges } from '../../../support/postgres-changes.ts';

/** Two pools of connections to one new database, and the changes that it announces. */
async function openTwice(server: PostgresServer) {
  const url = await server.createMigrated();
  const [one, other] = [openDatabase({ url, connections: 4 }), openDatabase({ url, connections: 4 })];
  const changes = await listenForChanges(url);
  return {
    ...{ one, other, changes },
    async [Symbol.asyncDispose]() {
      for (const each of [changes, one, other]) await each[Symbol.asyncDispose]();
    },
  };
}

async function addApp(database: Database, { org, project, appID }: AppKey, type: string, environmentID?: string) {
  const environment = environmentID ?? `env-${org}-${project}-${appID}`;
  await database.query(
    `INSERT INTO apps (org, project, app_id, name, type, repository, branch, subdomain, environment_id, created_at,
      updated_at) VALUES ($1, $2, $3, $3, $4, 'acme/x', 'main', $5, $5, 1, 1)`,
    [org, project, appID, type, environment],
  );
}

describeOnPostgres('tables and roles', (server, engine) => {
  tableStoreSuite(engine, async () => {
    const place = await openTwice(server());
    return {
      one: createClusterTables(place.one),
      other: createClusterTables(place.other),
      changes: place.changes,
      addApp: (app, type) => addApp(place.one, app, type),
      [Symbol.asyncDispose]: place[Symbol.asyncDispose],
    };
  });

  roleStoreSuite(engine, async () => {
    const place = await openTwice(server());
    for (const each of ['a', 'b']) {
      await addApp(place.one, { org: 'acme', project: 'web', appID: each }, 'api', `env-${each}`);
    }
    return {
      one: createClusterRoles(place.one),
      other: createClusterRoles(place.other),
      changes: place.changes,
      [Symbol.asyncDispose]: place[Symbol.asyncDispose],
    };
  });
});
