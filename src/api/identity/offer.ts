import { type Decoder, fieldsOf, missing, text } from '../../contract/reader.ts';
import { jsonAnswer } from '../answer.ts';
import { COMMON_HEADERS } from '../exchange.ts';
import type { Pipeline } from '../pipeline.ts';

/** Where a token is asked for, and what allows it: `ACTIONS_ID_TOKEN_REQUEST_URL` and `…_TOKEN` of GitHub's runner. */
interface IdTokenOffer {
  readonly requestUrl: string;
  readonly requestToken: string;
  readonly audience?: string | undefined;
}

/** Takes up an offer of an ID token, as GitHub's runner and the embedded platform make it. `from` names who does. */
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
    authorize: (request) => request,
    read: jsonAnswer({ decode }),
  });
}
