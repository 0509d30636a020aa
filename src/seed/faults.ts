import { SlipwayError } from '../base/errors.ts';

/** A fault at one place of a file that is read. Lines and columns count from 1. */
export class FileFault extends Error {
  override readonly name = 'FileFault';
  readonly line: number;
  readonly column: number;
  constructor(message: string, line: number, column: number) {
    super(message);
    this.line = line;
    this.column = column;
  }
}

/** Faults that are listed. Further ones are counted. */
const MOST_LISTED = 100;

/** Gathers the faults of all files, and throws them as one error. */
export class Faults {
  readonly #listed: SlipwayError[] = [];
  #count = 0;

  add(file: string, fault: FileFault): void {
    this.#count += 1;
    if (this.#listed.length === MOST_LISTED) return;
    const place = { file, line: fault.line, column: fault.column };
    this.#listed.push(new SlipwayError('invalid_file', fault.message, { place, input: 'file' }));
  }

  /** Throws `invalid_file`: how many there are, and in `also` each with its place. */
  throwIfAny(): void {
    const [first] = this.#listed;
    if (first === undefined) return;
    const more = this.#count - this.#listed.length;
    const message = this.#count === 1 ? 'One fault; nothing was written' : `${this.#count} faults; nothing was written`;
    throw new SlipwayError('invalid_file', more > 0 ? `${message} (the first ${MOST_LISTED} are shown)` : message, {
      remedy: 'Mend the lines that are named; the whole file is checked before the first request.',
      input: 'file',
      also: this.#listed,
    });
  }
}
