import type { RouteName } from '../../../src/contract/routes.ts';
import type { Dialect } from '../service-double.ts';
import { entriesOf, iso, LOG, type Ours, words } from './parts.ts';

/** Services that were not used to make the table of rules. Their records come from public API references. */
export interface Unseen extends Dialect {
  /** The service's ID of the first deployment. */
  readonly id: string;
}

interface Shapes {
  readonly id?: string;
  readonly app: (ours: Ours) => unknown;
  readonly deployed: (ours: Ours) => unknown;
  readonly list: (entries: readonly Ours[]) => unknown;
  readonly failure: (ours: Ours) => unknown;
  readonly environments?: unknown;
}

function unseen(like: string, { id = 'd1', app, deployed, list, failure, environments }: Shapes): Unseen {
  const failed = (ours: Ours) => failure({ commit: 'c', branch: 'main', at: 0, ...ours, status: 'failed' });
  const answers: Readonly<Record<RouteName, (ours: Ours) => unknown>> = {
    ...{ createApp: app, updateApp: app, replaceEnv: () => ({}), readFailure: failed },
    listEnvironments: () => environments ?? [{ id: 'e9', name: 'production' }],
    deploy: (ours) => deployed({ commit: 'c', branch: 'main', at: 0, ...ours, status: 'queued' }),
    listDeployments: (ours) => list(entriesOf(ours)),
  };
  return {
    id,
    like,
    refused: (field, message) => ({ message, field }),
    answer: (call, ours) => ({ body: answers[call](ours) }),
  };
}

const text = LOG.join('\n');
const stamped = (name: string) => LOG.map((line, index) => ({ timestamp: iso(index), [name]: line }));

const cleverWord = words({ queued: 'WIP', building: 'WIP', succeeded: 'OK', failed: 'FAIL' });
const clever = ({ deployID, at, status, commit }: Ours) => ({
  ...{ id: 17, uuid: `deployment_${deployID}`, date: at, state: cleverWord(status), action: 'DEPLOY', commit },
  ...{ cause: 'Git', instances: 1, author: { id: 'user_1', name: 'Ana' } },
});

const activityState = words({ queued: 'pending', building: 'in_progress', succeeded: 'complete', failed: 'complete' });
const activity = ({ deployID, at, status, commit }: Ours) => ({
  ...{ id: deployID, created_at: iso(at), updated_at: null, type: 'environment.push', parameters: { user: 'u1' } },
  ...{ project: 'x2y3z4', environments: ['main'], state: activityState(status) },
  result: status === 'succeeded' ? 'success' : status === 'failed' ? 'failure' : null,
  ...{
    completed_at: null,
    completion_percent: 40,
    timings: { wait: 1.2 },
    cancelled_at: null,
    log: status === 'failed' ? text : '',
  },
  payload: { user: { id: 'u1' }, environment: { id: 'main', status: 'active', head_commit: commit } },
  _links: { self: { href: `/api/projects/x2y3z4/activities/${deployID}` }, log: { href: '/log' } },
});

const gitlabWord = words({ queued: 'created', building: 'running', succeeded: 'success' });
const gitlab = ({ deployID, at, status, commit, branch }: Ours) => ({
  ...{ id: 40 + Number(String(deployID).slice(1)), iid: 2, ref: branch, sha: commit, created_at: iso(at) },
  ...{
    status: gitlabWord(status),
    user: { id: 1, name: 'Ana', state: 'active', web_url: 'https://gitlab.example/ana' },
  },
  environment: { id: 9, name: 'production', external_url: 'https://shop.example' },
  deployable: {
    ...{ id: 664, status: status === 'failed' ? 'failed' : 'success', stage: 'build', name: 'build', ref: branch },
    ...{ failure_reason: status === 'failed' ? 'script_failure' : undefined, commit: { id: commit, title: 'x' } },
    pipeline: { id: 37, status: 'success', sha: commit },
  },
});

