import { type HttpRequest, type HttpResponse, pathOf } from '../shared/http.ts';
import type { LoadedRelease, Route } from './release.ts';

const COMMON = { 'content-length': '0', 'cache-control': 'public, max-age=0, must-revalidate' };

/** Redirects as a rule of the site says. Keeps the query unless the rule has one. */
export function redirect(
  request: HttpRequest,
  { status, location }: Extract<Route, { kind: 'redirect' }>,
  release: LoadedRelease,
): HttpResponse {
  const query = escaped(request.target.slice(pathOf(request.target).length));
  const [, target = '', fragment = ''] = /^([^#]*)(.*)$/.exec(location) ?? [];
  const to = target.includes('?') ? location : target + query + fragment;
  return { status, headers: { location: to, ...COMMON, 'x-slipway-release': release.deployID } };
}

/** Redirects to the same path and query of another domain. `url` ends in a slash. */
export function toDomain({ target }: HttpRequest, url: string): HttpResponse {
  const path = target.startsWith('/') ? escaped(target) : '/';
  return { status: 308, headers: { location: url.slice(0, -1) + path, ...COMMON } };
}

function escaped(text: string): string {
  return text.replace(/[^\x21-\x7e]/g, encodeURIComponent);
}
