import { CONTROL_LIMITS, LOG_LIMITS } from '../../contract/limits.ts';
import { KVS_PATHS, OPERATOR_ROUTES, ROUTES } from '../../contract/routes.ts';
import { count, list, named, object, oneOf, orNull, type Schema, text } from './schemas.ts';

/** A call of the platform, without what its path and its group say. */
export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly query?: Readonly<Record<string, Schema>>;
  readonly body?: Schema;
  /** The body may be empty. */
  readonly mayBeEmpty?: true;
  /** The schema of the answer, by status. */
  readonly answers: Readonly<Record<number, Schema>>;
}

const limit: Schema = {
  type: 'integer',
  minimum: 1,
  maximum: CONTROL_LIMITS.pageMost,
  default: CONTROL_LIMITS.pageDefault,
};
const PAGE = { limit, cursor: text };
const USAGE = {
  since: { type: 'string', format: 'date-time', description: 'Default: a week ago.' },
  step: oneOf(['hour', 'day']),
};
const nextCursor = orNull(text);
/** An object whose members docs/usage.md describes. */
const report: Schema = { type: 'object' };

/** The calls of the service's description (spec 4.A). */
export const CONTROL: Readonly<Record<keyof typeof ROUTES, Operation>> = {
  createApp: {
    ...ROUTES.createApp,
    summary: 'Creates an app. Its ID is its name.',
    body: named('NewApp'),
    answers: { 201: named('App') },
  },
  updateApp: {
    ...ROUTES.updateApp,
    summary: 'Changes the fields of an app that the body names. Null removes an optional one.',
    body: named('AppChange'),
    answers: { 200: named('App') },
  },
  replaceEnv: {
    ...ROUTES.replaceEnv,
    summary: 'Replaces the whole set of variables. No answer contains their values.',
    body: object({ env: named('Variables') }),
    answers: { 200: object({ names: list(text) }) },
  },
  listEnvironments: {
    ...ROUTES.listEnvironments,
    summary: 'Lists the environments of an app.',
    answers: { 200: object({ environments: list(named('Environment')) }) },
  },
  deploy: {
    ...ROUTES.deploy,
    summary: "Queues a deployment of the app's branch, or of another branch or a commit.",
    body: named('DeployRequest'),
    mayBeEmpty: true,
    answers: { 202: named('AcceptedDeployment') },
  },
  listDeployments: {
    ...ROUTES.listDeployments,
    summary: 'Lists deployments, newest first.',
    query: PAGE,
    answers: { 200: object({ deployments: list(named('Deployment')), nextCursor }) },
  },
  readFailure: {
    ...ROUTES.readFailure,
    summary: 'Reads why a deployment failed. 404: it did not.',
    answers: { 200: named('Failure') },
  },
};

