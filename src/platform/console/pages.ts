import type { HttpResponse } from '../http.ts';
import type { CreatedTable, TableInfo } from '../kvs/tables.ts';
import type { StoredApp, StoredDeployment } from '../stores/records.ts';
import type { BuildFailureFacts } from '../types.ts';
import { type Html, html, type Part } from './html.ts';

/** The console's pages: what is known in, HTML out. */

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

/** A whole page. `email`: who is signed in. */
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

export function signInPage(status: number, problem: string | undefined): HttpResponse {
  return page(
    status,
    'Sign in',
    undefined,
    html`${alert(problem)}
<p>Run <code>slipway token</code> on the machine of the platform, and paste the ID token that it prints.</p>
<form method="post" action="/console/sign-in" data-sign-in>
<label>ID token <input type="password" name="token" required autocomplete="off"></label>
<button>Sign in</button>
</form>`,
  );
}

export function organizationsPage(email: string, organizations: readonly string[]): HttpResponse {
  const items = organizations.map(
    (org) => html`<li><a href="/console/orgs/${encodeURIComponent(org)}">${org}</a></li>`,
  );
  const none = html`<p>There is no app yet that you may see. The first deploy creates one.</p>`;
  return page(200, 'Organizations', email, items.length > 0 ? html`<ul>${items}</ul>` : none);
}

/** Apps on a page: an organization may have a hundred thousand. */
export const APPS_SHOWN = 1_000;

/** `apps`: one more than are shown tells that there are more. */
export function appsPage(email: string, org: string, apps: readonly StoredApp[]): HttpResponse {
  const rows = apps.slice(0, APPS_SHOWN).map(
    (app) => html`<tr><td>${app.project}</td><td><a href="${appPath(app)}">${app.name}</a></td><td>${app.type}</td>
<td>${app.liveRelease === null ? 'created' : 'live'}</td><td class="code">${app.repository}</td></tr>`,
  );
  return page(
    200,
    org,
    email,
    html`${table('Apps', ['Project', 'App', 'Type', 'State', 'Repository'], rows, 'There is no app.')}
${apps.length > APPS_SHOWN ? html`<p>Only the first ${APPS_SHOWN} apps are shown.</p>` : null}`,
  );
}

export interface AppView {
  readonly app: StoredApp;
  readonly url: string | undefined;
  readonly deployments: readonly StoredDeployment[];
  readonly envNames: readonly string[];
  /** Undefined: apps of this type have none. */
  readonly tables: readonly TableInfo[] | undefined;
  readonly mayChange: boolean;
  readonly created?: CreatedTable;
  readonly problem?: string;
}

export function appPage(status: number, email: string, view: AppView): HttpResponse {
  const { app, url } = view;
  return page(
    status,
    app.name,
    email,
    html`${alert(view.problem)}${createdNote(view.created)}
<p><a href="/console/orgs/${encodeURIComponent(app.org)}">${app.org}</a> / ${app.project}</p>
<dl>
<dt>Type</dt><dd>${app.type}</dd>
<dt>Repository</dt><dd>${app.repository}, branch ${app.branch}</dd>
<dt>Site</dt><dd>${url ? html`<a href="${url}">${url}</a>` : 'not live before the first successful deploy'}</dd>
${app.liveRelease === null ? null : html`<dt>Live release</dt><dd><a href="${deploymentPath(app, app.liveRelease)}">${app.liveRelease}</a></dd>`}
</dl>
<h2>Deployments</h2>
${deploymentsTable(view)}
<h2>Environment variables</h2>
${view.envNames.length > 0 ? html`<ul>${view.envNames.map((name) => html`<li><code>${name}</code></li>`)}</ul>` : html`<p>None. Values are never shown.</p>`}
<h2>Services &gt; Databases</h2>
${databases(view)}`,
  );
}

function deploymentsTable({ app, deployments }: AppView): Html {
  const rows = deployments.map(
    (each) => html`<tr><td><a href="${deploymentPath(app, each.deployID)}">${each.deployID}</a></td>
<td>${statusOf(app, each)}</td><td>${each.branch}</td><td class="code">${each.commit?.slice(0, 12)}</td><td>${time(each.createdAt)}</td></tr>`,
  );
  return table(
    'Recent deployments',
    ['Deployment', 'Status', 'Branch', 'Commit', 'Created'],
    rows,
    'There is none yet.',
  );
}

