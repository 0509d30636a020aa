import { refuseToken } from '../identity/access-tokens.ts';
import type { Logins } from '../identity/logins.ts';
import { list, moment, object, orNull, string } from './answers.ts';
import { describing } from './api.ts';

/** The calls about the machines that the caller is signed in on by `slipway login`. */

const MACHINE = { id: string, machine: string, address: string, since: moment, usedAt: orNull(moment), endsAt: moment };

const endpoint = describing<{ readonly logins: Pick<Logins, 'machines' | 'endMachine'> }>();

export const MACHINE_ENDPOINTS = {
  listMachines: endpoint({
    summary:
      'Lists the machines on which the caller is signed in by `slipway login`, the last used first. `address`: the one that asked. `usedAt`: when it last got a token, of 15 minutes.',
    for: 'everyone',
    answer: object({ machines: list(object(MACHINE)) }),
    async run({ principal }, { logins }) {
      refuseToken(principal, 'see the machines of its person');
      return { machines: (await logins.machines(principal)).map((each) => ({ ...each, since: each.askedAt })) };
    },
  }),
  endMachine: endpoint({
    summary: 'Signs a machine of the caller out. No node accepts its tokens any more.',
    for: 'everyone',
    answer: object({ ended: { const: true }, machine: string }),
    async run({ principal, parameters: { machine = '' }, act }, { logins }) {
      refuseToken(principal, 'sign machines out');
      return { ended: true, machine: (await logins.endMachine(principal, machine, act)).machine };
    },
  }),
} as const;
