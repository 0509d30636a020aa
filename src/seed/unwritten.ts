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
export function unwrittenList(seedFile: string) {
  const path = unwrittenPath(seedFile);
  const part = `${path}.part`;
  let file: number | undefined;
  let waiting = '';
  let count = 0;
  let fault: unknown;

  const attempt = (work: () => void) => {
    try {
      if (fault === undefined) work();
    } catch (error) {
      fault = error;
    }
  };
  const write = () => {
    file ??= openSync(part, 'w');
    const bytes = Buffer.from(waiting);
    for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
    waiting = '';
  };
  return {
    add({ key, text, ttlSeconds }: SeedEntry): void {
      count += 1;
      if (fault !== undefined) return;
      const ttl = ttlSeconds === undefined ? '' : `,"ttlSeconds":${ttlSeconds}`;
      waiting += `{"key":${JSON.stringify(key)},"value":${text}${ttl}}\n`;
      if (waiting.length >= PIECE) attempt(write);
    },
    /** Returns the file's path; undefined if every entry was written. Throws `disk_full` if the file could not be written. */
    close(): string | undefined {
      if (count === 0) return undefined;
      attempt(() => {
        write();
        renameSync(part, path);
      });
      if (file !== undefined) closeSync(file);
      if (fault === undefined) return path;
      rmSync(part, { force: true });
      const remedy = 'Seed the whole file again: a repeated run is harmless.';
      const message = `${count} entries were not written, and their list ${path} neither`;
      throw new SlipwayError('disk_full', message, { remedy, cause: fault });
    },
  };
}

/** Returns `keys.yml.unwritten.ndjson` for `keys.yml`, and for such a file `….unwritten-2.ndjson`: never the file that is read. */
export function unwrittenPath(seedFile: string): string {
  const again = /^(.*\.unwritten)(?:-(\d{1,6}))?\.ndjson$/.exec(seedFile);
  return again ? `${again[1]}-${Number(again[2] ?? 1) + 1}.ndjson` : `${seedFile}.unwritten.ndjson`;
}
