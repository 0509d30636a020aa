import type { StoredApp } from '../stores/rows/records.ts';
import { counted, short } from './format.ts';
import { type Html, html } from './html.ts';
import { icon } from './icons.ts';
import { alert, done, empty, heading, type Page, row, section, table } from './layout.ts';
import { appCrumbs, appTabs, variablesPath } from './paths.ts';

export interface VariablesView {
  readonly app: StoredApp;
  /** In order. */
  readonly names: readonly string[];
  readonly mayChange: boolean;
  readonly note: string | undefined;
  readonly problem?: string | undefined;
  /** The name that the visitor wants to remove. */
  readonly removing?: string | undefined;
  /** The name that the visitor wrote, if it was refused, or wants to replace. Never a value. */
  readonly name?: string | undefined;
}

/** Names on a page, at most. */
const NAMES = 100;
/** Bytes of the rows of a page, at most. */
const ROWS_BYTES = 60 * 1024;
const HEADS = ['Name', ''] as const;

/** Renders the names of an app's variables, with forms to set and to remove them. No page contains a value. */
export function variablesPage(status: number, view: VariablesView): Page {
  const { app, names, mayChange, removing, name = '' } = view;
  const rows = rowsOf(names, mayChange);
  const more = names.length - rows.length;
  const none = empty(
    'key',
    'No variables',
    'Builds of this app get the variables that you set here, or with "slipway env".',
  );
  return {
    status,
    title: 'Variables',
    crumbs: appCrumbs(app),
    tabs: appTabs(app),
    tab: 'Variables',
    content: html`${alert(view.problem)}${done(view.note)}${mayChange && removing !== undefined && names.includes(removing) ? question(app, removing) : null}${heading(
      html`<h1>Variables</h1>`,
      html`<p class="muted">The next deployment gets them. Values can be set and never read.</p>`,
    )}
${mayChange ? form(app, name) : null}
${section('Names', html`${rows.length === 0 ? none : html`<form method="get" action="${variablesPath(app)}">${table('Variables', HEADS, rows)}</form>`}${more > 0 ? html`<p class="muted">And ${counted(more, 'more variable')}: <code>slipway env</code> lists them.</p>` : null}`)}`,
  };
}

function form(app: StoredApp, name: string): Html {
  return section(
    'Set a variable',
    html`<form class="card pad" method="post" action="${variablesPath(app)}" autocomplete="off">
<div class="fields"><label class="field"><span>Name</span><input class="mono" name="name" value="${name}" required maxlength="200" pattern="[A-Za-z_][A-Za-z0-9_]*" title="Letters, digits and _, and not a digit first" spellcheck="false"></label></div>
<label class="field"><span>Value</span><textarea name="value" rows="3" spellcheck="false"${name === '' ? null : html` autofocus`}></textarea><small>A variable with this name is replaced.</small></label>
<div class="actions"><button class="button primary">Set the variable</button></div></form>`,
  );
}

/** Renders the first names, as many as fit in a page. */
function rowsOf(names: readonly string[], mayChange: boolean): readonly Html[] {
  const rows: Html[] = [];
  let room = ROWS_BYTES;
  for (const each of names.slice(0, NAMES)) {
    const rendered = row(HEADS, [html`<code>${short(each, 120)}</code>`, mayChange ? changes(each) : null]);
    room -= Buffer.byteLength(rendered.text);
    if (room < 0) break;
    rows.push(rendered);
  }
  return rows;
}

/** Buttons of the form around all rows: links with the whole address would make the page of a hundred names large. */
function changes(name: string): Html {
  const of = html`<span class="hidden"> ${short(name, 40)}</span>`;
  return html`<div class="actions"><button class="button small" name="replace" value="${name}">${icon('again')}Replace${of}</button>
<button class="button danger small" name="remove" value="${name}">${icon('bin')}Remove${of}</button></div>`;
}

function question(app: StoredApp, name: string): Html {
  return html`<form class="note bad" method="post" action="${variablesPath(app)}/remove">${icon('alert')}<h2>Remove ${short(name)}?</h2>
<p>Its value is lost. Builds from now on do not get it.</p><input type="hidden" name="name" value="${name}">
<div class="actions"><button class="button danger primary">Remove the variable</button><a class="button" href="${variablesPath(app)}">Keep it</a></div></form>`;
}
