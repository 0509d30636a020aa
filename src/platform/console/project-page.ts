import type { UsageCounts } from '../../contract/usage.ts';
import { requestsIn } from '../../contract/usage.ts';
import { ago, countOf, sizeOf } from './format.ts';
import { type Html, html, type Part } from './html.ts';
import { icon } from './icons.ts';
import { heading, type Page, pageLinks, row, section, table } from './layout.ts';
import { type AppRow, siteLink } from './overview-page.ts';
import type { Rows } from './paging.ts';
import { appPath, deploymentPath, newAppPath, organizationCrumbs, organizationTabs, projectPath } from './paths.ts';
import { appState, isUnderWay, titleOf } from './status.ts';

export interface ProjectView {
  readonly org: string;
  readonly project: string;
  /** By ID. */
  readonly apps: Rows<AppRow>;
  /** What each app has used in the last days, by its ID. Undefined: it cannot be read now. */
  readonly used: ReadonlyMap<string, UsageCounts> | undefined;
  readonly days: number;
  /** The usage of the project. Null: it cannot be read now. */
  readonly usage: Html | null;
  readonly mayChange: boolean;
  readonly now: number;
}

export function projectPage(view: ProjectView): Page {
  const { org, project, apps, mayChange, days } = view;
  const heads = ['App', 'State', 'Last deployment', `Requests, ${days} days`, 'Bytes out'];
  const isBusy = apps.items.some(({ newest }) => newest !== null && isUnderWay(newest));
  const create = html`<a class="button primary" href="${newAppPath(org, project)}">${icon('box')}New app</a>`;
  return {
    status: 200,
    title: project,
    crumbs: organizationCrumbs(org),
    tabs: organizationTabs(org),
    content: html`${heading(html`<h1>${project}</h1>`, html`<p class="muted">A project of ${org}</p>`, mayChange ? create : null)}
<div id="project" data-live${isBusy ? html` data-busy` : null} class="stack">${section(
      'Apps',
      table(
        'Apps',
        heads,
        apps.items.map((each) => row(heads, cells(view, each))),
        3,
      ),
    )}
${pageLinks(projectPath(org, project), apps, ({ app }) => app.appID)}</div>
${view.usage === null ? null : section(`Last ${days} days`, view.usage)}`,
  };
}

function cells({ used, now }: ProjectView, { app, newest, url }: AppRow): readonly Part[] {
  const counts = used?.get(app.appID);
  const { sites, kvs } = counts ? requestsIn(counts) : { sites: 0, kvs: 0 };
  const unknown = html`<span class="muted">Not known now</span>`;
  return [
    html`<div class="two"><a class="strong" href="${appPath(app)}">${app.name}</a><span class="small">${url === undefined ? html`<span class="muted">${app.type}</span>` : siteLink(url)}</span></div>`,
    appState(app, newest),
    newest === null
      ? html`<span class="muted">None</span>`
      : html`<div class="two"><a class="inline clamp" href="${deploymentPath(app, newest.deployID)}">${titleOf(newest, 90)}</a><span class="small muted">${ago(newest.finishedAt ?? newest.startedAt ?? newest.createdAt, now)}</span></div>`,
    used ? countOf(sites + kvs) : unknown,
    used ? sizeOf((counts?.site_bytes_out ?? 0) + (counts?.kvs_bytes_out ?? 0)) : unknown,
  ];
}
