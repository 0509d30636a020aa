import { present } from '../../base/json.ts';
import type { HttpResponse } from '../shared/http.ts';
import { ASSET_PATHS } from './assets/index.ts';
import { Html, html, ICONS, type IconName, icon, MARK, type Part } from './html.ts';
import type { Rows } from './paging.ts';
import { type Crumb, FIND_PATH, type Link, MACHINES_PATH, withKeys } from './paths.ts';

/** The frame of the console's pages, and the parts that several pages use. */

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

export type Theme = 'light' | 'dark';

export interface Frame {
  readonly email: string | undefined;
  /** The remembered choice. The browser chooses if there is none. */
  readonly theme: Theme | undefined;
  /** The address of the page, to which a change of the theme returns. */
  readonly address: string;
  /** False: the visitor has turned keys of one letter off. Default true. */
  readonly keys?: boolean;
  /** The words for the place of the page, if the visitor may only read it. */
  readonly viewerOf?: string | undefined;
  /** The result of the last action. A page may have another one. */
  readonly note?: string | undefined;
}

/** A page without its frame. Handlers return it. */
export interface Page {
  /** Default 200. */
  readonly status?: number;
  /** The title of the window, and of the last part of the breadcrumb. */
  readonly title: string;
  /** The pages above this one, from the top. */
  readonly crumbs?: readonly Crumb[];
  /** The pages beside this one. The one with the text `tab` is this one. */
  readonly tabs?: readonly Link[];
  readonly tab?: string;
  /** What failed, and what was done: above all else. */
  readonly problem?: string | undefined;
  readonly note?: string | undefined;
  /** What stands above the heading. */
  readonly above?: Part;
  /** The heading: its title if it is not `title`, words below it, and what can be done on the page. Absent: `content` has it. */
  readonly head?: { readonly title?: Part; readonly words?: Part; readonly actions?: Part };
  readonly content: Html;
  readonly headers?: Readonly<Record<string, string>>;
  /** Values of `set-cookie` headers. */
  readonly cookies?: readonly string[];
}

