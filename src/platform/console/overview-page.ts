import { counted } from '../../base/text.ts';
import { isNear } from '../../contract/quotas.ts';
import type { QuotaReport } from '../shared/quotas.ts';
import type { AppChoices, AppCounts, StoredApp, StoredDeployment } from '../stores/rows/records.ts';
import type { APP_STATUSES, AppQuery } from '../stores/state.ts';
import type { UsagePressure } from '../stores/usage.ts';
import { ago, coded, command, countOf, short } from './format.ts';
import { type Html, html, type Part } from './html.ts';
import { icon } from './icons.ts';
import { empty, type Page, pageLinks, section } from './layout.ts';
import type { Rows } from './paging.ts';
import {
  appPath,
  appsPath,
  deploymentPath,
  ofOrganization,
  organizationPath,
  organizationTabs,
  tablePath,
} from './paths.ts';
import { quotasPanel } from './quotas-panel.ts';
import { appState, isUnderWay, type StartPage, titleOf } from './status.ts';

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
    title: 'Organizations',
    head: {},
    content: html`${items.length > 0 ? html`<ul class="card list">${items}</ul>` : none}
${pageLinks('/console', organizations, (org) => org)}`,
  };
}

interface OverviewView {
  readonly org: string;
  readonly counts: AppCounts;
  /** Where the counts end. */
  readonly most: number;
  readonly recent: readonly DeployedRow[];
  readonly failed: readonly DeployedRow[];
  /** Tables at their quota. `quota`: requests of a table in an hour. */
  readonly pressed: { readonly tables: readonly UsagePressure[]; readonly quota: number };
  /** Absent: the visitor may not see all of the organization, or they cannot be read now. */
  readonly quotas?: QuotaReport | undefined;
  readonly now: number;
}

export function overviewPage(view: OverviewView): Page {
  const { org, counts, most, recent, pressed, quotas, now } = view;
  const troubles = counts.failed + pressed.tables.length;
  const isBusy = recent.some(({ newest }) => isUnderWay(newest));
  const stat = (href: string, key: string, value: number, look = '') =>
    html`<a href="${href}"><span class="key">${key}</span><span class="value ${look}">${value >= most ? `${countOf(most - 1)}+` : countOf(value)}</span></a>`;
  const apps = appsPath(org);
  const stats = html`<div class="card stats">${stat(`${apps}?status=live`, 'Live sites', counts.live, counts.live > 0 ? 'good' : '')}
${stat(pressed.tables.length > 0 ? '#attention' : `${apps}?status=failed`, 'Need attention', troubles, troubles > 0 ? 'bad' : '')}${stat(apps, 'Apps', counts.apps)}</div>`;
  const bars = quotas ? quotasPanel(quotas) : null;
  const isFirst = quotas?.quotas.some(isNear) ?? false;
  const none = empty(
    'box',
    'No deployments yet',
    html`Deploy a repository from a workflow, or from a terminal: ${command(`slipway deploy --org ${org} --project web --app shop`)}`,
  );
  return {
    title: org,
    tabs: organizationTabs(org),
    tab: 'Overview',
    head: { actions: search(org) },
    content: html`<div id="overview" data-live${isBusy ? html` data-busy` : null} class="stack">${stats}
${isFirst ? bars : null}${troubles === 0 ? null : attention(view)}
${section(
  'Last deployments',
  recent.length === 0 ? none : appList(recent.map(withoutReason), now),
  recent.length === 0 ? null : html`<a href="${apps}">All apps</a>`,
)}${isFirst ? null : bars}</div>`,
  };
}

function attention({ org, failed, counts, pressed, now }: OverviewView): Html {
  const more =
    counts.failed > failed.length
      ? html`<a href="${appsPath(org)}?status=failed&sort=newest">All that failed</a>`
      : null;
  const items = [
    ...failed.map((each) => failedApp(each, now)),
    ...pressed.tables.map((each) => pressedTable(each, pressed.quota)),
  ];
  return section('Needs attention', html`<ul class="card list attention" id="attention">${items}</ul>`, more);
}

