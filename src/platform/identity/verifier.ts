/**
 * Authentication: reads the bearer token of a control-plane request.
 *
 * Mirrors: spec 5.A (an ID token, its `email` claim, never an access token).
 * Gaps: tokens cannot be revoked. A token is valid until it expires.
 * By design: each refusal says which check failed, and does not show the token's content.
 */

import type { JWTPayload, JWTVerifyGetKey, ProtectedHeaderParameters } from 'jose';
import type { Clock } from '../../base/clock.ts';
import { once } from '../../base/once.ts';
import { Refusal } from '../shared/refusal.ts';
import type { Principal } from './access.ts';
import { addressOf, isForeign } from './address.ts';
import type { SigningKey } from './keys.ts';
import type { Policy, TrustedIssuer } from './policy.ts';
import { CLAIM_MOST } from './policy-file.ts';
import { keysUnavailable, remoteKeys } from './remote-keys.ts';

/** Seconds that the clocks of the platform and of an issuer may differ. */
const LEEWAY = 30;
/** Asymmetric algorithms only: with a symmetric one, every verifier could issue tokens. */
const ALGORITHMS = [
  'ES256',
  'ES384',
  'ES512',
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'EdDSA',
  'Ed25519',
];
/** Bytes of a token. Identity providers issue much smaller ones. */
const TOKEN_MOST = 16 * 1024;

interface VerifierOptions {
  readonly policy: Policy;
  /** The platform's own issuer, and its key. */
  readonly issuer: string;
  readonly key: SigningKey;
  /** The accepted `aud` if the policy does not name any: the platform's base URL. */
  readonly audience: string;
  readonly clock: Clock;
  readonly fetch: typeof fetch;
}

/** Verifies an `Authorization` header. Rejects with the refusal `unauthorized`, or `unavailable` if an issuer's keys cannot be fetched. */
export type Verifier = (authorization: string | undefined) => Promise<Principal>;

interface KnownIssuer extends TrustedIssuer {
  readonly keys: () => Promise<JWTVerifyGetKey>;
}

export function createVerifier(options: VerifierOptions): Verifier {
  const { policy, clock } = options;
  const local: KnownIssuer = {
    issuer: options.issuer,
    audiences: undefined,
    email: '{email}',
    emailsVerified: false,
    require: {},
    granted: [],
    keys: once(async () => (await import('jose')).createLocalJWKSet({ keys: [options.key.publicJwk] })),
  };
  let listed: Policy['issuers'] = [];
  let known = new Map<string, KnownIssuer>();
  /** Returns an issuer that the policy trusts now. Keys that were fetched stay. */
  const find = (name: string) => {
    if (listed !== policy.issuers) {
      listed = policy.issuers;
      const keysOf = (issuer: string) => known.get(issuer)?.keys ?? remoteKeys(issuer, options.fetch, clock);
      known = new Map(listed.map((each) => [each.issuer, { ...each, keys: keysOf(each.issuer) }]));
    }
    return policy.localIssuer && name === local.issuer ? local : known.get(name);
  };

  return async (authorization) => {
    const token = bearerOf(authorization);
    const jose = await import('jose');
    const { header, claims } = peek(token, jose);
    refuseAccessToken(header, claims);
    const issuer = find(claims.iss ?? '');
    if (!issuer)
      throw unauthorized('The token was issued by an identity provider that this platform does not trust (iss)');
    const keys = await issuer.keys();
    const audiences = issuer.audiences ?? [options.audience];
    try {
      const { payload } = await jose.jwtVerify(token, keys, {
        issuer: issuer.issuer,
        audience: [...audiences],
        algorithms: ALGORITHMS,
        clockTolerance: LEEWAY,
        currentDate: new Date(clock.now()),
        requiredClaims: ['exp'],
      });
      return principalOf(issuer, payload);
    } catch (error) {
      throw refusalOf(error, jose, audiences.join(' or '));
    }
  };
}

export function bearerOf(authorization: string | undefined): string {
  if (authorization === undefined) {
    throw unauthorized('There is no Authorization header: send "Authorization: Bearer <ID token>"');
  }
  const token = /^bearer +([^\s]+)$/i.exec(authorization.trim())?.[1];
  if (token === undefined) throw unauthorized('The Authorization header is not "Bearer <ID token>"');
  if (token.length > TOKEN_MOST) throw unauthorized('The token is too long to be an ID token');
  return token;
}