export function framed(page: Page, { email, theme, address, keys = true, viewerOf, note }: Frame): HttpResponse {
  const { status = 200, title, head, content } = page;
  const names = [title, ...(page.crumbs ?? []).map(({ text }) => text).toReversed()];
  const text = html`<!doctype html>
<html lang="en"${theme ? html` data-theme="${theme}"` : null}${keys ? null : html` data-keys="off"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${[...new Set(names)].join(' · ')} · Slipway</title>
${WHOLE}
<link rel="icon" href="${ASSET_PATHS.icon}">
<link rel="stylesheet" href="${ASSET_PATHS.style}">
<script src="${ASSET_PATHS.script}" defer></script>
</head>
<body>
${ICONS}
<a class="skip" href="#content">Skip to the content</a>
<header class="top"><div class="bar">
<a class="brand" href="/console" aria-label="Slipway console">${MARK}Slipway</a>
${email === undefined ? null : crumbs(page)}
<div class="account">${email === undefined ? null : finder(address)}${email === undefined ? null : html`<a class="who" href="${MACHINES_PATH}" title="${email}: your machines">${email}</a>`}
${themeSwitch(theme, address)}${email === undefined ? null : SIGN_OUT}</div>
</div>${tabs(page)}</header>
<main id="content" tabindex="-1">
${viewerOf === undefined ? null : reading(viewerOf)}${alert(page.problem)}${done(page.note ?? note)}${page.above}${head && headOf(title, head)}
${content}
</main>
<span id="end"></span>
</body>
</html>
`;
  return { status, headers: { ...HEADERS, ...page.headers }, body: text.text, ...present({ cookies: page.cookies }) };
}

/** A page is small, so browsers that know this link show it when they have all of it: no part of it moves. */
const WHOLE = html`<link rel="expect" href="#end" blocking="render">`;

export const FRAGMENT_HEADERS: Readonly<Record<string, string>> = HEADERS;

const SIGN_OUT = html`<form method="post" action="/console/sign-out"><button class="button small">Sign out</button></form>`;

function headOf(name: string, { title = name, words, actions }: NonNullable<Page['head']>): Html {
  return heading(html`<h1>${title}</h1>`, words && html`<p class="muted">${words}</p>`, actions);
}

function crumbs({ title, crumbs: above = [] }: Page): Html {
  const links = above.map(({ href, text }) =>
    href === undefined ? html`<li><span>${text}</span></li>` : html`<li><a href="${href}">${text}</a></li>`,
  );
  return html`<nav class="crumbs" aria-label="Breadcrumb"><ol>${links}<li><span aria-current="page">${title}</span></li></ol></nav>`;
}

function tabs({ tabs: links, tab }: Page): Html | null {
  if (!links) return null;
  const current = html` aria-current="page"`;
  return html`<nav class="tabs" aria-label="Sections">${withKeys(links).map(
    ({ href, text, key }) => html`<a href="${href}" data-go="${key}"${text === tab ? current : null}>${text}</a>`,
  )}</nav>`;
}

/** A link to the page that finds, which a script shows as a palette. */
function finder(address: string): Html {
  const [at = ''] = address.split('?');
  return html`<a class="button small find" data-find href="${FIND_PATH}?${String(new URLSearchParams({ at }))}" title="Find an app, a project or a page">${icon('search')}<span>Find</span><kbd>Ctrl K</kbd></a>`;
}

/** Tells a viewer that the missing buttons are no fault. */
function reading(place: string): Html {
  return html`<p class="reading">${icon('info')} <span>You may read ${place}, and change nothing: your role is <strong>viewer</strong>. Ask somebody with the role <strong>deployer</strong> for a change.</span></p>`;
}

function themeSwitch(theme: Theme | undefined, address: string): Html {
  const next = theme === 'dark' ? 'light' : 'dark';
  return html`<form method="post" action="/console/theme" data-theme-form><input type="hidden" name="theme" value="${next}">
<input type="hidden" name="back" value="${address}"><button class="button quiet icon" aria-label="Use the ${next} theme" title="Light or dark">${icon('sun')}</button></form>`;
}

function note(look: 'bad' | 'good', role: 'alert' | 'status', name: IconName) {
  return (message: string | undefined): Html | null =>
    message === undefined ? null : html`<div class="note ${look}" role="${role}">${icon(name)}<p>${message}</p></div>`;
}

export const alert = note('bad', 'alert', 'alert');
export const done = note('good', 'status', 'check');

/** Renders what is shown this once: `title` says that it was made, and `how` what to do with the `secrets`. */
export function madeNote(title: string, how: Part, secrets: readonly string[], more: Part = null): Html {
  const shown = secrets.map((secret, index) => {
    const id = index === secrets.length - 1 ? html` id="token"` : null;
    return html`<code${id} class="secret">${secret}</code>`;
  });
  return html`<div class="note good" role="status">${icon('check')}<p class="strong">${title}</p><p>${how}</p>
${shown}${more}</div>`;
}

/** Renders the choices of a field, each by its value and its words, or by its value alone. */
export function optionsOf(all: readonly (string | readonly [string, string])[], chosen?: string): readonly Html[] {
  return all.map((each) => {
    const [value, words] = typeof each === 'string' ? [each, each] : each;
    return html`<option value="${value}"${value === chosen ? html` selected` : null}>${words}</option>`;
  });
}

export function heading(title: Html | string, below: Part, actions: Part = null): Html {
  return html`<div class="head"><div class="title"><div class="name">${title}</div>${below}</div>
${actions === null ? null : html`<div class="actions">${actions}</div>`}</div>`;
}

/** A name and its value. Null: there is none, so the list leaves the fact out. */
export type Fact = readonly [string, Part];

/** Renders facts with their names. `more`: a class of the list. */
export function factList(facts: readonly Fact[], more = ''): Html {
  const known = facts.filter(([, value]) => value !== null);
  return html`<dl class="grid-facts ${more}">${known.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}

export function section(title: string, content: Part, beside: Part = null): Html {
  const id = `s-${title.toLowerCase().replace(/[^a-z]+/g, '-')}`;
  return html`<section class="section" aria-labelledby="${id}"><header><h2 id="${id}">${title}</h2>${beside}</header>
${content}</section>`;
}

export function empty(name: IconName, title: string, next: Part): Html {
  return html`<div class="card empty">${icon(name)}<h2>${title}</h2><p>${next}</p></div>`;
}

interface Confirmation {
  /** Names the question within its page. */
  readonly id: string;
  readonly label: Part;
  readonly kind?: 'danger';
  readonly title: string;
  readonly text: Part;
  readonly action: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly confirm: string;
  readonly isSmall?: boolean;
}

export function hiddenFields(fields: Readonly<Record<string, string>>): readonly Html[] {
  return Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);
}

