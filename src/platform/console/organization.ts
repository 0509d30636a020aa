import { IDENTIFIER } from '../../contract/limits.ts';
import { STEP_MS } from '../../contract/usage.ts';
import { floor, readReport } from '../metering/report.ts';
import { Refusal } from '../shared/refusal.ts';
import { StoreUnavailable } from '../stores/rows/unavailable.ts';
import { liveUrl } from './access.ts';
import type { Page } from './layout.ts';
import type { AppRow } from './overview-page.ts';
import { pageOf, queryOf, ROWS, rowsOf } from './paging.ts';
import { projectPage } from './project-page.ts';
import { queuePage } from './queue-page.ts';
import { usageSection } from './usage-page.ts';
import { mayChange, noteOf, type Visit } from './visit.ts';

/** The pages of an organization's queue and of its projects. */

export async function queue(visit: Visit): Promise<Page> {
  const { options, parts, request } = visit;
  const [org = ''] = parts;
  return queuePage({
    org,
    queue: await options.state.activity.queue(org, ROWS + 1, visit.within),
    most: ROWS,
    mayChange: mayChange(visit),
    now: options.clock.now(),
    note: noteOf(request),
  });
}

/** Days whose usage the page of a project shows. */
const DAYS = 7;

export async function project(visit: Visit): Promise<Page> {
  const { options, parts, request } = visit;
  const [org = '', name = ''] = parts;
  const { apps, activity } = options.state;
  const page = pageOf(queryOf(request), (text) => (IDENTIFIER.test(text) ? text : undefined));
  const { within } = visit;
  const cursor = (appID: string | undefined) => (appID === undefined ? undefined : { seq: 0, appID, project: name });
  const [after, before] = [cursor(page.after), cursor(page.before)];
  const searched = { project: name, within, sort: 'name', limit: page.limit, after, before } as const;
  const listed = within
    ? (await activity.search(org, searched)).map(({ app }) => app)
    : await apps.inProject(org, name, page);
  const found = rowsOf(listed, page);
  // A project is where apps are: it exists while it has one.
  const isEmpty = !within && found.items.length === 0 && (await apps.inProject(org, name, { limit: 1 })).length === 0;
  if (isEmpty) throw new Refusal('not_found', `The organization ${org} has no project ${name.slice(0, 100)}.`);
  const newest = await activity.newest(found.items);
  const items: readonly AppRow[] = found.items.map((app, index) => ({
    app,
    newest: newest[index] ?? null,
    url: liveUrl(options, app),
  }));
  const now = options.clock.now();
  const facts = await usedOf(visit, org, name, now);
  return projectPage({
    org,
    project: name,
    apps: { ...found, items },
    days: DAYS,
    now,
    mayChange: mayChange(visit),
    used: facts?.used,
    usage: facts?.usage ?? null,
  });
}

/** Apps whose usage is read for one page, at most. */
const PARTS = 1_000;

/** Reads the usage of a project and of its apps. The page does not depend on it: undefined if it cannot be read now. */
async function usedOf({ options, within }: Visit, org: string, project: string, now: number) {
  const scope = { org, project, app: '', table: '' };
  const since = now - DAYS * STEP_MS.day;
  try {
    const report = await readReport(options.usage, scope, { since, now, within });
    const parts = await options.usage.parts(scope, floor(report.since, 'day'), { limit: PARTS, within });
    const used = new Map(parts.map(({ scope: { app }, counts }) => [app, counts]));
    return { used, usage: usageSection({ report, parts: [] }) };
  } catch (error) {
    if (error instanceof StoreUnavailable) return undefined;
    throw error;
  }
}
