import { hash } from 'node:crypto';
import { BoundedMap } from '../../base/bounded-map.ts';
import { KVS_REGION, KVS_SIGNING_SERVICE } from '../../contract/limits.ts';
import type { HttpRequest } from '../shared/http.ts';
import { header } from '../shared/http.ts';
import type { FunctionRole, RoleLookup } from './roles.ts';
import { formatTime, parseAuthorization, parseTime, type SignedBy } from './sigv4/authorization.ts';
import { canonicalRequest, headersOf, type ReceivedHeaders } from './sigv4/canonical.ts';
import { type HmacKey, sameText } from './sigv4/digest.ts';
import { type Scope, scopeText, signature, signingKey, stringToSign } from './sigv4/signature.ts';

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

/** The unverified facts of the headers: who claims to have signed, with which key, and when. */
export interface Claim {
  readonly headers: ReceivedHeaders;
  readonly signedBy: SignedBy;
  readonly role: FunctionRole;
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

/** Verifies signatures of requests by the function roles. */
export class Gateway {
  readonly #roles: RoleLookup;
  readonly #keys = new SigningKeys();

  constructor(roles: RoleLookup) {
    this.#roles = roles;
  }

  /**
   * Checks the headers: form, scope, region, clock, credentials, required headers. If it returns a promise, the role is
   * being read. Call it again when the promise resolves.
   */
  readHeaders(request: HttpRequest, now: number): Claim | Denial | Promise<void> {
    const authorization = header(request, 'authorization');
    if (authorization === undefined) return deny('MissingAuthenticationTokenException', 'Missing Authentication Token');
    const signedBy = parseAuthorization(authorization);
    const time = header(request, 'x-amz-date') ?? '';
    const at = parseTime(time);
    if (!signedBy)
      return deny(
        'IncompleteSignatureException',
        'Authorization header is not a SigV4 signature of the form AWS4-HMAC-SHA256 Credential=…, SignedHeaders=…, Signature=….',
      );
    if (at === undefined)
      return deny(
        'IncompleteSignatureException',
        "Authorization header requires existence of a valid 'X-Amz-Date' header.",
      );
    const role = this.#roles.byAccessKey(signedBy.accessKeyID);
    if (role instanceof Promise) return role;
    if (!role) return deny('UnrecognizedClientException', 'The security token included in the request is invalid.');
    const headers = headersOf(request);
    return (
      scopeDenial(signedBy.scope, time) ??
      clockDenial(time, at, now) ??
      credentialDenial(role, headers.get('x-amz-security-token'), now) ??
      headersDenial(headers, signedBy.signedHeaders) ?? { headers, signedBy, role, time }
    );
  }

  /** Verifies the signature of the received request. Undefined: the signature is valid. */
  verify(request: HttpRequest, body: Uint8Array, { headers, signedBy, role, time }: Claim): Denial | undefined {
    const payloadHash = hash('sha256', body, 'hex');
    const claimed = headers.get('x-amz-content-sha256');
    if (claimed !== undefined && claimed !== payloadHash) {
      return deny(
        'InvalidSignatureException',
        'The provided x-amz-content-sha256 header does not match what was computed.',
      );
    }
    const canonical = canonicalRequest({
      method: request.method,
      target: request.target,
      headers,
      signedHeaders: signedBy.signedHeaders,
      payloadHash,
      normalizePath: true,
    });
    const key = this.#keys.get(role, signedBy.scope);
    const expected = signature(key, stringToSign(time, signedBy.scope, canonical));
    if (sameText(expected, signedBy.signature)) return undefined;
    return deny(
      'InvalidSignatureException',
      'The request signature we calculated does not match the signature you provided. Check your AWS Secret Access Key and signing method. Consult the service documentation for details.',
    );
  }
}

export function isDenial(value: Claim | Denial): value is Denial {
  return 'message' in value;
}

function scopeDenial(scope: Scope, time: string): Denial | undefined {
  if (scope.region !== KVS_REGION) {
    return deny('InvalidSignatureException', `Credential should be scoped to a valid region: '${KVS_REGION}'.`);
  }
  if (scope.service !== KVS_SIGNING_SERVICE) {
    return deny(
      'InvalidSignatureException',
      `Credential should be scoped to correct service: '${KVS_SIGNING_SERVICE}'.`,
    );
  }
  if (time.startsWith(`${scope.date}T`)) return undefined;
  const day = time.slice(0, 8);
  return deny(
    'InvalidSignatureException',
    `Date in Credential scope does not match YYYYMMDD from ISO-8601 version of date from HTTP: '${scope.date}' != '${day}', from '${time}'.`,
  );
}

function clockDenial(time: string, at: number, now: number): Denial | undefined {
  if (at < now - CLOCK_WINDOW) {
    const earliest = formatTime(now - CLOCK_WINDOW);
    return deny(
      'InvalidSignatureException',
      `Signature expired: ${time} is now earlier than ${earliest} (${formatTime(now)} - 5 min.)`,
    );
  }
  if (at > now + CLOCK_WINDOW) {
    const latest = formatTime(now + CLOCK_WINDOW);
    return deny(
      'InvalidSignatureException',
      `Signature not yet current: ${time} is still later than ${latest} (${formatTime(now)} + 5 min.)`,
    );
  }
  return undefined;
}

function credentialDenial(role: FunctionRole, sessionToken: string | undefined, now: number): Denial | undefined {
  if (!sameText(sessionToken ?? '', role.sessionToken)) {
    return deny('UnrecognizedClientException', 'The security token included in the request is invalid.');
  }
  if (role.expiresAt > now) return undefined;
  return deny('ExpiredTokenException', 'The security token included in the request is expired');
}

/**
 * Denies a request unless it signs `host`, `content-type`, `x-kvs-authorization` (spec 5.B.4) and every `x-amz-…` header
 * that it sends. Also denies repeated headers whose value must be unique. If a request does not send
 * `x-kvs-authorization`, the service refuses it (401), and not the gateway.
 */
function headersDenial(headers: ReceivedHeaders, signed: readonly string[]): Denial | undefined {
  const twice = headers.repeated.find((name) => SINGLE.has(name));
  if (twice !== undefined) return deny('IncompleteSignatureException', `The header '${twice}' may be sent only once.`);
  for (const name of headers.names) {
    if (isSigned(name) && !signed.includes(name)) return unsigned(name);
  }
  const missing = REQUIRED.find((name) => !signed.includes(name));
  if (missing !== undefined) return unsigned(missing);
  const absent = signed.find((name) => headers.get(name) === undefined);
  if (absent === undefined) return undefined;
  return deny('IncompleteSignatureException', `The signed header '${absent}' was not sent.`);
}

function isSigned(name: string): boolean {
  return name === 'x-kvs-authorization' || name.startsWith('x-amz-');
}

function unsigned(name: string): Denial {
  return deny('InvalidSignatureException', `'${name}' must be a 'SignedHeader' in the AWS Authorization.`);
}

/** Caches signing keys by credentials and day. Around midnight, the keys of two days are in use. */
class SigningKeys {
  readonly #keys = new BoundedMap<string, HmacKey>(4_096);

  get(role: FunctionRole, scope: Scope): HmacKey {
    const name = `${role.accessKeyID}/${scopeText(scope)}`;
    const known = this.#keys.get(name);
    if (known) return known;
    const key = signingKey(role.secret, scope);
    this.#keys.set(name, key);
    return key;
  }
}
