import type { HttpResponse } from '../http.ts';
import { type Html, html, type Part } from './html.ts';
import type { Rows } from './paging.ts';

/** The common parts of the console's pages: the frame, tables, and links between the pages of a list. */

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  // Not "no-referrer": browsers would then send "Origin: null" with the console's own forms.
  'referrer-policy': 'same-origin',
};

/** Renders a whole page. `email` is the signed-in identity. */
export function page(status: number, title: string, email: string | undefined, content: Html): HttpResponse {
  const account = email
    ? html`<form method="post" action="/console/sign-out"><span>${email}</span> <button>Sign out</button></form>`
    : null;
  const text = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Slipway</title>
<link rel="icon" href="/console/icon.svg">
<link rel="stylesheet" href="/console/style.css">
<script src="/console/script.js" defer></script>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header><nav aria-label="Console"><a href="/console">Slipway console</a></nav>${account}</header>
<main id="content">
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`;
  return { status, headers: HEADERS, body: text.text };
}

/** Renders a problem, which screen readers announce at once. */
export function alert(message: string | undefined): Html | null {
  return message === undefined ? null : html`<div class="note alert" role="alert"><p>${message}</p></div>`;
}

/** Renders a table, or the sentence `none` if there are no rows. An empty head makes a column without a name. */
export function table(caption: string, heads: readonly string[], rows: readonly Part[], none: string): Html {
  if (rows.length === 0) return html`<p>${none}</p>`;
  const cells = heads.map((head) => (head === '' ? html`<td></td>` : html`<th scope="col">${head}</th>`));
  return html`<div class="scroll"><table aria-label="${caption}"><thead><tr>${cells}</tr></thead><tbody>${rows}</tbody></table></div>`;
}

/** Renders links to the previous and the next page of the list at `path`. `query`: other parameters of its address. */
export function pageLinks<Item>(
  path: string,
  { items, previous, next }: Rows<Item>,
  cursorOf: (item: Item) => string,
  query: Readonly<Record<string, string>> = {},
): Html | null {
  if (!previous && !next) return null;
  const [first, last] = [items.at(0), items.at(-1)];
  const to = (place: Readonly<Record<string, string>>) => `${path}?${new URLSearchParams({ ...query, ...place })}`;
  if (first === undefined || last === undefined) return html`<p><a href="${to({})}">First page</a></p>`;
  return html`<nav class="pages" aria-label="Pages">
${previous ? html`<a rel="prev" href="${to({ before: cursorOf(first) })}">Previous</a>` : null}
${next ? html`<a rel="next" href="${to({ after: cursorOf(last) })}">Next</a>` : null}
</nav>`;
}

export function time(ms: number): Html {
  const iso = new Date(ms).toISOString();
  return html`<time datetime="${iso}">${iso.slice(0, 19).replace('T', ' ')} UTC</time>`;
}

/** Characters of a user's text in a cell of a table, at most. Stored texts may have thousands. */
const CELL = 80;

/** Cuts a long text. */
export function short(text: string, most: number = CELL): string {
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`;
}
