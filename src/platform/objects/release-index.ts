/**
 * The index of a release: its files by path, its compiled rules, and the table of its assets, in one buffer. By design,
 * look-ups read the buffer directly, without an object per file: a release of 100,000 files takes no more memory than
 * its index.
 *
 * Layout, integers little-endian: the header (below); the asset table; `count` records (SHA-256, size in 6 bytes);
 * `count + 1` offsets (4 bytes) into the paths; the paths, UTF-8, sorted by their bytes; the rules, JSON or nothing.
 */
import { isUtf8 } from 'node:buffer';
import { hash as hashOf } from 'node:crypto';
import { DamagedObject } from '../shared/damaged.ts';
import { isAssetOfBuild } from '../shared/media.ts';
import type { ReleaseFile } from '../shared/types.ts';
import { ASSET_KEY_BYTES, AssetTable, assetKey } from './asset-table.ts';
import { INDEX_LIMITS, type IndexLimits, OLD_INDEX_LIMITS } from './limits.ts';

/** The last byte is the version. */
const MAGIC = Buffer.from('SLIPWAY\u0001', 'latin1');
/** Magic, count, bytes of paths, bytes of rules, number of assets, SHA-256 of the asset table. */
export const HEADER_BYTES = 8 + 4 * 4 + 32;
const HASH_BYTES = 32;
const RECORD_BYTES = HASH_BYTES + 6;
const OFFSET_BYTES = 4;

/** Entries that are checked between two pauses. */
const CHECKED_AT_ONCE = 8_192;
const asked = Buffer.allocUnsafe(3 * OLD_INDEX_LIMITS.pathBytes);

type IndexHeader = ReturnType<typeof readHeader>;

export class ReleaseIndex {
  readonly count: number;
  /** The size of the whole index, in memory and on the disk. */
  readonly bytes: number;
  readonly assets: AssetTable;
  /** Compiled rules as JSON. Empty if there are none. */
  readonly rules: Buffer;
  readonly #bytes: Buffer;
  readonly #records: number;
  readonly #offsets: number;
  readonly #paths: number;
  readonly #longest: number;
  /** The last path that was looked up: whoever asks whether there is a file at a path asks for the file next. */
  #last = '';
  #lastNumber = -1;

  private constructor(bytes: Buffer, header: IndexHeader, longest: number) {
    const at = placesOf(header);
    this.#bytes = bytes;
    this.count = header.count;
    this.bytes = bytes.length;
    this.#records = at.records;
    this.#offsets = at.offsets;
    this.#paths = at.paths;
    this.#longest = longest;
    this.assets = new AssetTable(bytes.subarray(HEADER_BYTES, at.records));
    this.rules = bytes.subarray(at.rules);
  }

  /** Checks the whole index. Awaits `pause` from time to time. Throws `DamagedObject`. */
  static async open(
    bytes: Buffer,
    pause: () => Promise<void> | undefined,
    limits: IndexLimits = INDEX_LIMITS,
  ): Promise<ReleaseIndex> {
    const header = wholeHeader(bytes, limits);
    await checkContents(bytes, header, limits, pause);
    return new ReleaseIndex(bytes, header, limits.pathBytes);
  }

  /**
   * Reads an index whose bytes have the hash of a recorded release: the supervisor has checked it before that, or made it itself. Checks
   * its lengths alone. Throws `DamagedObject`.
   */
  static ofRelease(bytes: Buffer): ReleaseIndex {
    return new ReleaseIndex(bytes, wholeHeader(bytes, INDEX_LIMITS), INDEX_LIMITS.pathBytes);
  }

  /** Returns the number of the file with exactly this path, or -1. */
  find(path: string): number {
    if (path !== this.#last) {
      this.#lastNumber = this.#search(path);
      this.#last = path;
    }
    return this.#lastNumber;
  }

  path(number: number): string {
    return this.#bytes.toString('utf8', this.#start(number), this.#start(number + 1));
  }

  file(number: number): ReleaseFile {
    const at = this.#records + number * RECORD_BYTES;
    const hash = this.#bytes.toString('hex', at, at + HASH_BYTES);
    return { hash, size: this.#bytes.readUIntLE(at + HASH_BYTES, 6) };
  }

  /** Yields all files, in the order of their paths. */
  *files(): Generator<ReleaseFile & { readonly path: string }> {
    for (let number = 0; number < this.count; number += 1) yield { path: this.path(number), ...this.file(number) };
  }

  #search(path: string): number {
    // A path never has fewer bytes in UTF-8 than UTF-16 code units. This also bounds the write to `asked`.
    if (path.length > this.#longest) return -1;
    const size = asked.write(path);
    let low = 0;
    let high = this.count - 1;
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const order = this.#bytes.compare(asked, 0, size, this.#start(middle), this.#start(middle + 1));
      if (order === 0) return middle;
      if (order < 0) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }

  #start(number: number): number {
    return this.#paths + this.#bytes.readUInt32LE(this.#offsets + number * OFFSET_BYTES);
  }
}

