import { cleanLine } from '../../base/text.ts';
import { DEVICE_GRANT, LOGIN_CLIENT, LOGIN_PATHS, MACHINE_NAME_MOST } from '../../contract/login.ts';
import { clientOf } from '../shared/client-address.ts';
import {
  BodyTooLarge,
  type Handler,
  type HttpRequest,
  type HttpResponse,
  jsonResponse,
  mediaTypeOf,
  pathOf,
} from '../shared/http.ts';
import { StoreUnavailable } from '../stores/rows/unavailable.ts';
import { type LoginRefusal, type Logins, REUSED, type Sent, UNTRUSTED } from './logins.ts';

/** Bytes of a form. */
const FORM_MOST = 4_096;

/** The calls of a machine that signs in, by path. Their answers and errors have the form of OAuth. */
export function createDeviceCalls(logins: Logins, consoleUrl: string): ReadonlyMap<string, Handler> {
  const page = `${consoleUrl}/device`;
  const calls: Readonly<Record<string, (form: Form, request: HttpRequest) => Promise<HttpResponse>>> = {
    [LOGIN_PATHS.device]: async (form, request) => {
      const machine = cleanLine(form.get('machine') ?? '', MACHINE_NAME_MOST).trim() || 'a machine without a name';
      const begun = await logins.begin(machine, clientOf(request));
      if (!begun) {
        const message = 'Too many sign-ins wait for a person. Try again in some minutes.';
        return oauthError(429, 'slow_down', message, { 'retry-after': '60' });
      }
      const { deviceCode, userCode, expiresIn, interval } = begun;
      return answer({
        device_code: deviceCode,
        user_code: userCode,
        verification_uri: page,
        verification_uri_complete: `${page}?${new URLSearchParams({ user_code: userCode })}`,
        expires_in: expiresIn,
        interval,
      });
    },
    [LOGIN_PATHS.token]: async (form, request) => {
      const grant = form.get('grant_type');
      const name = grant === DEVICE_GRANT ? 'device_code' : grant === 'refresh_token' ? 'refresh_token' : undefined;
      if (name === undefined) {
        const message = `grant_type must be ${DEVICE_GRANT} or refresh_token`;
        return oauthError(400, 'unsupported_grant_type', message);
      }
      const secret = form.get(name) ?? '';
      if (secret === '') return oauthError(400, 'invalid_request', `${name} is missing`);
      const got = await logins.exchange(secret, sentBy(request));
      if (typeof got === 'string') return refused(got, name);
      return answer({
        access_token: got.accessToken,
        token_type: 'Bearer',
        expires_in: got.expiresIn,
        refresh_token: got.refreshToken,
        refresh_expires_in: got.refreshExpiresIn,
      });
    },
    // RFC 7009, 2.2: a token that does not count is no error.
    [LOGIN_PATHS.revoke]: async (form, request) => {
      await logins.end(form.get('token') ?? '', sentBy(request));
      return answer({});
    },
  };
  return new Map(
    Object.entries(calls).map(([path, call]) => [path, (request) => answered(request, (form) => call(form, request))]),
  );
}

type Form = Pick<URLSearchParams, 'get'>;

function sentBy(request: HttpRequest): Sent {
  return { from: clientOf(request), requestID: request.requestID };
}

async function answered(request: HttpRequest, call: (form: Form) => Promise<HttpResponse>): Promise<HttpResponse> {
  if (request.method !== 'POST') {
    const message = `${pathOf(request.target)} accepts only POST`;
    return oauthError(405, 'invalid_request', message, { allow: 'POST' });
  }
  if (mediaTypeOf(request) !== 'application/x-www-form-urlencoded') {
    return oauthError(400, 'invalid_request', 'The Content-Type must be application/x-www-form-urlencoded');
  }
  try {
    const form = new URLSearchParams((await request.body(FORM_MOST)).toString('utf8'));
    const repeated = [...new Set(form.keys())].some((name) => form.getAll(name).length > 1);
    if (repeated) return oauthError(400, 'invalid_request', 'A parameter is there twice');
    if (form.get('client_id') !== LOGIN_CLIENT) {
      return oauthError(401, 'invalid_client', `client_id must be ${LOGIN_CLIENT}`);
    }
    return await call(form);
  } catch (error) {
    if (error instanceof BodyTooLarge)
      return oauthError(413, 'invalid_request', `The form has more than ${FORM_MOST} bytes`);
    if (!(error instanceof StoreUnavailable)) throw error;
    const message = 'The platform cannot read its state now';
    return oauthError(503, 'temporarily_unavailable', message, { 'retry-after': '5' });
  }
}

/** The errors of RFC 8628 (3.5) and RFC 6749 (5.2). */
const ERRORS: Readonly<Record<LoginRefusal, readonly [error: string, description: string]>> = {
  pending: ['authorization_pending', 'No person has decided yet'],
  slow_down: ['slow_down', 'The machine asks too often: wait five seconds more each time'],
  denied: ['access_denied', 'The sign-in was denied in the browser'],
  over: ['expired_token', 'The code is older than ten minutes'],
  unknown: ['invalid_grant', 'The sign-in does not exist, or has ended'],
  reused: ['invalid_grant', REUSED],
  untrusted: ['invalid_grant', UNTRUSTED],
};

function refused(why: LoginRefusal, name: 'device_code' | 'refresh_token'): HttpResponse {
  const [error, description] = ERRORS[why];
  if (name === 'device_code' || error === 'invalid_grant') return oauthError(400, error, description);
  return oauthError(
    400,
    'invalid_grant',
    'The sign-in has ended, because it was not used for a month or is three months old',
  );
}

function answer(body: object): HttpResponse {
  return jsonResponse(200, body, NO_STORE);
}

function oauthError(
  status: number,
  error: string,
  description: string,
  headers: Readonly<Record<string, string>> = {},
): HttpResponse {
  return jsonResponse(status, { error, error_description: description }, { ...NO_STORE, ...headers });
}

const NO_STORE = { 'cache-control': 'no-store', pragma: 'no-cache' };