/** A deployment that succeeded may no longer be live, after a rollback or a newer deployment. */
function statusOf({ liveRelease }: StoredApp, { deployID, status }: StoredDeployment): Html {
  if (status !== 'succeeded') return html`<span class="${status}">${status}</span>`;
  return deployID === liveRelease
    ? html`<span class="succeeded">succeeded</span>, <strong class="live">live</strong>`
    : html`<span class="replaced">succeeded, not live</span>`;
}

function databases({ app, tables, mayChange }: AppView): Html {
  if (tables === undefined) {
    return html`<p>Apps of type ${app.type} cannot use the key-value store: a token delivered to a browser would be everybody's.</p>`;
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
<label>Name of a new table <input name="name" required maxlength="32" pattern="[a-z][a-z0-9_]*" title="a-z, 0-9 and _, a letter first" autocomplete="off"></label>
<button>Create table</button>
</form>`;
  return html`${table('Key-value tables', ['Table', 'Token variable', 'Created', ''], rows, 'There is no table: the first one activates the service.')}
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
  return html`<div class="note" role="status"><p>The table ${created.name} is there. This is its token; it is shown this once:</p>
<p><code id="token">${created.token}</code></p><p>Functions get it as <code>${created.variable}</code>.</p></div>`;
}

export interface DeploymentView {
  readonly app: StoredApp;
  readonly deployment: StoredDeployment;
  readonly failure: BuildFailureFacts | undefined;
  readonly log: { readonly text: string; readonly next: number };
}

/** The log is followed by script while the deployment is under way. */
export function deploymentPage(email: string, { app, deployment, failure, log }: DeploymentView): HttpResponse {
  const path = deploymentPath(app, deployment.deployID);
  const content =
    deployment.finishedAt === null
      ? html`<pre tabindex="0" role="log" aria-label="Build log" data-log="${path}/log" data-next="${log.next}">${log.text}</pre>`
      : html`<pre tabindex="0" aria-label="Build log">${log.text}</pre>`;
  return page(
    200,
    deployment.deployID,
    email,
    html`<p><a href="${appPath(app)}">${app.name}</a></p>
<dl>
<dt>Status</dt><dd><span data-status role="status" class="${deployment.status}">${deployment.status}</span></dd>
${deployment.status === 'succeeded' ? html`<dt>Release</dt><dd>${deployment.deployID === app.liveRelease ? 'live' : 'not live: another one serves'}</dd>` : null}
<dt>Branch</dt><dd>${deployment.branch}</dd>
<dt>Commit</dt><dd class="code">${deployment.commit ?? 'not known yet'}</dd>
<dt>Created</dt><dd>${time(deployment.createdAt)}</dd>
${deployment.finishedAt === null ? null : html`<dt>Finished</dt><dd>${time(deployment.finishedAt)}</dd>`}
</dl>
${failure ? html`<div class="note alert"><p>${failure.message}</p><p>Stage ${failure.stage}, <code>${failure.code}</code></p></div>` : null}
<h2>Log</h2>
${content}
<p><a href="${path}/log">All of it, as text</a></p>`,
  );
}

export function problemPage(status: number, email: string | undefined, message: string): HttpResponse {
  return page(
    status,
    'This did not work',
    email,
    html`${alert(message)}<p><a href="/console">To the console's first page</a></p>`,
  );
}

export function appPath({ org, project, appID }: StoredApp): string {
  const [a, b, c] = [org, project, appID].map(encodeURIComponent);
  return `/console/orgs/${a}/projects/${b}/apps/${c}`;
}

function deploymentPath(app: StoredApp, deployID: string): string {
  return `${appPath(app)}/deployments/${encodeURIComponent(deployID)}`;
}

function alert(message: string | undefined): Html | null {
  return message === undefined ? null : html`<div class="note alert" role="alert"><p>${message}</p></div>`;
}

function table(caption: string, heads: readonly string[], rows: readonly Part[], none: string): Html {
  if (rows.length === 0) return html`<p>${none}</p>`;
  const cells = heads.map((head) => (head === '' ? html`<td></td>` : html`<th scope="col">${head}</th>`));
  return html`<div class="scroll"><table aria-label="${caption}"><thead><tr>${cells}</tr></thead><tbody>${rows}</tbody></table></div>`;
}

function time(ms: number): Html {
  const iso = new Date(ms).toISOString();
  return html`<time datetime="${iso}">${iso.slice(0, 19).replace('T', ' ')} UTC</time>`;
}
