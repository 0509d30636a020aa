import { counted } from '../../base/text.ts';
import { parseEnv } from '../../contract/dotenv.ts';
import { type ComparedVariable, ENV_EDIT } from '../control/operations.ts';
import { checkBody } from '../control/validation.ts';
import type { HttpResponse } from '../shared/http.ts';
import type { StoredApp, StoredVariable } from '../stores/rows/records.ts';
import { ago, short } from './format.ts';
import { type Html, html, icon } from './html.ts';
import { boundedParts, empty, type Page, row, section, table } from './layout.ts';
import { appCrumbs, ofApp, variablesPath } from './paths.ts';
import { type AppVisit, noted, redirect } from './visit.ts';

/** The page of the names of an app's variables, with forms to set and to remove them. No page contains a value. */

/** Names on a page, at most. */
const NAMES = 100;
/** Characters of the name of a variable. */
const NAME_MOST = 200;
/** Bytes of the rows of a page, at most. */
const ROWS_BYTES = 60 * 1024;
const HEADS = ['Name', 'Changed', 'By', ''] as const;
/** Wrong lines that a page names. */
const FAULTS = 10;

/** The names that the visitor wants to remove, and wrote or wants to replace. Never a value. */
interface Named {
  readonly removing?: string | undefined;
  readonly name?: string | undefined;
}

export function variables(visit: AppVisit): Promise<Page> {
  const name = visit.query.get('replace')?.slice(0, NAME_MOST);
  return shown(visit, { removing: visit.query.get('remove') ?? undefined, name });
}

/** The page after a form that was refused. */
export const refused = (visit: AppVisit): Promise<Page> => shown(visit, { name: visit.field('name').trim() });

async function shown({ app, options, may, now }: AppVisit, { removing, name = '' }: Named): Promise<Page> {
  const all = await options.operations.variables(app);
  const rows = boundedParts(all.slice(0, NAMES), ROWS_BYTES, (each) => variableRow(each, may, now));
  const more = all.length - rows.length;
  const isThere = removing !== undefined && all.some((each) => each.name === removing);
  const next = 'Builds of this app get the variables that you set here, or with "slipway env".';
  return {
    title: 'Variables',
    ...ofApp(app, 'Variables'),
    above: may && isThere ? question(app, removing) : null,
    head: {
      words:
        'A server that runs gets them at once, a build with the next deployment. Values can be set and never read.',
    },
    content: html`${may ? html`<div class="halves">${form(app, name)}${pasteForm(app)}</div>` : null}
${section('Names', html`${rows.length === 0 ? empty('key', 'No variables', next) : html`<form method="get" action="${variablesPath(app)}">${table('Variables', HEADS, rows)}</form>`}${more > 0 ? html`<p class="muted">And ${counted(more, 'more variable')}: <code>slipway env</code> lists them.</p>` : null}`)}`,
  };
}

function wrongLines(faults: readonly string[]): Html {
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

function variableRow({ name, changedAt, changedBy }: StoredVariable, may: boolean, now: number): Html {
  const unknown = html`<span class="muted">Not recorded</span>`;
  return row(HEADS, [
    html`<code>${short(name, 120)}</code>`,
    changedAt === null ? unknown : ago(changedAt, now),
    changedBy === null ? unknown : short(changedBy, 60),
    may ? changes(name) : null,
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

const PASTE_HEADS = ['Name', 'Change'] as const;
/** Beside them, the page has the draft. */
const PASTE_BYTES = 24 * 1024;
const CHANGES = { new: 'New', replaced: 'Gets another value', same: 'Stays: it has this value already' } as const;

/** Renders what a pasted text would change, before it is stored: those that change first. */
function pastePage(app: StoredApp, pasted: readonly ComparedVariable[], draft: string): Page {
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
  const head =
    count === 0
      ? { title: 'Nothing would change', words: 'All variables of the text have these values already.' }
      : {
          title: 'Nothing is stored yet',
          words: 'Look at what the text changes. Other variables stay as they are.',
        };
  return {
    title: 'What changes',
    ...ofApp(app, 'Variables'),
    crumbs: [...appCrumbs(app), { href: variablesPath(app), text: 'Variables' }],
    head,
    content: html`${count === 0 ? html`<div class="actions">${back}</div>` : store}
${section('What changes', html`${table('What changes', PASTE_HEADS, rows, 2)}${more > 0 ? html`<p class="muted">And ${counted(more, 'more variable')} of the text.</p>` : null}`)}`,
  };
}

export async function setVariable({ app, options, field, act }: AppVisit): Promise<HttpResponse> {
  // Browsers send line ends of a text area as CR LF.
  const set = Object.fromEntries([[field('name').trim(), field('value').replaceAll('\r\n', '\n')]]);
  await options.operations.editEnv(app, checkBody({ set }, ENV_EDIT), act);
  return redirect(noted(variablesPath(app), 'set'));
}

async function refusedWith(visit: AppVisit, status: number, more: Pick<Page, 'problem' | 'above'>): Promise<Page> {
  return { ...(await shown(visit, {})), status, ...more };
}

/** Bytes of a pasted text. The page that shows what changes contains it sealed. */
const PASTED_BYTES = 32 * 1024;
const TOO_LONG = `A text of at most ${PASTED_BYTES / 1024} KiB can be pasted. Write it into a file, and store that: slipway env set --file FILE`;

/** Shows what a pasted `.env` would change. Stores nothing. */
export async function pasteVariables(visit: AppVisit): Promise<Page> {
  const { app, options, field, principal } = visit;
  const text = field('text');
  if (Buffer.byteLength(text) > PASTED_BYTES) return refusedWith(visit, 413, { problem: TOO_LONG });
  const { variables, errors } = parseEnv(text, { input: 'The text' });
  if (errors.length > 0) {
    const faults = errors.map(({ message, remedy }) => (remedy === undefined ? message : `${message}. ${remedy}`));
    return refusedWith(visit, 422, { above: wrongLines(faults) });
  }
  if (variables.length === 0)
    return refusedWith(visit, 422, { problem: 'The text has no variables: write NAME=value.' });
  const pairs = Object.fromEntries(variables.map(({ name, value }) => [name, value]));
  const set = checkBody({ set: pairs }, ENV_EDIT).set ?? {};
  const compared = await options.operations.compareEnv(app, set);
  const draft = options.drafts.seal(app, principal.email, set);
  if (draft === undefined) return refusedWith(visit, 413, { problem: TOO_LONG });
  const pasted = compared.toSorted((one, other) => Number(one.change === 'same') - Number(other.change === 'same'));
  return pastePage(app, pasted, draft);
}

/** Stores what `pasteVariables` has shown. */
export async function storeVariables(visit: AppVisit): Promise<HttpResponse | Page> {
  const { app, options, field, principal, act } = visit;
  const set = options.drafts.open(app, principal.email, field('draft'));
  if (set === undefined) {
    const problem = 'The text is no longer known, because the page was open too long. Paste it again.';
    return refusedWith(visit, 422, { problem });
  }
  await options.operations.editEnv(app, checkBody({ set }, ENV_EDIT), act);
  return redirect(noted(variablesPath(app), 'stored'));
}

export async function removeVariable({ app, options, field, act }: AppVisit): Promise<HttpResponse> {
  await options.operations.editEnv(app, checkBody({ unset: [field('name')] }, ENV_EDIT), act);
  return redirect(noted(variablesPath(app), 'removed'));
}