function failedApp({ app, newest, reason }: DeployedRow, now: number): Html {
  const why = reason ?? `The deployment failed${newest.stage === null ? '' : ` in the stage ${newest.stage}`}`;
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

function commitFacts({ commitFacts: { author }, commit }: StoredDeployment): Html {
  return html`${author === null ? null : html`<span>${short(author, 40)}</span>`}${
    commit === null ? null : html`<code>${commit.slice(0, 7)}</code>`
  }`;
}

export interface AppRow {
  readonly app: StoredApp;
  readonly newest: StoredDeployment | null;
  readonly url: string | undefined;
  /** The answer of its site at `/`, if it is live and that is known. */
  readonly start?: StartPage | undefined;
  /** The reason of the newest deployment's failure in one line, if it failed and that is known. */
  readonly reason?: string | undefined;
}

interface DeployedRow extends AppRow {
  readonly newest: StoredDeployment;
}

/** The overview says the reasons above the list. */
function withoutReason(row: AppRow): AppRow {
  return { ...row, reason: undefined };
}

function appList(rows: readonly AppRow[], now: number): Html {
  return html`<ul class="card list apps">${rows.map((each) => appRow(each, now))}</ul>`;
}

function appRow({ app, newest, url, start, reason }: AppRow, now: number): Html {
  const why = reason === undefined ? null : html`<span class="reason clamp">${coded(short(reason, 200))}</span>`;
  const last: Part = newest
    ? html`<span class="clamp">${titleOf(newest, 90)}</span>${why}<span class="meta dots">${commitFacts(newest)}${liveWords(app, newest)}</span>`
    : html`<span class="muted small">Deploy it from a workflow or a terminal</span>`;
  return html`<li><div class="two"><a class="row-link" href="${appPath(app)}">${app.name}</a><span class="meta dots"><span>${app.project}</span><span>${url === undefined ? app.type : siteLink(url)}</span></span></div>
<div class="state">${appState(app, newest, start)}</div><div class="two wide">${last}</div><span class="when">${newest ? ago(newest.finishedAt ?? newest.startedAt ?? newest.createdAt, now) : null}</span></li>`;
}

export function siteLink(url: string): Html {
  return html`<a class="inline over" href="${url}">${new URL(url).host}</a>`;
}

function liveWords({ liveRelease }: StoredApp, newest: StoredDeployment): Html | null {
  if (liveRelease === newest.deployID) return null;
  return liveRelease === null ? html`<span>No live release</span>` : html`<span>Another release is live</span>`;
}

/** What the address of the list of apps asks for. Empty: anything. */
export interface AppsQuery {
  readonly name: string;
  readonly project: string;
  readonly branch: string;
  readonly status: NonNullable<AppQuery['status']> | '';
  readonly sort: 'newest' | '';
}

interface AppsView {
  readonly org: string;
  readonly query: AppsQuery;
  readonly choices: AppChoices;
  readonly apps: Rows<AppRow>;
  readonly now: number;
}

const STATUSES = { live: 'Live', failed: 'Failed', building: 'Under way', idle: 'Not live' } as const satisfies Record<
  (typeof APP_STATUSES)[number],
  string
>;

/** Bytes of the choices of one field, at most. The address takes any other too. */
const CHOICES_BYTES = 8 * 1024;

function search(org: string): Html {
  return html`<form class="search" method="get" role="search" action="${appsPath(org)}">
${nameField('')}<button class="button">${icon('search')}Search</button></form>`;
}

function nameField(name: string): Html {
  return html`<label class="field"><span class="hidden">Find apps by any part of their name</span><input type="search" name="name" value="${name}" maxlength="63" autocomplete="off" spellcheck="false" placeholder="Find an app…" data-search></label>`;
}

/** Renders a choice. An empty value is left out of the address. */
function choice(name: string, label: string, value: string, options: readonly (readonly [string, string])[]): Html {
  const all = options.some(([each]) => each === value) ? options : [...options, [value, value] as const];
  let room = CHOICES_BYTES;
  const rendered = all.flatMap(([each, text]) => {
    const option = html`<option value="${each}"${each === value ? html` selected` : null}>${text}</option>`;
    room -= option.text.length;
    return room < 0 && each !== value ? [] : [option];
  });
  return html`<label class="field"><span>${label}</span><select name="${name}">${rendered}</select></label>`;
}

function filters(org: string, query: AppsQuery, { projects, branches }: AppChoices): Html {
  const same = (names: readonly string[]) => names.map((each) => [each, short(each, 40)] as const);
  return html`<form class="filters" method="get" role="search" action="${appsPath(org)}" data-clean>
${nameField(query.name)}
${choice('project', 'Project', query.project, [['', 'All projects'], ...same(projects)])}
${choice('status', 'Status', query.status, [['', 'Any status'], ...Object.entries(STATUSES)])}
${choice('branch', 'Branch', query.branch, [['', 'Any branch'], ...same(branches)])}
${choice('sort', 'Order', query.sort, [
  ['', 'Name'],
  ['newest', 'Last deployment'],
])}
<button class="button">${icon('search')}Find</button></form>`;
}

export function appsPage({ org, apps, query, choices, now }: AppsView): Page {
  const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
  const { sort: _, ...narrowing } = given;
  const isNarrow = Object.keys(narrowing).length > 0;
  const cursor = ({ app, newest }: AppRow) =>
    `${query.sort === 'newest' ? `${newest?.seq ?? 0}/` : ''}${app.appID}/${app.project}`;
  const isEmpty = !isNarrow && apps.items.length === 0 && !apps.previous;
  return {
    title: 'Apps',
    ...ofOrganization(org, 'Apps'),
    head: { actions: isNarrow ? html`<a class="button" href="${appsPath(org)}">Show all apps</a>` : null },
    content: html`${isEmpty ? null : filters(org, query, choices)}
${apps.items.length > 0 ? appList(apps.items, now) : noApps(org, query, isNarrow)}
${pageLinks(appsPath(org), apps, cursor, given)}`,
  };
}

function noApps(org: string, { name, status }: AppsQuery, isNarrow: boolean): Html {
  if (!isNarrow) {
    return empty(
      'box',
      'No apps yet',
      html`The first deploy creates one: ${command(`slipway deploy --org ${org} --project web --app shop`)}`,
    );
  }
  if (status === 'failed' && name === '') {
    return empty('check', 'Nothing failed', 'The newest deployment of each of these apps did not fail.');
  }
  const words = name === '' ? 'No app matches' : `No app matches "${name}"`;
  return empty('search', words, 'The search looks for any part of a name. Each choice above narrows it.');
}
