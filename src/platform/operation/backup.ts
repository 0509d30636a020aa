import { asSlipwayError } from '../../base/errors.ts';
import { checkBody, text } from '../control/validation.ts';
import { isBearer } from '../identity/issuer.ts';
import { BodyBroken, BodyTooLarge, type Handler, jsonResponse } from '../shared/http.ts';
import { Refusal, refusalResponse } from '../shared/refusal.ts';
import { members } from '../shared/schema.ts';

const BODY = members({ to: text(1, 4_096) });
const BODY_MOST = 64 * 1024;

/** Answers `POST /backup` with the body `{to}`. The owner of the data directory can read the request token in `run.json`. */
export function createBackupHandler(requestToken: string, run: (to: string) => Promise<void>): Handler {
  return async (request) => {
    try {
      if (request.method !== 'POST') {
        throw new Refusal('method_not_allowed', 'Send POST to make a backup.', { allow: 'POST' });
      }
      if (!isBearer(request, requestToken)) {
        throw new Refusal('unauthorized', 'The request token is missing or wrong.', { 'www-authenticate': 'Bearer' });
      }
      const { to } = checkBody(JSON.parse((await request.body(BODY_MOST)).toString()), BODY);
      await run(to);
      return jsonResponse(200, { to });
    } catch (error) {
      if (error instanceof BodyBroken) throw error;
      return refusalResponse(refusalOf(error), request);
    }
  };
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof SyntaxError) return new Refusal('invalid_request', 'The body is not JSON.');
  if (error instanceof BodyTooLarge) {
    return new Refusal('body_too_large', `The body is larger than ${BODY_MOST} bytes.`);
  }
  const { mender, message, remedy = '' } = asSlipwayError(error);
  if (mender === 'user') return new Refusal('validation_failed', `to: ${message}. ${remedy}`.trimEnd());
  return new Refusal('unavailable', `The copy could not be made: ${message}.`, { 'retry-after': '30' });
}
