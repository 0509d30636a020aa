import type { Dialect } from '../service-double.ts';
import { entriesOf, iso, LOG, type Ours, words } from './parts.ts';

const status = words({ queued: 'pending', building: 'pending' });

const app = ({ appID }: Ours) => ({
  acm: false,
  archived_at: null,
  build_stack: { id: 'stack-1', name: 'heroku-24' },
  created_at: '2026-01-02T03:04:05Z',
  git_url: 'https://git.heroku.example/shop.git',
  id: appID,
  maintenance: false,
  name: appID,
  organization: { id: 'org-1', name: 'acme' },
  owner: { email: 'ops@example.com', id: 'own-1' },
  region: { id: 'reg-1', name: 'eu' },
  web_url: 'https://shop-1a2b.herokuapp.example/',
});

const build = (ours: Ours) => ({
  app: { id: 'app-uuid' },
  buildpacks: [{ url: 'https://git.example/buildpack', name: 'heroku/nodejs' }],
  created_at: iso(ours.at ?? 0),
  id: ours.deployID,
  output_stream_url: 'https://build-output.example/streams/1',
  release: { id: 'rel-1' },
  slug: { id: 'slug-1' },
  source_blob: { checksum: null, url: 'https://git.example/acme/shop/archive', version: ours.commit },
  stack: 'heroku-24',
  status: status(ours.status),
  user: { email: 'ops@example.com', id: 'usr-1' },
});

export const heroku: Dialect = {
  like: 'Heroku Platform API: apps, builds and their output',
  refused: (field, message) => ({ id: 'invalid_params', message: `${field} ${message}` }),
  answer(call, ours) {
    switch (call) {
      case 'createApp':
      case 'updateApp':
        return { body: app(ours) };
      case 'replaceEnv':
        return { body: { A: '1' } };
      case 'listEnvironments':
        return { body: [{ id: 'p1', name: 'production', app: { id: 'app-uuid' } }] };
      case 'deploy':
        return { status: 201, body: build({ ...ours, status: 'queued' }) };
      case 'listDeployments':
        // Sorted by age, oldest first.
        return { body: entriesOf(ours).map(build).reverse() };
      case 'readFailure':
        return {
          body: {
            build: { id: ours.deployID, status: 'failed', output_stream_url: 'https://build-output.example/1' },
            exit_code: 2,
            lines: LOG.map((line) => ({ stream: 'STDERR', line: `${line}\n` })),
          },
        };
    }
  },
};
