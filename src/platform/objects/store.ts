/**
 * Objects: the files of all releases by content, a folder for each organization.
 *
 * Mirrors: spec 3.1 ("static output synced to object store"); the store itself is the platform's own affair.
 * Gaps: one machine's disk, no replicas. A process that outlives its build and swaps folders for links while the
 *   output is read is the builder's to prevent: it ends the build's process group first.
 * By design: one ingest at a time in an organization, and none while it is collected: no finer locks to get wrong.
 *   An object is checked against its hash when it is read; a damaged one is set aside, so that the next deploy
 *   writes it anew.
 */
import { hash as hashOf } from 'node:crypto';
import { open, readdir, readFile, rename, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { type Clock, systemClock } from '../../base/clock.ts';
import { systemCode } from '../../base/errors.ts';
import { type Log, silentLog } from '../../base/log.ts';
import { resolveInside } from '../../base/paths.ts';
import type { Ingested, Manifest, ObjectStore } from '../types.ts';
import { type Collected, collectOrganization } from './collect.ts';
import { type Disk, passingDisk, privateFolder, realDisk } from './disk.ts';
import { asSyncFailure } from './failures.ts';
import { ingestFolder } from './ingest.ts';
import { LargeFiles } from './large-files.ts';
import { ACTIVATION_GRACE_MS, COMPRESS_AFTER_MS, FRESH_MANIFESTS, OBJECT_LIMITS, type ObjectLimits } from './limits.ts';
import { decodeManifest, isHash } from './manifest.ts';
import { Organization } from './organization.ts';
import { timeSlices } from './slice.ts';
import { type Encoding, type Variant, Variants } from './variants.ts';
import { objectPath } from './writer.ts';

export interface ObjectStoreOptions {
  readonly dir: string;
  readonly clock?: Clock;
  readonly log?: Log;
  readonly limits?: ObjectLimits;
  readonly disk?: Disk;
  /** False: what is written need not outlast this machine, nor are compressed forms prepared. Default true. */
  readonly lasting?: boolean;
}

/** An object whose bytes are not those that its name promises, or that is gone. Already logged and set aside. */
export class DamagedObject extends Error {
  override readonly name = 'DamagedObject';
}

/** A release as the store knows it. */
export interface StoredRelease {
  readonly org: string;
  readonly manifestHash: string;
}

export interface StoredManifest {
  readonly manifest: Manifest;
  /** Milliseconds since the Unix epoch. */
  readonly storedAt: number;
}

/** What the edge reads. All of it is checked against its hash before a byte is handed on. */
export interface ObjectReader {
  manifest(org: string, hash: string): Promise<StoredManifest>;
  read(org: string, hash: string): Promise<Buffer>;
  /** Bytes `start` to `end`, both included; for objects too large to be held in memory. */
  stream(org: string, hash: string, range?: { readonly start: number; readonly end: number }): Promise<Readable>;
  /** A compressed form of an object, where it is ready. */
  variant(org: string, hash: string, encoding: Encoding): Variant | undefined;
  readVariant(org: string, hash: string, encoding: Encoding): Promise<Buffer | undefined>;
  /** Has compressed forms made of the files whose path is `worthIt`, some time later. */
  compress(org: string, manifest: Manifest, worthIt: (path: string) => boolean): void;
}

/** Opens the store below `dir`, which is created. Nothing is read until an organization is asked for. */
export function openObjectStore(options: ObjectStoreOptions): Objects {
  privateFolder(options.dir);
  return new Objects(options);
}

export class Objects implements ObjectStore, ObjectReader, AsyncDisposable {
  readonly #dir: string;
  readonly #clock: Clock;
  readonly #log: Log;
  readonly #limits: ObjectLimits;
  readonly #disk: Disk;
  readonly #lasting: boolean;
  readonly #organizations = new Map<string, Organization>();
  /** Releases that may not be activated yet. */
  readonly #recent = new Set<StoredRelease & { readonly storedAt: number }>();
  readonly #large = new LargeFiles();
  /** Manifests that were stored last: the release that is switched to next is one of them. */
  readonly #fresh = new Map<string, StoredManifest>();
  #background: Promise<void> = Promise.resolve();
  readonly #closing = new AbortController();

  constructor({ dir, clock, log, limits, disk, lasting = true }: ObjectStoreOptions) {
    this.#dir = dir;
    this.#clock = clock ?? systemClock;
    this.#log = log ?? silentLog;
    this.#limits = limits ?? OBJECT_LIMITS;
    this.#disk = disk ?? (lasting ? realDisk : passingDisk);
    this.#lasting = lasting;
  }

  async ingest(org: string, directory: string, signal: AbortSignal): Promise<Ingested> {
    const { limits, disk } = { limits: this.#limits, disk: this.#disk };
    const organization = this.#organization(org);
    try {
      return await organization.exclusive(async () => {
        signal.throwIfAborted();
        const known = await organization.known();
        const stored = await ingestFolder({ folder: organization.folder, directory, known, limits, disk, signal });
        await this.#remember(org, stored);
        if (stored.withheld > 0) this.#log('warn', 'secrets_withheld', { org, files: stored.withheld });
        return stored;
      });
    } catch (error) {
      throw asSyncFailure(error, signal);
    }
  }

  async manifest(org: string, hash: string): Promise<StoredManifest> {
    const fresh = this.#fresh.get(`${org}/${hash}`);
    if (fresh) return fresh;
    const manifest = decodeManifest((await this.read(org, hash)).toString());
    return { manifest, storedAt: await this.#storedAt(org, hash) };
  }

  async #remember(org: string, { manifest, manifestHash }: Ingested): Promise<void> {
    this.#recent.add({ org, manifestHash, storedAt: this.#clock.now() });
    this.#fresh.set(`${org}/${manifestHash}`, { manifest, storedAt: await this.#storedAt(org, manifestHash) });
    const [oldest = ''] = this.#fresh.keys();
    if (this.#fresh.size > FRESH_MANIFESTS) this.#fresh.delete(oldest);
  }

  async #storedAt(org: string, hash: string): Promise<number> {
    return (await stat(this.#path(org, hash))).mtimeMs;
  }

  async read(org: string, hash: string): Promise<Buffer> {
    const bytes = await readFile(this.#path(org, hash)).catch((error: unknown) => this.#missing(org, hash, error));
    if (hashOf('sha256', bytes) !== hash) throw await this.#setAside(org, hash);
    return bytes;
  }

  async stream(org: string, hash: string, range?: { start: number; end: number }): Promise<Readable> {
    const path = this.#path(org, hash);
    const file = await open(path).catch((error: unknown) => this.#missing(org, hash, error));
    try {
      if ((await this.#large.digest(path, file)) !== hash) throw await this.#setAside(org, hash);
      return file.createReadStream({ start: 0, ...range, highWaterMark: 256 * 1024 });
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  variant(org: string, hash: string, encoding: Encoding): Variant | undefined {
    return this.#organization(org).variants.find(hash, encoding);
  }

  readVariant(org: string, hash: string, encoding: Encoding): Promise<Buffer | undefined> {
    return this.#organization(org).variants.read(hash, encoding);
  }

  /** After the first visitors, one file at a time, a millisecond in one go: requests and builds keep the processors. */
  compress(org: string, manifest: Manifest, worthIt: (path: string) => boolean): void {
    if (!this.#lasting) return;
    const { variants } = this.#organization(org);
    this.#background = this.#background
      .then(() => this.#clock.sleep(COMPRESS_AFTER_MS, this.#closing.signal))
      .then(() => this.#compressAll(variants, manifest, worthIt))
      .catch((error: unknown) => {
        if (!this.#closing.signal.aborted) this.#log('warn', 'compressing_failed', { org, reason: String(error) });
      });
  }

  async #compressAll(variants: Variants, { files }: Manifest, worthIt: (path: string) => boolean): Promise<void> {
    const slice = timeSlices(this.#closing.signal, 1);
    for (const path in files) {
      const file = worthIt(path) ? files[path] : undefined;
      if (file) await variants.make(file);
      this.#closing.signal.throwIfAborted();
      await slice();
    }
  }

  /** Resolves when the compressing that was asked for is done. */
  idle(): Promise<void> {
    return this.#background;
  }

  /** Stops compressing. Ingests are their callers' to abort. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#closing.abort();
    await this.#background;
  }

  /**
   * Removes what no release in `live` (nor one stored within the last hour) names, and what broken-off ingests
   * left. An organization with an unreadable live manifest is left alone.
   */
  async collect(live: Iterable<StoredRelease>): Promise<Collected> {
    const released = [...live];
    const oldest = this.#clock.now() - ACTIVATION_GRACE_MS;
    for (const each of this.#recent) if (each.storedAt < oldest) this.#recent.delete(each);
    const removed = { objects: 0, bytes: 0 };
    for (const org of await readdir(this.#dir)) {
      const organization = this.#organization(org);
      const read = async (hash: string) => decodeManifest((await this.read(org, hash)).toString());
      const { objects, bytes } = await organization.exclusive(() => {
        const kept = [...released, ...this.#recent].filter((each) => each.org === org);
        return collectOrganization({ organization, live: kept.map((each) => each.manifestHash), read, log: this.#log });
      });
      removed.objects += objects;
      removed.bytes += bytes;
    }
    return removed;
  }

  #organization(org: string): Organization {
    let found = this.#organizations.get(org);
    if (!found) {
      const folder = resolveInside(this.#dir, org);
      found = new Organization(org, folder, new Variants(folder, (hash) => this.read(org, hash), this.#log));
      this.#organizations.set(org, found);
    }
    return found;
  }

  #path(org: string, hash: string): string {
    if (!isHash(hash)) throw new DamagedObject(`"${hash}" is not the name of an object`);
    return objectPath(this.#organization(org).folder, hash);
  }

  async #missing(org: string, hash: string, error: unknown): Promise<never> {
    if (systemCode(error) !== 'ENOENT') throw error;
    (await this.#organization(org).known()).delete(hash);
    this.#log('error', 'object_missing', { org, hash });
    throw new DamagedObject(`The object ${hash} is gone`);
  }

  async #setAside(org: string, hash: string): Promise<DamagedObject> {
    (await this.#organization(org).known()).delete(hash);
    this.#log('error', 'object_damaged', { org, hash });
    const path = this.#path(org, hash);
    await rename(path, `${path}.damaged`).catch((error: unknown) => {
      // Another reader noticed it as well.
      if (systemCode(error) !== 'ENOENT') throw error;
    });
    return new DamagedObject(`The object ${hash} is damaged`);
  }
}
