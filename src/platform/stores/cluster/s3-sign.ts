import { createHmac, createSecretKey, hash, type KeyObject } from 'node:crypto';
import {
  ALGORITHM_IDENTIFIER,
  createScope,
  getCanonicalHeaders,
  getCanonicalQuery,
  getSigningKey,
} from '@smithy/signature-v4';
import { Sha256 } from '../../../base/sha256.ts';
import type { S3Settings } from '../blobs.ts';

/** A request before it is signed. */
export interface S3Request {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** The key of the object in the bucket. Empty: the bucket. */
  readonly key: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** The hash of the body, hex. The service refuses another body. */
  readonly sha256?: string | undefined;
}

export interface SignedRequest {
  /** With its query. The origin is that of `bucketUrl`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Signs a request with a date, in milliseconds. The service refuses it when the date is 15 minutes old. */
export type S3Signer = (request: S3Request, date: number) => Promise<SignedRequest>;

const SERVICE = 's3';
const EMPTY_SHA256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

/** Returns the URL of the bucket, without a `/` at its end. */
export function bucketUrl({ bucket, region, endpoint, pathStyle }: S3Settings): string {
  const domain = region.startsWith('cn-') ? 'amazonaws.com.cn' : 'amazonaws.com';
  const service = new URL(endpoint ?? `https://s3.${region}.${domain}`);
  const path = service.pathname.replace(/\/$/, '');
  return pathStyle ? `${service.origin}${path}/${bucket}` : `${service.protocol}//${bucket}.${service.host}${path}`;
}

/**
 * Creates a signer. The forms and the key are those of the library. Only their order is written here, because the library's
 * `sign` does as much work again on each request for what stays the same for a day.
 */
export function createSigner(settings: S3Settings): S3Signer {
  const { protocol, hostname, host, pathname } = new URL(`${bucketUrl(settings)}/`);
  const { accessKeyId, sessionToken } = settings.credentials;
  const ofDay = createKeys(settings);
  return async ({ method, key, query = {}, headers = {}, sha256 = EMPTY_SHA256 }, date) => {
    const path = pathname + escaped(key);
    const time = new Date(date).toISOString().replace(/[-:]|\.\d+/g, '');
    const all = {
      ...{ ...headers, host, 'x-amz-content-sha256': sha256, 'x-amz-date': time },
      ...(sessionToken !== undefined && { 'x-amz-security-token': sessionToken }),
    };
    const request = { method, protocol, hostname, path, query: { ...query }, headers: all };
    const [search, signed] = [getCanonicalQuery(request), getCanonicalHeaders(request)];
    const names = Object.keys(signed).sort();
    const lines = names.map((name) => `${name}:${signed[name]}`);
    const canonical = [method, path, search, ...lines, '', names.join(';'), sha256].join('\n');
    const { scope, secret } = await ofDay(time.slice(0, 8));
    const text = [ALGORITHM_IDENTIFIER, time, scope, hash('sha256', canonical)].join('\n');
    const signature = createHmac('sha256', secret).update(text).digest('hex');
    const authorization = `${ALGORITHM_IDENTIFIER} Credential=${accessKeyId}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`;
    return { path: search === '' ? path : `${path}?${search}`, headers: { ...all, authorization } };
  };
}

interface DayKey {
  /** As YYYYMMDD. */
  readonly day: string;
  readonly scope: string;
  readonly secret: KeyObject;
}

/** Returns a function that returns the key of a day, and derives it once. */
function createKeys({ region, credentials }: S3Settings): (day: string) => Promise<DayKey> {
  let last: DayKey | undefined;
  return async (day) => {
    if (last?.day === day) return last;
    const key = await getSigningKey(Sha256, credentials, day, region, SERVICE);
    last = { day, scope: createScope(day, region, SERVICE), secret: createSecretKey(key) };
    return last;
  };
}

/** Escapes as the signature requires it: everything but unreserved characters and `/`. */
function escaped(text: string): string {
  const encode = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(text)
    .replaceAll('%2F', '/')
    .replace(/[!'()*]/g, encode);
}
