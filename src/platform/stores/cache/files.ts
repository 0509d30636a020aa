import { createHash, hash as hashOf } from 'node:crypto';
import { type FileHandle, open, readdir, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { onDisk } from '../../../base/sizes.ts';
import type { ByteRange } from '../blobs.ts';
import { FileStream } from '../file-stream.ts';
import { decodeLabel, LABEL_BYTES, type Label } from './label.ts';

const READ_AT_ONCE = 256 * 1_024;

/** Returns the file name of a cached file: hexadecimal digits, whatever its name is. */
export function idOf(name: string): string {
  return hashOf('sha256', name).slice(0, 40);
}

export function pathOf(dir: string, id: string): string {
  return join(dir, id.slice(0, 2), id.slice(2));
}

const FOLDER = /^[0-9a-f]{2}$/;
const FILE = /^[0-9a-f]{38}$/;

/** Finds the files of an earlier process, the last used ones at the end. Removes those beyond `most`. Never rejects. */
export async function scanFolder(dir: string, most: number, signal: AbortSignal) {
  const found: { readonly id: string; readonly size: number; readonly usedAt: number }[] = [];
  for (const folder of await namesIn(dir, FOLDER)) {
    for (const name of await namesIn(join(dir, folder), FILE)) {
      if (signal.aborted) return { found: [], bytes: 0 };
      const path = join(dir, folder, name);
      const stats = await stat(path).catch(() => undefined);
      if (!stats?.isFile()) continue;
      if (found.length < most) found.push({ id: folder + name, size: stats.size, usedAt: stats.mtimeMs });
      else await rm(path, { force: true }).catch(() => {});
    }
  }
  found.sort((one, other) => one.usedAt - other.usedAt);
  return { found, bytes: found.reduce((sum, { size }) => sum + size, 0) };
}

async function namesIn(folder: string, form: RegExp): Promise<readonly string[]> {
  const names = await readdir(folder).catch((): string[] => []);
  return names.filter((name) => form.test(name));
}

/** Returns the free bytes of the disk that has a folder, or will have it. Undefined if the system does not know. */
export async function freeBytes(dir: string): Promise<number | undefined> {
  const space = await statfs(dir).catch(() => undefined);
  if (space) return space.bavail * space.bsize;
  return dirname(dir) === dir ? undefined : freeBytes(dirname(dir));
}

/** Returns the bytes on the disk of a file with a content of `size` bytes. */
export function costOf(size: number): number {
  return onDisk(LABEL_BYTES + size);
}

/** An open cached file. Disposing closes it, unless a stream does. */
export class OpenedFile implements AsyncDisposable {
  readonly label: Label;
  readonly #file: FileHandle;
  #isStreamed = false;

  private constructor(file: FileHandle, label: Label) {
    this.#file = file;
    this.label = label;
  }

  /** Undefined if its label or its size is damaged. Rejects with the error of the system. */
  static async open(path: string, name: string): Promise<OpenedFile | undefined> {
    const file = await open(path);
    try {
      const label = decodeLabel(await readAt(file, 0, LABEL_BYTES), name);
      if (label && (await file.stat()).size === LABEL_BYTES + label.size) return new OpenedFile(file, label);
    } catch (error) {
      await file.close();
      throw error;
    }
    await file.close();
    return undefined;
  }

  /** Returns the whole content. Undefined if it is damaged. */
  async content(): Promise<Buffer | undefined> {
    const bytes = await readAt(this.#file, LABEL_BYTES, this.label.size);
    return (await digestOf([bytes])) === this.label.sha256 ? bytes : undefined;
  }

  /** Returns true if the content has its digest. Does not keep it in memory. */
  async isIntact(): Promise<boolean> {
    return (await digestOf(this.#parts())) === this.label.sha256;
  }

  part({ start, end }: ByteRange): Promise<Buffer> {
    const length = Math.max(0, Math.min(end + 1, this.label.size) - start);
    return readAt(this.#file, LABEL_BYTES + start, length);
  }

  /** Returns a stream, which closes the file. */
  stream(range: ByteRange = { start: 0, end: this.label.size }): Readable {
    const start = LABEL_BYTES + range.start;
    const end = LABEL_BYTES + Math.min(range.end, this.label.size - 1);
    if (start > end) return Readable.from([]);
    this.#isStreamed = true;
    return new FileStream(this.#file, start, end, READ_AT_ONCE);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (!this.#isStreamed) await this.#file.close();
  }

  async *#parts(): AsyncGenerator<Buffer> {
    const { size } = this.label;
    for (let at = 0; at < size; at += READ_AT_ONCE) {
      yield await readAt(this.#file, LABEL_BYTES + at, Math.min(READ_AT_ONCE, size - at));
    }
  }
}

/** Returns fewer bytes if the file ends before. */
async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  if (length === 0) return Buffer.alloc(0);
  const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(length), { position, length });
  return buffer.subarray(0, bytesRead);
}

/** Hashes in parts, so that other requests are answered meanwhile. */
async function digestOf(parts: Iterable<Buffer> | AsyncIterable<Buffer>): Promise<string> {
  const digest = createHash('sha256');
  for await (const part of parts) {
    for (let at = 0; at < part.length; at += READ_AT_ONCE) {
      if (at > 0) await new Promise((resolve) => setImmediate(resolve));
      digest.update(part.subarray(at, at + READ_AT_ONCE));
    }
  }
  return digest.digest('hex');
}
