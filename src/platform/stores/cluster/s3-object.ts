import type { ByteRange } from '../blobs.ts';
import type { S3Answer } from './s3-exchange.ts';
import { S3Fault } from './s3-faults.ts';

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
  parts(): AsyncGenerator<Buffer, void>;
  /** Closes the connection. For objects that are not read. */
  close(): void;
}

/** Reads the answer to GetObject. Throws `S3Fault` if it is not what was requested. */
export function objectOf(answer: S3Answer, range: ByteRange | undefined): S3Object {
  const { status, headers, close } = answer;
  // The object ends before the range.
  if (status === 416) {
    close();
    return { facts: factsOf(answer, 0), length: 0, close, async *parts() {} };
  }
  const [, start, total] = /^bytes (\d{1,15})-\d{1,15}\/(\d{1,15})$/.exec(headers['content-range'] ?? '') ?? [];
  const isRequested = range ? status === 206 && Number(start) === range.start : status === 200;
  const length = lengthOf(answer);
  if (!isRequested || length === undefined) {
    close();
    throw new S3Fault(`S3 answered with another part of the object (HTTP ${status})`, {});
  }
  const facts = factsOf(answer, range ? Number(total) : length);
  return { facts, length, close, parts: () => exactly(length, answer.parts()) };
}

/** Reads the answer to HeadObject. */
export function headOf(answer: S3Answer): S3Facts {
  const size = lengthOf(answer);
  if (size === undefined) throw new S3Fault('S3 answered without the size of the object', {});
  return factsOf(answer, size);
}

/** Returns the bytes of an object. The caller bounds their number. */
export async function collect({ length, parts }: S3Object): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(length);
  let at = 0;
  for await (const part of parts()) at += part.copy(bytes, at);
  return bytes;
}

export function etagOf({ headers }: S3Answer): string {
  return (headers.etag ?? '').replaceAll('"', '').slice(0, 200);
}

/** Passes the parts on. Fails unless they have this many bytes. */
async function* exactly(length: number, parts: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
  let passed = 0;
  for await (const part of parts) {
    passed += part.length;
    if (passed > length) break;
    yield part;
  }
  if (passed !== length) throw new Error(`The answer does not have ${length} bytes`);
}

function lengthOf({ headers }: S3Answer): number | undefined {
  const text = headers['content-length'] ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

function factsOf(answer: S3Answer, size: number): S3Facts {
  const storedAt = Date.parse(answer.headers['last-modified'] ?? '');
  return { size, etag: etagOf(answer), storedAt: Number.isNaN(storedAt) ? 0 : storedAt };
}
