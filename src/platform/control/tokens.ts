import type { InferOutput } from 'valibot';
import { ACCESS_TOKEN_LIMITS, ACCESS_TOKEN_ROLES } from '../../contract/access-token.ts';
import { IDENTIFIER } from '../../contract/limits.ts';
import { OPERATOR_ROUTES } from '../../contract/routes.ts';
import type { Principal } from '../identity/access.ts';
import type { AccessTokens, WantedToken } from '../identity/access-tokens.ts';
import { clearable, members } from '../shared/schema.ts';
import type { StoredAccessToken } from '../stores/access-tokens.ts';
import type { Act } from '../stores/audit.ts';
import { list, moment, oneOf as named, object, orNull, string } from './answers.ts';
import type { Call, Endpoint } from './api.ts';
import { byOf } from './once.ts';
import { iso } from './records.ts';
import { invalid, matching, oneOf, wholeNumber } from './validation.ts';

/** The calls about access tokens. Each checks for itself who may make it: a token may be of a project or an app. */

interface TokenParts {
  readonly accessTokens: AccessTokens;
}

const identifier = matching({ pattern: IDENTIFIER, example: 'ci' }, 'must be an identifier');
const { leastMs, mostMs, defaultMs } = ACCESS_TOKEN_LIMITS;

export const NEW_TOKEN = members({
  name: identifier,
  project: clearable(identifier),
  app: clearable(identifier),
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

function endpoint<Body>(it: Endpoint<TokenParts, Body>) {
  return it;
}

export const TOKEN_ENDPOINTS = {
  listTokens: endpoint({
    ...OPERATOR_ROUTES.listTokens,
    summary:
      'Lists access tokens of an organization, also those that ended a short time ago: those that the caller made, and those of the places where the caller is an admin.',
    for: 'everyone',
    answer: object({ tokens: list(object(TOKEN)) }),
    run: async (call, { accessTokens }) => ({
      tokens: (await accessTokens.list(call.principal, orgOf(call))).map(tokenRecord),
    }),
  }),
  createToken: endpoint({
    ...OPERATOR_ROUTES.createToken,
    summary:
      'Makes an access token for the organization, or for a project or an app of it. Only this answer has the token. Default: the role deployer, for 90 days. 409: there is one of this name, or the organization has as many as it can have.',
    for: 'everyone',
    body: NEW_TOKEN,
    status: 201,
    answer: object({ ...TOKEN, token: string }),
    async run(call, { accessTokens }) {
      const org = orgOf(call);
      const wanted = wantedToken(org, call.body());
      const made = await accessTokens.create(call.principal, wanted, actOf(call.principal));
      return { ...tokenRecord(made), token: made.text };
    },
  }),
  revokeToken: endpoint({
    ...OPERATOR_ROUTES.revokeToken,
    summary: 'Ends an access token at once. For the person who made it, and for admins of its place.',
    for: 'everyone',
    answer: object({ revoked: { const: true }, name: string }),
    async run(call, { accessTokens }) {
      const { token: name = '' } = call.parameters;
      await accessTokens.revoke(call.principal, orgOf(call), name, actOf(call.principal));
      return { revoked: true, name };
    },
  }),
};

function orgOf({ key: { org } }: Call): string {
  if (!IDENTIFIER.test(org)) throw invalid(['orgID in the path is not an identifier']);
  return org;
}

/** Returns what a body asks for. Throws `validation_failed`. */
export function wantedToken(
  org: string,
  { name, project, app, role, lifetimeSeconds }: InferOutput<typeof NEW_TOKEN>,
): WantedToken {
  if (app && !project) throw invalid(['app needs project, which the app belongs to']);
  const place = { org, project: project ?? undefined, appID: app ?? undefined };
  const lifetimeMs = lifetimeSeconds == null ? defaultMs : lifetimeSeconds * 1_000;
  return { name, place, role: role ?? 'deployer', lifetimeMs };
}

/** Returns who changes something. */
export function actOf(principal: Principal, via: Act['via'] = 'id-token'): Act {
  const { token } = principal;
  return { by: byOf(principal), via: token ? 'access-token' : via, name: token?.name, from: null };
}

export function tokenRecord({ name, org, project, appID: app, role, madeBy, ...times }: StoredAccessToken) {
  const { createdAt, endsAt, usedAt } = times;
  const used = usedAt === null ? null : iso(usedAt);
  return { name, org, project, app, role, madeBy, createdAt: iso(createdAt), endsAt: iso(endsAt), usedAt: used };
}
