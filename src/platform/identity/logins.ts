/**
 * Sign-ins of the command line (`slipway login`).
 *
 * Mirrors: RFC 8628 (device authorization grant), RFC 6749 6 (refresh), RFC 7009 (revocation).
 * Gaps: one client, which has no secret; no scopes; no `verification_uri` without the console.
 * By design: a machine gets a token for minutes, and a refresh token that each use replaces. One that is used twice ends the
 *   sign-in, because only a copy can do that. Every call looks the sign-in up, so one that has ended counts no more on any node.
 */

import { hash, randomBytes, randomInt } from 'node:crypto';
import type { Clock } from '../../base/clock.ts';
import { parsedJson } from '../../base/json.ts';
import { once } from '../../base/once.ts';
import { USER_CODE_LETTERS } from '../../contract/login.ts';
import { Refusal, rateLimited } from '../shared/refusal.ts';
import { type Act, BY_PLATFORM } from '../stores/audit.ts';
import type { Advanced, ListedLogin, LoginStore } from '../stores/logins.ts';
import type { Quota } from '../stores/quota.ts';
import { type Access, identityIn, type Principal } from './access.ts';
import { createSigner, type SigningKey } from './keys.ts';
import { refusalOf, unauthorized } from './verifier.ts';

const AGAIN = 'Sign in again: slipway login';
export const UNTRUSTED = 'This platform no longer trusts the identity provider that you signed in by.';
export const REUSED =
  'The sign-in of this machine has ended, because one of its refresh tokens was used twice: somebody else may have copied it.';

/** Seconds that a token of a sign-in is valid. */
const TOKEN_SECONDS = 15 * 60;
const LIFETIME_MS = 10 * 60_000;
const INTERVAL_MS = 5_000;
const BEGIN_BOUNDS = { lifetimeMs: LIFETIME_MS, intervalMs: INTERVAL_MS, perAddress: 10, inAll: 1_000 };
const DAY_MS = 86_400_000;
/** A refresh token whose answer was lost counts again for so long. */
const USE_BOUNDS = { graceMs: 60_000, idleMs: 30 * DAY_MS, mostMs: 90 * DAY_MS };
/** Machines that a person is signed in on. */
const PER_PERSON = 20;
/** Looks at user codes in a minute: of a person, of an address, and of all. A code is one of 20 to the power of 8. */
const GUESSES = { person: 10, address: 20, all: 200 };

/** The secrets of one family: `PREFIX`, its ID, and the secret itself. */
const REFRESH_PREFIX = 'slr_';
const SECRET = /^(?:slr_)?([\w-]{22})\.([\w-]{43})$/;

/** Why a machine gets no tokens. `untrusted`: people do not sign in by that provider any more. */
export type LoginRefusal = Exclude<Advanced['kind'], 'open'> | 'untrusted';

/** The request of a machine, for the audit log. */
export type Sent = Pick<Act, 'from' | 'requestID'>;

/** A machine that a person is signed in on. */
export interface Machine extends Omit<ListedLogin, 'id'> {
  /** The first characters of what names the sign-in. */
  readonly id: string;
}

/** Characters of the ID of a machine. A person has 20 at most. */
const MACHINE_ID = 12;

interface LoginParts {
  readonly store: LoginStore;
  readonly quota: Quota;
  /** The platform's own issuer. */
  readonly issuer: string;
  /** The platform's base URL. */
  readonly audience: string;
  readonly key: SigningKey;
  readonly clock: Pick<Clock, 'now'>;
  readonly organizationsOf: Access['organizationsOf'];
  trusts(issuer: string): boolean;
}

export type Logins = ReturnType<typeof createLogins>;

