import type { HttpResponse } from '../shared/http.ts';
import { ago, short } from './format.ts';
import { html } from './html.ts';
import { confirmation, done, empty, heading, type Page, row, section, table } from './layout.ts';
import { MACHINES_PATH } from './paths.ts';
import { formOf, noted, noteOf, redirect, type Visit } from './visit.ts';

const HEADS = ['Machine', 'Address', 'Since', 'Last used', ''] as const;

/** The page of the machines on which the visitor is signed in by `slipway login`. */
export async function machines({ options, principal, request }: Visit): Promise<Page> {
  const list = await options.logins.machines(principal);
  const now = options.clock.now();
  const rows = list.map(({ id, machine, address, askedAt, usedAt }) => {
    const name = short(machine, 60);
    return row(HEADS, [
      html`<span class="strong">${name}</span> <code class="small">${id}</code>`,
      address === 'loopback' ? 'the machine of the platform' : address,
      ago(askedAt, now),
      usedAt === null ? 'never' : ago(usedAt, now),
      confirmation({
        id: `end-${id}`,
        label: html`Sign out<span class="hidden"> ${name}</span>`,
        kind: 'danger',
        title: `Sign ${name} out?`,
        text: 'No node accepts its tokens any more. Somebody has to sign in there again.',
        action: `${MACHINES_PATH}/end`,
        fields: { machine: id },
        confirm: 'Sign it out',
        isSmall: true,
      }),
    ]);
  });
  const none = html`<code>slipway login</code> signs a machine in.`;
  return {
    status: 200,
    title: 'Your machines',
    content: html`${done(noteOf(request))}${heading(
      html`<h1>Your machines</h1>`,
      html`<p class="muted">Machines on which you are signed in by <code>slipway login</code>. Sign out those that you do not know.</p>`,
    )}${rows.length === 0 ? empty('user', 'You are signed in on no machine', none) : section('Machines', table('Machines', HEADS, rows, 2))}`,
  };
}

export async function endMachine({ options, principal, act, request }: Visit): Promise<HttpResponse> {
  await options.logins.endMachine(principal, (await formOf(request))('machine'), act);
  return redirect(noted(MACHINES_PATH, 'signedOut'));
}
