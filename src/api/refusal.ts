import { formatDuration } from '../base/durations.ts';
import { type CallFacts, type ErrorCode, SlipwayError } from '../base/errors.ts';
import { present } from '../base/json.ts';
import { cleanLine } from '../base/text.ts';
import type { SeenError } from '../contract/error-reader.ts';
import { type AnswerFields, type Lost, lostCode, type WireRequest } from './exchange.ts';

/** The errors of failed calls, for all clients: the code, the remedy, and whether the call may have acted. */

export interface Asked {
  /** The purpose: "create the app". */
  readonly doing: string;
  readonly request: WireRequest;
}

export interface Answered extends Asked {
  readonly status: number;
  readonly headers: AnswerFields;
}

export function factsOf(at: Asked | Answered, said?: Partial<SeenError>): CallFacts {
  const answered = 'status' in at ? at : undefined;
  const requestID = said?.requestID ?? answered?.headers.get('x-request-id') ?? undefined;
  return {
    method: at.request.method,
    path: at.request.url.pathname,
    ...present({
      status: answered?.status,
      requestID: requestID === undefined ? undefined : cleanLine(requestID, 128),
      serviceCode: said?.code,
    }),
  };
}

/** The meaning of a refusal for the caller: words that follow the service's own, and the next step. */
export type Explained = { readonly words: string; readonly remedy: string } | undefined;

/** Makes the error of an answer outside 2xx. `waitMs` is its `Retry-After`. */
export function refusal(
  at: Answered,
  said: SeenError,
  waitMs: number | undefined,
  explained?: Explained,
): SlipwayError {
  const isOverQuota = said.code === 'quota_exceeded';
  const code = isOverQuota ? 'refused' : codeOf(at.status);
  const words = [
    `Could not ${at.doing}: the service answered ${at.status}`,
    // Some services repeat the status as their code.
    said.code === undefined || said.code === String(at.status) ? '' : ` ${said.code}`,
    said.message === undefined ? '' : ` ("${said.message}")`,
    waitMs === undefined ? '' : ` and asks to wait ${formatDuration(waitMs)}`,
    explained?.words ?? '',
  ];
  return new SlipwayError(code, words.join(''), {
    remedy: explained?.remedy ?? (isOverQuota ? OVER_QUOTA : remedyFor(at.status, code)),
    // A 408 or 5xx may come after the service acted. After any other refusal it did not.
    call: { ...factsOf(at, said), outcome: at.status === 408 || at.status >= 500 ? 'unknown' : 'refused' },
  });
}

/** Returns the code of an answer outside 2xx. */
export function codeOf(status: number): ErrorCode {
  return CODES[status] ?? (status >= 500 ? 'service_error' : 'refused');
}

const CODES: Readonly<Record<number, ErrorCode>> = {
  401: 'unauthorized',
  403: 'forbidden',
  408: 'service_error',
  429: 'rate_limited',
};

const REMEDIES: Readonly<Record<number, string>> = {
  401: 'Give the ID token (not the access token) of the identity provider that the platform trusts, unexpired and with the audience that it expects.',
  403: 'Ask an owner of the organization for a role that may do this; the platform goes by the email in the ID token.',
  404: 'Check base-url, org, project and app, and that this identity may see them.',
  410: 'Restore the app if you want it back, as the answer says, or take another name.',
  429: 'Try again later, or start fewer deploys at the same time.',
};

function remedyFor(status: number, code: ErrorCode): string {
  if (code === 'service_error') return 'Try again later. If it continues, send the request ID to the platform.';
  return REMEDIES[status] ?? 'Correct what the answer names, then run again.';
}

/** The remedy of a refusal whose own code says more than its status, which may be one of a rate limit. */
const OVER_QUOTA =
  '"slipway usage --org ORG" shows what is used. The operator of the platform sets quotas in platform.json.';

/** The errors by which a service refuses a request. All others are faults of the connection. */
export const REFUSALS: ReadonlySet<ErrorCode> = new Set([
  'unauthorized',
  'forbidden',
  'refused',
  'unexpected_response',
]);

