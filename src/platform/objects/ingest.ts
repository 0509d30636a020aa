import { createHash, hash as hashOf } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { systemCode } from '../../base/errors.ts';
import type { Ingested, ManifestFile } from '../types.ts';
import { type Disk, type OpenFile, openRegularFile, readInto } from './disk.ts';
import { syncFailure } from './failures.ts';
import { type ObjectLimits, WHOLE_FILE_BYTES } from './limits.ts';
import { emptyFiles, encodeManifest } from './manifest.ts';
import { timeSlices } from './slice.ts';
import { type FoundFile, specialFile, walkOutput } from './walk.ts';
import { ObjectWriter } from './writer.ts';

interface IngestOptions {
  /** The organization's folder in the store. */
  readonly folder: string;
  readonly directory: string;
  readonly known: Set<string>;
  readonly limits: ObjectLimits;
  readonly disk: Disk;
  readonly signal: AbortSignal;
}

/**
 * Stores a build's output. `known` gains the new objects once they last, and not before.
 * Throws `BuildFailure` as the walk does, `output_too_large`, `output_empty`, or what the disk throws.
 */
export async function ingestFolder(options: IngestOptions): Promise<Ingested> {
  const writer = new ObjectWriter(options.folder, options.disk);
  try {
    return await new Ingest(options, writer).run();
  } finally {
    await writer.settle();
  }
}

class Ingest {
  readonly #options: IngestOptions;
  readonly #writer: ObjectWriter;
  readonly #manifest = { files: emptyFiles() };
  readonly #count = { files: 0, folders: 0 };
  /** One byte more than is read whole, to notice a file that grows. */
  readonly #buffer = Buffer.allocUnsafe(WHOLE_FILE_BYTES + 1);
  #bytes = 0;
  #withheld = 0;

  constructor(options: IngestOptions, writer: ObjectWriter) {
    this.#options = options;
    this.#writer = writer;
  }

  async run(): Promise<Ingested> {
    const { directory, signal, known } = this.#options;
    const slice = timeSlices(signal);
    for (const found of walkOutput(directory, () => this.#withheld++)) {
      this.#countEntry(found ? 'files' : 'folders');
      if (found) {
        const stored = this.#store(found);
        this.#manifest.files[found.path] = stored instanceof Promise ? await stored : stored;
      }
      const pause = slice();
      if (pause) await pause;
    }
    if (this.#count.files === 0) throw syncFailure('output_empty', 'The output directory holds no file to publish');
    await this.#writer.finish();
    const written = this.#writer.written.size;
    const manifestHash = await this.#storeManifest();
    for (const hash of this.#writer.written) known.add(hash);
    const reused = this.#count.files - written;
    return { manifest: this.#manifest, manifestHash, written, reused, bytes: this.#bytes, withheld: this.#withheld };
  }

  /** After everything that it names: a manifest on the disk is a promise. */
  async #storeManifest(): Promise<string> {
    const bytes = encodeManifest(this.#manifest);
    const hash = hashOf('sha256', bytes);
    if (!this.#isStored(hash)) await this.#writer.put(hash, bytes);
    await this.#writer.finish();
    return hash;
  }

  #store(found: FoundFile): ManifestFile | Promise<ManifestFile> {
    const file = openOutput(found);
    if (file.size > WHOLE_FILE_BYTES) return this.#storeLarge(found.path, file).finally(() => file[Symbol.dispose]());
    using _ = file;
    const size = readInto(file.fd, this.#buffer);
    if (size > WHOLE_FILE_BYTES) throw syncFailure('sync_failed', `"${found.path}" was written to while it was stored`);
    this.#countBytes(found.path, size);
    const bytes = this.#buffer.subarray(0, size);
    const hash = hashOf('sha256', bytes);
    const room = this.#isStored(hash) ? undefined : this.#writer.put(hash, bytes);
    return room ? room.then(() => ({ hash, size })) : { hash, size };
  }

  /** Reads twice where the content is new: a redeploy of large files then writes nothing. */
  async #storeLarge(path: string, { fd, size }: OpenFile): Promise<ManifestFile> {
    this.#refuseLarge(path, size);
    const first = await this.#digest(path, fd, async () => {});
    this.#countBytes(path, first.size);
    if (this.#isStored(first.hash)) return first;
    await this.#writer.stream(first.hash, async (write) => {
      const second = await this.#digest(path, fd, write);
      if (second.hash !== first.hash) throw syncFailure('sync_failed', `"${path}" was written to while it was stored`);
    });
    return first;
  }

  async #digest(path: string, fd: number, onChunk: (chunk: Buffer) => Promise<void>): Promise<ManifestFile> {
    const digest = createHash('sha256');
    let size = 0;
    const { signal } = this.#options;
    const stream = createReadStream('', { fd, start: 0, autoClose: false, highWaterMark: WHOLE_FILE_BYTES, signal });
    for await (const chunk of stream) {
      size += chunk.length;
      this.#refuseLarge(path, size);
      digest.update(chunk);
      await onChunk(chunk);
    }
    return { hash: digest.digest('hex'), size };
  }

  #isStored(hash: string): boolean {
    return this.#options.known.has(hash) || this.#writer.written.has(hash);
  }

  /** Folders too: links between them can make endlessly many out of a few. */
  #countEntry(kind: 'files' | 'folders'): void {
    const most = this.#options.limits.files;
    if (this.#count[kind] >= most) throw syncFailure('output_too_large', `The output holds more than ${most} ${kind}`);
    this.#count[kind] += 1;
  }

  #countBytes(path: string, size: number): void {
    this.#bytes += size;
    this.#refuseLarge(path, size);
    const most = this.#options.limits.totalBytes;
    if (this.#bytes > most) throw syncFailure('output_too_large', `The output is larger than ${most} bytes`);
  }

  #refuseLarge(path: string, size: number): void {
    const most = this.#options.limits.fileBytes;
    if (size > most) throw syncFailure('output_too_large', `"${path}" is larger than ${most} bytes`);
  }
}

function openOutput(found: FoundFile) {
  try {
    const file = openRegularFile(found.real);
    if (file) return file;
  } catch (error) {
    // ELOOP: a link took the file's place after it was looked at; ENXIO: a pipe without a reader did.
    if (!['ELOOP', 'ENXIO'].includes(systemCode(error) ?? '')) throw error;
  }
  throw specialFile(found.path);
}
