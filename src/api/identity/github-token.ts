import { SlipwayError } from '../../base/errors.ts';
import { present } from '../../base/json.ts';
import { type Decoder, fieldsOf, missing, text } from '../../contract/reader.ts';
import { jsonAnswer } from '../answer.ts';
import { COMMON_HEADERS } from '../exchange.ts';
import type { Pipeline } from '../pipeline.ts';
import { REFUSALS } from '../refusal.ts';
import { checkServiceUrl, requireSecure } from '../urls.ts';
import { type IdTokenOffer, requestIdToken } from './offer.ts';

/** The runner's offer of an ID token to a run that may have one. Default audience: GitHub's, the owner's URL. */
export interface GithubTokenRequest extends IdTokenOffer {
  /** The lines of the workflow with all permissions that the run needs. */
  readonly permissions: string;
}

const REQUEST_URL = 'ACTIONS_ID_TOKEN_REQUEST_URL';

/** Requests the run's ID token, valid for five minutes, from GitHub's OIDC provider. Throws `github_refused` if it refuses. */
export async function githubToken(
  { requestUrl, requestToken, audience, permissions }: GithubTokenRequest,
  send: Pipeline,
  onSecret: (secret: string) => void,
): Promise<string> {
  onSecret(requestToken);
  // An error of fetch would quote it.
  if (!/^[\x21-\x7e]+$/.test(requestToken)) throw notTheRunners('ACTIONS_ID_TOKEN_REQUEST_TOKEN is not a token');
  if (!URL.canParse(requestUrl)) throw notTheRunners(`${REQUEST_URL} is not a URL`);
  requireSecure(new URL(requestUrl), REQUEST_URL);
  try {
    return await requestIdToken('GitHub', { requestUrl, requestToken, audience }, send, onSecret);
  } catch (error) {
    if (!(error instanceof SlipwayError) || !REFUSALS.has(error.code)) throw error;
    const remedy = `Check that the job has these lines, then run it again:\n${permissions}`;
    throw error.with({ code: 'github_refused', remedy, cause: error });
  }
}

function notTheRunners(fault: string): SlipwayError {
  return new SlipwayError('invalid_input', fault, {
    remedy: 'The runner sets this variable; do not set it in the workflow.',
  });
}

export interface TokenExchange {
  readonly url: string;
  readonly audience?: string | undefined;
  readonly clientID?: string | undefined;
  readonly subject: GithubTokenRequest;
}

const ID_TOKEN_TYPE = 'urn:ietf:params:oauth:token-type:id_token';

/** Remedies by the OAuth error code (RFC 6749, 5.2; RFC 8693, 2.2.2). */
const REMEDIES: ReadonlyMap<string, string> = new Map([
  ['invalid_client', 'Check token-exchange-client-id: the identity provider does not know this client.'],
  ['unauthorized_client', 'Allow the token exchange grant for the client of token-exchange-client-id.'],
  ['unsupported_grant_type', 'Turn on token exchange (RFC 8693) at the identity provider.'],
  ['invalid_target', 'Check token-exchange-audience: the identity provider does not know this audience.'],
  [
    'invalid_grant',
    "Let the identity provider trust https://token.actions.githubusercontent.com, and check id-token-audience and the provider's conditions on the repository.",
  ],
]);

/**
 * Exchanges GitHub's token for the identity provider's ID token (RFC 8693). Repeats the request after faults, because a
 * second token does no harm. Throws `token_exchange_failed` with the OAuth error code, or what the pipeline throws.
 */
export async function exchangedToken(source: TokenExchange, send: Pipeline, onSecret: (secret: string) => void) {
  const subjectToken = await githubToken(source.subject, send, onSecret);
  const url = checkServiceUrl(source.url, 'token-exchange-url');
  const form = new URLSearchParams({
    grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
    subject_token: subjectToken,
    subject_token_type: ID_TOKEN_TYPE,
    requested_token_type: ID_TOKEN_TYPE,
    ...present({ audience: source.audience, client_id: source.clientID }),
  });
  try {
    return await send({
      doing: 'exchange the token',
      request: {
        method: 'POST',
        url,
        headers: { ...COMMON_HEADERS, 'content-type': 'application/x-www-form-urlencoded' },
        body: form.toString(),
      },
      mayRepeat: true,
      read: jsonAnswer({ decode: decodeIdToken(onSecret) }),
    });
  } catch (error) {
    if (!(error instanceof SlipwayError) || !REFUSALS.has(error.code)) throw error;
    const remedy =
      REMEDIES.get(error.call?.serviceCode ?? '') ??
      'Check token-exchange-url, token-exchange-audience and token-exchange-client-id against the identity provider.';
    throw error.with({ code: 'token_exchange_failed', remedy, cause: error });
  }
}

/** Reads the ID token of an answer: `id_token`, or `access_token` if the answer calls that one an ID token. */
function decodeIdToken(onSecret: (secret: string) => void): Decoder<string> {
  return (body, call) => {
    const fields = fieldsOf(body);
    for (const name of ['idtoken', 'accesstoken', 'refreshtoken']) {
      const secret = text(fields, name);
      if (secret !== undefined) onSecret(secret);
    }
    const issued = text(fields, 'issuedtokentype');
    const token = text(fields, 'idtoken') ?? (issued === ID_TOKEN_TYPE ? text(fields, 'accesstoken') : undefined);
    if (token === undefined) throw missing('ID token (id_token, or access_token issued as one)', body, call);
    return token;
  };
}
