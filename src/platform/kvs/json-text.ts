import { JsonTextError, jsonMembers } from '../../base/json-text.ts';

/**
 * A strict reader of JSON text that keeps values as they were written: `JSON.parse` would turn 2^53+1 into 2^53,
 * keep the last of duplicate names, and take lone surrogates. Stricter than RFC 8259 as RFC 7493 (I-JSON) is.
 *
 * `base/json-text.ts` reads people's files, reports the place of a fault and takes any depth. This one reads every
 * request: it reports only that a text is wrong, and takes a third of the time. It calls itself, so the other one reads
 * what nests too deep for the stack.
 */

export class InvalidJson extends Error {
  override readonly name = 'InvalidJson';
}

/** Nested arrays and objects that are read here: it bounds the stack. */
const MOST_DEPTH = 128;

class TooDeep extends Error {}

/**
 * The members of the object that `text` is, each name's raw value text without blanks around it.
 * Throws `InvalidJson` on anything that is not one JSON object, and on duplicate names at any depth and lone
 * surrogates (escaped or not).
 */
export function readMembers(text: string): ReadonlyMap<string, string> {
  const members = new Map<string, string>();
  try {
    new Reader(text).document(members);
    return members;
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
    return deepMembers(text);
  }
}

function deepMembers(text: string): ReadonlyMap<string, string> {
  try {
    return new Map(jsonMembers(text)?.map((member) => [member.name, member.text]));
  } catch (error) {
    throw error instanceof JsonTextError ? new InvalidJson(error.message) : error;
  }
}

/** The string that a raw text of `readMembers` is; undefined if it is another kind of value. */
export function stringOf(raw: string): string | undefined {
  if (raw.charCodeAt(0) !== QUOTE) return undefined;
  const inner = raw.slice(1, -1);
  return inner.includes('\\') ? String(JSON.parse(raw)) : inner;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;

const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const HIGH = /^\\u[dD][89abAB]/;
const LOW = /^\\u[dD][c-fC-F]/;

class Reader {
  readonly #text: string;
  #at = 0;
  #depth = 0;

  constructor(text: string) {
    this.#text = text;
  }

  document(members: Map<string, string>): void {
    this.#blanks();
    if (this.#code() !== OPEN_BRACE) this.#fail();
    this.#object(members);
    this.#blanks();
    if (this.#at !== this.#text.length) this.#fail();
  }

  #value(): void {
    const code = this.#code();
    if (code === QUOTE) this.#string();
    else if (code === OPEN_BRACE) this.#object(undefined);
    else if (code === OPEN_BRACKET) this.#array();
    else if (code === 0x74) this.#word('true');
    else if (code === 0x66) this.#word('false');
    else if (code === 0x6e) this.#word('null');
    else this.#match(NUMBER);
  }

  /** `members` is given for the outermost object only: the texts of the others are not needed. */
  #object(members: Map<string, string> | undefined): void {
    const names = members ?? new Set<string>();
    this.#enter();
    if (this.#code() !== CLOSE_BRACE) {
      do {
        this.#blanks();
        const name = this.#name();
        if (names.has(name)) throw new InvalidJson('an object has a name twice');
        this.#blanks();
        this.#expect(COLON);
        this.#blanks();
        const start = this.#at;
        this.#value();
        if (members) members.set(name, this.#text.slice(start, this.#at));
        else if (names instanceof Set) names.add(name);
        this.#blanks();
      } while (this.#took(COMMA));
    }
    this.#leave(CLOSE_BRACE);
  }

  #array(): void {
    this.#enter();
    if (this.#code() !== CLOSE_BRACKET) {
      do {
        this.#blanks();
        this.#value();
        this.#blanks();
      } while (this.#took(COMMA));
    }
    this.#leave(CLOSE_BRACKET);
  }

  #enter(): void {
    this.#depth += 1;
    if (this.#depth > MOST_DEPTH) throw new TooDeep();
    this.#at += 1;
    this.#blanks();
  }

  #leave(close: number): void {
    this.#expect(close);
    this.#depth -= 1;
  }

  #name(): string {
    const start = this.#at;
    this.#string();
    return stringOf(this.#text.slice(start, this.#at)) ?? '';
  }

  #string(): void {
    this.#expect(QUOTE);
    const text = this.#text;
    for (;;) {
      const code = text.charCodeAt(this.#at);
      if (code === QUOTE) break;
      if (code === BACKSLASH) this.#escape();
      else if (code >= 0x20 && (code & 0xf800) !== 0xd800) this.#at += 1;
      else if (code >= 0xd800) this.#surrogates();
      else this.#fail();
    }
    this.#at += 1;
  }

  #surrogates(): void {
    const [high, low] = [this.#code(), this.#text.charCodeAt(this.#at + 1)];
    if (high >= 0xdc00 || (low & 0xfc00) !== 0xdc00) throw new InvalidJson('a surrogate is not one of a pair');
    this.#at += 2;
  }

  #escape(): void {
    const start = this.#at;
    this.#match(ESCAPE);
    const escaped = this.#text.slice(start, this.#at);
    if (LOW.test(escaped)) throw new InvalidJson('a surrogate is not one of a pair');
    if (!HIGH.test(escaped)) return;
    if (!LOW.test(this.#text.slice(this.#at, this.#at + 6))) throw new InvalidJson('a surrogate is not one of a pair');
    this.#match(ESCAPE);
  }

  #word(word: string): void {
    if (!this.#text.startsWith(word, this.#at)) this.#fail();
    this.#at += word.length;
  }

  #match(pattern: RegExp): void {
    pattern.lastIndex = this.#at;
    if (!pattern.test(this.#text)) this.#fail();
    this.#at = pattern.lastIndex;
  }

  #blanks(): void {
    for (;;) {
      const code = this.#code();
      if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return;
      this.#at += 1;
    }
  }

  #took(code: number): boolean {
    if (this.#code() !== code) return false;
    this.#at += 1;
    return true;
  }

  #expect(code: number): void {
    if (!this.#took(code)) this.#fail();
  }

  #code(): number {
    return this.#text.charCodeAt(this.#at);
  }

  #fail(): never {
    throw new InvalidJson(`unexpected ${this.#at < this.#text.length ? 'character' : 'end'} at ${this.#at}`);
  }
}
