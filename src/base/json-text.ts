import { isObject } from './json.ts';

/**
 * JSON as text: where it is wrong, and the exact text of each member. `JSON.parse` would round numbers
 * beyond 2^53, drop the sign of `-0` and keep only the last of two equal names, all without a word.
 */

/** What breaks the text, and where: `offset` counts UTF-16 units from its start. */
export class JsonTextError extends Error {
  override readonly name = 'JsonTextError';
  readonly offset: number;
  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}

/** Where `offset` lies in `text`; both count from 1. */
export function lineAndColumn(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

/** A member of an object as it stands in the text; offsets count UTF-16 units from the text's start. */
export interface JsonMember {
  readonly name: string;
  readonly nameOffset: number;
  /** The value's exact text, without the spaces around it. */
  readonly text: string;
  readonly offset: number;
}

/**
 * Checks that `text` is one JSON value: the grammar, no name twice in an object, no lone surrogates.
 * Throws `JsonTextError`. Nesting may be as deep as the text is long.
 */
export function checkJsonText(text: string): void {
  new Scanner(text).document();
}

/** The syntax error in `text`, or undefined if `JSON.parse` accepts it. */
export function jsonSyntaxError(text: string): JsonTextError | undefined {
  try {
    new Scanner(text, false).document();
  } catch (error) {
    if (error instanceof JsonTextError) return error;
    throw error;
  }
  return undefined;
}

/**
 * The members of the object in `text`, or undefined if it is another value. Throws as `checkJsonText` does. If not
 * `strict`, throws only for what `JSON.parse` refuses.
 */
export function jsonMembers(text: string, strict = true): readonly JsonMember[] | undefined {
  const members: JsonMember[] = [];
  const kind = new Scanner(text, strict, (member) => members.push(member)).document();
  return kind === 'object' ? members : undefined;
}

/** The same value without the spaces between its tokens. `text` must be valid. */
export function compactJsonText(text: string): string {
  return text.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g, '$1');
}

/**
 * True where two valid JSON texts hold the same value: names in any order, `1.0` the same as `1`,
 * but numbers compared digit by digit and `-0` apart from `0`.
 */
export function sameJsonText(one: string, other: string): boolean {
  return one === other || normalText(one) === normalText(other);
}

/** Built from the leaves up by the reviver: every value becomes its text in one spelling. */
function normalText(text: string): string {
  try {
    return String(JSON.parse(text, normalValue));
  } catch (error) {
    // Thousands of levels: too deep for the engine's own walk.
    if (error instanceof RangeError) return compactJsonText(text);
    throw error;
  }
}

