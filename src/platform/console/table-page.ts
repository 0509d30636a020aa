import type { KvsEntry } from '../stores/kvs.ts';
import type { StoredApp } from '../stores/rows/records.ts';
import { short, sizeOf } from './format.ts';
import { type Html, html, type Part } from './html.ts';
import { icon } from './icons.ts';
import { alert, confirmation, done, factList, heading, type Page, section } from './layout.ts';
import { appCrumbs, appTabs, tablePath, tablesPath } from './paths.ts';

export interface TableView {
  readonly app: StoredApp;
  readonly table: string;
  readonly mayChange: boolean;
  /** The key that the visitor asked for, with its entry if there is one. */
  readonly asked?: { readonly key: string; readonly entry: KvsEntry | undefined };
  readonly note?: string | undefined;
  readonly problem?: string;
  /** The form as the visitor sent it. */
  readonly written?: { readonly key: string; readonly value: string; readonly ttlSeconds: string };
  readonly usage: Html | null;
}

/** Bytes of a value on a page, at most, escaped. */
const VALUE_BYTES = 40 * 1024;

/** Renders a table: a form to look a key up, its entry, a form to put one, and its use. */
export function tablePage(status: number, view: TableView): Page {
  const { app, table, asked, mayChange } = view;
  return {
    status,
    title: table,
    crumbs: [...appCrumbs(app), { href: tablesPath(app), text: 'Tables' }],
    tabs: appTabs(app),
    tab: 'Tables',
    content: html`${alert(view.problem)}${done(view.note)}${heading(html`<h1>${icon('table')} ${table}</h1>`, html`<p class="muted">Key-value table. Keys are not listed: look one up by its name.</p>`)}
${section('Look up a key', lookUp(view))}
${asked ? entry(view, asked) : null}
${mayChange ? section('Put a key', putForm(view)) : null}
${view.usage === null ? null : section('The last 7 days', view.usage)}`,
  };
}

function lookUp({ app, table, asked }: TableView): Html {
  return html`<form class="search" method="get" action="${tablePath(app, table)}"><label class="field"><span>Key</span>
<input class="mono" name="key" value="${asked?.key ?? ''}" required maxlength="512" autocomplete="off" spellcheck="false"></label><button class="button">${icon('search')}Get</button></form>`;
}

function entry({ app, table, mayChange }: TableView, { key, entry: found }: NonNullable<TableView['asked']>): Html {
  if (!found)
    return section(
      'Entry',
      html`<div class="note" role="status">${icon('info')}<p>The table has no key <code>${short(key, 200)}</code>.</p></div>`,
    );
  const expires =
    found.expiresAt === null ? 'never' : new Date(found.expiresAt).toISOString().slice(0, 19).replace('T', ' ');
  const facts: readonly (readonly [string, Part])[] = [
    ['Key', html`<code>${short(key, 512)}</code>`],
    ['Size', sizeOf(Buffer.byteLength(found.value))],
    [
      'Expires',
      found.expiresAt === null
        ? expires
        : html`<time datetime="${new Date(found.expiresAt).toISOString()}">${expires} UTC</time>`,
    ],
  ];
  const removal = mayChange
    ? confirmation({
        id: 'delete-key',
        label: html`${icon('bin')}Delete`,
        kind: 'danger',
        title: 'Delete this key?',
        text: 'Its value is lost. This cannot be undone.',
        action: `${tablePath(app, table)}/keys/delete`,
        fields: { key },
        confirm: 'Delete the key',
        isSmall: true,
      })
    : null;
  return section(
    'Entry',
    html`<div class="card pad">${factList(facts)}
<pre class="entry-value" tabindex="0" aria-label="Value">${fitting(found.value)}</pre></div>`,
    removal,
  );
}

/** Cuts a value so that it fits in a page. A character takes six bytes at most. */
function fitting(value: string): string {
  return short(value, VALUE_BYTES / 6);
}

function putForm({ app, table, asked, written }: TableView): Html {
  const key = written?.key ?? asked?.key ?? '';
  const value =
    written?.value ?? (asked?.entry && asked.entry.value.length <= VALUE_BYTES / 6 ? asked.entry.value : '');
  return html`<form class="card pad" method="post" action="${tablePath(app, table)}/keys" autocomplete="off">
<div class="fields"><label class="field"><span>Key to put</span><input class="mono" name="key" value="${key}" required maxlength="512" spellcheck="false"></label>
<label class="field"><span>Time to live in seconds</span><input name="ttl" inputmode="numeric" pattern="[0-9]{0,9}" value="${written?.ttlSeconds ?? ''}" placeholder="Does not expire"></label></div>
<label class="field"><span>Value, as JSON</span><textarea name="value" rows="5" required spellcheck="false">${value}</textarea><small>Text needs double quotes: "ahoy". An entry with this key is replaced.</small></label>
<div class="actions"><button class="button primary">Put the key</button></div></form>`;
}
