import type { Configuration } from 'openid-client';
import { present } from '../../base/json.ts';
import { once } from '../../base/once.ts';
import { cleanLine } from '../../base/text.ts';
import type { Principal } from '../identity/access.ts';
import type { Policy, SignInClient, TrustedIssuer } from '../identity/policy.ts';
import { principalOf } from '../identity/verifier.ts';
import type { HttpRequest } from '../shared/http.ts';
import { Refusal } from '../shared/refusal.ts';
import { opened, type SealOptions, sealed } from './draft.ts';
import { cookieKind, cookiesOf, cookieValues, sentTo } from './origin.ts';

/** Seconds that a request to an identity provider may take, and that clocks may differ. */
const TIMEOUT = 10;
const LEEWAY = 30;
const SCOPE = 'openid email';

export interface OidcOptions extends SealOptions {
  /** The redirect URIs begin with it. The host of a request makes no difference. */
  readonly consoleUrl: string;
  /** Its issuers with a client are those that people sign in by. They may change. */
  readonly policy: Pick<Policy, 'issuers'>;
  readonly fetch: typeof fetch;
}

export type OidcSignIn = ReturnType<typeof createOidcSignIn>;

type Library = typeof import('openid-client');

interface Provider {
  readonly issuer: TrustedIssuer;
  readonly client: SignInClient;
  /** Its own for each provider, so that a code of one is never sent to another (RFC 9700, 4.4). */
  readonly redirectUri: string;
  readonly configuration: () => Promise<Configuration>;
}

/** Signs people in by the code flow of OpenID Connect, with PKCE, state and nonce. The first use of an issuer loads what it needs. */
export function createOidcSignIn(options: OidcOptions) {
  const pending = pendingSignIns(options);
  let listed: Policy['issuers'] | undefined;
  let known: ReadonlyMap<string, Provider> = new Map();
  const providers = () => {
    if (listed === options.policy.issuers) return known;
    listed = options.policy.issuers;
    known = new Map(
      listed.flatMap((issuer) => {
        const { client } = issuer;
        if (!client) return [];
        const redirectUri = `${options.consoleUrl}/sign-in/callback/${client.slug}`;
        const configuration = once(() => discover(issuer.issuer, client, options.fetch));
        return [[client.slug, { issuer, client, redirectUri, configuration }] as const];
      }),
    );
    return known;
  };
  return {
    /** The ways to sign in that the page offers. */
    get offered() {
      return [...providers().values()].map(({ client: { name, slug } }) => ({ name, slug }));
    },
    /** Returns the `set-cookie` value that removes a sign-in. */
    forget: (request: HttpRequest, state: string) => pending.end(request, state),
    /** Begins a sign-in that leads to the page `to`. Returns the provider's URL and the cookies to set, or undefined without such a provider. */
    async begin(request: HttpRequest, slug: string, to: string) {
      const provider = providers().get(slug);
      if (!provider) return undefined;
      const library = await import('openid-client');
      const begun: Pending = {
        issuer: provider.issuer.issuer,
        state: library.randomState(),
        nonce: library.randomNonce(),
        verifier: library.randomPKCECodeVerifier(),
        to,
      };
      const location = await located(library, provider, begun);
      return { location, cookies: pending.begin(request, begun) };
    },
    /** Ends a sign-in with the answer in the query of the request. Throws a `Refusal`. */
    async end(request: HttpRequest, slug: string, query: URLSearchParams) {
      const provider = providers().get(slug);
      const begun = pending.find(request, query.get('state') ?? '');
      if (!provider || begun?.issuer !== provider.issuer.issuer) throw new Refusal('unauthorized', OVER);
      const principal = await ended(await import('openid-client'), provider, begun, query);
      return { principal, to: begun.to };
    },
  };
}

const OVER =
  'This sign-in is over: it is older than ten minutes, was begun in another browser, or has ended. Sign in again.';

async function discover(issuer: string, client: SignInClient, fetchWith: typeof fetch): Promise<Configuration> {
  const library = await import('openid-client');
  const execute = [library.enableNonRepudiationChecks];
  // The policy accepts http for loopback alone.
  if (issuer.startsWith('http:')) execute.push(library.allowInsecureRequests);
  const { id, secret } = client;
  const metadata = { ...present({ client_secret: secret }), [library.clockTolerance]: LEEWAY };
  return library.discovery(new URL(issuer), id, metadata, secret === undefined ? library.None() : undefined, {
    execute,
    timeout: TIMEOUT,
    [library.customFetch]: boundedFetch(fetchWith),
  });
}

async function located(library: Library, provider: Provider, { state, nonce, verifier }: Pending): Promise<string> {
  try {
    const challenge = await library.calculatePKCECodeChallenge(verifier);
    return library.buildAuthorizationUrl(await provider.configuration(), {
      redirect_uri: provider.redirectUri,
      scope: SCOPE,
      state,
      nonce,
      code_challenge: challenge,
      code_challenge_method: 'S256',
    }).href;
  } catch (error) {
    throw refusalOf(library, error, provider.client.name);
  }
}

async function ended(library: Library, provider: Provider, begun: Pending, query: URLSearchParams): Promise<Principal> {
  const { issuer, client, redirectUri } = provider;
  try {
    const tokens = await library.authorizationCodeGrant(
      await provider.configuration(),
      new URL(`${redirectUri}?${query}`),
      {
        pkceCodeVerifier: begun.verifier,
        expectedState: begun.state,
        expectedNonce: begun.nonce,
        idTokenExpected: true,
      },
    );
    return principalOf(issuer, tokens.claims() ?? {});
  } catch (error) {
    throw refusalOf(library, error, client.name);
  }
}

