import type { Dialect } from '../service-double.ts';
import { entriesOf, failureOf, type Ours, urlOr, without, words } from './parts.ts';

const state = words({ queued: 'QUEUED', building: 'BUILDING', succeeded: 'READY', failed: 'ERROR' });

const project = ({ appID, name }: Ours) => ({
  id: appID,
  accountId: 'team_x1',
  name: name ?? appID,
  framework: null,
  latestDeployments: [],
  link: { type: 'github', repo: 'shop', repoId: 71, org: 'acme' },
  targets: {},
  updatedAt: 1_767_323_045_000,
});

const deployment = (ours: Ours) => ({
  uid: ours.deployID,
  name: 'shop',
  projectId: 'prj_x1',
  url: urlOr(ours, `shop-${ours.deployID}-acme.vercel.example`),
  created: ours.at,
  source: 'git',
  state: state(ours.status),
  readyState: state(ours.status),
  readySubstate: 'STAGED',
  type: 'LAMBDAS',
  creator: { uid: 'usr_9', username: 'bot' },
  inspectorUrl: `https://vercel.example/acme/shop/${ours.deployID}`,
  meta: { githubCommitSha: ours.commit, githubCommitRef: ours.branch, githubOrg: 'acme' },
  target: 'production',
  checksState: 'completed',
  checksConclusion: 'succeeded',
});

export const vercel: Dialect = {
  like: 'Vercel REST API: create a project, create and list deployments, deployment events',
  refused: (field, message) => ({
    error: { code: 'bad_request', message: `Invalid request: \`${field}\` ${message}` },
  }),
  error: (_, code, message) => ({ error: { code, message } }),
  request(call, body) {
    if (call === 'deploy') return without({ branch: body.branch, commit: body.commit });
    // The cursor of its list is a time, which the client sends back as `until`.
    return call === 'listDeployments' ? without({ limit: body.limit, cursor: body.until }) : body;
  },
  answer(call, ours) {
    switch (call) {
      case 'createApp':
      case 'updateApp':
        return { status: 200, body: project(ours) };
      case 'replaceEnv':
        return { body: { created: [], failed: [] } };
      case 'listEnvironments':
        return {
          body: {
            accountLimit: { total: 12 },
            environments: [
              { id: 'preview', slug: 'preview', type: 'preview', domains: [] },
              { id: 'production', slug: 'production', type: 'production', domains: [{ name: 'shop.vercel.example' }] },
            ],
          },
        };
      case 'deploy': {
        const { uid, ...rest } = deployment({ at: 0, ...ours });
        return { status: 200, body: { id: uid, ...rest, bootedAt: 0, build: { env: ['A'] }, ownerId: 'team_x1' } };
      }
      case 'listDeployments':
        return {
          body: {
            deployments: entriesOf(ours).map(deployment),
            pagination: { count: 1, next: ours.nextCursor ?? null, prev: 1_767_323_045_000 },
          },
        };
      case 'readFailure': {
        const { code, message, stage, lines } = failureOf(ours);
        return {
          body: {
            id: ours.deployID,
            readyState: 'ERROR',
            errorCode: code ?? 'BUILD_UTILS_SPAWN_2',
            errorMessage: message ?? 'Command "npm run build" exited with 2',
            errorStep: stage ?? 'buildStep',
            events: lines
              .map((text, index) => ({
                type: 'stdout',
                created: 1_767_323_045_000 + index,
                payload: { deploymentId: ours.deployID, info: { type: 'build', name: 'bld_1' }, text, date: index + 1 },
              }))
              .reverse(),
          },
        };
      }
    }
  },
};
