import { hash as hashOf } from 'node:crypto';
import { type FileHandle, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { systemCode } from '../../base/errors.ts';

/** Content encodings, the best first. */
export const ENCODINGS = ['br', 'zstd', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Magic and version, length of the body, SHA-256 of the body. */
const MAGIC = Buffer.from('SLV\u0001', 'latin1');
const HEADER_BYTES = MAGIC.length + 4 + 32;
/** A body is no larger than the object, and larger objects get none. */
export const COMPRESSED_MOST = 16 * 1024 * 1024;

/**
 * Where a compressed form of an object is. The file begins with the length and digest of what follows, so that it is
 * found by its name alone and checked when it is read. A length of 0: it was made once, and was not smaller.
 */
export function variantPath(folder: string, hash: string, encoding: Encoding): string {
  return join(folder, 'variants', hash.slice(0, 2), `${hash}.${encoding}`);
}

/** The object that a variant's file is of; undefined for names that no variant has today. */
export function objectOfVariant(name: string): string | undefined {
  const [, hash, encoding] = /^([0-9a-f]{64})\.([a-z]+)$/.exec(name) ?? [];
  return ENCODINGS.some((each) => each === encoding) ? hash : undefined;
}

export function encodeVariant(body: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  return Buffer.concat([MAGIC, length, hashOf('sha256', body, 'buffer'), body]);
}

/** The length of a variant's body, by its header alone. Undefined: there is none, or none that can be read. */
export async function variantSize(path: string): Promise<number | undefined> {
  let file: FileHandle;
  try {
    file = await open(path);
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw error;
  }
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
    const size = sizeIn(buffer.subarray(0, bytesRead));
    return size !== undefined && (await file.stat()).size === HEADER_BYTES + size ? size : undefined;
  } finally {
    await file.close();
  }
}

/** The body; undefined where it is lost or damaged. */
export async function readVariant(path: string): Promise<Buffer | undefined> {
  const bytes = await readFile(path).catch(() => undefined);
  const size = bytes && sizeIn(bytes);
  if (!bytes || size === undefined || bytes.length !== HEADER_BYTES + size) return undefined;
  const body = bytes.subarray(HEADER_BYTES);
  const digest = bytes.subarray(MAGIC.length + 4, HEADER_BYTES);
  return hashOf('sha256', body, 'buffer').equals(digest) ? body : undefined;
}

function sizeIn(bytes: Buffer): number | undefined {
  if (bytes.length < HEADER_BYTES || MAGIC.compare(bytes, 0, MAGIC.length) !== 0) return undefined;
  const size = bytes.readUInt32LE(MAGIC.length);
  return size <= COMPRESSED_MOST ? size : undefined;
}
