import { SlipwayError } from '../../base/errors.ts';
import { type Decoder, fieldsOf, missing, text } from '../../contract/reader.ts';
import { jsonAnswer } from '../answer.ts';
import { COMMON_HEADERS } from '../exchange.ts';
import type { Pipeline } from '../pipeline.ts';
import { checkServiceUrl } from '../urls.ts';
import type { TokenSource } from './source.ts';

/** An offer of an ID token: `ACTIONS_ID_TOKEN_REQUEST_URL` and `…_TOKEN` of GitHub's runner, or of an embedded platform's `run.json`. */
export interface IdTokenOffer {
  readonly requestUrl: string;
  readonly requestToken: string;
  readonly audience?: string | undefined;
}

/** Requests an ID token from GitHub's runner or the embedded platform. `from` names which, for errors. */
export function requestIdToken(
  from: string,
  { requestUrl, requestToken, audience }: IdTokenOffer,
  send: Pipeline,
  onSecret: (secret: string) => void,
): Promise<string> {
  const url = new URL(requestUrl);
  if (audience) url.search += `${url.search === '' ? '' : '&'}audience=${encodeURIComponent(audience)}`;
  const decode: Decoder<string> = (body, call) => {
    const value = text(fieldsOf(body), 'value');
    if (value === undefined) throw missing('token (value)', body, call);
    onSecret(value);
    return value;
  };
  return send({
    doing: `get an ID token from ${from}`,
    request: { method: 'GET', url, headers: { ...COMMON_HEADERS, authorization: `Bearer ${requestToken}` } },
    mayRepeat: true,
    read: jsonAnswer({ decode }),
  });
}

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
