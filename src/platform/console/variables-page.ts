import { counted } from '../../base/text.ts';
import type { ComparedVariable } from '../control/operations.ts';
import type { StoredApp, StoredVariable } from '../stores/rows/records.ts';
import { ago, short } from './format.ts';
import { type Html, html, type Part } from './html.ts';
import { icon } from './icons.ts';
import { alert, boundedParts, done, empty, heading, type Page, row, section, table } from './layout.ts';
import { appCrumbs, appTabs, ofApp, variablesPath } from './paths.ts';

export interface VariablesView {
  readonly app: StoredApp;
  /** In order. */
  readonly variables: readonly StoredVariable[];
  readonly mayChange: boolean;
  readonly now: number;
  readonly note: string | undefined;
  readonly problem?: string | undefined;
  /** The lines of a pasted text that are wrong. */
  readonly faults?: readonly string[] | undefined;
  /** The name that the visitor wants to remove. */
  readonly removing?: string | undefined;
  /** The name that the visitor wrote, if it was refused, or wants to replace. Never a value. */
  readonly name?: string | undefined;
}

/** Names on a page, at most. */
const NAMES = 100;
/** Bytes of the rows of a page, at most. */
const ROWS_BYTES = 60 * 1024;
const HEADS = ['Name', 'Changed', 'By', ''] as const;
/** Wrong lines that a page names. */
const FAULTS = 10;

/** Renders the names of an app's variables, with forms to set and to remove them. No page contains a value. */
export function variablesPage(status: number, view: VariablesView): Page {
  const { app, variables, mayChange, removing, name = '', now } = view;
  const rows = boundedParts(variables.slice(0, NAMES), ROWS_BYTES, (each) => variableRow(each, mayChange, now));
  const more = variables.length - rows.length;
  const isThere = removing !== undefined && variables.some((each) => each.name === removing);
  const none = empty(
    'key',
    'No variables',
    'Builds of this app get the variables that you set here, or with "slipway env".',
  );
  return {
    status,
    title: 'Variables',
    ...ofApp(app, 'Variables'),
    content: html`${alert(view.problem)}${wrongLines(view.faults)}${done(view.note)}${mayChange && isThere ? question(app, removing) : null}${heading(
      html`<h1>Variables</h1>`,
      html`<p class="muted">The next deployment gets them. Values can be set and never read.</p>`,
    )}
${mayChange ? html`<div class="halves">${form(app, name)}${pasteForm(app)}</div>` : null}
${section('Names', html`${rows.length === 0 ? none : html`<form method="get" action="${variablesPath(app)}">${table('Variables', HEADS, rows)}</form>`}${more > 0 ? html`<p class="muted">And ${counted(more, 'more variable')}: <code>slipway env</code> lists them.</p>` : null}`)}`,
  };
}

function wrongLines(faults: readonly string[] = []): Html | null {
  if (faults.length === 0) return null;
  const more = faults.length - FAULTS;
  return html`<div class="note bad" role="alert">${icon('alert')}<p class="strong">Nothing was stored: ${counted(faults.length, 'line')} of the text ${faults.length === 1 ? 'is' : 'are'} wrong.</p>
<ul>${faults.slice(0, FAULTS).map((fault) => html`<li>${short(fault, 300)}</li>`)}${more > 0 ? html`<li>And ${counted(more, 'more line')}.</li>` : null}</ul></div>`;
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

function pasteForm(app: StoredApp): Html {
  return section(
    'Paste a .env file',
    html`<form class="card pad" method="post" action="${variablesPath(app)}/paste" autocomplete="off" data-keep>
<label class="field grow"><span>Lines</span><textarea name="text" rows="6" required spellcheck="false" placeholder="NAME=value"></textarea><small>Read as <code>--env-file</code> reads a file. Other variables stay as they are. You see what changes before it is stored.</small></label>
<div class="actions"><button class="button">See what changes</button></div></form>`,
  );
}

function variableRow({ name, changedAt, changedBy }: StoredVariable, mayChange: boolean, now: number): Html {
  const unknown = html`<span class="muted">Not recorded</span>`;
  const by: Part = changedBy === null ? unknown : short(changedBy, 60);
  return row(HEADS, [
    html`<code>${short(name, 120)}</code>`,
    changedAt === null ? unknown : ago(changedAt, now),
    by,
    mayChange ? changes(name) : null,
  ]);
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

export interface PasteView {
  readonly app: StoredApp;
  /** Those that change first, each by name. */
  readonly pasted: readonly ComparedVariable[];
  readonly draft: string;
}

const PASTE_HEADS = ['Name', 'Change'] as const;
/** Beside them, the page has the draft. */
const PASTE_BYTES = 24 * 1024;
const CHANGES = { new: 'New', replaced: 'Gets another value', same: 'Stays: it has this value already' } as const;

/** Renders what a pasted text would change, before it is stored. The page contains no value. */
export function pastePage({ app, pasted, draft }: PasteView): Page {
  const count = pasted.filter(({ change }) => change !== 'same').length;
  const rows = boundedParts(pasted.slice(0, NAMES), PASTE_BYTES, ({ name, change }) =>
    row(PASTE_HEADS, [
      html`<code>${short(name, 120)}</code>`,
      change === 'same' ? html`<span class="muted">${CHANGES.same}</span>` : CHANGES[change],
    ]),
  );
  const more = pasted.length - rows.length;
  const back = html`<a class="button" href="${variablesPath(app)}">${count === 0 ? 'Back to the variables' : 'Store nothing'}</a>`;
  const store = html`<form method="post" action="${variablesPath(app)}/store"><input type="hidden" name="draft" value="${draft}">
<div class="actions"><button class="button primary">Store ${counted(count, 'variable')}</button>${back}</div></form>`;
  return {
    status: 200,
    title: 'What changes',
    crumbs: [...appCrumbs(app), { href: variablesPath(app), text: 'Variables' }],
    tabs: appTabs(app),
    tab: 'Variables',
    content: html`${heading(
      html`<h1>${count === 0 ? 'Nothing would change' : 'Nothing is stored yet'}</h1>`,
      html`<p class="muted">${count === 0 ? 'All variables of the text have these values already.' : 'Look at what the text changes. The next deployment gets it. Other variables stay as they are.'}</p>`,
    )}
${count === 0 ? html`<div class="actions">${back}</div>` : store}
${section('What changes', html`${table('What changes', PASTE_HEADS, rows, 2)}${more > 0 ? html`<p class="muted">And ${counted(more, 'more variable')} of the text.</p>` : null}`)}`,
  };
}
