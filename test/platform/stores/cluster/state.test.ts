import { stateSuite } from '../../../contract-suites/state.ts';
import { stateModelSuite } from '../../../contract-suites/state-model.ts';
import { describeOnPostgres, openClusterHandles } from '../../../support/cluster-stores.ts';

describeOnPostgres('the state', (server, engine) => {
  stateSuite(engine, () => openClusterHandles(server()));
  stateModelSuite(engine, () => openClusterHandles(server()), 5);
});
