import { hash } from 'node:crypto';
import { KVS_REGION, KVS_SIGNING_SERVICE } from '../../contract/limits.ts';
import type { HttpRequest } from '../http.ts';
import { header } from '../http.ts';
import type { FunctionRole, RoleLookup } from './roles.ts';
import { formatTime, parseAuthorization, parseTime, type SignedBy } from './sigv4/authorization.ts';
import { canonicalRequest, headersOf, type ReceivedHeaders } from './sigv4/canonical.ts';
import { type HmacKey, sameText } from './sigv4/digest.ts';
import { type Scope, scopeText, signature, signingKey, stringToSign } from './sigv4/signature.ts';

/*
 * The gateway in front of the KVS. Mirrors: spec 5.B layer 1 (SigV4, service `execute-api`, the gateway's region).
 * Gaps: none of a real gateway's throttling or access policies; a signed request may be repeated within the window.
 * By design: the payload's hash is always computed from the bytes received; `x-amz-content-sha256` must agree with it.
 * `Authorization` in the query ("presigned" URLs) is not taken: the spec puts it in the header.
 */

/** Why the gateway turned a request away; it answers 403 with `{"message"}` before the service is reached. */
export interface Refusal {
  readonly type: string;
  readonly message: string;
}

/** What the headers alone tell: who claims to have signed, with which key, and when. */
export interface Claim {
  readonly headers: ReceivedHeaders;
  readonly signedBy: SignedBy;
  readonly role: FunctionRole;
  readonly time: string;
}

/** Milliseconds that a signature's time may be off, either way. */
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

const refuse = (type: string, message: string): Refusal => ({ type, message });

export class Gateway {
  readonly #roles: RoleLookup;
  readonly #keys = new SigningKeys();

  constructor(roles: RoleLookup) {
    this.#roles = roles;
  }

  /** All that can be refused before the body is read: form, scope, region, clock, credentials, required headers. */
  readHeaders(request: HttpRequest, now: number): Claim | Refusal {
    const authorization = header(request, 'authorization');
    if (authorization === undefined)
      return refuse('MissingAuthenticationTokenException', 'Missing Authentication Token');
    const signedBy = parseAuthorization(authorization);
    const time = header(request, 'x-amz-date') ?? '';
    const at = parseTime(time);
    if (!signedBy)
      return refuse(
        'IncompleteSignatureException',
        'Authorization header is not a SigV4 signature of the form AWS4-HMAC-SHA256 Credential=…, SignedHeaders=…, Signature=….',
      );
    if (at === undefined)
      return refuse(
        'IncompleteSignatureException',
        "Authorization header requires existence of a valid 'X-Amz-Date' header.",
      );
    const role = this.#roles.byAccessKey(signedBy.accessKeyID);
    if (!role) return refuse('UnrecognizedClientException', 'The security token included in the request is invalid.');
    const headers = headersOf(request);
    return (
      scopeRefusal(signedBy.scope, time) ??
      clockRefusal(time, at, now) ??
      credentialRefusal(role, headers.get('x-amz-security-token'), now) ??
      headersRefusal(headers, signedBy.signedHeaders) ?? { headers, signedBy, role, time }
    );
  }

  /** The signature itself, over the request as received. Undefined: it is good. */
  verify(request: HttpRequest, body: Uint8Array, { headers, signedBy, role, time }: Claim): Refusal | undefined {
    const payloadHash = hash('sha256', body, 'hex');
    const claimed = headers.get('x-amz-content-sha256');
    if (claimed !== undefined && claimed !== payloadHash) {
      return refuse(
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
    return refuse(
      'InvalidSignatureException',
      'The request signature we calculated does not match the signature you provided. Check your AWS Secret Access Key and signing method. Consult the service documentation for details.',
    );
  }
}

export function isRefusal(value: Claim | Refusal): value is Refusal {
  return 'message' in value;
}

function scopeRefusal(scope: Scope, time: string): Refusal | undefined {
  if (scope.region !== KVS_REGION) {
    return refuse('InvalidSignatureException', `Credential should be scoped to a valid region: '${KVS_REGION}'.`);
  }
  if (scope.service !== KVS_SIGNING_SERVICE) {
    return refuse(
      'InvalidSignatureException',
      `Credential should be scoped to correct service: '${KVS_SIGNING_SERVICE}'.`,
    );
  }
  if (time.startsWith(`${scope.date}T`)) return undefined;
  const day = time.slice(0, 8);
  return refuse(
    'InvalidSignatureException',
    `Date in Credential scope does not match YYYYMMDD from ISO-8601 version of date from HTTP: '${scope.date}' != '${day}', from '${time}'.`,
  );
}

function clockRefusal(time: string, at: number, now: number): Refusal | undefined {
  if (at < now - CLOCK_WINDOW) {
    const earliest = formatTime(now - CLOCK_WINDOW);
    return refuse(
      'InvalidSignatureException',
      `Signature expired: ${time} is now earlier than ${earliest} (${formatTime(now)} - 5 min.)`,
    );
  }
  if (at > now + CLOCK_WINDOW) {
    const latest = formatTime(now + CLOCK_WINDOW);
    return refuse(
      'InvalidSignatureException',
      `Signature not yet current: ${time} is still later than ${latest} (${formatTime(now)} + 5 min.)`,
    );
  }
  return undefined;
}

function credentialRefusal(role: FunctionRole, sessionToken: string | undefined, now: number): Refusal | undefined {
  if (!sameText(sessionToken ?? '', role.sessionToken)) {
    return refuse('UnrecognizedClientException', 'The security token included in the request is invalid.');
  }
  if (role.expiresAt > now) return undefined;
  return refuse('ExpiredTokenException', 'The security token included in the request is expired');
}

/**
 * The spec's three must be signed, and every `x-amz-…` that is sent; what counts once must not stand there twice.
 * A request that never had a table token is the service's to refuse (401), not the gateway's.
 */
function headersRefusal(headers: ReceivedHeaders, signed: readonly string[]): Refusal | undefined {
  const twice = headers.repeated.find((name) => SINGLE.has(name));
  if (twice !== undefined)
    return refuse('IncompleteSignatureException', `The header '${twice}' may be sent only once.`);
  for (const name of headers.names) {
    if (isSigned(name) && !signed.includes(name)) return unsigned(name);
  }
  const missing = REQUIRED.find((name) => !signed.includes(name));
  if (missing !== undefined) return unsigned(missing);
  const absent = signed.find((name) => headers.get(name) === undefined);
  if (absent === undefined) return undefined;
  return refuse('IncompleteSignatureException', `The signed header '${absent}' was not sent.`);
}

function isSigned(name: string): boolean {
  return name === 'x-kvs-authorization' || name.startsWith('x-amz-');
}

function unsigned(name: string): Refusal {
  return refuse('InvalidSignatureException', `'${name}' must be a 'SignedHeader' in the AWS Authorization.`);
}

/** Signing keys by credentials and day. Two days at most can be live at once (the clock window spans midnight). */
class SigningKeys {
  static readonly #most = 4_096;
  readonly #keys = new Map<string, HmacKey>();

  get(role: FunctionRole, scope: Scope): HmacKey {
    const name = `${role.accessKeyID}/${scopeText(scope)}`;
    const known = this.#keys.get(name);
    if (known) return known;
    if (this.#keys.size >= SigningKeys.#most) this.#keys.clear();
    const key = signingKey(role.secret, scope);
    this.#keys.set(name, key);
    return key;
  }
}
