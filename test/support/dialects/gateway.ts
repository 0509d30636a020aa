import type { IncomingMessage, ServerResponse } from 'node:http';
import { isObject, type JsonObject } from '../../../src/base/json.ts';
import { fillPath, ROUTES, type RouteName } from '../../../src/contract/routes.ts';
import { bodyOf, sendJson, serve, type TestServer } from '../http-server.ts';
import { type Dialect, isRefused } from '../service-double.ts';

/** A call as its path says it. */
export interface Asked {
  readonly name: RouteName;
  readonly parameters: Readonly<Record<string, string>>;
}

/** The call of a request; undefined: no path of the control plane. */
export function askedOf(request: IncomingMessage): Asked | undefined {
  const path = new URL(request.url ?? '/', 'http://x').pathname;
  for (const [name, route] of Object.entries(ROUTES)) {
    const pattern = new RegExp(`^${route.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
    const groups = route.method === request.method ? pattern.exec(path)?.groups : undefined;
    if (groups === undefined) continue;
    const decoded = Object.entries(groups).map(([key, value]) => [key, decodeURIComponent(value)]);
    return { name: name as RouteName, parameters: Object.fromEntries(decoded) };
  }
  return undefined;
}

/** What a request carries: its JSON body, of a list its query. */
export async function carriedBy(request: IncomingMessage): Promise<JsonObject> {
  const body = await bodyOf(request);
  if (request.method === 'GET') return Object.fromEntries(new URL(request.url ?? '/', 'http://x').searchParams);
  const parsed: unknown = JSON.parse(body);
  return isObject(parsed) ? parsed : {};
}

export interface Gateway extends TestServer {
  /** What was passed on to the platform, in its own words. */
  readonly passed: readonly { readonly name: RouteName; readonly body: unknown }[];
}

/** A service of another dialect: it translates each request into the platform's own, and each answer back. */
export async function dialectGateway(platform: string, dialect: Dialect): Promise<Gateway> {
  const passed: { name: RouteName; body: unknown }[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const asked = askedOf(request);
    if (!asked) return sendJson(response, 404, dialect.error?.(404, 'not_found', 'No such path'));
    const carried = await carriedBy(request);
    const ours = dialect.request?.(asked.name, carried) ?? carried;
    if (isRefused(ours)) return sendJson(response, 422, dialect.refused(ours.refused, ours.message));
    passed.push({ name: asked.name, body: ours });
    const answer = await pass(platform, asked, Object(ours), request);
    const body = Object(await answer.json());
    const headers = { 'x-request-id': answer.headers.get('x-request-id') ?? '' };
    if (!answer.ok)
      return sendJson(
        response,
        answer.status,
        dialect.error?.(answer.status, body.error.code, body.error.message),
        headers,
      );
    const told = dialect.answer(asked.name, { ...asked.parameters, ...inWords(body) });
    sendJson(response, told.status ?? answer.status, told.body, headers);
  };
  const server = await serve((request, response) => {
    handle(request, response).catch((error: unknown) => sendJson(response, 500, { gateway: String(error) }));
  });
  return { ...server, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](), passed };
}

function pass(platform: string, { name, parameters }: Asked, body: JsonObject, request: IncomingMessage) {
  const { method, path } = ROUTES[name];
  const url = new URL(fillPath(path, parameters), platform);
  const { authorization = '', 'idempotency-key': key } = request.headers;
  const headers = {
    authorization,
    'content-type': 'application/json',
    ...(typeof key === 'string' ? { 'idempotency-key': key } : {}),
  };
  if (method !== 'GET') return fetch(url, { method, headers, body: JSON.stringify(body) });
  for (const [parameter, value] of Object.entries(body)) url.searchParams.set(parameter, String(value));
  return fetch(url, { headers });
}

/** The platform's answer as dialects expect it: four statuses, times in milliseconds, a failure under a name of its own. */
function inWords(body: JsonObject): JsonObject {
  const { deployments, log } = body;
  if (Array.isArray(log)) return { ...body, told: body };
  if (!Array.isArray(deployments)) return worded(body);
  return { ...body, deployments: deployments.filter(isObject).map(worded) };
}

function worded(record: JsonObject): JsonObject {
  const under = ['syncing', 'activating'].includes(String(record.status));
  return { ...record, ...(under ? { status: 'building' } : {}), at: Date.parse(String(record.createdAt)) };
}
