import { present } from '../../base/json.ts';
import { IDENTIFIER } from '../../contract/limits.ts';
import type { StartPage } from '../shared/types.ts';
import type { AppChoices, FoundApp, StoredApp, StoredDeployment } from '../stores/rows/records.ts';
import { APP_STATUSES, type AppCursor } from '../stores/state.ts';
import { headlinesOf } from './explained.ts';
import { ago, coded, command, short } from './format.ts';
import { type Html, html, icon, type Part } from './html.ts';
import { empty, type Page, pageLinks } from './layout.ts';
import { pageOf, rowsOf, sequence } from './paging.ts';
import { appPath, appsPath, ofOrganization } from './paths.ts';
import { appState, titleOf } from './status.ts';
import { type ConsoleOptions, liveUrl, type Visit } from './visit.ts';

/** The page of the apps of an organization, and rows of apps, which other pages have too. */

const NAME_CHARACTERS = 63;
const BRANCH_CHARACTERS = 250;
/** Projects and branches that the list of apps offers. */
const CHOICES = 200;
/** Deleted apps that the page names. */
const DELETED = 10;

export async function apps({ query, options, within, key: { org }, now }: Visit): Promise<Page> {
  const asked = askedOf(query);
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
  const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''));
  const { sort: _, ...narrowing } = given;
  const isNarrow = Object.keys(narrowing).length > 0;
  const cursor = ({ app, newest }: AppRow) =>
    `${asked.sort === 'newest' ? `${newest?.seq ?? 0}/` : ''}${app.appID}/${app.project}`;
  const deleted = isNarrow ? [] : await options.state.apps.list(org, { deleted: true, within, limit: DELETED + 1 });
  const isEmpty = !isNarrow && items.length === 0 && !rows.previous;
  return {
    title: 'Apps',
    ...ofOrganization(org, 'Apps'),
    head: { actions: isNarrow ? html`<a class="button" href="${appsPath(org)}">Show all apps</a>` : null },
    content: html`${isEmpty ? null : filters(org, asked, choices)}
${items.length > 0 ? appList(items, now) : noApps(org, asked, isNarrow)}
${pageLinks(appsPath(org), { ...rows, items }, cursor, given)}${deletedApps(org, deleted)}`,
  };
}

function deletedApps(org: string, apps: readonly StoredApp[]): Html | null {
  if (apps.length === 0) return null;
  const links = apps
    .slice(0, DELETED)
    .map((app) => html` <a class="inline" href="${appPath(app)}">${app.project}/${app.appID}</a>`);
  const more = apps.length > DELETED ? html` and more: <code>slipway apps --deleted --org ${org}</code>` : null;
  return html`<p class="muted">Deleted apps, each of which its page restores while that is possible:${links}${more}</p>`;
}

/** Adds what lists show of each app: its address, what it answers there, and why its newest deployment failed. */
export async function appRows<Found extends FoundApp>(options: ConsoleOptions, found: readonly Found[]) {
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

export function commitFacts({ commitFacts: { author }, commit }: StoredDeployment): Html {
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

export interface DeployedRow extends AppRow {
  readonly newest: StoredDeployment;
}

export function appList(rows: readonly AppRow[], now: number): Html {
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

export function liveWords({ liveRelease }: StoredApp, newest: StoredDeployment): Html | null {
  if (liveRelease === newest.deployID) return null;
  return liveRelease === null ? html`<span>No live release</span>` : html`<span>Another release is live</span>`;
}

type AppsQuery = ReturnType<typeof askedOf>;

/** Reads what the address of the list of apps asks for. Empty: anything. */
function askedOf(query: URLSearchParams) {
  // A longer text than a name can be finds nothing, so one character more is enough.
  const text = (name: string, most: number) => (query.get(name) ?? '').trim().slice(0, most + 1);
  return {
    name: text('name', NAME_CHARACTERS),
    project: text('project', NAME_CHARACTERS),
    branch: text('branch', BRANCH_CHARACTERS),
    status: APP_STATUSES.find((each) => each === query.get('status')) ?? '',
    sort: query.get('sort') === 'newest' ? 'newest' : '',
  } as const;
}

const STATUSES = { live: 'Live', failed: 'Failed', building: 'Under way', idle: 'Not live' } as const satisfies Record<
  (typeof APP_STATUSES)[number],
  string
>;

/** Bytes of the choices of one field, at most. The address takes any other too. */
const CHOICES_BYTES = 8 * 1024;

export function search(org: string): Html {
  return html`<form class="search" method="get" role="search" action="${appsPath(org)}">
${nameField('')}<button class="button">${icon('search')}Search</button></form>`;
}

function nameField(name: string): Html {
  return html`<label class="field"><span class="hidden">Find apps by any part of their name</span><input type="search" name="name" value="${name}" maxlength="63" autocomplete="off" spellcheck="false" placeholder="Find an app…" data-search></label>`;
}

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
