import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bodyOf, sendJson, serve, type TestServer } from './http-server.ts';
import { unsignedJwt } from './jwt.ts';

type Json = Readonly<Record<string, unknown>>;

interface Operation {
  readonly responses: Readonly<
    Record<string, { readonly content?: { readonly 'application/json'?: { schema: Json } } }>
  >;
}

const DESCRIPTION: {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Json>> };
} = JSON.parse(readFileSync(join(import.meta.dirname, '../../schema/openapi.json'), 'utf8'));

/**
 * `everything`: each text of each answer is the attack. A status: the answers say that all deployments have it, their times are
 * times and their URLs are URLs. `refused`: each call is refused, with the attack in each field of the error.
 */
export const MODES = ['everything', 'succeeded', 'failed', 'queued', 'refused'] as const;
export type Mode = (typeof MODES)[number];

/**
 * Starts a platform that answers every call of the description (control plane, operator's API, key-value store) in the
 * described shape, with the text `attack` in each field that can have a text.
 */
export async function hostileAnswers(attack: string, mode: Mode): Promise<TestServer> {
  const server = await serve(async (request, response) => {
    await bodyOf(request);
    const path = new URL(request.url ?? '', 'http://x').pathname.replace(/^\/kvs/, '');
    const found = answerOf(request.method ?? '', path);
    if (path === '/identity/token') return sendJson(response, 200, { value: unsignedJwt() });
    if (!found && request.method !== 'POST') return void response.end('a site');
    if (mode === 'refused')
      return sendJson(response, 422, { error: { code: attack, message: attack, requestID: attack } });
    const filling = { attack, mode, origin: server.origin };
    if (path === '/backup') return sendJson(response, 200, { to: attack });
    if (!found) return sendJson(response, 404, { error: { code: 'not_found', message: attack, requestID: attack } });
    sendJson(response, found.status, filled(found.operation, found.schema, filling));
  });
  return server;
}

function answerOf(method: string, path: string) {
  for (const [template, operations] of Object.entries(DESCRIPTION.paths)) {
    const operation = operations[method.toLowerCase()];
    if (!operation || !new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(path)) continue;
    const [status = '200', answer] = Object.entries(operation.responses).find(([name]) => name.startsWith('2')) ?? [];
    const schema = answer?.content?.['application/json']?.schema ?? {};
    return { operation: template, status: Number(status), schema };
  }
  return undefined;
}

interface Filling {
  readonly attack: string;
  readonly mode: Mode;
  readonly origin: string;
}

/** What the description leaves open. */
const OPEN: Readonly<Record<string, (filling: Filling) => Json>> = {
  '/operator/nodes': ({ attack }) => ({
    nodes: [
      {
        name: attack,
        version: attack,
        roles: [attack],
        address: attack,
        builds: attack,
        canBuild: attack,
        uptimeMs: 1,
        silentMs: 1,
      },
    ],
  }),
  '/operator/orgs/{orgID}/projects/{projectID}/apps/{appID}/runtime': ({ attack, origin }) => ({
    variables: {
      SERVICE_KVS_URL: `${origin}/kvs`,
      SERVICE_KVS_TOKEN_SESSIONS: attack.replace(/[^ -~]/g, ''),
      AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE',
      AWS_SECRET_ACCESS_KEY: 'secret',
      AWS_REGION: 'us-east-2',
      TEXT: attack.replaceAll('\0', ''),
    },
  }),
};

function filled(path: string, schema: Json, filling: Filling): unknown {
  const open = OPEN[path] ?? (path.endsWith('/usage') ? usage : undefined);
  return open ? open(filling) : valueFor(schema, filling, '');
}

function usage({ attack, mode }: Filling): Json {
  const at = mode === 'everything' ? attack : '2026-01-02T03:00:00.000Z';
  const figures = { sites: { requests: { [attack]: 1 } }, kvs: { requests: { [attack]: { [attack]: 1 } } } };
  return {
    org: attack,
    project: attack,
    appID: attack,
    since: at,
    step: attack,
    nextCursor: null,
    points: [{ start: at, ...figures }],
    tables: mode === 'failed' ? [] : [{ name: attack, ...figures }],
    apps: [{ project: attack, appID: attack, ...figures }],
  };
}

function valueFor(schema: Json, filling: Filling, name: string): unknown {
  const { $ref: ref, anyOf, type } = schema;
  if (typeof ref === 'string')
    return valueFor(DESCRIPTION.components.schemas[ref.split('/').at(-1) ?? ''] ?? {}, filling, name);
  if (Array.isArray(anyOf))
    return name === 'nextCursor' && filling.mode !== 'queued' ? null : valueFor(anyOf[0], filling, name);
  if (type === 'array') return [valueFor(objectOf(schema.items), filling, name)];
  if (type === 'integer' || type === 'number') return name === 'next' ? 1_000 : 1;
  if (type === 'boolean') return true;
  if (type === 'object') {
    const entries = Object.entries(objectOf(schema.properties)).map(([key, value]) => [
      key,
      valueFor(objectOf(value), filling, key),
    ]);
    return Object.fromEntries(schema.properties ? entries : [[filling.attack, filling.attack]]);
  }
  return textOf(schema, filling, name);
}

function textOf({ enum: words, format }: Json, { attack, mode, origin }: Filling, name: string): string {
  if (mode === 'everything') return attack;
  if (Array.isArray(words)) return words.includes(mode) ? mode : String(words[0]);
  if (format === 'date-time') return '2026-01-02T03:04:05.000Z';
  if (name === 'url') return `${origin}/?${encodeURIComponent(attack)}`;
  return attack;
}

function objectOf(value: unknown): Json {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
