import type { ByteRange } from '../../blobs.ts';
import type { S3Answer, S3Headers } from './connections.ts';
import { S3Fault } from './faults.ts';

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
  /** Bytes of this part. */
  readonly length: number;
  /** Returns all bytes of this part. The caller bounds `length`. */
  whole(): Promise<Buffer>;
  parts(): AsyncGenerator<Buffer, void>;
  /** Closes the connection. For objects that are not read. */
  close(): void;
}

/** Reads the answer to GetObject. Throws `S3Fault` if it is not what was requested. */
export function objectOf(answer: S3Answer, range: ByteRange | undefined): S3Object {
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
  return { facts, length, close, whole: () => wholeOf(answer, length), parts: () => exactly(length, answer.parts()) };
}

/** Reads the answer to HeadObject. */
export function headOf(answer: S3Answer): S3Facts {
  const size = lengthOf(answer);
  if (size === undefined) throw new S3Fault('S3 answered without the size of the object', {});
  return factsOf(answer, size);
}

export function etagOf({ headers }: S3Answer): string {
  return headerOf(headers, 'etag').replaceAll('"', '').slice(0, 200);
}

async function wholeOf(answer: S3Answer, length: number): Promise<Buffer> {
  const bytes = await answer.take(length);
  if (bytes.length !== length) throw incomplete(length);
  return bytes;
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
