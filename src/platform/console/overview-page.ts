import type { AppActivity, AppCounts, StoredApp, StoredDeployment } from '../stores/rows/records.ts';
import type { UsagePressure } from '../stores/usage.ts';
import { ago, coded, command, counted, countOf, short } from './format.ts';
import { type Html, html, type Part } from './html.ts';
import { icon } from './icons.ts';
import { empty, heading, type Page, pageLinks, section } from './layout.ts';
import type { Rows } from './paging.ts';
import {
  appPath,
  appsPath,
  deploymentPath,
  organizationCrumbs,
  organizationPath,
  organizationTabs,
  tablePath,
} from './paths.ts';
import { appState, isUnderWay, titleOf } from './status.ts';

/** The pages of organizations and of their apps. */

/** Renders the list of organizations. `hasRoles`: a file of the platform grants roles. */
export function organizationsPage(organizations: Rows<string>, hasRoles: boolean): Page {
  const items = organizations.items.map(
    (org) => html`<li><a class="row-link" href="${organizationPath(org)}">${org}</a></li>`,
  );
  const none = hasRoles
    ? empty(
        'user',
        'You have no role in an organization',
        'The operator of the platform grants roles in platform.json.',
      )
    : empty(
        'box',
        'No organizations yet',
        html`The first deploy creates one: ${command('slipway deploy --org acme --project web --app shop')}`,
      );
  return {
    status: 200,
    title: 'Organizations',
    content: html`${heading(html`<h1>Organizations</h1>`, null)}
${items.length > 0 ? html`<ul class="card list">${items}</ul>` : none}
${pageLinks('/console', organizations, (org) => org)}`,
  };
}

interface FailedApp {
  readonly activity: AppActivity;
  /** Present if the reason is known. */
  readonly headline: string | undefined;
}

interface OverviewView {
  readonly org: string;
  readonly counts: AppCounts;
  /** Where the counts end. */
  readonly most: number;
  readonly recent: readonly (AppActivity & AppRow)[];
  readonly failed: readonly FailedApp[];
  /** Tables at their quota. `quota`: requests of a table in an hour. */
  readonly pressed: { readonly tables: readonly UsagePressure[]; readonly quota: number };
  readonly now: number;
}

/** Renders what is live, what needs attention and what happened last. */
export function overviewPage(view: OverviewView): Page {
  const { org, counts, most, recent, pressed, now } = view;
  const troubles = counts.failed + pressed.tables.length;
  const isBusy = recent.some(({ newest }) => isUnderWay(newest));
  const stat = (href: string, key: string, value: number, look = '') =>
    html`<a href="${href}"><span class="key">${key}</span><span class="value ${look}">${value >= most ? `${countOf(most - 1)}+` : countOf(value)}</span></a>`;
  const apps = appsPath(org);
  const stats = html`<div class="card stats">${stat(apps, 'Live sites', counts.live, counts.live > 0 ? 'good' : '')}
${stat(pressed.tables.length > 0 ? '#attention' : `${apps}?state=failed`, 'Need attention', troubles, troubles > 0 ? 'bad' : '')}${stat(apps, 'Apps', counts.apps)}</div>`;
  const none = empty(
    'box',
    'No deployments yet',
    html`Deploy a repository from a workflow, or from a terminal: ${command(`slipway deploy --org ${org} --project web --app shop`)}`,
  );
  return {
    status: 200,
    title: org,
    tabs: organizationTabs(org),
    tab: 'Overview',
    content: html`${heading(html`<h1>${org}</h1>`, null, SEARCH(org, ''))}
<div id="overview" data-live${isBusy ? html` data-busy` : null} class="stack">${stats}
${troubles === 0 ? null : attention(view)}
${section(
  'Last deployments',
  recent.length === 0 ? none : appList(recent, now),
  recent.length === 0 ? null : html`<a href="${apps}">All apps</a>`,
)}</div>`,
  };
}

function attention({ org, failed, counts, pressed, now }: OverviewView): Html {
  const more = counts.failed > failed.length ? html`<a href="${appsPath(org)}?state=failed">All that failed</a>` : null;
  const items = [
    ...failed.map((each) => failedApp(each, now)),
    ...pressed.tables.map((each) => pressedTable(each, pressed.quota)),
  ];
  return section('Needs attention', html`<ul class="card list attention" id="attention">${items}</ul>`, more);
}

function failedApp({ activity: { app, newest }, headline }: FailedApp, now: number): Html {
  const why = headline ?? `The deployment failed${newest.stage === null ? '' : ` in the stage ${newest.stage}`}`;
  return html`<li>${icon('alert')}<div class="two"><a class="row-link" href="${deploymentPath(app, newest.deployID)}">${app.name}</a>
<span class="why clamp">${coded(short(why, 300))}</span><span class="meta dots"><span>${titleOf(newest, 90)}</span>${commitFacts(newest)}${liveWords(app, newest)}</span></div>
<span class="when">${ago(newest.finishedAt ?? newest.createdAt, now)}</span></li>`;
}

