import { shortened } from '../../base/text.ts';
import { syncFailure } from './failures.ts';
import { INDEX_LIMITS, type ObjectLimits } from './limits.ts';

const { pathBytes, pathsBytes, rulesBytes, indexBytes } = INDEX_LIMITS;
/** What is counted, and its limit as a multiple of the limit of files. */
const COUNTED = {
  files: { words: 'files', factor: 1 },
  // Links can turn a few folders into an endless number of paths.
  folders: { words: 'folders', factor: 1 },
  // Links between folders can lead to the same few entries any number of times.
  passed: { words: 'files and links that are not published', factor: 4 },
} as const;
/** Characters of a path that a message shows. */
const SHOWN_MOST = 200;

/** Counts what an ingest finds. Throws `BuildFailure` (`output_too_large`) if it exceeds a limit. */
export class IngestBounds {
  readonly #limits: ObjectLimits;
  readonly #counts = { files: 0, folders: 0, passed: 0 };
  #paths = 0;
  #bytes = 0;

  constructor(limits: ObjectLimits) {
    this.#limits = limits;
  }

  get bytes(): number {
    return this.#bytes;
  }

  count(what: keyof typeof COUNTED): void {
    const { words, factor } = COUNTED[what];
    const most = factor * this.#limits.files;
    if (this.#counts[what] >= most) throw tooLarge(`The output has more than ${most} ${words}`);
    this.#counts[what] += 1;
  }

  countFile(path: string): void {
    this.count('files');
    const size = Buffer.byteLength(path);
    if (size > pathBytes) {
      const shown = shortened(path, SHOWN_MOST);
      throw tooLarge(`The path "${shown}" has ${size} bytes, and the limit is ${pathBytes}: shorten its names`);
    }
    this.#paths += size;
    if (this.#paths <= pathsBytes) return;
    throw tooLarge(
      `The paths of the output have more than ${pathsBytes} bytes together: publish fewer files, or shorten the names of folders`,
    );
  }

  countBytes(path: string, size: number): void {
    this.#bytes += size;
    this.refuseLarge(path, size);
    const most = this.#limits.totalBytes;
    if (this.#bytes > most) throw tooLarge(`The output is larger than ${most} bytes`);
  }

  refuseLarge(path: string, size: number): void {
    const most = this.#limits.fileBytes;
    if (size > most) throw tooLarge(`"${path}" is larger than ${most} bytes`);
  }

  checkRules(rules: Buffer): Buffer {
    if (rules.length <= rulesBytes) return rules;
    throw tooLarge(
      `The rules of _redirects and _headers have ${rules.length} bytes together, and the limit is ${rulesBytes}: replace similar rules by one with * or :name`,
    );
  }

  checkIndex(index: Buffer): void {
    if (index.length <= indexBytes) return;
    throw tooLarge(
      `The list of the output's files has ${index.length} bytes, and the limit is ${indexBytes}: publish fewer files`,
    );
  }
}

function tooLarge(message: string): Error {
  return syncFailure('output_too_large', message);
}
