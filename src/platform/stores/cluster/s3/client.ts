/**
 * A client of S3.
 *
 * Mirrors: the S3 API (PutObject, GetObject, HeadObject, DeleteObject, and ListObjectsV2 to check the bucket) with
 *   Signature V4. Objects are not listed, because the rows of PostgreSQL name them all.
 * Gaps: no multipart, because files have 512 MiB at most; no proxies; no credentials that renew themselves.
 * By design: the service checks each body against its SHA-256. Nothing depends on conditional writes, which few services
 *   have. No redirect is followed. A read without an answer is sent again beside the first one, which may have gone into a hole
 *   of the network that has ended since. Each step of a request has a time limit, and so has the whole with its repetitions.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { type ByteRange, type S3Settings, WrongBytes } from '../../blobs.ts';
import { firstOf } from '../database/beside.ts';
import {
  openConnections,
  S3_LIMITS,
  type S3Answer,
  type S3Body,
  type S3Connections,
  type S3Headers,
  type S3Limits,
  SourceFailed,
} from './connections.ts';
import { faultOfAnswer, faultOfConnection, isWrongHash, S3Fault, unavailableS3 } from './faults.ts';
import { nameOfPlace } from './settings.ts';
import { bucketUrl, createSigner, type S3Request, type S3Signer } from './sign.ts';

export interface S3Options {
  readonly limits?: Partial<S3Limits> | undefined;
  /** Returns a number in [0, 1). */
  readonly random?: (() => number) | undefined;
}

export interface S3Facts {
  readonly size: number;
  /** Changes with the bytes. Without quotes. */
  readonly etag: string;
  /** Milliseconds since the Unix epoch, in whole seconds. */
  readonly storedAt: number;
}

/** An object, or a part of it. `facts` are those of the whole object. */
export interface S3Object {
  readonly facts: S3Facts;
  readonly length: number;
  /** Returns all bytes of this part. The caller bounds `length`. */
  whole(): Promise<Buffer>;
  parts(): AsyncGenerator<Buffer, void>;
  /** Closes the connection. For objects that are not read. */
  close(): void;
}

/** Changes must begin within this many milliseconds after `date`. S3 itself refuses them after 15 minutes. */
const DATE_VALID_MS = 10 * 60 * 1000;
/** Attempts of one request, and milliseconds after the first one in which another one may begin. */
const ATTEMPTS = 4;
const REPEATED_MS = 30_000;
/** Reads that are sent at once for the same answer. */
const BESIDE_MOST = 3;
/** Bytes that are read of an answer that is not an object. */
const TEXT_BYTES = 16 * 1024;

/** All methods reject with `StoreUnavailable` if the service or the bucket cannot be used. Keys do not contain the prefix. */
export class S3Client implements Disposable {
  readonly #prefix: string;
  readonly #sign: S3Signer;
  readonly #connections: S3Connections;
  readonly #random: () => number;
  readonly #limits: S3Limits;
  /** The place, for messages. */
  readonly #place: string;

  constructor(settings: S3Settings, { limits, random = Math.random }: S3Options = {}) {
    this.#prefix = settings.prefix;
    this.#sign = createSigner(settings);
    this.#limits = { ...S3_LIMITS, ...limits };
    this.#connections = openConnections(new URL(bucketUrl(settings)).origin, this.#limits);
    this.#random = random;
    this.#place = nameOfPlace(settings);
  }

