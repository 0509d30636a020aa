import { present } from '../../base/json.ts';
import { plainLines } from '../../base/text.ts';
import { IDENTIFIER } from '../../contract/limits.ts';
import { QUOTA_NEAR } from '../../contract/quotas.ts';
import { STEP_MS } from '../../contract/usage.ts';
import { cdnState } from '../cdn/view.ts';
import { removedLog } from '../control/removed-log.ts';
import { quotasIfThere } from '../metering/quotas.ts';
import { floor } from '../metering/report.ts';
import type { HttpResponse } from '../shared/http.ts';
import type { FoundApp, StoredDeployment } from '../stores/rows/records.ts';
import { StoreUnavailable } from '../stores/rows/unavailable.ts';
import { APP_STATUSES, type AppCursor } from '../stores/state.ts';
import { type ConsoleOptions, liveUrl } from './access.ts';
import { appPage } from './app-page.ts';
import { deploymentPage } from './deployment-page.ts';
import { explained, headlinesOf } from './explained.ts';
import { FRAGMENT_HEADERS, type Page } from './layout.ts';
import { renderMore } from './log-view.ts';
import { readLog, shownLog, streamLog } from './logs.ts';
import { type AppsQuery, appsPage, organizationsPage, overviewPage } from './overview-page.ts';
import { pageOf, queryOf, rowsOf, sliceOf } from './paging.ts';
import { organizationPath } from './paths.ts';
import { mayChange, redirect, type Visit, visitedApp, visitedDeployment } from './visit.ts';

export async function organizations({ request, options, principal }: Visit): Promise<Page | HttpResponse> {
  const page = pageOf(queryOf(request), identifier);
  const own = await options.organizationsOf(principal);
  const found = rowsOf(own ? sliceOf(own, page) : await options.state.apps.organizations(page), page);
  const [only, ...others] = found.items;
  if (only !== undefined && others.length === 0 && !found.previous) return redirect(organizationPath(only));
  return organizationsPage(found, own !== undefined);
}

function identifier(text: string): string | undefined {
  return IDENTIFIER.test(text) ? text : undefined;
}

const NAME_CHARACTERS = 63;
const BRANCH_CHARACTERS = 250;
/** Projects and branches that the list of apps offers. */
const CHOICES = 200;

export async function apps({ request, options, within, parts: [org = ''] }: Visit): Promise<Page> {
  const query = queryOf(request);
  // A longer text than a name can be finds nothing, so one character more is enough.
  const text = (name: string, most: number) => (query.get(name) ?? '').trim().slice(0, most + 1);
  const asked: AppsQuery = {
    name: text('name', NAME_CHARACTERS),
    project: text('project', NAME_CHARACTERS),
    branch: text('branch', BRANCH_CHARACTERS),
    status: APP_STATUSES.find((each) => each === query.get('status')) ?? '',
    sort: query.get('sort') === 'newest' ? 'newest' : '',
  };
  const page = pageOf(query, appCursor(asked.sort));
  const { activity } = options.state;
  const [found, choices] = await Promise.all([
    activity.search(org, {
      ...page,
      ...present({ project: asked.project || undefined, branch: asked.branch || undefined }),
      ...present({ status: asked.status || undefined, text: asked.name }),
      sort: asked.sort || 'name',
      within,
    }),
    activity.choices(org, CHOICES, within),
  ]);
  const rows = rowsOf(found, page);
  const items = await appRows(options, rows.items);
  return appsPage({ org, query: asked, choices, apps: { ...rows, items }, now: options.clock.now() });
}

/** Adds what lists show of each app: its address, what it answers there, and why its newest deployment failed. */
async function appRows<Found extends FoundApp>(options: ConsoleOptions, found: readonly Found[]) {
  const [reasons, starts] = await Promise.all([
    headlinesOf(options, found),
    Promise.all(
      found.map(({ app, liveManifest }) => (liveManifest === null ? undefined : options.start(app.org, liveManifest))),
    ),
  ]);
  return found.map((each, index) => ({
    ...each,
    url: liveUrl(options, each.app),
    start: starts[index],
    reason: reasons.get(each.newest?.deployID ?? ''),
  }));
}

/** Reads `APP/PROJECT`, with the `seq` of the newest deployment before it in that order. */
function appCursor(sort: AppsQuery['sort']): (text: string) => AppCursor | undefined {
  return (text) => {
    const [seq = '', appID = '', project = '', ...more] = sort === '' ? ['0', ...text.split('/')] : text.split('/');
    const at = sequence(seq);
    const isWhole = more.length === 0 && at !== undefined && IDENTIFIER.test(appID) && IDENTIFIER.test(project);
    return isWhole ? { seq: at, appID, project } : undefined;
  };
}

