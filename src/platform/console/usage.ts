import { counted, grouped } from '../../base/text.ts';
import { STEP_MS } from '../../contract/usage.ts';
import { floor, readReport } from '../metering/report.ts';
import type { AppKey } from '../shared/types.ts';
import type { KeptOfApp } from '../stores/rows/records.ts';
import { ifAvailable } from '../stores/rows/unavailable.ts';
import type { UsagePart, UsageScope } from '../stores/usage.ts';
import type { ConsoleOptions } from './access.ts';
import { ago, coded, sizeOf } from './format.ts';
import { type Html, html, type Part } from './html.ts';
import { type Page, section, table as tableOf } from './layout.ts';
import { queryOf } from './paging.ts';
import { appPath, ofApp, ofOrganization, organizationPath, tablePath, usagePath } from './paths.ts';
import { usageSection } from './usage-page.ts';
import { type Visit, visitedApp } from './visit.ts';

/** The pages of what organizations, apps and tables have used. */

/** Days that a page can show. */
const PERIODS = [1, 7, 30, 90] as const;
/** Parts on a page, at most. */
const PARTS = 50;

export async function organizationUsage(visit: Visit): Promise<Page> {
  const { org } = visit.key;
  const scope = { org, project: '', app: '', table: '' };
  const path = organizationPath(org);
  const partPath = ({ scope: { project, app } }: UsagePart) => appPath({ org, project, appID: app });
  return { ...(await usagePage(visit, scope, path, partPath)), ...ofOrganization(org, 'Usage') };
}

export async function appUsage(visit: Visit): Promise<Page> {
  const app = await visitedApp(visit);
  const scope = { org: app.org, project: app.project, app: app.appID, table: '' };
  const partPath = ({ scope: { table } }: UsagePart) => (table === '' ? undefined : tablePath(app, table));
  const [page, kept] = await Promise.all([
    usagePage(visit, scope, appPath(app), partPath),
    visit.options.keeping.kept(app),
  ]);
  const panel = keptPanel(kept, visit.options.kept, visit.options.clock.now());
  return {
    ...page,
    content: html`${page.content}
${panel}`,
    ...ofApp(app, 'Usage'),
  };
}

async function usagePage(
  { request, options, within }: Visit,
  scope: UsageScope,
  path: string,
  partPath: (part: UsagePart) => string | undefined,
): Promise<Page> {
  const asked = Number(queryOf(request).get('days'));
  const days = PERIODS.find((each) => each === asked) ?? 7;
  const report = await readReport(options.usage, scope, { ...sinceOf(days, options.clock.now()), within });
  const parts = await options.usage.parts(scope, floor(report.since, 'day'), { limit: PARTS, within });
  const choices = PERIODS.map(
    (each) =>
      html`<a href="${usagePath(path)}?days=${each}"${each === days ? html` aria-current="true"` : null}>${each === 1 ? '24 hours' : `${each} days`}</a>`,
  );
  return {
    title: 'Usage',
    head: { actions: html`<nav class="choices" aria-label="Period">${choices}</nav>` },
    content: usageSection({ report, parts, partPath }),
  };
}

/** Renders what a table has used in a week. Null: it cannot be read now. The entries of a table do not depend on it. */
export async function tableUsage({ options }: Visit, app: AppKey, table: string): Promise<Html | null> {
  const scope = { org: app.org, project: app.project, app: app.appID, table };
  const report = await ifAvailable(readReport(options.usage, scope, sinceOf(7, options.clock.now())));
  return report ? usageSection({ report, parts: [] }) : null;
}

function sinceOf(days: number, now: number) {
  return { since: now - days * STEP_MS.day, now };
}

const HEADS = ['Kind', 'Now', 'At most', 'Ends'] as const;

/** Renders what an app keeps: items and bytes of each kind, its bounds, and the last collection. */
function keptPanel(kept: KeptOfApp, bounds: ConsoleOptions['kept'], now: number): Html {
  const { deployments, logs, releases, collectedAt } = kept;
  const days = `after ${grouped(Math.round(bounds.ageMs / STEP_MS.day))} days`;
  const onNodes = 'on each machine that builds';
  const sized = ({ items, bytes }: KeptOfApp['logs'], noun: string) => `${counted(items, noun)}, ${sizeOf(bytes)}`;
  const rows: readonly (readonly Part[])[] = [
    [
      'Releases',
      sized(releases, 'release'),
      html`<span>${coded('as many as `--keep-releases` says')}</span>`,
      'with the one that takes its place',
    ],
    ['Build logs', sized(logs, 'log'), sizeOf(bounds.logBytes), days],
    ['Deployments', counted(deployments, 'deployment'), `the newest ${grouped(bounds.most)}`, days],
    ['Caches of builds', onNodes, bounds.caches.bound, `after ${bounds.caches.age}`],
    ['Git objects', onNodes, bounds.mirrors.bound, `after ${bounds.mirrors.age}`],
  ];
  const last =
    collectedAt === null
      ? 'No collection yet: one begins within an hour.'
      : html`Last collection: ${ago(collectedAt, now)}.`;
  return section(
    'What is kept',
    html`<div class="kept">${tableOf('What is kept', HEADS, rows)}</div>
<p class="quiet">${last} A file that several releases have is stored once and counts for each of them. The live release, the newest deployment and their logs always stay.</p>`,
  );
}
