/** A place in a file. Lines and columns count from 1. */
export interface Placed {
  readonly line: number;
  readonly column: number;
}

export class FileFault extends Error implements Placed {
  override readonly name = 'FileFault';
  readonly line: number;
  readonly column: number;
  constructor(message: string, { line, column }: Placed) {
    super(message);
    this.line = line;
    this.column = column;
  }
}

/** A piece of a file: an element of its array, a member of its object, or a line. */
export interface Segment extends Placed {
  /** Undefined if it is longer than `MOST_SEGMENT`. */
  readonly text: string | undefined;
}

/** UTF-16 units. An entry has 64 KiB of value at most; the rest is room for escapes and indentation. */
const MOST_SEGMENT = 1024 * 1024;

/** Cuts a text that comes in chunks into segments. Keeps at most one segment in memory. */
export interface Splitter {
  push(chunk: string): Iterable<Segment>;
  /** Ends the text. Throws `FileFault` if it ended too early. */
  end(): Segment[];
}

const [QUOTE, BACKSLASH, COMMA, LINE_FEED] = [0x22, 0x5c, 0x2c, 0x0a];
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);
const SPACES = new Set([0x20, 0x09, 0x0a, 0x0d]);

/**
 * Cuts a JSON array into its elements, or an object into its members. It only counts brackets and skips strings, so each
 * segment must still be read strictly. Throws `FileFault`.
 */
export function jsonSplitter(brackets: '[]' | '{}'): Splitter {
  const [open, close] = [brackets.charCodeAt(0), brackets.charCodeAt(1)];
  const kept = keptText();
  let state: 'before' | 'inside' | 'after' = 'before';
  let depth = 0;
  let inString = false;
  let escaped = false;
  let line = 1;
  let column = 1;
  let count = 0;
  const fault = (message: string) => new FileFault(message, { line, column });

  const readString = (unit: number) => {
    if (escaped) escaped = false;
    else if (unit === BACKSLASH) escaped = true;
    else if (unit === QUOTE) inString = false;
  };
  const outside = (unit: number) => {
    if (SPACES.has(unit)) return;
    if (state === 'after') throw fault('there is text after the end; name a file of one entry a line .ndjson');
    if (unit !== open) throw fault(`expected "${brackets[0]}"`);
    state = 'inside';
  };
  const inside = (unit: number) => {
    if (!SPACES.has(unit)) kept.startAt(line, column);
    if (unit === QUOTE) inString = true;
    else if (OPENING.has(unit)) depth += 1;
    else if (CLOSING.has(unit)) depth -= 1;
  };
  const ends = (unit: number): Segment[] => {
    const segment = kept.take();
    const last = unit !== COMMA;
    if (last && unit !== close) throw fault(`expected "${brackets[1]}" or ","`);
    if (!segment && (!last || count > 0)) throw fault('there is a comma too many');
    count += 1;
    if (last) state = 'after';
    return segment ? [segment] : [];
  };
  return {
    *push(chunk) {
      let from = 0;
      for (let at = 0; at < chunk.length; at += 1) {
        const unit = chunk.charCodeAt(at);
        if (inString) readString(unit);
        else if (state !== 'inside') {
          outside(unit);
          from = at + 1;
        } else if (depth === 0 && (unit === COMMA || CLOSING.has(unit))) {
          kept.add(chunk.slice(from, at));
          from = at + 1;
          yield* ends(unit);
        } else inside(unit);
        if (unit === LINE_FEED) {
          line += 1;
          column = 1;
        } else column += 1;
      }
      if (state === 'inside') kept.add(chunk.slice(from));
    },
    end() {
      if (state === 'after') return [];
      throw fault(`the file ends where "${brackets[state === 'before' ? 0 : 1]}" is expected`);
    },
  };
}

/** Cuts a text into its lines. Skips empty ones. */
export function lineSplitter(): Splitter {
  const kept = keptText();
  let line = 1;
  const add = (piece: string) => {
    if (piece !== '') kept.startAt(line, 1);
    kept.add(piece);
  };
  const end = () => {
    const segment = kept.take();
    return segment ? [segment] : [];
  };
  return {
    *push(chunk) {
      const [first = '', ...rest] = chunk.split('\n');
      add(first);
      for (const piece of rest) {
        yield* end();
        line += 1;
        add(piece);
      }
    },
    end,
  };
}

/** Gathers the pieces of a segment from the chunks that it spans. */
function keptText() {
  let pieces: string[] = [];
  let length = 0;
  let start: Placed | undefined;
  return {
    startAt(line: number, column: number): void {
      start ??= { line, column };
    },
    add(piece: string): void {
      length += piece.length;
      if (length <= MOST_SEGMENT) pieces.push(piece);
      else pieces = [];
    },
    /** Returns the segment, or undefined if it has only spaces. */
    take(): Segment | undefined {
      const text = length <= MOST_SEGMENT ? trimmed(pieces.join('')) : undefined;
      const segment = start === undefined || text === '' ? undefined : { text, ...start };
      pieces = [];
      length = 0;
      start = undefined;
      return segment;
    },
  };
}

/** Removes JSON's spaces at both ends. `trim` would also remove characters that belong to a key, or that JSON does not allow. */
function trimmed(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && SPACES.has(text.charCodeAt(from))) from += 1;
  while (to > from && SPACES.has(text.charCodeAt(to - 1))) to -= 1;
  return text.slice(from, to);
}
