import { NOTIFY_EVENTS, type NotifyEvent } from '../../contract/notify.ts';
import { additionOf } from '../control/notify.ts';
import type { HttpResponse } from '../shared/http.ts';
import type { StoredDelivery, StoredTarget } from '../stores/notify.ts';
import { addedBy, ago, command, duration, short } from './format.ts';
import { type Html, html, icon, type Part } from './html.ts';
import { empty, listed, madeNote, type Page, pageLinks, removal, section } from './layout.ts';
import { pageOf, rowsOf, sequence } from './paging.ts';
import { appPath, deploymentPath, notifyPath, ofOrganization, organizationPath } from './paths.ts';
import { badge } from './status.ts';
import { type Field, NO_FORM, noted, redirect, type Visit } from './visit.ts';

/** The page of who is told of what happens in an organization, and of what became of the messages, and its forms. */

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

/** What the rows need of the page. */
interface Facts {
  readonly org: string;
  readonly may: boolean;
  readonly now: number;
}

export async function notifications({ options, key: { org }, query, field, may, now }: Visit): Promise<Page> {
  const page = pageOf(query, sequence);
  // The list begins with the newest, so the messages after one in the list are older. There is no way back but the first page.
  const [targets, found] = await Promise.all([
    options.notify.list(org),
    options.notify.deliveries(org, { before: page.after, limit: page.limit }),
  ]);
  const messages = rowsOf(found, { ...page, before: undefined });
  const facts: Facts = { org, may, now };
  const how = html`${may ? 'Add a webhook or an e-mail address below, or from a terminal' : 'Somebody with the role "deployer" can add a webhook or an e-mail address'}: ${command(`slipway notify add --org ${org} --webhook https://hooks.example.com/slipway`)}`;
  const targetRows = targets.map((each) => targetRow(facts, each));
  const messageRows = messages.items.map((each) => messageRow(facts, each));
  return {
    title: 'Notifications',
    ...ofOrganization(org, 'Notifications'),
    head: {
      words:
        'Webhooks and e-mail addresses that are told of deployments that fail or are fixed, of first releases, deleted apps, quotas and certificates.',
    },
    content: html`${listed('Who is told', TARGETS, targetRows, { none: empty('info', 'Nobody is told', how) })}
${may ? addition(org, field) : null}
${listed('Messages', MESSAGES, messageRows, { words: 3 })}${pageLinks(notifyPath(org), { ...messages, previous: false }, ({ seq }) => String(seq))}`,
  };
}

function targetRow({ org, may, now }: Facts, target: StoredTarget): readonly Part[] {
  const { id, shown, kind, project, appID, events, createdAt, createdBy, confirmedAt } = target;
  const waits = kind === 'email' && confirmedAt === null;
  const place = [project, appID].filter((each) => each !== null).join('/');
  const address = short(shown, ADDRESS);
  const path = `${notifyPath(org)}/${encodeURIComponent(id)}`;
  const remove = {
    id: `remove-${id}`,
    title: `Remove ${address}?`,
    text: 'It is told of nothing any more, and the messages to it are gone.',
    action: `${path}/remove`,
    confirm: 'Remove it with its messages',
  };
  return [
    html`<span class="strong">${address}</span> <span class="muted small">${kind === 'email' ? 'E-mail' : 'Webhook'}</span>${waits ? html` ${badge('busy', 'clock', 'Not confirmed')}` : null}`,
    place === '' ? 'All apps' : html`<code>${place}</code>`,
    events.length === NOTIFY_EVENTS.length ? 'Everything' : events.map((each) => WORDS[each]).join(', '),
    addedBy(createdAt, createdBy, now),
    may
      ? html`<div class="actions"><form method="post" action="${path}/test"><button class="button small">${waits ? 'Send the letter again' : 'Send a test'}<span class="hidden"> to ${address}</span></button></form>${removal(address, remove)}</div>`
      : null,
  ];
}

