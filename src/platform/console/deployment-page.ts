import { formatAgo } from '../../base/durations.ts';
import { counted } from '../../base/text.ts';
import type { Diagnostic, SourceLine } from '../../contract/control-plane.ts';
import type { HttpResponse } from '../shared/http.ts';
import type { ReleaseComparison } from '../shared/types.ts';
import type { StoredApp, StoredDeployment } from '../stores/rows/records.ts';
import { type Explained, explained, failingLine } from './explained.ts';
import { ago, coded, countOf, duration, short, sizeOf } from './format.ts';
import { type Html, html, icon, type Part } from './html.ts';
import { boundedParts, confirmation, factList, heading, type Page, section } from './layout.ts';
import { logCard, readLog, renderLog, type ShownLog, shownLog } from './logs.ts';
import { appPath, deploymentPath, ofApp, queuePath } from './paths.ts';
import { isUnderWay, LIVE, phaseBar, phaseLegend, ranFor, STATUS_BADGES, titleOf } from './status.ts';
import { type AppVisit, liveUrl, noted, redirect, visitedDeployment } from './visit.ts';

export async function deployment(visit: AppVisit): Promise<Page> {
  const { app, options, may, now } = visit;
  const found = await visitedDeployment(visit);
  const log = shownLog(found, await readLog(options.logs, found.deployID, undefined, found.finishedAt !== null));
  const facts = found.status === 'failed' ? await options.state.deployments.failure(app, found.deployID) : undefined;
  const kept = await options.state.releases.list(app);
  const index = kept.findIndex(({ deployID }) => deployID === found.deployID);
  const [release, before] = index === -1 ? [] : [kept[index], kept[index + 1]];
  return deploymentPage({
    app,
    deployment: found,
    failure: facts && explained(app, facts),
    log,
    changes: release && before ? await options.compare(app.org, before.manifestHash, release.manifestHash) : undefined,
    isKept: release !== undefined,
    siteUrl: liveUrl(options, app),
    may,
    now,
  });
}

interface DeploymentView extends Pick<AppVisit, 'app' | 'may' | 'now'> {
  readonly deployment: StoredDeployment;
  readonly failure: Explained | undefined;
  readonly log: ShownLog;
  /** The difference to the release before, if it is known. */
  readonly changes: ReleaseComparison | undefined;
  readonly isKept: boolean;
  readonly siteUrl: string | undefined;
}

/** Renders the page of a deployment. A script follows the log until the deployment has ended. */
export function deploymentPage(view: DeploymentView): Page {
  const { app, deployment, failure } = view;
  const isLive = deployment.deployID === app.liveRelease;
  return {
    title: deployment.deployID,
    ...ofApp(app, 'Deployments'),
    content: html`<div id="head" data-live${isUnderWay(deployment) ? html` data-busy` : null} class="stack">${heading(
      html`<h1>${titleOf(deployment, 200)}</h1> <span data-status role="status">${isLive ? LIVE : STATUS_BADGES[deployment.status]}</span>`,
      null,
      actions(view, isLive),
    )}
${failure ? failurePanel(failure) : null}
${warningList(deployment)}
${facts(view)}</div>
${changesPanel(deployment.status === 'succeeded' ? view.changes : undefined)}
${logSection(view)}`,
  };
}

function actions({ app, deployment, isKept, may, siteUrl, now }: DeploymentView, isLive: boolean): Part {
  const path = deploymentPath(app, deployment.deployID);
  const visit = isLive && siteUrl ? html`<a class="button primary" href="${siteUrl}">${icon('out')}Visit</a>` : null;
  if (!may) return visit;
  if (isUnderWay(deployment) && deployment.status !== 'activating') {
    return confirmation({
      id: 'cancel',
      label: html`${icon('slash')}Cancel`,
      kind: 'danger',
      title: 'Cancel this deployment?',
      text: cancelWords(deployment),
      action: `${path}/cancel`,
      confirm: 'Cancel the deployment',
    });
  }
  if (isUnderWay(deployment)) return visit;
  const label = html`${icon('again')}Redeploy`;
  // A release that was replaced may be an old one.
  const isReplaced = deployment.status === 'succeeded' && !isLive && app.liveRelease !== null;
  const again = isReplaced
    ? confirmation({
        id: 'redeploy',
        label,
        title: 'Build this commit again?',
        text: `Visitors of ${app.name} get it when it is built: ${releaseWords(deployment, now)}. The present release is kept.`,
        action: `${path}/redeploy`,
        confirm: 'Build it again',
      })
    : html`<form method="post" action="${path}/redeploy"><button class="button">${label}</button></form>`;
  const back =
    isKept && !isLive
      ? rollbackButton(app, deployment, {
          label: 'Make live',
          title: 'Make this release live?',
          text: `Visitors of ${app.name} get it at once: ${releaseWords(deployment, now)}. The present one is kept.`,
        })
      : null;
  return html`${again}${back}${visit}`;
}

