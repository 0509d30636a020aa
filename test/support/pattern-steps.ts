/**
 * Counts the steps that a backtracking engine takes for a pattern, and makes texts on which it takes many. Time measures
 * the machine too; a count is the same everywhere. Knows the syntax that `src` uses, and throws on any other.
 */

interface CharNode {
  readonly type: 'char';
  readonly source: string;
  readonly test: (character: string) => boolean;
}
interface AssertNode {
  readonly type: 'assert';
  readonly kind: '^' | '$' | 'b' | 'B';
}
interface LookNode {
  readonly type: 'look';
  readonly behind: boolean;
  readonly negative: boolean;
  readonly body: Node;
}
interface RepeatNode {
  readonly type: 'repeat';
  readonly min: number;
  readonly max: number;
  readonly lazy: boolean;
  readonly body: Node;
}
interface SequenceNode {
  readonly type: 'sequence';
  readonly parts: readonly Node[];
}
interface ChoiceNode {
  readonly type: 'choice';
  readonly options: readonly Node[];
}
export type Node = CharNode | AssertNode | LookNode | RepeatNode | SequenceNode | ChoiceNode;

/** The syntax tree of a pattern. */
export function parsePattern({ source, flags }: RegExp): Node {
  let at = 0;
  const isUnicode = flags.includes('u');
  const sets = new Map<string, CharNode>();

  const charNode = (text: string): CharNode => {
    const known = sets.get(text);
    if (known) return known;
    const pattern = new RegExp(`^(?:${text})$`, flags.replace(/[gym]/g, ''));
    const results = new Map<string, boolean>();
    const node: CharNode = {
      type: 'char',
      source: text,
      test(character) {
        const before = results.get(character);
        if (before !== undefined) return before;
        const result = pattern.test(character);
        results.set(character, result);
        return result;
      },
    };
    sets.set(text, node);
    return node;
  };

  const choice = (): Node => {
    const options = [sequence()];
    while (source[at] === '|') {
      at += 1;
      options.push(sequence());
    }
    return options.length === 1 && options[0] ? options[0] : { type: 'choice', options };
  };

  const sequence = (): Node => {
    const parts: Node[] = [];
    while (at < source.length && source[at] !== '|' && source[at] !== ')') parts.push(quantified(atom()));
    return { type: 'sequence', parts };
  };

  const quantified = (body: Node): Node => {
    const match = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})(\??)/.exec(source.slice(at, at + 24));
    if (!match) return body;
    at += match[0].length;
    const [, sign, low = '', comma, high = '', lazy] = match;
    const min = sign ? (sign === '+' ? 1 : 0) : Number(low);
    const open = sign ? sign !== '?' : comma === ',' && high === '';
    const max = open ? Number.POSITIVE_INFINITY : sign ? 1 : Number(comma ? high : low);
    return { type: 'repeat', min, max, lazy: lazy === '?', body };
  };

  const group = (): Node => {
    const head = /^\((?:\?(?:(?<look><?[=!])|:|<\w+>))?/.exec(source.slice(at, at + 60));
    if (!head) throw new Error(`Unknown group in /${source}/ at ${at}`);
    at += head[0].length;
    const body = choice();
    if (source[at] !== ')') throw new Error(`Unclosed group in /${source}/ at ${at}`);
    at += 1;
    const look = head.groups?.look;
    return look ? { type: 'look', behind: look.startsWith('<'), negative: look.endsWith('!'), body } : body;
  };

  const escaped = (): Node => {
    const text = /^\\(?:u\{[0-9a-f]+\}|u[0-9a-f]{4}|x[0-9a-f]{2}|[pP]\{\w+\}|.)/i.exec(source.slice(at, at + 40))?.[0];
    if (text === undefined || /^\\[1-9k]/.test(text)) throw new Error(`Unknown escape in /${source}/ at ${at}`);
    at += text.length;
    return text === '\\b' || text === '\\B' ? { type: 'assert', kind: text === '\\b' ? 'b' : 'B' } : charNode(text);
  };

  const atom = (): Node => {
    const character = source[at] ?? '';
    if (character === '(') return group();
    if (character === '\\') return escaped();
    if (character === '^' || character === '$') {
      at += 1;
      return { type: 'assert', kind: character };
    }
    if (character === '[') {
      const text = /^\[(?:\\.|[^\]\\])*\]/su.exec(source.slice(at))?.[0] ?? '';
      at += text.length;
      return charNode(text);
    }
    const whole = isUnicode ? String.fromCodePoint(source.codePointAt(at) ?? 0) : character;
    at += whole.length;
    return charNode(whole);
  };

  const tree = choice();
  if (at !== source.length) throw new Error(`Cannot read /${source}/ from ${at}`);
  return tree;
}