function wholeHeader(bytes: Buffer, limits: IndexLimits): IndexHeader {
  if (bytes.length > limits.indexBytes) throw damaged('it is too large');
  const header = readHeader(bytes, limits);
  if (placesOf(header).end !== bytes.length) throw damaged('its length does not match its header');
  return header;
}

/** Reads the header from the first `HEADER_BYTES` of an index. Throws `DamagedObject`. */
export function readHeader(bytes: Buffer, limits: IndexLimits = INDEX_LIMITS) {
  if (bytes.length < HEADER_BYTES || MAGIC.compare(bytes, 0, MAGIC.length) !== 0) throw damaged('it is not an index');
  const header = {
    count: bytes.readUInt32LE(8),
    pathsBytes: bytes.readUInt32LE(12),
    rulesBytes: bytes.readUInt32LE(16),
    assets: bytes.readUInt32LE(20),
    assetsDigest: bytes.subarray(24, HEADER_BYTES),
  };
  if (header.assets > header.count) throw damaged('it has more assets than files');
  if (header.pathsBytes > limits.pathsBytes || header.rulesBytes > limits.rulesBytes) throw damaged('it is too large');
  if (placesOf(header).end > limits.indexBytes) throw damaged('it is too large');
  return header;
}

/** Checks the asset table that follows a header. Throws `DamagedObject`. */
export function readAssets(header: IndexHeader, keys: Buffer): AssetTable {
  if (keys.length !== header.assets * ASSET_KEY_BYTES) throw damaged('its length does not match its header');
  if (!hashOf('sha256', keys, 'buffer').equals(header.assetsDigest))
    throw damaged('its assets do not match their hash');
  return new AssetTable(keys);
}

/** Returns the offsets of the parts of an index. They are safe integers, because each number has 32 bits. */
function placesOf({
  count,
  pathsBytes,
  rulesBytes,
  assets,
}: Readonly<Record<'count' | 'pathsBytes' | 'rulesBytes' | 'assets', number>>) {
  const records = HEADER_BYTES + assets * ASSET_KEY_BYTES;
  const offsets = records + count * RECORD_BYTES;
  const paths = offsets + (count + 1) * OFFSET_BYTES;
  const rules = paths + pathsBytes;
  return { records, offsets, paths, rules, end: rules + rulesBytes };
}

/** Checks the paths and the assets. */
async function checkContents(
  bytes: Buffer,
  header: IndexHeader,
  limits: IndexLimits,
  pause: () => Promise<void> | undefined,
): Promise<void> {
  const at = placesOf(header);
  const keys = bytes.subarray(HEADER_BYTES, at.records);
  readAssets(header, keys);
  if (!isUtf8(bytes.subarray(at.paths, at.rules))) throw damaged('a path is not UTF-8');
  if (bytes.readUInt32LE(at.offsets) !== 0) throw damaged('its first path does not begin at 0');
  for (let from = 0; from < header.count; from += CHECKED_AT_ONCE) {
    checkPaths(bytes, at, [from, Math.min(from + CHECKED_AT_ONCE, header.count)], limits);
    await pause();
  }
  if (bytes.readUInt32LE(at.offsets + header.count * OFFSET_BYTES) !== header.pathsBytes) {
    throw damaged('its last path does not end with the paths');
  }
  for (let each = ASSET_KEY_BYTES; each < keys.length; each += ASSET_KEY_BYTES) {
    const before = each - ASSET_KEY_BYTES;
    if (keys.compare(keys, each, each + ASSET_KEY_BYTES, before, each) >= 0) throw damaged('its assets are not sorted');
  }
}

/** Checks that offsets ascend, and paths are not too long, begin with whole characters and are sorted. */
function checkPaths(
  bytes: Buffer,
  at: ReturnType<typeof placesOf>,
  [from, to]: readonly [from: number, to: number],
  { pathBytes }: IndexLimits,
): void {
  const offset = (number: number) => bytes.readUInt32LE(at.offsets + number * OFFSET_BYTES);
  let before = from === 0 ? 0 : at.paths + offset(from - 1);
  let start = at.paths + offset(from);
  for (let number = from; number < to; number += 1) {
    const end = at.paths + offset(number + 1);
    if (end <= start || end > at.rules) throw damaged('its paths are out of order');
    if (((bytes[start] ?? 0) & 0xc0) === 0x80) throw damaged('a path is not UTF-8');
    if (before !== 0 && bytes.compare(bytes, start, end, before, start) >= 0) throw damaged('its paths are not sorted');
    if (end - start > pathBytes) throw damaged('a path is too long');
    before = start;
    start = end;
  }
}

function damaged(why: string): DamagedObject {
  return new DamagedObject(`The index of a release is damaged (${why}): deploy again`);
}

export type IndexedFile = ReleaseFile & { readonly path: string };

/** Encodes the index of a release. Equal releases have equal bytes, in any order of the files. The caller checks the bounds. */
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
