/**
 * The platform's calls as an OpenAPI 3.1 description, at `/openapi.json`.
 *
 * Mirrors: spec 4. The paths, limits, statuses and error codes are those of `contract/`, so they cannot differ.
 * Gaps: a JSON Schema counts characters where the platform counts bytes, and does not check repositories, branches and
 *   domains. The platform refuses more than the schemas do. The members of usage reports are not described.
 */
import { CONTROL, KVS, OPERATOR, type Operation } from './operations.ts';
import { named, SCHEMAS, type Schema, text } from './schemas.ts';

/** Operations that share a tag, credentials and the form of errors. */
interface Group {
  readonly tag: string;
  readonly operations: Readonly<Record<string, Operation>>;
  readonly security: readonly Schema[];
  /** Comes before the names of the operations, because an operation's ID must be unique. */
  readonly prefix: string;
  readonly errors: Schema;
}

const GROUPS: readonly Group[] = [
  { tag: 'control plane', operations: CONTROL, security: [{ idToken: [] }], prefix: '', errors: named('Error') },
  { tag: 'operator', operations: OPERATOR, security: [{ idToken: [] }], prefix: 'operator_', errors: named('Error') },
  {
    ...{ tag: 'key-value store', operations: KVS, prefix: 'kvs_' },
    security: [{ signature: [], table: [] }],
    errors: { anyOf: [named('KvsError'), named('GatewayError')] },
  },
];

/** Returns the description. `server`: the URL of the platform, without a `/` at its end. */
export function openApi(server: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const group of GROUPS) {
    for (const [name, operation] of Object.entries(group.operations)) {
      const methods = paths[operation.path] ?? {};
      methods[operation.method.toLowerCase()] = described(`${group.prefix}${name}`, operation, group);
      paths[operation.path] = methods;
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Slipway platform',
      version: '1',
      description: 'Deploys repositories, serves sites and stores keys.',
    },
    servers: [{ url: server }],
    tags: GROUPS.map(({ tag }) => ({ name: tag })),
    paths,
    components: { schemas: SCHEMAS, securitySchemes: SECURITY },
  };
}

const SECURITY = {
  idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'An ID token (OpenID Connect).' },
  signature: {
    ...{ type: 'apiKey', in: 'header', name: 'Authorization' },
    description: 'AWS Signature Version 4 for the service execute-api.',
  },
  table: {
    ...{ type: 'apiKey', in: 'header', name: 'X-KVS-Authorization' },
    description: '`Bearer` and the token of the table.',
  },
};

function described(operationId: string, operation: Operation, { tag, security, errors }: Group): object {
  const { path, summary, query = {}, body, mayBeEmpty = false, answers } = operation;
  const answered = Object.entries(answers).map(([status, schema]) => [
    status,
    { description: 'Done.', ...json(schema) },
  ]);
  return {
    ...{ operationId, tags: [tag], summary, security },
    parameters: [
      ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: text })),
      ...Object.entries(query).map(([name, schema]) => ({ name, in: 'query', schema })),
    ],
    ...(body && { requestBody: { required: !mayBeEmpty, ...json(body) } }),
    responses: {
      ...Object.fromEntries(answered),
      default: { description: 'The call failed, and changed nothing.', ...json(errors) },
    },
  };
}

function json(schema: Schema) {
  return { content: { 'application/json': { schema } } };
}
