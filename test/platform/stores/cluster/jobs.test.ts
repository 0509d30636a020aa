import { jobsSuite } from '../../../contract-suites/jobs.ts';
import { jobsModelSuite } from '../../../contract-suites/jobs-model.ts';
import { describeOnPostgres, openClusterHandles } from '../../../support/cluster-stores.ts';

describeOnPostgres('the jobs', (server, engine) => {
  jobsSuite(engine, () => openClusterHandles(server()));
  jobsModelSuite(engine, () => openClusterHandles(server()), 5);
});
