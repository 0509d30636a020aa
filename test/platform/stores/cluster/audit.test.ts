import { auditSuite } from '../../../contract-suites/audit.ts';
import { describeOnPostgres, openClusterHandles } from '../../../support/cluster-stores.ts';

describeOnPostgres('the audit log', (server, engine) => {
  auditSuite(engine, async () => {
    const handles = await openClusterHandles(server());
    const { database } = handles.a;
    return {
      ...handles,
      async attempt(statement) {
        await database.query(statement);
      },
      behind: (statement) =>
        database.transaction(async (within) => {
          await within.query("SET LOCAL session_replication_role = 'replica'");
          await within.query(statement);
        }),
    };
  });
});
