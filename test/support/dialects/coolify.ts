import type { Dialect } from '../service-double.ts';
import { entriesOf, iso, LOG, type Ours, words } from './parts.ts';

const status = words({ building: 'in_progress', succeeded: 'finished' });

const queued = (ours: Ours) => ({
  id: Number(String(ours.deployID).slice(1)) + 500,
  application_id: '31',
  deployment_uuid: ours.deployID,
  pull_request_id: 0,
  force_rebuild: false,
  commit: ours.commit,
  status: status(ours.status),
  is_webhook: false,
  created_at: iso(ours.at ?? 0),
  current_process_id: '77',
  server_id: 4,
  application_name: 'shop',
  deployment_url: `/project/p1/application/shop/deployment/${ours.deployID}`,
  logs: '[]',
});

export const coolify: Dialect = {
  like: 'Coolify API: applications and deployments',
  refused: (field, message) => ({ message: 'Validation failed.', errors: { [field]: [message] } }),
  answer(call, ours) {
    switch (call) {
      case 'createApp':
        return { body: { uuid: ours.appID, domains: 'https://shop.coolify.example' } };
      case 'updateApp':
        return { body: { uuid: ours.appID } };
      case 'replaceEnv':
        return { body: [{ uuid: 'v1', key: 'A', is_preview: false }] };
      case 'listEnvironments':
        return { body: [{ id: 9, name: 'production', project_id: 3 }] };
      case 'deploy':
        return {
          status: 200,
          body: {
            deployments: [{ message: 'Deployment queued.', resource_uuid: 'shop', deployment_uuid: ours.deployID }],
          },
        };
      case 'listDeployments':
        return { body: { count: 1, deployments: entriesOf(ours).map(queued) } };
      case 'readFailure': {
        const lines = LOG.map((output, index) => ({
          command: null,
          output,
          type: 'stderr',
          timestamp: iso(index),
          hidden: false,
          order: index + 1,
        }));
        const secret = { command: 'docker login', output: 'hidden', hidden: true, order: 0, timestamp: iso(0) };
        return {
          body: { ...queued({ ...ours, status: 'failed' }), logs: JSON.stringify([...lines.reverse(), secret]) },
        };
      }
    }
  },
};