const bitbucketState = (status: unknown) =>
  status === 'queued'
    ? { type: 'pipeline_state_pending', name: 'PENDING' }
    : status === 'building'
      ? { type: 'pipeline_state_in_progress', name: 'IN_PROGRESS', stage: { name: 'RUNNING' } }
      : {
          type: 'pipeline_state_completed',
          name: 'COMPLETED',
          result: { name: status === 'failed' ? 'FAILED' : 'SUCCESSFUL' },
        };
const bitbucket = ({ deployID, at, status, commit, branch }: Ours) => ({
  ...{
    type: 'pipeline',
    uuid: `{${deployID}}`,
    build_number: 3,
    run_number: 1,
    created_on: iso(at),
    completed_on: null,
  },
  ...{ repository: { type: 'repository', uuid: '{r1}', full_name: 'acme/shop' }, creator: { uuid: '{u1}' } },
  target: {
    type: 'pipeline_ref_target',
    ref_type: 'branch',
    ref_name: branch,
    commit: { type: 'commit', hash: commit },
  },
  ...{ trigger: { name: 'PUSH', type: 'pipeline_trigger_push' }, state: bitbucketState(status) },
});

const cloudBuildWord = words({ queued: 'QUEUED', building: 'WORKING', succeeded: 'SUCCESS', failed: 'FAILURE' });
const cloudBuild = ({ deployID, at, status, commit, branch }: Ours) => ({
  ...{ name: `projects/71/locations/global/builds/${deployID}`, id: deployID, projectId: 'acme', createTime: iso(at) },
  ...{ status: cloudBuildWord(status), buildTriggerId: 'shop', timeout: '600s', logUrl: 'https://console.example/x' },
  steps: [{ name: 'gcr.io/builders/npm', args: ['ci'], status: 'SUCCESS' }],
  substitutions: { BRANCH_NAME: branch, COMMIT_SHA: commit },
});

const codeBuild = ({ deployID, at, status, commit, branch }: Ours) => ({
  ...{ id: `shop:${deployID}`, arn: `arn:aws:codebuild:eu-west-1:1:build/shop:${deployID}`, buildNumber: 4 },
  ...{ startTime: Number(at) / 1_000, sourceVersion: branch, resolvedSourceVersion: commit, projectName: 'shop' },
  currentPhase: status === 'queued' ? 'QUEUED' : status === 'building' ? 'BUILD' : 'COMPLETED',
  buildStatus: words({ queued: 'IN_PROGRESS', building: 'IN_PROGRESS', succeeded: 'SUCCEEDED', failed: 'FAILED' })(
    status,
  ),
  phases: [{ phaseType: 'SUBMITTED', phaseStatus: 'SUCCEEDED' }],
  ...{ buildComplete: false, initiator: 'ana', logs: { groupName: '/aws/codebuild/shop' } },
});

const railwayWord = words({ queued: 'QUEUED', building: 'BUILDING', succeeded: 'SUCCESS', failed: 'FAILED' });
const railway = ({ deployID, at, status, commit, branch }: Ours) => ({
  ...{ id: deployID, status: railwayWord(status), createdAt: iso(at), staticUrl: 'shop.up.railway.example', url: null },
  ...{ serviceId: 's1', environmentId: 'e1', projectId: 'p1', canRedeploy: true },
  meta: { branch, commitHash: commit, commitMessage: 'x', repo: 'acme/shop' },
});

