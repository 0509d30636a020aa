import type { HttpResponse } from '../http.ts';
import type { StoredApp, StoredDeployment } from '../stores/records.ts';
import type { BuildFailureFacts } from '../types.ts';
import { html } from './html.ts';
import { alert, page, pageLinks, short, table, time } from './layout.ts';
import type { Rows } from './paging.ts';
import { appPath, deploymentPath, organizationPath } from './paths.ts';
import type { SignInView } from './sign-in.ts';

/** The console's pages, except the page of an app. A page has less than 100 KB with any stored data. */

export function signInPage(status: number, { problem }: SignInView): HttpResponse {
  return page(
    status,
    'Sign in',
    undefined,
    html`${alert(problem)}
<p>Run <code>slipway console</code> on the machine of the platform: it opens this page with a code. Or paste an ID token, as <code>slipway token</code> prints one.</p>
<form method="post" action="/console/sign-in" data-sign-in>
<label>ID token <input type="password" name="token" required autocomplete="off"></label>
<button>Sign in</button>
</form>`,
  );
}

/** Renders the list of organizations. `none` is the sentence for an empty list. */
export function organizationsPage(email: string, organizations: Rows<string>, none: string): HttpResponse {
  const items = organizations.items.map((org) => html`<li><a href="${organizationPath(org)}">${org}</a></li>`);
  return page(
    200,
    'Organizations',
    email,
    html`${items.length > 0 ? html`<ul>${items}</ul>` : html`<p>${none}</p>`}
${pageLinks('/console', organizations, (org) => org)}`,
  );
}

export interface AppsView {
  readonly org: string;
  /** In the order of their names. */
  readonly apps: Rows<StoredApp>;
  /** The beginning of the names, if the visitor searched for it. */
  readonly prefix: string;
}

export function appsPage(email: string, { org, apps, prefix }: AppsView): HttpResponse {
  const rows = apps.items.map(
    (app) => html`<tr><td><a href="${appPath(app)}">${app.name}</a></td><td>${app.project}</td><td>${app.type}</td>
<td>${app.liveRelease === null ? 'created' : 'live'}</td><td class="code">${short(app.repository)}</td></tr>`,
  );
  const none = prefix === '' ? 'No apps.' : `No app has a name that begins with "${prefix}".`;
  const query: Readonly<Record<string, string>> = prefix === '' ? {} : { name: prefix };
  return page(
    200,
    org,
    email,
    html`<form method="get" role="search" action="${organizationPath(org)}">
<label>App name begins with <input type="search" name="name" value="${prefix}" maxlength="63" autocomplete="off"></label>
<button>Search</button>
</form>
${table('Apps', ['App', 'Project', 'Type', 'State', 'Repository'], rows, none)}
${pageLinks(organizationPath(org), apps, ({ appID, project }) => `${appID}/${project}`, query)}`,
  );
}

export interface DeploymentView {
  readonly app: StoredApp;
  readonly deployment: StoredDeployment;
  readonly failure: BuildFailureFacts | undefined;
  readonly log: { readonly text: string; readonly next: number };
}

/** Renders the page of a deployment. A script follows the log until the deployment has ended. */
export function deploymentPage(email: string, { app, deployment, failure, log }: DeploymentView): HttpResponse {
  const path = deploymentPath(app, deployment.deployID);
  const shown = lastLines(log.text);
  const content =
    deployment.finishedAt === null
      ? html`<pre tabindex="0" role="log" aria-label="Build log" data-log="${path}/log" data-next="${log.next}">${shown}</pre>`
      : html`<pre tabindex="0" aria-label="Build log">${shown}</pre>`;
  const live = deployment.deployID === app.liveRelease ? 'live' : 'not live';
  return page(
    200,
    deployment.deployID,
    email,
    html`<p><a href="${appPath(app)}">${app.name}</a></p>
<dl>
<dt>Status</dt><dd><span data-status role="status" class="${deployment.status}">${deployment.status}</span></dd>
${deployment.status === 'succeeded' ? html`<dt>Release</dt><dd>${live}</dd>` : null}
<dt>Branch</dt><dd>${short(deployment.branch, 250)}</dd>
<dt>Commit</dt><dd class="code">${deployment.commit ?? 'not known yet'}</dd>
<dt>Created</dt><dd>${time(deployment.createdAt)}</dd>
${deployment.finishedAt === null ? null : html`<dt>Finished</dt><dd>${time(deployment.finishedAt)}</dd>`}
</dl>
${failure ? html`<div class="note alert"><p>${failure.message}</p><p>Stage ${failure.stage}, <code>${failure.code}</code></p></div>` : null}
<h2>Log</h2>
${shown === log.text ? null : html`<p>The last lines:</p>`}
${content}
<p><a href="${path}/log">The whole log as text</a></p>`,
  );
}

/** Bytes of an escaped log in a page, at most. */
const LOG_BYTES = 64 * 1024;

/** Returns the last lines that fit in a page. Cuts a line that does not fit. */
function lastLines(text: string): string {
  let bytes = 0;
  let start = text.length;
  while (start > 0 && bytes <= LOG_BYTES) {
    start -= 1;
    bytes += weightOf(text.charCodeAt(start));
  }
  if (bytes <= LOG_BYTES) return text;
  const line = text.indexOf('\n', start);
  return text.slice(line === -1 || line === text.length - 1 ? start + 1 : line + 1).toWellFormed();
}

/** Returns an upper bound of the bytes that a UTF-16 code unit takes in HTML in UTF-8. */
function weightOf(code: number): number {
  if (code >= 0x80) return 3;
  return ESCAPED.has(code) ? 6 : 1;
}

const ESCAPED = new Set([...`&<>"'`].map((character) => character.charCodeAt(0)));

export function problemPage(status: number, email: string | undefined, message: string): HttpResponse {
  return page(
    status,
    'The request failed',
    email,
    html`${alert(message)}<p><a href="/console">Go to the first page</a></p>`,
  );
}
