import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { SlipwayError } from '../base/errors.ts';
import type { SeedEntry } from './entries.ts';

/** The entries that were not written, as NDJSON beside the seed file: itself a seed file. Made when the first one comes. */
export class Unwritten {
  readonly path: string;
  #stream: WriteStream | undefined;
  #count = 0;
  #fault: unknown;

  constructor(seedFile: string) {
    this.path = unwrittenPath(seedFile);
  }

  get count(): number {
    return this.#count;
  }

  async add({ key, text, ttlSeconds }: SeedEntry): Promise<void> {
    this.#count += 1;
    if (this.#fault !== undefined) return;
    this.#stream ??= createWriteStream(this.path).on('error', (error) => {
      this.#fault ??= error;
    });
    const ttl = ttlSeconds === undefined ? '' : `,"ttlSeconds":${ttlSeconds}`;
    const more = this.#stream.write(`{"key":${JSON.stringify(key)},"value":${text}${ttl}}\n`);
    if (!more) await once(this.#stream, 'drain').catch(() => {});
  }

  /** The file's path; undefined where every entry was written. Throws `disk_full` where the file could not be written. */
  async close(): Promise<string | undefined> {
    if (this.#stream === undefined) return undefined;
    this.#stream.end();
    await finished(this.#stream).catch(() => {});
    if (this.#fault === undefined) return this.path;
    throw new SlipwayError(
      'disk_full',
      `${this.#count} entries were not written, and their list ${this.path} neither`,
      {
        remedy: 'Seed the whole file again: a repeated run is harmless.',
        cause: this.#fault,
      },
    );
  }
}

/** `keys.yml` → `keys.yml.unwritten.ndjson`; of such a file itself `….unwritten-2.ndjson`: never the file that is read. */
export function unwrittenPath(seedFile: string): string {
  const again = /^(.*\.unwritten)(?:-(\d{1,6}))?\.ndjson$/.exec(seedFile);
  return again ? `${again[1]}-${Number(again[2] ?? 1) + 1}.ndjson` : `${seedFile}.unwritten.ndjson`;
}
