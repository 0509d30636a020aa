/**
 * The platform's own OpenID Connect issuer.
 *
 * Mirrors: the ID tokens of spec 5.A, and the request URL that GitHub's runner gives a job.
 * Gaps: no login page and no authorization code flow. A caller with the request token gets ID tokens. People sign in with
 *   `slipway login` (`device.ts`).
 * By design: the request token is in the data directory (0600) and changes with every start.
 */

import { hash, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../base/clock.ts';
import { present } from '../../base/json.ts';
import { DEVICE_GRANT, LOGIN_PATHS } from '../../contract/login.ts';
import { type Handler, type HttpRequest, type HttpResponse, header, jsonResponse, pathOf } from '../shared/http.ts';
import { Refusal, refusalResponse } from '../shared/refusal.ts';
import { createSigner, type SigningKey } from './keys.ts';

/** The default lifetime of a token in seconds, the same as of GitHub's tokens. */
const TOKEN_SECONDS = 300;
const DEFAULT_EMAIL = 'developer@slipway.localhost';

export interface MintOptions {
  readonly email?: string;
  readonly audience?: string;
  readonly subject?: string;
  /** Default 300. Negative: the token has already expired. */
  readonly expiresInSeconds?: number;
  /** Further claims. They do not replace the claims that the issuer sets. */
  readonly claims?: Readonly<Record<string, unknown>>;
}

export type Issuer = ReturnType<typeof createIssuer>;

interface IssuerOptions {
  /** The `iss` claim, such as `http://127.0.0.1:4400/identity`. */
  readonly issuer: string;
  /** The default of the `aud` claim: the platform's base URL. */
  readonly audience: string;
  readonly key: SigningKey;
  readonly requestToken: string;
  readonly clock: Clock;
  /** The calls of machines that sign in, by path. */
  readonly calls?: ReadonlyMap<string, Handler> | undefined;
}

/** Its handler answers the paths below `/identity`. */
export function createIssuer(options: IssuerOptions) {
  const { issuer, key, clock, calls = new Map<string, Handler>() } = options;
  const sign = createSigner(key, clock);
  const mint = ({ email = DEFAULT_EMAIL, subject, audience, claims, expiresInSeconds }: MintOptions = {}) => {
    const named = {
      iss: issuer,
      sub: subject ?? email,
      aud: audience ?? options.audience,
      email,
      email_verified: true,
    };
    return sign({ ...claims, ...named }, expiresInSeconds ?? TOKEN_SECONDS);
  };

  const documents: Readonly<Record<string, unknown>> = {
    '/identity/.well-known/openid-configuration': {
      issuer,
      jwks_uri: `${issuer}/jwks`,
      token_endpoint: `${issuer}/token`,
      device_authorization_endpoint: `${issuer}/device`,
      revocation_endpoint: `${issuer}/revoke`,
      grant_types_supported: [DEVICE_GRANT, 'refresh_token'],
      token_endpoint_auth_methods_supported: ['none'],
      response_types_supported: ['id_token'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['ES256'],
      scopes_supported: ['openid', 'email'],
      claims_supported: ['iss', 'sub', 'aud', 'exp', 'iat', 'jti', 'email', 'email_verified'],
    },
    '/identity/jwks': { keys: [key.publicJwk] },
  };

  return {
    mint,
    handler(request: HttpRequest): HttpResponse | Promise<HttpResponse> {
      const call = calls.get(pathOf(request.target));
      // GitHub's runner asks for its tokens by GET, and OAuth by POST.
      if (call && (request.method === 'POST' || pathOf(request.target) !== LOGIN_PATHS.token)) return call(request);
      const refused = (...why: ConstructorParameters<typeof Refusal>) => refusalResponse(new Refusal(...why), request);
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        const message = 'The identity provider accepts only GET and HEAD';
        return refused('method_not_allowed', message, { allow: 'GET, HEAD' });
      }
      const path = pathOf(request.target);
      const document = documents[path];
      if (document) return jsonResponse(200, document, { 'cache-control': 'public, max-age=300' });
      if (path !== '/identity/token') return refused('not_found', `Nothing is at ${path}`);
      if (!isBearer(request, options.requestToken)) {
        const message = 'The request token is missing or wrong: see run.json';
        return refused('unauthorized', message, { 'www-authenticate': 'Bearer' });
      }
      return offer(request.target, mint);
    },
  };
}

/** Answers `{count, value}`, as GitHub's runner does. Reads `audience` from the query and, unlike GitHub, also `email`. */
async function offer(target: string, mint: Issuer['mint']): Promise<HttpResponse> {
  const query = new URLSearchParams(target.slice(pathOf(target).length));
  const audience = query.get('audience');
  const email = query.get('email');
  const value = await mint(present({ audience: audience || undefined, email: email || undefined }));
  return jsonResponse(200, { count: value.length, value });
}

/** Returns true if the request's `Authorization` is `Bearer <secret>`. Compares in constant time. */
export function isBearer(request: HttpRequest, secret: string): boolean {
  const digest = (text: string) => hash('sha256', text, 'buffer');
  const given = /^bearer +(\S+)$/i.exec(header(request, 'authorization') ?? '')?.[1];
  return given !== undefined && timingSafeEqual(digest(given), digest(secret));
}
