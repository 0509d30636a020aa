import type { Encoding } from '../objects/variant-file.ts';
import { isCompressible, isHashedName, mediaType } from '../shared/media.ts';
import type { ReleaseFile } from '../shared/types.ts';

type Headers = Readonly<Record<string, string>>;

export interface Representation {
  readonly status: 200 | 404;
  readonly org: string;
  readonly file: ReleaseFile;
  /** Present if the body is compressed. */
  readonly encoding: Encoding | undefined;
  /** The key of the body in the cache. */
  readonly key: string;
  readonly size: number;
  readonly etag: string;
  readonly headers: Headers;
  readonly notModified: Headers;
  /** Compressed forms that visitors asked for, if the file is worth compressing. */
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

/** Returns the bytes of headers in memory. */
export function textBytes(headers: Headers): number {
  let bytes = 0;
  for (const name in headers) bytes += 2 * (name.length + (headers[name]?.length ?? 0));
  return bytes;
}

/** A file that is not compressed. Its headers are made when they are read first: while the store is being asked for the file. */
export class WholeFile implements Representation {
  readonly status: 200 | 404;
  readonly org: string;
  readonly file: ReleaseFile;
  readonly encoding = undefined;
  readonly key: string;
  readonly size: number;
  readonly etag: string;
  readonly variants: Representation['variants'];
  readonly #release: Describes;
  readonly #path: string;
  readonly #custom: Headers;
  readonly #type: string;
  #headers: Headers | undefined;
  #notModified: Headers | undefined;

  /** `path`: of the file in its release. `custom`: the headers that `_headers` adds. */
  constructor(release: Describes, path: string, file: ReleaseFile, status: 200 | 404, custom: Headers) {
    this.status = status;
    this.org = release.org;
    this.file = file;
    this.key = `${release.org}/${file.hash}`;
    this.size = file.size;
    this.etag = `"${file.hash.slice(0, 32)}"`;
    this.#release = release;
    this.#path = path;
    this.#custom = custom;
    this.#type = mediaType(path);
    this.variants = isCompressible(this.#type) ? new Map() : undefined;
  }

  get headers(): Headers {
    this.#headers ??= {
      'content-type': this.#type,
      ...this.notModified,
      'content-length': String(this.size),
      ...(this.status === 200 && { 'accept-ranges': 'bytes' }),
    };
    return this.#headers;
  }

  get notModified(): Headers {
    const { etag, status } = this;
    this.#notModified ??= {
      'cache-control': isHashedName(this.#path) ? HASHED_CACHING : PAGE_CACHING,
      'x-content-type-options': 'nosniff',
      ...this.#custom,
      ...(status === 404 ? { 'cache-control': 'no-store' } : { etag, 'last-modified': this.#release.lastModified }),
      ...(this.variants && { vary: 'Accept-Encoding' }),
      'x-slipway-release': this.#release.deployID,
    };
    return this.#notModified;
  }
}

/** Describes the same file in a compressed form of `size` bytes, which has its own ETag. */
export function encoded(file: Representation, encoding: Encoding, size: number): Representation {
  const etag = `${file.etag.slice(0, -1)}-${encoding}"`;
  const own = file.status === 404 ? {} : { etag };
  const { status, org } = file;
  return {
    status,
    org,
    file: file.file,
    encoding,
    key: `${file.key}.${encoding}`,
    size,
    etag,
    headers: { ...file.headers, ...own, 'content-encoding': encoding, 'content-length': String(size) },
    notModified: { ...file.notModified, ...own },
    variants: undefined,
  };
}