/** Makes the error of a call without a whole answer. `addressFrom`: the setting that the address comes from. */
export function lostError(at: Asked, lost: Lost, timeoutMs: number, addressFrom = 'the address'): SlipwayError {
  const { origin } = at.request.url;
  const reason = lostCode(lost.cause) ?? 'no reason given';
  const why = lost.timedOut
    ? `no whole answer from ${origin} within ${formatDuration(timeoutMs)}`
    : `${lost.sent ? `the connection to ${origin} broke off` : `no connection to ${origin}`} (${reason})`;
  return new SlipwayError(lost.timedOut ? 'request_timeout' : 'unreachable', `Could not ${at.doing}: ${why}`, {
    remedy: lost.certificate
      ? certificateRemedy(lost.certificate)
      : isPlain(lost)
        ? `The server answers without TLS. If it is one on this machine, give ${addressFrom} with http://. If HTTPS_PROXY begins with https://, write it with http://, unless the proxy itself has TLS.`
        : `Check ${addressFrom}, the network, and HTTPS_PROXY and NO_PROXY if there is a proxy.`,
    call: { ...factsOf(at), outcome: lost.sent ? 'unknown' : 'not-sent' },
    cause: lost.cause,
  });
}

/** True for an answer of plain http to the beginning of TLS. Its code is EPROTO, or of OpenSSL. */
function isPlain({ cause }: Lost): boolean {
  return /wrong.version.number/i.test(`${lostCode(cause)} ${cause}`);
}

/** The remedies for certificates that this side refused. The first rule that matches counts. */
const CERTIFICATE_RULES: readonly (readonly [codes: RegExp, remedy: string])[] = [
  [
    /ALTNAME_INVALID$|^HOSTNAME_MISMATCH$/,
    'Give the address by a name that the certificate of the server contains, or renew the certificate with this name.',
  ],
  [
    /^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/,
    'Renew the certificate of the server or of the proxy before it, and check the clock of this machine.',
  ],
  [
    /^/,
    'If a private authority signed the certificate of the server, name the file of its certificate in NODE_EXTRA_CA_CERTS.',
  ],
];

function certificateRemedy(code: string): string {
  return CERTIFICATE_RULES.find(([codes]) => codes.test(code))?.[1] ?? '';
}

/** Makes the error of an answer that is not JSON: a proxy's page, a cut body. `what` ends the sentence. Quotes nothing. */
export function unreadable(at: Answered, what: string): SlipwayError {
  return new SlipwayError('unexpected_response', `Could not ${at.doing}: the answer (${at.status}) ${what}`, {
    remedy: 'Check that the address is the service itself, and that no proxy or login page answers in its place.',
    call: { ...factsOf(at), outcome: 'unknown' },
  });
}

export function tooLarge(at: Answered, limit: number): SlipwayError {
  return new SlipwayError('response_too_large', `Could not ${at.doing}: the answer is longer than ${limit} bytes`, {
    remedy: 'Check that the address is the service itself.',
    call: { ...factsOf(at), outcome: 'unknown' },
  });
}

/** Makes the error of a redirect that Slipway does not follow. `to` is undefined if its location is missing or unreadable. */
export function redirectedError(at: Answered, to: URL | undefined): SlipwayError {
  const { origin } = at.request.url;
  const isWeb = to?.protocol === 'https:' || to?.protocol === 'http:';
  const elsewhere = to !== undefined && isWeb && to.origin !== origin;
  const target = elsewhere
    ? to.origin
    : to === undefined
      ? 'nowhere'
      : isWeb
        ? 'another path'
        : `a ${to.protocol} address`;
  return new SlipwayError('redirected', `Could not ${at.doing}: ${origin} redirects to ${target} (${at.status})`, {
    remedy: elsewhere
      ? `Nothing was sent there. If ${to.origin} is the service, give that address.`
      : "Give the service's own address, to which it does not redirect.",
    call: { ...factsOf(at), outcome: 'refused' },
  });
}
