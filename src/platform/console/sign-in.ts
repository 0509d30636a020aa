import { BoundedMap } from '../../base/bounded-map.ts';
import type { Clock } from '../../base/clock.ts';
import { strictlyDecoded } from '../../base/text.ts';
import { CONTROL_ERROR_STATUS } from '../../contract/control-plane.ts';
import { actOf, isStranger } from '../control/acts.ts';
import { createRateLimit } from '../control/rate.ts';
import type { Principal } from '../identity/access.ts';
import { refuseToken } from '../identity/access-tokens.ts';
import { clientOf } from '../shared/client-address.ts';
import { type HttpRequest, type HttpResponse, pathOf } from '../shared/http.ts';
import { Refusal, rateLimited } from '../shared/refusal.ts';
import type { Page } from './layout.ts';
import { cookieValues, isPublic } from './origin.ts';
import { signedInPage, signInPage } from './pages.ts';
import { queryOf } from './paging.ts';
import { ownPath, SIGN_IN_PATH, signInFor } from './paths.ts';
import type { Sessions } from './sessions.ts';
import { isLinkCode, takeLink } from './sign-in-links.ts';
import { type ConsoleOptions, formOf, redirect } from './visit.ts';

type Shown = HttpResponse | Page;

/** The address that a visitor without a session asked for. The link of `slipway console` opens another page than the one that asked. */
const RETURN = 'slipway_return';
/** Seconds that it is remembered. */
const RETURN_SECONDS = 600;

const ENDED = 'Your session has ended, so nothing was changed. Sign in, then send the form again.';

/** Redirects a visitor without a session to the sign-in, and remembers the address that he asked for. `isForm`: he has sent a form, which is lost. */
export function toSignIn(asked: string, consoleUrl: string, isForm: boolean): HttpResponse {
  const to = ownPath(asked);
  return redirect(
    signInFor(to, SIGN_IN_PATH, isForm),
    to === '/console' ? [] : [returnCookie(to, RETURN_SECONDS, consoleUrl)],
  );
}

function returnCookie(to: string, seconds: number, consoleUrl: string): string {
  const secure = consoleUrl.startsWith('https:') ? '; Secure' : '';
  return `${RETURN}=${encodeURIComponent(to)}; Max-Age=${seconds}; Path=${SIGN_IN_PATH}; HttpOnly; SameSite=Lax${secure}`;
}

/** Returns the address to return to after the sign-in: of the form or the address of the page, else the remembered one. */
function returnOf(request: HttpRequest, given: string | null): string {
  const [value = ''] = cookieValues(request, RETURN);
  return ownPath(given || (strictlyDecoded(value) ?? ''));
}

const NO_PROVIDER = 'The platform does not offer this way to sign in.';
/** Bytes of a form. A token has at most 16 KiB. */
const FORM_MOST = 32 * 1024;

const AMBIGUOUS =
  'Your browser sent two cookies of this console, so another site set one of them. Delete the cookies of this host, then sign in.';

/**
 * Answers `SIGN_IN_PATH` and the paths below it: the page, its form, which takes an ID token or the code of a link,
 * `/with/{provider}`, which redirects to an identity provider, and `/callback/{provider}`, to which the provider redirects.
 */
