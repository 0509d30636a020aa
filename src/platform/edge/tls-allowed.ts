import { type Handler, type HttpRequest, jsonResponse } from '../shared/http.ts';
import { StoreUnavailable } from '../stores/rows/unavailable.ts';
import type { SiteFinder } from './visited-site.ts';

interface TlsAllowedOptions {
  readonly finder: SiteFinder;
  /** The platform's own host name, without a port. */
  readonly ownName: string;
}

/** Characters of a request target. The longest host name has 253. */
const TARGET_MOST = 1_024;

/**
 * Answers a proxy that gets certificates on demand, such as Caddy (`ask`): `GET …?domain=NAME` returns 200 if the name is
 * the platform's own or an app's, its subdomain or a custom domain, 404 if not, and 503 if the state cannot be read now. Names without an app
 * are cached as those with one are, because any client of the proxy can name them.
 */
export function createTlsAllowed({ finder, ownName }: TlsAllowedOptions): Handler {
  return (request) => {
    const name = domainOf(request);
    if (name === undefined) return answer(400);
    if (name === ownName) return answer(200);
    const site = finder.site(name);
    if (!(site instanceof Promise)) return answer(site ? 200 : 404);
    return site.then(
      (found) => answer(found ? 200 : 404),
      (error: unknown) => {
        if (error instanceof StoreUnavailable) return answer(503);
        throw error;
      },
    );
  };
}

/** Returns the only `domain` of the query, in lower case and without a final dot. A name with a port is not one. */
function domainOf({ target }: HttpRequest): string | undefined {
  const at = target.indexOf('?');
  if (at === -1 || target.length > TARGET_MOST) return undefined;
  const [name = '', ...more] = new URLSearchParams(target.slice(at)).getAll('domain');
  if (more.length > 0 || name === '' || name.includes(':')) return undefined;
  const given = name.toLowerCase().replace(/\.$/, '');
  return given.endsWith('.') ? undefined : given;
}

const REASONS = { 200: 'allowed', 400: 'no_domain', 404: 'no_such_site', 503: 'unavailable' } as const;

function answer(status: keyof typeof REASONS) {
  return jsonResponse(status, { status: REASONS[status] }, status === 503 ? { 'retry-after': '5' } : {});
}
