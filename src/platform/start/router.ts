/**
 * Chooses the room that answers a request: the edge by host name, the other rooms by path.
 *
 * Mirrors: {base_url} and {kvs_url} of the spec, here one origin (4.A `/api/v1`, 4.B `/v1`, 9).
 * Gaps: none known.
 * By design: sites are at `<subdomain>.<sites domain>` and at custom domains, never below a path of the platform's own
 *   origin. All paths of a custom domain belong to its site.
 */
import type { NodeRole } from '../../contract/platform-start.ts';
import {
  BodyBroken,
  counting,
  type Handler,
  type HttpRequest,
  type HttpResponse,
  header,
  jsonResponse,
  pathOf,
} from '../shared/http.ts';
import type { OwnHost } from '../shared/own-hosts.ts';
import { Refusal, refusalResponse } from '../shared/refusal.ts';
import { StoreUnavailable } from '../stores/rows/unavailable.ts';

export type Room = 'edge' | 'control' | 'kvs' | 'identity' | 'console' | 'operator' | 'platform';

/** Returns true if an app has a `Host` as its custom domain. May reject with `StoreUnavailable`. */
export type IsCustomHost = (host: string) => boolean | Promise<boolean>;

/** The handlers of roles. For a role that this node does not have, there is none, and the router answers 503. */
type OfRoles = 'edge' | 'control' | 'identity' | 'operator' | 'backup' | 'console' | 'kvs' | 'hooks' | 'tlsAllowed';

export interface RouterParts extends Partial<Readonly<Record<OfRoles, Handler | undefined>>> {
  /** Host names below this one are sites. Example: `localhost`. */
  readonly sitesDomain: string;
  /** Pages for browsers answer 421 to other hosts, as a defence against DNS rebinding. */
  readonly isOwnHost: OwnHost;
  /** Present if this node serves sites. */
  readonly isCustomHost: IsCustomHost | undefined;
  readonly healthz: Handler;
  readonly readyz: Handler;
  readonly metrics: Handler;
  readonly index: Handler;
  readonly openApi: Handler;
  observe(room: Room, request: HttpRequest, status: number, startedAt: number): void;
}

/** Returns true if a Host header names a host below `domain`, whether or not that site exists. */
export function isSiteHost(host: string, domain: string): boolean {
  const colon = host.indexOf(':');
  let end = colon === -1 ? host.length : colon;
  if (host.charCodeAt(end - 1) === DOT) end -= 1;
  const start = end - domain.length;
  if (start < 2 || host.charCodeAt(start - 1) !== DOT) return false;
  return host.startsWith(domain, start) || host.slice(start, end).toLowerCase() === domain;
}

const DOT = 46;
/** Characters of a foreign path in a message. */
const SHOWN_MOST = 300;

/** Each prefix matches its own path and all paths below it. The first match counts. */
function prefixes(parts: RouterParts): readonly (readonly [string, Room, Handler])[] {
  const noControl = lacks('control');
  return [
    ['/api/v1', 'control', parts.control ?? noControl],
    ['/v1', 'kvs', parts.kvs ?? lacks('kvs')],
    ['/identity', 'identity', parts.identity ?? noControl],
    ['/console', 'console', ownOnly(parts.console ?? noControl, parts.isOwnHost)],
    ['/operator', 'operator', parts.operator ?? noControl],
    ['/hooks', 'control', parts.hooks ?? noControl],
    ['/backup', 'operator', page('/backup', parts.backup ?? noControl)],
    ['/healthz', 'platform', page('/healthz', readOnly(parts.healthz))],
    ['/readyz', 'platform', page('/readyz', readOnly(parts.readyz))],
    ['/tls-allowed', 'platform', page('/tls-allowed', readOnly(parts.tlsAllowed ?? lacks('edge')))],
    ['/openapi.json', 'platform', page('/openapi.json', readOnly(parts.openApi))],
    ['/metrics', 'platform', page('/metrics', ownOnly(readOnly(parts.metrics), parts.isOwnHost))],
  ];
}

