/**
 * Reads objects: the part of the store that the serving process uses.
 *
 * Mirrors: spec 3.1 ("static output synced to object store"). The spec does not describe the store itself.
 * Gaps: none known.
 * By design: every object is checked against its hash before a byte is passed on, and its size is checked before it is
 *   read into memory. The store learns of a damaged object, so that the next deploy writes it again. Writing is in other files
 *   (`ingest.ts`, `make-variants.ts`), which run in worker processes. All of them share only the blobs.
 */
import { createHash, hash as hashOf } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Locks } from '../../base/locks.ts';
import { type Log, sparing } from '../../base/log.ts';
import { DamagedObject } from '../shared/damaged.ts';
import type { BlobFacts, ByteRange, LoadedBlob } from '../stores/blobs.ts';
import { ASSET_KEY_BYTES, type AssetTable } from './asset-table.ts';
import { Damage, type ReaderOptions } from './damage.ts';
import { LargeFiles } from './large-files.ts';
import { HASHED_AT_ONCE, INDEX_LIMITS, OLD_MANIFEST_BYTES } from './limits.ts';
import { isHash, objectKey, variantKey } from './names.ts';
import { indexOfOldManifest, isOldManifest } from './old-manifest.ts';
import { HEADER_BYTES, ReleaseIndex, readAssets, readHeader } from './release-index.ts';
import { timeSlices } from './slice.ts';
import {
  ENCODINGS,
  type Encoding,
  VARIANT_HEADER_BYTES,
  VARIANT_MOST,
  variantBody,
  variantSize,
} from './variant-file.ts';

/** Milliseconds between two log lines about compressed forms that cannot be read. */
const LOGGED_EVERY = 1_000;

export type LoadedIndex = Awaited<ReturnType<BlobReader['index']>>;

/** Bytes of an object's compressed forms. 0 if a form would not be smaller. */
export type VariantSizes = ReadonlyMap<Encoding, number>;

/** What the edge reads. */
export type ObjectReader = Omit<BlobReader, 'damage' | 'variantsChanged'>;

/** Reads stored objects. All methods can throw `DamagedObject`. */
export class BlobReader {
  readonly damage: Damage;
  readonly #parts: ReaderOptions;
  readonly #large: LargeFiles;
  readonly #locks = new Locks();
  readonly #versions = new Map<string, number>();
  readonly #logSeldom: Log;

  constructor(parts: ReaderOptions) {
    this.#parts = parts;
    this.#large = new LargeFiles(parts.blobs);
    this.damage = new Damage(parts);
    this.#logSeldom = sparing(parts.log, LOGGED_EVERY, () => parts.clock.monotonic());
  }

