import { closeSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { SlipwayError } from '../base/errors.ts';
import type { SeedEntry } from './entries.ts';

/** Characters of one write. */
const PIECE = 256 * 1024;

/**
 * Writes the entries that were not written as NDJSON beside the seed file. The result is a seed file too. It gets its name when it
 * is whole, so a run that is killed leaves only `….part`. It is written synchronously, because an interrupted run has seconds for
 * what may be a million entries.
 */
export class Unwritten {
  readonly path: string;
  #file: number | undefined;
  #waiting = '';
  #count = 0;
  #fault: unknown;

  constructor(seedFile: string) {
    this.path = unwrittenPath(seedFile);
  }

  add({ key, text, ttlSeconds }: SeedEntry): void {
    this.#count += 1;
    if (this.#fault !== undefined) return;
    const ttl = ttlSeconds === undefined ? '' : `,"ttlSeconds":${ttlSeconds}`;
    this.#waiting += `{"key":${JSON.stringify(key)},"value":${text}${ttl}}\n`;
    if (this.#waiting.length >= PIECE) this.#try(() => this.#write());
  }

  /** Returns the file's path; undefined if every entry was written. Throws `disk_full` if the file could not be written. */
  close(): string | undefined {
    if (this.#count === 0) return undefined;
    this.#try(() => {
      this.#write();
      renameSync(this.#part, this.path);
    });
    if (this.#file !== undefined) closeSync(this.#file);
    if (this.#fault === undefined) return this.path;
    rmSync(this.#part, { force: true });
    const remedy = 'Seed the whole file again: a repeated run is harmless.';
    const message = `${this.#count} entries were not written, and their list ${this.path} neither`;
    throw new SlipwayError('disk_full', message, { remedy, cause: this.#fault });
  }

  get #part(): string {
    return `${this.path}.part`;
  }

  #write(): void {
    this.#file ??= openSync(this.#part, 'w');
    const bytes = Buffer.from(this.#waiting);
    for (let at = 0; at < bytes.length; ) at += writeSync(this.#file, bytes, at);
    this.#waiting = '';
  }

  #try(work: () => void): void {
    try {
      if (this.#fault === undefined) work();
    } catch (error) {
      this.#fault = error;
    }
  }
}

/** Returns `keys.yml.unwritten.ndjson` for `keys.yml`, and for such a file `….unwritten-2.ndjson`: never the file that is read. */
export function unwrittenPath(seedFile: string): string {
  const again = /^(.*\.unwritten)(?:-(\d{1,6}))?\.ndjson$/.exec(seedFile);
  return again ? `${again[1]}-${Number(again[2] ?? 1) + 1}.ndjson` : `${seedFile}.unwritten.ndjson`;
}
