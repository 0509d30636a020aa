import { cdnStoreSuite } from '../../../contract-suites/cdn-store.ts';
import { deletionSuite } from '../../../contract-suites/deletion.ts';
import { domainSuite } from '../../../contract-suites/domains.ts';
import { fairnessSuite } from '../../../contract-suites/fairness.ts';
import { hookSuite } from '../../../contract-suites/hooks.ts';
import { keepingSuite } from '../../../contract-suites/keeping.ts';
import { notifySuite } from '../../../contract-suites/notify.ts';
import { operationsSuite } from '../../../contract-suites/operations.ts';
import { referencesSuite } from '../../../contract-suites/references.ts';
import { schedulesSuite } from '../../../contract-suites/schedules.ts';
import { stateSuite } from '../../../contract-suites/state.ts';
import { stateModelSuite } from '../../../contract-suites/state-model.ts';
import { describeOnPostgres, openClusterHandles } from '../../../support/cluster-stores.ts';

describeOnPostgres('the state', (server, engine) => {
  stateSuite(engine, () => openClusterHandles(server()));
  operationsSuite(engine, () => openClusterHandles(server()));
  fairnessSuite(engine, () => openClusterHandles(server(), { organizationQueue: 2 }));
  keepingSuite(engine, () => openClusterHandles(server()));
  referencesSuite(engine, () => openClusterHandles(server()));
  schedulesSuite(engine, () => openClusterHandles(server()));
  deletionSuite(engine, () => openClusterHandles(server()));
  notifySuite(engine, () => openClusterHandles(server()));
  hookSuite(engine, () => openClusterHandles(server()));
  cdnStoreSuite(engine, () => openClusterHandles(server()));
  domainSuite(engine, () => openClusterHandles(server()));
  stateModelSuite(engine, () => openClusterHandles(server()), 5);
});
