import { CONTROL_ERROR_STATUS, type ControlErrorBody, type ControlErrorCode } from '../../contract/control-plane.ts';
import { type HttpRequest, type HttpResponse, jsonResponse } from './http.ts';

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

/** Returns the answer `{"error": {code, message, requestID}}` with the code's status. */
export function refusalResponse(refusal: Refusal, request: HttpRequest): HttpResponse {
  const { code, message } = refusal;
  const body: ControlErrorBody = { error: { code, message, requestID: request.requestID } };
  return jsonResponse(CONTROL_ERROR_STATUS[code], body, refusal.headers);
}