  /**
   * Stores `size` bytes. Returns their ETag. Rejects with `WrongBytes` if the service finds another hash, and with the
   * error of `body` if that throws. `date` is when the caller recorded that it stores the object.
   */
  put(key: string, body: S3Body, size: number, sha256: string, date: number): Promise<string> {
    const headers = { 'content-length': String(size), 'content-type': 'application/octet-stream' };
    return this.#run(async () => {
      const answer = await this.#request({ method: 'PUT', key, headers, sha256 }, date, body);
      const text = await textOf(answer);
      // A service answers with the ETag of what it has stored, and nothing else. A page for maintenance may have one too.
      if (etagOf(answer) !== '' && text === '') return etagOf(answer);
      throw new S3Fault(`S3 did not confirm that it stored an object in ${this.#place}`, { isRepeatable: true });
    });
  }

  /** Returns an object, or undefined if it does not exist. Fails if its ETag is another one than `etag`. */
  get(key: string, range?: ByteRange, etag?: string): Promise<S3Object | undefined> {
    return this.#run(() => this.#open(key, range, etag));
  }

  /** Returns the facts and all bytes of an object, but no bytes if it has more than `most`. Undefined if it does not exist. */
  load(key: string, most: number): Promise<{ facts: S3Facts; bytes: Buffer | undefined } | undefined> {
    return this.#run(async () => {
      const object = await this.#open(key);
      if (!object) return undefined;
      const isSmall = object.length <= most;
      if (!isSmall) object.close();
      return { facts: object.facts, bytes: isSmall ? await object.whole() : undefined };
    });
  }

  /** Returns the bytes of the range, or undefined if the object does not exist. */
  read(key: string, range: ByteRange): Promise<Buffer | undefined> {
    return this.#run(async () => {
      const object = await this.#open(key, range);
      return object?.whole();
    });
  }

  /** Returns the facts of an object, or undefined if it does not exist. */
  head(key: string): Promise<S3Facts | undefined> {
    return this.#run(async () => {
      const answer = await this.#answer({ method: 'HEAD', key });
      if (!answer) return undefined;
      answer.close();
      const size = lengthOf(answer);
      if (size === undefined) throw new S3Fault('S3 answered without the size of the object', {});
      return factsOf(answer, size);
    });
  }

  /** Deletes an object if it exists. Returns false if an earlier attempt may reach the service later. */
  delete(key: string, date: number): Promise<boolean> {
    let attempts = 0;
    return this.#run(async () => {
      attempts += 1;
      const answer = await this.#answer({ method: 'DELETE', key }, date);
      if (answer) await textOf(answer);
      return attempts === 1;
    });
  }

  /** Resolves if the bucket exists and the credentials may list it. */
  check(): Promise<void> {
    const query = { 'list-type': '2', 'max-keys': '1', prefix: this.#prefix };
    return this.#run(async () => {
      const text = await textOf(await this.#request({ method: 'GET', key: '', query }, Date.now()));
      if (!text.includes('<ListBucketResult')) throw new S3Fault(`S3 answered with no list for ${this.#place}`, {});
    });
  }

  /** Closes all connections, because a fault of the network has ended. */
  renew(): void {
    this.#connections.renew();
  }

  [Symbol.dispose](): void {
    this.#connections[Symbol.dispose]();
  }

  /** Repeats failed attempts. Converts faults to errors of the port. */
  async #run<T>(work: () => Promise<T>): Promise<T> {
    const began = performance.now();
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await work();
      } catch (thrown) {
        if (thrown instanceof SourceFailed) throw thrown.cause;
        if (isWrongHash(thrown))
          throw new WrongBytes('S3 refused the bytes: they have another hash', { cause: thrown });
        const fault = faultOfConnection(this.#place, thrown);
        const pause = this.#limits.pauseMs * 4 ** (attempt - 1) * (0.5 + this.#random());
        const isLate = performance.now() - began + pause > REPEATED_MS;
        if (!fault.isRepeatable || attempt === ATTEMPTS || isLate) throw unavailableS3(fault);
        await wait(pause);
      }
    }
  }

  async #open(key: string, range?: ByteRange, etag?: string): Promise<S3Object | undefined> {
    const headers = {
      ...(range && { range: `bytes=${range.start}-${range.end}` }),
      ...(etag !== undefined && { 'if-match': `"${etag}"` }),
    };
    const answer = await this.#answer({ method: 'GET', key, headers });
    return answer && objectOf(answer, range);
  }

  /** Returns the answer to a request, or undefined if the object does not exist. */
  async #answer(request: S3Request, date = Date.now()): Promise<S3Answer | undefined> {
    try {
      return await this.#request(request, date);
    } catch (error) {
      if (!(error instanceof S3Fault) || error.status !== 404) throw error;
      if (error.code === 'NoSuchKey') return undefined;
      if (error.code !== undefined || request.method !== 'HEAD') throw error;
    }
    // The answer to HEAD has no body, so it does not say whether the bucket or the object is missing.
    const object = await this.#answer({ ...request, method: 'GET', headers: { range: 'bytes=0-0' } });
    object?.close();
    return undefined;
  }

  /** Sends one request. Throws `S3Fault` unless the answer is a success, or a range that the object does not have. */
  async #request(request: S3Request, date: number, body?: S3Body): Promise<S3Answer> {
    if (Math.abs(Date.now() - date) > DATE_VALID_MS) {
      throw new S3Fault(`S3 took too long for ${this.#place}`, { code: 'DateTooOld' });
    }
    const { key } = request;
    const { path, headers } = this.#sign(key === '' ? request : { ...request, key: this.#prefix + key }, date);
    const send = () => this.#connections.send({ method: request.method, path, headers, body });
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const { besideMs } = this.#limits;
    const beside = { besideMs, most: BESIDE_MOST, end: (late: S3Answer) => late.close() };
    const answer = await (isRead ? firstOf(send, beside) : send());
    const { status } = answer;
    if ((status >= 200 && status < 300) || (status === 416 && request.headers?.range)) return answer;
    const text = await textOf(answer).catch(() => '');
    throw faultOfAnswer(this.#place, { status, headers: answer.headers, text });
  }
}

