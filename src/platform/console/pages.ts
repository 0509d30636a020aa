import { html, type Part } from './html.ts';
import { type IconName, icon } from './icons.ts';
import { alert, type Page } from './layout.ts';

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

const PROBLEMS: Readonly<Record<number, readonly [IconName, string]>> = {
  403: ['user', 'No access'],
  404: ['search', 'Not found'],
  409: ['alert', 'This cannot be done now'],
  410: ['bin', 'Deleted'],
  429: ['clock', 'Too many requests'],
  503: ['clock', 'The platform cannot answer now'],
};
const OTHER = ['alert', 'The request failed'] as const;

/** What may help: an address to try again, and a form that restores a deleted app. */
interface WaysOn {
  readonly again?: string | undefined;
  readonly restore?: string | undefined;
}

export function problemPage(status: number, message: string, { again, restore }: WaysOn): Page {
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
<div class="actions">${undo}${retry}<a class="button" href="/console">Go to the overview</a></div></div>`,
  };
}
