import { SlipwayError } from '../../base/errors.ts';
import type { Pipeline } from '../pipeline.ts';
import { REFUSALS } from '../refusal.ts';
import { requireSecure } from '../urls.ts';
import { requestIdToken } from './offer.ts';

/** The runner's offer of an ID token. Both are absent if the run can have none: a fork, Dependabot, no permission. */
export interface GithubTokenRequest {
  readonly requestUrl: string | undefined;
  readonly requestToken: string | undefined;
  /** Default: GitHub's default, the owner's URL. */
  readonly audience?: string | undefined;
  /** The lines of the workflow with all permissions that the run needs. Default: those for ID tokens. */
  readonly permissions?: string | undefined;
}

const PERMISSIONS_YAML = 'permissions:\n  id-token: write\n  contents: read';

const REQUEST_URL = 'ACTIONS_ID_TOKEN_REQUEST_URL';

/**
 * Requests the run's ID token from GitHub's OIDC provider. It is valid for five minutes, and a run may request another.
 * Throws `no_id_token` if the run can have none, `github_refused` if GitHub refuses.
 */
export async function githubToken(
  { requestUrl, requestToken, audience, permissions = PERMISSIONS_YAML }: GithubTokenRequest,
  send: Pipeline,
  onSecret: (secret: string) => void,
): Promise<string> {
  if (!requestUrl || !requestToken) throw noToken(permissions);
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

function noToken(permissions: string): SlipwayError {
  return new SlipwayError('no_id_token', 'This run can have no ID token: GitHub offers none to it', {
    remedy: `Add these lines to the job (or to the workflow that calls it):\n${permissions}\nA run for a fork's pull request or for Dependabot gets none even so: use mode check there, or on-no-token: skip.`,
  });
}
