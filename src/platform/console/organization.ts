import { counted } from '../../base/text.ts';
import { requestsIn, STEP_MS, type UsageCounts } from '../../contract/usage.ts';
import { floor, readReport } from '../metering/report.ts';
import { Refusal } from '../shared/refusal.ts';
import type { AppDeployment, OrganizationQueue } from '../stores/rows/records.ts';
import { ifAvailable } from '../stores/rows/unavailable.ts';
import { type AppRow, siteLink } from './apps-page.ts';
import { cancelWords } from './deployment-page.ts';
import { ago, countOf, duration, short, sizeOf } from './format.ts';
import { type Html, html, icon, type Part } from './html.ts';
import { empty, listed, type Page, pageLinks, removal, section, table } from './layout.ts';
import { identifier, pageOf, ROWS, rowsOf } from './paging.ts';
import { appPath, deploymentPath, newAppPath, ofOrganization, projectPath, queuePath } from './paths.ts';
import { appState, isUnderWay, phaseBar, ranFor, STATUS_BADGES, titleOf } from './status.ts';
import { usageSection } from './usage.ts';
import { liveUrl, type Visit } from './visit.ts';

/** The pages of an organization's queue and of its projects. */

const RUNNING = ['App', 'State', 'Phases', 'Time', ''] as const;
const WAITING = ['App', 'Position', 'Ahead', 'Waits since', ''] as const;

export async function queue({ options, key: { org }, within, may, now }: Visit): Promise<Page> {
  const found = await options.state.activity.queue(org, ROWS + 1, within);
  const running = found.running.slice(0, ROWS).map((each) => runningRow(each, may, now));
  const waiting = found.waiting
    .slice(0, ROWS)
    .map((each, index) => [
      nameOf(each),
      String(index + 1),
      ahead(found, each, index),
      ago(each.deployment.createdAt, now),
      may ? cancel(each) : null,
    ]);
  const isEmpty = running.length + waiting.length === 0;
  const more = Math.max(found.running.length, found.waiting.length) > ROWS;
  const next = 'Deployments appear here from the moment that they are asked for.';
  return {
    title: 'Queue',
    ...ofOrganization(org, 'Queue'),
    head: {
      words:
        'Organizations take turns. An app has one build at once, and one deployment that waits: a newer one replaces it.',
    },
    content: html`<div id="queue" data-live${isEmpty ? null : html` data-busy`} class="stack">${isEmpty ? empty('clock', 'Nothing is built and nothing waits', next) : null}
${listed('Running', RUNNING, running)}
${listed('Waiting', WAITING, waiting)}
${more ? html`<p class="muted">The first ${counted(ROWS, 'deployment')} of each list.</p>` : null}</div>`,
  };
}

function runningRow(each: AppDeployment, may: boolean, now: number): readonly Part[] {
  const { deployment } = each;
  const ran = ranFor(deployment, now);
  return [
    nameOf(each),
    STATUS_BADGES[deployment.status],
    html`<div class="two">${phaseBar(deployment, now)}<span class="small muted">${deployment.stage ?? ''}</span></div>`,
    ran === undefined ? null : html`<span class="nobreak">${duration(ran)}</span>`,
    may ? cancel(each) : null,
  ];
}

/** Says what a deployment waits for: the build of its app, else those of the organization before it. */
function ahead(queue: OrganizationQueue, { app }: AppDeployment, index: number): Part {
  const own = queue.running.find((each) => each.app.project === app.project && each.app.appID === app.appID);
  if (own) {
    return html`<span>The <a class="inline" href="${deploymentPath(own.app, own.deployment.deployID)}">build of ${short(app.appID)}</a> that runs</span>`;
  }
  const before = queue.waiting[index - 1];
  if (before === undefined) return 'Nothing of this organization: it is next';
  const others = index === 1 ? '' : ` and ${counted(index - 1, 'more deployment')}`;
  return html`<span><a class="inline" href="${deploymentPath(before.app, before.deployment.deployID)}">${short(before.app.appID)}</a>${others}</span>`;
}

