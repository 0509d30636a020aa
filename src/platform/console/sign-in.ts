import { CONTROL_ERROR_STATUS } from '../../contract/control-plane.ts';
import { clientOf } from '../shared/client-address.ts';
import { BodyTooLarge, type HttpRequest, type HttpResponse, pathOf } from '../shared/http.ts';
import { Refusal } from '../shared/refusal.ts';
import type { ConsoleOptions } from './access.ts';
import type { Page } from './layout.ts';
import { isPublic } from './origin.ts';
import { queryOf } from './paging.ts';
import type { Sessions } from './sessions.ts';
import { isLinkCode, takeLink } from './sign-in-links.ts';
import { createThrottle, type Throttle } from './throttle.ts';

/** What the page shows. */
export interface SignInView {
  readonly problem?: string | undefined;
  /** The identity providers that the page offers. */
  readonly providers: readonly { readonly name: string; readonly path: string }[];
  /** True: the visitor is signed in, and the browser goes on to the console. */
  readonly isDone?: boolean;
}

type Shown = HttpResponse | Page;

export interface SignInOptions {
  readonly options: ConsoleOptions;
  readonly sessions: Sessions;
  /** Renders the page. */
  readonly page: (status: number, view: SignInView) => Page;
}

/** The path of the page. All paths below it belong to signing in too. */
export const SIGN_IN_PATH = '/console/sign-in';

/** Bytes of a form. A token has at most 16 KiB. */
const FORM_MOST = 32 * 1024;

const AMBIGUOUS =
  'Your browser sent two cookies of this console, so another site set one of them. Delete the cookies of this host, then sign in.';

/**
 * Creates the handler of `SIGN_IN_PATH` and the paths below it: the page, its form, which takes an ID token or the code of a
 * link, `/with/{provider}`, which leads to an identity provider, and `/callback/{provider}`, to which that leads back.
 */
export function createSignIn(parts: SignInOptions): (request: HttpRequest) => Promise<Shown> {
  const signIn = new SignIn(parts);
  return (request) => signIn.answer(request);
}

class SignIn {
  readonly #options: ConsoleOptions;
  readonly #sessions: Sessions;
  readonly #render: SignInOptions['page'];
  readonly #throttle: Throttle;
  readonly #providers: SignInView['providers'];

  constructor({ options, sessions, page }: SignInOptions) {
    this.#options = options;
    this.#sessions = sessions;
    this.#render = page;
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
    const given = (await tokenIn(request)).trim();
    const principal = isLinkCode(given)
      ? await takeLink(this.#options.sessions, given)
      : await this.#options.verify(`Bearer ${given}`);
    const redirected = redirect('/console');
    const cookie = await this.#sessions.open(request, principal);
    return { ...redirected, headers: { ...redirected.headers, 'set-cookie': cookie } };
  }

  async #begin(request: HttpRequest, slug: string): Promise<HttpResponse> {
    const { consoleUrl, oidc } = this.#options;
    // The provider leads back to the console's own URL, and another host would not have the cookie there.
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
      const done = this.#render(200, { providers: [], isDone: true });
      // The session's cookie is SameSite=Strict, so browsers do not send it after redirects from another site.
      return { ...done, headers: { ...done.headers, refresh: '0; url=/console' }, cookies: [session] };
    });
    return { ...shown, cookies: [...(shown.cookies ?? []), ...(forgotten ? [forgotten] : [])] };
  }

  #page(status: number, problem: string | undefined): Page {
    return this.#render(status, { problem, providers: this.#providers });
  }
}

/** Redirects by 303, so that the browser requests the next page by GET. */
function redirect(location: string, cookies: readonly string[] = []): HttpResponse {
  return { status: 303, headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }, cookies };
}

async function tokenIn(request: HttpRequest): Promise<string> {
  try {
    return new URLSearchParams((await request.body(FORM_MOST)).toString('utf8')).get('token') ?? '';
  } catch (error) {
    if (!(error instanceof BodyTooLarge)) throw error;
    throw new Refusal('body_too_large', 'The form is too large.');
  }
}
