/**
 * Blobs as files below one folder: the key is the path.
 *
 * By design: any number of processes use one folder at once, without locks. A blob is written to a draft and then gets
 *   its name by a rename. Before a blob is deleted or moved under a condition, it gets a name in `.leaving`, and only then
 *   the condition is checked: a writer that uses the blob meanwhile either did so before and the blob gets its name back,
 *   or does not find it and writes it again. Readers look into `.leaving` too. The time of the last access
 *   records the last use, so that a use does not change when the blob was stored.
 */
import { randomUUID } from 'node:crypto';
import { type BigIntStats, linkSync, renameSync, rmSync, statSync } from 'node:fs';
import { type FileHandle, open, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
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
} from '../blobs.ts';
import { factsOf, LocalBlobWriter, USED_PRECISION_MS, usedAt } from './blob-writer.ts';
import { type Disk, ifThere, isMissing, namesIn, passingDisk, privateFolder, realDisk } from './disk.ts';
import { DiskReserve } from './reserve.ts';

export interface LocalBlobsOptions {
  /** Created if it does not exist. */
  readonly dir: string;
  /** False: what is stored need not outlast the machine's next crash. Default true. */
  readonly lasting?: boolean;
  readonly disk?: Disk;
}

/** Bytes that a stream reads at once: a slow reader keeps them in memory. */
const STREAMED_AT_ONCE = 64 * 1024;
/** Milliseconds after which a draft that does not grow, or a leaving blob, is from a process that died. */
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

  async read(key: string, range?: ByteRange): Promise<Buffer | undefined> {
    const opened = await this.#open(key);
    if (!opened) return undefined;
    await using file = opened;
    if (!range) return file.readFile();
    const size = Math.min(range.end + 1, (await file.stat()).size) - range.start;
    const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.max(0, size)), { position: range.start });
    return buffer.subarray(0, bytesRead);
  }

  async stream(key: string, range?: ByteRange): Promise<Readable | undefined> {
    const file = await this.#open(key);
    return file?.createReadStream({ start: 0, ...range, highWaterMark: STREAMED_AT_ONCE });
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
    // It may have got its name back in between.
    rmSync(path, { force: true });
  }

  async deleteUnused(key: string, time: number): Promise<boolean> {
    this.#tidy();
    const aside = this.#take(key, (stats) => usedAt(stats) < time - USED_PRECISION_MS);
    if (aside !== undefined) rmSync(aside, { force: true });
    return aside !== undefined;
  }

  async move(key: string, to: string, version: string): Promise<boolean> {
    const path = this.#path(to);
    const aside = this.#take(key, (stats) => factsOf(stats).version === version);
    if (aside === undefined) return false;
    privateFolder(dirname(path));
    renameSync(aside, path);
    return true;
  }

  async *list(prefix: string): AsyncGenerator<BlobFacts & { readonly key: string }> {
    const folder = join(this.#dir, checkedPrefix(prefix));
    const entries = await readdir(folder, { withFileTypes: true }).catch(missing);
    for (const entry of entries ?? []) {
      if (!KEY_SEGMENT.test(entry.name)) continue;
      const key = prefix + entry.name;
      if (entry.isDirectory()) yield* this.list(`${key}/`);
      const stats = entry.isFile() && ifThere(() => statSync(join(this.#dir, key), { bigint: true }));
      if (stats) yield { key, ...factsOf(stats) };
    }
  }

  async *folders(): AsyncGenerator<string> {
    for (const entry of await readdir(this.#dir, { withFileTypes: true })) {
      if (entry.isDirectory() && KEY_SEGMENT.test(entry.name)) yield entry.name;
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

  /** What `look` finds at the blob's path, or under the name that it has while its deletion is decided. */
  async #find<T>(key: string, look: (path: string) => Promise<T>): Promise<T | undefined> {
    const path = this.#path(key);
    const found = await look(path).catch(missing);
    if (found !== undefined) return found;
    for (const aside of this.#asides(key)) {
      const leaving = await look(aside).catch(missing);
      if (leaving !== undefined) return leaving;
    }
    // It may have got its name back in between.
    return look(path).catch(missing);
  }

  #asides(key: string): readonly string[] {
    const start = `${flat(key)}~~`;
    return namesIn(this.#leaving)
      .filter((name) => name.startsWith(start))
      .map((name) => join(this.#leaving, name));
  }

  /** Takes the blob's name if the condition is met. Returns the path where the blob is now. */
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

  /** Gives a blob its name back, unless another one has it now. */
  #putBack(aside: string, path: string): void {
    try {
      linkSync(aside, path);
    } catch (error) {
      // Some file systems have no links. A blob that took the name meanwhile is then replaced by its predecessor.
      if (['EPERM', 'ENOTSUP', 'ENOSYS'].includes(systemCode(error) ?? '')) {
        renameSync(aside, path);
        return;
      }
      if (systemCode(error) !== 'EEXIST' && !isMissing(error)) throw error;
    }
    rmSync(aside, { force: true });
  }

  /** Once, removes what killed processes left, and gives blobs their names back whose deletion was not decided. */
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

/** A key as one file name. */
function flat(key: string): string {
  return key.replaceAll('/', '~');
}

function missing(error: unknown): undefined {
  if (!isMissing(error)) throw error;
}
