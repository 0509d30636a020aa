import { createHmac, createSecretKey, hash, type KeyObject } from 'node:crypto';
import {
  ALGORITHM_IDENTIFIER,
  createScope,
  getCanonicalHeaders,
  getCanonicalQuery,
  getSigningKey,
} from '@smithy/signature-v4';
import { Sha256 } from '../../../../base/sha256.ts';
import type { S3Settings } from '../../blobs.ts';

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

/**
 * Signs a request with a date, in milliseconds. The service refuses it when the date is 15 minutes old. Returns a promise
 * only if it must make the parts that are the same for a second or a day.
 */
export type S3Signer = (request: S3Request, date: number) => SignedRequest | Promise<SignedRequest>;

const SERVICE = 's3';
const UNRESERVED = /^[\w.~/-]*$/;
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
 * `sign` does as much work again on each request for what stays the same for a day, or for a second.
 */
export function createSigner(settings: S3Settings): S3Signer {
  const { protocol, hostname, host, pathname } = new URL(`${bucketUrl(settings)}/`);
  const { accessKeyId, sessionToken } = settings.credentials;
  const ofDay = lastOf((day: string) => keyOf(settings, day));
  const partsOf = async (own: Headers, sha256: string, date: number): Promise<SignedParts> => {
    const time = new Date(date).toISOString().replace(/[-:]|\.\d+/g, '');
    const headers = {
      ...{ ...own, host, 'x-amz-content-sha256': sha256, 'x-amz-date': time },
      ...(sessionToken !== undefined && { 'x-amz-security-token': sessionToken }),
    };
    const signed = getCanonicalHeaders({ method: '', protocol, hostname, path: '', headers });
    const sorted = Object.keys(signed).sort();
    const names = sorted.join(';');
    const lines = sorted.map((name) => `${name}:${signed[name]}`);
    const { scope, secret } = await ofDay(time.slice(0, 8));
    return {
      ...{ headers, end: [...lines, '', names, sha256].join('\n'), secret },
      start: `${ALGORITHM_IDENTIFIER}\n${time}\n${scope}\n`,
      authorization: `${ALGORITHM_IDENTIFIER} Credential=${accessKeyId}/${scope}, SignedHeaders=${names}, Signature=`,
    };
  };
  // Most requests are reads without headers of their own. All of a second have the same parts.
  const ofSecond = lastOf((second: number) => partsOf(NONE, EMPTY_SHA256, second * 1_000));
  return ({ method, key, query, headers = NONE, sha256 = EMPTY_SHA256 }, date) => {
    const path = pathname + escaped(key);
    const search = query
      ? getCanonicalQuery({ method, protocol, hostname, path, query: { ...query }, headers: {} })
      : '';
    const withParts = (parts: SignedParts): SignedRequest => {
      const text = parts.start + hash('sha256', `${method}\n${path}\n${search}\n${parts.end}`);
      const signature = createHmac('sha256', parts.secret).update(text).digest('hex');
      const signed = { ...parts.headers, authorization: parts.authorization + signature };
      return { path: search === '' ? path : `${path}?${search}`, headers: signed };
    };
    const isPlain = Object.keys(headers).length === 0 && sha256 === EMPTY_SHA256;
    const parts = isPlain ? ofSecond(Math.floor(date / 1_000)) : partsOf(headers, sha256, date);
    return parts instanceof Promise ? parts.then(withParts) : withParts(parts);
  };
}

type Headers = Readonly<Record<string, string>>;
const NONE: Headers = {};

/** The parts of a signed request that do not depend on its path and its query. */
interface SignedParts {
  /** Without `authorization`. */
  readonly headers: Headers;
  /** The end of the canonical request, after its query. */
  readonly end: string;
  /** The text to sign, without the hash at its end. */
  readonly start: string;
  /** The value of `authorization`, without the signature at its end. */
  readonly authorization: string;
  readonly secret: KeyObject;
}

/** Returns the key of a day, as YYYYMMDD, and its scope. */
async function keyOf({ region, credentials }: S3Settings, day: string) {
  const key = await getSigningKey(Sha256, credentials, day, region, SERVICE);
  return { scope: createScope(day, region, SERVICE), secret: createSecretKey(key) };
}

/** Returns a function that remembers what `make` made of the last key, and returns that at once. */
function lastOf<K, V>(make: (key: K) => Promise<V>): (key: K) => V | Promise<V> {
  let last: { readonly key: K; readonly value: V } | undefined;
  return (key) => {
    if (last?.key === key) return last.value;
    return make(key).then((value) => {
      last = { key, value };
      return value;
    });
  };
}

/** Escapes as the signature requires it: everything but unreserved characters and `/`. */
function escaped(text: string): string {
  if (UNRESERVED.test(text)) return text;
  const encode = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(text)
    .replaceAll('%2F', '/')
    .replace(/[!'()*]/g, encode);
}
