import { html } from './html.ts';
import { alert, type Page } from './layout.ts';
import type { SignInView } from './sign-in.ts';

/** The console's pages for visitors who have not signed in, and for what failed. */

export function signInPage(status: number, { problem, providers, isDone }: SignInView): Page {
  if (isDone) {
    const content = html`<div class="sign section"><h1>Signed in</h1><p><a href="/console">Go to the console</a></p></div>`;
    return { status, title: 'Signed in', content };
  }
  const offered = providers.map(
    ({ name, path }) => html`<p><a class="button" href="${path}">Sign in with ${name}</a></p>`,
  );
  return {
    status,
    title: 'Sign in',
    content: html`<div class="sign section"><h1>Sign in to Slipway</h1>${alert(problem)}${offered}<div class="card pad">
<p class="muted">On the machine of the platform, run <code>slipway console</code>: it opens this page with the code filled in. Or paste an ID token, as <code>slipway token</code> prints one.</p>
<form method="post" action="/console/sign-in" data-sign-in>
<label class="field"><span>Code or ID token</span><input type="password" name="token" required autocomplete="off"></label>
<button class="button primary">Sign in</button>
</form></div></div>`,
  };
}

export function problemPage(status: number, message: string): Page {
  return {
    status,
    title: 'The request failed',
    content: html`<h1>The request failed</h1>${alert(message)}<p><a href="/console">Go to the first page</a></p>`,
  };
}
