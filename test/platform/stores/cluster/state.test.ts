import { domainSuite } from '../../../contract-suites/domains.ts';
import { operationsSuite } from '../../../contract-suites/operations.ts';
import { stateSuite } from '../../../contract-suites/state.ts';
import { stateModelSuite } from '../../../contract-suites/state-model.ts';
import { describeOnPostgres, openClusterHandles } from '../../../support/cluster-stores.ts';

describeOnPostgres('the state', (server, engine) => {
  stateSuite(engine, () => openClusterHandles(server()));
  operationsSuite(engine, () => openClusterHandles(server()));
  domainSuite(engine, () => openClusterHandles(server()));
  stateModelSuite(engine, () => openClusterHandles(server()), 5);
});
