import type { Clock } from '../../base/clock.ts';
import { CONTROL_ERROR_STATUS } from '../../contract/control-plane.ts';
import { createRateLimit } from '../control/rate.ts';
import { clientOf } from '../shared/client-address.ts';
import { type HttpRequest, type HttpResponse, pathOf } from '../shared/http.ts';
import { Refusal } from '../shared/refusal.ts';
import type { ConsoleOptions } from './access.ts';
import type { Page } from './layout.ts';
import { isPublic } from './origin.ts';
import { type SignInView, signInPage } from './pages.ts';
import { queryOf } from './paging.ts';
import type { Sessions } from './sessions.ts';
import { isLinkCode, takeLink } from './sign-in-links.ts';
import { formOf, redirect } from './visit.ts';

type Shown = HttpResponse | Page;

/** The path of the page. All paths below it belong to signing in too. */
export const SIGN_IN_PATH = '/console/sign-in';

/** Bytes of a form. A token has at most 16 KiB. */
const FORM_MOST = 32 * 1024;

const AMBIGUOUS =
  'Your browser sent two cookies of this console, so another site set one of them. Delete the cookies of this host, then sign in.';

/**
 * Answers `SIGN_IN_PATH` and the paths below it: the page, its form, which takes an ID token or the code of a link,
 * `/with/{provider}`, which redirects to an identity provider, and `/callback/{provider}`, to which the provider redirects.
 */
export class SignIn {
  readonly #options: ConsoleOptions;
  readonly #sessions: Sessions;
  readonly #throttle: Throttle;
  readonly #providers: SignInView['providers'];

  constructor(options: ConsoleOptions, sessions: Sessions) {
    this.#options = options;
    this.#sessions = sessions;
    this.#throttle = createThrottle(options.clock);
    const offered = options.oidc?.offered ?? [];
    this.#providers = offered.map(({ name, slug }) => ({ name, path: `${SIGN_IN_PATH}/with/${slug}` }));
  }

  async answer(request: HttpRequest): Promise<Shown> {
    const { method, target } = request;
    const path = pathOf(target).replace(/\/$/, '');
    if (path === SIGN_IN_PATH && method !== 'POST') {
      return this.#page(200, this.#sessions.isAmbiguous(request) ? AMBIGUOUS : undefined);
    }
    const [kind = '', slug = '', ...more] = path.slice(SIGN_IN_PATH.length + 1).split('/');
    const isProviders = method === 'GET' && more.length === 0 && ['with', 'callback'].includes(kind);
    if (path !== SIGN_IN_PATH && !isProviders) throw new Refusal('not_found', 'The console has no such page.');
    const wait = this.#throttle(clientOf(request));
    if (wait > 0) {
      const shown = this.#page(429, `Too many attempts to sign in. Try again in ${wait} seconds.`);
      return { ...shown, headers: { ...shown.headers, 'retry-after': String(wait) } };
    }
    if (kind === 'with') return this.#attempt(() => this.#begin(request, slug));
    return kind === 'callback' ? this.#end(request, slug) : this.#attempt(() => this.#signIn(request));
  }

  async #attempt(work: () => Promise<Shown>): Promise<Shown> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return this.#page(CONTROL_ERROR_STATUS[error.code], error.message);
    }
  }

  async #signIn(request: HttpRequest): Promise<HttpResponse> {
    const given = (await formOf(request, FORM_MOST))('token').trim();
    const principal = isLinkCode(given)
      ? await takeLink(this.#options.sessions, given)
      : await this.#options.verify(`Bearer ${given}`);
    return redirect('/console', [await this.#sessions.open(request, principal)]);
  }

  async #begin(request: HttpRequest, slug: string): Promise<HttpResponse> {
    const { consoleUrl, oidc } = this.#options;
    // The provider redirects to the console's own URL, and a cookie of another host would be missing there.
    if (!isPublic(request, consoleUrl)) return redirect(`${consoleUrl}/sign-in/with/${encodeURIComponent(slug)}`);
    const begun = await oidc?.begin(request, slug);
    if (!begun) throw new Refusal('not_found', 'The platform does not offer this way to sign in.');
    return redirect(begun.location, begun.cookies);
  }

  async #end(request: HttpRequest, slug: string): Promise<Shown> {
    const { oidc } = this.#options;
    const query = queryOf(request);
    const forgotten = oidc?.forget(request, query.get('state') ?? '');
    const shown = await this.#attempt(async () => {
      if (!oidc) throw new Refusal('not_found', 'The platform does not offer this way to sign in.');
      const session = await this.#sessions.open(request, await oidc.end(request, slug, query));
      const done = signInPage(200, { providers: [], isDone: true });
      // The session's cookie is SameSite=Strict, so browsers do not send it after redirects from another site.
      return { ...done, headers: { ...done.headers, refresh: '0; url=/console' }, cookies: [session] };
    });
    return { ...shown, cookies: [...(shown.cookies ?? []), ...(forgotten ? [forgotten] : [])] };
  }

  #page(status: number, problem: string | undefined): Page {
    return signInPage(status, { problem, providers: this.#providers });
  }
}

/** Attempts to sign in per minute. Each one verifies a signature and may fetch keys from an identity provider. */
const PER_CLIENT = 20;
const IN_ALL = 300;

/** Counts an attempt of a client. Returns 0 if it is allowed, else the seconds to wait. */
type Throttle = (client: string) => number;

/** Limits attempts to sign in, for each client and for all together. */
export function createThrottle(clock: Pick<Clock, 'monotonic'>): Throttle {
  const ofClient = createRateLimit(PER_CLIENT, clock);
  const ofAll = createRateLimit(IN_ALL, clock);
  // Check the client first, so that its refused attempts do not count against other clients.
  return (client) => ofClient(client) || ofAll('all');
}