/** The embedded platform's own calls. */
export const OPERATOR: Readonly<Record<keyof typeof OPERATOR_ROUTES, Operation>> = {
  listOrganizations: {
    ...OPERATOR_ROUTES.listOrganizations,
    summary: 'Lists the organizations in which the caller has a role.',
    query: PAGE,
    answers: { 200: object({ organizations: list(text), nextCursor }) },
  },
  listApps: {
    ...OPERATOR_ROUTES.listApps,
    summary: 'Lists the apps of an organization, by ID.',
    query: { ...PAGE, prefix: text },
    answers: { 200: object({ apps: list(named('OperatorApp')), nextCursor }) },
  },
  readApp: {
    ...OPERATOR_ROUTES.readApp,
    summary: 'Reads an app and its newest deployment.',
    answers: { 200: named('OperatorApp') },
  },
  listDeployments: {
    ...OPERATOR_ROUTES.listDeployments,
    summary: 'Lists deployments with commit, author, phases and size, newest first.',
    query: PAGE,
    answers: { 200: object({ deployments: list(named('OperatorDeployment')), nextCursor }) },
  },
  readDeployment: {
    ...OPERATOR_ROUTES.readDeployment,
    summary: 'Reads a deployment.',
    answers: { 200: named('OperatorDeployment') },
  },
  readLog: {
    ...OPERATOR_ROUTES.readLog,
    summary:
      "Reads a part of a deployment's log. `next` is the position of the part after it. Lines may have colours (SGR).",
    query: {
      from: { type: 'integer', minimum: 0, default: 0 },
      limit: { type: 'integer', minimum: 1, maximum: LOG_LIMITS.pageMost, default: LOG_LIMITS.pageDefault },
    },
    answers: {
      200: object({ deployID: text, status: text, text, next: count, atEnd: { type: 'boolean' } }),
    },
  },
  cancel: {
    ...OPERATOR_ROUTES.cancel,
    summary: 'Cancels a queued deployment. 409: it is no longer queued.',
    mayBeEmpty: true,
    answers: { 200: named('OperatorDeployment') },
  },
  redeploy: {
    ...OPERATOR_ROUTES.redeploy,
    summary: "Queues a deployment of another deployment's commit, or of the branch's newest commit.",
    body: object({ 'deployID?': orNull(text) }),
    mayBeEmpty: true,
    answers: { 202: named('OperatorDeployment') },
  },
  clearCaches: {
    ...OPERATOR_ROUTES.clearCaches,
    summary: 'Removes what is kept of earlier installs and builds of the app.',
    answers: { 200: object({ cleared: { const: true } }) },
  },
  listEnv: {
    ...OPERATOR_ROUTES.listEnv,
    summary: 'Lists the names of the variables.',
    answers: { 200: object({ names: list(text) }) },
  },
  editEnv: {
    ...OPERATOR_ROUTES.editEnv,
    summary: 'Sets and removes single variables. `absent`: names that were not set.',
    body: object({ 'set?': orNull(named('Variables')), 'unset?': orNull(list(text)) }),
    answers: { 200: object({ names: list(text), absent: list(text) }) },
  },
  listReleases: {
    ...OPERATOR_ROUTES.listReleases,
    summary: 'Lists the releases that are kept, newest first.',
    answers: { 200: object({ releases: list(named('Release')) }) },
  },
  rollback: {
    ...OPERATOR_ROUTES.rollback,
    summary: 'Makes a kept release live: `to`, or the one before the live one.',
    body: object({ 'to?': orNull(text) }),
    mayBeEmpty: true,
    answers: { 200: object({ deployID: text, previous: text, url: text }) },
  },
  listTables: {
    ...OPERATOR_ROUTES.listTables,
    summary: 'Lists the tables of an app.',
    answers: { 200: object({ tables: list(named('Table')) }) },
  },
  createTable: {
    ...OPERATOR_ROUTES.createTable,
    summary: 'Creates a table. Only this answer has its token.',
    body: object({ name: text }),
    answers: { 201: named('NewTable') },
  },
  deleteTable: {
    ...OPERATOR_ROUTES.deleteTable,
    summary: 'Deletes a table with its entries.',
    answers: { 200: object({ deleted: { const: true }, name: text }) },
  },
  runtime: {
    ...OPERATOR_ROUTES.runtime,
    summary: 'Issues the runtime variables of a function app, with credentials of its role.',
    mayBeEmpty: true,
    answers: { 200: object({ variables: { type: 'object', additionalProperties: text } }) },
  },
  organizationUsage: {
    ...OPERATOR_ROUTES.organizationUsage,
    summary: 'Reads what an organization has used, and lists its apps.',
    query: { ...USAGE, ...PAGE },
    answers: { 200: report },
  },
  projectUsage: {
    ...OPERATOR_ROUTES.projectUsage,
    summary: 'Reads what a project has used, and lists its apps.',
    query: { ...USAGE, ...PAGE },
    answers: { 200: report },
  },
  appUsage: {
    ...OPERATOR_ROUTES.appUsage,
    summary: 'Reads what an app has used, and lists its tables.',
    query: USAGE,
    answers: { 200: report },
  },
};

/** The key-value store (spec 4.B). */
export const KVS: Readonly<Record<keyof typeof KVS_PATHS, Operation>> = {
  put: {
    ...{ method: 'POST', path: KVS_PATHS.put, summary: 'Stores a value under a key.' },
    body: named('KvsPut'),
    answers: { 200: object({ ok: { const: true } }) },
  },
  get: {
    ...{ method: 'POST', path: KVS_PATHS.get, summary: 'Reads the value of a key.' },
    body: named('KvsKey'),
    answers: { 200: named('KvsEntry') },
  },
  delete: {
    ...{ method: 'POST', path: KVS_PATHS.delete, summary: 'Deletes a key, whether or not it exists.' },
    body: named('KvsKey'),
    answers: { 200: object({ deleted: { const: true } }) },
  },
};
