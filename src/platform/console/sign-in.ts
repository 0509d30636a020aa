import { CONTROL_ERROR_STATUS } from '../../contract/control-plane.ts';
import { clientOf } from '../client-address.ts';
import { BodyTooLarge, type HttpRequest, type HttpResponse } from '../http.ts';
import { Refusal } from '../refusal.ts';
import type { ConsoleOptions } from './access.ts';
import type { Page } from './layout.ts';
import type { Sessions } from './sessions.ts';
import { isLinkCode, takeLink } from './sign-in-links.ts';
import { createThrottle } from './throttle.ts';

/** What the page shows. */
export interface SignInView {
  readonly problem?: string | undefined;
}

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

/** Creates the handler of `SIGN_IN_PATH`: the page, and its form, which takes an ID token or the code of a link. */
export function createSignIn({ options, sessions, page }: SignInOptions) {
  const throttle = createThrottle(options.clock);

  const tooOften = (wait: number): Page => {
    const shown = page(429, { problem: `Too many attempts to sign in. Try again in ${wait} seconds.` });
    return { ...shown, headers: { 'retry-after': String(wait) } };
  };

  return async (request: HttpRequest): Promise<HttpResponse | Page> => {
    if (request.method !== 'POST') return page(200, { problem: sessions.isAmbiguous(request) ? AMBIGUOUS : undefined });
    const wait = throttle(clientOf(request));
    if (wait > 0) return tooOften(wait);
    const given = (await tokenIn(request)).trim();
    try {
      const principal = isLinkCode(given)
        ? await takeLink(options.sessions, given)
        : await options.verify(`Bearer ${given}`);
      const headers = { location: '/console', 'cache-control': 'no-store' };
      return { status: 303, headers: { ...headers, 'set-cookie': await sessions.open(request, principal) } };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return page(CONTROL_ERROR_STATUS[error.code], { problem: error.message });
    }
  };
}

async function tokenIn(request: HttpRequest): Promise<string> {
  try {
    return new URLSearchParams((await request.body(FORM_MOST)).toString('utf8')).get('token') ?? '';
  } catch (error) {
    if (!(error instanceof BodyTooLarge)) throw error;
    throw new Refusal('body_too_large', 'The form is too large.');
  }
}
