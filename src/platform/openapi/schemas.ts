import {
  CONTROL_ERROR_STATUS,
  DEPLOYMENT_STAGES,
  DEPLOYMENT_STATUSES,
  FAILURE_CODES,
} from '../../contract/control-plane.ts';
import { KVS_ERROR_STATUS } from '../../contract/kvs.ts';
import { APP_TYPES, CONTROL_LIMITS, KVS_LIMITS } from '../../contract/limits.ts';

/** A JSON Schema of draft 2020-12, as OpenAPI 3.1 uses it. */
export type Schema = { readonly [keyword: string]: unknown };

export const text: Schema = { type: 'string' };
export const count: Schema = { type: 'integer', minimum: 0 };
const flag: Schema = { type: 'boolean' };
const moment: Schema = { type: 'string', format: 'date-time' };
const identifier: Schema = { type: 'string', minLength: 1, maxLength: 63 };

export function oneOf(values: readonly string[]): Schema {
  return { type: 'string', enum: values };
}

export function orNull(schema: Schema): Schema {
  return { anyOf: [schema, { type: 'null' }] };
}

export function list(items: Schema): Schema {
  return { type: 'array', items };
}

/** Refers to a schema of `SCHEMAS`. */
export function named(name: keyof typeof SCHEMAS): Schema {
  return { $ref: `#/components/schemas/${name}` };
}

/** An object with these members and no others. Members whose name ends with `?` may be missing. */
export function object(members: Readonly<Record<string, Schema>>): Schema {
  const names = Object.keys(members);
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(members).map(([name, schema]) => [name.replace('?', ''), schema])),
    required: names.filter((name) => !name.endsWith('?')),
    additionalProperties: false,
  };
}

const SETTINGS = {
  'spaFallback?': orNull(flag),
  'noindex?': orNull(flag),
  'installCommand?': orNull(text),
  'rootDirectory?': orNull(text),
  'nodeVersion?': orNull({ type: 'string', pattern: '^\\d+$' }),
  'domains?': orNull(list(text)),
};

const OPTIONAL = {
  'buildCommand?': orNull(text),
  'outputDirectory?': orNull(text),
  'region?': orNull(text),
};

const APP = {
  appID: identifier,
  name: text,
  type: oneOf(APP_TYPES),
  repository: text,
  branch: text,
  buildCommand: orNull(text),
  outputDirectory: orNull(text),
  region: orNull(text),
  subdomain: text,
  state: oneOf(['created', 'live']),
  url: orNull(text),
  environments: list(object({ environmentID: text, name: text })),
  createdAt: moment,
  updatedAt: moment,
};

const ACCEPTED = {
  deployID: text,
  status: oneOf(DEPLOYMENT_STATUSES),
  branch: text,
  commit: orNull(text),
  createdAt: moment,
};

const DEPLOYMENT = {
  ...ACCEPTED,
  stage: orNull(oneOf(DEPLOYMENT_STAGES)),
  startedAt: orNull(moment),
  finishedAt: orNull(moment),
  'supersededBy?': text,
};

const PLACE = { file: text, line: orNull(count), column: orNull(count) };

/** The schemas that operations refer to by name. */
export const SCHEMAS = {
  Error: object({
    error: object({ code: oneOf(Object.keys(CONTROL_ERROR_STATUS)), message: text, requestID: text }),
  }),
  KvsError: object({ error: oneOf(Object.keys(KVS_ERROR_STATUS)) }),
  GatewayError: object({ message: text }),
  NewApp: object({
    name: identifier,
    type: oneOf(APP_TYPES),
    repository: text,
    branch: text,
    ...OPTIONAL,
    ...SETTINGS,
  }),
  AppChange: object({ 'repository?': text, 'branch?': text, ...OPTIONAL, ...SETTINGS }),
  App: object(APP),
  Variables: { type: 'object', maxProperties: CONTROL_LIMITS.envVariables, additionalProperties: text },
  Environment: object({ environmentID: text, name: text, url: orNull(text), state: oneOf(['created', 'live']) }),
  DeployRequest: object({ 'branch?': orNull(text), 'commit?': orNull(text) }),
  AcceptedDeployment: object(ACCEPTED),
  Deployment: object({ ...DEPLOYMENT, url: orNull(text) }),
  Failure: object({
    deployID: text,
    stage: oneOf(DEPLOYMENT_STAGES),
    code: oneOf(FAILURE_CODES),
    message: text,
    exitCode: orNull({ type: 'integer' }),
    signal: orNull(text),
    log: list(text),
    diagnostics: list(
      object({ ...PLACE, severity: oneOf(['error', 'warning', 'notice']), code: orNull(text), message: text }),
    ),
  }),
  OperatorApp: object({
    ...{ org: text, project: text, ...APP, liveDeployID: orNull(text) },
    newest: orNull({ $ref: '#/components/schemas/OperatorDeployment' }),
  }),
  OperatorDeployment: object({
    ...DEPLOYMENT,
    subject: orNull(text),
    author: orNull(text),
    triggeredBy: orNull(text),
    size: orNull(object({ files: count, bytes: count })),
    isLive: flag,
    'redeployOf?': text,
    'cancelledBy?': text,
    phases: list(object({ name: text, startedAt: moment, ms: orNull({ type: 'number', minimum: 0 }) })),
  }),
  Release: object({ deployID: text, live: flag }),
  Table: object({ name: text, variable: text, createdAt: moment }),
  NewTable: object({ name: text, variable: text, createdAt: moment, token: text }),
  KvsPut: object({
    key: { type: 'string', minLength: 1, maxLength: KVS_LIMITS.keyBytes },
    value: {},
    'ttlSeconds?': { type: 'integer', minimum: KVS_LIMITS.minTtlSeconds, maximum: KVS_LIMITS.maxTtlSeconds },
  }),
  // Other members are ignored.
  KvsKey: {
    ...object({ key: { type: 'string', minLength: 1, maxLength: KVS_LIMITS.keyBytes } }),
    additionalProperties: true,
  },
  KvsEntry: object({ found: flag, 'value?': {}, expiresAt: orNull(moment) }),
} as const satisfies Readonly<Record<string, Schema>>;
