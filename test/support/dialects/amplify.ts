import type { Dialect } from '../service-double.ts';
import { entriesOf, LOG, type Ours, words } from './parts.ts';

const status = words({ queued: 'PENDING', building: 'RUNNING', succeeded: 'SUCCEED', failed: 'FAILED' });

const app = ({ appID }: Ours) => ({
  app: {
    appId: appID,
    appArn: 'arn:aws:amplify:eu-west-1:1:apps/d2x',
    name: 'a name',
    defaultDomain: 'd2x1.amplifyapp.example',
    createTime: 1_767_323_045.123,
    productionBranch: { branchName: 'main', status: 'SUCCEED', lastDeployTime: 1_767_323_045 },
    repository: 'https://git.example/acme/shop',
    environmentVariables: {},
  },
});

const summary = (ours: Ours) => ({
  jobArn: `arn:aws:amplify:eu-west-1:1:apps/d2x/branches/main/jobs/${ours.deployID}`,
  jobId: ours.deployID,
  commitId: ours.commit ?? 'HEAD',
  commitMessage: 'Make it build',
  commitTime: 1_767_000_000,
  startTime: Number(ours.at ?? 0) / 1_000,
  status: status(ours.status),
  jobType: 'RELEASE',
});

export const amplify: Dialect = {
  like: 'AWS Amplify: CreateApp, StartJob, ListJobs, GetJob',
  refused: (field, message) => ({
    __type: 'BadRequestException',
    message: `1 validation error at '${field}': ${message}`,
  }),
  answer(call, ours) {
    switch (call) {
      case 'createApp':
      case 'updateApp':
        return { status: 200, body: app(ours) };
      case 'replaceEnv':
        return { body: app(ours) };
      case 'listEnvironments':
        return { body: { backendEnvironments: [], nextToken: null } };
      case 'deploy':
        return { status: 200, body: { jobSummary: summary({ ...ours, status: 'queued' }) } };
      case 'listDeployments':
        return { body: { jobSummaries: entriesOf(ours).map(summary), nextToken: null } };
      case 'readFailure':
        return {
          body: {
            job: {
              summary: summary({ ...ours, status: 'failed' }),
              steps: [
                { stepName: 'BUILD', status: 'FAILED', statusReason: 'Build failed', log: LOG.join('\n') },
                { stepName: 'DEPLOY', status: 'CANCELLED', logUrl: 'https://logs.example/1' },
              ],
            },
          },
        };
    }
  },
};
