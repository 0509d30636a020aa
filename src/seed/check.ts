import { hash } from 'node:crypto';
import { SlipwayError } from '../base/errors.ts';
import type { SeedPlan } from './plan.ts';
import { type Format, formatOf, type PruneKey, readEntries, readKeys } from './read.ts';
import { FileFault } from './splitter.ts';

export interface CheckedFiles {
  readonly format: Format;
  readonly entries: number;
  readonly deletes: number;
}

/**
 * Reads both files to their end, and keeps only a hash of each key. Throws `invalid_file` with every bad
 * entry in `also`, `file_not_found`, or `interrupted`.
 */
export async function checkFiles(plan: SeedPlan, signal: AbortSignal | undefined): Promise<CheckedFiles> {
  const faults = new Faults();
  const keys = new KeyLines();
  const format = plan.file === undefined ? 'lines' : await formatOf(plan.file);
  const counted = async <T extends PruneKey>(
    file: string,
    items: AsyncIterable<T | FileFault>,
    faultOf: (item: T) => FileFault | undefined,
  ) => {
    let count = 0;
    for await (const found of items) {
      throwIfInterrupted(signal);
      const fault = found instanceof FileFault ? found : faultOf(found);
      if (fault) faults.add(file, fault);
      count += 1;
    }
    return count;
  };
  const { file, pruneFile } = plan;
  const entries = file === undefined ? 0 : await counted(file, readEntries(file, format), (each) => keys.add(each));
  const pruned = new KeyLines();
  const pruneFault = (each: PruneKey) => pruned.add(each) ?? keys.find(each);
  const deletes = pruneFile === undefined ? 0 : await counted(pruneFile, readKeys(pruneFile), pruneFault);
  faults.throwIfAny();
  return { format, entries, deletes };
}

/** Further faults are only counted. */
const MOST_LISTED = 100;

/** Gathers the faults of all files, and throws them as one error. */
class Faults {
  readonly #listed: SlipwayError[] = [];
  #count = 0;

  add(file: string, fault: FileFault): void {
    this.#count += 1;
    if (this.#listed.length === MOST_LISTED) return;
    const place = { file, line: fault.line, column: fault.column };
    this.#listed.push(new SlipwayError('invalid_file', fault.message, { place, input: 'file' }));
  }

  /** Throws `invalid_file` with the number of faults, and in `also` each fault with its place. */
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

function throwIfInterrupted(signal: AbortSignal | undefined): void {
  if (signal?.aborted)
    throw new SlipwayError('interrupted', 'Interrupted before the first request', { cause: signal.reason });
}

/** The line of each key, by the key's hash: a key has up to 512 bytes, and a hash 32. */
class KeyLines {
  readonly #lines = new Map<string, number>();

  /** Adds a key. Returns a fault if it is known already. */
  add({ key, line }: PruneKey): FileFault | undefined {
    const id = idOf(key);
    const first = this.#lines.get(id);
    this.#lines.set(id, first ?? line);
    if (first === undefined) return undefined;
    return new FileFault(`the key ${shown(key)} occurs twice: first on line ${first}`, { line, column: 1 });
  }

  /** Returns a fault if a key to delete is written too. */
  find({ key, line }: PruneKey): FileFault | undefined {
    const written = this.#lines.get(idOf(key));
    if (written === undefined) return undefined;
    const message = `the key ${shown(key)} is to be deleted, and written by line ${written} of the seed file`;
    return new FileFault(message, { line, column: 1 });
  }
}

/** Returns the whole hash with one character for a byte. A part of a longer text would keep all of it in memory. */
function idOf(key: string): string {
  return hash('sha256', key, 'binary');
}

function shown(key: string): string {
  return JSON.stringify(key.length > 80 ? `${key.slice(0, 79)}…` : key);
}
