import { isObject } from './json.ts';

/**
 * JSON as text: its faults, and the exact text of each member. `JSON.parse` silently rounds numbers beyond 2^53, drops
 * the sign of `-0`, and keeps only the last of two equal names.
 */

/** A fault in a JSON text. `offset` counts UTF-16 units from the start of the text. */
export class JsonTextError extends Error {
  override readonly name = 'JsonTextError';
  readonly offset: number;
  /** Where a parser stops. It is behind `offset` if something is missing there. */
  readonly stop: number;
  constructor(message: string, offset: number, stop = offset) {
    super(message);
    this.offset = offset;
    this.stop = stop;
  }
}

/** A member of an object as it is written. Offsets count UTF-16 units from the start of the text. */
export interface JsonMember {
  readonly name: string;
  readonly nameOffset: number;
  /** The value's exact text, without the spaces around it. */
  readonly text: string;
  readonly offset: number;
}

/** Returns the line and the column of an offset. Both count from 1. */
export function lineAndColumn(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

/** Checks that `text` is one JSON value, with no name twice in an object and no lone surrogate. Throws `JsonTextError`. Any depth. */
export function checkJsonText(text: string): void {
  new JsonScanner(text).document();
}

/** Returns the syntax error in `text`, or undefined if `JSON.parse` accepts it. */
export function jsonSyntaxError(text: string): JsonTextError | undefined {
  try {
    new JsonScanner(text, false).document();
  } catch (error) {
    if (error instanceof JsonTextError) return error;
    throw error;
  }
  return undefined;
}

/** Returns the members of the object in `text`. Undefined for another value. Throws as `checkJsonText`; not `strict`: as `JSON.parse`. */
export function jsonMembers(text: string, strict = true): readonly JsonMember[] | undefined {
  const members: JsonMember[] = [];
  const kind = new JsonScanner(text, strict, (member) => members.push(member)).document();
  return kind === 'object' ? members : undefined;
}

/** Removes the spaces between tokens. `text` must be valid. */
export function compactJsonText(text: string): string {
  return text.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g, '$1');
}

/** True if two valid JSON texts are the same value: names in any order, `1.0` like `1`, all digits counted, and `-0` unlike `0`. */
export function sameJsonText(one: string, other: string): boolean {
  return one === other || normalText(one) === normalText(other);
}

