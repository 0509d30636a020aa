import type { CountedSite, Meter } from '../metering/meter.ts';
import { counting, type HttpRequest, type HttpResponse, pathOf } from '../shared/http.ts';
import type { Site } from '../stores/rows/records.ts';
import type { LoadedRelease, Route } from './release.ts';

const ALLOW = 'GET, HEAD, OPTIONS';

/** The edge answers at once what is in memory. */
export type Answer = HttpResponse | Promise<HttpResponse>;

export function isRead({ method }: HttpRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

export function otherMethod(method: string): HttpResponse {
  if (method === 'OPTIONS') return { status: 204, headers: { allow: ALLOW } };
  return { status: 405, headers: { allow: ALLOW, 'content-length': '0', 'cache-control': 'no-store' } };
}

export function withoutBody(request: HttpRequest, response: HttpResponse, release?: LoadedRelease): HttpResponse {
  const { status, headers } = response;
  const named = release ? { ...headers, 'x-slipway-release': release.deployID } : headers;
  if (request.method === 'HEAD') return { status, headers: named };
  return { ...response, headers: named };
}

/** Counts the answer to a visitor of a site, and returns it. If it is not made, counts a 500. */
export function counted(meter: Meter, site: CountedSite, answer: Answer): Answer {
  const count = (response: HttpResponse) => counting(response, ({ status, bytes }) => meter.site(site, status, bytes));
  if (!(answer instanceof Promise)) return count(answer);
  return answer.then(count, (error: unknown) => {
    meter.site(site, 500, 0);
    throw error;
  });
}

/** Adds `X-Robots-Tag: noindex` if the app's settings ask search engines to leave the site out. */
export function markIndexing({ settings }: Site, response: HttpResponse): HttpResponse {
  if (settings.noindex !== true || response.take) return response;
  return { ...response, headers: { ...response.headers, 'x-robots-tag': 'noindex' } };
}

const NO_BODY = { 'content-length': '0', 'cache-control': 'public, max-age=0, must-revalidate' };

/** Redirects as a rule of the site says. Keeps the query unless the rule has one. */
export function redirect(
  request: HttpRequest,
  { status, location }: Extract<Route, { kind: 'redirect' }>,
  release: LoadedRelease,
): HttpResponse {
  const query = escaped(request.target.slice(pathOf(request.target).length));
  const [, target = '', fragment = ''] = /^([^#]*)(.*)$/.exec(location) ?? [];
  const to = target.includes('?') ? location : target + query + fragment;
  return { status, headers: { location: to, ...NO_BODY, 'x-slipway-release': release.deployID } };
}

/** Redirects to the same path and query of another domain. `url` ends in a slash. */
export function toDomain({ target }: HttpRequest, url: string): HttpResponse {
  const path = target.startsWith('/') ? escaped(target) : '/';
  return { status: 308, headers: { location: url.slice(0, -1) + path, ...NO_BODY } };
}

function escaped(text: string): string {
  return text.replace(/[^\x21-\x7e]/g, encodeURIComponent);
}
