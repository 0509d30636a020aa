import { NOTIFY_EVENTS, type NotifyEvent } from '../../contract/notify.ts';
import type { StoredDelivery, StoredTarget } from '../stores/notify.ts';
import { addedBy, ago, command, short } from './format.ts';
import { type Html, html } from './html.ts';
import { icon } from './icons.ts';
import { alert, confirmation, done, empty, heading, type Page, pageLinks, row, section, table } from './layout.ts';
import type { Rows } from './paging.ts';
import { appPath, deploymentPath, notifyPath, ofOrganization, organizationPath } from './paths.ts';
import { badge } from './status.ts';

export interface NotifyView {
  readonly org: string;
  readonly targets: readonly StoredTarget[];
  readonly deliveries: Rows<StoredDelivery>;
  readonly mayChange: boolean;
  readonly now: number;
  readonly note?: string | undefined;
  readonly problem?: string | undefined;
  /** Of a webhook that was just added. */
  readonly secret?: string | undefined;
  /** What the form has after a problem. */
  readonly written?: Readonly<Partial<Record<'address' | 'project' | 'app', string | undefined>>> | undefined;
}

const WORDS: Readonly<Record<NotifyEvent | 'test' | 'confirm', string>> = {
  failed: 'Deployment failed',
  fixed: 'Fixed',
  live: 'First live',
  deleted: 'App deleted',
  quota: 'Near a quota',
  certificate: 'Certificate fails',
  test: 'Test',
  confirm: 'Confirm the address',
};

/** Characters of an address in a row. */
const ADDRESS = 48;

const TARGETS = ['Told', 'About', 'On', 'Added', ''] as const;
const MESSAGES = ['Message', 'To', 'State', 'Attempts', 'When', ''] as const;

/** Renders who is told of what happens in an organization, and what became of the messages. */
export function notifyPage(status: number, view: NotifyView): Page {
  const { org, targets, deliveries, mayChange } = view;
  const how = html`${mayChange ? 'Add a webhook or an e-mail address below, or from a terminal' : 'Somebody with the role "deployer" can add a webhook or an e-mail address'}: ${command(`slipway notify add --org ${org} --webhook https://hooks.example.com/slipway`)}`;
  return {
    status,
    title: 'Notifications',
    ...ofOrganization(org, 'Notifications'),
    content: html`${alert(view.problem)}${done(view.note)}${secretNote(view.secret)}${heading(
      html`<h1>Notifications</h1>`,
      html`<p class="muted">Webhooks and e-mail addresses that are told of deployments that fail or are fixed, of first releases, deleted apps, quotas and certificates.</p>`,
    )}
${section(
  'Who is told',
  targets.length === 0
    ? empty('info', 'Nobody is told', how)
    : table(
        'Who is told',
        TARGETS,
        targets.map((each) => targetRow(view, each)),
        3,
      ),
)}
${mayChange ? addition(view) : null}
${
  deliveries.items.length === 0 && !deliveries.previous
    ? null
    : html`${section(
        'Messages',
        table(
          'Messages',
          MESSAGES,
          deliveries.items.map((each) => messageRow(view, each)),
          3,
        ),
      )}${pageLinks(notifyPath(org), { ...deliveries, previous: false }, ({ seq }) => String(seq))}`
}`,
  };
}

function targetRow({ org, mayChange, now }: NotifyView, target: StoredTarget): Html {
  const { id, shown, kind, project, appID, events, createdAt, createdBy, confirmedAt } = target;
  const waits = kind === 'email' && confirmedAt === null;
  const place = [project, appID].filter((each) => each !== null).join('/');
  const address = short(shown, ADDRESS);
  const path = `${notifyPath(org)}/${encodeURIComponent(id)}`;
  return row(TARGETS, [
    html`<span class="strong">${address}</span> <span class="muted small">${kind === 'email' ? 'E-mail' : 'Webhook'}</span>${waits ? html` ${badge('busy', 'clock', 'Not confirmed')}` : null}`,
    place === '' ? 'All apps' : html`<code>${place}</code>`,
    events.length === NOTIFY_EVENTS.length ? 'Everything' : events.map((each) => WORDS[each]).join(', '),
    addedBy(createdAt, createdBy, now),
    mayChange
      ? html`<div class="actions"><form method="post" action="${path}/test"><button class="button small">${waits ? 'Send the letter again' : 'Send a test'}<span class="hidden"> to ${address}</span></button></form>${confirmation(
          {
            id: `remove-${id}`,
            label: html`${icon('bin')}Remove<span class="hidden"> ${address}</span>`,
            kind: 'danger',
            title: `Remove ${address}?`,
            text: 'It is told of nothing any more, and the messages to it are gone.',
            action: `${path}/remove`,
            confirm: 'Remove it with its messages',
            isSmall: true,
          },
        )}</div>`
      : null,
  ]);
}

