import { OPERATOR_ROUTES } from '../../contract/routes.ts';
import { refuseToken } from '../identity/access-tokens.ts';
import type { Logins, Machine } from '../identity/logins.ts';
import { list, moment, object, orNull, string } from './answers.ts';
import type { Endpoint } from './api.ts';
import { iso } from './records.ts';

/** The calls about the machines that the caller is signed in on by `slipway login`. */

interface MachineParts {
  readonly logins: Pick<Logins, 'machines' | 'endMachine'>;
}

const MACHINE = { id: string, machine: string, address: string, since: moment, usedAt: orNull(moment), endsAt: moment };

function endpoint<Body>(it: Endpoint<MachineParts, Body>) {
  return it;
}

export const MACHINE_ENDPOINTS = {
  listMachines: endpoint({
    ...OPERATOR_ROUTES.listMachines,
    summary:
      'Lists the machines on which the caller is signed in by `slipway login`, the last used first. `address`: the one that asked. `usedAt`: when it last got a token, of 15 minutes.',
    for: 'everyone',
    answer: object({ machines: list(object(MACHINE)) }),
    async run({ principal }, { logins }) {
      refuseToken(principal, 'see the machines of its person');
      return { machines: (await logins.machines(principal)).map(machineRecord) };
    },
  }),
  endMachine: endpoint({
    ...OPERATOR_ROUTES.endMachine,
    summary: 'Signs a machine of the caller out. No node accepts its tokens any more.',
    for: 'everyone',
    answer: object({ ended: { const: true }, machine: string }),
    async run({ principal, parameters: { machine = '' }, act }, { logins }) {
      refuseToken(principal, 'sign machines out');
      return { ended: true, machine: (await logins.endMachine(principal, machine, act)).machine };
    },
  }),
} as const;

function machineRecord({ id, machine, address, askedAt, usedAt, endsAt }: Machine) {
  const used = usedAt === null ? null : iso(usedAt);
  return { id, machine, address, since: iso(askedAt), usedAt: used, endsAt: iso(endsAt) };
}
