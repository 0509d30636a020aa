import { SlipwayError } from '../../base/errors.ts';
import { type Decoder, fieldsOf, missing, text } from '../../contract/reader.ts';
import type { Pipeline } from '../pipeline.ts';
import { REFUSALS } from '../refusal.ts';
import { COMMON_HEADERS } from '../transport.ts';
import { requireSecure } from '../urls.ts';
import type { GithubTokenRequest } from './source.ts';

/** The lines that let a job ask for ID tokens. */
export const PERMISSIONS_YAML = 'permissions:\n  id-token: write\n  contents: read';

const REQUEST_URL = 'ACTIONS_ID_TOKEN_REQUEST_URL';

/**
 * The run's ID token from GitHub's OIDC provider; it lives five minutes and may be asked for again. Throws
 * `no_id_token` where the run can have none, `github_refused` where GitHub says no.
 */
export async function githubToken(
  { requestUrl, requestToken, audience }: GithubTokenRequest,
  send: Pipeline,
  onSecret: (secret: string) => void,
): Promise<string> {
  if (!requestUrl || !requestToken) throw noToken();
  onSecret(requestToken);
  // fetch would quote it in its error.
  if (!/^[\x21-\x7e]+$/.test(requestToken)) throw notTheRunners('ACTIONS_ID_TOKEN_REQUEST_TOKEN is not a token');
  const url = requestURL(requestUrl, audience);
  const decode: Decoder<string> = (body, call) => {
    const value = text(fieldsOf(body), 'value');
    if (value === undefined) throw missing('token (value)', body, call);
    onSecret(value);
    return value;
  };
  try {
    return await send({
      doing: 'get an ID token from GitHub',
      request: { method: 'GET', url, headers: { ...COMMON_HEADERS, authorization: `Bearer ${requestToken}` } },
      mayRepeat: true,
      authorize: (request) => request,
      decode,
    });
  } catch (error) {
    if (!(error instanceof SlipwayError) || !REFUSALS.has(error.code)) throw error;
    throw new SlipwayError('github_refused', error.message, {
      remedy: `Check that the job has these lines, then run it again:\n${PERMISSIONS_YAML}`,
      ...(error.call ? { call: error.call } : {}),
      cause: error,
    });
  }
}

function requestURL(address: string, audience: string | undefined): URL {
  if (!URL.canParse(address)) throw notTheRunners(`${REQUEST_URL} is not a URL`);
  const url = new URL(address);
  requireSecure(url, REQUEST_URL);
  if (audience) url.search += `${url.search === '' ? '' : '&'}audience=${encodeURIComponent(audience)}`;
  return url;
}

function notTheRunners(fault: string): SlipwayError {
  return new SlipwayError('invalid_input', fault, {
    remedy: 'The runner sets this variable; do not set it in the workflow.',
  });
}

function noToken(): SlipwayError {
  return new SlipwayError('no_id_token', 'This run can have no ID token: GitHub offers none to it', {
    remedy: `Add these lines to the job (or to the workflow that calls it):\n${PERMISSIONS_YAML}\nA run for a fork's pull request or for Dependabot gets none even so: use mode check there, or on-no-token: skip.`,
  });
}
