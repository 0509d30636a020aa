import { BoundedCache } from '../../base/bounded-cache.ts';
import { type Clock, systemClock } from '../../base/clock.ts';
import { MIB } from '../../base/sizes.ts';
import type { ObjectReader, VariantSizes } from '../objects/reader.ts';
import { COMPRESSED_LEAST, COMPRESSED_MOST, ENCODINGS, type Encoding } from '../objects/variant-file.ts';
import { type HttpRequest, type HttpResponse, header } from '../shared/http.ts';
import { matchesNone, parseRange } from './conditional.ts';
import { acceptedEncodings } from './negotiate.ts';
import { encoded, type Representation } from './representation.ts';

/** Larger files are streamed. */
const HELD_MOST = 4 * MIB;
/** Bytes that are read into memory at the same time. Beyond that, files are streamed. */
const READING_MOST = 64 * MIB;
/** Bytes of a cached body in addition to its content. */
const ENTRY_BYTES = 512;
const NONE: readonly Encoding[] = [];

/** Answers requests for files: evaluates conditions and ranges, and sends bytes from memory or from the store. */
export class FileSender {
  readonly #objects: ObjectReader;
  readonly #hot: BoundedCache<Buffer>;
  readonly #heldMost: number;
  readonly #lookup: VariantLookup;
  #reading = 0;

  constructor(objects: ObjectReader, cacheBytes: number, clock: Clock = systemClock) {
    this.#objects = objects;
    this.#hot = new BoundedCache(cacheBytes);
    this.#heldMost = Math.min(HELD_MOST, cacheBytes);
    this.#lookup = new VariantLookup(objects, clock);
  }

  send(request: HttpRequest, found: Representation): HttpResponse | Promise<HttpResponse> {
    // Ranges count the bytes of the file that is not compressed.
    const whole = request.headers.range === undefined || request.method === 'HEAD';
    const accept = found.variants && whole ? header(request, 'accept-encoding') : undefined;
    const wanted = accept === undefined ? NONE : acceptedEncodings(accept);
    if (wanted.length === 0) return this.#sendAs(request, found, found, whole);
    const sizes = this.#lookup.sizes(found);
    if (!(sizes instanceof Promise)) return this.#sendAs(request, found, bestOf(found, wanted, sizes), whole);
    return sizes.then((ready) => this.#sendAs(request, found, bestOf(found, wanted, ready), whole));
  }

  /** Reads a file into memory before a visitor asks for it, if there is room to read it whole. */
  async warm(file: Representation): Promise<void> {
    if (this.#mayRead(file)) await this.#holdFile(file);
  }

  /** `file`: the form of `found` to send. */
  #sendAs(request: HttpRequest, found: Representation, file: Representation, whole: boolean) {
    if (file.status === 200) {
      if (isFresh(request, file)) return { status: 304, headers: file.notModified };
      const part = whole ? undefined : this.#sendPart(request, file);
      if (part) return part;
    }
    if (request.method === 'HEAD') return { status: file.status, headers: file.headers };
    const held = this.#hot.get(file.key);
    if (held && held.length === file.size) return { status: file.status, headers: file.headers, body: held };
    return file.encoding ? this.#sendVariant(found, file, file.encoding) : this.#sendCold(file);
  }

  async #sendVariant(file: Representation, variant: Representation, encoding: Encoding): Promise<HttpResponse> {
    if (!this.#mayRead(variant)) return this.#sendCold(file);
    const body = await this.#hold(variant, async () => {
      const bytes = await this.#objects.readVariant(file.org, file.file.hash, encoding);
      if (bytes?.length !== variant.size) throw new LostVariant();
      return bytes;
    }).catch((error: unknown) => {
      if (!(error instanceof LostVariant)) throw error;
    });
    if (body) return { status: variant.status, headers: variant.headers, body };
    this.#lookup.forget(file);
    return this.#sendCold(file);
  }

  async #sendCold(file: Representation): Promise<HttpResponse> {
    const body = this.#mayRead(file) ? await this.#holdFile(file) : await this.#stream(file);
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
    const body = this.#mayRead(file)
      ? (await this.#holdFile(file)).subarray(start, end + 1)
      : await this.#stream(file, range);
    const headers = {
      ...file.headers,
      'content-range': `bytes ${start}-${end}/${file.size}`,
      'content-length': String(end - start + 1),
    };
    return { status: 206, headers, body };
  }

  #mayRead({ size }: Representation): boolean {
    return size <= this.#heldMost && this.#reading + size <= READING_MOST;
  }

  #holdFile(file: Representation): Promise<Buffer> {
    return this.#hold(file, () => this.#objects.read(file.org, file.file.hash, file.size));
  }

  #hold({ key, size }: Representation, read: () => Promise<Buffer>): Promise<Buffer> {
    return this.#hot.load(
      key,
      (bytes) => bytes.length + ENTRY_BYTES,
      async () => {
        this.#reading += size;
        try {
          return await read();
        } finally {
          this.#reading -= size;
        }
      },
    );
  }

  #stream(file: Representation, range?: { start: number; end: number }) {
    return this.#objects.stream(file.org, file.file.hash, range);
  }
}

