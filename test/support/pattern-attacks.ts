import { type CharNode, type Node, parsePattern, type RepeatNode } from './pattern-tree.ts';

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

/** Returns a short text that the node matches. `pick` selects options and characters. */
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

/** Texts for every pattern. */
const GENERAL = [' ', '(', '1', '/', '"', "'", 'a.', 'a ', './', ':1', '\u001b[', '\u001b[31m', 'Error: ', 'at ('];

/** A repeat in a pattern, with the nodes before and after it. */
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

/** Returns texts that may cause backtracking: for each repeat, what it, the next nodes or the previous nodes match. */
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

/** Returns the attack as a text of about `length` characters. */
export function textOf({ prefix, pump, suffix }: Attack, length: number): string {
  return prefix + pump.repeat(Math.max(1, Math.floor((length - prefix.length) / pump.length))) + suffix;
}