/** Returns one spelling for each value. The reviver builds it from the leaves up. */
function normalText(text: string): string {
  try {
    return String(JSON.parse(text, normalValue));
  } catch (error) {
    // Thousands of levels are too deep for the engine's recursion.
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

/** Returns one spelling for each number: the sign, the digits without zeros at either end, and the power of ten. */
function normalNumber(source: string): string {
  const [, sign, whole = '', fraction = '', power = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(source) ?? [];
  const digits = `${whole}${fraction}`.replace(/^0+/, '');
  const kept = digits.replace(/0+$/, '');
  if (kept === '') return `${sign}0`;
  const exponent = BigInt(power) - BigInt(fraction.length) + BigInt(digits.length - kept.length);
  return `${sign}${kept}e${exponent}`;
}

/** Returns the string of a valid JSON text that begins with a quote. */
export function jsonString(text: string): string {
  return text.includes('\\') ? String(JSON.parse(text)) : text.slice(1, -1);
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;

/** All but the quote, the backslash, surrogates, and the control characters below the space. */
const PLAIN = /[ !#-[\]-\ud7ff\ue000-\uffff]*/y;
/** Beyond so many characters of a string, starting the pattern costs less than going on one by one. */
const SHORT = 24;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;
const LONE = 'a lone surrogate (half of a character) in a string';

/** Reads one text once. It compares character codes, because it also checks every request of the key-value store. */
class JsonScanner {
  readonly #text: string;
  readonly #strict: boolean;
  readonly #onMember: ((member: JsonMember) => void) | undefined;
  /** The collections that are open: the names seen in an object so far; undefined for an array. */
  readonly #open: (Set<string> | undefined)[] = [];
  #at = 0;
  #member = { name: '', nameOffset: 0, offset: 0 };

  constructor(text: string, strict = true, onMember?: (member: JsonMember) => void) {
    this.#text = text;
    this.#strict = strict;
    this.#onMember = onMember;
  }

  /** Reads one value and nothing after it. Uses its own stack, because deep nesting must not end the process. */
  document(): 'object' | 'other' {
    this.#blanks();
    const kind = this.#code() === OPEN_BRACE ? 'object' : 'other';
    do this.#valueOrOpening();
    while (this.#nextIsValue());
    this.#blanks();
    if (this.#at < this.#text.length) throw this.#unexpected('the end');
    return kind;
  }

  /** Reads a whole scalar or empty collection. Of any other collection, reads only the beginning. */
  #valueOrOpening(): void {
    for (;;) {
      this.#blanks();
      if (this.#open.length === 1) this.#member.offset = this.#at;
      const code = this.#code();
      if (code === QUOTE) {
        this.#string();
        return;
      }
      if (code === OPEN_BRACE) {
        this.#at += 1;
        if (this.#took(CLOSE_BRACE)) return;
        this.#open.push(new Set());
        this.#name();
      } else if (code === OPEN_BRACKET) {
        this.#at += 1;
        if (this.#took(CLOSE_BRACKET)) return;
        this.#open.push(undefined);
      } else if (this.#match(NUMBER) || this.#match(WORD)) {
        return;
      } else {
        throw this.#unexpected('a value');
      }
    }
  }

  /** Closes the collections that end after a value. Returns true if another value follows. */
  #nextIsValue(): boolean {
    for (let depth = this.#open.length; depth > 0; depth--) {
      const isObject = this.#open[depth - 1] !== undefined;
      if (depth === 1 && isObject && this.#onMember) this.#giveMember(this.#onMember);
      if (this.#took(COMMA)) {
        if (isObject) this.#name();
        return true;
      }
      if (!this.#took(isObject ? CLOSE_BRACE : CLOSE_BRACKET)) throw this.#unfinished(isObject ? '}' : ']');
      this.#open.pop();
    }
    return false;
  }

  #giveMember(give: (member: JsonMember) => void): void {
    give({ ...this.#member, text: this.#text.slice(this.#member.offset, this.#at) });
  }

  #name(): void {
    this.#blanks();
    const start = this.#at;
    if (this.#code() !== QUOTE) throw this.#unexpected('a name in double quotes');
    this.#string();
    const name = jsonString(this.#text.slice(start, this.#at));
    const names = this.#open.at(-1);
    if (this.#strict && names?.has(name)) {
      throw new JsonTextError(`the name "${name}" occurs twice in one object`, start);
    }
    names?.add(name);
    if (!this.#took(COLON)) throw this.#unexpected('":"');
    if (this.#open.length === 1) this.#member = { name, nameOffset: start, offset: this.#at };
  }

  #string(): void {
    const text = this.#text;
    const start = this.#at;
    let at = start + 1;
    for (;;) {
      const code = text.charCodeAt(at);
      if (code === QUOTE) break;
      if (code === BACKSLASH) at = this.#escape(at, start);
      else if (code >= 0xd800 && code <= 0xdfff) at = this.#surrogates(at, start);
      else if (code >= 0x20) at = at - start < SHORT ? at + 1 : this.#plain(at);
      else throw this.#badString(at);
    }
    this.#at = at + 1;
  }

  #plain(at: number): number {
    PLAIN.lastIndex = at;
    PLAIN.test(this.#text);
    return PLAIN.lastIndex;
  }

  /** Returns the offset after the escape at `at`. If two escapes are one character, returns the offset after both. */
  #escape(at: number, start: number): number {
    ESCAPE.lastIndex = at;
    if (!ESCAPE.test(this.#text)) throw this.#badString(at);
    const end = ESCAPE.lastIndex;
    if (!this.#strict || end - at === 2) return end;
    const unit = Number.parseInt(this.#text.slice(at + 2, end), 16);
    if (unit < 0xd800 || unit > 0xdfff) return end;
    const low = /^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.test(this.#text.slice(end, end + 6));
    if (unit >= 0xdc00 || !low) throw new JsonTextError(LONE, start);
    return end + 6;
  }

  #surrogates(at: number, start: number): number {
    const [high, low] = [this.#text.charCodeAt(at), this.#text.charCodeAt(at + 1)];
    const isPair = high < 0xdc00 && (low & 0xfc00) === 0xdc00;
    if (this.#strict && !isPair) throw new JsonTextError(LONE, start);
    return at + (isPair ? 2 : 1);
  }

  #badString(at: number): JsonTextError {
    const ended = at >= this.#text.length;
    return new JsonTextError(ended ? 'a string does not end' : 'a bad escape or control character in a string', at);
  }

  #took(code: number): boolean {
    this.#blanks();
    if (this.#code() !== code) return false;
    this.#at += 1;
    return true;
  }

  #blanks(): void {
    for (;;) {
      const code = this.#code();
      if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return;
      this.#at += 1;
    }
  }

  #code(): number {
    return this.#text.charCodeAt(this.#at);
  }

  /** Advances past what `pattern` matches here. Returns false if it does not match. */
  #match(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at;
    if (!pattern.test(this.#text)) return false;
    this.#at = pattern.lastIndex;
    return true;
  }

  /** Of two values without a comma between them, the fault is behind the first one: they are often on two lines. */
  #unfinished(close: string): JsonTextError {
    const end = this.#text.slice(0, this.#at).trimEnd().length;
    if (!/["{[\w-]/.test(this.#text.charAt(this.#at))) return this.#unexpected(`"," or "${close}"`);
    return new JsonTextError(`"," or "${close}" is missing`, end, this.#at);
  }

  #unexpected(wanted: string): JsonTextError {
    const seen = this.#text.slice(this.#at, this.#at + 1);
    return new JsonTextError(`expected ${wanted}, found ${seen === '' ? 'the end' : JSON.stringify(seen)}`, this.#at);
  }
}
