import { SlipwayError } from '../../base/errors.ts';
import type { Pipeline } from '../pipeline.ts';
import { REFUSALS } from '../refusal.ts';
import { requireSecure } from '../urls.ts';
import { type IdTokenOffer, requestIdToken } from './offer.ts';

/** The runner's offer of an ID token to a run that may have one. Default audience: GitHub's, the owner's URL. */
export interface GithubTokenRequest extends IdTokenOffer {
  /** The lines of the workflow with all permissions that the run needs. */
  readonly permissions: string;
}

const REQUEST_URL = 'ACTIONS_ID_TOKEN_REQUEST_URL';

/**
 * Requests the run's ID token from GitHub's OIDC provider. It is valid for five minutes, and a run may request another.
 * Throws `github_refused` if GitHub refuses.
 */
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
