import { isObject, type JsonObject } from '../base/json.ts';
import { type Decoder, missing } from '../contract/reader.ts';
import { OPERATOR_ROUTES, ROUTES } from '../contract/routes.ts';
import type { Operation } from './transport.ts';

/** The calls that the embedded platform offers beside the public API. */
export const OPERATOR_OPERATIONS = {
  rollback: single('roll back', OPERATOR_ROUTES.rollback, 'deployID', 'url'),
  listOrganizations: repeatable('list the organizations', OPERATOR_ROUTES.listOrganizations, 'organizations'),
  listApps: repeatable('list the apps', OPERATOR_ROUTES.listApps, 'apps'),
  readQueue: repeatable('read the queue', OPERATOR_ROUTES.readQueue, 'running', 'waiting'),
  readApp: repeatable('read the app', OPERATOR_ROUTES.readApp, 'appID'),
  deleteApp: repeatable('delete the app', OPERATOR_ROUTES.deleteApp, 'appID', 'deleted'),
  restoreApp: repeatable('restore the app', OPERATOR_ROUTES.restoreApp, 'appID'),
  listDeployments: repeatable('list the deployments', OPERATOR_ROUTES.listDeployments, 'deployments'),
  readDeployment: repeatable('read the deployment', OPERATOR_ROUTES.readDeployment, 'deployID', 'status'),
  readLog: repeatable('read the log', OPERATOR_ROUTES.readLog, 'text', 'next', 'atEnd', 'status'),
  cancel: single('cancel the deployment', OPERATOR_ROUTES.cancel, 'deployID', 'status'),
  clearCaches: repeatable('clear the caches', OPERATOR_ROUTES.clearCaches, 'cleared'),
  redeploy: single('deploy again', OPERATOR_ROUTES.redeploy, 'deployID', 'status'),
  // Calls of the public API, with the identity of the operator's.
  updateApp: repeatable('change the settings', ROUTES.updateApp, 'appID'),
  listEnv: repeatable('list the variables', OPERATOR_ROUTES.listEnv, 'names'),
  editEnv: repeatable('change the variables', OPERATOR_ROUTES.editEnv, 'names'),
  whoAmI: repeatable('ask who you are', OPERATOR_ROUTES.whoAmI, 'email', 'roles'),
  listMachines: repeatable('list your machines', OPERATOR_ROUTES.listMachines, 'machines'),
  endMachine: single('sign the machine out', OPERATOR_ROUTES.endMachine, 'ended'),
  listTokens: repeatable('list the access tokens', OPERATOR_ROUTES.listTokens, 'tokens'),
  createToken: single('make the access token', OPERATOR_ROUTES.createToken, 'name', 'token'),
  createProjectToken: single('make the access token', OPERATOR_ROUTES.createProjectToken, 'name', 'token'),
  createAppToken: single('make the access token', OPERATOR_ROUTES.createAppToken, 'name', 'token'),
  revokeToken: single('revoke the access token', OPERATOR_ROUTES.revokeToken, 'revoked'),
  listMembers: repeatable('list the members', OPERATOR_ROUTES.listMembers, 'members', 'file'),
  setMember: repeatable('change the members', OPERATOR_ROUTES.setMember, 'member'),
  setProjectMember: repeatable('change the members', OPERATOR_ROUTES.setProjectMember, 'member'),
  setAppMember: repeatable('change the members', OPERATOR_ROUTES.setAppMember, 'member'),
  readAudit: repeatable('read the audit log', OPERATOR_ROUTES.readAudit, 'rows', 'head', 'anchor'),
  readPlatformAudit: repeatable('read the audit log', OPERATOR_ROUTES.readPlatformAudit, 'rows', 'head', 'anchor'),
  listNodes: repeatable('list the nodes', OPERATOR_ROUTES.listNodes, 'nodes'),
  readSecrets: repeatable('read which keys are needed', OPERATOR_ROUTES.readSecrets, 'keys', 'remaining'),
  // On one machine, a second one would make a second key.
  rotateSecret: single('rotate the secret', OPERATOR_ROUTES.rotateSecret, 'from', 'to'),
  createConsoleLink: repeatable('get a link to the console', OPERATOR_ROUTES.createConsoleLink, 'url', 'expiresAt'),
  listHosts: repeatable('list the hosts', OPERATOR_ROUTES.listHosts, 'hosts'),
  listTables: repeatable('list the tables', OPERATOR_ROUTES.listTables, 'tables'),
  createTable: single('create the table', OPERATOR_ROUTES.createTable, 'name', 'token'),
  deleteTable: single('delete the table', OPERATOR_ROUTES.deleteTable, 'deleted'),
  listKeys: repeatable('list the keys', OPERATOR_ROUTES.listKeys, 'keys'),
  runtime: repeatable("get the app's variables", OPERATOR_ROUTES.runtime, 'variables'),
  readInstances: repeatable('read the instances', OPERATOR_ROUTES.readInstances, 'node', 'runs', 'instances'),
  readOutput: repeatable('read what the app prints', OPERATOR_ROUTES.readOutput, 'lines', 'next'),
  organizationUsage: repeatable('read the usage', OPERATOR_ROUTES.organizationUsage, 'points'),
  organizationQuotas: repeatable('read the quotas', OPERATOR_ROUTES.organizationQuotas, 'quotas', 'month'),
  projectUsage: repeatable('read the usage', OPERATOR_ROUTES.projectUsage, 'points'),
  appUsage: repeatable('read the usage', OPERATOR_ROUTES.appUsage, 'points'),
  listHooks: repeatable('list the webhooks', OPERATOR_ROUTES.listHooks, 'hooks'),
  // Of two, one would have a secret that nobody saw.
  addHook: single('add the webhook', OPERATOR_ROUTES.addHook, 'hook', 'secret'),
  removeHook: single('remove the webhook', OPERATOR_ROUTES.removeHook, 'removed'),
  listPushes: repeatable('list the pushes', OPERATOR_ROUTES.listPushes, 'pushes'),
  listTargets: repeatable('list who is told', OPERATOR_ROUTES.listTargets, 'targets'),
  // A second one would be told twice.
  addTarget: single('add who is told', OPERATOR_ROUTES.addTarget, 'target'),
  removeTarget: single('remove who is told', OPERATOR_ROUTES.removeTarget, 'removed'),
  testTarget: single('send a test', OPERATOR_ROUTES.testTarget, 'delivery'),
  listDeliveries: repeatable('list the messages', OPERATOR_ROUTES.listDeliveries, 'deliveries'),
  redeliver: single('send the message again', OPERATOR_ROUTES.redeliver, 'delivery'),
} as const satisfies Record<string, Operation<JsonObject>>;

/** The copy of a data directory. Its token is the request token of `run.json`. */
export const BACKUP_OPERATION = single('make the backup', { method: 'POST', path: '/backup' }, 'to');

export type OperatorCall = keyof typeof OPERATOR_OPERATIONS;

/** Returns a call that changes nothing, or does no harm twice. Its answer has these members. */
function repeatable(doing: string, route: Operation<JsonObject>['route'], ...members: readonly string[]) {
  return { doing, route, mayRepeat: true, decode: objectWith(members) };
}

/** Returns a call that must not be sent twice: the second would make another thing, or fail because the first has ended it. */
function single(...call: Parameters<typeof repeatable>) {
  return { ...repeatable(...call), mayRepeat: false };
}

function objectWith(names: readonly string[]): Decoder<JsonObject> {
  return (body, call) => {
    const absent = names.filter((name) => !isObject(body) || body[name] === undefined);
    if (!isObject(body) || absent.length > 0) throw missing(absent.join(' and '), body, call);
    return body;
  };
}