type Jose = typeof import('jose');

/** Reads header and claims before any check, to find the issuer of the token. */
function peek(token: string, jose: Jose): { readonly header: ProtectedHeaderParameters; readonly claims: JWTPayload } {
  try {
    return { header: jose.decodeProtectedHeader(token), claims: jose.decodeJwt(token) };
  } catch {
    throw unauthorized('The token is not a JSON Web Token, so it is not an ID token');
  }
}

/** Recognizes access tokens by the marks of RFC 9068, Cognito and Keycloak. Throws `unauthorized`. */
function refuseAccessToken(header: ProtectedHeaderParameters, claims: JWTPayload): void {
  const typ = String(header.typ ?? '').toLowerCase();
  const isAccess =
    ['at+jwt', 'application/at+jwt'].includes(typ) || claims.token_use === 'access' || claims.typ === 'Bearer';
  if (isAccess) throw unauthorized("The token is an access token: send the identity provider's ID token instead");
}

/** Returns the identity that verified claims of an issuer name. Throws `unauthorized` if the policy does not accept them. */
export function principalOf(issuer: TrustedIssuer, claims: JWTPayload): Principal {
  checkRequired(issuer, claims);
  const named = issuer.granted.flatMap((name) => {
    const value = claims[name];
    const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    return isPlain && String(value).length <= CLAIM_MOST ? [[name, String(value)] as const] : [];
  });
  const principal = { email: emailOf(issuer, claims), issuer: issuer.issuer };
  return named.length > 0 ? { ...principal, claims: Object.fromEntries(named) } : principal;
}

function checkRequired(issuer: TrustedIssuer, claims: JWTPayload): void {
  for (const [name, values] of Object.entries(issuer.require)) {
    if (!values.includes(String(claims[name]))) {
      throw unauthorized(`The token's ${name} claim is not one that this platform accepts`);
    }
  }
}

/** Fills the issuer's template with claims. The result must be an email (spec 5.A.2). */
function emailOf(issuer: TrustedIssuer, claims: JWTPayload): string {
  const email = issuer.email.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const value = claims[name];
    if (typeof value !== 'string' || value === '') throw unauthorized(`The token has no ${name} claim`);
    return value;
  });
  const address = addressOf(email);
  if (address === undefined) {
    const why = isForeign(email) ? 'has characters other than ASCII' : 'is not an email';
    throw unauthorized(`The token's email claim ${why}`);
  }
  if (issuer.email.includes('{email}') && !isVerified(claims, issuer)) {
    throw unauthorized("The token's email is not verified (email_verified is not true)");
  }
  return address;
}

/** OpenID Connect Core 5.1 makes the claim optional. Some providers write it as a string. */
function isVerified({ email_verified: verified }: JWTPayload, { emailsVerified }: TrustedIssuer): boolean {
  return verified === true || verified === 'true' || (verified === undefined && emailsVerified);
}

export function refusalOf(error: unknown, jose: Jose, audience: string): Error {
  if (error instanceof Refusal) return error;
  const { errors } = jose;
  if (error instanceof errors.JWTExpired) return unauthorized('The token has expired (exp): ask for a new one');
  if (error instanceof errors.JWTClaimValidationFailed) {
    if (error.claim === 'aud')
      return unauthorized(`The token is for another audience (aud): ask for one with ${audience}`);
    if (error.claim === 'nbf') return unauthorized('The token is not valid yet (nbf)');
    return unauthorized(`The token's ${error.claim} claim is missing or wrong`);
  }
  if (error instanceof errors.JWSSignatureVerificationFailed || error instanceof errors.JWKSNoMatchingKey) {
    return unauthorized("The token's signature does not match its issuer's keys");
  }
  if (error instanceof errors.JOSEAlgNotAllowed)
    return unauthorized("The token's signature algorithm is not accepted (alg)");
  if (error instanceof errors.JOSEError && error.code !== 'ERR_JWKS_TIMEOUT' && error.code !== 'ERR_JOSE_GENERIC') {
    return unauthorized('The token is not a valid ID token');
  }
  return keysUnavailable();
}

export function unauthorized(message: string): Refusal {
  return new Refusal('unauthorized', `${message}.`, { 'www-authenticate': 'Bearer error="invalid_token"' });
}