/** Answers 503, because a proxy sent the request to a node without this role. */
function lacks(role: NodeRole): Handler {
  const message = `This node does not have the role ${role}. Send the request to a node that has it: "slipway nodes" lists them.`;
  return (request) => refusalResponse(new Refusal('unavailable', message), request);
}

function page(path: string, handler: Handler): Handler {
  return (request) => (pathOf(request.target) === path ? handler : notFound)(request);
}

/** Answers 421 if the `Host` is not the platform's own. For pages that a browser shows or a script reads. */
function ownOnly(handler: Handler, isOwnHost: OwnHost): Handler {
  return (request) => {
    const host = header(request, 'host');
    if (isOwnHost(host)) return handler(request);
    const shown = JSON.stringify((host ?? '').slice(0, SHOWN_MOST));
    const message = `This page is not for the Host ${shown}: give its URL with --public-url, or configure the proxy to pass the Host header on.`;
    return jsonResponse(421, { error: { code: 'misdirected_request', message, requestID: request.requestID } });
  };
}

function readOnly(handler: Handler): Handler {
  return (request) => {
    if (request.method === 'GET' || request.method === 'HEAD') return handler(request);
    const allow = 'GET, HEAD';
    const message = `${request.method} is not allowed here; allowed: ${allow}.`;
    return refusalResponse(new Refusal('method_not_allowed', message, { allow }), request);
  };
}

export function createRouter(parts: RouterParts): Handler {
  const table = prefixes(parts);
  const index = ownOnly(readOnly(parts.index), parts.isOwnHost);
  const { sitesDomain, edge = lacks('edge'), isCustomHost, observe } = parts;

  const find = (request: HttpRequest): readonly [Room, Handler] => {
    const path = pathOf(request.target);
    if (path === '/') return ['platform', index];
    for (const [prefix, room, handler] of table) {
      if (!path.startsWith(prefix)) continue;
      if (path.length !== prefix.length && path[prefix.length] !== '/') continue;
      return [room, handler];
    }
    return ['platform', notFound];
  };

  const dispatch = (room: Room, handler: Handler, request: HttpRequest): HttpResponse | Promise<HttpResponse> => {
    const startedAt = performance.now();
    const observed = (response: HttpResponse) =>
      counting(response, ({ status }) => observe(room, request, status, startedAt));
    const answer = handler(request);
    if (!(answer instanceof Promise)) return observed(answer);
    return answer.then(observed, (thrown: unknown) => {
      const broken = thrown instanceof BodyBroken;
      observe(room, request, broken ? 400 : 500, startedAt);
      if (!broken) throw thrown;
      return refusalResponse(new Refusal('invalid_request', 'The body broke off.'), request);
    });
  };

  return (request) => {
    const host = request.headers.host;
    if (typeof host === 'string' && isSiteHost(host, sitesDomain)) return dispatch('edge', edge, request);
    const custom = typeof host === 'string' && isCustomHost?.(host);
    if (custom === true) return dispatch('edge', edge, request);
    const [room, handler] = find(request);
    if (!(custom instanceof Promise)) return dispatch(room, handler, request);
    return custom.then(
      (isCustom) => (isCustom ? dispatch('edge', edge, request) : dispatch(room, handler, request)),
      (thrown: unknown) => {
        if (!(thrown instanceof StoreUnavailable)) throw thrown;
        // The host may be a site. A client of an API gets the answer of that API.
        const isPage = handler === index || handler === notFound;
        return isPage ? dispatch('edge', edge, request) : dispatch(room, handler, request);
      },
    );
  };
}

/** Answers 404 to a path that no room has, and 400 to a target that is not a path, both as JSON. */
const notFound: Handler = (request) => {
  const { method, target } = request;
  if (target === '*' && method === 'OPTIONS') return { status: 204, headers: {} };
  const shown = pathOf(target).slice(0, SHOWN_MOST);
  const refusal = target.startsWith('/')
    ? new Refusal('not_found', `Nothing is at ${shown}`)
    : new Refusal('invalid_request', `The request target is neither a path nor an http URL: ${shown}`);
  return refusalResponse(refusal, request);
};
