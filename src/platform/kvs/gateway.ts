import { hash } from 'node:crypto';
import { KVS_REGION, KVS_SIGNING_SERVICE } from '../../contract/limits.ts';
import type { HttpRequest } from '../shared/http.ts';
import { header } from '../shared/http.ts';
import { type HmacKey, type Scope, sameText, signingKey, stringToSign } from '../shared/sigv4.ts';
import type { FunctionRole } from './roles.ts';
import { formatTime, parseAuthorization, parseTime, type SignedBy } from './sigv4/authorization.ts';
import { canonicalRequest, headersOf, type ReceivedHeaders } from './sigv4/canonical.ts';

/*
 * The gateway in front of the KVS. Mirrors: spec 5.B layer 1 (SigV4, service `execute-api`, the gateway's region).
 * Gaps: a real gateway's throttling and access policies. A signed request may be repeated while its time is valid.
 * By design: the payload's hash is always computed from the received bytes, and `x-amz-content-sha256` must be the same.
 * A signature in the query ("presigned" URLs) is not accepted, because spec 5.B requires the header.
 */

/** The gateway's reason to deny a request. It answers 403 with `{"message"}` before the request reaches the service. */
export interface Denial {
  readonly type: string;
  readonly message: string;
}

/** The unverified facts of the headers: who claims to have signed, and when. */
export interface Claim {
  readonly headers: ReceivedHeaders;
  readonly signedBy: SignedBy;
  readonly time: string;
}

/** Milliseconds that the time of a signature may differ from the platform's clock. */
const CLOCK_WINDOW = 5 * 60_000;
const REQUIRED = ['host', 'content-type'];
const SINGLE = new Set([
  ...REQUIRED,
  'authorization',
  'x-kvs-authorization',
  'x-amz-date',
  'x-amz-security-token',
  'x-amz-content-sha256',
]);

const deny = (type: string, message: string): Denial => ({ type, message });
const incomplete = (message: string) => deny('IncompleteSignatureException', message);
const invalid = (message: string) => deny('InvalidSignatureException', message);

/** The access key has no role, or the session token is not the role's. */
export const UNKNOWN_KEY = deny(
  'UnrecognizedClientException',
  'The security token included in the request is invalid.',
);

/** Reads who claims to have signed a request. Checks the form of the signature, its scope and its time. */
export function readClaim(request: HttpRequest, now: number): Claim | Denial {
  const authorization = header(request, 'authorization');
  if (authorization === undefined) return deny('MissingAuthenticationTokenException', 'Missing Authentication Token');
  const signedBy = parseAuthorization(authorization);
  if (!signedBy)
    return incomplete(
      'Authorization header is not a SigV4 signature of the form AWS4-HMAC-SHA256 Credential=…, SignedHeaders=…, Signature=….',
    );
  const time = header(request, 'x-amz-date') ?? '';
  const at = parseTime(time);
  if (at === undefined) return incomplete("Authorization header requires existence of a valid 'X-Amz-Date' header.");
  const denial = scopeDenial(signedBy.scope, time) ?? clockDenial(time, at, now);
  return denial ?? { headers: headersOf(request), signedBy, time };
}

/** Checks the session token and the required headers. `role` is that of the access key. */
export function roleDenial({ headers, signedBy }: Claim, role: FunctionRole, now: number): Denial | undefined {
  if (!sameText(headers.get('x-amz-security-token') ?? '', role.sessionToken)) return UNKNOWN_KEY;
  if (role.expiresAt <= now) {
    return deny('ExpiredTokenException', 'The security token included in the request is expired');
  }
  return headersDenial(headers, signedBy.signedHeaders);
}

export function signatureDenial(
  request: HttpRequest,
  body: Uint8Array,
  { headers, signedBy, time }: Claim,
  role: FunctionRole,
): Denial | undefined {
  const payloadHash = hash('sha256', body, 'hex');
  const claimed = headers.get('x-amz-content-sha256');
  if (claimed !== undefined && claimed !== payloadHash) {
    return invalid('The provided x-amz-content-sha256 header does not match what was computed.');
  }
  const canonical = canonicalRequest({
    method: request.method,
    target: request.target,
    headers,
    signedHeaders: signedBy.signedHeaders,
    payloadHash,
    normalizePath: true,
  });
  const expected = keyOf(role, signedBy.scope).sign(stringToSign(time, signedBy.scope, canonical));
  if (sameText(expected, signedBy.signature)) return undefined;
  return invalid(
    'The request signature we calculated does not match the signature you provided. Check your AWS Secret Access Key and signing method. Consult the service documentation for details.',
  );
}

export function isDenial(value: Claim | Denial): value is Denial {
  return 'message' in value;
}

function scopeDenial(scope: Scope, time: string): Denial | undefined {
  if (scope.region !== KVS_REGION) return invalid(`Credential should be scoped to a valid region: '${KVS_REGION}'.`);
  if (scope.service !== KVS_SIGNING_SERVICE) {
    return invalid(`Credential should be scoped to correct service: '${KVS_SIGNING_SERVICE}'.`);
  }
  if (time.startsWith(`${scope.date}T`)) return undefined;
  const day = time.slice(0, 8);
  return invalid(
    `Date in Credential scope does not match YYYYMMDD from ISO-8601 version of date from HTTP: '${scope.date}' != '${day}', from '${time}'.`,
  );
}

function clockDenial(time: string, at: number, now: number): Denial | undefined {
  if (at < now - CLOCK_WINDOW) {
    const earliest = formatTime(now - CLOCK_WINDOW);
    return invalid(`Signature expired: ${time} is now earlier than ${earliest} (${formatTime(now)} - 5 min.)`);
  }
  if (at > now + CLOCK_WINDOW) {
    const latest = formatTime(now + CLOCK_WINDOW);
    return invalid(`Signature not yet current: ${time} is still later than ${latest} (${formatTime(now)} + 5 min.)`);
  }
  return undefined;
}

/**
 * Denies a request unless it signs `host`, `content-type`, `x-kvs-authorization` (spec 5.B.4) and every `x-amz-…` header
 * that it sends. Also denies repeated headers whose value must be unique. If a request does not send
 * `x-kvs-authorization`, the service refuses it (401), and not the gateway.
 */
function headersDenial(headers: ReceivedHeaders, signed: readonly string[]): Denial | undefined {
  const twice = headers.repeated.find((name) => SINGLE.has(name));
  if (twice !== undefined) return incomplete(`The header '${twice}' may be sent only once.`);
  for (const name of headers.names) {
    if (isSigned(name) && !signed.includes(name)) return unsigned(name);
  }
  const missing = REQUIRED.find((name) => !signed.includes(name));
  if (missing !== undefined) return unsigned(missing);
  const absent = signed.find((name) => headers.get(name) === undefined);
  if (absent === undefined) return undefined;
  return incomplete(`The signed header '${absent}' was not sent.`);
}

function isSigned(name: string): boolean {
  return name === 'x-kvs-authorization' || name.startsWith('x-amz-');
}

function unsigned(name: string): Denial {
  return invalid(`'${name}' must be a 'SignedHeader' in the AWS Authorization.`);
}

/** The last signing key of each cached role. A role has another one each day. */
const keys = new WeakMap<FunctionRole, { readonly date: string; readonly key: HmacKey }>();

/** `scope` has the region and the service of the gateway. */
function keyOf(role: FunctionRole, scope: Scope): HmacKey {
  const last = keys.get(role);
  if (last?.date === scope.date) return last.key;
  const key = signingKey(role.secret, scope);
  keys.set(role, { date: scope.date, key });
  return key;
}
