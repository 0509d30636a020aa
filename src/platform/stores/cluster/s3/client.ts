/**
 * A client of S3.
 *
 * Mirrors: the S3 API (PutObject, GetObject, HeadObject, DeleteObject, ListObjectsV2) with Signature V4.
 * Gaps: no multipart, because files have 512 MiB at most; no proxies; no credentials that renew themselves.
 * By design: the service checks each body against its SHA-256. Nothing depends on conditional writes, which few services
 *   have. No redirect is followed. Each step of a request has a time limit, and so has the whole with its repetitions.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { type ByteRange, type S3Settings, WrongBytes } from '../../blobs.ts';
import {
  openConnections,
  S3_LIMITS,
  type S3Answer,
  type S3Body,
  type S3Connections,
  type S3Limits,
  SourceFailed,
} from './connections.ts';
import { faultOfAnswer, faultOfConnection, isWrongHash, S3Fault, unavailableS3 } from './faults.ts';
import { etagOf, headOf, objectOf, type S3Facts, type S3Object } from './object.ts';
import { nameOfPlace } from './settings.ts';
import { bucketUrl, createSigner, type S3Request, type S3Signer } from './sign.ts';
import { type ListedObject, type ListPage, readList } from './xml.ts';

export interface S3Options {
  readonly limits?: Partial<S3Limits> | undefined;
  /** Returns a number in [0, 1). */
  readonly random?: (() => number) | undefined;
}

/** Changes must begin within this many milliseconds after `date`. S3 itself refuses them after 15 minutes. */
export const DATE_VALID_MS = 10 * 60 * 1000;
/** Attempts of one request, and milliseconds after the first one in which another one may begin. */
const ATTEMPTS = 4;
const REPEATED_MS = 30_000;
/** Keys of one page of a list, at most. */
const PAGE = 1_000;
/** Bytes that are read of an error and of a list: 1,000 keys of 1,024 bytes, escaped, and their other elements. */
const ERROR_BYTES = 16 * 1024;
const LIST_BYTES = 6 * 1024 * 1024;

/** All methods reject with `StoreUnavailable` if the service or the bucket cannot be used. Keys do not contain the prefix. */
export class S3Client implements Disposable {
  readonly #settings: S3Settings;
  readonly #sign: S3Signer;
  readonly #connections: S3Connections;
  readonly #random: () => number;
  readonly #pauseMs: number;
  /** The place, for messages. */
  readonly #place: string;

  constructor(settings: S3Settings, { limits, random = Math.random }: S3Options = {}) {
    this.#settings = settings;
    this.#sign = createSigner(settings);
    const all = { ...S3_LIMITS, ...limits };
    this.#connections = openConnections(new URL(bucketUrl(settings)).origin, all);
    this.#pauseMs = all.pauseMs;
    this.#random = random;
    this.#place = nameOfPlace(settings);
  }

