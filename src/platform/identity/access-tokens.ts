/**
 * Access tokens: secrets of programs whose machine has no identity provider.
 *
 * Mirrors: nothing of the spec, which knows ID tokens alone (5.A).
 * Gaps: a token cannot be renewed. Make a new one, and revoke the old one.
 * By design: the platform keeps a hash of a token, and shows the token once. Each use looks the token up, so one that is
 *   revoked counts no more on any node. A token is of the person who made it, and may do no more than that person may now.
 */
import { hash, randomInt, randomUUID } from 'node:crypto';
import { parsedJson } from '../../base/json.ts';
import {
  ACCESS_TOKEN_LIMITS,
  ACCESS_TOKEN_ROLES,
  isAccessToken,
  makeAccessToken,
} from '../../contract/access-token.ts';
import { IDENTIFIER } from '../../contract/limits.ts';
import { Refusal } from '../shared/refusal.ts';
import type { AccessTokenStore, StoredAccessToken } from '../stores/access-tokens.ts';
import type { Act } from '../stores/audit.ts';
import { StoreUnavailable } from '../stores/rows/unavailable.ts';
import { type Access, fullWords, identityIn, includes, type Place, type Principal, placeWords } from './access.ts';
import { unauthorized } from './verifier.ts';

export type TokenRole = (typeof ACCESS_TOKEN_ROLES)[number];

export interface WantedToken {
  readonly name: string;
  readonly place: Place;
  readonly role: TokenRole;
  readonly lifetimeMs: number;
}

export interface MadeToken extends StoredAccessToken {
  /** What a program sends. Nobody can read it again. */
  readonly text: string;
}

interface AccessTokenParts extends Pick<Access, 'roleOf' | 'organizationsOf'> {
  readonly store: AccessTokenStore;
}

export type AccessTokens = ReturnType<typeof createAccessTokens>;

/** Makes, lists and ends the access tokens of organizations. */
export function createAccessTokens({ store, roleOf, organizationsOf }: AccessTokenParts) {
  /** Lists the tokens of an organization that a person may see: their own, and those of the places where they are an admin. */
  const list = async (who: Principal, org: string): Promise<readonly StoredAccessToken[]> => {
    refuseToken(who, 'see access tokens');
    const tokens = await store.list(org);
    const isAdmin = new Map<string, boolean>();
    const seen: StoredAccessToken[] = [];
    for (const token of tokens) {
      const place = placeOf(token);
      const key = JSON.stringify([place.project, place.appID]);
      if (!isAdmin.has(key)) isAdmin.set(key, includes(await roleOf(who, place), 'admin'));
      const maker = identityIn(parsedJson(token.maker));
      if (isAdmin.get(key) || (maker?.email === who.email && maker.issuer === who.issuer)) seen.push(token);
    }
    if (seen.length > 0 || (await roleOf(who, { org })) || (await organizationsOf(who))?.includes(org)) return seen;
    throw noRole(who, org);
  };
  return {
    list,
    /** Makes a token of a person. Throws `forbidden` or `conflict`. */
    async create(maker: Principal, { name, place, role, lifetimeMs }: WantedToken, act: Act): Promise<MadeToken> {
      refuseToken(maker, 'make another one');
      for (const name of [place.project, place.appID]) {
        if (name === undefined || IDENTIFIER.test(name)) continue;
        throw new Refusal('validation_failed', 'The project and the app of a token must be identifiers.');
      }
      const own = await roleOf(maker, place);
      if (own === undefined) throw noRole(maker, place.org);
      if (!includes(own, 'deployer')) {
        const message = `${maker.email} may only read there. Somebody with the role deployer makes tokens.`;
        throw new Refusal('forbidden', message);
      }
      const text = makeAccessToken((end) => randomInt(end));
      const { org, project = null, appID = null } = place;
      const { email, issuer } = maker;
      const bounds = ACCESS_TOKEN_LIMITS.atPlace;
      const by = { madeBy: email, maker: JSON.stringify({ email, issuer }) };
      const token = {
        id: randomUUID(),
        hash: hash('sha256', text),
        org,
        project,
        appID,
        name,
        role,
        lifetimeMs,
        ...by,
      };
      const made = await store.create(token, bounds, act);
      if (typeof made === 'object') return { ...made, text };
      const why =
        made === 'name_taken'
          ? `T${placeWords(place).slice(1)} has a token ${name}. Revoke it first, or choose another name.`
          : `${fullWords(place, made, bounds)} tokens, and may have no more. Revoke those that nobody needs.`;
      throw new Refusal('conflict', why);
    },
    /**
     * Ends a token that the person may see: of this place, or without a project the only one of the name, and returns it. Throws
     * `not_found`, or `conflict` if several parts have one.
     */
    async revoke(who: Principal, place: Place, name: string, act: Act) {
      const { org, project = null, appID = null } = place;
      const named = (await list(who, org)).filter((token) => token.name === name);
      const exact = named.find((token) => token.project === project && token.appID === appID);
      if (!exact && project === null && named.length > 1) {
        const places = named.slice(0, 5).map((token) => placeWords(placeOf(token)));
        const message = `Several tokens have the name ${name}: those of ${places.join(', ')}. Name the place.`;
        throw new Refusal('conflict', message);
      }
      const found = exact ?? (project === null ? named[0] : undefined);
      if (found && (await store.revoke(org, found.id, act))) return found;
      // The same for a token of a part that the caller may not see, and for one that does not exist.
      if ((await roleOf(who, { org })) === undefined) throw noRole(who, org);
      throw new Refusal('not_found', `The organization ${org} has no token ${name.slice(0, 100)} that you may end.`);
    },
  };
}

/** Finds the identity of an access token. Rejects with `unauthorized`. */
export async function verifyAccessToken(
  store: Pick<AccessTokenStore, 'find' | 'used'>,
  text: string,
  trusts: (issuer: string) => boolean,
): Promise<Principal> {
  if (!isAccessToken(text)) throw unauthorized('The access token is not whole: it was cut, or mistyped');
  const token = await store.find(hash('sha256', text));
  const maker = token && identityIn(parsedJson(token.maker));
  const role = ACCESS_TOKEN_ROLES.find((each) => each === token?.role);
  if (!token || !maker || !role) throw unauthorized('The access token is unknown, was revoked, or has ended');
  if (!trusts(maker.issuer)) {
    const why = 'The person who made the access token signed in by an identity provider that is no longer trusted';
    throw unauthorized(why);
  }
  // What a full disk cannot record is no reason to refuse a call that only reads.
  await store.used(token.id).catch((error: unknown) => {
    if (!(error instanceof StoreUnavailable)) throw error;
  });
  return { ...maker, token: { id: token.id, name: token.name, role, place: placeOf(token) } };
}

/** Throws `forbidden` if an identity came with an access token, which may not do what only people may. */
export function refuseToken({ token }: Principal, what: string): void {
  if (token) throw new Refusal('forbidden', `An access token may not ${what}. Sign in as a person: slipway login`);
}

function noRole({ email }: Principal, org: string): Refusal {
  return new Refusal('forbidden', `${email} has no role for this in the organization ${org}.`);
}

/** Returns the place of a token. It has no more than the place's members, which are part of an identity. */
function placeOf({ org, project, appID }: Pick<StoredAccessToken, 'org' | 'project' | 'appID'>): Place {
  return { org, project: project ?? undefined, appID: appID ?? undefined };
}
