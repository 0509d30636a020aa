import { counted } from '../../base/text.ts';
import {
  isNear,
  nearPhrase,
  QUOTA_NEAR,
  QUOTA_WORDS,
  type QuotaUse,
  shareOf,
  useWords,
} from '../../contract/quotas.ts';
import { STEP_MS } from '../../contract/usage.ts';
import { floor } from '../metering/report.ts';
import type { HttpResponse } from '../shared/http.ts';
import type { QuotaReport } from '../shared/quotas.ts';
import type { AppCounts } from '../stores/rows/records.ts';
import { ifAvailable } from '../stores/rows/unavailable.ts';
import type { UsagePressure } from '../stores/usage.ts';
import { appList, appRows, commitFacts, type DeployedRow, liveWords, search } from './apps-page.ts';
import { ago, coded, command, countOf, short } from './format.ts';
import { type Html, html, icon } from './html.ts';
import { empty, type Page, pageLinks, section } from './layout.ts';
import { identifier, pageOf, rowsOf, sliceOf } from './paging.ts';
import { appsPath, deploymentPath, organizationPath, organizationTabs, tablePath } from './paths.ts';
import { isUnderWay, titleOf } from './status.ts';
import { type ConsoleOptions, redirect, type Visit } from './visit.ts';

/** The list of organizations, and the overview of one. */

export async function organizations({ query, options, principal }: Visit): Promise<Page | HttpResponse> {
  const page = pageOf(query, identifier);
  const own = await options.organizationsOf(principal);
  const found = rowsOf(own ? sliceOf(own, page) : await options.state.apps.organizations(page), page);
  const [only, ...others] = found.items;
  if (only !== undefined && others.length === 0 && !found.previous) return redirect(organizationPath(only));
  const items = found.items.map((org) => html`<li><a class="row-link" href="${organizationPath(org)}">${org}</a></li>`);
  const none = own
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
${pageLinks('/console', found, (org) => org)}`,
  };
}

/** Apps of each list of the overview. */
const OVERVIEW_ROWS = 10;
const ATTENTION_ROWS = 5;
/** Where the counts of the overview end. */
const COUNTED = 1_001;

export async function overview({ options, within, key: { org }, now }: Visit): Promise<Page> {
  const { activity } = options.state;
  const [counts, recent, failed, pressed, quotas] = await Promise.all([
    activity.counts(org, COUNTED, within),
    activity.recent(org, { limit: OVERVIEW_ROWS, within }),
    activity.recent(org, { limit: ATTENTION_ROWS, failed: true, within }),
    pressedTables(options, org, now, within),
    within ? undefined : ifAvailable(options.quotas.read(org)),
  ]);
  const [rows, troubles] = await Promise.all([appRows(options, recent), appRows(options, failed)]);
  return overviewPage({ org, counts, most: COUNTED, recent: rows, failed: troubles, pressed, quotas, now });
}

const MINUTES = 60;

/** Finds tables at their quota in this hour and the one before. The overview does not depend on it. */
async function pressedTables(
  { usage, tablePerMinute }: ConsoleOptions,
  org: string,
  now: number,
  within: Visit['within'],
) {
  const quota = tablePerMinute * MINUTES;
  const asked = { busy: Math.ceil(quota * QUOTA_NEAR), limit: ATTENTION_ROWS, within };
  const tables = await ifAvailable(usage.pressed(org, floor(now, 'hour') - STEP_MS.hour, asked));
  return { tables: tables ?? [], quota };
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
  // Their reasons are above the list.
  const rows = recent.map((each) => ({ ...each, reason: undefined }));
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
  recent.length === 0 ? none : appList(rows, now),
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
<span class="why clamp">${coded(short(why, 300))}</span><span class="meta dots"><span>${app.project}</span><span>${titleOf(newest, 90)}</span>${commitFacts(newest)}${liveWords(app, newest)}</span></div>
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

/** Renders what an organization uses of its quotas: a bar for each, with the numbers. Those without a bound are left out. */
function quotasPanel({ quotas, month }: QuotaReport): Html | null {
  const bound = quotas.filter(({ quota }) => quota !== null);
  if (bound.length === 0) return null;
  const end = new Date(month.end).toISOString().slice(0, 10);
  const hasMonths = bound.some(({ name }) => QUOTA_WORDS[name].monthly);
  return section(
    'Quotas',
    html`<ul class="card quotas" id="quotas">${bound.map(bar)}</ul>
${hasMonths ? html`<p class="quiet">Quotas of a month begin anew on ${end}, 00:00 UTC.</p>` : null}`,
  );
}

/** From 80 % on, browsers show the bar in another colour, and in a third one if all is used. */
function bar(use: QuotaUse): Html {
  const { title } = QUOTA_WORDS[use.name];
  const words = isNear(use) ? `: ${nearPhrase(use)}` : '';
  const value = Math.min(1, shareOf(use)).toFixed(3);
  return html`<li><span class="key">${title}${words}</span><span class="value">${useWords(use)}</span>
<meter aria-label="${title}" value="${value}" low="${QUOTA_NEAR}" high="0.999" optimum="0">${useWords(use)}</meter></li>`;
}
