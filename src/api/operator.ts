import { isObject, type JsonObject } from '../base/json.ts';
import { type Decoder, missing } from '../contract/reader.ts';
import { CONSOLE_LINK_ROUTE, NODES_ROUTE, OPERATOR_ROUTES } from '../contract/routes.ts';
import type { Operation } from './transport.ts';

/** The calls that the embedded platform offers beside the public API. */
export const OPERATOR_OPERATIONS = {
  rollback: {
    doing: 'roll back',
    route: OPERATOR_ROUTES.rollback,
    mayRepeat: false,
    decode: objectWith('deployID', 'url'),
  },
  listOrganizations: {
    doing: 'list the organizations',
    route: OPERATOR_ROUTES.listOrganizations,
    mayRepeat: true,
    decode: objectWith('organizations'),
  },
  listApps: { doing: 'list the apps', route: OPERATOR_ROUTES.listApps, mayRepeat: true, decode: objectWith('apps') },
  readApp: { doing: 'read the app', route: OPERATOR_ROUTES.readApp, mayRepeat: true, decode: objectWith('appID') },
  listDeployments: {
    doing: 'list the deployments',
    route: OPERATOR_ROUTES.listDeployments,
    mayRepeat: true,
    decode: objectWith('deployments'),
  },
  readDeployment: {
    doing: 'read the deployment',
    route: OPERATOR_ROUTES.readDeployment,
    mayRepeat: true,
    decode: objectWith('deployID', 'status'),
  },
  readLog: {
    doing: 'read the log',
    route: OPERATOR_ROUTES.readLog,
    mayRepeat: true,
    decode: objectWith('text', 'next', 'atEnd', 'status'),
  },
  // The second of two would be refused, because the deployment is no longer queued.
  cancel: {
    doing: 'cancel the deployment',
    route: OPERATOR_ROUTES.cancel,
    mayRepeat: false,
    decode: objectWith('deployID', 'status'),
  },
  // Two do no more than one.
  clearCaches: {
    doing: 'clear the caches',
    route: OPERATOR_ROUTES.clearCaches,
    mayRepeat: true,
    decode: objectWith('cleared'),
  },
  redeploy: {
    doing: 'deploy again',
    route: OPERATOR_ROUTES.redeploy,
    mayRepeat: false,
    decode: objectWith('deployID', 'status'),
  },
  listEnv: {
    doing: 'list the variables',
    route: OPERATOR_ROUTES.listEnv,
    mayRepeat: true,
    decode: objectWith('names'),
  },
  // It sets the same values again.
  editEnv: {
    doing: 'change the variables',
    route: OPERATOR_ROUTES.editEnv,
    mayRepeat: true,
    decode: objectWith('names'),
  },
  listNodes: {
    doing: 'list the nodes',
    route: NODES_ROUTE,
    mayRepeat: true,
    decode: objectWith('nodes'),
  },
  // A second link does no harm.
  createConsoleLink: {
    doing: 'get a link to the console',
    route: CONSOLE_LINK_ROUTE,
    mayRepeat: true,
    decode: objectWith('url', 'expiresAt'),
  },
  listTables: {
    doing: 'list the tables',
    route: OPERATOR_ROUTES.listTables,
    mayRepeat: true,
    decode: objectWith('tables'),
  },
  createTable: {
    doing: 'create the table',
    route: OPERATOR_ROUTES.createTable,
    mayRepeat: false,
    decode: objectWith('name', 'token'),
  },
  // The second of two would fail, because the table is gone.
  deleteTable: {
    doing: 'delete the table',
    route: OPERATOR_ROUTES.deleteTable,
    mayRepeat: false,
    decode: objectWith('deleted'),
  },
  // A second set of credentials does no harm.
  runtime: {
    doing: "get the app's variables",
    route: OPERATOR_ROUTES.runtime,
    mayRepeat: true,
    decode: objectWith('variables'),
  },
  organizationUsage: {
    doing: 'read the usage',
    route: OPERATOR_ROUTES.organizationUsage,
    mayRepeat: true,
    decode: objectWith('points'),
  },
  projectUsage: {
    doing: 'read the usage',
    route: OPERATOR_ROUTES.projectUsage,
    mayRepeat: true,
    decode: objectWith('points'),
  },
  appUsage: {
    doing: 'read the usage',
    route: OPERATOR_ROUTES.appUsage,
    mayRepeat: true,
    decode: objectWith('points'),
  },
} as const satisfies Record<string, Operation<JsonObject>>;

/** The copy of a data directory. Its token is the request token of `run.json`. */
export const BACKUP_OPERATION: Operation<JsonObject> = {
  doing: 'make the backup',
  route: { method: 'POST', path: '/backup' },
  mayRepeat: false,
  decode: objectWith('to'),
};

export type OperatorCall = keyof typeof OPERATOR_OPERATIONS;

/** Returns a decoder for an answer with these members. */
function objectWith(...names: readonly string[]): Decoder<JsonObject> {
  return (body, call) => {
    const absent = names.filter((name) => !isObject(body) || body[name] === undefined);
    if (!isObject(body) || absent.length > 0) throw missing(absent.join(' and '), body, call);
    return body;
  };
}