export function createLogins({ store, quota, organizationsOf, trusts, audience, key, clock, ...own }: LoginParts) {
  const issuer = `${own.issuer}/login`;
  const sign = createSigner(key, clock);
  const publicKeys = once(async () => (await import('jose')).createLocalJWKSet({ keys: [key.publicJwk] }));
  const count = async ({ issuer, email }: Principal, address: string) => {
    const wait = await quota.take([
      { name: 'login', most: GUESSES.all },
      { name: `login/person/${hashOf(issuer, email)}`, most: GUESSES.person },
      { name: `login/address/${hashOf(address)}`, most: GUESSES.address },
    ]);
    if (wait === 0) return;
    throw rateLimited(`Too many codes were tried. Try again in ${wait} seconds.`, wait);
  };
  return {
    /** The `iss` claim of its tokens. It differs from that of developer tokens, which `localIssuer` in `platform.json` can turn off. */
    issuer,
    /** Verifies a token whose `iss` is `issuer`. Rejects with `unauthorized`, also if its sign-in has ended or `trusts` says no. */
    async verify(token: string): Promise<Principal> {
      const jose = await import('jose');
      const checks = { issuer, audience, algorithms: ['ES256'], currentDate: new Date(clock.now()) };
      const { payload } = await jose.jwtVerify(token, await publicKeys(), checks).catch((error: unknown) => {
        throw refusalOf(error, jose, audience);
      });
      const login = await store.find(String(payload.sid));
      const person = login && identityIn(parsedJson(login.identity));
      if (!person) throw unauthorized(`The sign-in of this machine has ended. ${AGAIN}`);
      if (login.state === 'reused') throw unauthorized(`${REUSED} ${AGAIN}`);
      if (!trusts(person.issuer)) throw unauthorized(`${UNTRUSTED} ${AGAIN}`);
      return { ...person, via: 'login' };
    },
    /** Begins a sign-in for a machine. Undefined: too many are asked for. */
    async begin(machine: string, address: string) {
      for (;;) {
        const [id, secret] = [randomBytes(16).toString('base64url'), randomBytes(32).toString('base64url')];
        const userCode = makeUserCode();
        const hashes = { id: hashOf(id), userCode: hashOf(userCode), secret: hashOf(secret) };
        const begun = await store.begin({ ...hashes, machine, address }, BEGIN_BOUNDS);
        if (begun === 'too_many') return undefined;
        if (begun === 'code_taken') continue;
        const times = { expiresIn: LIFETIME_MS / 1_000, interval: INTERVAL_MS / 1_000 };
        return { deviceCode: `${id}.${secret}`, userCode, ...times };
      }
    },
    /** Exchanges a device code or a refresh token. */
    async exchange(text: string, sent: Sent) {
      const [, id = '', secret = ''] = SECRET.exec(text) ?? [];
      if (id === '') return 'unknown' as const;
      const next = randomBytes(32).toString('base64url');
      const use = { id: hashOf(id), secret: hashOf(secret), next: hashOf(next) };
      const answer = await store.advance({ ...use, ...USE_BOUNDS }, { ...BY_PLATFORM, ...sent });
      if (answer.kind !== 'open') return answer.kind;
      const person = identityIn(parsedJson(answer.identity));
      if (!person || !trusts(person.issuer)) return 'untrusted' as const;
      const { email, issuer: idp } = person;
      const claims = { iss: issuer, sub: email, aud: audience, email, email_verified: true, idp, sid: use.id };
      return {
        accessToken: await sign(claims, TOKEN_SECONDS),
        expiresIn: TOKEN_SECONDS,
        refreshToken: `${REFRESH_PREFIX}${id}.${next}`,
        refreshExpiresIn: Math.floor(answer.endsInMs / 1_000),
      };
    },
    /** Ends the sign-in of a refresh token, if there is one. */
    async end(text: string, sent: Sent) {
      const [, id = ''] = SECRET.exec(text) ?? [];
      const login = id === '' ? undefined : await store.find(hashOf(id));
      if (!login) return;
      await store.end(hashOf(id), { by: identityIn(parsedJson(login.identity))?.email ?? null, via: 'login', ...sent });
    },
    /** Lists the machines that a person is signed in on, the last used first. */
    machines: async (who: Principal): Promise<readonly Machine[]> =>
      (await store.list(personName(who))).map((login) => ({ ...login, id: login.id.slice(0, MACHINE_ID) })),
    /** Signs one of them out, on all nodes from the next call on. Returns it. Throws `not_found`. */
    async endMachine(who: Principal, id: string, act: Act): Promise<Machine> {
      const found = (await store.list(personName(who))).find((login) => login.id.slice(0, MACHINE_ID) === id);
      if (found && (await store.end(found.id, act))) return { ...found, id };
      throw new Refusal('not_found', 'You are not signed in on a machine of this ID: see slipway whoami --machines.');
    },
    /** Finds what a user code asks for. Throws `not_found`, or `rate_limited` if too many were tried. */
    async asked(userCode: string, by: Principal, address: string) {
      await count(by, address);
      return (await store.asked(hashOf(normalized(userCode)))) ?? refuseCode();
    },
    /** Approves or denies it. Throws `not_found`, `rate_limited`, or `forbidden` if the person has no role at all. */
    async decide(userCode: string, isApproved: boolean, by: Principal, act: Act) {
      await count(by, act.from ?? '');
      const { email, issuer } = by;
      if ((await organizationsOf(by))?.length === 0) {
        // What is denied has a row in the audit log too.
        if (!isApproved) return refuseCode();
        throw new Refusal('forbidden', `${email} has no role on this platform, so there is nothing to sign in to.`);
      }
      const approval = { person: personName(by), identity: JSON.stringify({ email, issuer }), most: PER_PERSON };
      return (await store.decide(hashOf(normalized(userCode)), isApproved ? approval : 'denied', act)) ?? refuseCode();
    },
  };
}

function personName({ issuer, email }: Principal): string {
  return hashOf(issuer, email);
}

function refuseCode(): never {
  const message = 'No machine asks with this code: it was mistyped, was used, or is older than ten minutes.';
  throw new Refusal('not_found', message);
}

function hashOf(...parts: readonly string[]): string {
  return hash('sha256', parts.length === 1 ? (parts[0] ?? '') : JSON.stringify(parts));
}

function makeUserCode(): string {
  const letters = Array.from({ length: 8 }, () => USER_CODE_LETTERS[randomInt(USER_CODE_LETTERS.length)]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** Returns a code as the platform writes it: people type it in any case, and with or without the dash. */
export function normalized(userCode: string): string {
  const letters = userCode
    .slice(0, 40)
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, '');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
