import type { Dialect } from '../service-double.ts';
import { entriesOf, iso, LOG, type Ours, words } from './parts.ts';

const state = words({ queued: 'enqueued', building: 'building', succeeded: 'ready', failed: 'error' });

const site = ({ appID }: Ours) => ({
  id: appID,
  site_id: appID,
  plan: 'nf_team_dev',
  name: appID,
  custom_domain: null,
  url: 'http://shop.netlify.example',
  ssl_url: 'https://shop.netlify.example',
  admin_url: 'https://app.netlify.example/sites/shop',
  account_id: 'acc1',
  user_id: 'u7',
  state: 'current',
  published_deploy: null,
});

const deploy = (ours: Ours) => ({
  id: ours.deployID,
  site_id: 'site-77',
  build_id: `b-${ours.deployID}`,
  user_id: 'u7',
  state: state(ours.status),
  name: 'shop',
  url: 'http://shop.netlify.example',
  ssl_url: 'https://shop.netlify.example',
  admin_url: 'https://app.netlify.example/sites/shop',
  deploy_url: `http://${ours.deployID}--shop.netlify.example`,
  deploy_ssl_url: `https://${ours.deployID}--shop.netlify.example`,
  error_message: null,
  branch: ours.branch,
  commit_ref: ours.commit,
  commit_url: 'https://git.example/acme/shop/commit/1',
  created_at: iso(ours.at),
  published_at: null,
  context: 'production',
  skipped: null,
  review_id: null,
});

export const netlify: Dialect = {
  like: 'Netlify API: createSite, createSiteBuild, listSiteDeploys, getDeploy',
  refused: (field, message) => ({ code: 422, message: '', errors: { [field]: [message] } }),
  answer(call, ours) {
    switch (call) {
      case 'createApp':
      case 'updateApp':
        return { body: site(ours) };
      case 'replaceEnv':
        return { body: [{ key: 'A', scopes: ['builds'], values: [{ id: 'v1', context: 'all' }] }] };
      case 'listEnvironments':
        return { body: [] };
      case 'deploy':
        // The answer is a build, which contains the ID of its deploy.
        return { status: 200, body: { id: `b-${ours.deployID}`, deploy_id: ours.deployID, sha: null, done: false } };
      case 'listDeployments':
        return { body: entriesOf(ours).map(deploy) };
      case 'readFailure':
        return {
          body: {
            ...deploy({ ...ours, status: 'failed', at: 0 }),
            error_message: 'Failed during stage building site: Build script returned non-zero exit code: 2',
            summary: { status: 'error', messages: [{ type: 'error', title: 'Build failed', details: 'exit code 2' }] },
            build_log: LOG.map((message, index) => ({ ts: index, message, type: 'build', section: 'building' })),
          },
        };
    }
  },
};