function pressedTable({ scope, limited, most }: UsagePressure, quota: number): Html {
  const { org, project, app, table } = scope;
  const words =
    limited > 0
      ? `The quota refused ${counted(limited, 'request')}`
      : `Near its quota: ${countOf(most)} of ${countOf(quota)} requests in an hour`;
  return html`<li>${icon('alert')}<div class="two"><a class="row-link" href="${tablePath({ org, project, appID: app }, table)}">${app}: ${table}</a>
<span class="why">${words}</span><span class="meta dots"><span>Key-value table</span><span>${project}</span></span></div>
<span class="when">last 2 hours</span></li>`;
}

/** Renders the author and the commit of a deployment, in short. */
function commitFacts({ commitFacts: { author }, commit }: StoredDeployment): Html {
  return html`${author === null ? null : html`<span>${short(author, 40)}</span>`}${
    commit === null ? null : html`<code>${commit.slice(0, 7)}</code>`
  }`;
}

export interface AppRow {
  readonly app: StoredApp;
  readonly newest: StoredDeployment | null;
  /** The URL of its site, if it is live. */
  readonly url: string | undefined;
}

/** Renders a list of apps with their newest deployments. */
function appList(rows: readonly AppRow[], now: number): Html {
  return html`<ul class="card list apps">${rows.map((each) => appRow(each, now))}</ul>`;
}

function appRow({ app, newest, url }: AppRow, now: number): Html {
  const last: Part = newest
    ? html`<span class="clamp">${titleOf(newest, 90)}</span><span class="meta dots">${commitFacts(newest)}${liveWords(app, newest)}</span>`
    : html`<span class="muted small">Deploy it from a workflow or a terminal</span>`;
  return html`<li><div class="two"><a class="row-link" href="${appPath(app)}">${app.name}</a><span class="meta dots"><span>${app.project}</span><span>${url === undefined ? app.type : siteLink(url)}</span></span></div>
<div class="state">${appState(app, newest)}</div><div class="two wide">${last}</div><span class="when">${newest ? ago(newest.finishedAt ?? newest.startedAt ?? newest.createdAt, now) : null}</span></li>`;
}

/** Renders a link to a site, with its host for its text. */
export function siteLink(url: string): Html {
  return html`<a class="inline over" href="${url}">${new URL(url).host}</a>`;
}

/** Names the release that visitors get, if it is not that of the newest deployment. */
function liveWords({ liveRelease }: StoredApp, newest: StoredDeployment): Html | null {
  if (liveRelease === newest.deployID) return null;
  return liveRelease === null ? html`<span>No live release</span>` : html`<span>Another release is live</span>`;
}

type AppFilter = 'failed' | undefined;

interface AppsView {
  readonly org: string;
  /** In the order of their names, or those that failed, the newest first. */
  readonly apps: Rows<AppRow>;
  /** The beginning of the names, if the visitor searched for it. */
  readonly prefix: string;
  readonly filter: AppFilter;
  readonly now: number;
}

const SEARCH = (
  org: string,
  prefix: string,
): Html => html`<form class="search" method="get" role="search" action="${appsPath(org)}">
<label class="field"><span class="hidden">App name begins with</span><input type="search" name="name" value="${prefix}" maxlength="63" autocomplete="off" placeholder="App name begins with…"></label>
<button class="button">${icon('search')}Search</button></form>`;

export function appsPage({ org, apps, prefix, filter, now }: AppsView): Page {
  const query: Readonly<Record<string, string>> = filter ? { state: filter } : prefix === '' ? {} : { name: prefix };
  const cursor = ({ app, newest }: AppRow) => (filter ? String(newest?.seq ?? 0) : `${app.appID}/${app.project}`);
  const title = filter ? 'Apps that need attention' : prefix === '' ? 'Apps' : `Apps that begin with "${prefix}"`;
  return {
    status: 200,
    title: 'Apps',
    crumbs: organizationCrumbs(org),
    tabs: organizationTabs(org),
    tab: 'Apps',
    content: html`${heading(html`<h1>${title}</h1>`, filter || prefix !== '' ? html`<p><a href="${appsPath(org)}">Show all apps</a></p>` : null, SEARCH(org, prefix))}
${apps.items.length > 0 ? appList(apps.items, now) : noApps(prefix, filter)}
${pageLinks(appsPath(org), apps, cursor, query)}`,
  };
}

function noApps(prefix: string, filter: AppFilter): Html {
  if (filter) return empty('check', 'Nothing needs attention', 'The newest deployment of every app did not fail.');
  if (prefix === '')
    return empty('box', 'No apps yet', html`The first deploy creates one: ${command('slipway deploy')}`);
  return empty(
    'search',
    `No app has a name that begins with "${prefix}"`,
    'The search looks at the beginning of names, with the same case.',
  );
}
