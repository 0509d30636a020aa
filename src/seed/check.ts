import { hash } from 'node:crypto';
import { SlipwayError } from '../base/errors.ts';
import { Faults, FileFault } from './faults.ts';
import type { SeedPlan } from './plan.ts';
import { type Format, formatOf, readEntries, readKeys } from './read.ts';

/** The contents of the files, after every line was checked. */
export interface CheckedFiles {
  readonly format: Format;
  readonly entries: number;
  readonly deletes: number;
}

/**
 * Reads both files to their end and keeps nothing but a short hash of each key. Throws `invalid_file` with every bad
 * entry in `also`, `file_not_found`, or `interrupted`.
 */
export async function checkFiles(plan: SeedPlan, signal: AbortSignal | undefined): Promise<CheckedFiles> {
  const faults = new Faults();
  const keys = new KeyLines();
  const format = plan.file === undefined ? 'lines' : await formatOf(plan.file);
  let entries = 0;
  let deletes = 0;
  if (plan.file !== undefined) {
    for await (const found of readEntries(plan.file, format)) {
      throwIfInterrupted(signal);
      const fault = found instanceof FileFault ? found : keys.add(found.key, found.line, twice);
      if (fault) faults.add(plan.file, fault);
      entries += 1;
    }
  }
  if (plan.pruneFile !== undefined) {
    const pruned = new KeyLines();
    for await (const found of readKeys(plan.pruneFile)) {
      throwIfInterrupted(signal);
      const fault =
        found instanceof FileFault
          ? found
          : (pruned.add(found.key, found.line, twice) ?? keys.find(found.key, found.line));
      if (fault) faults.add(plan.pruneFile, fault);
      deletes += 1;
    }
  }
  faults.throwIfAny();
  return { format, entries, deletes };
}

function throwIfInterrupted(signal: AbortSignal | undefined): void {
  if (signal?.aborted)
    throw new SlipwayError('interrupted', 'Interrupted before the first request', { cause: signal.reason });
}

const twice = (key: string, first: number) => `the key ${shown(key)} occurs twice: first on line ${first}`;

/** The line of each key, by a hash: a key has up to 512 bytes, the hash 32. */
class KeyLines {
  readonly #lines = new Map<string, number>();

  /** Returns the fault if the key is known already. */
  add(key: string, line: number, message: (key: string, first: number) => string): FileFault | undefined {
    const id = idOf(key);
    const first = this.#lines.get(id);
    if (first !== undefined) return new FileFault(message(key, first), line, 1);
    this.#lines.set(id, line);
    return undefined;
  }

  /** The fault of a key to delete that is to be written too. */
  find(key: string, line: number): FileFault | undefined {
    const written = this.#lines.get(idOf(key));
    if (written === undefined) return undefined;
    return new FileFault(
      `the key ${shown(key)} is to be deleted, and written by line ${written} of the seed file`,
      line,
      1,
    );
  }
}

/** All of the hash, a character a byte: a part of a text would keep the whole, and more. */
function idOf(key: string): string {
  return hash('sha256', key, 'binary');
}

function shown(key: string): string {
  return JSON.stringify(key.length > 80 ? `${key.slice(0, 79)}…` : key);
}
