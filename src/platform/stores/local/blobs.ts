/**
 * Blobs as files below one folder: the key is the path.
 *
 * By design: any number of processes use one folder at once, without locks. A blob is written to a draft and then
 *   renamed. A blob that is to be deleted or moved under a condition is first renamed into `.leaving`, and then the
 *   condition is checked. If a writer used the blob before the rename, the blob gets its name back. If a writer wants to
 *   use it afterwards, it does not find the blob and writes it again. Readers also look into `.leaving`. The time of the
 *   last access records the last use, so that a use does not change the time of storing.
 */
import { randomUUID } from 'node:crypto';
import { type BigIntStats, linkSync, renameSync, rmSync, statSync } from 'node:fs';
import { type FileHandle, open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { systemCode } from '../../../base/errors.ts';
import {
  type BlobFacts,
  type Blobs,
  type BlobWriter,
  type ByteRange,
  checkedKey,
  checkedPrefix,
  KEY_SEGMENT,
  type LoadedBlob,
  type StoreTime,
  storeTime,
} from '../blobs.ts';
import { FileStream } from '../file-stream.ts';
import { factsOf, LocalBlobWriter, USED_PRECISION_MS, usedAt } from './blob-writer.ts';
import { type Disk, ifThere, isMissing, namesIn, passingDisk, privateFolder, realDisk } from './disk.ts';
import { DiskReserve } from './reserve.ts';

export interface LocalBlobsOptions {
  /** Created if it does not exist. */
  readonly dir: string;
  /** False if blobs need not survive a crash of the machine. Default true. */
  readonly lasting?: boolean;
  readonly disk?: Disk;
}

/** Bytes that a stream reads at once. They stay in memory while the reader is slow. */
const STREAMED_AT_ONCE = 64 * 1024;
/** Ends the name of a file that a reader distrusts. */
const DAMAGED = '.damaged';

/** Returns the key of the blob that `distrust` has moved aside under this key. Undefined if it is another blob. */
export function originalOf(key: string): string | undefined {
  return key.endsWith(DAMAGED) ? key.slice(0, -DAMAGED.length) : undefined;
}
/** Milliseconds after which the process of an unchanged draft, or of a blob in `.leaving`, counts as dead. */
const STALE_AFTER = 60 * 60 * 1000;

export class LocalBlobs implements Blobs {
  readonly #dir: string;
  readonly #drafts: string;
  readonly #leaving: string;
  readonly #lasting: boolean;
  readonly #disk: Disk;
  readonly #reserve: DiskReserve;
  #isTidy = false;

  constructor({ dir, lasting = true, disk }: LocalBlobsOptions) {
    this.#dir = dir;
    this.#drafts = join(dir, '.drafts');
    this.#leaving = join(dir, '.leaving');
    this.#lasting = lasting;
    this.#disk = disk ?? realDisk;
    this.#reserve = new DiskReserve(dir);
    privateFolder(dir);
  }

  async head(key: string): Promise<BlobFacts | undefined> {
    const stats = await this.#find(key, (path) => stat(path, { bigint: true }));
    return stats?.isFile() ? factsOf(stats) : undefined;
  }

  async load(key: string, most: number): Promise<LoadedBlob | undefined> {
    await using file = await this.#open(key);
    if (!file) return undefined;
    const facts = factsOf(await file.stat({ bigint: true }));
    return { facts, bytes: facts.size > most ? undefined : await file.readFile() };
  }

  async read(key: string, range: ByteRange): Promise<Buffer | undefined> {
    await using file = await this.#open(key);
    if (!file) return undefined;
    const size = Math.min(range.end + 1, (await file.stat()).size) - range.start;
    const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.max(0, size)), { position: range.start });
    return buffer.subarray(0, bytesRead);
  }

  async stream(key: string, range?: ByteRange): Promise<Readable | undefined> {
    const file = await this.#open(key);
    const { start, end } = range ?? { start: 0, end: Number.POSITIVE_INFINITY };
    return file && new FileStream(file, start, end, STREAMED_AT_ONCE);
  }

  writer({ lasting = true }: { readonly lasting?: boolean } = {}): BlobWriter {
    this.#tidy();
    privateFolder(this.#drafts);
    const disk = lasting && this.#lasting ? this.#disk : { ...passingDisk, write: this.#disk.write };
    const parts = { dir: this.#dir, drafts: this.#drafts, reserve: this.#reserve, disk };
    return new LocalBlobWriter(parts);
  }

  async delete(key: string): Promise<void> {
    const path = this.#path(key);
    rmSync(path, { force: true });
    for (const aside of this.#asides(key)) rmSync(aside, { force: true });
    // Another process may have given it its name back meanwhile.
    rmSync(path, { force: true });
  }

  async ago(ms: number): Promise<StoreTime> {
    return storeTime(Date.now() - ms);
  }

  async deleteUnused(key: string, time: StoreTime): Promise<boolean> {
    this.#tidy();
    const aside = this.#take(key, (stats) => usedAt(stats) < time - USED_PRECISION_MS);
    if (aside !== undefined) rmSync(aside, { force: true });
    return aside !== undefined;
  }

  /** Moves the file aside, so that an operator can look at it. The collection of garbage removes it. */
  async distrust(key: string, version: string): Promise<boolean> {
    const aside = this.#take(key, (stats) => factsOf(stats).version === version);
    if (aside === undefined) return false;
    renameSync(aside, `${this.#path(key)}${DAMAGED}`);
    return true;
  }

  /** A file comes into a folder by a rename, which changes the time of the folder. So the files of an unchanged folder are not looked at. */
  async *list(prefix: string, since?: StoreTime): AsyncGenerator<BlobFacts & { readonly key: string }> {
    const folder = join(this.#dir, checkedPrefix(prefix));
    const changed = since === undefined ? undefined : (await stat(folder).catch(missing))?.mtimeMs;
    const isUnchanged = since !== undefined && (changed ?? 0) < since - USED_PRECISION_MS;
    const entries = await readdir(folder, { withFileTypes: true }).catch(missing);
    for (const entry of entries ?? []) {
      if (!KEY_SEGMENT.test(entry.name)) continue;
      const key = prefix + entry.name;
      if (entry.isDirectory()) yield* this.list(`${key}/`, since);
      const stats = !isUnchanged && entry.isFile() && ifThere(() => statSync(join(this.#dir, key), { bigint: true }));
      if (stats && (since === undefined || Number(stats.ctimeMs) >= since - USED_PRECISION_MS))
        yield { key, ...factsOf(stats) };
    }
  }

  #path(key: string): string {
    return join(this.#dir, checkedKey(key));
  }

  async #open(key: string): Promise<FileHandle | undefined> {
    const file = await this.#find(key, (path) => open(path));
    if (!file || (await file.stat()).isFile()) return file;
    await file.close();
    return undefined;
  }

  /** Returns what `look` finds at the blob's path, or at its path in `.leaving`. */
  async #find<T>(key: string, look: (path: string) => Promise<T>): Promise<T | undefined> {
    const path = this.#path(key);
    const found = await look(path).catch(missing);
    if (found !== undefined) return found;
    for (const aside of this.#asides(key)) {
      const leaving = await look(aside).catch(missing);
      if (leaving !== undefined) return leaving;
    }
    // Another process may have given it its name back meanwhile.
    return look(path).catch(missing);
  }

  #asides(key: string): readonly string[] {
    const start = `${flat(key)}~~`;
    return namesIn(this.#leaving)
      .filter((name) => name.startsWith(start))
      .map((name) => join(this.#leaving, name));
  }

  /** Moves the blob into `.leaving` if it meets the condition. Returns its path there. */
  #take(key: string, condition: (stats: BigIntStats) => boolean): string | undefined {
    const path = this.#path(key);
    const now = ifThere(() => statSync(path, { bigint: true }));
    if (!now?.isFile() || !condition(now)) return undefined;
    const aside = join(this.#leaving, `${flat(key)}~~${Date.now()}~${randomUUID()}`);
    privateFolder(this.#leaving);
    const isTaken = ifThere(() => {
      renameSync(path, aside);
      return true;
    });
    const then = isTaken && ifThere(() => statSync(aside, { bigint: true }));
    if (!then) return undefined;
    if (condition(then)) return aside;
    this.#putBack(aside, path);
    return undefined;
  }

  /** Gives a blob its name back, unless another blob has the name now. */
  #putBack(aside: string, path: string): void {
    try {
      linkSync(aside, path);
    } catch (error) {
      // Some file systems have no links. There, the older blob replaces one that got the name meanwhile.
      if (['EPERM', 'ENOTSUP', 'ENOSYS'].includes(systemCode(error) ?? '')) {
        renameSync(aside, path);
        return;
      }
      if (systemCode(error) !== 'EEXIST' && !isMissing(error)) throw error;
    }
    rmSync(aside, { force: true });
  }

  /** On its first call, removes drafts of dead processes, and gives old blobs in `.leaving` their names back. */
  #tidy(): void {
    if (this.#isTidy) return;
    this.#isTidy = true;
    const stale = Date.now() - STALE_AFTER;
    for (const name of namesIn(this.#drafts)) {
      const draft = join(this.#drafts, name);
      const writtenAt = ifThere(() => statSync(draft).mtimeMs) ?? stale;
      if (writtenAt < stale) rmSync(draft, { force: true, recursive: true });
    }
    for (const name of namesIn(this.#leaving)) {
      const [key = '', at = ''] = name.split('~~');
      const path = key.replaceAll('~', '/');
      if (Number.parseInt(at, 10) < stale) this.#putBack(join(this.#leaving, name), this.#path(path));
    }
  }
}

/** Makes one file name of a key. */
function flat(key: string): string {
  return key.replaceAll('/', '~');
}

function missing(error: unknown): undefined {
  if (!isMissing(error)) throw error;
}
