/** Parses the syntax that `src` uses in its patterns. Other syntax is an error. */

export interface CharNode {
  readonly type: 'char';
  readonly source: string;
  readonly test: (character: string) => boolean;
}
export interface AssertNode {
  readonly type: 'assert';
  readonly kind: '^' | '$' | 'b' | 'B';
}
export interface LookNode {
  readonly type: 'look';
  readonly behind: boolean;
  readonly negative: boolean;
  readonly body: Node;
}
export interface RepeatNode {
  readonly type: 'repeat';
  readonly min: number;
  readonly max: number;
  readonly lazy: boolean;
  readonly body: Node;
}
export interface SequenceNode {
  readonly type: 'sequence';
  readonly parts: readonly Node[];
}
export interface ChoiceNode {
  readonly type: 'choice';
  readonly options: readonly Node[];
}
export type Node = CharNode | AssertNode | LookNode | RepeatNode | SequenceNode | ChoiceNode;

/** Returns the syntax tree of a pattern. */
export function parsePattern(pattern: RegExp): Node {
  return new Parser(pattern).parse();
}

class Parser {
  readonly #source: string;
  readonly #flags: string;
  readonly #sets = new Map<string, CharNode>();
  #at = 0;

  constructor({ source, flags }: RegExp) {
    this.#source = source;
    this.#flags = flags;
  }

  parse(): Node {
    const tree = this.#choice();
    if (this.#at !== this.#source.length) throw this.#error('end');
    return tree;
  }

  #error(what: string): Error {
    return new Error(`Cannot read the ${what} of /${this.#source}/ at ${this.#at}`);
  }

  /** Returns what `pattern` matches here, and continues after it. */
  #take(pattern: RegExp): RegExpExecArray | undefined {
    const match = pattern.exec(this.#source.slice(this.#at, this.#at + 200));
    this.#at += match?.[0].length ?? 0;
    return match ?? undefined;
  }

  #choice(): Node {
    const first = this.#sequence();
    if (this.#source[this.#at] !== '|') return first;
    const options = [first];
    while (this.#take(/^\|/)) options.push(this.#sequence());
    return { type: 'choice', options };
  }

  #sequence(): Node {
    const parts: Node[] = [];
    while (this.#at < this.#source.length && !/[|)]/.test(this.#source[this.#at] ?? '')) {
      parts.push(this.#quantified(this.#atom()));
    }
    return { type: 'sequence', parts };
  }

  #quantified(body: Node): Node {
    const [, sign, low = '', comma, high = '', lazy] = this.#take(/^(?:([*+?])|\{(\d+)(,?)(\d*)\})(\??)/) ?? [];
    if (lazy === undefined) return body;
    const min = sign ? (sign === '+' ? 1 : 0) : Number(low);
    const isOpen = sign ? sign !== '?' : comma === ',' && high === '';
    const max = isOpen ? Number.POSITIVE_INFINITY : sign ? 1 : Number(comma ? high : low);
    return { type: 'repeat', min, max, lazy: lazy === '?', body };
  }

  #atom(): Node {
    const character = this.#source[this.#at] ?? '';
    if (character === '(') return this.#group();
    const edge = this.#take(/^(?:[$^]|\\[bB])/)?.[0];
    if (edge) return { type: 'assert', kind: edge.replace('\\', '') as AssertNode['kind'] };
    const set =
      this.#take(/^\[(?:\\.|[^\]\\])*\]/su) ?? this.#escape() ?? this.#take(this.#flags.includes('u') ? /^./su : /^./s);
    if (!set) throw this.#error('character');
    return this.#characters(set[0]);
  }

  #escape(): RegExpExecArray | undefined {
    const match = this.#take(/^\\(?:u\{[0-9a-f]+\}|u[0-9a-f]{4}|x[0-9a-f]{2}|[pP]\{\w+\}|.)/i);
    if (match && /^\\[1-9k]/.test(match[0])) throw this.#error('reference');
    return match;
  }

  #group(): Node {
    const head = this.#take(/^\((?:\?(?:(?<look><?[=!])|:|<\w+>))?/);
    const body = this.#choice();
    if (!head || !this.#take(/^\)/)) throw this.#error('group');
    const look = head.groups?.look;
    return look ? { type: 'look', behind: look.startsWith('<'), negative: look.endsWith('!'), body } : body;
  }

  /** Reads a set or a single character. Asks JavaScript's own engine which characters are in it. */
  #characters(source: string): CharNode {
    const pattern = new RegExp(`^(?:${source})$`, this.#flags.replace(/[gym]/g, ''));
    const results = new Map<string, boolean>();
    const test = (character: string) => {
      const result = results.get(character) ?? pattern.test(character);
      results.set(character, result);
      return result;
    };
    const node = this.#sets.get(source) ?? { type: 'char', source, test };
    this.#sets.set(source, node);
    return node;
  }
}

/** Returns the regular expression literals in a source text. */
export function literalsIn(source: string): readonly RegExp[] {
  const found: RegExp[] = [];
  const token =
    /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|(?<=(?:^|[([{,;=:?!&|>}]|=>|\breturn|\n)\s*)\/(?<body>(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+)\/(?<flags>[dgimsuvy]*)|`(?:\\.|\$\{(?:[^{}]|\{[^{}]*\})*\}|[^`\\])*`/g;
  for (const { groups } of source.matchAll(token)) {
    if (groups?.body !== undefined) found.push(new RegExp(groups.body, groups.flags));
  }
  return found;
}
