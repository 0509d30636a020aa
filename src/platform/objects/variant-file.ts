import { hash as hashOf } from 'node:crypto';
import { MIB } from '../../base/sizes.ts';

/** Content encodings, best first. */
export const ENCODINGS = ['br', 'zstd', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Smaller objects are not compressed, because that saves nothing. */
export const COMPRESSED_LEAST = 512;
/** Larger objects are not compressed, and a body is never larger than its object. */
export const COMPRESSED_MOST = 16 * MIB;
/** Magic and version, length of the body, SHA-256 of the body. */
const MAGIC = Buffer.from('SLV\u0001', 'latin1');
export const VARIANT_HEADER_BYTES = MAGIC.length + 4 + 32;
export const VARIANT_MOST = VARIANT_HEADER_BYTES + COMPRESSED_MOST;

/** Encodes a compressed form for the store. An empty body: compressing did not make the object smaller. */
export function encodeVariant(body: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  return Buffer.concat([MAGIC, length, hashOf('sha256', body, 'buffer'), body]);
}

/** Returns the length of the body, from the header and the size of the whole. Undefined if they are invalid. */
export function variantSize(header: Buffer, size: number): number | undefined {
  if (header.length < VARIANT_HEADER_BYTES || MAGIC.compare(header, 0, MAGIC.length) !== 0) return undefined;
  const length = header.readUInt32LE(MAGIC.length);
  return length <= COMPRESSED_MOST && size === VARIANT_HEADER_BYTES + length ? length : undefined;
}

/** Returns the body. Undefined if it is damaged. */
export function variantBody(bytes: Buffer): Buffer | undefined {
  if (variantSize(bytes, bytes.length) === undefined) return undefined;
  const body = bytes.subarray(VARIANT_HEADER_BYTES);
  const digest = bytes.subarray(MAGIC.length + 4, VARIANT_HEADER_BYTES);
  return hashOf('sha256', body, 'buffer').equals(digest) ? body : undefined;
}
