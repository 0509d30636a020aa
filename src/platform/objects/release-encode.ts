import { hash as hashOf } from 'node:crypto';
import { isAssetOfBuild } from '../shared/media.ts';
import type { ReleaseFile } from '../shared/types.ts';
import { ASSET_KEY_BYTES, assetKey } from './asset-table.ts';
import { HASH_BYTES, HEADER_BYTES, MAGIC, OFFSET_BYTES, RECORD_BYTES } from './release-index.ts';

export type IndexedFile = ReleaseFile & { readonly path: string };

/**
 * Encodes the index of a release. Equal releases have equal bytes, in any order of the files. The caller checks the
 * bounds.
 */
export function encodeIndex(files: readonly IndexedFile[], rules: Uint8Array): Buffer {
  const sorted = sortByBytes(files);
  const assets = assetKeys(sorted);
  const pathsBytes = sorted.reduce((sum, { path }) => sum + Buffer.byteLength(path), 0);
  const fixed = HEADER_BYTES + assets.length + sorted.length * (RECORD_BYTES + OFFSET_BYTES) + OFFSET_BYTES;
  const bytes = Buffer.alloc(fixed + pathsBytes + rules.length);
  MAGIC.copy(bytes);
  const numbers = [sorted.length, pathsBytes, rules.length, assets.length / ASSET_KEY_BYTES];
  for (const [place, number] of numbers.entries()) bytes.writeUInt32LE(number, MAGIC.length + place * 4);
  hashOf('sha256', assets, 'buffer').copy(bytes, MAGIC.length + numbers.length * 4);
  assets.copy(bytes, HEADER_BYTES);
  let record = HEADER_BYTES + assets.length;
  let offset = record + sorted.length * RECORD_BYTES;
  const paths = offset + (sorted.length + 1) * OFFSET_BYTES;
  let end = 0;
  for (const { path, hash, size } of sorted) {
    bytes.write(hash, record, HASH_BYTES, 'hex');
    record = bytes.writeUIntLE(size, record + HASH_BYTES, 6);
    offset = bytes.writeUInt32LE(end, offset);
    end += bytes.write(path, paths + end);
  }
  bytes.writeUInt32LE(end, offset);
  bytes.set(rules, paths + pathsBytes);
  return bytes;
}

/** Sorting by UTF-16 code units equals sorting by UTF-8 bytes, unless there are characters from U+D800 up. */
function sortByBytes(files: readonly IndexedFile[]): readonly IndexedFile[] {
  if (!files.some(({ path }) => /[\ud800-\uffff]/.test(path))) {
    return files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  }
  return files
    .map((file) => ({ file, bytes: Buffer.from(file.path) }))
    .sort((a, b) => a.bytes.compare(b.bytes))
    .map(({ file }) => file);
}

function assetKeys(files: readonly IndexedFile[]): Buffer {
  const keys = files.filter(({ path }) => isAssetOfBuild(path)).map(({ path }) => assetKey(path));
  keys.sort((a, b) => a.compare(b));
  return Buffer.concat(keys.filter((key, place) => place === 0 || !keys[place - 1]?.equals(key)));
}
