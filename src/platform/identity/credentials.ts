import { attempt } from '../../base/errors.ts';
import { isLikeAccessToken } from '../../contract/access-token.ts';
import type { AccessTokenStore } from '../stores/access-tokens.ts';
import { verifyAccessToken } from './access-tokens.ts';
import type { Logins } from './logins.ts';
import { bearerOf, type Verifier } from './verifier.ts';

interface CredentialParts {
  readonly idTokens: Verifier;
  readonly accessTokens: Pick<AccessTokenStore, 'find' | 'used'>;
  readonly logins: Pick<Logins, 'issuer' | 'verify'>;
  /** Returns true if people are signed in by an issuer now. */
  trusts(issuer: string): boolean;
}

/** Verifies all that a program can send as `Authorization: Bearer`: ID tokens, access tokens, and tokens of `slipway login`. */
export function createCredentials({ idTokens, accessTokens, logins, trusts }: CredentialParts): Verifier {
  return async (authorization) => {
    const text = authorization === undefined ? '' : bearerOf(authorization);
    if (isLikeAccessToken(text)) return verifyAccessToken(accessTokens, text, trusts);
    if ((await issuerOf(text)) === logins.issuer) return logins.verify(text);
    return idTokens(authorization);
  };
}

/** Returns the `iss` of a token that nothing has verified yet. */
async function issuerOf(token: string): Promise<string | undefined> {
  const { decodeJwt } = await import('jose');
  return attempt(() => decodeJwt(token).iss);
}
