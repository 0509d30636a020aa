import { counted, grouped } from '../../base/text.ts';
import { functionByteHours, plus, requestsIn, STEP_MS, type UsageCounts } from '../../contract/usage.ts';
import { floor, readReport, type UsageReport } from '../metering/report.ts';
import type { KeptOfApp } from '../stores/rows/records.ts';
import { ifAvailable } from '../stores/rows/unavailable.ts';
import type { UsagePart, UsageScope } from '../stores/usage.ts';
import { ago, coded, countOf, duration, exactly, percentOf, sizeOf } from './format.ts';
import { type Html, html, type Part } from './html.ts';
import { empty, type Page, section, table } from './layout.ts';
import { appPath, ofApp, ofOrganization, organizationPath, tablePath } from './paths.ts';
import { plot } from './plot.ts';
import type { AppVisit, ConsoleOptions, Visit } from './visit.ts';

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

export async function appUsage(visit: AppVisit): Promise<Page> {
  const { app, options, now } = visit;
  const scope = { org: app.org, project: app.project, app: app.appID, table: '' };
  const partPath = ({ scope: { table } }: UsagePart) => (table === '' ? undefined : tablePath(app, table));
  const [page, kept] = await Promise.all([usagePage(visit, scope, appPath(app), partPath), options.keeping.kept(app)]);
  const panel = keptPanel(kept, options.kept, now);
  return {
    ...page,
    content: html`${page.content}
${panel}`,
    ...ofApp(app, 'Usage'),
  };
}

async function usagePage(
  { query, options, within, now }: Visit,
  scope: UsageScope,
  path: string,
  partPath: (part: UsagePart) => string | undefined,
): Promise<Page> {
  const asked = Number(query.get('days'));
  const days = PERIODS.find((each) => each === asked) ?? 7;
  const report = await readReport(options.usage, scope, { ...sinceOf(days, now), within });
  const parts = await options.usage.parts(scope, floor(report.since, 'day'), { limit: PARTS, within });
  const choices = PERIODS.map(
    (each) =>
      html`<a href="${path}/usage?days=${each}"${each === days ? html` aria-current="true"` : null}>${each === 1 ? '24 hours' : `${each} days`}</a>`,
  );
  return {
    title: 'Usage',
    head: { actions: html`<nav class="choices" aria-label="Period">${choices}</nav>` },
    content: usageSection({ report, parts, partPath }),
  };
}

/** Renders what a table has used in a week. Null: it cannot be read now. The entries of a table do not depend on it. */
export async function tableUsage({ app, options, now }: AppVisit, table: string): Promise<Html | null> {
  const scope = { org: app.org, project: app.project, app: app.appID, table };
  const report = await ifAvailable(readReport(options.usage, scope, sinceOf(7, now)));
  return report ? usageSection({ report, parts: [] }) : null;
}

function sinceOf(days: number, now: number) {
  return { since: now - days * STEP_MS.day, now };
}

const HEADS = ['Kind', 'Now', 'At most', 'Ends'] as const;

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
    html`<div class="kept">${table('What is kept', HEADS, rows)}</div>
<p class="quiet">${last} A file that several releases have is stored once and counts for each of them. The live release, the newest deployment and their logs always stay.</p>`,
  );
}

interface UsageFacts {
  readonly report: UsageReport;
  /** The tables of an app, or apps of an organization. Empty: there are none. */
  readonly parts: readonly UsagePart[];
  partPath?(part: UsagePart): string | undefined;
}

/** Renders the totals, plots of requests, error rate, bytes and stored bytes, and the parts. It has no heading of its own. */
export function usageSection({ report, parts, partPath }: UsageFacts): Html {
  const shown = plots(report);
  const none = empty('clock', 'No requests in this period', 'Requests appear here after ten seconds at most.');
  return html`<section class="usage" aria-label="Usage">
${tiles(report)}
${shown.length === 0 ? none : html`<div class="plots${shown.length % 2 === 1 ? ' odd' : null}">${shown}</div>`}
${partsTable(report, parts, partPath)}
<p class="quiet">Since ${exactly(report.since).replace(/:\d\d UTC$/, ' UTC')}. All times are UTC. Counts appear here after ten seconds at most, and sizes after half a minute.</p>
</section>`;
}

