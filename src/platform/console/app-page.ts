import type { HttpResponse } from '../http.ts';
import type { CreatedTable, TableInfo } from '../kvs/tables.ts';
import type { StoredApp, StoredDeployment } from '../stores/records.ts';
import { type Html, html } from './html.ts';
import { alert, page, pageLinks, short, table, time } from './layout.ts';
import type { Rows } from './paging.ts';
import { appPath, deploymentPath, organizationPath } from './paths.ts';

/** The content of the page of an app. */
export interface AppView {
  readonly app: StoredApp;
  /** Undefined: the app has no live release. */
  readonly url: string | undefined;
  /** Newest first. */
  readonly deployments: Rows<StoredDeployment>;
  readonly envNames: readonly string[];
  /** Undefined: apps of this type cannot have tables. */
  readonly tables: readonly TableInfo[] | undefined;
  readonly mayChange: boolean;
  readonly created?: CreatedTable;
  readonly problem?: string;
}

export function appPage(status: number, email: string, view: AppView): HttpResponse {
  const { app, url } = view;
  const live = app.liveRelease;
  return page(
    status,
    app.name,
    email,
    html`${alert(view.problem)}${createdNote(view.created)}
<p><a href="${organizationPath(app.org)}">${app.org}</a> / ${app.project}</p>
<dl>
<dt>Type</dt><dd>${app.type}</dd>
<dt>Repository</dt><dd>${short(app.repository, 500)}, branch ${short(app.branch, 250)}</dd>
<dt>Site</dt><dd>${url ? html`<a href="${url}">${url}</a>` : 'not live until a deployment succeeds'}</dd>
${live === null ? null : html`<dt>Live release</dt><dd><a href="${deploymentPath(app, live)}">${live}</a></dd>`}
</dl>
<h2>Deployments</h2>
${deploymentsTable(view)}
<h2>Environment variables</h2>
${variables(view.envNames)}
<h2>Services &gt; Databases</h2>
${databases(view)}`,
  );
}

function deploymentsTable({ app, deployments }: AppView): Html {
  const rows = deployments.items.map(
    (each) => html`<tr><td><a href="${deploymentPath(app, each.deployID)}">${each.deployID}</a></td>
<td>${statusOf(app, each)}</td><td>${short(each.branch)}</td><td class="code">${each.commit?.slice(0, 12)}</td><td>${time(each.createdAt)}</td></tr>`,
  );
  const heads = ['Deployment', 'Status', 'Branch', 'Commit', 'Created'];
  const none = deployments.previous || deployments.next ? 'No more deployments.' : 'No deployments yet.';
  return html`${table('Deployments', heads, rows, none)}
${pageLinks(appPath(app), deployments, ({ seq }) => String(seq))}`;
}

/** A deployment that succeeded is not live after a newer deployment or a rollback. */
function statusOf({ liveRelease }: StoredApp, { deployID, status }: StoredDeployment): Html {
  if (status !== 'succeeded') return html`<span class="${status}">${status}</span>`;
  return deployID === liveRelease
    ? html`<span class="succeeded">succeeded</span>, <strong class="live">live</strong>`
    : html`<span class="replaced">succeeded, not live</span>`;
}

/** Names of variables on a page, at most. */
const NAMES = 100;

function variables(names: readonly string[]): Html {
  if (names.length === 0) return html`<p>No variables. The console never shows values.</p>`;
  const more = names.length - NAMES;
  return html`<ul>${names.slice(0, NAMES).map((name) => html`<li><code>${short(name)}</code></li>`)}</ul>
${more > 0 ? html`<p>And ${more} more.</p>` : null}`;
}

function databases({ app, tables, mayChange }: AppView): Html {
  if (tables === undefined) {
    return html`<p>Apps of type ${app.type} cannot use the key-value store, because every visitor could read a token that is sent to a browser.</p>`;
  }
  const rows = tables.map(
    ({
      name,
      variable,
      createdAt,
    }) => html`<tr><td>${name}</td><td><code>${variable}</code></td><td>${time(createdAt)}</td>
<td>${mayChange ? deletion(app, name) : null}</td></tr>`,
  );
  const creation = html`<form method="post" action="${appPath(app)}/tables">
<label>Name of a new table <input name="name" required maxlength="32" pattern="[a-z][a-z0-9_]*" title="a-z, 0-9 and _, beginning with a letter" autocomplete="off"></label>
<button>Create table</button>
</form>`;
  const none = 'No tables yet. The first table activates the key-value store for this app.';
  return html`${table('Key-value tables', ['Table', 'Token variable', 'Created', ''], rows, none)}
${mayChange ? creation : null}`;
}

function deletion(app: StoredApp, name: string): Html {
  return html`<details><summary>Delete…</summary>
<form method="post" action="${appPath(app)}/tables/${encodeURIComponent(name)}/delete">
<button class="danger">Delete ${name}, its data and its token</button>
</form></details>`;
}

function createdNote(created: CreatedTable | undefined): Html | null {
  if (!created) return null;
  return html`<div class="note" role="status"><p>Created the table ${created.name}. Copy its token now: the console does not show it again.</p>
<p><code id="token">${created.token}</code></p><p>Functions get it as <code>${created.variable}</code>.</p></div>`;
}
