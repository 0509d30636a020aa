import type { IncomingMessage, ServerResponse } from 'node:http';
import { isObject, type JsonObject } from '../../../src/base/json.ts';
import { fillPath, ROUTES, type RouteName } from '../../../src/contract/routes.ts';
import { bodyOf, sendJson, serve, type TestServer } from '../http-server.ts';
import { type Dialect, isRefused } from '../service-double.ts';

/** A call, from the path of its request. */
export interface Asked {
  readonly name: RouteName;
  readonly parameters: Readonly<Record<string, string>>;
}

/** Returns the call of a request. Undefined if the path is not one of the control plane. */
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

/** Returns the JSON body of a request, or the query of a list. */
export async function carriedBy(request: IncomingMessage): Promise<JsonObject> {
  const body = await bodyOf(request);
  if (request.method === 'GET') return Object.fromEntries(new URL(request.url ?? '/', 'http://x').searchParams);
  const parsed: unknown = JSON.parse(body);
  return isObject(parsed) ? parsed : {};
}

export interface Gateway extends TestServer {
  /** Bodies that were sent to the platform, in its own shapes. */
  readonly passed: readonly { readonly name: RouteName; readonly body: unknown }[];
}

/** Starts a service of another dialect. It translates requests to the platform's own, and answers back. */
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
    const sent = dialect.answer(asked.name, { ...asked.parameters, ...inWords(body) });
    sendJson(response, sent.status ?? answer.status, sent.body, headers);
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

/** Converts the platform's answer for dialects: four statuses, times in milliseconds, and a renamed failure. */
function inWords(body: JsonObject): JsonObject {
  const { deployments, log } = body;
  if (Array.isArray(log)) return { ...body, record: body };
  if (!Array.isArray(deployments)) return worded(body);
  return { ...body, deployments: deployments.filter(isObject).map(worded) };
}

function worded(record: JsonObject): JsonObject {
  const under = ['syncing', 'activating'].includes(String(record.status));
  return { ...record, ...(under ? { status: 'building' } : {}), at: Date.parse(String(record.createdAt)) };
}
