import { ALGORITHM, scopeText, signingKey, stringToSign } from '../../../shared/sigv4.ts';
import type { S3Settings } from '../../blobs.ts';

/** A request before it is signed. Names of headers are in lower case. */
export interface S3Request {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** The key of the object in the bucket. Empty: the bucket. */
  readonly key: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** The hash of the body, hex. The service refuses another body. */
  readonly sha256?: string | undefined;
}

/** Signs a request with a date, in milliseconds. The service refuses it when the date is 15 minutes old. */
export type S3Signer = (request: S3Request, date: number) => SignedRequest;

interface SignedRequest {
  /** With its query. The origin is that of `bucketUrl`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

const UNRESERVED = /^[\w.~/-]*$/;
const EMPTY_SHA256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

/** Returns the URL of the bucket, without a `/` at its end. */
export function bucketUrl({ bucket, region, endpoint, pathStyle }: S3Settings): string {
  const domain = region.startsWith('cn-') ? 'amazonaws.com.cn' : 'amazonaws.com';
  const service = new URL(endpoint ?? `https://s3.${region}.${domain}`);
  const path = service.pathname.replace(/\/$/, '');
  return pathStyle ? `${service.origin}${path}/${bucket}` : `${service.protocol}//${bucket}.${service.host}${path}`;
}

/** Creates a signer by Signature V4. It derives the key once a day. aws4fetch does so by WebCrypto, which takes longer. */
export function createSigner(settings: S3Settings): S3Signer {
  const { host, pathname } = new URL(`${bucketUrl(settings)}/`);
  const { accessKeyId, sessionToken } = settings.credentials;
  const keyOf = (date: string) => {
    const scope = { date, region: settings.region, service: 's3' };
    return { scope, key: signingKey(settings.credentials.secretAccessKey, scope) };
  };
  let day = keyOf('');
  return (request, at) => {
    const { method, query = {}, sha256 = EMPTY_SHA256 } = request;
    const time = new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');
    const date = time.slice(0, 8);
    if (day.scope.date !== date) day = keyOf(date);
    const headers: Record<string, string> = {
      ...request.headers,
      host,
      'x-amz-content-sha256': sha256,
      'x-amz-date': time,
    };
    if (sessionToken !== undefined) headers['x-amz-security-token'] = sessionToken;
    const names = Object.keys(headers).sort();
    const signedNames = names.join(';');
    const lines = names.map((name) => `${name}:${headers[name]}\n`).join('');
    const path = pathname + escaped(request.key);
    const search = Object.entries(query)
      .map(([name, value]) => `${escaped(name)}=${escaped(value).replaceAll('/', '%2F')}`)
      .sort()
      .join('&');
    const canonical = `${method}\n${path}\n${search}\n${lines}\n${signedNames}\n${sha256}`;
    const signature = day.key.sign(stringToSign(time, day.scope, canonical));
    headers.authorization = `${ALGORITHM} Credential=${accessKeyId}/${scopeText(day.scope)}, SignedHeaders=${signedNames}, Signature=${signature}`;
    return { path: search === '' ? path : `${path}?${search}`, headers };
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
