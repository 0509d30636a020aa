import type { Dialect } from '../service-double.ts';
import { entriesOf, iso, LOG, type Ours, words } from './parts.ts';

const phase = words({ queued: 'PENDING_BUILD', building: 'BUILDING', succeeded: 'ACTIVE', failed: 'ERROR' });

const steps = (status: unknown) => ({
  pending_steps: 1,
  running_steps: 1,
  success_steps: 4,
  error_steps: 0,
  total_steps: 6,
  steps: [
    // Ends long before the deployment.
    { name: 'build', status: 'SUCCESS', component_name: 'web', message_base: 'Building' },
    { name: 'deploy', status: status === 'succeeded' ? 'SUCCESS' : 'RUNNING' },
  ],
});

const deployment = (ours: Ours) => ({
  id: ours.deployID,
  spec: { name: 'shop', static_sites: [{ name: 'web', github: { repo: 'acme/shop', branch: 'main' } }] },
  static_sites: [{ name: 'web', source_commit_hash: ours.commit }],
  phase: phase(ours.status),
  phase_last_updated_at: iso(ours.at ?? 0),
  created_at: iso(ours.at ?? 0),
  updated_at: iso(ours.at ?? 0),
  cause: 'manual',
  progress: steps(ours.status),
  tier_slug: 'starter',
});

const app = ({ appID }: Ours) => ({
  app: {
    id: appID,
    owner_uuid: 'own-1',
    spec: { name: appID },
    default_ingress: 'https://shop-x1.ondo.example',
    pending_deployment: { id: 'first', phase: 'PENDING_BUILD' },
    last_deployment_created_at: '2026-01-02T03:04:05Z',
    region: { slug: 'fra', label: 'Frankfurt', data_centers: ['fra1'] },
    project_id: 'prj-88',
    live_url: '',
  },
});

export const digitalocean: Dialect = {
  like: 'DigitalOcean API: App Platform apps, deployments and their progress',
  refused: (field, message) => ({ id: 'unprocessable_entity', message: `${field} ${message}`, request_id: 'r1' }),
  answer(call, ours) {
    switch (call) {
      case 'createApp':
      case 'updateApp':
        return { status: 200, body: app(ours) };
      case 'replaceEnv':
        return { body: app(ours) };
      case 'listEnvironments':
        return { body: { environments: [], links: {}, meta: { total: 0 } } };
      case 'deploy':
        return { status: 200, body: { deployment: deployment({ ...ours, status: 'queued' }) } };
      case 'listDeployments':
        return { body: { deployments: entriesOf(ours).map(deployment), links: { pages: {} }, meta: { total: 1 } } };
      case 'readFailure': {
        const failed = {
          name: 'build',
          status: 'ERROR',
          steps: [
            { name: 'initialize', status: 'SUCCESS' },
            {
              name: 'components',
              status: 'ERROR',
              reason: { code: 'BuildJobExitNonZero', message: 'Your build job failed.' },
              build_logs: LOG.join('\n'),
            },
          ],
        };
        return {
          body: {
            deployment: {
              ...deployment({ ...ours, status: 'failed' }),
              progress: { error_steps: 1, total_steps: 6, steps: [failed, { name: 'deploy', status: 'PENDING' }] },
            },
          },
        };
      }
    }
  },
};
