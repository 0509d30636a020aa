import type { InferOutput } from 'valibot';
import { ACCESS_TOKEN_LIMITS, ACCESS_TOKEN_ROLES } from '../../contract/access-token.ts';
import { IDENTIFIER } from '../../contract/limits.ts';
import type { Place } from '../identity/access.ts';
import { type AccessTokens, refuseToken, type WantedToken } from '../identity/access-tokens.ts';
import type { Logins } from '../identity/logins.ts';
import { clearable, members } from '../shared/schema.ts';
import { list, moment, oneOf as named, object, orNull, string } from './answers.ts';
import { type Call, describing, placeOf } from './api.ts';
import { invalid, matching, oneOf, wholeNumber } from './validation.ts';

/** The calls about access tokens and the caller's machines. To list and to revoke tokens, a role in a part of the organization is enough. */

const identifier = matching({ pattern: IDENTIFIER, example: 'ci' }, 'must be an identifier');
const { leastMs, mostMs, defaultMs } = ACCESS_TOKEN_LIMITS;

export const NEW_TOKEN = members({
  name: identifier,
  role: clearable(oneOf(ACCESS_TOKEN_ROLES)),
  lifetimeSeconds: clearable(wholeNumber(leastMs / 1_000, mostMs / 1_000)),
});

const TOKEN = {
  name: string,
  org: string,
  project: orNull(string),
  app: orNull(string),
  role: named(ACCESS_TOKEN_ROLES),
  madeBy: string,
  createdAt: moment,
  endsAt: moment,
  usedAt: orNull(moment),
};

const MADE = { body: NEW_TOKEN, status: 201, answer: object({ ...TOKEN, token: string }), run: create } as const;

type TokenParts = { readonly accessTokens: AccessTokens };
const endpoint = describing<TokenParts>();

export const TOKEN_ENDPOINTS = {
  listTokens: endpoint({
    summary:
      'Lists access tokens of an organization, also those that ended a short time ago: those that the caller made, and those of the places where the caller is an admin.',
    partly: true,
    answer: object({ tokens: list(object(TOKEN)) }),
    run: async (call, { accessTokens }) => ({
      tokens: (await accessTokens.list(call.principal, call.key.org)).map((each) => ({ ...each, app: each.appID })),
    }),
  }),
  createToken: endpoint({
    summary:
      'Makes an access token for the organization. Only this answer has the token. Default: the role deployer, for 90 days. 409: the place has one of this name, or as many as it can have.',
    ...MADE,
  }),
  createProjectToken: endpoint({ summary: 'The same for a project.', ...MADE }),
  createAppToken: endpoint({ summary: 'The same for an app.', ...MADE }),
  revokeToken: endpoint({
    summary:
      'Ends an access token at once: that of the organization, or of the place that `project` and `app` name. Without them also the only one of this name. For the person who made it, and for admins of its place.',
    query: { project: string, app: string },
    partly: true,
    // Also somebody who may only read the organization has made some, for a project of it.
    needs: 'viewer',
    answer: object({ revoked: { const: true }, name: string, project: orNull(string), app: orNull(string) }),
    async run(call, { accessTokens }) {
      const { token: name = '' } = call.parameters;
      const [project, appID] = ['project', 'app'].map((each) => call.query.get(each) || undefined);
      if (appID !== undefined && project === undefined) throw invalid(['app needs project, which the app belongs to']);
      const place = { org: call.key.org, project, appID };
      const revoked = await accessTokens.revoke(call.principal, place, name, call.act);
      return { revoked: true, name, project: revoked.project, app: revoked.appID };
    },
  }),
};

async function create(call: Call<InferOutput<typeof NEW_TOKEN>>, { accessTokens }: TokenParts): Promise<object> {
  const wanted = wantedToken(placeOf(call.key), call.body());
  const made = await accessTokens.create(call.principal, wanted, call.act);
  return { ...made, app: made.appID, token: made.text };
}

/** Returns what a body asks for, at a place. */
export function wantedToken(place: Place, { name, role, lifetimeSeconds }: InferOutput<typeof NEW_TOKEN>): WantedToken {
  const lifetimeMs = lifetimeSeconds == null ? defaultMs : lifetimeSeconds * 1_000;
  return { name, place, role: role ?? 'deployer', lifetimeMs };
}

const MACHINE = { id: string, machine: string, address: string, since: moment, usedAt: orNull(moment), endsAt: moment };

const ofMachines = describing<{ readonly logins: Pick<Logins, 'machines' | 'endMachine'> }>();

export const MACHINE_ENDPOINTS = {
  listMachines: ofMachines({
    summary:
      'Lists the machines on which the caller is signed in by `slipway login`, the last used first. `address`: the one that asked. `usedAt`: when it last got a token, of 15 minutes.',
    for: 'everyone',
    answer: object({ machines: list(object(MACHINE)) }),
    async run({ principal }, { logins }) {
      refuseToken(principal, 'see the machines of its person');
      return { machines: (await logins.machines(principal)).map((each) => ({ ...each, since: each.askedAt })) };
    },
  }),
  endMachine: ofMachines({
    summary: 'Signs a machine of the caller out. No node accepts its tokens any more.',
    for: 'everyone',
    answer: object({ ended: { const: true }, machine: string }),
    async run({ principal, parameters: { machine = '' }, act }, { logins }) {
      refuseToken(principal, 'sign machines out');
      return { ended: true, machine: (await logins.endMachine(principal, machine, act)).machine };
    },
  }),
} as const;
