/** The control plane's paths (spec 4.A). Clients fill them in, the embedded platform matches them. */
const APPS = '/api/v1/orgs/{orgID}/projects/{projectID}/apps';
const APP = `${APPS}/{appID}` as const;

export const ROUTES = {
  createApp: { method: 'POST', path: APPS },
  updateApp: { method: 'PATCH', path: APP },
  replaceEnv: { method: 'PUT', path: `${APP}/env` },
  listEnvironments: { method: 'GET', path: `${APP}/environments` },
  deploy: { method: 'POST', path: `${APP}/deployments` },
  listDeployments: { method: 'GET', path: `${APP}/deployments` },
  readFailure: { method: 'GET', path: `${APP}/deployments/{deployID}/failure` },
} as const satisfies Record<string, { method: string; path: string }>;

export type RouteName = keyof typeof ROUTES;

const OPERATOR_APP = '/operator/orgs/{orgID}/projects/{projectID}/apps/{appID}';

const OPERATOR_DEPLOYMENT = `${OPERATOR_APP}/deployments/{deployID}` as const;

/** Not the service's: the embedded platform's own front. `/openapi.json` describes the calls. */
export const OPERATOR_ROUTES = {
  listOrganizations: { method: 'GET', path: '/operator/orgs' },
  listApps: { method: 'GET', path: '/operator/orgs/{orgID}/apps' },
  readQueue: { method: 'GET', path: '/operator/orgs/{orgID}/queue' },
  readApp: { method: 'GET', path: OPERATOR_APP },
  deleteApp: { method: 'DELETE', path: OPERATOR_APP },
  restoreApp: { method: 'POST', path: `${OPERATOR_APP}/restore` },
  listDeployments: { method: 'GET', path: `${OPERATOR_APP}/deployments` },
  readDeployment: { method: 'GET', path: OPERATOR_DEPLOYMENT },
  readLog: { method: 'GET', path: `${OPERATOR_DEPLOYMENT}/log` },
  cancel: { method: 'POST', path: `${OPERATOR_DEPLOYMENT}/cancel` },
  redeploy: { method: 'POST', path: `${OPERATOR_APP}/redeploy` },
  listEnv: { method: 'GET', path: `${OPERATOR_APP}/env` },
  editEnv: { method: 'PATCH', path: `${OPERATOR_APP}/env` },
  listReleases: { method: 'GET', path: `${OPERATOR_APP}/releases` },
  clearCaches: { method: 'DELETE', path: `${OPERATOR_APP}/caches` },
  rollback: { method: 'POST', path: `${OPERATOR_APP}/rollback` },
  listHosts: { method: 'GET', path: `${OPERATOR_APP}/hosts` },
  listTables: { method: 'GET', path: `${OPERATOR_APP}/tables` },
  createTable: { method: 'POST', path: `${OPERATOR_APP}/tables` },
  deleteTable: { method: 'DELETE', path: `${OPERATOR_APP}/tables/{table}` },
  listKeys: { method: 'GET', path: `${OPERATOR_APP}/tables/{table}/keys` },
  runtime: { method: 'POST', path: `${OPERATOR_APP}/runtime` },
  readInstances: { method: 'GET', path: `${OPERATOR_APP}/instances` },
  readOutput: { method: 'GET', path: `${OPERATOR_APP}/output` },
  organizationUsage: { method: 'GET', path: '/operator/orgs/{orgID}/usage' },
  organizationQuotas: { method: 'GET', path: '/operator/orgs/{orgID}/quotas' },
  projectUsage: { method: 'GET', path: '/operator/orgs/{orgID}/projects/{projectID}/usage' },
  appUsage: { method: 'GET', path: `${OPERATOR_APP}/usage` },
  whoAmI: { method: 'GET', path: '/operator/whoami' },
  listMachines: { method: 'GET', path: '/operator/machines' },
  endMachine: { method: 'DELETE', path: '/operator/machines/{machine}' },
  listTokens: { method: 'GET', path: '/operator/orgs/{orgID}/tokens' },
  createToken: { method: 'POST', path: '/operator/orgs/{orgID}/tokens' },
  createProjectToken: { method: 'POST', path: '/operator/orgs/{orgID}/projects/{projectID}/tokens' },
  createAppToken: { method: 'POST', path: `${OPERATOR_APP}/tokens` },
  revokeToken: { method: 'DELETE', path: '/operator/orgs/{orgID}/tokens/{token}' },
  listMembers: { method: 'GET', path: '/operator/orgs/{orgID}/members' },
  setMember: { method: 'PUT', path: '/operator/orgs/{orgID}/members' },
  setProjectMember: { method: 'PUT', path: '/operator/orgs/{orgID}/projects/{projectID}/members' },
  setAppMember: { method: 'PUT', path: `${OPERATOR_APP}/members` },
  readAudit: { method: 'GET', path: '/operator/orgs/{orgID}/audit' },
  readPlatformAudit: { method: 'GET', path: '/operator/audit' },
  listNodes: { method: 'GET', path: '/operator/nodes' },
  readSecrets: { method: 'GET', path: '/operator/secrets' },
  rotateSecret: { method: 'POST', path: '/operator/secrets/rotate' },
  listTargets: { method: 'GET', path: '/operator/orgs/{orgID}/notify' },
  addTarget: { method: 'POST', path: '/operator/orgs/{orgID}/notify' },
  removeTarget: { method: 'DELETE', path: '/operator/orgs/{orgID}/notify/{target}' },
  testTarget: { method: 'POST', path: '/operator/orgs/{orgID}/notify/{target}/test' },
  listDeliveries: { method: 'GET', path: '/operator/orgs/{orgID}/deliveries' },
  redeliver: { method: 'POST', path: '/operator/orgs/{orgID}/deliveries/{delivery}/redeliver' },
  listHooks: { method: 'GET', path: `${OPERATOR_APP}/hooks` },
  addHook: { method: 'POST', path: `${OPERATOR_APP}/hooks` },
  removeHook: { method: 'DELETE', path: `${OPERATOR_APP}/hooks/{hook}` },
  listPushes: { method: 'GET', path: `${OPERATOR_APP}/pushes` },
  createConsoleLink: { method: 'POST', path: '/operator/console-link' },
} as const satisfies Record<string, { method: string; path: string }>;

/** The KVS data plane's paths (spec 4.B); all are POST. */
export const KVS_PATHS = { put: '/v1/put', get: '/v1/get', delete: '/v1/delete' } as const;
export type KvsOperation = keyof typeof KVS_PATHS;

/** Replaces each `{name}` in `template` by the percent-encoded `parameters[name]`. */
export function fillPath(template: string, parameters: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters[name] ?? `{${name}}`));
}
