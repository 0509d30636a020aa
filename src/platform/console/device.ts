import { CONTROL_ERROR_STATUS } from '../../contract/control-plane.ts';
import { normalized } from '../identity/logins.ts';
import { clientOf } from '../shared/client-address.ts';
import type { HttpResponse } from '../shared/http.ts';
import { Refusal } from '../shared/refusal.ts';
import type { AskedLogin } from '../stores/logins.ts';
import { ago, short } from './format.ts';
import { type Html, html } from './html.ts';
import { alert, done, empty, factList, listed, type Page, removal } from './layout.ts';
import { signPage } from './pages.ts';
import { DEVICE_PATH, MACHINES_PATH } from './paths.ts';
import { noted, redirect, type Visit } from './visit.ts';

/** The page on which a person approves a sign-in of the command line (`slipway login`), or denies it. Looking at it changes nothing. */

const TITLE = 'Sign in a terminal';

export async function device({ options, principal, request, query, now }: Visit): Promise<Page> {
  const code = query.get('user_code') ?? '';
  if (code === '') return signPage(TITLE, 200, question());
  return answered(async () => {
    const asked = await options.logins.asked(code, principal, clientOf(request));
    return decision(normalized(code), asked, principal.email, now);
  });
}

export function decideDevice({ options, principal, act, field }: Visit): Promise<Page> {
  const isApproved = field('decision') === 'approve';
  return answered(async () => {
    const { machine } = await options.logins.decide(field('user_code'), isApproved, principal, act);
    return isApproved
      ? html`<h1>Approved</h1>${done(`${machine} is signed in as ${principal.email}. Go back to the terminal.`)}`
      : html`<h1>Denied</h1>${done(`${machine} was not signed in. Its code is of no more use.`)}`;
  });
}

async function answered(content: () => Promise<Html>): Promise<Page> {
  try {
    return signPage(TITLE, 200, await content());
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === 'unavailable') throw error;
    return { ...signPage(TITLE, CONTROL_ERROR_STATUS[error.code], question(error.message)), headers: error.headers };
  }
}

function question(problem?: string): Html {
  return html`<h1>Sign in a terminal</h1>${alert(problem)}<form class="card pad" method="get" action="${DEVICE_PATH}">
<label class="field"><span>The code that <code>slipway login</code> shows</span><input class="mono" name="user_code" required maxlength="20" autocomplete="off" autocapitalize="characters" spellcheck="false" placeholder="XXXX-XXXX"></label>
<button class="button primary">Go on</button></form>`;
}

function decision(code: string, { machine, address, askedAt }: AskedLogin, email: string, now: number): Html {
  return html`<h1>Sign in a terminal?</h1>
<p>Approve only if <strong>you</strong> have just run <code>slipway login</code>, and your terminal shows this code:</p>
<code id="code" class="secret">${code}</code>
${factList([
  ['Machine', machine],
  ['Its address', address === 'loopback' ? 'the machine of the platform' : address],
  ['Asked', ago(askedAt, now)],
  ['It may act as', email],
])}
<p class="muted">Whoever sits at that machine can then do all that you may. Somebody who sends you a link to this page wants to sign in as you: deny it.</p>
<form class="actions" method="post" action="${DEVICE_PATH}"><input type="hidden" name="user_code" value="${code}">
<button class="button primary" name="decision" value="approve">Approve</button>
<button class="button danger" name="decision" value="deny">Deny</button></form>`;
}

const HEADS = ['Machine', 'Address', 'Since', 'Last used', ''] as const;

/** The page of the machines on which the visitor is signed in by `slipway login`. */
export async function machines({ options, principal, now }: Visit): Promise<Page> {
  const list = await options.logins.machines(principal);
  const rows = list.map(({ id, machine, address, askedAt, usedAt }) => {
    const name = short(machine, 60);
    const end = {
      id: `end-${id}`,
      title: `Sign ${name} out?`,
      text: 'No node accepts its tokens any more. Somebody has to sign in there again.',
      action: `${MACHINES_PATH}/end`,
      fields: { machine: id },
      confirm: 'Sign it out',
    };
    return [
      html`<span class="strong">${name}</span> <code class="small">${id}</code>`,
      address === 'loopback' ? 'the machine of the platform' : address,
      ago(askedAt, now),
      usedAt === null ? 'never' : ago(usedAt, now),
      removal(name, end, 'Sign out', null),
    ];
  });
  const none = html`<code>slipway login</code> signs a machine in.`;
  return {
    title: 'Your machines',
    head: {
      words: html`Machines on which you are signed in by <code>slipway login</code>. Sign out those that you do not know.`,
    },
    content: listed('Machines', HEADS, rows, { words: 2 }) ?? empty('user', 'You are signed in on no machine', none),
  };
}

export async function endMachine({ options, principal, act, field }: Visit): Promise<HttpResponse> {
  await options.logins.endMachine(principal, field('machine'), act);
  return redirect(noted(MACHINES_PATH, 'signedOut'));
}
