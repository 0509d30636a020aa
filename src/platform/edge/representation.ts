import { isCompressible, isHashedName, mediaType } from '../media.ts';
import type { Encoding } from '../objects/variant-file.ts';
import type { ReleaseFile } from '../types.ts';

type Headers = Readonly<Record<string, string>>;

/** A response with a file, except for its body. */
export interface Representation {
  readonly status: 200 | 404;
  readonly org: string;
  readonly file: ReleaseFile;
  /** Undefined if the body is not compressed. */
  readonly encoding: Encoding | undefined;
  /** The key of the body in the cache. */
  readonly key: string;
  readonly size: number;
  readonly etag: string;
  readonly headers: Headers;
  readonly notModified: Headers;
  /** Compressed forms that visitors asked for. Undefined if the file is not worth compressing. */
  readonly variants: Map<Encoding, Representation> | undefined;
}

export interface Describes {
  readonly org: string;
  readonly deployID: string;
  /** An HTTP date. */
  readonly lastModified: string;
}

const PAGE_CACHING = 'public, max-age=0, must-revalidate';
const HASHED_CACHING = 'public, max-age=31536000, immutable';

/** Describes the file at `path` of a release, not compressed. `custom`: the headers that `_headers` adds. */
export function represent(
  release: Describes,
  path: string,
  file: ReleaseFile,
  status: 200 | 404,
  custom: Headers,
): Representation {
  const type = mediaType(path);
  const compressible = isCompressible(type);
  const etag = `"${file.hash.slice(0, 32)}"`;
  const both: Record<string, string> = {
    'cache-control': isHashedName(path) ? HASHED_CACHING : PAGE_CACHING,
    'x-content-type-options': 'nosniff',
    ...custom,
    ...(status === 404 ? { 'cache-control': 'no-store' } : { etag, 'last-modified': release.lastModified }),
    ...(compressible ? { vary: 'Accept-Encoding' } : {}),
    'x-slipway-release': release.deployID,
  };
  const headers: Record<string, string> = { 'content-type': type, ...both, 'content-length': String(file.size) };
  if (status === 200) headers['accept-ranges'] = 'bytes';
  return {
    status,
    org: release.org,
    file,
    encoding: undefined,
    key: `${release.org}/${file.hash}`,
    size: file.size,
    etag,
    headers,
    notModified: both,
    variants: compressible ? new Map() : undefined,
  };
}

/** Describes the same file in a compressed form of `size` bytes, which has its own ETag. */
export function encoded(file: Representation, encoding: Encoding, size: number): Representation {
  const etag = `${file.etag.slice(0, -1)}-${encoding}"`;
  const own = file.status === 404 ? {} : { etag };
  return {
    ...file,
    encoding,
    key: `${file.key}.${encoding}`,
    size,
    etag,
    headers: { ...file.headers, ...own, 'content-encoding': encoding, 'content-length': String(size) },
    notModified: { ...file.notModified, ...own },
    variants: undefined,
  };
}
