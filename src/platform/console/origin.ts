import { clientOf } from '../client-address.ts';
import { type HttpRequest, header } from '../http.ts';

/** The cookie that a session is kept by. */
export interface CookieKind {
  readonly name: string;
  readonly attributes: string;
}

const NAME = 'slipway_console';

/**
 * By https a `__Host-` cookie, which no other host can set. Else its name has the port, so that two platforms of one
 * machine do not sign one another's visitors out.
 */
export function cookieKind(request: HttpRequest, consoleUrl: string): CookieKind {
  const rest = 'HttpOnly; SameSite=Strict';
  if (isSecure(request, consoleUrl)) return { name: `__Host-${NAME}`, attributes: `Path=/; ${rest}; Secure` };
  const port = /:(\d{1,5})$/.exec(hostOf(request))?.[1] ?? '80';
  return { name: `${NAME}_${port}`, attributes: `Path=/console; ${rest}` };
}

/** The values of all cookies of that name. */
export function cookieValues(request: HttpRequest, name: string): readonly string[] {
  return (header(request, 'cookie') ?? '')
    .split(';')
    .map((each) => each.trim())
    .filter((each) => each.startsWith(`${name}=`))
    .map((each) => each.slice(name.length + 1));
}

/** The origin that a request was sent to; by plain http with who sent it, since there others can set the cookie. */
export function sentTo(request: HttpRequest, consoleUrl: string): string {
  if (isSecure(request, consoleUrl)) return new URL(consoleUrl).origin;
  return `http://${hostOf(request)} ${clientOf(request)}`;
}

/**
 * True where a form was sent by one of the console's own pages. Browsers name the sender in `Origin`, newer ones in
 * `Sec-Fetch-Site` too; the cookie's SameSite alone would let a deployed site send it, since `shop.localhost` and
 * `localhost` are one "site".
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

/** True where the public URL was asked, not the address behind the proxy. */
function isPublic(request: HttpRequest, consoleUrl: string): boolean {
  const { host, protocol } = new URL(consoleUrl);
  const asked = hostOf(request);
  return asked === host || asked === `${host}${protocol === 'https:' ? ':443' : ':80'}`;
}

function hostOf(request: HttpRequest): string {
  return header(request, 'host')?.toLowerCase() ?? '';
}