/** Plots of requests would be empty if there were none. */
function plots(report: UsageReport): readonly Html[] {
  const { step, totals, scope } = report;
  const { points, size } = barsOf(report);
  const common = { starts: points.map(({ start }) => start), step, size };
  const of = (pick: (counts: UsageCounts) => number) => points.map(({ counts }) => pick(counts));
  const one = (name: string, values: readonly number[]) => [{ name, values }];
  const [hasKvs, hasTraffic, hasFunctions] = [usesKvs(report), errorsIn(totals).all > 0, usesFunctions(totals)];
  const both = (sites: readonly number[], kvs: readonly number[]) => [
    ...(scope.table === '' ? one('Site', sites) : []),
    ...(hasKvs ? one('Key-value store', kvs) : []),
  ];
  const requests = of((counts) => requestsIn(counts).sites);
  const kvsRequests = of((counts) => requestsIn(counts).kvs);
  const bytesOut = of((counts) => counts.site_bytes_out);
  const kvsBytesOut = of((counts) => counts.kvs_bytes_out);
  const functionRequests = of((counts) => counts.function_requests);
  const memory = of((counts) => Math.round(functionByteHours(counts)));
  const stored = points.map((point) => point.stored.bytes);
  const all = [
    [hasTraffic, 'usage-requests', 'Requests', 'bars', 'count', both(requests, kvsRequests)],
    [hasTraffic, 'usage-errors', 'Error rate (5xx)', 'line', 'share', one('Error rate', of(errorRate))],
    [hasTraffic, 'usage-bytes', 'Bytes out', 'bars', 'bytes', both(bytesOut, kvsBytesOut)],
    [hasFunctions, 'usage-functions', 'Requests to functions', 'bars', 'count', one('Functions', functionRequests)],
    [hasFunctions, 'usage-memory', 'Memory of functions, times hours', 'bars', 'bytes', one('Memory', memory)],
    [hasKvs, 'usage-stored', 'Stored keys and values', 'line', 'bytes', one('Stored', stored)],
  ] as const;
  return all
    .filter(([isShown]) => isShown)
    .map(([, id, title, kind, unit, series]) => plot(series, { ...common, id, title, kind, unit }));
}

function usesFunctions({ function_requests, function_mib_ms }: UsageCounts): boolean {
  return function_requests > 0 || function_mib_ms > 0;
}

/** Bars that can be told apart. */
const BARS = 48;
/** Hours of a bar. Each is a part of a day. */
const HOURS = [2, 3, 4, 6, 12] as const;

/** Puts hours together if there are more than 48, from midnight on. */
function barsOf({ points, step }: UsageReport): { readonly points: UsageReport['points']; readonly size: number } {
  if (step !== 'hour' || points.length <= BARS) return { points, size: 1 };
  const size = HOURS.find((each) => points.length / each <= BARS) ?? STEP_MS.day / STEP_MS.hour;
  const groups: UsageReport['points'][number][] = [];
  for (const { start, counts, stored } of points) {
    const from = start - (start % (size * STEP_MS.hour));
    const last = groups.at(-1);
    if (last?.start === from) groups.splice(-1, 1, { start: from, counts: plus(last.counts, counts), stored });
    else groups.push({ start: from, counts, stored });
  }
  return { points: groups, size };
}

function usesKvs({ scope, totals, stored }: UsageReport): boolean {
  return scope.table !== '' || requestsIn(totals).kvs > 0 || stored.keys > 0;
}

function errorsIn(counts: UsageCounts): { readonly failed: number; readonly all: number } {
  const { sites, kvs, failed } = requestsIn(counts);
  return { failed, all: sites + kvs };
}

