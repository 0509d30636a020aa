import { shortened } from '../../base/text.ts';
import { syncFailure } from './failures.ts';
import { INDEX_LIMITS, type ObjectLimits } from './limits.ts';

const { pathBytes, pathsBytes, rulesBytes, indexBytes } = INDEX_LIMITS;
/** The limit of entries that are not published, as a multiple of the limit of files. */
const PASSED_FACTOR = 4;
/** Characters of a path that a message shows. */
const SHOWN_MOST = 200;

/** Counts what an ingest finds. Throws `BuildFailure` (`output_too_large`) if it exceeds a limit. */
export class IngestBounds {
  readonly #limits: ObjectLimits;
  #files = 0;
  #folders = 0;
  #passed = 0;
  #paths = 0;
  #bytes = 0;

  constructor(limits: ObjectLimits) {
    this.#limits = limits;
  }

  /** Bytes of all files. */
  get bytes(): number {
    return this.#bytes;
  }

  countFile(path: string): void {
    const most = this.#limits.files;
    if (this.#files >= most) throw tooLarge(`The output has more than ${most} files`);
    this.#files += 1;
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

  /** Counts a folder. Folders have a limit, because links can turn a few of them into an endless number of paths. */
  countFolder(): void {
    const most = this.#limits.files;
    if (this.#folders >= most) throw tooLarge(`The output has more than ${most} folders`);
    this.#folders += 1;
  }

  /**
   * Counts an entry that is not published. Links between folders can lead to the same few entries any number of times.
   */
  countPassed(): void {
    const most = PASSED_FACTOR * this.#limits.files;
    if (this.#passed >= most) throw tooLarge(`The output has more than ${most} files and links that are not published`);
    this.#passed += 1;
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