/** The remedies for errors of providers (RFC 6749, 4.1.2.1 and 5.2). */
const REMEDIES: Readonly<Record<string, string>> = {
  access_denied: 'Sign in with an account that may use it, or ask its administrator.',
  invalid_grant: 'The answer was used before, or is too old. Sign in again.',
  invalid_client: 'The operator of the platform has to correct clientId and the client secret in platform.json.',
  unauthorized_client: 'The operator of the platform has to let the client use the code flow.',
  invalid_scope: 'The operator of the platform has to let the client use the scopes "openid" and "email".',
  temporarily_unavailable: 'Try again in a moment.',
};

/** Characters of a provider's text in a message. */
const TEXT_MOST = 200;

/** Returns the refusal that says what failed, in one sentence of ours, the provider's own words, and what to do. */
function refusalOf(library: Library, thrown: unknown, name: string): Error {
  if (thrown instanceof Refusal) return thrown;
  if (thrown instanceof library.AuthorizationResponseError || thrown instanceof library.ResponseBodyError) {
    const { error, error_description: description } = thrown;
    const words = description ? `${error} (${description})` : error;
    const remedy = REMEDIES[error] ?? 'Sign in again. If it fails again, ask the operator of the platform.';
    return new Refusal('unauthorized', `${name} answered: ${cleanLine(words, TEXT_MOST)}. ${remedy}`);
  }
  const code = thrown instanceof library.ClientError ? thrown.code : undefined;
  if (code === undefined || UNREACHABLE.includes(code)) {
    const message = `${name} cannot be reached now, or is not the issuer that platform.json names. Try again, or paste an ID token.`;
    return new Refusal('unavailable', message, { 'retry-after': '5' });
  }
  return new Refusal('unauthorized', `The answer of ${name} is not valid for this sign-in (${code}). Sign in again.`);
}

const UNREACHABLE = ['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM'];

/** Bytes of an answer of an identity provider. */
const BODY_MOST = 1024 * 1024;

/** Returns a fetch that rejects answers of more than 1 MiB while it reads them. */
function boundedFetch(fetchWith: typeof fetch) {
  return async (url: string, options: object): Promise<Response> => {
    const response = await fetchWith(url, options);
    const { status, statusText, headers } = response;
    const parts: Uint8Array[] = [];
    let bytes = 0;
    for await (const part of response.body ?? []) {
      bytes += part.length;
      if (bytes > BODY_MOST) throw new Error(`The answer of ${new URL(url).host} is longer than ${BODY_MOST} bytes`);
      parts.push(part);
    }
    return new Response(bytes > 0 ? Buffer.concat(parts) : null, { status, statusText, headers });
  };
}

/** Milliseconds between the beginning of a sign-in and the answer of the identity provider. */
const LIFETIME = 10 * 60_000;
/** Sign-ins that a browser may have begun at once, as in several tabs. */
const AT_ONCE = 4;
const SEALED_FOR = 'console-sign-in';

/** The facts of a sign-in that the platform needs when the identity provider sends the browser back. */
interface Pending {
  readonly issuer: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** The page of the console that the visitor gets after the sign-in. */
  readonly to: string;
}

/**
 * Keeps begun sign-ins in the browser, each in a sealed cookie of its own for ten minutes. So the platform keeps nothing,
 * any node can end a sign-in, and several tabs do not disturb each other. A cookie is valid only at the place that set it,
 * as a session is. It is SameSite=Lax, because the browser comes back from the site of the identity provider.
 */
function pendingSignIns(options: OidcOptions) {
  const kindOf = (request: HttpRequest) => {
    const { name, attributes } = cookieKind(request, options.consoleUrl);
    return {
      prefix: `${name.replace('slipway_console', 'slipway_sign_in')}_`,
      attributes: attributes.replace('SameSite=Strict', 'SameSite=Lax'),
    };
  };
  /** The name has a part of the state, so each sign-in has a cookie. The sealed text has all of it. */
  const nameOf = (request: HttpRequest, state: string) =>
    kindOf(request).prefix + state.replace(/[^\w-]/g, '').slice(0, 8);
  return {
    /** Returns the `set-cookie` values that store a sign-in. Removes those of earlier ones if there are too many. */
    begin(request: HttpRequest, pending: Pending): readonly string[] {
      const place = sentTo(request, options.consoleUrl);
      const text = sealed(options, SEALED_FOR, LIFETIME, { ...pending, place });
      const { prefix, attributes } = kindOf(request);
      const names = new Set(cookiesOf(request).map((each) => each.split('=', 1)[0] ?? ''));
      const earlier = [...names].filter((name) => name.startsWith(prefix) && /^[\w-]+$/.test(name));
      const removed = earlier.length < AT_ONCE ? [] : earlier.map((name) => `${name}=; Max-Age=0; ${attributes}`);
      return [...removed, `${nameOf(request, pending.state)}=${text}; Max-Age=${LIFETIME / 1_000}; ${attributes}`];
    },
    /** Returns the sign-in of a state, if this browser has begun it here, and it is neither over nor too old. */
    find(request: HttpRequest, state: string): Pending | undefined {
      const [text, ...more] = cookieValues(request, nameOf(request, state));
      const found = text === undefined || more.length > 0 ? undefined : opened(options, SEALED_FOR, text);
      if (!found || found.place !== sentTo(request, options.consoleUrl) || found.state !== state) return undefined;
      const { issuer, nonce, verifier, to } = found;
      if (typeof issuer !== 'string' || typeof nonce !== 'string' || typeof verifier !== 'string') return undefined;
      return { issuer, state, nonce, verifier, to: typeof to === 'string' ? to : '/console' };
    },
    /** Returns the `set-cookie` value that removes a sign-in. */
    end: (request: HttpRequest, state: string) =>
      `${nameOf(request, state)}=; Max-Age=0; ${kindOf(request).attributes}`,
  };
}
