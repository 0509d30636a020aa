import { CONTROL_ERROR_STATUS, type ControlErrorCode } from '../../contract/control-plane.ts';
import { BodyTooLarge, type HttpRequest, type HttpResponse, jsonResponse } from './http.ts';

/** Refuses a call: the client gets one of the errors of docs/control-plane.md. A room catches its own refusals. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ControlErrorCode;
  readonly headers: Readonly<Record<string, string>>;
  constructor(code: ControlErrorCode, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.code = code;
    this.headers = headers;
  }
}

/** Refuses a call that comes too soon. `message`: says how long to wait. `seconds`: the same, for clients. */
export function rateLimited(message: string, seconds: number): Refusal {
  return new Refusal('rate_limited', message, { 'retry-after': String(seconds) });
}

/** Reads a body of at most so many bytes. Throws `body_too_large` with the message. */
export function bodyOf(request: Pick<HttpRequest, 'body'>, most: number, message: string): Promise<Buffer> {
  return request.body(most).catch((error: unknown) => {
    throw error instanceof BodyTooLarge ? new Refusal('body_too_large', message) : error;
  });
}

/** Returns the JSON value of a body. Throws `invalid_request`. */
export function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new Refusal('invalid_request', 'The body is not valid JSON in UTF-8.');
  }
}

/** Returns the answer `{"error": {code, message, requestID}}` with the code's status. */
export function refusalResponse(refusal: Refusal, request: HttpRequest): HttpResponse {
  const { code, message } = refusal;
  const body = { error: { code, message, requestID: request.requestID } };
  return jsonResponse(CONTROL_ERROR_STATUS[code], body, refusal.headers);
}
