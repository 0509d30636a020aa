import { isLikeAccessToken } from '../../contract/access-token.ts';
import type { AccessTokenStore } from '../stores/access-tokens.ts';
import { verifyAccessToken } from './access-tokens.ts';
import { bearerOf, type Verifier } from './verifier.ts';

interface CredentialParts {
  readonly idTokens: Verifier;
  readonly accessTokens: Pick<AccessTokenStore, 'find' | 'used'>;
  /** Returns true if people are signed in by an issuer now. */
  trusts(issuer: string): boolean;
}

/** Verifies all that a program can send as `Authorization: Bearer`: ID tokens and access tokens. */
export function createCredentials({ idTokens, accessTokens, trusts }: CredentialParts): Verifier {
  return async (authorization) => {
    const text = authorization === undefined ? '' : bearerOf(authorization);
    return isLikeAccessToken(text) ? verifyAccessToken(accessTokens, text, trusts) : idTokens(authorization);
  };
}