/** The `seq` of a deployment. */
function sequence(text: string): number | undefined {
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

export async function app(visit: Visit): Promise<Page> {
  const { request, options } = visit;
  const shown = await visitedApp(visit);
  const { deployments, releases } = options.state;
  const page = pageOf(queryOf(request), sequence);
  // The list begins with the newest, so the deployments after one in the list are older.
  const { after: before, before: since, limit } = page;
  const [found, kept, current, cdn] = await Promise.all([
    deployments.list(shown, { before, since, limit }),
    releases.list(shown),
    shown.liveRelease === null ? undefined : deployments.find(shown, shown.liveRelease),
    cdnState(options.cdn, shown),
  ]);
  const rows = rowsOf(found, page);
  const newest = rows.previous ? (await deployments.list(shown, { limit: 1 }))[0] : rows.items[0];
  const live = kept.find(({ deployID }) => deployID === shown.liveRelease);
  const failed = [...rows.items, ...(newest ? [newest] : [])].map((each) => ({ app: shown, newest: each }));
  const [reasons, start] = await Promise.all([
    headlinesOf(options, failed),
    live && options.start(shown.org, live.manifestHash),
  ]);
  return appPage({
    app: shown,
    url: liveUrl(options, shown),
    others: (shown.settings.domains ?? []).slice(1).map((name) => options.siteUrl(name)),
    deployments: rows,
    newest,
    current,
    kept: kept.map(({ deployID }) => deployID),
    reasons,
    start,
    functions: options.functions,
    cdn,
    mayChange: mayChange(visit),
    now: options.clock.now(),
  });
}

export async function deployment(visit: Visit): Promise<Page> {
  const { options } = visit;
  const shown = await visitedApp(visit);
  const found = await visitedDeployment(visit, shown);
  const log = shownLog(found, await readLog(options.logs, found.deployID, undefined, found.finishedAt !== null));
  const facts = found.status === 'failed' ? await options.state.deployments.failure(shown, found.deployID) : undefined;
  const kept = await options.state.releases.list(shown);
  const index = kept.findIndex(({ deployID }) => deployID === found.deployID);
  const [release, before] = index === -1 ? [] : [kept[index], kept[index + 1]];
  return deploymentPage({
    app: shown,
    deployment: found,
    failure: facts && explained(shown, facts),
    log,
    changes:
      release && before ? await options.compare(shown.org, before.manifestHash, release.manifestHash) : undefined,
    isKept: release !== undefined,
    siteUrl: liveUrl(options, shown),
    mayChange: mayChange(visit),
    now: options.clock.now(),
  });
}

export const PLAIN_HEADERS = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/** Returns the whole log as plain text, or the part from byte `from` for the script that follows it, as text or as HTML. */
export async function log(visit: Visit): Promise<HttpResponse> {
  const found = await visitedDeployment(visit, await visitedApp(visit));
  const { logs } = visit.options;
  const query = queryOf(visit.request);
  const from = /^\d{1,12}$/.exec(query.get('from') ?? '')?.[0];
  if (from === undefined)
    return { status: 200, headers: PLAIN_HEADERS, body: removedLog(found) ?? streamLog(logs, found.deployID) };
  const ended = found.finishedAt !== null;
  const { text, next, atEnd } = await readLog(logs, found.deployID, Number(from), ended);
  const isHtml = query.get('format') === 'html';
  return {
    status: 200,
    headers: {
      ...(isHtml ? FRAGMENT_HEADERS : PLAIN_HEADERS),
      ...progressOf(found),
      'x-log-next': String(next),
      'x-log-ended': String(ended && atEnd),
    },
    body: isHtml ? renderMore(text).text : plainLines(text),
  };
}

function progressOf({ status, stage }: StoredDeployment): Readonly<Record<string, string>> {
  return { 'x-deployment-status': status, 'x-deployment-stage': stage ?? '' };
}

/** Apps of each list of the overview. */
const OVERVIEW_ROWS = 10;
const ATTENTION_ROWS = 5;
/** Where the counts of the overview end. */
const COUNTED = 1_001;

export async function overview({ options, within, parts: [org = ''] }: Visit): Promise<Page> {
  const { activity } = options.state;
  const now = options.clock.now();
  const [counts, recent, failed, pressed, quotas] = await Promise.all([
    activity.counts(org, COUNTED, within),
    activity.recent(org, { limit: OVERVIEW_ROWS, within }),
    activity.recent(org, { limit: ATTENTION_ROWS, failed: true, within }),
    pressedTables(options, org, now, within),
    within ? undefined : quotasIfThere(options.quotas.read(org)),
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
  try {
    const since = floor(now, 'hour') - STEP_MS.hour;
    const tables = await usage.pressed(org, since, {
      busy: Math.ceil(quota * QUOTA_NEAR),
      limit: ATTENTION_ROWS,
      within,
    });
    return { tables, quota };
  } catch (error) {
    if (error instanceof StoreUnavailable) return { tables: [], quota };
    throw error;
  }
}