/** Renders a button that asks before it sends its form. It needs no script. The focus moves to the answer that changes nothing. */
export function confirmation(given: Confirmation): Html {
  const { id, label, kind, title, text, action, fields = {}, confirm, isSmall = false } = given;
  const look = `button${kind === undefined ? '' : ` ${kind}`}${isSmall ? ' small' : ''}`;
  const sure = kind === 'danger' ? 'button danger primary' : 'button primary';
  return html`<button type="button" class="${look} over" popovertarget="${id}" aria-haspopup="dialog">${label}</button>
<div popover id="${id}" role="dialog" aria-labelledby="${id}-title"><h2 id="${id}-title">${title}</h2><p>${text}</p>
<form method="post" action="${action}">${hiddenFields(fields)}<div class="actions"><button type="button" class="button" popovertarget="${id}" popovertargetaction="hide" autofocus>Keep it as it is</button>
<button class="${sure}">${confirm}</button></div></form></div>`;
}

/** Renders a small button that asks before it removes what `name` names, or ends it as `word` says. */
export function removal(
  name: Part,
  given: Omit<Confirmation, 'label' | 'kind' | 'isSmall'>,
  word = 'Remove',
  look: IconName | null = 'bin',
): Html {
  const label = html`${look && icon(look)}${word}${name && html`<span class="hidden"> ${name}</span>`}`;
  return confirmation({ ...given, label, kind: 'danger', isSmall: true });
}

/** A row of a table: its cells, or what `row` has made of them. */
type Row = Html | readonly Part[];

/** Renders a section with a table of the same name. Without rows, it has `none`, and there is no section if that is null. */
export function listed(
  title: string,
  heads: readonly string[],
  rows: readonly Row[],
  { words, none = null }: { readonly words?: 1 | 2 | 3; readonly none?: Html | null } = {},
): Html | null {
  if (rows.length > 0) return section(title, table(title, heads, rows, words));
  return none && section(title, none);
}

/** Columns of a table that need a wide window, if they are words. */
const MANY = 5;

/** Renders a table that becomes cards on a narrow screen. `words`: how many columns are words, before those with numbers. */
export function table(caption: string, heads: readonly string[], rows: readonly Row[], words?: 1 | 2 | 3): Html {
  const cells = heads.map((head) =>
    head === ''
      ? html`<td role="columnheader"><span class="hidden">Actions</span></td>`
      : html`<th scope="col" role="columnheader">${head}</th>`,
  );
  const look = words !== undefined ? ` words-${words}` : heads.length >= MANY ? ' many' : '';
  return html`<div class="card"><table class="cards${look}" role="table" aria-label="${caption}"><thead role="rowgroup"><tr role="row">${cells}</tr></thead>
<tbody role="rowgroup">${rows.map((each) => (each instanceof Html ? each : row(heads, each)))}</tbody></table></div>`;
}

/** Renders a row of a table with these heads. The first cell names the row. */
export function row(heads: readonly string[], cells: readonly Part[]): Html {
  const rendered = cells.map((cell, index) => {
    const content = html`${cell}`;
    const look = hasLongWord(content) ? 'long' : '';
    if (index === 0) return html`<th scope="row" role="rowheader"${classOf(look)}>${content}</th>`;
    const head = heads[index] ?? '';
    // On a narrow screen the label and the cell stand side by side, so the cell is one part.
    return head === ''
      ? html`<td role="cell" class="end">${content}</td>`
      : html`<td role="cell" data-label="${head}"${classOf(look)}>${cell instanceof Html ? html`<div>${cell}</div>` : content}</td>`;
  });
  return html`<tr role="row">${rendered}</tr>`;
}

function classOf(look: string): Html | null {
  return look === '' ? null : html` class="${look}"`;
}

/** Characters of the longest word that a cell of a table does not break. A column with a longer one would be too wide. */
const LONG_WORD = 20;

function hasLongWord({ text }: Html): boolean {
  const words = text.replace(/<[^>]*>/g, ' ').split(/\s+/);
  return words.some(({ length }) => length > LONG_WORD);
}

/** Renders the first items: as many as fit in so many bytes. */
export function boundedParts<Item>(
  items: readonly Item[],
  bytes: number,
  render: (item: Item) => Html,
): readonly Html[] {
  const parts: Html[] = [];
  let room = bytes;
  for (const each of items) {
    const part = render(each);
    room -= Buffer.byteLength(part.text);
    if (room < 0) break;
    parts.push(part);
  }
  return parts;
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
${previous ? html`<a class="button" rel="prev" href="${to({ before: cursorOf(first) })}">Previous</a>` : null}
${next ? html`<a class="button" rel="next" href="${to({ after: cursorOf(last) })}">Next</a>` : null}
</nav>`;
}
