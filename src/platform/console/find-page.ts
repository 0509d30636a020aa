import { short } from './format.ts';
import { html, icon } from './html.ts';
import { type Page, section } from './layout.ts';
import {
  AUDIT_TAB,
  appPath,
  appTabs,
  FIND_PATH,
  organizationPath,
  organizationTabs,
  placeOf,
  projectPath,
  SHORTCUTS_PATH,
  withKeys,
} from './paths.ts';
import type { Visit } from './visit.ts';

/** The page that finds apps, projects and pages, which a script also shows as a palette, and the page of the keys. */

interface Found {
  readonly href: string;
  readonly text: string;
  /** The kind, and where it is. */
  readonly what: string;
  /** Keys that lead there. */
  readonly keys?: string;
}

const TEXT = 63;
/** Organizations that are searched, apps of each, and what is shown of a kind, at most. */
const ORGANIZATIONS = 10;
const APPS = 8;
const SHOWN = 12;
/** Projects of an organization that are searched. */
const PROJECTS = 200;

/** Finds by `q`, any part of a name. `at`: the page on which the visitor asks, whose neighbours are offered too. */
export async function find(visit: Visit): Promise<Page> {
  const { query } = visit;
  const text = (query.get('q') ?? '').trim().slice(0, TEXT);
  const at = query.get('at') ?? '';
  const found = await search(visit, text, await placeFor(visit, at));
  const rows = found.map(
    ({ href, text: name, what, keys }) =>
      html`<li><a class="row-link" href="${href}">${short(name, 70)}</a><span class="meta">${short(what, 90)}</span>${keys === undefined ? null : html`<kbd>${keys}</kbd>`}</li>`,
  );
  const list =
    rows.length > 0
      ? html`<ul class="card list found">${rows}</ul>`
      : html`<p class="muted pad">Nothing has "${text}" in its name.</p>`;
  return {
    title: 'Find',
    head: {},
    content: html`<form class="search" method="get" role="search" action="${FIND_PATH}"><input type="hidden" name="at" value="${at}"><label class="field"><span class="hidden">Any part of a name</span>
<input type="search" name="q" value="${text}" maxlength="${TEXT}" autocomplete="off" spellcheck="false" placeholder="Find an app, a project or a page…" data-search></label><button class="button">${icon('search')}Find</button></form>
<div id="found">${list}</div>`,
  };
}

type VisitedPlace = NonNullable<ReturnType<typeof placeOf>> & { readonly isAdmin: boolean };

async function placeFor({ options, principal }: Visit, at: string): Promise<VisitedPlace | undefined> {
  const place = placeOf(at);
  if (!place) return undefined;
  const role = await options.roleOf(principal, place.app ?? place);
  if (role !== undefined) return { ...place, isAdmin: role === 'admin' };
  const isPart = place.app === undefined && (await options.partsOf(principal, place.org))?.length;
  return isPart ? { ...place, isAdmin: false } : undefined;
}

async function search({ options, principal }: Visit, text: string, place: VisitedPlace | undefined) {
  const { activity, apps } = options.state;
  const matches = (name: string) => name.toLowerCase().includes(text.toLowerCase());
  const own = (await options.organizationsOf(principal)) ?? (await apps.organizations({ limit: ORGANIZATIONS }));
  const orgs = [...new Set([...(place ? [place.org] : []), ...own.slice(0, ORGANIZATIONS)])];
  const parts = await Promise.all(
    orgs.map(async (org) => {
      const within = await options.partsOf(principal, org);
      const [found, { projects }] = await Promise.all([
        activity.search(org, { text, limit: APPS, sort: text === '' ? 'newest' : 'name', within }),
        activity.choices(org, PROJECTS, within),
      ]);
      return {
        apps: found.map(
          ({ app }): Found => ({ href: appPath(app), text: app.name, what: `App in ${org} / ${app.project}` }),
        ),
        projects: projects.map(
          (project): Found => ({ href: projectPath(org, project), text: project, what: `Project in ${org}` }),
        ),
      };
    }),
  );
  const named = (list: readonly Found[]) => list.filter((each) => matches(each.text)).slice(0, SHOWN);
  const organizations = orgs.map((org): Found => ({ href: organizationPath(org), text: org, what: 'Organization' }));
  const isFirst = ({ text: name }: Found) => name.toLowerCase().startsWith(text.toLowerCase());
  const all = [
    ...named(pagesOf(place)),
    ...parts.flatMap((each) => each.apps).slice(0, SHOWN),
    ...named(parts.flatMap((each) => each.projects)),
    ...(text === '' && orgs.length === 1 ? [] : named(organizations)),
    ...named([
      { href: '/console', text: 'All organizations', what: 'Page' },
      { href: SHORTCUTS_PATH, text: 'Keyboard shortcuts', what: 'Page', keys: '?' },
    ]),
  ];
  return [...all.filter(isFirst), ...all.filter((each) => !isFirst(each))];
}

function pagesOf(place: VisitedPlace | undefined): readonly Found[] {
  if (!place) return [];
  const { org, app, isAdmin } = place;
  const pages = (tabs: ReturnType<typeof appTabs>, of: string, isHere: boolean) =>
    withKeys(tabs).map(
      ({ href, text, key }): Found => ({ href, text, what: `Page of ${of}`, ...(isHere && { keys: `g ${key}` }) }),
    );
  const all = [...(app ? pages(appTabs(app), app.appID, true) : []), ...pages(organizationTabs(org), org, !app)];
  return isAdmin ? all : all.filter(({ text }) => text !== AUDIT_TAB);
}

/** Lists the keys, and turns those of one letter off. `isOn`: they work. */
export function shortcutsPage(isOn: boolean): Page {
  const app = { org: 'org', project: 'project', appID: 'app' };
  const go = (tabs: ReturnType<typeof appTabs>, of: string) =>
    withKeys(tabs).map(({ text, key }) => [`g ${key}`, `${text} of the ${of}`] as const);
  const part = (title: string, keys: readonly (readonly [string, string])[]) =>
    section(
      title,
      html`<dl class="card pad keys">${keys.map(([key, what]) => html`<div><dt>${key.split(' ').map((each) => html`<kbd>${each}</kbd> `)}</dt><dd>${what}</dd></div>`)}</dl>`,
    );
  return {
    title: 'Keyboard shortcuts',
    head: {
      words: 'They need a script. All pages also work with Tab and Enter alone.',
      actions: html`<form method="post" action="/console/keys"><input type="hidden" name="keys" value="${isOn ? 'off' : 'on'}"><button class="button">${isOn ? 'Turn keys of one letter off' : 'Turn keys of one letter on'}</button></form>`,
    },
    content: html`${isOn ? null : html`<div class="note" role="status">${icon('info')}<p>Keys of one letter are off. Ctrl K works.</p></div>`}
<div class="keys-columns">${part('Everywhere', [
      ['Ctrl K', 'Find an app, a project or a page (⌘ K on a Mac)'],
      ['/', 'Go to the search of the page, or find'],
      ['?', 'This page'],
      ['j', 'The next row of a list'],
      ['k', 'The row before'],
      ['Enter', 'Open the row'],
      ['Esc', 'Close what is open'],
    ])}${part('On pages of an organization', go(organizationTabs('org'), 'organization'))}${part('On pages of an app', go(appTabs(app), 'app'))}${part(
      'In the search of a log',
      [
        ['Enter', 'The next match'],
        ['Shift Enter', 'The match before'],
      ],
    )}</div>`,
  };
}