function nameOf({ app, deployment }: AppDeployment): Html {
  return html`<div class="two"><a class="strong" href="${appPath(app)}">${app.appID}</a><span class="meta dots"><span>${app.project}</span><a class="inline" href="${deploymentPath(app, deployment.deployID)}">${titleOf(deployment, 90)}</a></span></div>`;
}

function cancel({ app, deployment }: AppDeployment): Html | null {
  if (deployment.status === 'activating') return null;
  const given = {
    id: `cancel-${deployment.deployID}`,
    title: `Cancel the deployment of ${app.appID}?`,
    text: cancelWords(deployment),
    action: `${deploymentPath(app, deployment.deployID)}/cancel`,
    fields: { back: queuePath(app.org) },
    confirm: 'Cancel the deployment',
  };
  return removal(short(app.appID), given, 'Cancel', 'slash');
}

/** Days whose usage the page of a project shows. */
const DAYS = 7;
const HEADS = ['App', 'State', 'Last deployment', `Requests, ${DAYS} days`, 'Bytes out'] as const;

export async function project(visit: Visit): Promise<Page> {
  const { options, key, query, within, may, now } = visit;
  const { org, project: name } = key;
  const { apps, activity } = options.state;
  const page = pageOf(query, identifier);
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
  // The page does not depend on it.
  const facts = await ifAvailable(usedOf(visit, name));
  const rows = found.items.map((app, index) =>
    cells({ app, newest: newest[index] ?? null, url: liveUrl(options, app) }, facts?.used, now),
  );
  const isBusy = newest.some((each) => each && isUnderWay(each));
  const create = html`<a class="button primary" href="${newAppPath(org, name)}">${icon('box')}New app</a>`;
  return {
    title: name,
    ...ofOrganization(org),
    head: { words: `A project of ${org}`, actions: may ? create : null },
    content: html`<div id="project" data-live${isBusy ? html` data-busy` : null} class="stack">${section('Apps', table('Apps', HEADS, rows, 3))}
${pageLinks(projectPath(org, name), found, ({ appID }) => appID)}</div>
${facts && section(`Last ${DAYS} days`, facts.usage)}`,
  };
}

/** What each app has used in the last days, by its ID. */
type Used = ReadonlyMap<string, UsageCounts>;

function cells({ app, newest, url }: AppRow, used: Used | undefined, now: number): readonly Part[] {
  const counts = used?.get(app.appID);
  const { sites, kvs } = counts ? requestsIn(counts) : { sites: 0, kvs: 0 };
  const unknown = html`<span class="muted">Not known now</span>`;
  return [
    html`<div class="two"><a class="strong" href="${appPath(app)}">${app.name}</a><span class="small">${url === undefined ? html`<span class="muted">${app.type}</span>` : siteLink(url)}</span></div>`,
    appState(app, newest),
    newest === null
      ? html`<span class="muted">None</span>`
      : html`<div class="two"><a class="inline clamp" href="${deploymentPath(app, newest.deployID)}">${titleOf(newest, 90)}</a><span class="small muted">${ago(newest.finishedAt ?? newest.startedAt ?? newest.createdAt, now)}</span></div>`,
    used ? countOf(sites + kvs) : unknown,
    used ? sizeOf((counts?.site_bytes_out ?? 0) + (counts?.kvs_bytes_out ?? 0)) : unknown,
  ];
}

/** Apps whose usage is read for one page, at most. */
const PARTS = 1_000;

async function usedOf({ options, key: { org }, within, now }: Visit, project: string) {
  const scope = { org, project, app: '', table: '' };
  const since = now - DAYS * STEP_MS.day;
  const report = await readReport(options.usage, scope, { since, now, within });
  const parts = await options.usage.parts(scope, floor(report.since, 'day'), { limit: PARTS, within });
  const used = new Map(parts.map(({ scope: { app }, counts }) => [app, counts]));
  return { used, usage: usageSection({ report, parts: [] }) };
}
