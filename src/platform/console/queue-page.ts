import { counted } from '../../base/text.ts';
import type { AppDeployment, OrganizationQueue } from '../stores/rows/records.ts';
import { ago, duration, short } from './format.ts';
import { type Html, html, type Part } from './html.ts';
import { icon } from './icons.ts';
import { confirmation, done, empty, heading, type Page, row, section, table } from './layout.ts';
import { appPath, deploymentPath, ofOrganization, queuePath } from './paths.ts';
import { phaseBar, ranFor, statusBadge, titleOf } from './status.ts';

export interface QueueView {
  readonly org: string;
  readonly queue: OrganizationQueue;
  /** Rows of each list, at most. The queue has one more if there are more. */
  readonly most: number;
  readonly mayChange: boolean;
  readonly now: number;
  readonly note: string | undefined;
}

const RUNNING = ['App', 'State', 'Phases', 'Time', ''] as const;
const WAITING = ['App', 'Position', 'Ahead', 'Waits since', ''] as const;

export function queuePage(view: QueueView): Page {
  const { org, queue, most, note } = view;
  const [running, waiting] = [queue.running.slice(0, most), queue.waiting.slice(0, most)];
  const isEmpty = running.length + waiting.length === 0;
  const more = Math.max(queue.running.length, queue.waiting.length) > most;
  const none = empty(
    'clock',
    'Nothing is built and nothing waits',
    'Deployments appear here from the moment that they are asked for.',
  );
  return {
    status: 200,
    title: 'Queue',
    ...ofOrganization(org, 'Queue'),
    content: html`${done(note)}${heading(
      html`<h1>Queue</h1>`,
      html`<p class="muted">Organizations take turns. An app has one build at once, and one deployment that waits: a newer one replaces it.</p>`,
    )}
<div id="queue" data-live${isEmpty ? null : html` data-busy`} class="stack">${isEmpty ? none : null}
${
  running.length === 0
    ? null
    : section(
        'Running',
        table(
          'Running',
          RUNNING,
          running.map((each) => runningRow(view, each)),
        ),
      )
}
${
  waiting.length === 0
    ? null
    : section(
        'Waiting',
        table(
          'Waiting',
          WAITING,
          waiting.map((each, index) => waitingRow(view, each, index)),
        ),
      )
}
${more ? html`<p class="muted">The first ${counted(most, 'deployment')} of each list.</p>` : null}</div>`,
  };
}

function runningRow({ now, mayChange }: QueueView, { app, deployment }: AppDeployment): Html {
  const ran = ranFor(deployment, now);
  return row(RUNNING, [
    nameOf({ app, deployment }),
    statusBadge(deployment.status),
    html`<div class="two">${phaseBar(deployment, now)}<span class="small muted">${deployment.stage ?? ''}</span></div>`,
    ran === undefined ? null : html`<span class="nobreak">${duration(ran)}</span>`,
    mayChange && mayCancel({ app, deployment }) ? cancel({ app, deployment }) : null,
  ]);
}

function waitingRow(view: QueueView, each: AppDeployment, index: number): Html {
  const { now, mayChange } = view;
  return row(WAITING, [
    nameOf(each),
    String(index + 1),
    ahead(view, each, index),
    ago(each.deployment.createdAt, now),
    mayChange && mayCancel(each) ? cancel(each) : null,
  ]);
}

/** Says what a deployment waits for: the build of its app, else those of the organization before it. */
function ahead({ queue }: QueueView, { app }: AppDeployment, index: number): Part {
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

function mayCancel({ deployment }: AppDeployment): boolean {
  return deployment.status !== 'activating';
}

function cancel({ app, deployment }: AppDeployment): Html {
  const isQueued = deployment.status === 'queued';
  return confirmation({
    id: `cancel-${deployment.deployID}`,
    label: html`${icon('slash')}Cancel<span class="hidden"> ${short(app.appID)}</span>`,
    kind: 'danger',
    title: `Cancel the deployment of ${app.appID}?`,
    text: `${isQueued ? 'It leaves the queue and is not built.' : 'Its build is stopped at once.'} The live release stays.`,
    action: `${deploymentPath(app, deployment.deployID)}/cancel`,
    fields: { back: queuePath(app.org) },
    confirm: 'Cancel the deployment',
    isSmall: true,
  });
}
