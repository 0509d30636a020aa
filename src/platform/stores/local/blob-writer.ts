import { createHash, hash as hashOf, randomUUID } from 'node:crypto';
import { type BigIntStats, statSync, utimesSync } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { systemCode } from '../../../base/errors.ts';
import { type BlobFacts, BlobsFull, type BlobWriter, checkedKey, WrongBytes } from '../blobs.ts';
import { type Disk, ifThere, privateFolder, syncFolder } from './disk.ts';
import { isDiskFull } from './disk-faults.ts';
import type { DiskReserve } from './reserve.ts';

export interface WriterParts {
  /** The folder of all blobs. */
  readonly dir: string;
  /** The folder of drafts, on the same file system. */
  readonly drafts: string;
  readonly disk: Disk;
  readonly reserve: DiskReserve;
}

/** Milliseconds after a recorded use in which further uses of the file are not recorded, because recording is slower than checking. */
export const USED_PRECISION_MS = 10 * 60 * 1000;

/** Each file is written to a draft, synced, and renamed. `settle` syncs the names. A failed sync is never repeated, so every later call fails too. */
export class LocalBlobWriter implements BlobWriter {
  readonly #parts: WriterParts;
  /** Folders to sync, so that the names in them last. */
  readonly #named = new Set<string>();
  readonly #pending = new Set<Promise<void>>();
  #failure: { readonly error: unknown } | undefined;

  constructor(parts: WriterParts) {
    this.#parts = parts;
  }

  keep(key: string, size: number): boolean {
    const path = this.#path(key);
    const isKept = ifThere(() => {
      const stats = statSync(path, { throwIfNoEntry: false });
      if (stats?.size !== size) return false;
      return Date.now() - Math.max(stats.atimeMs, stats.mtimeMs) <= USED_PRECISION_MS || use(path, size);
    });
    if (isKept) this.#named.add(folderOf(path));
    return isKept ?? false;
  }

  put(key: string, bytes: Uint8Array, sha256: string): Promise<void> {
    return this.#store(key, async (file) => {
      if (hashOf('sha256', bytes) !== sha256) throw new WrongBytes(`The bytes of ${key} have another hash`);
      await this.#write(file, bytes);
    });
  }

  putStream(key: string, size: number, open: () => AsyncIterable<Uint8Array>, sha256: string): Promise<void> {
    return this.#store(key, async (file) => {
      const digest = createHash('sha256');
      let written = 0;
      for await (const part of open()) {
        written += part.length;
        if (written > size) break;
        digest.update(part);
        await this.#write(file, part);
      }
      if (written !== size || digest.digest('hex') !== sha256) {
        throw new WrongBytes(`The bytes of ${key} have another size or hash`);
      }
    });
  }

  async settle(): Promise<void> {
    await Promise.allSettled(this.#pending);
    if (this.#failure) throw this.#failure.error;
    const folders = new Set([...this.#named].flatMap((folder) => upTo(this.#parts.dir, folder)));
    try {
      await Promise.all([...folders].map((folder) => syncFolder(folder, this.#parts.disk)));
    } catch (error) {
      throw this.#failed(error);
    }
    this.#named.clear();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.allSettled(this.#pending);
  }

  #path(key: string): string {
    // `join` would take longer than the `stat` of a file.
    return `${this.#parts.dir}/${checkedKey(key)}`;
  }

  async #store(key: string, fill: (file: FileHandle) => Promise<void>): Promise<void> {
    const path = this.#path(key);
    if (this.#failure) throw this.#failure.error;
    const stored = this.#storeAt(path, fill).catch((error: unknown) => {
      throw this.#failed(error);
    });
    this.#pending.add(stored);
    try {
      await stored;
    } finally {
      this.#pending.delete(stored);
    }
  }

  async #storeAt(path: string, fill: (file: FileHandle) => Promise<void>): Promise<void> {
    const draft = join(this.#parts.drafts, randomUUID());
    try {
      await this.#writeDraft(draft, fill);
      // The folder exists nearly always, so it is created only after a failure.
      await rename(draft, path).catch((error: unknown) => {
        if (systemCode(error) !== 'ENOENT') throw error;
        privateFolder(dirname(path));
        return rename(draft, path);
      });
      this.#named.add(folderOf(path));
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  async #writeDraft(draft: string, fill: (file: FileHandle) => Promise<void>): Promise<void> {
    await using file = await open(draft, 'wx', 0o600);
    await fill(file);
    await this.#parts.disk.sync(file);
  }

  async #write(file: FileHandle, bytes: Uint8Array): Promise<void> {
    this.#parts.reserve.take(bytes.length);
    await this.#parts.disk.write(file, bytes);
  }

  /** Keeps the first failure of the writer. Returns it as an error of the port. */
  #failed(thrown: unknown): unknown {
    const error = isDiskFull(thrown) ? new BlobsFull('The disk is full', { cause: thrown }) : thrown;
    this.#failure ??= { error };
    return error;
  }
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

/** Returns a folder and those above it, up to `root`. */
function upTo(root: string, folder: string): readonly string[] {
  return folder === root ? [folder] : [folder, ...upTo(root, folderOf(folder))];
}

/** Records the use in the time of the last access. False if another process deletes the file meanwhile. */
function use(path: string, size: number): boolean {
  const { mtimeNs } = statSync(path, { bigint: true });
  try {
    // Half a microsecond more, so that rounding does not change the microsecond, which `version` contains.
    utimesSync(path, Date.now() / 1_000, Number(mtimeNs / 1_000n) / 1e6 + 5e-7);
  } catch (error) {
    // Another user owns the file, as in a copied folder. The caller replaces it.
    if (systemCode(error) !== 'EPERM') throw error;
    return false;
  }
  // It may have lost its name while the time was set.
  return statSync(path).size === size;
}

/** Returns the earliest time at which the last store or keep of the file can have happened, in milliseconds. */
export function usedAt({ atimeNs, mtimeNs }: BigIntStats): number {
  return Number((atimeNs > mtimeNs ? atimeNs : mtimeNs) / 1_000n) / 1_000;
}

/** Returns the facts of a blob from those of its file. The version is made of inode, size and time of the last change. */
export function factsOf({ ino, size, mtimeNs }: BigIntStats): BlobFacts {
  const stored = mtimeNs / 1_000n;
  return { size: Number(size), storedAt: Number(stored) / 1_000, version: `${ino}-${size}-${stored}` };
}
