import { clientOf } from '../shared/client-address.ts';
import type { HttpRequest } from '../shared/http.ts';
import { html, type IconName, icon, type Part } from './html.ts';
import { alert, done, type Page } from './layout.ts';
import { queryOf } from './paging.ts';
import { CONFIRM_PATH } from './paths.ts';
import { type ConsoleOptions, formOf } from './visit.ts';

/** The console's pages for visitors who have not signed in, and for what failed. */

/** A page of one thing, as signing in: a narrow column. */
export function signPage(title: string, status: number, content: Part): Page {
  return { status, title, content: html`<div class="sign section">${content}</div>` };
}

interface SignInView {
  readonly problem?: string | undefined;
  readonly providers: readonly { readonly name: string; readonly path: string }[];
  /** The page of the console that the visitor gets after it. */
  readonly to: string;
}

/** The page of a visitor who has signed in. The browser then opens the page `to`. */
export function signedInPage(to: string): Page {
  return signPage('Signed in', 200, html`<h1>Signed in</h1><p><a href="${to}">Go to the console</a></p>`);
}

export function signInPage(status: number, { problem, providers, to }: SignInView): Page {
  const offered = providers.map(
    ({ name, path }) => html`<p><a class="button" href="${path}">Sign in with ${name}</a></p>`,
  );
  return signPage(
    'Sign in',
    status,
    html`<h1>Sign in to Slipway</h1>${alert(problem)}${offered}<div class="card pad">
<p class="muted">On the machine of the platform, run <code>slipway console</code>: it opens this page with the code filled in. Or paste an ID token, as <code>slipway token</code> prints one.</p>
<form method="post" action="/console/sign-in" data-sign-in>
${to === '/console' ? null : html`<input type="hidden" name="to" value="${to}">`}<label class="field"><span>Code or ID token</span><input type="password" name="token" required autocomplete="off"></label>
<button class="button primary">Sign in</button>
</form></div>`,
  );
}

const CONFIRM = 'Confirm an address';

/** The page of the letter to an address. It needs no sign-in, as a team may have no account. A look changes nothing: programs open links. */
export async function confirmAddress(request: HttpRequest, { notify }: Pick<ConsoleOptions, 'notify'>): Promise<Page> {
  const isForm = request.method === 'POST';
  const fields = isForm ? await formOf(request) : (name: string) => queryOf(request).get(name) ?? '';
  const [target, code] = [fields('target'), fields('code')];
  const act = { by: null, via: 'platform', from: clientOf(request), requestID: request.requestID } as const;
  const found = isForm ? await notify.confirm(target, code, act) : await notify.asked(target, code);
  if (!found) {
    const why =
      'The link was used, is older than 24 hours, or was cut. Whoever added the address can have the letter sent again.';
    return signPage(CONFIRM, 404, html`<h1>This link is over</h1><p role="alert">${why}</p>`);
  }
  const { org, project, appID, shown, createdBy } = found;
  const place = [org, project, appID].filter((each) => each !== null).join('/');
  if (isForm) {
    return signPage(CONFIRM, 200, html`<h1>Confirmed</h1>${done(`${shown} is told of what happens in ${place}.`)}`);
  }
  return signPage(
    CONFIRM,
    200,
    html`<h1>Be told of ${place}?</h1><p>${createdBy ?? 'Somebody'} wants <strong>${shown}</strong> to get a letter when something happens in ${place}. If you do not want that, close this page.</p>
<form method="post" action="${CONFIRM_PATH}"><input type="hidden" name="target" value="${target}"><input type="hidden" name="code" value="${code}"><button class="button primary">Agree</button></form>`,
  );
}

const PROBLEMS: Readonly<Record<number, readonly [IconName, string]>> = {
  403: ['user', 'No access'],
  404: ['search', 'Not found'],
  409: ['alert', 'This cannot be done now'],
  410: ['bin', 'Deleted'],
  429: ['clock', 'Too many requests'],
  503: ['clock', 'The platform cannot answer now'],
};
const OTHER = ['alert', 'The request failed'] as const;

/** What may help: an address to try again, the page of the form that was refused, and a form that restores a deleted app. */
interface WaysOn {
  readonly again?: string | undefined;
  readonly back?: string | undefined;
  readonly restore?: string | undefined;
}

export function problemPage(status: number, message: string, { again, back, restore }: WaysOn): Page {
  const [look, title] = PROBLEMS[status] ?? OTHER;
  const isPassing = status === 429 || status >= 500;
  const retry = isPassing && again !== undefined ? html`<a class="button primary" href="${again}">Try again</a>` : null;
  const undo =
    restore === undefined
      ? null
      : html`<form method="post" action="${restore}"><button class="button primary">Restore the app</button></form>`;
  return {
    status,
    title,
    content: html`<div class="card empty">${icon(look)}<h1>${title}</h1><p role="alert">${message}</p>
<div class="actions">${undo}${retry}${back && html`<a class="button primary" href="${back}">Back to the page</a>`}<a class="button" href="/console">Go to the overview</a></div></div>`,
  };
}
