import { SignatureV4 } from '@smithy/signature-v4';
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

const EMPTY_SHA256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

/** Returns the URL of the bucket, without a `/` at its end. */
export function bucketUrl({ bucket, region, endpoint, pathStyle }: S3Settings): string {
  const domain = region.startsWith('cn-') ? 'amazonaws.com.cn' : 'amazonaws.com';
  const service = new URL(endpoint ?? `https://s3.${region}.${domain}`);
  const path = service.pathname.replace(/\/$/, '');
  return pathStyle ? `${service.origin}${path}/${bucket}` : `${service.protocol}//${bucket}.${service.host}${path}`;
}

export function createSigner(settings: S3Settings): S3Signer {
  const { protocol, hostname, host, pathname } = new URL(`${bucketUrl(settings)}/`);
  const signer = new SignatureV4({
    ...{ service: 's3', region: settings.region, credentials: settings.credentials, sha256: Sha256 },
    // S3 does not escape paths twice, as other services do. The hash of the body is a header of each request.
    ...{ uriEscapePath: false, applyChecksum: false },
  });
  return async ({ method, key, query = {}, headers = {}, sha256 = EMPTY_SHA256 }, date) => {
    const path = pathname + escaped(key);
    const unsigned = {
      ...{ method, protocol, hostname, path, query: { ...query } },
      headers: { ...headers, host, 'x-amz-content-sha256': sha256 },
    };
    const signed = await signer.sign(unsigned, { signingDate: new Date(date) });
    const search = Object.entries(query).map(
      ([name, value]) => `${escaped(name)}=${escaped(value).replaceAll('/', '%2F')}`,
    );
    return { path: search.length > 0 ? `${path}?${search.join('&')}` : path, headers: signed.headers };
  };
}

/** Escapes as the signature requires it: everything but unreserved characters and `/`. */
function escaped(text: string): string {
  const encode = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(text)
    .replaceAll('%2F', '/')
    .replace(/[!'()*]/g, encode);
}