function errorRate(counts: UsageCounts): number {
  const { failed, all } = errorsIn(counts);
  return all === 0 ? 0 : failed / all;
}

type Tile = readonly [name: string, value: string, detail: string];

function tiles(report: UsageReport): Html {
  const { scope, totals } = report;
  const shown = [
    ...trafficTiles(report),
    ...(usesFunctions(totals) ? functionTiles(totals) : []),
    ...(scope.table === '' ? deployTiles(totals) : []),
  ];
  const rendered = shown.map(
    ([name, value, detail]) =>
      html`<div><dt>${name}</dt><dd><span class="value">${value}</span><span class="detail">${detail}</span></dd></div>`,
  );
  return html`<dl class="card stats tiles n${shown.length}">${rendered}</dl>`;
}

function trafficTiles(report: UsageReport): readonly Tile[] {
  const { scope, totals, stored } = report;
  const { sites, kvs } = requestsIn(totals);
  const { failed, all } = errorsIn(totals);
  const hasKvs = usesKvs(report);
  const both = hasKvs ? `${countOf(sites)} to the site, ${countOf(kvs)} to the store` : 'to the site';
  const bytesIn = hasKvs ? `${sizeOf(totals.kvs_bytes_in)} in` : 'as they were sent';
  return [
    ['Requests', countOf(all), scope.table === '' ? both : 'get, put and delete'],
    ['Error rate', percentOf(errorRate(totals)), `${counted(failed, 'request')} failed (5xx)`],
    ['Bytes out', sizeOf(totals.site_bytes_out + totals.kvs_bytes_out), bytesIn],
    ...(hasKvs ? [['Stored now', sizeOf(stored.bytes), counted(stored.keys, 'key')] as const] : []),
  ];
}

function functionTiles(totals: UsageCounts): readonly Tile[] {
  const { function_requests: requests, function_ms: ms } = totals;
  const mean = requests === 0 ? 'no request' : `${duration(ms / requests)} each on average`;
  return [
    ['Function time', duration(ms), mean],
    ['Function memory', `${sizeOf(Math.round(functionByteHours(totals)))} h`, 'memory times hours'],
  ];
}

function deployTiles({ deploy_succeeded, deploy_failed, deploy_cancelled, build_ms }: UsageCounts): readonly Tile[] {
  const all = deploy_succeeded + deploy_failed + deploy_cancelled;
  const ends = [
    [deploy_succeeded, 'succeeded'],
    [deploy_failed, 'failed'],
    [deploy_cancelled, 'cancelled'],
  ] as const;
  const words = ends.filter(([value]) => value > 0).map(([value, word]) => `${countOf(value)} ${word}`);
  const mean = all === 0 ? 'nothing was built' : `${duration(build_ms / all)} on average`;
  return [
    ['Deployments', countOf(all), words.length > 0 ? words.join(', ') : 'none has ended'],
    ['Build time', duration(build_ms), mean],
  ];
}

function partsTable({ scope }: UsageReport, parts: readonly UsagePart[], partPath: UsageFacts['partPath']) {
  if (parts.length === 0) return null;
  const isApp = scope.app !== '';
  const heads = isApp
    ? ['Table', 'Requests', 'Bytes out', 'Keys', 'Stored']
    : ['App', 'Project', 'Site requests', 'Store requests', 'Bytes out', 'Keys', 'Stored'];
  const rows = parts.map((part) => {
    const { sites, kvs } = requestsIn(part.counts);
    const name = isApp ? part.scope.table : part.scope.app;
    const path = partPath?.(part);
    return [
      path === undefined ? name : html`<a href="${path}">${name}</a>`,
      ...(isApp ? [] : [part.scope.project, countOf(sites)]),
      countOf(kvs),
      sizeOf(part.counts.site_bytes_out + part.counts.kvs_bytes_out),
      countOf(part.stored.keys),
      sizeOf(part.stored.bytes),
    ];
  });
  return table(isApp ? 'Usage by table' : 'Usage by app', heads, rows, isApp ? 1 : 2);
}