export function cancelWords({ status }: StoredDeployment): string {
  const what = status === 'queued' ? 'It leaves the queue and is not built.' : 'Its build is stopped at once.';
  return `${what} The live release stays.`;
}

/** Names the release of a deployment: `Fix the menu (4f1c2aa, 3 hours ago)`. */
export function releaseWords(deployment: StoredDeployment, now: number): string {
  const { commitFacts, deployID, commit, finishedAt, createdAt } = deployment;
  const when = formatAgo(finishedAt ?? createdAt, now);
  const facts = commit === null ? when : `${commit.slice(0, 7)}, ${when}`;
  return `${short(commitFacts.subject ?? deployID)} (${facts})`;
}

export function rollbackButton(
  app: StoredApp,
  { deployID }: StoredDeployment,
  { label, ...words }: { readonly label: string; readonly title: string; readonly text: string },
): Html {
  return confirmation({
    id: `live-${deployID}`,
    label: html`${icon('back')}${label}`,
    ...words,
    action: `${deploymentPath(app, deployID)}/rollback`,
    confirm: 'Make it live',
  });
}

function warningList({ warnings }: StoredDeployment): Html | null {
  if (warnings.length === 0) return null;
  const items = warnings.map(({ file, line, message }) => {
    const place = file === null ? null : html`<code>${short(line === null ? file : `${file}:${line}`, 250)}</code> `;
    return html`<li>${place}${message}</li>`;
  });
  return section('Warnings about the start page', html`<ul class="card pad">${items}</ul>`);
}

function facts({ app, deployment, now }: DeploymentView): Html {
  const { branch, commit, commitFacts, createdAt, finishedAt, size, triggeredBy } = deployment;
  const link = (deployID: string | null) =>
    deployID && html`<a class="mono" href="${deploymentPath(app, deployID)}">${deployID}</a>`;
  const ran = ranFor(deployment, now);
  const rows = factList([
    ['Branch', html`${icon('branch')} ${short(branch, 250)}`],
    [
      'Commit',
      commit === null
        ? finishedAt === null
          ? 'Known after the clone'
          : 'None: it ended before the clone did'
        : html`<code title="${commit}">${commit.slice(0, 12)}</code>`,
    ],
    ['Author', commitFacts.author],
    ['Created', ago(createdAt, now)],
    ['Duration', ran === undefined ? null : duration(ran)],
    ['Size', size && `${sizeOf(size.bytes)} in ${counted(size.files, 'file')}`],
    ['Asked for by', triggeredBy && short(triggeredBy)],
    ['Again', link(deployment.redeployOf)],
    ['Replaced by', link(deployment.supersededBy)],
    ['Cancelled by', deployment.cancelledBy && short(deployment.cancelledBy)],
  ]);
  const bar = phaseBar(deployment, now);
  return html`<div class="card pad">${rows}${bar}${bar && phaseLegend(deployment, now)}</div>`;
}

function logSection({ app, deployment, failure, log }: DeploymentView): Html {
  const path = `${deploymentPath(app, deployment.deployID)}/log`;
  const isOpen = isUnderWay(deployment);
  const follows = html` role="log" data-log="${path}" data-next="${log.next}" data-stage="${deployment.stage ?? ''}"`;
  const waiting = !isOpen
    ? deployment.startedAt === null
      ? 'No build began, so there is no log.'
      : 'The build wrote no log.'
    : deployment.status === 'queued'
      ? html`It waits for a free builder: <a href="${queuePath(app.org)}">its place in the queue</a>. The log appears here when the build begins.`
      : 'The log appears here when the build writes it.';
  const lines =
    log.text === ''
      ? html`<p class="pad muted waiting"><span>${waiting}</span></p>`
      : renderLog({ ...log, failing: failure && failingLine(failure) });
  const failed =
    failure && log.text !== ''
      ? html`<a class="button small" href="#failure">${icon('alert')}Go to the failure</a>`
      : null;
  const links = html`<span id="log-links" data-live class="links">${failed}<a class="button small" href="${path}">Whole log as text</a></span>`;
  const attributes = html` aria-label="Build log"${isOpen ? follows : html` role="region"`}`;
  return section('Log', logCard(attributes, links, lines));
}

/** Bytes of the findings of a page, at most. */
const FINDINGS_BYTES = 20 * 1024;
/** Characters of a message. */
const MESSAGE = 700;