/** Reads the answer to GetObject. Throws `S3Fault` if it is not what was requested. */
function objectOf(answer: S3Answer, range: ByteRange | undefined): S3Object {
  const { status, headers } = answer;
  const close = () => answer.close();
  // The object ends before the range.
  if (status === 416) {
    close();
    return { facts: factsOf(answer, 0), length: 0, close, whole: async () => Buffer.alloc(0), async *parts() {} };
  }
  const [, start, total] = /^bytes (\d{1,15})-\d{1,15}\/(\d{1,15})$/.exec(headerOf(headers, 'content-range')) ?? [];
  const isRequested = range ? status === 206 && Number(start) === range.start : status === 200;
  const length = lengthOf(answer);
  if (!isRequested || length === undefined) {
    close();
    throw new S3Fault(`S3 answered with another part of the object (HTTP ${status})`, {});
  }
  const facts = factsOf(answer, range ? Number(total) : length);
  const whole = async () => {
    const bytes = await answer.take(length);
    if (bytes.length !== length) throw incomplete(length);
    return bytes;
  };
  return { facts, length, close, whole, parts: () => exactly(length, answer.parts()) };
}

function etagOf({ headers }: S3Answer): string {
  return headerOf(headers, 'etag').replaceAll('"', '').slice(0, 200);
}

/** Passes the parts on. Fails unless they have this many bytes. */
async function* exactly(length: number, parts: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
  let passed = 0;
  for await (const part of parts) {
    passed += part.length;
    if (passed > length) break;
    yield part;
  }
  if (passed !== length) throw incomplete(length);
}

function incomplete(length: number): Error {
  return new Error(`The answer does not have ${length} bytes`);
}

function lengthOf({ headers }: S3Answer): number | undefined {
  const text = headerOf(headers, 'content-length');
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

function factsOf(answer: S3Answer, size: number): S3Facts {
  const storedAt = Date.parse(headerOf(answer.headers, 'last-modified'));
  return { size, etag: etagOf(answer), storedAt: Number.isNaN(storedAt) ? 0 : storedAt };
}

/** Returns the value of a header. Empty if it is missing or repeated. */
function headerOf(headers: S3Headers, name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
}

async function textOf(answer: S3Answer): Promise<string> {
  return (await answer.take(TEXT_BYTES)).toString();
}
