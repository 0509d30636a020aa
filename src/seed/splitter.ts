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
export class JsonSplitter implements Splitter {
  readonly #brackets: '[]' | '{}';
  #state: 'before' | 'inside' | 'after' = 'before';
  #depth = 0;
  #inString = false;
  #escaped = false;
  #line = 1;
  #column = 1;
  #count = 0;
  readonly #kept = new KeptText();

  constructor(brackets: '[]' | '{}') {
    this.#brackets = brackets;
  }

  *push(chunk: string): Generator<Segment> {
    let from = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const unit = chunk.charCodeAt(at);
      if (this.#inString) this.#readString(unit);
      else if (this.#state !== 'inside') {
        this.#outside(unit);
        from = at + 1;
      } else if (this.#depth === 0 && (unit === COMMA || CLOSING.has(unit))) {
        this.#kept.add(chunk.slice(from, at));
        from = at + 1;
        yield* this.#ends(unit);
      } else this.#inside(unit);
      if (unit === LINE_FEED) {
        this.#line += 1;
        this.#column = 1;
      } else this.#column += 1;
    }
    if (this.#state === 'inside') this.#kept.add(chunk.slice(from));
  }

  end(): Segment[] {
    if (this.#state === 'after') return [];
    throw this.#fault(`the file ends where "${this.#brackets[this.#state === 'before' ? 0 : 1]}" is expected`);
  }

  #readString(unit: number): void {
    if (this.#escaped) this.#escaped = false;
    else if (unit === BACKSLASH) this.#escaped = true;
    else if (unit === QUOTE) this.#inString = false;
  }

  #outside(unit: number): void {
    if (SPACES.has(unit)) return;
    if (this.#state === 'after')
      throw this.#fault('there is text after the end; name a file of one entry a line .ndjson');
    if (unit !== this.#brackets.charCodeAt(0)) throw this.#fault(`expected "${this.#brackets[0]}"`);
    this.#state = 'inside';
  }

  #inside(unit: number): void {
    if (!SPACES.has(unit)) this.#kept.startAt(this.#line, this.#column);
    if (unit === QUOTE) this.#inString = true;
    else if (OPENING.has(unit)) this.#depth += 1;
    else if (CLOSING.has(unit)) this.#depth -= 1;
  }

  *#ends(unit: number): Generator<Segment> {
    const segment = this.#kept.take();
    const last = unit !== COMMA;
    if (last && unit !== this.#brackets.charCodeAt(1)) throw this.#fault(`expected "${this.#brackets[1]}" or ","`);
    if (segment) yield segment;
    else if (!last || this.#count > 0) throw this.#fault('there is a comma too many');
    this.#count += 1;
    if (last) this.#state = 'after';
  }

  #fault(message: string): FileFault {
    return new FileFault(message, { line: this.#line, column: this.#column });
  }
}

/** Cuts a text into its lines. Skips empty ones. */
export class LineSplitter implements Splitter {
  #line = 1;
  readonly #kept = new KeptText();

  *push(chunk: string): Generator<Segment> {
    let from = 0;
    for (let at = chunk.indexOf('\n'); at !== -1; at = chunk.indexOf('\n', from)) {
      this.#add(chunk.slice(from, at));
      yield* this.end();
      this.#line += 1;
      from = at + 1;
    }
    this.#add(chunk.slice(from));
  }

  end(): Segment[] {
    const segment = this.#kept.take();
    return segment ? [segment] : [];
  }

  #add(piece: string): void {
    if (piece !== '') this.#kept.startAt(this.#line, 1);
    this.#kept.add(piece);
  }
}

/** Gathers the pieces of a segment from the chunks that it spans. */
class KeptText {
  #pieces: string[] = [];
  #length = 0;
  #start: Placed | undefined;

  startAt(line: number, column: number): void {
    this.#start ??= { line, column };
  }

  add(piece: string): void {
    this.#length += piece.length;
    if (this.#length <= MOST_SEGMENT) this.#pieces.push(piece);
    else this.#pieces = [];
  }

  /** Returns the segment, or undefined if it has only spaces. */
  take(): Segment | undefined {
    const text = this.#length <= MOST_SEGMENT ? trimmed(this.#pieces.join('')) : undefined;
    const start = this.#start;
    this.#pieces = [];
    this.#length = 0;
    this.#start = undefined;
    return start === undefined || text === '' ? undefined : { text, ...start };
  }
}

/** Removes JSON's spaces at both ends. `trim` would also remove characters that belong to a key, or that JSON does not allow. */
function trimmed(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && SPACES.has(text.charCodeAt(from))) from += 1;
  while (to > from && SPACES.has(text.charCodeAt(to - 1))) to -= 1;
  return text.slice(from, to);
}
