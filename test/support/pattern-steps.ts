import {
  type AssertNode,
  type CharNode,
  type LookNode,
  type Node,
  parsePattern,
  type RepeatNode,
} from './pattern-tree.ts';

class TooMany extends Error {}

const LINE_FEED = 10;
/** The numbers of the characters that are part of a word for \b. */
const WORD = new Set(
  Array.from({ length: 128 }, (_, code) => code).filter((code) => /\w/.test(String.fromCharCode(code))),
);
const isWord = (code: number | undefined) => code !== undefined && WORD.has(code);

/**
 * A backtracking matcher that counts its steps. The count is the same on every machine, unlike a time.
 */
export class StepCounter {
  readonly #pattern: RegExp;
  readonly #anchored: boolean;
  readonly #match: (at: number) => boolean;
  /** The numbers of the characters of the text. */
  #text = new Uint32Array();
  #end = 0;
  #steps = 0;
  #most = 0;

  constructor(pattern: RegExp) {
    this.#pattern = pattern;
    const tree = parsePattern(pattern);
    this.#anchored = pattern.sticky || (!pattern.multiline && isAnchored(tree));
    // Once for all texts: what is compiled for one text alone is not optimized.
    this.#match = this.#compile(tree, (at) => {
      this.#end = at;
      return true;
    });
  }

  /**
   * Returns the begin and end of the first match, if there is one, and the number of steps. For a pattern with the flag
   * `g`: the steps of all matches. Infinity: more than `most`. NaN: a group repeats so often that the stack is full.
   */
  search(text: string, most = 20_000_000): { readonly found?: readonly [number, number]; readonly steps: number } {
    this.#text = this.#pattern.unicode ? codePointsOf(text) : codeUnitsOf(text);
    this.#steps = 0;
    this.#most = most;
    try {
      let found: readonly [number, number] | undefined;
      for (let start = 0; start <= (this.#anchored ? 0 : this.#text.length); start++) {
        if (!this.#match(start)) continue;
        found ??= [start, this.#end];
        if (!this.#pattern.global) break;
        start = Math.max(start, this.#end - 1);
      }
      return { ...(found && { found }), steps: this.#steps };
    } catch (error) {
      if (error instanceof TooMany) return { steps: Number.POSITIVE_INFINITY };
      if (error instanceof RangeError) return { steps: Number.NaN };
      throw error;
    }
  }

  #step(): void {
    this.#steps += 1;
    if (this.#steps > this.#most) throw new TooMany();
  }

  #compile(node: Node, next: (at: number) => boolean): (at: number) => boolean {
    switch (node.type) {
      case 'char': {
        const eats = this.#eater(node);
        return (at) => eats(at) && next(at + 1);
      }
      case 'assert':
        return (at) => {
          this.#step();
          return this.#holds(node.kind, at) && next(at);
        };
      case 'sequence':
        return node.parts.reduceRight<(at: number) => boolean>((rest, part) => this.#compile(part, rest), next);
      case 'choice': {
        const options = node.options.map((option) => this.#compile(option, next));
        return (at) => options.some((option) => option(at));
      }
      case 'look':
        return this.#compileLook(node, next);
      case 'repeat':
        return node.body.type === 'char' ? this.#compileRun(node, node.body, next) : this.#compileRepeat(node, next);
    }
  }

  /** Returns what takes a step and says whether a character of the text fits. It asks once for each of the first 256. */
  #eater(node: CharNode): (at: number) => boolean {
    const fits = new Int8Array(256);
    return (at) => {
      this.#step();
      if (at >= this.#text.length) return false;
      const code = this.#text[at] ?? 0;
      if (code >= fits.length) return node.test(String.fromCodePoint(code));
      const known = fits[code] || (node.test(String.fromCodePoint(code)) ? 1 : -1);
      fits[code] = known;
      return known === 1;
    };
  }

  #compileRun({ min, max, lazy }: RepeatNode, body: CharNode, next: (at: number) => boolean) {
    const eats = this.#eater(body);
    return (from: number): boolean => {
      let at = from;
      if (lazy) {
        while (at - from < min) if (!eats(at++)) return false;
        for (;;) {
          if (next(at)) return true;
          if (at - from >= max || !eats(at)) return false;
          at += 1;
        }
      }
      while (at - from < max && eats(at)) at += 1;
      for (; at - from >= min; at--) {
        if (next(at)) return true;
        this.#step();
      }
      return false;
    };
  }

  #compileRepeat({ min, max, lazy, body }: RepeatNode, next: (at: number) => boolean) {
    let count = 0;
    let begun = -1;
    const again = (at: number): boolean => {
      if (at === begun && count > min) return false;
      this.#step();
      if (count < min) return more(at);
      if (lazy) return leave(at) || (count < max && more(at));
      return (count < max && more(at)) || leave(at);
    };
    const leave = (at: number): boolean => {
      const wasCount = count;
      const wasBegun = begun;
      const result = next(at);
      count = wasCount;
      begun = wasBegun;
      return result;
    };
    const more = (at: number): boolean => {
      const wasCount = count;
      const wasBegun = begun;
      count += 1;
      begun = at;
      const result = once(at);
      count = wasCount;
      begun = wasBegun;
      return result;
    };
    const once = this.#compile(body, again);
    return (at: number): boolean => {
      const wasCount = count;
      const wasBegun = begun;
      count = 0;
      begun = -1;
      const result = again(at);
      count = wasCount;
      begun = wasBegun;
      return result;
    };
  }

  #compileLook({ behind, negative, body }: LookNode, next: (at: number) => boolean) {
    let end = -1;
    const match = this.#compile(body, (at) => end === -1 || at === end);
    const longest = behind ? lengthOf(body) : 0;
    const holds = (at: number): boolean => {
      const before = end;
      end = behind ? at : -1;
      let result = false;
      for (let from = at; from >= Math.max(0, at - longest) && !result; from--) result = match(from);
      end = before;
      return result;
    };
    return (at: number): boolean => holds(at) !== negative && next(at);
  }

  #holds(kind: AssertNode['kind'], at: number): boolean {
    const isMultiline = this.#pattern.flags.includes('m');
    if (kind === '^') return at === 0 || (isMultiline && this.#text[at - 1] === LINE_FEED);
    if (kind === '$') return at === this.#text.length || (isMultiline && this.#text[at] === LINE_FEED);
    return (isWord(this.#text[at - 1]) !== isWord(this.#text[at])) === (kind === 'b');
  }
}

function codeUnitsOf(text: string): Uint32Array<ArrayBuffer> {
  const units = new Uint32Array(text.length);
  for (let at = 0; at < text.length; at += 1) units[at] = text.charCodeAt(at);
  return units;
}

function codePointsOf(text: string): Uint32Array<ArrayBuffer> {
  return new Uint32Array([...text].map((each) => each.codePointAt(0) ?? 0));
}

function isAnchored(node: Node | undefined): boolean {
  if (node?.type === 'assert') return node.kind === '^';
  if (node?.type === 'choice') return node.options.every(isAnchored);
  if (node?.type !== 'sequence') return false;
  const [first, ...rest] = node.parts;
  return isAnchored(first) || (first?.type === 'look' && isAnchored({ type: 'sequence', parts: rest }));
}

/** Returns the most characters that a node matches. */
function lengthOf(node: Node): number {
  if (node.type === 'char') return 1;
  if (node.type === 'sequence') return node.parts.reduce((sum, part) => sum + lengthOf(part), 0);
  if (node.type === 'choice') return Math.max(...node.options.map(lengthOf));
  return node.type === 'repeat' ? node.max * lengthOf(node.body) : 0;
}
