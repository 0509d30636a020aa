import { createHash, randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { bodyOf, sendJson, serve, type TestServer } from './http-server.ts';

/** Changes of what the provider does, for hostile ones. */
export interface Misbehaviour {
  /** Claims that replace those of the ID token. Undefined removes a claim. */
  claims?: Record<string, unknown>;
  /** Signs ID tokens with a key that is not in the key set. */
  foreignKey?: boolean;
  /** Sends the browser back with these parameters and not with a code. */
  answer?: Record<string, string>;
  /** Does not answer with an ID token. */
  withoutIdToken?: boolean;
  /** Answers the token request with this body of so many bytes. */
  hugeToken?: number;
}

interface Code {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly nonce: string;
  readonly challenge: string;
}

/** An OpenID Connect provider on loopback, with one client that has a secret. Everyone is Ana at once. */
export class IdentityProvider implements AsyncDisposable {
  readonly does: Misbehaviour = {};
  readonly clientId = 'slipway-console';
  readonly secret = 'client-secret-of-tests';
  readonly #codes = new Map<string, Code>();
  readonly #host: string;
  #server: TestServer | undefined;
  /** Requests for tokens. */
  tokens = 0;

  get issuer(): string {
    return this.#server?.origin.replace('127.0.0.1', this.#host) ?? '';
  }

  constructor(host: string) {
    this.#host = host;
  }

  /** `host`: the name or address in its issuer. To browsers, `localhost` is another site than an address. */
  static async open(host = '127.0.0.1'): Promise<IdentityProvider> {
    const provider = new IdentityProvider(host);
    const [own, foreign] = await Promise.all([generateKeyPair('ES256'), generateKeyPair('ES256')]);
    const jwk = { ...(await exportJWK(own.publicKey)), kid: 'k1', alg: 'ES256', use: 'sig' };
    provider.#server = await serve(async (request, response) => {
      const url = new URL(request.url ?? '/', provider.issuer);
      if (url.pathname === '/.well-known/openid-configuration') return sendJson(response, 200, provider.#discovery());
      if (url.pathname === '/jwks') return sendJson(response, 200, { keys: [jwk] });
      if (url.pathname === '/authorize') return provider.#authorize(url.searchParams, response);
      const fields = new URLSearchParams(await bodyOf(request));
      const key = provider.does.foreignKey ? foreign.privateKey : own.privateKey;
      const authorization = request.headers.authorization ?? '';
      return provider.#token(fields, authorization, response, (claims) =>
        new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: 'k1' }).sign(key),
      );
    });
    return provider;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#server?.[Symbol.asyncDispose]();
  }

  #discovery() {
    const { issuer } = this;
    return {
      ...{ issuer, authorization_endpoint: `${issuer}/authorize`, token_endpoint: `${issuer}/token` },
      ...{ jwks_uri: `${issuer}/jwks`, response_types_supported: ['code'], subject_types_supported: ['public'] },
      ...{ id_token_signing_alg_values_supported: ['ES256'], code_challenge_methods_supported: ['S256'] },
      authorization_response_iss_parameter_supported: true,
    };
  }

  #authorize(query: URLSearchParams, response: ServerResponse): void {
    const of = (name: string) => query.get(name) ?? '';
    const code = randomBytes(16).toString('base64url');
    this.#codes.set(code, {
      ...{ clientId: of('client_id'), redirectUri: of('redirect_uri') },
      ...{ nonce: of('nonce'), challenge: of('code_challenge') },
    });
    const answer = { ...(this.does.answer ?? { code }), state: of('state'), iss: this.issuer };
    const back = new URL(of('redirect_uri'));
    for (const [name, value] of Object.entries({ ...answer, ...this.does.answer })) back.searchParams.set(name, value);
    response.writeHead(303, { location: back.href }).end();
  }

  async #token(
    fields: URLSearchParams,
    authorization: string,
    response: ServerResponse,
    sign: (claims: Record<string, unknown>) => Promise<string>,
  ): Promise<void> {
    this.tokens += 1;
    if (this.does.hugeToken) return sendJson(response, 200, { access_token: 'a'.repeat(this.does.hugeToken) });
    const given = fields.get('client_secret') ?? Buffer.from(authorization.slice(6), 'base64').toString().split(':')[1];
    if (decodeURIComponent(given ?? '') !== this.secret) return sendJson(response, 401, { error: 'invalid_client' });
    const code = this.#codes.get(fields.get('code') ?? '');
    this.#codes.delete(fields.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(fields.get('code_verifier') ?? '')
      .digest('base64url');
    if (!code || code.challenge !== challenge || code.redirectUri !== fields.get('redirect_uri')) {
      return sendJson(response, 400, {
        error: 'invalid_grant',
        error_description: 'the code is \u001b[31mnot <b>known</b>',
      });
    }
    const now = Math.floor(Date.now() / 1_000);
    const claims = {
      ...{ iss: this.issuer, sub: 'ana', aud: code.clientId, iat: now, exp: now + 60, nonce: code.nonce },
      ...{ email: 'Ana@acme.example', email_verified: true, ...this.does.claims },
    };
    const tokens = { access_token: 'access', token_type: 'Bearer', expires_in: 60 };
    const id = this.does.withoutIdToken ? {} : { id_token: await sign(claims) };
    sendJson(response, 200, { ...tokens, ...id });
  }
}