class TooMany extends Error {}

/** A backtracking matcher that counts what it does. */
export class StepCounter {
  readonly #pattern: RegExp;
  readonly #tree: Node;
  readonly #anchored: boolean;
  #text: readonly string[] = [];
  #steps = 0;
  #most = 0;

  constructor(pattern: RegExp) {
    this.#pattern = pattern;
    this.#tree = parsePattern(pattern);
    this.#anchored = pattern.sticky || (!pattern.multiline && isAnchored(this.#tree));
  }

  /**
   * Where the first match begins and ends, if there is one, and the steps it took; of a pattern with the flag `g` the
   * steps of all matches. Infinity: more than `most`.
   */
  search(text: string, most = 20_000_000): { readonly found?: readonly [number, number]; readonly steps: number } {
    this.#text = this.#pattern.flags.includes('u') ? [...text] : text.split('');
    this.#steps = 0;
    this.#most = most;
    let end = 0;
    const match = this.#compile(this.#tree, (at) => {
      end = at;
      return true;
    });
    try {
      let found: readonly [number, number] | undefined;
      for (let start = 0; start <= (this.#anchored ? 0 : this.#text.length); start++) {
        if (!match(start)) continue;
        found ??= [start, end];
        if (!this.#pattern.global) break;
        start = Math.max(start, end - 1);
      }
      return { ...(found && { found }), steps: this.#steps };
    } catch (error) {
      if (error instanceof TooMany) return { steps: Number.POSITIVE_INFINITY };
      throw error;
    }
  }

  #step(): void {
    this.#steps += 1;
    if (this.#steps > this.#most) throw new TooMany();
  }

  #compile(node: Node, next: (at: number) => boolean): (at: number) => boolean {
    switch (node.type) {
      case 'char':
        return (at) => this.#eats(node, at) && next(at + 1);
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

  #eats(node: CharNode, at: number): boolean {
    this.#step();
    const character = this.#text[at];
    return character !== undefined && node.test(character);
  }

  #compileRun({ min, max, lazy }: RepeatNode, body: CharNode, next: (at: number) => boolean) {
    return (from: number): boolean => {
      let at = from;
      if (lazy) {
        while (at - from < min) if (!this.#eats(body, at++)) return false;
        for (;;) {
          if (next(at)) return true;
          if (at - from >= max || !this.#eats(body, at)) return false;
          at += 1;
        }
      }
      while (at - from < max && this.#eats(body, at)) at += 1;
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
      const [wasCount, wasBegun] = [count, begun];
      const result = next(at);
      [count, begun] = [wasCount, wasBegun];
      return result;
    };
    const more = (at: number): boolean => {
      const [wasCount, wasBegun] = [count, begun];
      [count, begun] = [count + 1, at];
      const result = once(at);
      [count, begun] = [wasCount, wasBegun];
      return result;
    };
    const once = this.#compile(body, again);
    return (at: number): boolean => {
      const [wasCount, wasBegun] = [count, begun];
      [count, begun] = [0, -1];
      const result = again(at);
      [count, begun] = [wasCount, wasBegun];
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
    if (kind === '^') return at === 0 || (isMultiline && this.#text[at - 1] === '\n');
    if (kind === '$') return at === this.#text.length || (isMultiline && this.#text[at] === '\n');
    const isWord = (index: number) => /\w/.test(this.#text[index] ?? '');
    return (isWord(at - 1) !== isWord(at)) === (kind === 'b');
  }
}

function isAnchored(node: Node | undefined): boolean {
  if (node?.type === 'assert') return node.kind === '^';
  if (node?.type === 'choice') return node.options.every(isAnchored);
  if (node?.type !== 'sequence') return false;
  const [first, ...rest] = node.parts;
  return isAnchored(first) || (first?.type === 'look' && isAnchored({ type: 'sequence', parts: rest }));
}

/** The most characters that a node matches. */
function lengthOf(node: Node): number {
  if (node.type === 'char') return 1;
  if (node.type === 'sequence') return node.parts.reduce((sum, part) => sum + lengthOf(part), 0);
  if (node.type === 'choice') return Math.max(...node.options.map(lengthOf));
  return node.type === 'repeat' ? node.max * lengthOf(node.body) : 0;
}

const POOL = [
  ' ',
  'a',
  'A',
  '1',
  '(',
  ')',
  '/',
  '.',
  '-',
  ':',
  '@',
  '"',
  "'",
  '`',
  '[',
  '│',
  'x',
  '\t',
  '\u001b',
  '!',
  '\n',
];

/** A text that the node matches, as short as it may be; `pick` chooses among options and characters. */
function sampleOf(node: Node, pick: number, repeats: 'least' | 'once'): string {
  switch (node.type) {
    case 'char': {
      const fitting = charactersOf(node);
      return fitting[pick % Math.max(1, fitting.length)] ?? '';
    }
    case 'sequence':
      return node.parts.map((part) => sampleOf(part, pick, repeats)).join('');
    case 'choice':
      return sampleOf(node.options[pick % node.options.length] ?? node, pick, repeats);
    case 'repeat': {
      const times = repeats === 'once' ? Math.max(1, node.min) : node.min;
      return sampleOf(node.body, pick, repeats).repeat(Math.min(times, node.max));
    }
    default:
      return '';
  }
}

function charactersOf(node: CharNode): readonly string[] {
  const own = /^\\?(.)$/su.exec(node.source)?.[1];
  return [...new Set([...(own && !/^\\[wdsWDS]$/.test(node.source) ? [own] : []), ...POOL])].filter(node.test);
}

/** What any pattern is fed with. */
const GENERAL = [' ', '(', '1', '/', '"', "'", 'a.', 'a ', './', ':1', '\u001b[', '\u001b[31m', 'Error: ', 'at ('];

/** A repeat in a pattern, with what leads to it and what follows. */
interface Place {
  readonly repeat: RepeatNode;
  readonly before: readonly Node[];
  readonly after: readonly Node[];
}

function* placesIn(node: Node, before: readonly Node[], after: readonly Node[]): Generator<Place> {
  if (node.type === 'sequence') {
    for (const [at, part] of node.parts.entries()) {
      yield* placesIn(part, [...before, ...node.parts.slice(0, at)], [...node.parts.slice(at + 1), ...after]);
    }
  } else if (node.type === 'choice') {
    for (const option of node.options) yield* placesIn(option, before, after);
  } else if (node.type === 'look') {
    yield* placesIn(node.body, before, after);
  } else if (node.type === 'repeat') {
    if (node.max > 1) yield { repeat: node, before, after };
    yield* placesIn(node.body, before, after);
  }
}

export interface Attack {
  readonly prefix: string;
  readonly pump: string;
  readonly suffix: string;
}

/** What may make the pattern try many ways: each of its repeats fed with what it eats, with what follows it, and with what leads to it. */
export function attacksOn(pattern: RegExp): readonly Attack[] {
  const attacks = new Map<string, Attack>();
  const add = (prefix: string, pump: string) => {
    for (const suffix of ['!', '\u0000', '']) {
      if (pump !== '') attacks.set(JSON.stringify([prefix, pump, suffix]), { prefix, pump, suffix });
    }
  };
  for (const pump of GENERAL) add('', pump);
  for (const { repeat, before, after } of placesIn(parsePattern(pattern), [], [])) {
    const whole = (nodes: readonly Node[], pick: number, repeats: 'least' | 'once') =>
      nodes.map((node) => sampleOf(node, pick, repeats)).join('');
    for (const repeats of ['least', 'once'] as const) {
      const prefix = whole(before, 0, repeats);
      const picks = repeat.body.type === 'char' ? Math.min(10, charactersOf(repeat.body).length) : 4;
      for (let pick = 0; pick < picks; pick++) add(prefix, sampleOf(repeat.body, pick, 'once'));
      const next = whole(after, 0, repeats);
      const body = sampleOf(repeat.body, 0, 'once');
      for (const length of [1, 2, next.length - 1]) add(prefix, next.slice(0, Math.max(0, length)));
      add(prefix, body + next.slice(0, -1));
      add('', prefix + body);
      add('', prefix);
    }
  }
  return [...attacks.values()];
}

/** The attack as a text of about `length` characters. */
export function textOf({ prefix, pump, suffix }: Attack, length: number): string {
  return prefix + pump.repeat(Math.max(1, Math.floor((length - prefix.length) / pump.length))) + suffix;
}

/** The regular expression literals of a source text. */
export function literalsIn(source: string): readonly RegExp[] {
  const found: RegExp[] = [];
  const token =
    /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|(?<=(?:^|[([{,;=:?!&|>}]|=>|\breturn|\n)\s*)\/(?<body>(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+)\/(?<flags>[dgimsuvy]*)|`(?:\\.|\$\{(?:[^{}]|\{[^{}]*\})*\}|[^`\\])*`/g;
  for (const { groups } of source.matchAll(token)) {
    if (groups?.body !== undefined) found.push(new RegExp(groups.body, groups.flags));
  }
  return found;
}
