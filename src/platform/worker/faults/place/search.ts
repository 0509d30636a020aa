import type { Clues } from '../../../../diagnosis/clues.ts';
import type { Place, SourceIndex } from '../source-index.ts';

/** The message of a log whose place is looked for. */
export interface Search {
  readonly index: SourceIndex;
  readonly root: string;
  readonly stage: 'install' | 'build';
  readonly clues: Clues;
  /** Files that the log names outside of stacks, the nearest to the message first. */
  readonly named: readonly string[];
  readonly manifest: Place | undefined;
}

export async function firstOf<T, R>(
  all: readonly T[],
  find: (each: T) => Promise<R | undefined>,
): Promise<R | undefined> {
  for (const each of all) {
    const found = await find(each);
    if (found !== undefined) return found;
  }
  return undefined;
}
