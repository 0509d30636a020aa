import type { Clock } from '../../base/clock.ts';
import { isNear, QUOTA_NAMES } from '../../contract/quotas.ts';
import { STEP_MS, type Stored, type UsageCounts, type UsageStep, usageRecord } from '../../contract/usage.ts';
import { floor, readReport } from '../metering/report.ts';
import type { Quotas } from '../shared/quotas.ts';
import type { StateStore } from '../stores/state.ts';
import { KEPT, type UsagePart, type UsageScope, type UsageStore } from '../stores/usage.ts';
import { boolean, count, iso, type JsonSchema, list, moment, object, oneOf, orNull, string } from './answers.ts';
import type { Call } from './api.ts';
import { appAfter, appCursorOf, pageOf } from './list-pages.ts';
import { noApp } from './operations.ts';
import { invalid } from './validation.ts';

export interface UsageParts {
  readonly usage: UsageStore;
  readonly state: { readonly apps: Pick<StateStore['apps'], 'find'> };
  readonly clock: Pick<Clock, 'now'>;
}

/** Parameters of the calls that answer what was used. */
export const USAGE_QUERY: Readonly<Record<string, JsonSchema>> = {
  since: { type: 'string', format: 'date-time', description: 'Default: a week ago.' },
  step: oneOf(['hour', 'day']),
};

/** docs/usage.md describes the members. */
export const USAGE_REPORT: JsonSchema = { type: 'object' };

/** Milliseconds before now that a report covers by default. */
const WEEK = 7 * STEP_MS.day;
/** An app has at most two tables at a time. Deleted ones stay as long as their counts. */
const TABLES_MOST = 100;

export async function usageOfMany({ key: { org, project }, query, within }: Call, parts: UsageParts): Promise<object> {
  const scope = { org, project, app: '', table: '' };
  const after = appAfter(query);
  const report = await reportOf(scope, query, parts, within);
  const page = { within, after: after && { project: after.project, name: after.appID } };
  const cursorOf = ({ scope: { project, app: appID } }: UsagePart) => appCursorOf({ project, appID });
  const { items, nextCursor } = await pageOf(query, cursorOf, (limit) =>
    parts.usage.parts(scope, floor(report.since, 'day'), { ...page, limit }),
  );
  return {
    org,
    project: project === '' ? undefined : project,
    ...reportRecord(report),
    apps: items.map(({ scope: { project, app }, ...part }) => ({ project, appID: app, ...partRecord(part) })),
    nextCursor,
  };
}

export async function appUsage({ key, query }: Call, parts: UsageParts): Promise<object> {
  const app = await parts.state.apps.find(key);
  if (!app) throw noApp(key);
  const scope = { org: key.org, project: key.project, app: key.appID, table: '' };
  const report = await reportOf(scope, query, parts);
  const tables = await parts.usage.parts(scope, floor(report.since, 'day'), { limit: TABLES_MOST });
  return {
    ...key,
    environment: { environmentID: app.environmentID, name: 'production' },
    ...reportRecord(report),
    tables: tables.map(({ scope: { table }, ...part }) => ({ name: table, ...partRecord(part) })),
  };
}

function reportOf(scope: UsageScope, query: URLSearchParams, { usage, clock }: UsageParts, within?: readonly string[]) {
  const now = clock.now();
  return readReport(usage, scope, { since: sinceOf(query, now), now, step: stepOf(query), within });
}

function reportRecord({ since, until, step, totals, stored, points }: Awaited<ReturnType<typeof readReport>>) {
  return {
    since: iso(since),
    until: iso(until),
    step,
    ...partRecord({ counts: totals, stored }),
    points: points
      .filter(({ counts }) => Object.values(counts).some((count) => count !== 0))
      .map((point) => ({ start: iso(point.start), ...partRecord(point) })),
  };
}

function partRecord({
  counts,
  stored,
}: { readonly counts: UsageCounts; readonly stored: Stored } | Omit<UsagePart, 'scope'>) {
  return { ...usageRecord(counts), stored: { keys: stored.keys, bytes: stored.bytes } };
}

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?Z$/;

function sinceOf(query: URLSearchParams, now: number): number {
  const given = query.get('since');
  if (given === null) return now - WEEK;
  const since = TIME.test(given) ? Date.parse(given) : Number.NaN;
  if (since <= now) return Math.max(since, now - KEPT.day);
  throw invalid(['since must be a time in the past, as 2026-11-15T00:00:00Z']);
}

function stepOf(query: URLSearchParams): UsageStep | undefined {
  const given = query.get('step');
  if (given === null || given === 'hour' || given === 'day') return given ?? undefined;
  throw invalid(['step must be hour or day']);
}

const AMOUNT: JsonSchema = { type: 'number', minimum: 0 };

/** docs/quotas.md describes the members. */
export const QUOTA_REPORT = object({
  org: string,
  month: object({ start: moment, end: moment }),
  quotas: list(object({ name: oneOf(QUOTA_NAMES), used: AMOUNT, quota: orNull(count), near: boolean })),
});

/** Minutes have two places behind the point. */
export async function quotasOf(org: string, quotas: Pick<Quotas, 'read'>): Promise<object> {
  const report = await quotas.read(org);
  const uses = report.quotas.map((use) => ({ ...use, used: Math.floor(use.used * 100) / 100, near: isNear(use) }));
  return { org, month: report.month, quotas: uses };
}
