import { type HttpRequest, type HttpResponse, header } from '../http.ts';
import type { ObjectReader } from '../objects/store.ts';
import type { Encoding } from '../objects/variants.ts';
import { BoundedCache } from './cache.ts';
import { matchesNone, parseRange } from './conditional.ts';
import { acceptedEncodings } from './negotiate.ts';
import { encoded, type Representation } from './representation.ts';

/** Files larger than this are streamed from the disk. */
const HELD_MOST = 4 * 1024 * 1024;

/** Answers a request for a file that was found: conditions, ranges, and the bytes from memory or disk. */
export class FileSender {
  readonly #objects: ObjectReader;
  readonly #hot: BoundedCache<Buffer>;
  readonly #heldMost: number;

  constructor(objects: ObjectReader, cacheBytes: number) {
    this.#objects = objects;
    this.#hot = new BoundedCache(cacheBytes);
    this.#heldMost = Math.min(HELD_MOST, cacheBytes);
  }

  send(request: HttpRequest, found: Representation): HttpResponse | Promise<HttpResponse> {
    const whole = request.headers.range === undefined || request.method === 'HEAD';
    // A range counts the bytes of the file as it is.
    const file = found.variants && whole ? this.#negotiate(request, found, found.variants) : found;
    if (file.status === 200) {
      if (isFresh(request, file)) return { status: 304, headers: file.notModified };
      const part = whole ? undefined : this.#sendPart(request, file);
      if (part) return part;
    }
    if (request.method === 'HEAD') return { status: file.status, headers: file.headers };
    const held = this.#hot.get(file.key);
    if (held) return { status: file.status, headers: file.headers, body: held };
    return file.encoding ? this.#sendVariant(found, file, file.encoding) : this.#sendCold(file);
  }

  /** The best form that the client takes among those that are ready. */
  #negotiate(request: HttpRequest, file: Representation, variants: Map<Encoding, Representation>): Representation {
    const accept = header(request, 'accept-encoding');
    if (accept === undefined) return file;
    for (const encoding of acceptedEncodings(accept)) {
      const ready = variants.get(encoding);
      if (ready) return ready;
      const variant = this.#objects.variant(file.org, file.file.hash, encoding);
      if (!variant) continue;
      const made = encoded(file, encoding, variant.size);
      variants.set(encoding, made);
      return made;
    }
    return file;
  }

  async #sendVariant(file: Representation, variant: Representation, encoding: Encoding): Promise<HttpResponse> {
    try {
      const body = await this.#hot.load(
        variant.key,
        (bytes) => bytes.length,
        async () => (await this.#objects.readVariant(file.org, file.file.hash, encoding)) ?? lost(),
      );
      return { status: variant.status, headers: variant.headers, body };
    } catch (error) {
      if (!(error instanceof LostVariant)) throw error;
      file.variants?.delete(encoding);
      return this.#sendCold(file);
    }
  }

  async #sendCold(file: Representation): Promise<HttpResponse> {
    const body = file.size > this.#heldMost ? await this.#stream(file) : await this.#hold(file);
    return { status: file.status, headers: file.headers, body };
  }

  #sendPart(request: HttpRequest, file: Representation): Promise<HttpResponse> | HttpResponse | undefined {
    const condition = header(request, 'if-range');
    if (condition !== undefined && condition !== file.etag && condition !== file.headers['last-modified']) {
      return undefined;
    }
    const range = parseRange(header(request, 'range') ?? '', file.size);
    if (range === undefined) return undefined;
    if (range === 'unsatisfiable') {
      const own = { 'cache-control': 'no-store', 'content-range': `bytes */${file.size}`, 'content-length': '0' };
      return { status: 416, headers: { ...file.notModified, ...own } };
    }
    return this.#readPart(file, range);
  }

  async #readPart(file: Representation, range: { start: number; end: number }): Promise<HttpResponse> {
    const { start, end } = range;
    const body =
      file.size > this.#heldMost ? await this.#stream(file, range) : (await this.#hold(file)).subarray(start, end + 1);
    const headers = {
      ...file.headers,
      'content-range': `bytes ${start}-${end}/${file.size}`,
      'content-length': String(end - start + 1),
    };
    return { status: 206, headers, body };
  }

  #hold(file: Representation): Promise<Buffer> {
    return this.#hot.load(
      file.key,
      (bytes) => bytes.length,
      () => this.#objects.read(file.org, file.file.hash),
    );
  }

  #stream(file: Representation, range?: { start: number; end: number }) {
    return this.#objects.stream(file.org, file.file.hash, range);
  }
}

class LostVariant extends Error {}

function lost(): never {
  throw new LostVariant();
}

/** RFC 9110 section 13.2.2: an ETag, where given, decides alone. Dates must be equal, for a rollback goes back in time. */
function isFresh(request: HttpRequest, file: Representation): boolean {
  const tags = header(request, 'if-none-match');
  if (tags !== undefined) return matchesNone(tags, file.etag);
  const since = request.headers['if-modified-since'];
  return since !== undefined && since === file.headers['last-modified'];
}
