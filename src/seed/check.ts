import { hash } from 'node:crypto';
import { SlipwayError } from '../base/errors.ts';
import type { SeedPlan } from './plan.ts';
import { type Format, formatOf, type PruneKey, readEntries, readKeys } from './read.ts';
import { FileFault } from './splitter.ts';

export type CheckedFiles = Awaited<ReturnType<typeof checkFiles>>;

/** Reads both files to their end, and keeps only a hash of each key. Throws `invalid_file`, `file_not_found` or `interrupted`. */
export async function checkFiles(plan: SeedPlan, signal: AbortSignal | undefined) {
  const { file, pruneFile } = plan;
  const listed: SlipwayError[] = [];
  let faults = 0;
  /** Counts the items of a file, and keeps their faults. */
  const counted = async <T extends PruneKey>(
    path: string | undefined,
    read: (path: string) => AsyncIterable<T | FileFault>,
    faultOf: (item: T) => FileFault | undefined,
  ) => {
    let count = 0;
    if (path === undefined) return count;
    for await (const found of read(path)) {
      throwIfInterrupted(signal);
      const fault = found instanceof FileFault ? found : faultOf(found);
      count += 1;
      if (!fault) continue;
      faults += 1;
      const { message, line, column } = fault;
      const details = { place: { file: path, line, column }, input: 'file' };
      if (faults <= MOST_LISTED) listed.push(new SlipwayError('invalid_file', message, details));
    }
    return count;
  };
  const format: Format = file === undefined ? 'lines' : await formatOf(file);
  const [written, pruned] = [new KeyLines(), new KeyLines()];
  const entries = await counted(
    file,
    (path) => readEntries(path, format),
    (each) => written.add(each),
  );
  const deletes = await counted(pruneFile, readKeys, (each) => pruned.add(each) ?? written.find(each));
  if (faults > 0) throw faulty(faults, listed);
  return { format, entries, deletes };
}

/** Further faults are only counted. */
const MOST_LISTED = 100;

function faulty(count: number, listed: readonly SlipwayError[]): SlipwayError {
  const message = `${count === 1 ? 'One fault' : `${count} faults`}; nothing was written`;
  const isCut = count > listed.length;
  return new SlipwayError('invalid_file', isCut ? `${message} (the first ${MOST_LISTED} are shown)` : message, {
    remedy: 'Mend the lines that are named; the whole file is checked before the first request.',
    input: 'file',
    also: listed,
  });
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
