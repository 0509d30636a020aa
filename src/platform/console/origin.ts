import { clientOf } from '../shared/client-address.ts';
import { type HttpRequest, header } from '../shared/http.ts';
import { isHostOf } from '../shared/own-hosts.ts';

const NAME = 'slipway_console';

/** Returns the kind of the session's cookie. Other hosts cannot set a `__Host-` one. The port keeps those of two platforms on a machine apart. */
export function cookieKind(
  request: HttpRequest,
  consoleUrl: string,
): { readonly name: string; readonly attributes: string } {
  const rest = 'HttpOnly; SameSite=Strict';
  if (isSecure(request, consoleUrl)) return { name: `__Host-${NAME}`, attributes: `Path=/; ${rest}; Secure` };
  const port = /:(\d{1,5})$/.exec(hostOf(request))?.[1] ?? '80';
  return { name: `${NAME}_${port}`, attributes: `Path=/console; ${rest}` };
}

/** Returns the values of all cookies with a name. */
export function cookieValues(request: HttpRequest, name: string): readonly string[] {
  return cookiesOf(request)
    .filter((each) => each.startsWith(`${name}=`))
    .map((each) => each.slice(name.length + 1));
}

/**
 * Returns each cookie of a request as `name=value`. Only spaces and tabs before a name are not part of it (RFC 6265, 5.4): to
 * browsers, another character that `trim` removes makes a name that does not begin with `__Host-`, so any host can set that.
 */
export function cookiesOf(request: HttpRequest): readonly string[] {
  const cookies = (header(request, 'cookie') ?? '').split(';');
  return cookies.map((each) => each.replace(/^[ \t]+/, '').trimEnd());
}

/** Returns the origin that a request was sent to. Over http, adds the client, because other hosts can set the cookie. */
export function sentTo(request: HttpRequest, consoleUrl: string): string {
  if (isSecure(request, consoleUrl)) return new URL(consoleUrl).origin;
  return `http://${hostOf(request)} ${clientOf(request)}`;
}

/**
 * Returns true if one of the console's own pages sent the form. Browsers name the sender in `Origin`, and newer ones also
 * in `Sec-Fetch-Site`. SameSite on the cookie is not enough: to browsers, `shop.localhost` and `localhost` are the same
 * site, so a deployed site could send the form.
 */
export function isSameOrigin(request: HttpRequest, consoleUrl: string): boolean {
  const site = header(request, 'sec-fetch-site');
  if (site !== undefined && site !== 'same-origin') return false;
  const origin = header(request, 'origin');
  if (origin === undefined || !URL.canParse(origin)) return false;
  if (isPublic(request, consoleUrl)) return origin === new URL(consoleUrl).origin;
  return new URL(origin).host === hostOf(request);
}

function isSecure(request: HttpRequest, consoleUrl: string): boolean {
  return consoleUrl.startsWith('https:') && isPublic(request, consoleUrl);
}

/** Returns true if the request names the public URL's host, and not the address behind the proxy. */
export function isPublic(request: HttpRequest, consoleUrl: string): boolean {
  return isHostOf(hostOf(request), consoleUrl);
}

function hostOf(request: HttpRequest): string {
  return header(request, 'host')?.toLowerCase() ?? '';
}
