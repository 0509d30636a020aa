import { SlipwayError } from '../../base/errors.ts';
import type { Pipeline } from '../pipeline.ts';
import { checkServiceUrl } from '../urls.ts';
import { type IdTokenOffer, requestIdToken } from './offer.ts';
import type { TokenSource } from './source.ts';

export function platformIdentity(request: IdTokenOffer) {
  return {
    ...request,
    kind: 'platform',
    input: 'the platform',
    description: "the embedded platform's own",
    obtain: (send, { onSecret }) => platformToken(request, send, onSecret),
  } satisfies TokenSource & IdTokenOffer;
}

/**
 * Requests an ID token of an embedded platform's own identity provider; it is valid for five minutes. The caller must be
 * able to read the platform's `run.json`. Throws `unauthorized` if the platform does not know the request token, or what
 * the pipeline throws.
 */
async function platformToken(offer: IdTokenOffer, send: Pipeline, onSecret: (secret: string) => void): Promise<string> {
  onSecret(offer.requestToken);
  checkServiceUrl(new URL(offer.requestUrl).origin, "the platform's address");
  try {
    return await requestIdToken('the platform', offer, send, onSecret);
  } catch (error) {
    if (!(error instanceof SlipwayError) || error.code !== 'unauthorized') throw error;
    const remedy = 'The data directory may be of another platform; name the right one with --data.';
    throw error.with({ remedy, cause: error });
  }
}