  /**
   * Stores `size` bytes. Returns their ETag. Rejects with `WrongBytes` if the service finds another hash, and with the
   * error of `body` if that throws. `date`: when the caller recorded that it stores the object.
   */
  put(key: string, body: S3Body, size: number, sha256: string, date: number): Promise<string> {
    const headers = { 'content-length': String(size), 'content-type': 'application/octet-stream' };
    return this.#run(async () => {
      const answer = await this.#request({ method: 'PUT', key, headers, sha256 }, date, body);
      const text = await textOf(answer, ERROR_BYTES);
      // A service answers with the ETag of what it has stored, and nothing else. A page for maintenance may have one too.
      if (etagOf(answer) !== '' && text === '') return etagOf(answer);
      throw new S3Fault(`S3 did not confirm that it stored an object in ${this.#place}`, { isRepeatable: true });
    });
  }

  /** Undefined: the object does not exist. Fails if its ETag is another one than `etag`. */
  get(key: string, range?: ByteRange, etag?: string): Promise<S3Object | undefined> {
    return this.#run(() => this.#open(key, range, etag));
  }

  /** Returns the facts and all bytes, but no bytes if the object has more than `most`. Undefined: the object does not exist. */
  load(key: string, most: number): Promise<{ facts: S3Facts; bytes: Buffer | undefined } | undefined> {
    return this.#run(async () => {
      const object = await this.#open(key);
      if (!object) return undefined;
      const isSmall = object.length <= most;
      if (!isSmall) object.close();
      return { facts: object.facts, bytes: isSmall ? await object.whole() : undefined };
    });
  }

  /** Returns the bytes of the range. Undefined: the object does not exist. */
  read(key: string, range: ByteRange): Promise<Buffer | undefined> {
    return this.#run(async () => {
      const object = await this.#open(key, range);
      return object?.whole();
    });
  }

  /** Undefined: the object does not exist. */
  head(key: string): Promise<S3Facts | undefined> {
    return this.#run(async () => {
      const answer = await this.#found({ method: 'HEAD', key });
      answer?.close();
      return answer && headOf(answer);
    });
  }

  /** Deletes an object if it exists. False: it is deleted, but an earlier attempt may reach the service later. */
  delete(key: string, date: number): Promise<boolean> {
    let attempts = 0;
    return this.#run(async () => {
      attempts += 1;
      const answer = await this.#found({ method: 'DELETE', key }, date);
      if (answer) await textOf(answer, ERROR_BYTES);
      return attempts === 1;
    });
  }

  /** Lists all objects whose keys begin with `prefix`, in pages of at most `most`. */
  async *list(prefix: string, most = PAGE): AsyncGenerator<ListedObject> {
    for (let token: string | undefined; ; ) {
      const page = await this.#page(prefix, token, most);
      const skipped = this.#settings.prefix.length;
      for (const { key, size } of page.objects) yield { key: key.slice(skipped), size };
      if (page.next === undefined) return;
      token = page.next;
    }
  }

  /** Resolves if the bucket exists and the credentials may list it. */
  async check(): Promise<void> {
    await this.#page('', undefined, 1);
  }

  [Symbol.dispose](): void {
    this.#connections[Symbol.dispose]();
  }

  #page(prefix: string, token: string | undefined, most: number): Promise<ListPage> {
    const query = {
      ...{ 'list-type': '2', 'encoding-type': 'url', 'max-keys': String(most) },
      prefix: this.#settings.prefix + prefix,
      ...(token !== undefined && { 'continuation-token': token }),
    };
    return this.#run(async () => {
      const answer = await this.#request({ method: 'GET', key: '', query }, Date.now());
      const text = await textOf(answer, LIST_BYTES);
      const page = readList(text);
      const isWhole = page?.objects.every(({ key }) => key.startsWith(query.prefix)) && page.next !== (token ?? '');
      if (!page || !isWhole) throw new S3Fault(`S3 answered with no list for ${this.#place}`, {});
      return page;
    });
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
        const pause = this.#pauseMs * 4 ** (attempt - 1) * (0.5 + this.#random());
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
    const answer = await this.#found({ method: 'GET', key, headers });
    return answer && objectOf(answer, range);
  }

  /** Undefined: the object does not exist. */
  async #found(request: S3Request, date = Date.now()): Promise<S3Answer | undefined> {
    try {
      return await this.#request(request, date);
    } catch (error) {
      if (!(error instanceof S3Fault) || error.status !== 404) throw error;
      if (error.code === 'NoSuchKey') return undefined;
      if (error.code !== undefined || request.method !== 'HEAD') throw error;
    }
    // The answer to HEAD has no body, so it does not say whether the bucket or the object is missing.
    const object = await this.#found({ ...request, method: 'GET', headers: { range: 'bytes=0-0' } });
    object?.close();
    return undefined;
  }

  /** Sends one request. Throws `S3Fault` unless the answer is a success, or a range that the object does not have. */
  async #request(request: S3Request, date: number, body?: S3Body): Promise<S3Answer> {
    if (Math.abs(Date.now() - date) > DATE_VALID_MS) {
      throw new S3Fault(`S3 took too long for ${this.#place}`, { code: 'DateTooOld' });
    }
    const { key } = request;
    const signing = this.#sign(key === '' ? request : { ...request, key: this.#settings.prefix + key }, date);
    const { path, headers } = signing instanceof Promise ? await signing : signing;
    const answer = await this.#connections.send({ method: request.method, path, headers, body });
    const { status } = answer;
    if ((status >= 200 && status < 300) || (status === 416 && request.headers?.range)) return answer;
    const text = await textOf(answer, ERROR_BYTES).catch(() => '');
    throw faultOfAnswer(this.#place, { status, headers: answer.headers, text });
  }
}

/** Returns the beginning of the text of an answer. */
async function textOf(answer: S3Answer, most: number): Promise<string> {
  return (await answer.take(most)).toString();
}
