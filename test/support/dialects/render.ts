import type { Dialect } from '../service-double.ts';
import { entriesOf, iso, LOG, type Ours, words } from './parts.ts';

const status = words({
  ...{ queued: 'created', building: 'build_in_progress', succeeded: 'live', failed: 'build_failed' },
});

const service = ({ appID }: Ours) => ({
  id: appID,
  autoDeploy: 'yes',
  branch: 'main',
  name: appID,
  ownerId: 'tea-77',
  repo: 'https://git.example/acme/shop',
  slug: 'shop',
  suspended: 'not_suspended',
  type: 'static_site',
  serviceDetails: { buildCommand: 'npm run build', url: 'https://shop.onrender.example' },
});

const deploy = (ours: Ours) => ({
  id: ours.deployID,
  commit: { id: ours.commit, message: 'Make it build', createdAt: '2026-01-01T00:00:00Z' },
  status: status(ours.status),
  trigger: 'api',
  createdAt: iso(ours.at ?? 0),
  finishedAt: null,
});

export const render: Dialect = {
  like: 'Render API: create a service, trigger and list deploys, logs',
  refused: (field, message) => ({ id: 'req-1', message: `invalid ${field}: ${message}` }),
  answer(call, ours) {
    switch (call) {
      case 'createApp':
        return { body: { service: service(ours), deployId: 'dep-first' } };
      case 'updateApp':
        return { body: service(ours) };
      case 'replaceEnv':
        return { body: [{ envVar: { key: 'A', value: '1' }, cursor: 'c' }] };
      case 'listEnvironments':
        return {
          body: [{ environment: { id: 'evm-1', name: 'production', projectId: 'prj-1' }, cursor: 'c' }],
        };
      case 'deploy':
        return { status: 201, body: deploy({ ...ours, status: 'queued' }) };
      case 'listDeployments':
        return { body: entriesOf(ours).map((each) => ({ deploy: deploy(each), cursor: `at-${each.deployID}` })) };
      case 'readFailure':
        return {
          body: {
            event: {
              id: 'evj-1',
              serviceId: 'srv-1',
              type: 'build_ended',
              details: { buildId: 'bld-1', reason: { failure: { nonZeroExit: 2, message: 'Exited with status 2' } } },
            },
            logs: LOG.map((message, index) => ({
              id: `l${index}`,
              message,
              timestamp: iso(index),
              labels: [{ name: 'type', value: 'build' }],
            })).reverse(),
            hasMore: false,
          },
        };
    }
  },
};
