import { isObject } from '../../base/json.ts';
import { SITE_WARNINGS } from '../../contract/built-output.ts';
import {
  CONTROL_ERROR_STATUS,
  DEPLOYMENT_STAGES,
  DEPLOYMENT_STATUSES,
  FAILURE_CODES,
} from '../../contract/control-plane.ts';
import { APP_TYPES } from '../../contract/limits.ts';
import { FUNCTION_STATES } from '../../contract/operator.ts';
import type { AppSettings } from '../shared/types.ts';

/** The JSON schemas of answers. Answers are cut to them, and the OpenAPI description is made from them. Tests compare the two. */

/** A JSON Schema of draft 2020-12, as OpenAPI 3.1 uses it. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly [keyword: string]: unknown;
}

export const string: JsonSchema = { type: 'string' };
export const count: JsonSchema = { type: 'integer', minimum: 0 };
export const boolean: JsonSchema = { type: 'boolean' };
export const moment: JsonSchema = { type: 'string', format: 'date-time' };

export function oneOf(values: readonly string[]): JsonSchema {
  return { type: 'string', enum: values };
}

export function orNull(schema: JsonSchema): JsonSchema {
  return { anyOf: [schema, { type: 'null' }] };
}

export function list(items: JsonSchema): JsonSchema {
  return { type: 'array', items };
}

/** An object with these members and no others. Members whose name ends with `?` may be missing. */
export function object(members: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const names = Object.keys(members);
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(members).map(([name, schema]) => [name.replace('?', ''), schema])),
    required: names.filter((name) => !name.endsWith('?')),
    additionalProperties: false,
  };
}

export function page(name: string, items: JsonSchema): JsonSchema {
  return object({ [name]: list(items), nextCursor: orNull(string) });
}

/**
 * Returns a value as its schema describes it: without other members, without null where a member may be missing, and with moments, which
 * are milliseconds since the Unix epoch, as RFC 3339 writes them. An object whose members the schema does not describe stays as it is.
 */
export function answerBy(schema: JsonSchema, value: unknown): unknown {
  const { $ref, anyOf: [nullable] = [], items, properties, required = [] } = schema;
  const other = $ref === undefined ? nullable : SCHEMAS.get($ref);
  if (other) return answerBy(other, value);
  if (items && Array.isArray(value)) return value.map((each) => answerBy(items, each));
  if (properties && isObject(value)) {
    const memberOf = (name: string) => (required.includes(name) ? value[name] : (value[name] ?? undefined));
    return Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, answerBy(each, memberOf(name))]));
  }
  return schema === moment && typeof value === 'number' ? iso(value) : value;
}

export function iso(ms: number): string {
  return new Date(ms).toISOString();
}

function refOf(name: string): string {
  return `#/components/schemas/${name}`;
}

/** Refers to a schema of `RECORDS`. */
export function record(name: keyof typeof RECORDS): JsonSchema {
  return { $ref: refOf(name) };
}

/** The members of the record `App`. */
export const APP = {
  appID: { type: 'string', minLength: 1, maxLength: 63 },
  name: string,
  type: oneOf(APP_TYPES),
  repository: string,
  branch: string,
  buildCommand: orNull(string),
  outputDirectory: orNull(string),
  region: orNull(string),
  subdomain: string,
  /** Spec 3.1: `created` until the first deploy succeeds, `live` from then on. */
  state: oneOf(['created', 'live']),
  url: orNull(string),
  environments: list(object({ environmentID: string, name: string })),
  createdAt: moment,
  updatedAt: moment,
};

const SETTINGS = {
  'spaFallback?': boolean,
  'installCommand?': string,
  'rootDirectory?': string,
  'nodeVersion?': string,
  'lifetime?': string,
  'assetsOnly?': boolean,
  'noindex?': boolean,
  'verify?': oneOf(['off', 'warn', 'fail']),
  'startCommand?': string,
  'healthPath?': string,
  'instances?': count,
  'memory?': string,
  'idleTimeout?': string,
  'requestTimeout?': string,
  'schedule?': list(object({ cron: string, path: string })),
  'domains?': list(string),
} satisfies Record<`${Exclude<keyof AppSettings, 'cachesOf'>}?`, JsonSchema>;

