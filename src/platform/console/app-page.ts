import { isFunctionType } from '../../contract/limits.ts';
import { cdnState } from '../cdn/view.ts';
import type { FunctionsView } from '../functions/view.ts';
import type { CdnHost } from '../shared/cdn-host.ts';
import type { StartPage } from '../shared/types.ts';
import type { StoredApp, StoredDeployment } from '../stores/rows/records.ts';
import { siteLink } from './apps-page.ts';
import { releaseWords, rollbackButton } from './deployment-page.ts';
import { cdnWords } from './domains.ts';
import { headlinesOf } from './explained.ts';
import { ago, coded, command, duration, short, sizeOf } from './format.ts';
import { type Html, html, icon, type Part } from './html.ts';
import { empty, type Fact, factList, heading, type Page, pageLinks, section } from './layout.ts';
import { pageOf, type Rows, rowsOf, sequence } from './paging.ts';
import { appCrumbs, appPath, appTabs, deploymentPath, domainsPath, runtimePath } from './paths.ts';
import { FUNCTION_BADGES, functionsPanel } from './runtime.ts';
import {
  appBadge,
  isUnderWay,
  LIVE,
  phaseBar,
  ranFor,
  STATUS_BADGES,
  startWords,
  TYPE_WORDS,
  titleOf,
} from './status.ts';
import { type AppVisit, flagsOf, liveUrl } from './visit.ts';

export async function app(visit: AppVisit): Promise<Page> {
  const { app: shown, options, query, may, now } = visit;
  const { deployments, releases } = options.state;
  const page = pageOf(query, sequence);
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
    may,
    now,
  });
}

interface AppView extends Pick<AppVisit, 'app' | 'may' | 'now'> {
  /** Present if the app has a live release. */
  readonly url: string | undefined;
  readonly others: readonly string[];
  /** Newest first. */
  readonly deployments: Rows<StoredDeployment>;
  readonly newest: StoredDeployment | undefined;
  /** The deployment of the live release. */
  readonly current: StoredDeployment | undefined;
  readonly kept: readonly string[];
  /** The reasons of failures by deployID, as far as they are known. */
  readonly reasons?: ReadonlyMap<string, string> | undefined;
  /** The answer of the site at `/`, if it is known. */
  readonly start?: StartPage | undefined;
  /** What this node knows of the app's functions. */
  readonly functions?: FunctionsView;
  /** What is known of its hosts in the CDN, if there is one. */
  readonly cdn?: CdnHost | undefined;
}

export function appPage(view: AppView): Page {
  const { app, newest, deployments, now } = view;
  const state = view.functions?.stateOf(app);
  const isBusy = deployments.items.some(isUnderWay) || (state !== undefined && state !== 'asleep');
  const crumbs = appCrumbs(app).slice(0, -1);
  return {
    title: app.name,
    crumbs,
    tabs: appTabs(app),
    tab: 'Deployments',
    content: html`<div id="app" data-live${isBusy ? html` data-busy` : null} class="stack">${heading(
      html`<h1>${app.name}</h1> ${state === undefined ? appBadge(app, newest, view.start) : FUNCTION_BADGES[state]}`,
      html`<p class="meta dots"><span>${TYPE_WORDS[app.type]}</span><span>${short(app.repository, 300)}</span><span>${icon('branch')} ${short(app.branch)}</span></p>`,
      actions(view),
    )}
${failed(view)}${startNote(view)}${running(view)}${current(view)}
${section('Deployments', timeline(view))}
${pageLinks(appPath(app), deployments, ({ seq }) => String(seq))}</div>`,
  };

  function timeline({ deployments: { items, previous, next } }: AppView): Html {
    if (items.length > 0) {
      const longest = Math.max(1, ...items.map((each) => ranFor(each, now) ?? 0));
      return html`<ol class="card list deploys">${items.map((each) => deployment(view, each, longest))}</ol>`;
    }
    if (previous || next) return html`<p>No more deployments.</p>`;
    return empty(
      'box',
      'No deployments yet',
      html`Deploy from a workflow, or from a terminal: ${command(`slipway deploy ${flagsOf(app)}`)}`,
    );
  }
}

function running({ app, functions, now }: AppView): Html | null {
  if (!functions || !isFunctionType(app.type) || app.liveRelease === null) return null;
  const link = html`<a class="button small" href="${runtimePath(app)}">Live log and starts</a>`;
  return functionsPanel(app, functions, now, link);
}

function startNote({ start, url }: AppView): Html | null {
  if (!url || start?.isThere !== false) return null;
  return html`<div class="note warn">${icon('alert')}<p class="strong">The start page of this site answers 404</p><p>${startWords(start)}</p></div>`;
}

