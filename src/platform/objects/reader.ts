/**
 * Reads objects: the part of the store that the serving process uses.
 *
 * Mirrors: spec 3.1 ("static output synced to object store"). The spec does not describe the store itself.
 * Gaps: one machine's disk, no replicas.
 * By design: every object is checked against its hash before a byte is passed on, and its size is checked before it is
 *   read into memory. A damaged object is set aside, so that the next deploy writes it again. Writing is in other files
 *   (`ingest.ts`, `collect.ts`, `make-variants.ts`), which run in the worker process. The two share only the files on
 *   the disk.
 */
import { createHash, hash as hashOf } from 'node:crypto';
import { type FileHandle, open, readFile, rename, rm, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { Clock } from '../../base/clock.ts';
import { systemCode } from '../../base/errors.ts';
import type { Log } from '../../base/log.ts';
import { resolveInside } from '../../base/paths.ts';
import { ASSET_KEY_BYTES, type AssetTable } from './asset-table.ts';
import { Damage } from './damage.ts';
import { DamagedObject } from './damaged.ts';
import { LargeFiles } from './large-files.ts';
import { HASHED_AT_ONCE, INDEX_LIMITS, OLD_MANIFEST_BYTES } from './limits.ts';
import { isHash, objectPath } from './names.ts';
import { indexOfOldManifest, isOldManifest } from './old-manifest.ts';
import { HEADER_BYTES, ReleaseIndex, readAssets, readHeader } from './release-index.ts';
import { timeSlices } from './slice.ts';
import { Turns } from './turns.ts';
import { ENCODINGS, type Encoding, readVariant, variantPath, variantSize } from './variant-file.ts';

export interface LoadedIndex {
  readonly index: ReleaseIndex;
  /** Milliseconds since the Unix epoch. */
  readonly storedAt: number;
}

/** Bytes of an object's compressed forms. 0 if a form would not be smaller. */
export type VariantSizes = ReadonlyMap<Encoding, number>;

/** What the edge reads. All methods can throw `DamagedObject`. */
export interface ObjectReader {
  index(org: string, manifestHash: string): Promise<LoadedIndex>;
  /** Reads only the table of assets of a release's index. */
  assets(org: string, manifestHash: string): Promise<AssetTable>;
  /** `size`: the size in the index. An object of another size is not read. */
  read(org: string, hash: string, size?: number): Promise<Buffer>;
  /** Bytes `start` to `end`, inclusive. For objects that are too large to keep in memory. */
  stream(org: string, hash: string, range?: { readonly start: number; readonly end: number }): Promise<Readable>;
  /** The compressed forms of an object that are ready. */
  variants(org: string, hash: string): Promise<VariantSizes>;
  /** Undefined if it is lost or damaged. Then send the object itself. */
  readVariant(org: string, hash: string, encoding: Encoding): Promise<Buffer | undefined>;
  /** Changes whenever compressed forms of the organization were made. */
  variantsVersion(org: string): number;
}

export interface ReaderOptions {
  readonly dir: string;
  readonly clock: Clock;
  readonly log: Log;
}

/** Reads what is below `dir`. */
export class DiskReader implements ObjectReader {
  readonly damage: Damage;
  readonly #dir: string;
  readonly #log: Log;
  readonly #large = new LargeFiles();
  /** Reads large indexes one after another, so that at most one is in memory in addition to those that are cached. */
  readonly #turns = new Turns();
  readonly #versions = new Map<string, number>();

  constructor({ dir, clock, log }: ReaderOptions) {
    this.#dir = dir;
    this.#log = log;
    this.damage = new Damage(clock, log);
  }

  async index(org: string, manifestHash: string): Promise<LoadedIndex> {
    const path = this.#path(org, manifestHash);
    const { size, mtimeMs } = await stat(path).catch((error: unknown) => this.#missing(org, manifestHash, error));
    if (size > Math.max(INDEX_LIMITS.indexBytes, OLD_MANIFEST_BYTES)) {
      this.damage.note('object_unusable', org, manifestHash, path);
      throw new DamagedObject(`The index ${manifestHash} of a release has ${size} bytes: deploy again`);
    }
    const load = () => this.#openIndex(org, manifestHash, path);
    return { index: await (size > HASHED_AT_ONCE ? this.#turns.take(load) : load()), storedAt: mtimeMs };
  }

  async #openIndex(org: string, manifestHash: string, path: string): Promise<ReleaseIndex> {
    const bytes = await this.read(org, manifestHash);
    const pause = timeSlices();
    try {
      if (!isOldManifest(bytes)) return await ReleaseIndex.open(bytes, pause);
      return await indexOfOldManifest(bytes, ({ hash, size }) => this.read(org, hash, size), pause);
    } catch (error) {
      if (error instanceof DamagedObject) this.damage.note('object_unusable', org, manifestHash, path);
      throw error;
    }
  }

  async assets(org: string, manifestHash: string): Promise<AssetTable> {
    const path = this.#path(org, manifestHash);
    await using file = await open(path).catch((error: unknown) => this.#missing(org, manifestHash, error));
    const start = await readPart(file, 0, HEADER_BYTES);
    if (isOldManifest(start)) return (await this.index(org, manifestHash)).index.assets.detached();
    const header = readHeader(start);
    return readAssets(header, await readPart(file, HEADER_BYTES, header.assets * ASSET_KEY_BYTES));
  }

  async read(org: string, hash: string, size?: number): Promise<Buffer> {
    const path = this.#path(org, hash);
    if (size !== undefined) {
      const stats = await stat(path).catch((error: unknown) => this.#missing(org, hash, error));
      if (stats.size !== size) throw await this.#setAside(org, hash);
    }
    const bytes = await readFile(path).catch((error: unknown) => this.#missing(org, hash, error));
    if ((await digestOf(bytes)) !== hash) throw await this.#setAside(org, hash);
    this.damage.mend(path);
    return bytes;
  }

  async stream(org: string, hash: string, range?: { start: number; end: number }): Promise<Readable> {
    const path = this.#path(org, hash);
    const file = await open(path).catch((error: unknown) => this.#missing(org, hash, error));
    try {
      if ((await this.#large.digest(path, file)) !== hash) throw await this.#setAside(org, hash);
      this.damage.mend(path);
      return file.createReadStream({ start: 0, ...range, highWaterMark: STREAMED_AT_ONCE });
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  async variants(org: string, hash: string): Promise<VariantSizes> {
    const folder = this.#folder(org);
    const sizes = new Map<Encoding, number>();
    for (const encoding of ENCODINGS) {
      const size = await variantSize(variantPath(folder, hash, encoding)).catch((error: unknown) => {
        this.#log('warn', 'variants_unreadable', { org, reason: String(error) });
        return undefined;
      });
      if (size !== undefined) sizes.set(encoding, size);
    }
    return sizes;
  }

  async readVariant(org: string, hash: string, encoding: Encoding): Promise<Buffer | undefined> {
    const path = variantPath(this.#folder(org), hash, encoding);
    const body = await readVariant(path);
    if (body && body.length > 0) return body;
    this.#log('warn', 'variant_damaged', { org, hash, encoding });
    // A missing form is made again.
    await rm(path, { force: true }).catch(() => {});
    return undefined;
  }

  variantsVersion(org: string): number {
    return this.#versions.get(org) ?? 0;
  }

  /** Call it after compressed forms were made, so that the edge looks for them again. */
  variantsChanged(org: string): void {
    this.#versions.set(org, this.variantsVersion(org) + 1);
  }

  #folder(org: string): string {
    return resolveInside(this.#dir, org);
  }

  #path(org: string, hash: string): string {
    if (!isHash(hash)) throw new DamagedObject(`"${hash}" is not the name of an object`);
    return objectPath(this.#folder(org), hash);
  }

  #missing(org: string, hash: string, error: unknown): never {
    if (systemCode(error) !== 'ENOENT') throw error;
    this.damage.note('object_missing', org, hash, this.#path(org, hash));
    throw new DamagedObject(`The object ${hash} is gone`);
  }

  async #setAside(org: string, hash: string): Promise<DamagedObject> {
    const path = this.#path(org, hash);
    this.damage.note('object_damaged', org, hash, path);
    await rename(path, `${path}.damaged`).catch((error: unknown) => {
      // Another reader has already set it aside.
      if (systemCode(error) !== 'ENOENT') throw error;
    });
    return new DamagedObject(`The object ${hash} is damaged`);
  }
}

/** Bytes that are read at once for one reader: a slow reader keeps them in memory. */
const STREAMED_AT_ONCE = 64 * 1024;

/** Returns fewer bytes at the end of the file. */
async function readPart(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
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