class LostVariant extends Error {}

/** Returns the best form that is ready and that the client accepts, or the file itself. */
function bestOf(file: Representation, wanted: readonly Encoding[], sizes: VariantSizes): Representation {
  for (const encoding of wanted) {
    // 0: compressing does not make it smaller.
    const size = sizes.get(encoding) ?? 0;
    if (size === 0) continue;
    const ready = file.variants?.get(encoding);
    if (ready?.size === size) return ready;
    const made = encoded(file, encoding, size);
    file.variants?.set(encoding, made);
    return made;
  }
  return file;
}

/** RFC 9110 section 13.2.2: ETags replace the date. Dates must be equal, because a rollback brings back an older one. */
function isFresh(request: HttpRequest, file: Representation): boolean {
  const tags = header(request, 'if-none-match');
  if (tags !== undefined) return matchesNone(tags, file.etag);
  const since = request.headers['if-modified-since'];
  return since !== undefined && since === file.headers['last-modified'];
}

/** The compressed forms of a file. */
interface Known {
  readonly sizes: VariantSizes;
  /** All forms exist, so the sizes do not change. */
  readonly isWhole: boolean;
  readonly version: number;
  readonly at: number;
}

const NO_SIZES: VariantSizes = new Map();
const KNOWN_BYTES = 4 * MIB;
const KNOWN_ENTRY_BYTES = 768;
/** Milliseconds after which a file is looked up again, if some of its compressed forms were missing. */
const AGAIN_AFTER = 1_000;

/** Finds out which compressed forms of files are ready. */
class VariantLookup {
  readonly #objects: ObjectReader;
  readonly #clock: Clock;
  readonly #known = new BoundedCache<Known>(KNOWN_BYTES);

  constructor(objects: ObjectReader, clock: Clock) {
    this.#objects = objects;
    this.#clock = clock;
  }

  /** Returns the sizes at once if they are cached and current. */
  sizes({ key, org, file }: Representation): VariantSizes | Promise<VariantSizes> {
    const known = this.#known.get(key);
    if (known && this.#isCurrent(known, org)) return known.sizes;
    if (file.size < COMPRESSED_LEAST || file.size > COMPRESSED_MOST) return NO_SIZES;
    this.#known.delete(key);
    const look = async (): Promise<Known> => {
      const version = this.#objects.variantsVersion(org);
      // If the store cannot be read now, the forms that existed before are probably still there, or in a cache.
      const sizes = await this.#objects.variants(org, file.hash).catch(() => known?.sizes ?? NO_SIZES);
      return { sizes, isWhole: sizes.size === ENCODINGS.length, version, at: this.#clock.monotonic() };
    };
    return this.#known.load(key, () => KNOWN_ENTRY_BYTES + 2 * key.length, look).then(({ sizes }) => sizes);
  }

  /** Drops the cached sizes. Call it if a compressed form is missing or damaged. */
  forget({ key }: Representation): void {
    this.#known.delete(key);
  }

  #isCurrent({ isWhole, version, at }: Known, org: string): boolean {
    if (isWhole) return true;
    return version === this.#objects.variantsVersion(org) && this.#clock.monotonic() - at < AGAIN_AFTER;
  }
}