function normalValue(_name: string, value: unknown, context?: { readonly source?: string }): string {
  if (typeof value === 'number') return normalNumber(context?.source ?? String(value));
  if (Array.isArray(value)) return `[${value.join(',')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, text]) => `${JSON.stringify(name)}:${text}`);
  return `{${members.sort().join(',')}}`;
}

/** Sign, digits without zeros at either end, and the power of ten: one spelling for each number. */
function normalNumber(source: string): string {
  const [, sign, whole = '', fraction = '', power = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(source) ?? [];
  const digits = `${whole}${fraction}`.replace(/^0+/, '');
  const kept = digits.replace(/0+$/, '');
  if (kept === '') return `${sign}0`;
  const exponent = BigInt(power) - BigInt(fraction.length) + BigInt(digits.length - kept.length);
  return `${sign}${kept}e${exponent}`;
}

interface OpenValue {
  /** The names seen so far; undefined for an array. */
  readonly names: Set<string> | undefined;
}

const SPACE = /[ \t\n\r]*/y;
/** All but the quote, the backslash and the control characters below the space. */
const PLAIN = /[ !#-[\]-\uffff]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;

class Scanner {
  readonly #text: string;
  readonly #strict: boolean;
  readonly #onMember: ((member: JsonMember) => void) | undefined;
  #at = 0;
  #member = { name: '', nameOffset: 0, offset: 0 };

  constructor(text: string, strict = true, onMember?: (member: JsonMember) => void) {
    this.#text = text;
    this.#strict = strict;
    this.#onMember = onMember;
  }

  /** One value and nothing after it. A loop with its own stack: deep nesting must not end the process. */
  document(): 'object' | 'other' {
    this.#match(SPACE);
    const kind = this.#text[this.#at] === '{' ? 'object' : 'other';
    const open: OpenValue[] = [];
    do this.#valueOrOpening(open);
    while (this.#nextIsValue(open));
    this.#match(SPACE);
    if (this.#at < this.#text.length) throw this.#unexpected('the end');
    return kind;
  }

  /** Reads a scalar or an empty collection whole; of any other collection its beginning. */
  #valueOrOpening(open: OpenValue[]): void {
    for (;;) {
      this.#match(SPACE);
      if (open.length === 1) this.#member.offset = this.#at;
      const first = this.#text[this.#at];
      if (first !== '{' && first !== '[') {
        this.#scalar(first);
        return;
      }
      this.#at += 1;
      if (this.#closes(first === '{' ? '}' : ']')) return;
      open.push({ names: first === '{' ? new Set() : undefined });
      if (first === '{') this.#name(open);
    }
  }

  /** After a value: closes what ends here; true where a further value follows. */
  #nextIsValue(open: OpenValue[]): boolean {
    for (let frame = open.at(-1); frame; frame = open.at(-1)) {
      if (open.length === 1 && frame.names) this.#tellMember();
      const close = frame.names ? '}' : ']';
      if (this.#closes(close)) {
        open.pop();
        continue;
      }
      if (this.#text[this.#at] !== ',') throw this.#unexpected(`"," or "${close}"`);
      this.#at += 1;
      if (frame.names) this.#name(open);
      return true;
    }
    return false;
  }

  #tellMember(): void {
    this.#onMember?.({ ...this.#member, text: this.#text.slice(this.#member.offset, this.#at) });
  }

  #name(open: readonly OpenValue[]): void {
    this.#match(SPACE);
    const nameOffset = this.#at;
    if (this.#text[this.#at] !== '"') throw this.#unexpected('a name in double quotes');
    const name = this.#string();
    const names = open.at(-1)?.names;
    if (this.#strict && names?.has(name))
      throw new JsonTextError(`the name "${name}" stands twice in one object`, nameOffset);
    names?.add(name);
    this.#match(SPACE);
    if (this.#text[this.#at] !== ':') throw this.#unexpected('":"');
    this.#at += 1;
    if (open.length === 1) this.#member = { name, nameOffset, offset: this.#at };
  }

  #scalar(first: string | undefined): void {
    if (first === '"') this.#string();
    else if (this.#match(NUMBER) === 0 && this.#match(WORD) === 0) throw this.#unexpected('a value');
  }

  #string(): string {
    const start = this.#at;
    this.#at += 1;
    do this.#match(PLAIN);
    while (this.#match(ESCAPE) > 0);
    if (this.#text[this.#at] !== '"') {
      const ended = this.#at >= this.#text.length;
      throw new JsonTextError(
        ended ? 'a string does not end' : 'a bad escape or control character in a string',
        this.#at,
      );
    }
    this.#at += 1;
    const value: unknown = JSON.parse(this.#text.slice(start, this.#at));
    if (typeof value !== 'string' || (this.#strict && !value.isWellFormed())) {
      throw new JsonTextError('a lone surrogate (half of a character) in a string', start);
    }
    return value;
  }

  #closes(close: string): boolean {
    this.#match(SPACE);
    if (this.#text[this.#at] !== close) return false;
    this.#at += 1;
    return true;
  }

  /** Advances past what `pattern` matches here; tells how many units that were. */
  #match(pattern: RegExp): number {
    pattern.lastIndex = this.#at;
    const length = pattern.exec(this.#text)?.[0].length ?? 0;
    this.#at += length;
    return length;
  }

  #unexpected(wanted: string): JsonTextError {
    const seen = this.#text.slice(this.#at, this.#at + 1);
    return new JsonTextError(`expected ${wanted}, found ${seen === '' ? 'the end' : JSON.stringify(seen)}`, this.#at);
  }
}