export function failurePanel({ headline, remedy, findings, more, facts }: Explained): Html {
  const shown = boundedParts(findings, FINDINGS_BYTES, (each) => finding(each, headline));
  const left = more + findings.length - shown.length;
  const said = headline.includes(facts.message) ? null : html`<span>${coded(short(facts.message, MESSAGE))}</span>`;
  return html`<section class="card failure" aria-labelledby="failed"><div class="pad"><h2 id="failed">${icon('cross')} ${coded(headline)}</h2>
${remedy === undefined ? null : html`<p>${coded(remedy)}</p>`}<p class="meta dots">${said}<code>${facts.code}</code></p></div>${shown}
${left > 0 ? html`<p class="finding muted small">And ${counted(left, 'more finding')}.</p>` : null}</section>`;
}

const WORDS = { error: 'Error', warning: 'Warning', notice: 'Notice' } as const;
const LOOKS = { error: 'bad', warning: 'busy', notice: 'idle' } as const;

/** `headline`: what the panel has said already. */
function finding({ file, line, column, severity, code, message, source = [] }: Diagnostic, headline: string): Html {
  const place = `${file}${line === null ? '' : `:${line}${column === null ? '' : `:${column}`}`}`;
  return html`<div class="finding"><div class="meta"><span class="badge ${LOOKS[severity]}">${icon(severity === 'notice' ? 'info' : 'alert')}${WORDS[severity]}</span><span class="place">${place}</span>${code === null ? null : html`<code>${code}</code>`}</div>
${headline.includes(message) ? null : html`<p class="said">${coded(short(message, MESSAGE))}</p>`}${sourceLines(source, line, place)}</div>`;
}

function sourceLines(source: readonly SourceLine[], at: number | null, place: string): Html | null {
  if (source.length === 0) return null;
  const lines = source.map(
    ({ line, text }) => html`<li${line === at ? html` class="at"` : null}><b>${line}</b><span>${text}</span>`,
  );
  return html`<ol class="source" tabindex="0" aria-label="Source at ${place}">${lines}</ol>`;
}

const SIGNS = { added: ['add', '+'], changed: ['mod', '~'], removed: ['del', '−'] } as const;

function changesPanel(changes: ReleaseComparison | undefined): Html {
  // What a deployment changes is known when it has succeeded.
  const id = html`id="changes" data-live`;
  if (!changes) return html`<div ${id} hidden></div>`;
  const { added, changed, removed, unchanged, files } = changes;
  const more = added + changed + removed - files.length;
  const rows = files.map(({ kind, path, bytes: size }) => {
    const [look, sign] = SIGNS[kind];
    return html`<li><span class="${look}" title="${kind}">${sign}<span class="hidden"> ${kind}</span></span><span>${path}</span><span class="muted">${signed(size)}</span></li>`;
  });
  const none = html`<p class="muted">The files are the same as in the release before.</p>`;
  const list = html`<ul class="changes">${rows}</ul>${more > 0 ? html`<p class="muted small">And ${counted(more, 'more file')}.</p>` : null}`;
  const all = [
    [added, 'add', 'added'],
    [changed, 'mod', 'changed'],
    [removed, 'del', 'removed'],
    [unchanged, '', 'unchanged'],
  ] as const;
  const counts = all.flatMap(([value, look, word]) =>
    value === 0 ? [] : [html`<span class="${look}">${countOf(value)} ${word}</span>`],
  );
  const content = html`<div class="card pad"><p class="meta">${counts}<span>${signed(changes.bytes)}</span></p>
${rows.length === 0 ? none : list}</div>`;
  return html`<div ${id}>${section('Changes against the release before', content)}</div>`;
}

function signed(size: number): string {
  return size === 0 ? 'same size' : `${size > 0 ? '+' : '−'}${sizeOf(Math.abs(size))}`;
}

export async function redeploy({ app, options, parameters, act }: AppVisit): Promise<HttpResponse> {
  const made = await options.operations.redeploy(app, parameters.deployment, act);
  return redirect(made.kind === 'done' ? noted(deploymentPath(app, made.made.deployID), 'queued') : appPath(app));
}

export async function cancel({ app, options, parameters, field, act }: AppVisit): Promise<HttpResponse> {
  const { deployID } = await options.operations.cancel(app, parameters.deployment ?? '', act);
  // Only to the page of the organization's queue: a form says nothing else.
  const back = field('back') === queuePath(app.org);
  return redirect(noted(back ? queuePath(app.org) : deploymentPath(app, deployID), 'cancelled'));
}

export async function makeLive(visit: AppVisit): Promise<HttpResponse> {
  const { app, options, act } = visit;
  const { deployID } = await visitedDeployment(visit);
  const isLive = deployID === app.liveRelease;
  const { warnings } = isLive ? { warnings: [] } : await options.operations.rollback(app, deployID, act);
  return redirect(noted(appPath(app), warnings.length === 0 ? 'live' : 'behind'));
}
