import type { Clock } from '../../base/clock.ts';
import { parsedJson } from '../../base/json.ts';
import type { LoginStore } from '../stores/logins.ts';
import { identityIn, type Principal } from './access.ts';
import { createSigner, type SigningKey } from './keys.ts';
import { once } from './remote-keys.ts';
import { refusalOf, unauthorized } from './verifier.ts';

/** Seconds that a token of a sign-in is valid. */
export const LOGIN_TOKEN_SECONDS = 15 * 60;

interface LoginTokenOptions {
  /** The platform's own issuer. */
  readonly issuer: string;
  /** The platform's base URL. */
  readonly audience: string;
  readonly key: SigningKey;
  readonly clock: Pick<Clock, 'now'>;
}

export type LoginTokens = ReturnType<typeof createLoginTokens>;

/** Makes and verifies the short tokens of sign-ins of the command line. */
export function createLoginTokens({ issuer: own, audience, key, clock }: LoginTokenOptions) {
  const issuer = `${own}/login`;
  const sign = createSigner(key, clock);
  const publicKeys = once(async () => (await import('jose')).createLocalJWKSet({ keys: [key.publicJwk] }));
  return {
    /** The `iss` claim. It differs from that of developer tokens, which `localIssuer` in `platform.json` can turn off. */
    issuer,
    /** Makes a token of the family `id`. */
    mint: (id: string, { email, issuer: idp }: Principal) =>
      sign({ iss: issuer, sub: email, aud: audience, email, email_verified: true, idp, sid: id }, LOGIN_TOKEN_SECONDS),
    /** Verifies a token whose `iss` is `issuer`. Rejects with `unauthorized`, also if its sign-in has ended or `trusts` says no. */
    async verify(
      token: string,
      logins: Pick<LoginStore, 'find'>,
      trusts: (issuer: string) => boolean,
    ): Promise<Principal> {
      const jose = await import('jose');
      const checks = { issuer, audience, algorithms: ['ES256'], currentDate: new Date(clock.now()) };
      const { payload } = await jose.jwtVerify(token, await publicKeys(), checks).catch((error: unknown) => {
        throw refusalOf(error, jose, audience);
      });
      const login = await logins.find(String(payload.sid));
      const person = login && identityIn(parsedJson(login.identity));
      if (!person) throw unauthorized(`The sign-in of this machine has ended. ${AGAIN}`);
      if (login.state === 'reused') throw unauthorized(`${REUSED} ${AGAIN}`);
      if (!trusts(person.issuer)) throw unauthorized(`${UNTRUSTED} ${AGAIN}`);
      return { ...person, via: 'login' };
    },
  };
}

const AGAIN = 'Sign in again: slipway login';
export const UNTRUSTED = 'This platform no longer trusts the identity provider that you signed in by.';
export const REUSED =
  'The sign-in of this machine has ended, because one of its refresh tokens was used twice: somebody else may have copied it.';
