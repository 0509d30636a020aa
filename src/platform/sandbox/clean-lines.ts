import { splitColours, withoutControls } from '../../base/text.ts';
import { LOG_LINE_LENGTH } from '../dispatch/messages.ts';
import type { Env } from './names.ts';

/** Shorter values are not masked, because ordinary text contains them. */
const SECRET_LENGTH = 4;
/** Common settings, which are not masked: the log would become unreadable. */
const ORDINARY = /^(?:true|false|null|none|auto|production|development|preview|staging|test)$/i;

export interface CleanLine {
  /** The line without any code. */
  readonly plain: string;
  /** The line with its colours, if it has some that can be kept. */
  readonly coloured: string | undefined;
}

/** Returns what removes control characters and terminal codes of a line, and replaces the values of the variables by `***`. */
export function lineCleaner(env: Env): (line: string) => CleanLine {
  const secrets = [...new Set(Object.values(env).flatMap((value) => value.split('\n')))]
    .map((value) => value.trim())
    .filter((value) => value.length >= SECRET_LENGTH && !ORDINARY.test(value));
  const masked = maskOf(secrets);
  return (raw) => {
    // Keeps only the last state of a progress bar.
    const state = raw.split('\r').findLast((part) => part !== '') ?? '';
    const text = withoutControls(state);
    const plain = masked(text);
    // A code may be inside a value, so a line with a value loses its colours.
    return { plain, coloured: plain === text ? colouredLine(state, text) : undefined };
  };
}

/** Returns a line with its colours, if it has some and is not too long. `plain`: its text without codes. */
function colouredLine(line: string, plain: string): string | undefined {
  if (line.length > LOG_LINE_LENGTH) return undefined;
  const { texts, codes } = splitColours(line);
  if (codes.length === 0) return undefined;
  const parts = texts.map(withoutControls);
  // Otherwise a code was a part of another one.
  if (parts.join('') !== plain) return undefined;
  return parts.map((part, index) => part + (codes[index] ?? '')).join('');
}

/** What values are replaced by. */
const MASK = '***';

interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Returns what replaces values in a text by `***`, and values that overlap by one. None of them may be empty. *By design*: the time is that of
 * the text, whatever the values are (Aho and Corasick, 1975). A pattern of all values takes their sum for each character of a text that
 * begins as they do, and a tenant chooses both.
 */
export function maskOf(values: readonly string[]): (text: string) => string {
  if (values.length === 0) return (text) => text;
  const search = new Search(values);
  return (text) => {
    const spans = search.spansIn(text);
    if (spans.length === 0) return text;
    let [masked, until] = ['', 0];
    for (const { start, end } of spans) {
      masked += text.slice(until, start) + MASK;
      until = end;
    }
    return masked + text.slice(until);
  };
}

/** Spreads numbers over the slots of a table. Odd, and a part of the golden ratio (Knuth, 6.4). */
const SPREAD = 0x9e3779b1;

/** The tree of all values. Node 0 is its root: nothing of a value was read. Compact: values may have hundreds of kilobytes. */
class Search {
  /** The parent, the character and the depth of each node. */
  readonly #parent: Int32Array;
  readonly #code: Uint16Array;
  /** The node of the longest end of its text that begins a value, and the length of the longest value that its text ends with. */
  readonly #shorter: Int32Array;
  readonly #found: Int32Array;
  /** Nodes by parent and character. 0: the slot is free. */
  readonly #slots: Int32Array;
  /** Nobody can choose values whose slots are the same. */
  readonly #seed = Math.floor(Math.random() * 2 ** 31);
  /** The characters that values begin with. */
  readonly #first = new Set<number>();
  #nodes = 1;

  constructor(values: readonly string[]) {
    const most = values.reduce((sum, { length }) => sum + length, 1);
    this.#parent = new Int32Array(most);
    this.#code = new Uint16Array(most);
    this.#shorter = new Int32Array(most);
    this.#found = new Int32Array(most);
    this.#slots = new Int32Array(2 ** Math.ceil(Math.log2(2 * most)));
    const levels: number[][] = [];
    for (const value of values) this.#add(value, levels);
    // Shorter texts come first.
    for (const [depth, nodes] of levels.entries()) {
      for (const node of nodes) {
        const { [node]: parent = 0 } = this.#parent;
        const shorter = depth === 0 ? 0 : this.#next(this.#shorter[parent] ?? 0, this.#code[node] ?? 0);
        this.#shorter[node] = shorter;
        this.#found[node] ||= this.#found[shorter] ?? 0;
      }
    }
  }

  #add(value: string, levels: number[][]): void {
    let node = 0;
    for (let at = 0; at < value.length; at += 1) {
      const code = value.charCodeAt(at);
      const slot = this.#slotOf(node, code);
      let child = this.#slots[slot] ?? 0;
      if (child === 0) {
        child = this.#nodes;
        this.#nodes += 1;
        this.#slots[slot] = child;
        this.#parent[child] = node;
        this.#code[child] = code;
        const level = levels[at] ?? [];
        level.push(child);
        levels[at] = level;
      }
      node = child;
    }
    this.#found[node] = value.length;
    this.#first.add(value.charCodeAt(0));
  }

  /** Returns where values are, in order. Those that overlap are one. */
  spansIn(text: string): readonly Span[] {
    const spans: Span[] = [];
    let node = 0;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (node === 0 && !this.#first.has(code)) continue;
      node = this.#next(node, code);
      const length = this.#found[node] ?? 0;
      if (length === 0) continue;
      let start = at + 1 - length;
      for (let last = spans.at(-1); last && last.end > start; last = spans.at(-1)) {
        start = Math.min(start, last.start);
        spans.pop();
      }
      spans.push({ start, end: at + 1 });
    }
    return spans;
  }

  /** Returns the node of the longest text that begins a value and ends with this character. */
  #next(from: number, code: number): number {
    for (let node = from; ; node = this.#shorter[node] ?? 0) {
      const child = this.#slots[this.#slotOf(node, code)] ?? 0;
      if (child !== 0 || node === 0) return child;
    }
  }

  /** Returns the slot of a child, or the free one where it would be. */
  #slotOf(parent: number, code: number): number {
    const last = this.#slots.length - 1;
    const mixed = Math.imul(Math.imul(parent ^ this.#seed, SPREAD) ^ code, SPREAD);
    for (let slot = (mixed ^ (mixed >>> 15)) & last; ; slot = (slot + 1) & last) {
      const child = this.#slots[slot] ?? 0;
      if (child === 0 || (this.#parent[child] === parent && this.#code[child] === code)) return slot;
    }
  }
}