export function createSignIn(options: ConsoleOptions, sessions: Sessions): (request: HttpRequest) => Promise<Shown> {
  const { consoleUrl, oidc, refusals } = options;
  const throttle = createThrottle(options.clock);

  const page = (status: number, problem: string | undefined, to: string): Page => {
    const offered = oidc?.offered ?? [];
    const providers = offered.map(({ name, slug }) => ({ name, path: signInFor(to, `${SIGN_IN_PATH}/with/${slug}`) }));
    return signInPage(status, { problem, providers, to });
  };
  const later = (wait: number, to: string): Page => ({
    ...page(429, tooMany(wait), to),
    headers: { 'retry-after': String(wait) },
  });

  const attempt = async (request: HttpRequest, to: string, work: () => Promise<Shown>): Promise<Shown> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { 'retry-after': over } = error.headers;
      if (error.code === 'rate_limited' && over !== undefined) return later(Number(over), to);
      if (isWrong(error)) refusals?.note({ code: error.code, request, via: 'console' });
      const wait = isWrong(error) ? throttle.failed(clientOf(request)) : 0;
      return wait > 0 ? later(wait, to) : page(CONTROL_ERROR_STATUS[error.code], error.message, to);
    }
  };

  /** Opens a session, and records it. Without a role, it counts as a wrong attempt: in the limit, and in the log, which sums these up. */
  const open = async (request: HttpRequest, principal: Principal, by: string): Promise<string> => {
    if (await isStranger(options, principal)) {
      const wait = throttle.failed(clientOf(request));
      if (wait > 0) throw rateLimited(tooMany(wait), wait);
      refusals?.note({ code: 'forbidden', request, via: 'console', by: principal.email });
      return sessions.open(request, principal);
    }
    const session = await sessions.open(request, principal);
    const entry = { action: 'session.open', after: { with: by } } as const;
    await options.audit.append(actOf(principal, request, 'console'), [entry]);
    return session;
  };

  const signIn = async (request: HttpRequest, given: string, to: string): Promise<HttpResponse> => {
    const isLink = isLinkCode(given);
    const principal = isLink ? await takeLink(options.sessions, given) : await options.verify(`Bearer ${given}`);
    refuseToken(principal, 'sign in to the console');
    const forgotten = cookieValues(request, RETURN).length > 0 ? [returnCookie('', 0, consoleUrl)] : [];
    return redirect(to, [await open(request, principal, isLink ? 'link' : 'id-token'), ...forgotten]);
  };

  const begin = async (request: HttpRequest, slug: string): Promise<HttpResponse> => {
    // The provider redirects to the console's own URL, and a cookie of another host would be missing there.
    const to = toOf(request);
    if (!isPublic(request, consoleUrl))
      return redirect(signInFor(to, `${consoleUrl}/sign-in/with/${encodeURIComponent(slug)}`));
    const begun = await oidc?.begin(request, slug, to);
    if (!begun) throw new Refusal('not_found', NO_PROVIDER);
    return redirect(begun.location, begun.cookies);
  };

  const end = async (request: HttpRequest, slug: string): Promise<Shown> => {
    const query = queryOf(request);
    const forgotten = oidc?.forget(request, query.get('state') ?? '');
    const shown = await attempt(request, '/console', async () => {
      if (!oidc) throw new Refusal('not_found', NO_PROVIDER);
      const { principal, to } = await oidc.end(request, slug, query);
      const session = await open(request, principal, slug);
      // The session's cookie is SameSite=Strict, so browsers do not send it after redirects from another site.
      return { ...signedInPage(ownPath(to)), headers: { refresh: `0; url=${ownPath(to)}` }, cookies: [session] };
    });
    return { ...shown, cookies: [...(shown.cookies ?? []), ...(forgotten ? [forgotten] : [])] };
  };

  return async (request) => {
    const { method, target } = request;
    const path = pathOf(target).replace(/\/$/, '');
    if (path === SIGN_IN_PATH && method !== 'POST') {
      const ended = queryOf(request).has('ended') ? ENDED : undefined;
      return page(200, sessions.isAmbiguous(request) ? AMBIGUOUS : ended, toOf(request));
    }
    const [kind = '', slug = '', ...more] = path.slice(SIGN_IN_PATH.length + 1).split('/');
    const isProviders = method === 'GET' && more.length === 0 && ['with', 'callback'].includes(kind);
    if (path !== SIGN_IN_PATH && !isProviders) throw new Refusal('not_found', 'The console has no such page.');
    if (kind === 'with') return attempt(request, toOf(request), () => begin(request, slug));
    if (kind !== 'callback') {
      const field = await formOf(request, FORM_MOST);
      const to = returnOf(request, field('to'));
      return attempt(request, to, () => signIn(request, field('token').trim(), to));
    }
    // An answer makes the platform ask the provider, which may limit the platform too.
    const wait = throttle.waitOf(clientOf(request));
    return wait > 0 ? later(wait, '/console') : end(request, slug);
  };
}

function tooMany(wait: number): string {
  return `Too many attempts to sign in. Try again in ${wait} seconds.`;
}

function toOf(request: HttpRequest): string {
  return returnOf(request, queryOf(request).get('to'));
}

/** Returns true if an attempt counts: it was wrong, rather than about something unknown or while something was away. */
function isWrong({ code }: Refusal): boolean {
  return code !== 'not_found' && code !== 'unavailable';
}

const PER_CLIENT = 20;
/** Clients that are remembered at once. */
const REMEMBERED = 10_000;

/**
 * Limits wrong attempts to sign in, for each client. There is no limit for all clients together: it would let one lock out all
 * others, and an attempt costs no more than a call of the API with a wrong token.
 */
export function createThrottle(clock: Pick<Clock, 'monotonic'>) {
  const limit = createRateLimit(PER_CLIENT, clock);
  const until = new BoundedMap<string, number>(REMEMBERED);
  return {
    /** Counts a wrong attempt. Returns 0 if the client has attempts left, else the seconds to wait. */
    failed(client: string) {
      const wait = limit(client);
      if (wait > 0) until.set(client, clock.monotonic() + wait * 1_000);
      return wait;
    },
    /** Returns the seconds that a client has to wait. 0: none. */
    waitOf: (client: string) => Math.max(0, Math.ceil(((until.get(client) ?? 0) - clock.monotonic()) / 1_000)),
  };
}
