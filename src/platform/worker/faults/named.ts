import { relative } from 'node:path';
import { isInside } from '../../../base/paths.ts';
import type { SourceIndex, Spot } from './source-index.ts';

/** Places of one name that are kept. A name with more says nothing. */
const MOST_SPOTS = 50;
const MOST_VARIANTS = 8;

interface Context {
  readonly root: string;
  /** The words of the message that has the names. */
  readonly words: readonly string[];
}

/**
 * Finds the one line of `files` that most of `names` are on, the rarer a name the more it counts. Returns a file alone
 * if several of its lines fit alike; undefined if several files do.
 */
export async function placeOfNames(
  names: readonly string[],
  files: readonly string[],
  index: SourceIndex,
  context: Context,
): Promise<{ readonly file: string; readonly spot: Spot | undefined } | undefined> {
  const weights = new Map<string, { readonly spot: Spot; weight: number }>();
  for (const name of names) {
    const spots = keyed(name, await spotsOf(name, files, index, context), context);
    for (const spot of spots) {
      const key = `${spot.file}\n${spot.line}`;
      const known = weights.get(key) ?? { spot, weight: 0 };
      weights.set(key, { spot: known.spot, weight: known.weight + 1 / spots.length });
    }
  }
  const most = Math.max(...[...weights.values()].map(({ weight }) => weight));
  const best = [...weights.values()].filter(({ weight }) => weight > most - 0.001).map(({ spot }) => spot);
  const [first] = best;
  if (!first || best.some(({ file }) => file !== first.file)) return undefined;
  return { file: first.file, spot: best.length === 1 ? first : undefined };
}

/** A name that is the value of what the message is about says more than the same name elsewhere: `layout: pages`. */
function keyed(name: string, spots: readonly Spot[], { words }: Context): readonly Spot[] {
  if (spots.length < 2) return spots;
  const values = spots.filter((spot) => {
    const key = keyOf(spot);
    return key !== undefined && key !== name && words.includes(key);
  });
  return values.length > 0 ? values : spots;
}

function keyOf({ text, column }: Spot): string | undefined {
  return KEY.exec(text.slice(Math.max(0, column - 81), column - 1))?.[1];
}

/** A key in front of its value. */
const KEY = /(?:^|[^\w])(\w{2,40})["']?\s{0,4}[:=]\s{0,4}["'`]?$/;

/** What a manifest calls its own package. */
const OWN_NAME = /^\s*"name":\s"[^"]{1,200}",?\s*$/;

/** Finds where a name is written: by the first of its spellings that is found. */
async function spotsOf(
  name: string,
  files: readonly string[],
  index: SourceIndex,
  { root, words }: Context,
): Promise<readonly Spot[]> {
  for (const spelling of spellings(name, root)) {
    const spots: Spot[] = [];
    for (const file of files) {
      if (spots.length > MOST_SPOTS || index.isOver) return [];
      for (const [at, text] of (await index.lines(file)).entries()) {
        const column = columnOf(spelling, text);
        if (column >= 0 && !OWN_NAME.test(text)) spots.push({ file, line: at + 1, column: column + 1, text });
      }
    }
    // A word that is only a part of the name must be a whole value, and not of a key that the message is not about.
    const isPart = spelling !== name && /^\w+$/.test(spelling);
    const found = isPart ? spots.filter((spot) => isValue(spelling, spot) && isAbout(spot, words)) : spots;
    if (found.length > 0) return keysFirst(name, asString(spelling, opening(found)), index);
  }
  return [];
}

function isAbout(spot: Spot, words: readonly string[]): boolean {
  const key = keyOf(spot);
  return key === undefined || words.includes(key) || !/\.(?:json|ya?ml|mdx?|markdown)$/.test(spot.file);
}

