import { SlipwayError } from '../../base/errors.ts';
import { checkServiceUrl } from '../urls.ts';
import { type IdTokenOffer, requestIdToken } from './offer.ts';
import type { TokenSource } from './source.ts';

/**
 * ID tokens of an embedded platform's own identity provider, valid for five minutes. The caller must be able to read the platform's
 * `run.json`. Fails as `unauthorized` if the platform does not know the request token.
 */
export function platformIdentity(offer: IdTokenOffer) {
  return {
    ...offer,
    kind: 'platform',
    input: 'the platform',
    description: "the embedded platform's own",
    async obtain(send, { onSecret }) {
      onSecret(offer.requestToken);
      checkServiceUrl(new URL(offer.requestUrl).origin, "the platform's address");
      try {
        return await requestIdToken('the platform', offer, send, onSecret);
      } catch (error) {
        if (!(error instanceof SlipwayError) || error.code !== 'unauthorized') throw error;
        const remedy = 'The data directory may be of another platform; name the right one with --data.';
        throw error.with({ remedy, cause: error });
      }
    },
  } satisfies TokenSource & IdTokenOffer;
}
