import { formatSize } from '../../base/sizes.ts';
import { requestsIn, type UsageCounts } from '../../contract/usage.ts';
import type { ReportPart, UsageReport } from '../metering/report.ts';
import { type Html, html } from './html.ts';
import { plot } from './plot.ts';

/** The content of the usage section of an app, a project or an organization. */
export interface UsageFacts {
  readonly report: UsageReport;
  /** The tables of an app, or apps of an organization. Empty: there are none. */
  readonly parts: readonly ReportPart[];
  /** Returns the address of a part. Undefined: it has no page. */
  partPath?(part: ReportPart): string | undefined;
}

const NUMBER = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const PERCENT = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 2 });

/** Renders plots of requests, error rate, bytes and stored bytes, the totals, and the parts. It has no heading of its own. */
export function usageSection({ report, parts, partPath }: UsageFacts): Html {
  const { points, step, totals } = report;
  const starts = points.map(({ start }) => start);
  const common = { starts, step };
  const of = (pick: (counts: UsageCounts) => number) => points.map(({ counts }) => pick(counts));
  const requests = requestsIn(totals);
  const hasKvs = report.scope.table !== '' || requests.kvs > 0 || report.stored.keys > 0;
  const series = (sites: readonly number[], kvs: readonly number[]) => [
    ...(report.scope.table === '' ? [{ name: 'Site', values: sites }] : []),
    ...(hasKvs ? [{ name: 'Key-value store', values: kvs }] : []),
  ];
  const bytesOut = series(
    of((counts) => counts.site_bytes_out),
    of((counts) => counts.kvs_bytes_out),
  );
  const all = series(
    of((counts) => requestsIn(counts).sites),
    of((counts) => requestsIn(counts).kvs),
  );
  const stored = [{ name: 'Stored', values: points.map((point) => point.stored.bytes) }];
  const rate = [{ name: 'Error rate', values: of(errorRate) }];
  return html`<section class="usage" aria-label="Usage">
${totalsList(report)}
<div class="plots">${plot(all, { ...common, id: 'usage-requests', title: 'Requests', kind: 'bars' })}
${plot(rate, { ...common, id: 'usage-errors', title: 'Error rate (5xx)', kind: 'line', format: (value) => PERCENT.format(value) })}
${plot(bytesOut, { ...common, id: 'usage-bytes', title: 'Bytes out', kind: 'bars', format: formatSize })}
${hasKvs ? plot(stored, { ...common, id: 'usage-stored', title: 'Stored keys and values', kind: 'line', format: formatSize }) : null}</div>
${partsTable(report, parts, partPath)}
<p class="quiet">Times are UTC. Counts reach this page after at most ten seconds, and sizes after half a minute.</p>
</section>`;
}

function errorRate(counts: UsageCounts): number {
  const { sites, kvs, failed } = requestsIn(counts);
  return sites + kvs === 0 ? 0 : failed / (sites + kvs);
}

/** The totals that a table has. */
const OF_TABLES: readonly string[] = ['Since', 'Key-value store', 'Stored now', 'Error rate'];

function totalsList({ scope, totals, stored, since }: UsageReport): Html {
  const { sites, kvs } = requestsIn(totals);
  const deployments = `${NUMBER.format(totals.deploy_succeeded)} succeeded, ${NUMBER.format(totals.deploy_failed)} failed, ${NUMBER.format(totals.deploy_cancelled)} cancelled`;
  const facts: readonly (readonly [string, string])[] = [
    ['Since', `${new Date(since).toISOString().slice(0, 16).replace('T', ' ')} UTC`],
    ['Site', `${NUMBER.format(sites)} requests, ${formatSize(totals.site_bytes_out)} out`],
    [
      'Key-value store',
      `${NUMBER.format(kvs)} requests, ${formatSize(totals.kvs_bytes_in)} in, ${formatSize(totals.kvs_bytes_out)} out`,
    ],
    ['Stored now', `${NUMBER.format(stored.keys)} keys, ${formatSize(stored.bytes)}`],
    ['Error rate', PERCENT.format(errorRate(totals))],
    ['Deployments', deployments],
    ['Build time', `${NUMBER.format(totals.build_ms / 60_000)} minutes`],
  ];
  const shown = scope.table === '' ? facts : facts.filter(([name]) => OF_TABLES.includes(name));
  return html`<dl>${shown.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}

function partsTable(
  { scope }: UsageReport,
  parts: readonly ReportPart[],
  partPath: UsageFacts['partPath'],
): Html | null {
  if (parts.length === 0) return null;
  const isApp = scope.app !== '';
  const rows = parts.map((part) => {
    const { sites, kvs } = requestsIn(part.counts);
    const name = isApp ? part.scope.table : part.scope.app;
    const path = partPath?.(part);
    return html`<tr><th scope="row">${path === undefined ? name : html`<a href="${path}">${name}</a>`}</th>${isApp ? null : html`<td>${part.scope.project}</td><td>${NUMBER.format(sites)}</td>`}
<td>${NUMBER.format(kvs)}</td><td>${formatSize(part.counts.site_bytes_out + part.counts.kvs_bytes_out)}</td><td>${NUMBER.format(part.stored.keys)}</td><td>${formatSize(part.stored.bytes)}</td></tr>`;
  });
  const heads = [
    ...(isApp ? ['Table'] : ['App', 'Project', 'Site requests']),
    ...['Store requests', 'Bytes out', 'Keys', 'Stored'],
  ];
  const label = isApp ? 'Usage by table' : 'Usage by app';
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${label}"><table aria-label="${label}"><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div>`;
}
