import type { Clock } from '../../base/clock.ts';
import { STEP_MS, type Stored, type UsageCounts, type UsageStep, usageRecord } from '../../contract/usage.ts';
import { floor, readReport } from '../metering/report.ts';
import type { HttpResponse } from '../shared/http.ts';
import { jsonResponse } from '../shared/http.ts';
import { Refusal } from '../shared/refusal.ts';
import type { StateStore } from '../stores/state.ts';
import { KEPT, type UsagePart, type UsageScope, type UsageStore } from '../stores/usage.ts';
import type { Call } from './api.ts';
import { appAfter, appCursorOf, limitOf, listed } from './list-pages.ts';
import { iso } from './records.ts';
import { invalid } from './validation.ts';

export interface UsageCallOptions {
  readonly usage: UsageStore;
  readonly apps: Pick<StateStore['apps'], 'find'>;
  readonly clock: Pick<Clock, 'now'>;
}

export type UsageCall = 'organizationUsage' | 'projectUsage' | 'appUsage';

/** Milliseconds before now that a report covers by default. */
const WEEK = 7 * STEP_MS.day;
/** An app has at most two tables at a time. Deleted ones stay as long as their counts. */
const TABLES_MOST = 100;

/** Creates the calls that answer what an organization, a project or an app has used (`?since=&step=`, and for lists `?limit=&cursor=`). */
export function usageCalls({
  usage,
  apps,
  clock,
}: UsageCallOptions): Readonly<Record<UsageCall, (call: Call) => Promise<HttpResponse>>> {
  const report = (scope: UsageScope, query: URLSearchParams) => {
    const now = clock.now();
    return readReport(usage, scope, { since: sinceOf(query, now), now, step: stepOf(query) });
  };
  const ofMany = async ({ key: { org, project }, query }: Call) => {
    const scope = { org, project, app: '', table: '' };
    const [limit, after] = [limitOf(query), appAfter(query)];
    const found = await report(scope, query);
    const page = { limit: limit + 1, after: after && { project: after.project, name: after.appID } };
    const { items, last } = listed(await usage.parts(scope, floor(found.since, 'day'), page), limit);
    const named = items.map(({ scope: { project, app }, ...part }) => ({ project, appID: app, ...partRecord(part) }));
    const nextCursor = last ? appCursorOf({ project: last.scope.project, appID: last.scope.app }) : null;
    return jsonResponse(200, {
      ...{ org, project: project === '' ? undefined : project },
      ...reportRecord(found),
      ...{ apps: named, nextCursor },
    });
  };
  return {
    organizationUsage: ofMany,
    projectUsage: ofMany,
    async appUsage({ key, query }) {
      const app = await apps.find(key);
      if (!app) throw new Refusal('not_found', `There is no app ${key.appID} in ${key.org}/${key.project}.`);
      const scope = { org: key.org, project: key.project, app: key.appID, table: '' };
      const found = await report(scope, query);
      const tables = await usage.parts(scope, floor(found.since, 'day'), { limit: TABLES_MOST });
      const named = tables.map(({ scope: { table }, ...part }) => ({ name: table, ...partRecord(part) }));
      const environment = { environmentID: app.environmentID, name: 'production' };
      return jsonResponse(200, { ...key, environment, ...reportRecord(found), tables: named });
    },
  };
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
