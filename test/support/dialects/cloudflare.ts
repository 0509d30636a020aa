import type { Dialect } from '../service-double.ts';
import { entriesOf, failureOf, iso, type Ours, urlOr, without } from './parts.ts';

/** A deployment does not have its own status. Its latest stage shows its progress. */
const STAGES: Readonly<Record<string, readonly [string, string]>> = {
  queued: ['queued', 'active'],
  // "success" of the build, although the deployment has not ended.
  building: ['build', 'success'],
  succeeded: ['deploy', 'success'],
  failed: ['build', 'failure'],
};

const enveloped = (result: unknown, more: object = {}) => ({
  result,
  success: true,
  errors: [],
  messages: [],
  ...more,
});

const project = ({ appID, subdomain }: Ours) => ({
  id: '7b162ea7-7367',
  name: appID,
  subdomain: subdomain ?? 'shop.pages.example',
  domains: ['shop.pages.example'],
  source: { type: 'github', config: { owner: 'acme', repo_name: 'shop', production_branch: 'main' } },
  build_config: { build_command: 'npm run build', destination_dir: 'dist', root_dir: '' },
  latest_deployment: null,
  created_on: '2026-01-02T03:04:05Z',
});

const environmentsOf = ({ environments }: Ours) =>
  (Array.isArray(environments) ? environments : []).map(({ environmentID, ...rest }) => ({
    id: environmentID,
    ...rest,
  }));

const deployment = (ours: Ours) => {
  const [name, status] = STAGES[String(ours.status)] ?? ['queued', 'idle'];
  const stage = { name, status, started_on: null, ended_on: null };
  return {
    id: ours.deployID,
    short_id: String(ours.deployID).slice(0, 8),
    project_id: '7b162ea7-7367',
    project_name: 'shop',
    environment: 'production',
    url: urlOr(ours, `https://${ours.deployID}.shop.pages.example`),
    created_on: iso(ours.at ?? 0),
    latest_stage: stage,
    stages: [{ name: 'queued', status: 'success' }, stage],
    deployment_trigger: { type: 'push', metadata: { branch: ours.branch, commit_hash: ours.commit } },
    aliases: null,
  };
};

const CODES: Readonly<Record<string, number>> = {
  app_exists: 8_000_002,
  not_found: 8_000_007,
  app_not_found: 8_000_007,
  deployment_not_found: 8_000_007,
  validation_failed: 8_000_010,
};

const configuration = ({ source, build_config }: Ours) => {
  const { production_branch: branch } = Object(Object(source).config);
  const { build_command: buildCommand, destination_dir: outputDirectory } = Object(build_config);
  return without({ branch, buildCommand, outputDirectory });
};

/** A local repository does not have an owner. */
const repositoryOf = ({ owner, repo_name }: Ours) =>
  repo_name === undefined ? undefined : owner === repo_name ? owner : `${owner}/${repo_name}`;

export const cloudflare: Dialect = {
  like: 'Cloudflare API: Pages projects, deployments and their history logs',
  refused: (field, message) => ({
    result: null,
    success: false,
    errors: [
      { code: 8_000_010, message: `${field} ${message}`, source: { pointer: `/${field.replaceAll('.', '/')}` } },
    ],
    messages: [],
  }),
  error: (_, code, message) => ({
    result: null,
    success: false,
    errors: [{ code: CODES[code] ?? 10_000, message }],
    messages: [],
  }),
  request(call, body) {
    if (call === 'createApp') {
      const { config } = Object(body.source);
      // Without a repository the platform says what is missing.
      if (body.source === undefined) return { refused: 'source.config.repo_name', message: 'is required' };
      return { name: body.name, type: 'web-landing', ...configuration(body), repository: repositoryOf(config) };
    }
    if (call === 'updateApp') return configuration(body);
    if (call === 'listDeployments') return without({ limit: body.per_page, cursor: body.cursor });
    if (call === 'replaceEnv') {
      const variables = Object(body.deployment_configs).production?.env_vars;
      if (!variables) return { refused: 'deployment_configs', message: 'is required' };
      const pairs = Object.entries<{ value: string }>(variables).map(([name, { value }]) => [name, value]);
      return { env: Object.fromEntries(pairs) };
    }
    return call === 'deploy' ? without({ branch: body.branch, commit: body.commit_hash }) : body;
  },
  answer(call, ours) {
    switch (call) {
      case 'createApp':
      case 'updateApp':
        return { status: 200, body: enveloped(project(ours)) };
      case 'replaceEnv':
        return { body: enveloped(project(ours)) };
      case 'listEnvironments':
        return { body: enveloped(environmentsOf(ours)) };
      case 'deploy':
        return { status: 200, body: enveloped(deployment({ ...ours, status: 'queued' })) };
      case 'listDeployments':
        return {
          body: enveloped(entriesOf(ours).map(deployment), {
            result_info: { count: 1, cursor: ours.nextCursor ?? '' },
          }),
        };
      case 'readFailure':
        return {
          body: enveloped({
            total: failureOf(ours).lines.length,
            includes_container_logs: true,
            data: failureOf(ours).lines.map((line, index) => ({ ts: iso(index), line })),
          }),
        };
    }
  },
};