function messageRow({ org, mayChange, now }: NotifyView, message: StoredDelivery): Html {
  const { id, event, project, appID, deployID, shown, attempts, at } = message;
  const path = `${organizationPath(org)}/deliveries/${encodeURIComponent(id)}/redeliver`;
  const again =
    event === 'confirm'
      ? null
      : html`<form method="post" action="${path}"><button class="button small">${icon('again')}Send again<span class="hidden"> ${id}</span></button></form>`;
  return row(MESSAGES, [
    html`<span class="strong">${WORDS[event]}</span> ${project !== null && appID !== null ? appLink({ org, project, appID }, deployID) : null}`,
    short(shown, ADDRESS),
    stateOf(message, now),
    attempts,
    ago(at, now),
    mayChange ? again : null,
  ]);
}

function appLink(app: { org: string; project: string; appID: string }, deployID: string | null): Html {
  const href = deployID === null ? appPath(app) : deploymentPath(app, deployID);
  return html`<a class="inline" href="${href}">${app.project}/${app.appID}</a>`;
}

function stateOf({ state, status, problem, nextAt }: StoredDelivery, now: number): Html {
  const answer = status === null ? null : html` <code>${status}</code>`;
  const why = problem === null ? null : html` <span class="muted small">${short(problem, 120)}</span>`;
  switch (state) {
    case 'delivered':
      return html`${badge('good', 'check', 'Delivered')}${answer}`;
    case 'failed':
      return html`${badge('bad', 'cross', 'Failed')}${answer}${why}`;
    case 'pending': {
      const wait = Math.max(0, Math.round(((nextAt ?? now) - now) / 1_000));
      const next = problem === null ? null : html` <span class="small">again in ${wait} s</span>`;
      return html`${badge('busy', 'clock', problem === null ? 'On its way' : 'Waits')}${next}${answer}${why}`;
    }
  }
}

function addition({ org, written = {} }: NotifyView): Html {
  const box = (event: NotifyEvent) =>
    html`<label class="check"><input type="checkbox" name="on-${event}" value="1" checked>${WORDS[event]}</label>`;
  const place = (name: 'project' | 'app', label: string, hint: string) =>
    html`<label class="field"><span>${label}</span><input name="${name}" class="mono" maxlength="63" placeholder="${hint}" value="${written[name] ?? ''}" autocomplete="off" spellcheck="false"></label>`;
  return section(
    'Tell somebody',
    html`<form class="card pad stack" method="post" action="${notifyPath(org)}"><div class="fields"><label class="field"><span>URL of a webhook, or an e-mail address</span>
<input name="address" class="mono" required maxlength="2048" value="${written.address ?? ''}" autocomplete="off" spellcheck="false"></label>
${place('project', 'Only this project', 'all projects')}${place('app', 'Only this app of it', 'all apps')}</div>
<fieldset><legend>Of what</legend><div class="actions">${NOTIFY_EVENTS.map(box)}</div></fieldset>
<div class="actions"><button class="button primary">Add</button></div></form>`,
  );
}

function secretNote(secret: string | undefined): Html | null {
  if (secret === undefined) return null;
  return html`<div class="note good" role="status">${icon('check')}<p class="strong">The webhook is added.</p><p>Copy its secret now: the console does not show it again.</p>
<code id="token" class="secret">${secret}</code><p>Messages are signed with it, as the <a class="inline" href="https://www.standardwebhooks.com">standard-webhooks</a> specification says.</p></div>`;
}