export const UNSEEN: Readonly<Record<string, Unseen>> = {
  clever: unseen('Clever Cloud: applications and their deployments', {
    id: 'deployment_d1',
    app: ({ appID }) => ({
      ...{ id: appID, name: appID, zone: 'par', ownerId: 'orga_1', state: 'WANTS_TO_BE_UP' },
      ...{ deployment: { shutdownable: false, type: 'GIT' }, vhosts: [{ fqdn: 'shop.cleverapps.example/' }] },
    }),
    deployed: ({ deployID }) => ({
      id: 200,
      message: 'Queued for redeploy',
      type: 'success',
      deploymentId: `deployment_${deployID}`,
    }),
    list: (all) => all.map(clever),
    failure: (ours) => ({ ...clever(ours), logs: stamped('message') }),
  }),
  platformsh: unseen('Platform.sh: projects and activities (HAL)', {
    app: ({ appID }) => ({
      id: appID,
      title: 'Shop',
      region: 'eu-3',
      status: { code: 'provisioned' },
      subscription: { id: '9' },
    }),
    deployed: (ours) => ({ status: 'Accepted', code: 202, _embedded: { activities: [activity(ours)] } }),
    list: (all) => all.map(activity),
    failure: activity,
  }),
  gitlab: unseen('GitLab: deployments of a project', {
    id: '41',
    app: ({ appID }) => ({ id: appID, name: 'Shop', namespace: { id: 2, kind: 'group' }, owner: { id: 3 } }),
    deployed: gitlab,
    list: (all) => all.map(gitlab),
    failure: (ours) => ({ ...gitlab(ours), trace: text }),
    environments: [
      { id: 9, name: 'production', slug: 'production', external_url: 'https://shop.example', state: 'available' },
    ],
  }),
  bitbucket: unseen('Bitbucket Cloud: pipelines and their steps', {
    id: '{d1}',
    app: ({ appID }) => ({
      type: 'repository',
      uuid: appID,
      name: 'Shop',
      full_name: 'acme/shop',
      project: { uuid: '{p1}' },
    }),
    deployed: bitbucket,
    list: (all) => ({ page: 1, pagelen: 10, size: 1, values: all.map(bitbucket) }),
    failure: (ours) => ({
      ...bitbucket(ours),
      steps: [{ type: 'pipeline_step', uuid: '{s1}', name: 'build', state: bitbucketState('failed'), log: text }],
    }),
  }),
  cloudbuild: unseen('Google Cloud Build: triggers, builds and operations', {
    app: ({ appID }) => ({ id: appID, name: 'shop', createTime: iso(0), github: { owner: 'acme', name: 'shop' } }),
    deployed: (ours) => ({
      name: 'operations/build/acme/ZDEx',
      metadata: {
        '@type': 'type.googleapis.com/google.devtools.cloudbuild.v1.BuildOperationMetadata',
        build: cloudBuild(ours),
      },
    }),
    list: (all) => ({ builds: all.map(cloudBuild) }),
    failure: (ours) => ({
      ...cloudBuild(ours),
      failureInfo: { type: 'USER_BUILD_STEP', detail: 'Build step failure: step 1 exited with 2' },
      logEntries: { entries: stamped('textPayload') },
    }),
  }),
  codebuild: unseen('AWS CodeBuild: projects and builds', {
    id: 'shop:d1',
    app: ({ appID }) => ({
      project: { name: appID, arn: 'arn:aws:codebuild:eu-west-1:1:project/shop', created: 1_767_323_045.1 },
    }),
    deployed: (ours) => ({ build: codeBuild(ours) }),
    list: (all) => ({ builds: all.map(codeBuild), buildsNotFound: [] }),
    failure: (ours) => ({
      builds: [
        {
          ...codeBuild(ours),
          phases: [
            { phaseType: 'INSTALL', phaseStatus: 'SUCCEEDED', contexts: [] },
            {
              phaseType: 'BUILD',
              phaseStatus: 'FAILED',
              contexts: [{ statusCode: 'COMMAND_EXECUTION_ERROR', message: 'exit status 2' }],
            },
          ],
          logs: { groupName: '/aws/codebuild/shop', events: stamped('message') },
        },
      ],
    }),
  }),
  railway: unseen('Railway: public GraphQL API', {
    app: ({ appID }) => ({ data: { serviceCreate: { id: appID, name: 'shop', projectId: 'p1' } } }),
    deployed: ({ deployID }) => ({ data: { serviceInstanceDeployV2: deployID } }),
    list: (all) => ({
      data: {
        deployments: {
          edges: all.map((each) => ({ node: railway(each), cursor: 'c1' })),
          pageInfo: { hasNextPage: false, endCursor: 'c1' },
        },
      },
    }),
    failure: () => ({ data: { buildLogs: stamped('message').map((each) => ({ ...each, severity: 'info' })) } }),
    environments: { data: { environments: { edges: [{ node: { id: 'e1', name: 'production' } }] } } },
  }),
};
