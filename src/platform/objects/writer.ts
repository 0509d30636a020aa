import { randomUUID } from 'node:crypto';
import { rmSync, statSync } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Disk, privateFolder, syncFolder } from './disk.ts';
import { WRITES_AT_ONCE } from './limits.ts';
import { objectPath } from './names.ts';
import { DiskReserve } from './reserve.ts';

/**
 * Writes the objects of one ingest, the only writer in its organization. Each object goes to a temporary file, is
 * synced, and only then gets its name; the names are synced in `finish`. A failed sync is never tried again: the ingest
 * fails and nothing of it is used.
 */
export class ObjectWriter {
  readonly #folder: string;
  readonly #disk: Disk;
  readonly #reserve: DiskReserve;
  readonly #written = new Set<string>();
  /** Folders that exist. */
  readonly #shards = new Set<string>();
  /** Folders to sync, so that the names in them last. */
  readonly #named = new Set<string>();
  readonly #pending = new Set<Promise<void>>();
  #failure: { readonly error: unknown } | undefined;

  constructor(folder: string, disk: Disk, reserve = new DiskReserve(folder)) {
    this.#folder = folder;
    this.#disk = disk;
    this.#reserve = reserve;
    // Remove incomplete files of a killed ingest.
    rmSync(join(folder, 'tmp'), { recursive: true, force: true });
    privateFolder(join(folder, 'tmp'));
  }

  /**
   * Whether an object exists or is being written. Its content was synced before it got its name. The name may not last
   * yet if the ingest that wrote it was killed, so `finish` syncs the folder of each such object.
   */
  has(hash: string, size: number): boolean {
    if (this.#written.has(hash)) return true;
    const there = statSync(objectPath(this.#folder, hash), { throwIfNoEntry: false })?.size === size;
    if (there) this.#named.add(hash.slice(0, 2));
    return there;
  }

  /** Hashes that this ingest has written, or is about to. */
  get written(): ReadonlySet<string> {
    return this.#written;
  }

  /** Starts to store a copy of the bytes under their hash. A returned promise resolves when there is room for more. */
  put(hash: string, bytes: Uint8Array): Promise<unknown> | undefined {
    if (this.#failure) throw this.#failure.error;
    this.#written.add(hash);
    const copy = Buffer.from(bytes);
    const pending = this.#store(hash, (file) => this.#write(file, copy))
      .catch((error: unknown) => {
        this.#failure ??= { error };
      })
      .finally(() => this.#pending.delete(pending));
    this.#pending.add(pending);
    return this.#pending.size < WRITES_AT_ONCE ? undefined : Promise.race(this.#pending);
  }

  /** Stores what `fill` writes, piece by piece, under a hash that `fill` has made sure of when it resolves. */
  async stream(hash: string, fill: (write: (bytes: Uint8Array) => Promise<void>) => Promise<void>): Promise<void> {
    await this.#store(hash, (file) => fill((bytes) => this.#write(file, bytes)));
    this.#written.add(hash);
  }

  async #write(file: FileHandle, bytes: Uint8Array): Promise<void> {
    this.#reserve.take(bytes.length);
    await this.#disk.write(file, bytes);
  }

  async #store(hash: string, fill: (file: FileHandle) => Promise<void>): Promise<void> {
    const draft = join(this.#folder, 'tmp', randomUUID());
    try {
      await this.#writeDraft(draft, fill);
      const shard = hash.slice(0, 2);
      if (!this.#shards.has(shard)) privateFolder(join(this.#folder, shard));
      this.#shards.add(shard);
      this.#named.add(shard);
      await rename(draft, objectPath(this.#folder, hash));
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  async #writeDraft(draft: string, fill: (file: FileHandle) => Promise<void>): Promise<void> {
    await using file = await open(draft, 'wx', 0o600);
    await fill(file);
    await this.#disk.sync(file);
  }

  /** Waits until all that was put lasts. Throws the first error of any of it. */
  async finish(): Promise<void> {
    await this.settle();
    if (this.#failure) throw this.#failure.error;
    const folders = [...this.#named, '.'].map((shard) => join(this.#folder, shard));
    await Promise.all(folders.map((folder) => syncFolder(folder, this.#disk)));
    this.#named.clear();
  }

  /** Waits until nothing is written any more, well or badly. */
  async settle(): Promise<void> {
    await Promise.all(this.#pending);
  }
}