/** In the form of the body that changes it. */
const CONFIGURATION = {
  appID: APP.appID,
  type: APP.type,
  state: APP.state,
  repository: string,
  branch: string,
  buildCommand: APP.buildCommand,
  outputDirectory: APP.outputDirectory,
  region: APP.region,
  ...SETTINGS,
  variables: list(string),
};

const ACCEPTED = {
  deployID: string,
  status: oneOf(DEPLOYMENT_STATUSES),
  branch: string,
  commit: orNull(string),
  createdAt: moment,
};

export const WARNING = { code: oneOf(SITE_WARNINGS), file: orNull(string), line: orNull(count), message: string };

const DEPLOYMENT = {
  ...ACCEPTED,
  stage: orNull(oneOf(DEPLOYMENT_STAGES)),
  startedAt: orNull(moment),
  finishedAt: orNull(moment),
  'supersededBy?': string,
  'warnings?': list(object(WARNING)),
};

/** Without its source lines: the caller has the sources, and a record must stay small. */
const FINDING = {
  file: string,
  line: orNull(count),
  column: orNull(count),
  severity: oneOf(['error', 'warning', 'notice']),
  code: orNull(string),
  message: string,
};

/** The schemas of records that several endpoints answer with, by name. */
export const RECORDS = {
  Error: object({
    error: object({ code: oneOf(Object.keys(CONTROL_ERROR_STATUS)), message: string, requestID: string }),
  }),
  App: object(APP),
  Configuration: object(CONFIGURATION),
  Environment: object({ environmentID: string, name: string, url: orNull(string), state: oneOf(['created', 'live']) }),
  AcceptedDeployment: object(ACCEPTED),
  Deployment: object({ ...DEPLOYMENT, url: orNull(string) }),
  Failure: object({
    deployID: string,
    stage: oneOf(DEPLOYMENT_STAGES),
    code: oneOf(FAILURE_CODES),
    message: string,
    exitCode: orNull({ type: 'integer' }),
    signal: orNull(string),
    log: list(string),
    diagnostics: list(object(FINDING)),
  }),
  OperatorApp: object({
    org: string,
    project: string,
    ...APP,
    /** The stored settings that have no member of their own. */
    settings: { type: 'object' },
    liveDeployID: orNull(string),
    newest: orNull({ $ref: refOf('OperatorDeployment') }),
    /** On the node that answers. Absent if the app has none, or if that node runs none. */
    'functions?': oneOf(FUNCTION_STATES),
    'functionsNode?': string,
    /** `by`: an email address. Null: its lifetime was over. `until`: it can be restored until then. */
    'deleted?': object({ at: moment, by: orNull(string), until: moment }),
  }),
  OperatorDeployment: object({
    ...DEPLOYMENT,
    /** The first line of the commit's message. */
    subject: orNull(string),
    author: orNull(string),
    /** An email address. */
    triggeredBy: orNull(string),
    size: orNull(object({ files: count, bytes: count })),
    isLive: boolean,
    'redeployOf?': string,
    'cancelledBy?': string,
    /** `queue`, `clone`, `install`, `build` or `store`. `ms`: null while it is under way. */
    phases: list(object({ name: string, startedAt: moment, ms: orNull({ type: 'number', minimum: 0 }) })),
  }),
  QueuedDeployment: object({
    project: string,
    appID: string,
    ...DEPLOYMENT,
    triggeredBy: orNull(string),
    'position?': { type: 'integer', minimum: 1 },
  }),
  Table: object({ name: string, variable: string, createdAt: moment }),
} as const satisfies Readonly<Record<string, JsonSchema>>;

const SCHEMAS = new Map<string, JsonSchema>(Object.entries(RECORDS).map(([name, schema]) => [refOf(name), schema]));
