import { hash as hashOf } from 'node:crypto';
import { type FileHandle, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { systemCode } from '../../base/errors.ts';
import { MIB } from '../../base/sizes.ts';

/** Content encodings, best first. */
export const ENCODINGS = ['br', 'zstd', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Magic and version, length of the body, SHA-256 of the body. */
const MAGIC = Buffer.from('SLV\u0001', 'latin1');
const HEADER_BYTES = MAGIC.length + 4 + 32;
/** Larger objects are not compressed, and a body is never larger than its object. */
export const COMPRESSED_MOST = 16 * MIB;

/**
 * The path of a compressed form of an object. The file begins with the length and the digest of its body, so that it
 * can be checked when it is read. Length 0 means that compressing did not make the object smaller.
 */
export function variantPath(folder: string, hash: string, encoding: Encoding): string {
  return join(folder, 'variants', hash.slice(0, 2), `${hash}.${encoding}`);
}

/** The hash of the object that a file is a compressed form of. Undefined for other file names. */
export function objectOfVariant(name: string): string | undefined {
  const [, hash, encoding] = /^([0-9a-f]{64})\.([a-z]+)$/.exec(name) ?? [];
  return ENCODINGS.some((each) => each === encoding) ? hash : undefined;
}

export function encodeVariant(body: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  return Buffer.concat([MAGIC, length, hashOf('sha256', body, 'buffer'), body]);
}

/** The length of the body, from the header. Undefined if the file is missing or invalid. */
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

/** The body. Undefined if the file is missing or damaged. */
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
