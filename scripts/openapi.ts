/** Makes schema/openapi.json, the OpenAPI 3.1 description of the platform's calls, from the definitions of the calls. */
import { toJsonSchema } from '@valibot/to-json-schema';
import { KVS_ERROR_STATUS } from '../src/contract/kvs.ts';
import { KVS_LIMITS } from '../src/contract/limits.ts';
import { KVS_PATHS } from '../src/contract/routes.ts';
import {
  type JsonSchema,
  moment,
  object,
  oneOf,
  orNull,
  RECORDS,
  record,
  string,
} from '../src/platform/control/answers.ts';
import { type Endpoints, roleFor } from '../src/platform/control/api.ts';
import { appBodies } from '../src/platform/control/bodies.ts';
import { controlEndpoints } from '../src/platform/control/index.ts';
import { OPERATOR_ENDPOINTS } from '../src/platform/control/operator.ts';

/** The URL of the platform in the file. A platform replaces it by its own. */
const SERVER = 'https://platform.example.com';

/** A call, as the description has it. */
interface Described {
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly query?: Readonly<Record<string, JsonSchema>>;
  readonly body?: JsonSchema | undefined;
  readonly mayBeEmpty?: boolean | undefined;
  readonly status?: number;
  readonly answer: JsonSchema;
  /** Who may call it: a role at the place of the path, `everyone` with a token, or `operators`. */
  readonly caller?: string;
  /** A role in a part of the place is enough. */
  readonly partly?: true;
}

/** Calls that share a tag, credentials and the form of errors. */
interface Group {
  readonly tag: string;
  readonly calls: Readonly<Record<string, Described>>;
  readonly security: readonly JsonSchema[];
  /** Comes before the names of the calls, because the ID of an operation must be unique. */
  readonly prefix: string;
  readonly errors: JsonSchema;
}

/** The calls of the control plane. Repositories may be local ones, because a platform may accept them. */
export const CONTROL = controlEndpoints(
  appBodies({
    allowLocalGit: true,
    domains: { ownName: new URL(SERVER).hostname, sitesDomain: 'sites.example.com' },
  }),
);

const KEY: JsonSchema = { type: 'string', minLength: 1, maxLength: KVS_LIMITS.keyBytes };
/** Other members are ignored. */
const KEY_BODY: JsonSchema = { type: 'object', properties: { key: KEY }, required: ['key'] };

const KVS: Readonly<Record<keyof typeof KVS_PATHS, Described>> = {
  put: {
    method: 'POST',
    path: KVS_PATHS.put,
    summary: 'Stores a value under a key.',
    body: object({
      key: KEY,
      value: {},
      'ttlSeconds?': { type: 'integer', minimum: KVS_LIMITS.minTtlSeconds, maximum: KVS_LIMITS.maxTtlSeconds },
    }),
    answer: object({ ok: { const: true } }),
  },
  get: {
    method: 'POST',
    path: KVS_PATHS.get,
    summary: 'Reads the value of a key.',
    body: KEY_BODY,
    answer: object({ found: { type: 'boolean' }, 'value?': {}, expiresAt: orNull(moment) }),
  },
  delete: {
    method: 'POST',
    path: KVS_PATHS.delete,
    summary: 'Deletes a key, whether or not it exists.',
    body: KEY_BODY,
    answer: object({ deleted: { const: true } }),
  },
};

const KVS_ERRORS: JsonSchema = {
  anyOf: [object({ error: oneOf(Object.keys(KVS_ERROR_STATUS)), 'message?': string }), object({ message: string })],
};

const SECURITY = {
  idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'An ID token (OpenID Connect).' },
  signature: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description: 'AWS Signature Version 4 for the service execute-api.',
  },
  table: {
    type: 'apiKey',
    in: 'header',
    name: 'X-KVS-Authorization',
    description: '`Bearer` and the token of the table.',
  },
};

/** Returns the description of endpoints of the control plane. */
export function describe(endpoints: Endpoints<never>): Readonly<Record<string, Described>> {
  const calls = Object.entries(endpoints).map(([name, { body, for: given, needs, ...more }]) => {
    const call = {
      ...more,
      caller: given === 'operators' && needs ? `operators:${needs}` : (given ?? needs ?? roleFor(more.method)),
    };
    if (!body) return [name, call] as const;
    const { $schema: _, ...schema } = toJsonSchema(body, {
      target: 'draft-2020-12',
      typeMode: 'output',
      errorMode: 'ignore',
    });
    return [name, { ...call, body: schema }] as const;
  });
  return Object.fromEntries(calls);
}

/** Returns the OpenAPI description of groups of calls. */
export function openApiOf(groups: readonly Group[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const group of groups) {
    for (const [name, call] of Object.entries(group.calls)) {
      const methods = paths[call.path] ?? {};
      methods[call.method.toLowerCase()] = operationOf(`${group.prefix}${name}`, call, group);
      paths[call.path] = methods;
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Slipway platform',
      version: '1',
      description: 'Deploys repositories, serves sites and stores keys.',
    },
    servers: [{ url: SERVER }],
    tags: groups.map(({ tag }) => ({ name: tag })),
    paths,
    components: { schemas: RECORDS, securitySchemes: SECURITY },
  };
}

function operationOf(operationId: string, call: Described, { tag, security, errors }: Group): object {
  const { path, summary, query = {}, body, mayBeEmpty = false, status = 200, answer, caller, partly } = call;
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: string,
  }));
  return {
    operationId,
    ...(caller !== undefined && { 'x-slipway-caller': caller }),
    ...(partly && { 'x-slipway-partly': true }),
    tags: [tag],
    summary,
    security,
    parameters: [...inPath, ...Object.entries(query).map(([name, schema]) => ({ name, in: 'query', schema }))],
    ...(body && { requestBody: { required: !mayBeEmpty, ...json(body) } }),
    responses: {
      [status]: { description: 'Done.', ...json(answer) },
      default: { description: 'The call failed, and changed nothing.', ...json(errors) },
    },
  };
}

function json(schema: JsonSchema) {
  return { content: { 'application/json': { schema } } };
}

/** Renders the file. Its schemas cannot express all checks, so a platform refuses more bodies than they do. */
export function renderOpenApi(): string {
  const idToken = { security: [{ idToken: [] }], errors: record('Error') };
  const document = openApiOf([
    { tag: 'control plane', prefix: '', calls: describe(CONTROL), ...idToken },
    { tag: 'operator', prefix: 'operator_', calls: describe(OPERATOR_ENDPOINTS), ...idToken },
    {
      tag: 'key-value store',
      prefix: 'kvs_',
      calls: KVS,
      security: [{ signature: [], table: [] }],
      errors: KVS_ERRORS,
    },
  ]);
  return `${JSON.stringify(document, null, 2)}\n`;
}
