import type { HttpResponse } from '../shared/http.ts';
import { ago, short } from './format.ts';
import { html } from './html.ts';
import { confirmation, empty, listed, type Page } from './layout.ts';
import { MACHINES_PATH } from './paths.ts';
import { formOf, noted, redirect, type Visit } from './visit.ts';

const HEADS = ['Machine', 'Address', 'Since', 'Last used', ''] as const;

/** The page of the machines on which the visitor is signed in by `slipway login`. */
export async function machines({ options, principal }: Visit): Promise<Page> {
  const list = await options.logins.machines(principal);
  const now = options.clock.now();
  const rows = list.map(({ id, machine, address, askedAt, usedAt }) => {
    const name = short(machine, 60);
    return [
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

export async function endMachine({ options, principal, act, request }: Visit): Promise<HttpResponse> {
  await options.logins.endMachine(principal, (await formOf(request))('machine'), act);
  return redirect(noted(MACHINES_PATH, 'signedOut'));
}