function failed({ app, newest, reasons, now }: AppView): Html | null {
  if (newest?.status !== 'failed') return null;
  const link = html`<a class="inline" href="${deploymentPath(app, newest.deployID)}">${titleOf(newest, 120)}</a>`;
  return html`<div class="note bad">${icon('alert')}<p class="strong">${coded(short(reasons?.get(newest.deployID) ?? 'The newest deployment failed', 300))}</p>
<p class="small">${link}, ${ago(newest.finishedAt ?? newest.createdAt, now)}</p></div>`;
}

function actions({ app, url, newest, current, kept, deployments, may, now }: AppView): Part {
  const visit = url ? html`<a class="button primary" href="${url}">${icon('out')}Visit</a>` : null;
  if (!may) return visit;
  const again =
    newest && !isUnderWay(newest)
      ? html`<form method="post" action="${appPath(app)}/redeploy"><button class="button">${icon('again')}Deploy the branch</button></form>`
      : null;
  const before = kept[kept.indexOf(app.liveRelease ?? '') + 1];
  const target = current && deployments.items.find(({ deployID }) => deployID === before);
  const back = target ? rollback(app, target, newest, now) : null;
  return html`${again}${back}${visit}`;
}

function rollback(app: StoredApp, target: StoredDeployment, newest: StoredDeployment | undefined, now: number): Html {
  const next = newest && isUnderWay(newest) ? ' The deployment that is under way replaces it when it succeeds.' : '';
  return rollbackButton(app, target, {
    label: 'Roll back',
    title: 'Roll back to the release before?',
    text: `Visitors of ${app.name} get it at once: ${releaseWords(target, now)}. The present one is kept.${next}`,
  });
}

function current({ app, url, others, current: live, cdn, now }: AppView): Html | null {
  if (!url) return null;
  const more = html`<ul>${others.map((each) => html`<li>${siteLink(each)}</li>`)}</ul>`;
  const facts: readonly Fact[] = [
    ['Address', siteLink(url)],
    ...(live ? liveFacts(app, live, now) : []),
    ['CDN', cdn ? cdnWords(cdn, now) : null],
    ['Other addresses', others.length === 0 ? null : more],
    ['Records and certificates', html`<a class="inline" href="${domainsPath(app)}">Domains</a>`],
  ];
  return section('Live release', html`<div class="card pad">${factList(facts, 'three')}</div>`);
}

function liveFacts(app: StoredApp, live: StoredDeployment, now: number): readonly Fact[] {
  const { commitFacts, commit, finishedAt, size } = live;
  const ran = ranFor(live, now);
  return [
    [
      'Commit',
      html`<a class="inline" href="${deploymentPath(app, live.deployID)}">${short(commitFacts.subject ?? live.branch, 120)}</a> ${commit === null ? null : html`<code>${commit.slice(0, 7)}</code>`}`,
    ],
    ['Author', commitFacts.author],
    ['Deployed', ago(finishedAt ?? live.createdAt, now)],
    ['Duration', ran === undefined ? null : duration(ran)],
    ['Size', size && sizeOf(size.bytes)],
  ];
}

function deployment({ app, now, newest, reasons }: AppView, each: StoredDeployment, longest: number): Html {
  const { deployID, commitFacts, commit, branch, status, size, createdAt } = each;
  const ran = ranFor(each, now);
  // The reason of the newest one is above the list.
  const reason = each.deployID === newest?.deployID ? undefined : reasons?.get(deployID);
  const why = reason === undefined ? null : html`<span class="reason clamp">${coded(short(reason, 200))}</span>`;
  const facts = [ran === undefined ? null : duration(ran), size === null ? null : sizeOf(size.bytes)].filter(
    (part) => part !== null,
  );
  return html`<li><div class="meta">${deployID === app.liveRelease ? LIVE : STATUS_BADGES[status]}</div>
<div class="two wide"><a class="row-link clamp" href="${deploymentPath(app, deployID)}">${titleOf(each, 160)}</a>${why}<span class="meta dots">${commitFacts.subject === null ? html`<code>${deployID}</code>` : html`<span>${icon('branch')} ${short(branch, 60)}</span>`}${commit === null ? null : html`<code>${commit.slice(0, 7)}</code>`}${commitFacts.author === null ? null : html`<span>${short(commitFacts.author, 40)}</span>`}</span></div>
<div class="two wide"><span class="small muted">${facts.join(' · ')}</span>${phaseBar(each, now, longest)}</div><span class="when">${ago(createdAt, now)}</span></li>`;
}
