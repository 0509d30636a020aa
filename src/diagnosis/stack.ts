import { stripEscapes } from '../base/text.ts';

export function isFrameOfStack(text: string): boolean {
  return /^\s*at\s.*[:)\d]$/.test(text);
}

/** A frame of a package, or of the runtime itself. `new Promise (<anonymous>)` has no place of its own. */
const FOREIGN = /(?:^|[/\\])(?:node_modules|\.yarn|\.pnp\.cjs)(?:[/\\:]|$)|\b(?:node|bun|internal):|<anonymous>\)?$/;
/** Fewer lines are shown as they are. */
const LEAST_FOLDED = 2;
/** Characters of a line that are read. */
const MOST_LENGTH = 2_000;

/** Folds stacks, line by line: of consecutive frames it keeps the first outside of packages, and `left` says how many others there were. */
export class StackFolder {
  readonly #left: (count: number) => string;
  #kept: string | undefined;
  /** The left-out frames, while they are too few to be folded. */
  #few: string[] = [];
  #count = 0;

  constructor(left: (count: number) => string) {
    this.#left = left;
  }

  push(line: string): readonly string[] {
    // Node.js begins to print the members of an error behind its last frame.
    const plain = stripEscapes(line.slice(0, MOST_LENGTH)).trimEnd().replace(/ \{$/, '');
    if (!isFrameOfStack(plain)) return [...this.end(), line];
    if (this.#kept === undefined && !FOREIGN.test(plain)) {
      this.#kept = line;
      return [...this.#rest(), line];
    }
    this.#count += 1;
    if (this.#few.length < LEAST_FOLDED) this.#few.push(line);
    return [];
  }

  /** Returns the rest, at the end of the log. */
  end(): readonly string[] {
    this.#kept = undefined;
    return this.#rest();
  }

  #rest(): readonly string[] {
    const [count, few] = [this.#count, this.#few];
    [this.#count, this.#few] = [0, []];
    return count < LEAST_FOLDED ? few : [this.#left(count)];
  }
}

export function foldedStacks(log: readonly string[], left: (count: number) => string): readonly string[] {
  const folder = new StackFolder(left);
  return [...log.flatMap((line) => folder.push(line)), ...folder.end()];
}