function messageRow({ org, may, now }: Facts, message: StoredDelivery): readonly Part[] {
  const { id, event, project, appID, deployID, shown, attempts, at } = message;
  const path = `${organizationPath(org)}/deliveries/${encodeURIComponent(id)}/redeliver`;
  const again = html`<form method="post" action="${path}"><button class="button small">${icon('again')}Send again<span class="hidden"> ${id}</span></button></form>`;
  const app = project !== null && appID !== null ? { org, project, appID } : undefined;
  return [
    html`<span class="strong">${WORDS[event]}</span> ${app && html`<a class="inline" href="${deployID === null ? appPath(app) : deploymentPath(app, deployID)}">${project}/${appID}</a>`}`,
    short(shown, ADDRESS),
    stateOf(message, now),
    attempts,
    ago(at, now),
    may && event !== 'confirm' ? again : null,
  ];
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
      const wait = duration((nextAt ?? now) - now);
      const next = problem === null ? null : html` <span class="small">again in ${wait}</span>`;
      return html`${badge('busy', 'clock', problem === null ? 'On its way' : 'Waits')}${next}${answer}${why}`;
    }
  }
}

function addition(org: string, field: Field): Html {
  // A form that was refused keeps what was written.
  const isSent = field('address') !== '';
  const box = (event: NotifyEvent) =>
    html`<label class="check"><input type="checkbox" name="on-${event}" value="1"${isSent && field(`on-${event}`) === '' ? null : html` checked`}>${WORDS[event]}</label>`;
  const place = (name: 'project' | 'app', label: string, hint: string) =>
    html`<label class="field"><span>${label}</span><input name="${name}" class="mono" maxlength="63" placeholder="${hint}" value="${field(name)}" autocomplete="off" spellcheck="false"></label>`;
  return section(
    'Tell somebody',
    html`<form class="card pad stack" method="post" action="${notifyPath(org)}"><div class="fields"><label class="field"><span>URL of a webhook, or an e-mail address</span>
<input name="address" class="mono" required maxlength="2048" value="${field('address')}" autocomplete="off" spellcheck="false"></label>
${place('project', 'Only this project', 'all projects')}${place('app', 'Only this app of it', 'all apps')}</div>
<fieldset><legend>Of what</legend><div class="actions">${NOTIFY_EVENTS.map(box)}</div></fieldset>
<div class="actions"><button class="button primary">Add</button></div></form>`,
  );
}

export async function addTarget(visit: Visit): Promise<Page> {
  const { options, key, act, field, principal } = visit;
  const [address = '', project = '', app = ''] = ['address', 'project', 'app'].map((name) => field(name).trim());
  const on = NOTIFY_EVENTS.filter((each) => field(`on-${each}`) !== '');
  const place = { ...(project !== '' && { project }), ...(app !== '' && { app }) };
  const to = /^https?:/i.test(address) ? { webhook: address } : { email: address };
  const { secret, target } = await options.notify.add(key.org, additionOf({ ...to, ...place, on }), act, principal);
  const page = { ...(await notifications({ ...visit, field: NO_FORM })), status: 201 };
  if (secret !== undefined) return { ...page, above: secretNote(secret) };
  const isAsked = target.confirmedAt === null;
  return { ...page, note: isAsked ? 'The address is added, and gets a letter to confirm it.' : 'The target is added.' };
}

function secretNote(secret: string): Html {
  const more = html`<p>Messages are signed with it, as the <a class="inline" href="https://www.standardwebhooks.com">standard-webhooks</a> specification says.</p>`;
  const how = 'Copy its secret now: the console does not show it again.';
  return madeNote('The webhook is added.', how, [secret], more);
}

export async function testTarget({ options, key: { org }, parameters, act }: Visit): Promise<HttpResponse> {
  await options.notify.test(org, parameters.target ?? '', act);
  return redirect(noted(notifyPath(org), 'sent'));
}

export async function removeTarget({ options, key: { org }, parameters, act }: Visit): Promise<HttpResponse> {
  await options.notify.remove(org, parameters.target ?? '', act);
  return redirect(noted(notifyPath(org), 'untold'));
}

export async function redeliver({ options, key: { org }, parameters, act }: Visit): Promise<HttpResponse> {
  await options.notify.redeliver(org, parameters.delivery ?? '', act);
  return redirect(noted(notifyPath(org), 'sent'));
}