function isValue(word: string, { text, column }: Spot): boolean {
  const [before, after] = [text.slice(0, column - 1), text.slice(column - 1 + word.length)];
  return /["'`(/]$/.test(before) || /^["'`)]/.test(after) || (/:\s*$/.test(before) && after.trim() === '');
}

/** The end of a tag says no more than its begin. */
function opening(spots: readonly Spot[]): readonly Spot[] {
  const begins = spots.filter(({ text, column }) => !text.slice(0, column - 1).endsWith('</'));
  return begins.length > 0 ? begins : spots;
}

/** A key of front matter says more than the same word in the text below. */
async function keysFirst(name: string, spots: readonly Spot[], index: SourceIndex): Promise<readonly Spot[]> {
  if (spots.length === 1) return spots;
  const keys: Spot[] = [];
  for (const spot of spots) {
    if (!/\.(?:mdx?|markdown)$/.test(spot.file) || !spot.text.startsWith(`${name}:`)) continue;
    const lines = await index.lines(spot.file);
    const end = /^---/.test(lines[0] ?? '') ? lines.findIndex((line, at) => at > 0 && /^---\s*$/.test(line)) : -1;
    if (spot.line <= end) keys.push(spot);
  }
  return keys.length === 1 ? keys : spots;
}

/** What is no identifier is written as a string, if anywhere it is. */
function asString(name: string, spots: readonly Spot[]): readonly Spot[] {
  if (/^\w+$/.test(name) && !spots.every(({ file }) => file.endsWith('.json'))) return spots;
  const quoted = spots.filter(({ text, column }) => {
    const [before, after] = [text[column - 2] ?? '', text[column - 1 + name.length] ?? ''];
    return /["'`(]/.test(before) && /["'`)?#]/.test(after);
  });
  return quoted.length > 0 ? quoted : spots;
}

/** Returns the index of a name in a line, as a whole word; -1: none. */
function columnOf(name: string, text: string): number {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
    const before = /^\w/.test(name) ? (text[at - 1] ?? '') : '';
    const after = /\w$/.test(name) ? (text[at + name.length] ?? '') : '';
    if (!/[\w$]/.test(before) && !/[\w$]/.test(after)) return at;
  }
  return -1;
}

/** The beginning of the name of a package that a tool loads. */
const PLUGIN = /^(@[\w.-]{1,60}\/)?(?:\w{2,20}-)?(?:plugin|preset|config)(?:-|$)/;

/** Returns a name as sources may write it, the exact one first. */
function spellings(name: string, root: string): readonly string[] {
  const path = pathOf(name, root);
  const found = [name];
  const versioned = /^(@?[^@\s/]{1,100}(?:\/[^@\s/]{1,100})?)@\S/.exec(path)?.[1];
  if (versioned) found.push(versioned);
  // Babel, ESLint and others take a plugin without the beginning of its package's name.
  const short = path.replace(PLUGIN, '$1');
  if (short !== path) found.push(short.replace(/\/$/, ''));
  const plain = path.replace(/^(?:\.{1,2}\/|[~@#$]\/|\/){1,4}/, '');
  found.push(path, plain);
  const segments = plain.split('/').filter((each) => each !== '');
  if (segments.length > 1 && !/^@/.test(plain)) {
    const end = segments.at(-1) ?? '';
    found.push(segments.slice(1).join('/'), segments.slice(-2).join('/'), end, plain.replace(/\.\w{1,8}$/, ''));
    if (/^\w{4,}\.\w+$/.test(end)) found.push(end.replace(/\.\w+$/, ''));
  }
  if (/^[.#$%<]\w/.test(name)) found.push(name.replace(/^\W/, '').replace(/\W$/, ''));
  return [...new Set(found)].filter((each) => /\w\w/.test(each)).slice(0, MOST_VARIANTS);
}

/**
 * Returns of a URL its path, or its host if it has none; of a path in the repository its end; of one in a package that
 * package.
 */
function pathOf(name: string, root: string): string {
  const url = URL.canParse(name) ? new URL(name) : undefined;
  if (url && /^https?:$/.test(url.protocol)) {
    const way = decoded(url.pathname).replace(/^\//, '').split('/-/')[0] ?? '';
    return /^localhost|registry/.test(url.hostname) ? way : url.hostname;
  }
  const inside = name.startsWith('/') && isInside(root, name) ? relative(root, name) : name;
  const owner = /(?:^|\/)node_modules\/((?:@[\w.-]+\/)?[\w.-]+)/.exec(inside)?.[1];
  return owner ?? inside;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