  /** `storedAt`: milliseconds since the Unix epoch. */
  async index(org: string, manifestHash: string) {
    const { size, storedAt } = await this.#head(org, manifestHash);
    if (size > Math.max(INDEX_LIMITS.indexBytes, OLD_MANIFEST_BYTES)) {
      this.damage.note('object_unusable', org, manifestHash);
      throw new DamagedObject(`The index ${manifestHash} of a release has ${size} bytes: deploy again`);
    }
    const load = () => this.#openIndex(org, manifestHash, size);
    // Large indexes load one after another, so that at most one is in memory in addition to those that are cached.
    return { index: await (size > HASHED_AT_ONCE ? this.#locks.run('index', load) : load()), storedAt };
  }

  async #openIndex(org: string, manifestHash: string, size: number): Promise<ReleaseIndex> {
    const bytes = await this.read(org, manifestHash, size);
    try {
      if (!isOldManifest(bytes)) return ReleaseIndex.ofRelease(bytes);
      return await indexOfOldManifest(bytes, ({ hash, size }) => this.read(org, hash, size), timeSlices());
    } catch (error) {
      if (error instanceof DamagedObject) this.damage.note('object_unusable', org, manifestHash);
      throw error;
    }
  }

  /** Returns the number of files of a release, and reads only the header of its index. Undefined for an index of an older form. */
  async count(org: string, manifestHash: string): Promise<number | undefined> {
    const start = await this.#part(org, manifestHash, 0, HEADER_BYTES);
    return isOldManifest(start) ? undefined : readHeader(start).count;
  }

  /** Reads only the table of assets of a release's index. */
  async assets(org: string, manifestHash: string): Promise<AssetTable> {
    const start = await this.#part(org, manifestHash, 0, HEADER_BYTES);
    if (isOldManifest(start)) return (await this.index(org, manifestHash)).index.assets.detached();
    const header = readHeader(start);
    const length = header.assets * ASSET_KEY_BYTES;
    return readAssets(header, await this.#part(org, manifestHash, HEADER_BYTES, length));
  }

  /** `size`: the size in the index. Reads no object that is larger. */
  async read(org: string, hash: string, size: number): Promise<Buffer> {
    const key = this.#keyOf(org, hash);
    const likely = await this.#parts.blobs.load(key, size, 'any');
    const current = (await isRight(likely, hash, size)) ? likely : await this.#parts.blobs.load(key, size);
    if (!current) return this.#missing(org, hash);
    const { facts, bytes } = current;
    const isWhole = current === likely || (await isRight(current, hash, size));
    if (!bytes || !isWhole) throw await this.#distrust(org, hash, facts);
    this.damage.mend(org, hash);
    return bytes;
  }

  /** Bytes `start` to `end`, inclusive. For objects that are too large to keep in memory. */
  async stream(org: string, hash: string, range?: ByteRange): Promise<Readable> {
    const facts = await this.#head(org, hash);
    const digest = (await this.#large.digest(objectKey(org, hash), facts)) ?? this.#missing(org, hash);
    if (digest !== hash) throw await this.#distrust(org, hash, facts);
    const stream = (await this.#parts.blobs.stream(objectKey(org, hash), range)) ?? this.#missing(org, hash);
    this.damage.mend(org, hash);
    return stream;
  }

  /** Returns the sizes of the compressed forms that are ready. Rejects if the store cannot be read now. */
  async variants(org: string, hash: string): Promise<VariantSizes> {
    const sizes = new Map<Encoding, number>();
    try {
      for (const encoding of ENCODINGS) {
        const size = await this.#variantSize(variantKey(org, hash, encoding));
        if (size !== undefined) sizes.set(encoding, size);
      }
      return sizes;
    } catch (error) {
      this.#unreadable(org, error);
      throw error;
    }
  }

  #unreadable(org: string, error: unknown): void {
    this.#logSeldom('warn', 'variants_unreadable', { org, reason: String(error) });
  }

  async #variantSize(key: string): Promise<number | undefined> {
    const facts = await this.#parts.blobs.head(key);
    const header = facts && (await this.#parts.blobs.read(key, { start: 0, end: VARIANT_HEADER_BYTES - 1 }));
    return header && variantSize(header, facts.size);
  }

  /** Reads a compressed form. Undefined if it is missing, damaged or cannot be read now: then send the object itself. */
  async readVariant(org: string, hash: string, encoding: Encoding): Promise<Buffer | undefined> {
    const key = variantKey(org, hash, encoding);
    try {
      const found = await this.#parts.blobs.load(key, VARIANT_MOST);
      const body = found?.bytes && variantBody(found.bytes);
      if (body && body.length > 0) return body;
    } catch (error) {
      this.#unreadable(org, error);
      return undefined;
    }
    this.#parts.log('warn', 'variant_damaged', { org, hash, encoding });
    // A missing form is made again.
    await this.#parts.blobs.delete(key).catch(() => {});
    return undefined;
  }

  /** Changes whenever compressed forms of the organization were made. */
  variantsVersion(org: string): number {
    return this.#versions.get(org) ?? 0;
  }

  /** Call it after compressed forms were made, so that the edge looks for them again. */
  variantsChanged(org: string): void {
    this.#versions.set(org, this.variantsVersion(org) + 1);
  }

  async #head(org: string, hash: string): Promise<BlobFacts> {
    return (await this.#parts.blobs.head(this.#keyOf(org, hash))) ?? this.#missing(org, hash);
  }

  #keyOf(org: string, hash: string): string {
    if (!isHash(hash)) throw new DamagedObject(`"${hash}" is not the name of an object`);
    return objectKey(org, hash);
  }

  /** Reads a part of an object. Returns fewer bytes if the object ends there. */
  async #part(org: string, hash: string, start: number, length: number): Promise<Buffer> {
    const range = { start, end: start + length - 1 };
    return (await this.#parts.blobs.read(this.#keyOf(org, hash), range)) ?? this.#missing(org, hash);
  }

  #missing(org: string, hash: string): never {
    this.damage.note('object_missing', org, hash);
    throw new DamagedObject(`The object ${hash} is gone`);
  }

  /** Lets the next deploy write a damaged object, unless it was written again meanwhile. */
  async #distrust(org: string, hash: string, { version }: BlobFacts): Promise<DamagedObject> {
    this.damage.note('object_damaged', org, hash, version);
    this.#large.forget(objectKey(org, hash));
    await this.#parts.blobs.distrust(objectKey(org, hash), version);
    return new DamagedObject(`The object ${hash} is damaged`);
  }
}

async function isRight(loaded: LoadedBlob | undefined, hash: string, size: number): Promise<boolean> {
  return loaded?.bytes?.length === size && (loaded.digest ?? (await digestOf(loaded.bytes))) === hash;
}

/** Hashes large objects in parts, so that other requests are answered meanwhile. */
async function digestOf(bytes: Buffer): Promise<string> {
  if (bytes.length <= HASHED_AT_ONCE) return hashOf('sha256', bytes);
  const digest = createHash('sha256');
  const slice = timeSlices();
  for (let at = 0; at < bytes.length; at += HASHED_AT_ONCE) {
    digest.update(bytes.subarray(at, at + HASHED_AT_ONCE));
    const pause = slice();
    if (pause) await pause;
  }
  return digest.digest('hex');
}
