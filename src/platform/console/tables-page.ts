import type { CreatedTable, TableInfo } from '../kvs/tables.ts';
import type { StoredApp } from '../stores/rows/records.ts';
import { ago, command } from './format.ts';
import { type Html, html } from './html.ts';
import { icon } from './icons.ts';
import { alert, confirmation, empty, heading, type Page, row, section, table } from './layout.ts';
import { ofApp, tablePath, tablesPath } from './paths.ts';

export interface TablesView {
  readonly app: StoredApp;
  /** Absent if apps of this type cannot have tables. */
  readonly tables: readonly TableInfo[] | undefined;
  readonly mayChange: boolean;
  readonly now: number;
  readonly created?: CreatedTable;
  readonly problem?: string;
}

const HEADS = ['Table', 'Token variable', 'Created', ''] as const;

/** Renders the tables of an app: the page that the service calls "Services > Databases". */
export function tablesPage(status: number, view: TablesView): Page {
  const { app } = view;
  return {
    status,
    title: 'Tables',
    ...ofApp(app, 'Tables'),
    content: html`${alert(view.problem)}${createdNote(view.created)}${heading(
      html`<h1>Tables</h1>`,
      html`<p class="muted">Key-value tables that the app's functions read and write.</p>`,
    )}
${content(view)}`,
  };
}

function content({ app, tables, mayChange, now }: TablesView): Html {
  if (tables === undefined) {
    return empty(
      'table',
      `Apps of type ${app.type} cannot have tables`,
      html`Every visitor could read a token that is sent to a browser. A deployment with the type <code>api</code>, <code>web-ssr</code> or <code>sse</code> lets this one: ${command(`slipway deploy --app-type api --org ${app.org} --project ${app.project} --app ${app.appID}`)}`,
    );
  }
  const rows = tables.map(({ name, variable, createdAt }) =>
    row(HEADS, [
      html`<a href="${tablePath(app, name)}">${icon('table')} ${name}</a>`,
      html`<code>${variable}</code>`,
      ago(createdAt, now),
      mayChange ? deletion(app, name) : null,
    ]),
  );
  const how = mayChange
    ? html`Create the first one below, or from a terminal: ${command(`slipway tables create sessions --org ${app.org} --project ${app.project} --app ${app.appID}`)}`
    : 'Somebody with the role "deployer" can create the first one.';
  const none = empty('table', 'No tables yet', how);
  return html`${section('Key-value tables', rows.length === 0 ? none : table('Key-value tables', HEADS, rows))}
${mayChange ? creation(app) : null}`;
}

function creation(app: StoredApp): Html {
  return section(
    'New table',
    html`<form class="card pad" method="post" action="${tablesPath(app)}"><div class="fields"><label class="field"><span>Name of a new table</span>
<input name="name" class="mono" required maxlength="32" pattern="[a-z][a-z0-9_]*" title="a-z, 0-9 and _, beginning with a letter" autocomplete="off" spellcheck="false"></label>
<div><button class="button primary">Create table</button></div></div></form>`,
  );
}

function deletion(app: StoredApp, name: string): Html {
  return confirmation({
    id: `delete-${name}`,
    label: html`${icon('bin')}Delete<span class="hidden"> ${name}</span>`,
    kind: 'danger',
    title: `Delete the table ${name}?`,
    text: 'All its keys are lost, and its token stops working at once. This cannot be undone.',
    action: `${tablePath(app, name)}/delete`,
    confirm: `Delete ${name}, its data and its token`,
    isSmall: true,
  });
}

function createdNote(created: CreatedTable | undefined): Html | null {
  if (!created) return null;
  return html`<div class="note good" role="status">${icon('check')}<p class="strong">Created the table ${created.name}.</p><p>Copy its token now: the console does not show it again.</p>
<code id="token" class="secret">${created.token}</code><p>Functions get it as <code>${created.variable}</code>.</p></div>`;
}
