import { type HttpRequest, header } from '../../shared/http.ts';

/**
 * The first steps of AWS Signature Version 4: the request's canonical form.
 *
 * All texts are bytes as characters (latin1), as node:http returns targets and header values. They are not decoded before
 * they are hashed, so the signature covers exactly the received bytes.
 */

export interface CanonicalParts {
  readonly method: string;
  /** The request target as received. */
  readonly target: string;
  readonly headers: ReceivedHeaders;
  /** In lower case, sorted. */
  readonly signedHeaders: readonly string[];
  /** SHA-256 of the body, hex. */
  readonly payloadHash: string;
  /** True to resolve `.`, `..` and repeated slashes in the path, as every service except S3 does. */
  readonly normalizePath: boolean;
}

/** Returns the canonical request: method, path, query, signed headers, their names and the payload's hash, each on its own line. */
export function canonicalRequest(parts: CanonicalParts): string {
  const queryAt = parts.target.indexOf('?');
  const path = queryAt === -1 ? parts.target : parts.target.slice(0, queryAt);
  const query = queryAt === -1 ? '' : canonicalQuery(parts.target.slice(queryAt + 1));
  const uri = canonicalPath(path, parts.normalizePath);
  const headers = canonicalHeaders(parts.headers, parts.signedHeaders);
  return `${parts.method}\n${uri}\n${query}\n${headers}\n${parts.signedHeaders.join(';')}\n${parts.payloadHash}`;
}

const PLAIN_PATH = /^(?:\/[A-Za-z0-9_~-]+)+$/;
const RESERVED = /[^A-Za-z0-9._~-]/g;

/** Percent-encodes every byte except unreserved ones. The `%` of encoded bytes is encoded again. */
function encode(bytes: string): string {
  return bytes.replace(RESERVED, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
}

function canonicalPath(path: string, normalize: boolean): string {
  if (PLAIN_PATH.test(path)) return path;
  const segments = path.split('/');
  return (normalize ? normalSegments(segments) : segments).map(encode).join('/') || '/';
}

/** Removes dot segments (RFC 3986) and empty ones. Keeps a slash at the end. */
function normalSegments(segments: readonly string[]): readonly string[] {
  const kept: string[] = [];
  for (const segment of segments) {
    if (segment === '..') kept.pop();
    else if (segment !== '' && segment !== '.') kept.push(segment);
  }
  const last = segments.at(-1);
  const closed = kept.length > 0 && (last === '' || last === '.' || last === '..');
  return ['', ...kept, ...(closed || kept.length === 0 ? [''] : [])];
}

/** Decodes names and values, encodes them again in the canonical way, and sorts them by name and value. */
function canonicalQuery(query: string): string {
  const pairs = query
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair): readonly [string, string] => {
      const equals = pair.indexOf('=');
      const name = equals === -1 ? pair : pair.slice(0, equals);
      return [encode(decode(name)), encode(decode(equals === -1 ? '' : pair.slice(equals + 1)))];
    });
  pairs.sort(([nameA, valueA], [nameB, valueB]) => compare(nameA, nameB) || compare(valueA, valueB));
  return pairs.map(([name, value]) => `${name}=${value}`).join('&');
}

function decode(text: string): string {
  return text.replace(/%([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** A request's headers in the form that a signature covers. */
export interface ReceivedHeaders {
  /** In lower case. */
  readonly names: readonly string[];
  /** Names that were sent more than once. */
  readonly repeated: readonly string[];
  /** Returns a header by its name in lower case: trimmed, with single blanks. A comma joins the values of repeated headers. */
  get(name: string): string | undefined;
}

/** Reads headers from names and values in turn. */
export function receivedHeaders(rawHeaders: readonly string[]): ReceivedHeaders {
  const values = new Map<string, string>();
  const repeated: string[] = [];
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const name = (rawHeaders[index] ?? '').toLowerCase();
    const value = trimmed(rawHeaders[index + 1] ?? '');
    const earlier = values.get(name);
    values.set(name, earlier === undefined ? value : `${earlier},${value}`);
    if (earlier !== undefined) repeated.push(name);
  }
  return { names: [...values.keys()], repeated, get: (name) => values.get(name) };
}

/** Reads the headers of a request. Uses those that node:http has parsed, unless a name is repeated. */
export function headersOf(request: Pick<HttpRequest, 'headers' | 'rawHeaders'>): ReceivedHeaders {
  const names = Object.keys(request.headers);
  if (2 * names.length !== request.rawHeaders.length) return receivedHeaders(request.rawHeaders);
  return {
    names,
    repeated: [],
    get(name) {
      const value = header(request, name);
      return value === undefined ? undefined : trimmed(value);
    },
  };
}

/** Returns `name:value` and a newline for each signed header. */
function canonicalHeaders(headers: ReceivedHeaders, signedHeaders: readonly string[]): string {
  let text = '';
  for (const name of signedHeaders) text += `${name}:${headers.get(name) ?? ''}\n`;
  return text;
}

/** Only space and tab are white space in HTTP. A no-break space is content. */
const BLANKS = / {2}|\t/;
const SPACE = 32;
const TAB = 9;

function trimmed(value: string): string {
  let from = 0;
  let to = value.length;
  while (from < to && isBlank(value, from)) from += 1;
  while (to > from && isBlank(value, to - 1)) to -= 1;
  const ends = value.slice(from, to);
  return BLANKS.test(ends) ? ends.replace(/[ \t]+/g, ' ') : ends;
}

function isBlank(value: string, index: number): boolean {
  const code = value.charCodeAt(index);
  return code === SPACE || code === TAB;
}
