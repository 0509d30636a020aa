import { relative } from 'node:path';
import { isInside } from '../../../../base/paths.ts';
import { percentDecoded } from '../../../../base/text.ts';
import { frontMatterOf, type Place, type SourceIndex } from '../source-index.ts';
import type { Search } from './search.ts';

/** Lines with one name that are kept. A name with more does not show a place. */
const MOST_SPOTS = 50;
const MOST_SPELLINGS = 9;

/** A line of a source that has a name, and the column of the name. */
interface Spot extends Place {
  readonly line: number;
  readonly column: number;
  readonly text: string;
  readonly found: string;
}

/** Finds the one line of `files` that most of `names` are on. The fewer lines a name is on, the more it counts. */
export async function placeOfNames(
  names: readonly string[],
  files: readonly string[],
  search: Search,
): Promise<Place | undefined> {
  const { index } = search;
  await index.load(files);
  const weights = new Map<string, { readonly spot: Spot; weight: number }>();
  for (const name of names.filter((each) => index.find(each) === undefined)) {
    const spots = valuesFirst(name, await spotsOf(name, files, search), search);
    for (const spot of spots) {
      const key = `${spot.file}\n${spot.line}`;
      const known = weights.get(key) ?? { spot, weight: 0 };
      weights.set(key, { spot: known.spot, weight: known.weight + 1 / spots.length });
    }
  }
  const most = Math.max(...[...weights.values()].map(({ weight }) => weight));
  const best = [...weights.values()].filter(({ weight }) => weight > most - 0.001).map(({ spot }) => spot);
  const isOneFile = best.every(({ file }) => file === best[0]?.file);
  const spot = only(best) ?? (isOneFile ? only(best.filter((each) => !isBrought(each))) : undefined);
  if (!spot || (index.isPartial && files.length > 1)) return undefined;
  return { file: spot.file, line: spot.line, column: spot.column };
}

/** A line that brings names into a file, and what it brings them from. */
const IMPORTS =
  /^\s*import\b.{1,400}\bfrom\s{0,4}(?<from>["'].{1,200})|^\s*(?:const|let|var)\b.{1,200}\brequire\((?<required>.{1,200})/;

/** True if the line only brings the name into the file. If the file has one other line with the name, that uses it. */
function isBrought({ text, found }: Spot): boolean {
  const { from, required } = IMPORTS.exec(text)?.groups ?? {};
  const origin = from ?? required;
  return origin !== undefined && !origin.includes(found);
}

function only(spots: readonly Spot[]): Spot | undefined {
  return spots.length === 1 ? spots[0] : undefined;
}

/** Keeps the spots where the name is the value of a key in the message, if there are any: `layout: pages`. */
function valuesFirst(name: string, spots: readonly Spot[], { clues: { words } }: Search): readonly Spot[] {
  if (spots.length < 2) return spots;
  const values = spots.filter((spot) => {
    const key = keyOf(spot);
    return key !== undefined && key !== name && words.includes(key);
  });
  return values.length > 0 ? values : spots;
}

/** A key in front of its value. */
const KEY = /(?:^|[^\w])(\w{2,40})["']?\s{0,4}[:=]\s{0,4}["'`]?$/;

function keyOf({ text, column }: Spot): string | undefined {
  return KEY.exec(text.slice(Math.max(0, column - 81), column - 1))?.[1];
}

/** The line of a package.json with the package's own name. */
const OWN_NAME = /^\s*"name":\s"[^"]{1,200}",?\s*$/;

/** Finds the lines with a name, in the first of its spellings that any line has. */
async function spotsOf(name: string, files: readonly string[], { index, root, clues: { words } }: Search) {
  for (const spelling of spellings(name, root)) {
    const spots: Spot[] = [];
    for (const file of files) {
      if (spots.length > MOST_SPOTS || index.isOver) return [];
      for (const [at, text] of (await index.lines(file)).entries()) {
        const column = columnOf(spelling, text);
        if (column >= 0 && !OWN_NAME.test(text))
          spots.push({ file, line: at + 1, column: column + 1, text, found: spelling });
      }
    }
    // A word that is only a part of the name must be a whole value, and not that of a key which the message does not have.
    const isPart = spelling !== name && /^\w+$/.test(spelling);
    const found = isPart ? spots.filter((spot) => isValue(spelling, spot) && hasKeyOf(words, spot)) : spots;
    if (found.length > 0) return frontMatterFirst(name, stringsFirst(spelling, openingFirst(found)), index);
  }
  return [];
}

function hasKeyOf(words: readonly string[], spot: Spot): boolean {
  const key = keyOf(spot);
  return key === undefined || words.includes(key) || !/\.(?:json|ya?ml|mdx?|markdown)$/.test(spot.file);
}

function isValue(word: string, { text, column }: Spot): boolean {
  const [before, after] = [text.slice(0, column - 1), text.slice(column - 1 + word.length)];
  return /["'`(/]$/.test(before) || /^["'`)]/.test(after) || (/:\s*$/.test(before) && after.trim() === '');
}

/** Leaves out closing tags, if there are others. */
function openingFirst(spots: readonly Spot[]): readonly Spot[] {
  const opening = spots.filter(({ text, column }) => !text.slice(0, column - 1).endsWith('</'));
  return opening.length > 0 ? opening : spots;
}

/** Keeps the only key of front matter with this name, if there is one: the text below uses the same word by chance. */
async function frontMatterFirst(name: string, spots: readonly Spot[], index: SourceIndex): Promise<readonly Spot[]> {
  if (spots.length === 1) return spots;
  const keys: Spot[] = [];
  for (const spot of spots) {
    if (!/\.(?:mdx?|markdown)$/.test(spot.file) || !spot.text.startsWith(`${name}:`)) continue;
    if (spot.line < frontMatterOf(await index.lines(spot.file))) keys.push(spot);
  }
  return keys.length === 1 ? keys : spots;
}

/** Keeps the spots where the name is in quotes, if there are any and the name is no identifier. */
function stringsFirst(name: string, spots: readonly Spot[]): readonly Spot[] {
  if (/^\w+$/.test(name) && !spots.every(({ file }) => file.endsWith('.json'))) return spots;
  const quoted = spots.filter(({ text, column }) => {
    const [before, after] = [text[column - 2] ?? '', text[column - 1 + name.length] ?? ''];
    return /["'`(]/.test(before) && /["'`)?#]/.test(after);
  });
  return quoted.length > 0 ? quoted : spots;
}

/** Returns the index of a name in a line, as a whole word. -1 if there is none. */
function columnOf(name: string, text: string): number {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
    const before = /^\w/.test(name) ? (text[at - 1] ?? '') : '';
    const after = /\w$/.test(name) ? (text[at + name.length] ?? '') : '';
    if (!/[\w$]/.test(before) && !/[\w$]/.test(after)) return at;
  }
  return -1;
}

/** The prefix of a plugin's package, which Babel, ESLint and others let people leave out. */
const PLUGIN = /^(@[\w.-]{1,60}\/)?(?:\w{2,20}-)?(?:plugin|preset|config)(?:-|$)/;

/** Returns a name as sources can write it, the exact one first. */
function spellings(name: string, root: string): readonly string[] {
  const path = pathOf(name, root);
  const found = [name, ...fontsIn(name)];
  const versioned = /^(@?[^@\s/]{1,100}(?:\/[^@\s/]{1,100})?)@\S/.exec(path)?.[1];
  if (versioned) found.push(versioned);
  const short = path.replace(PLUGIN, '$1');
  if (short !== path) found.push(short.replace(/\/$/, ''));
  const plain = path.replace(/^(?:\.{1,2}\/|[~@#$]\/|\/){1,4}/, '');
  found.push(path, plain);
  const segments = plain.split('/').filter((each) => each !== '');
  if (segments.length > 1 && !/^@/.test(plain)) {
    const end = segments.at(-1) ?? '';
    const bare = plain.replace(/\.\w{1,8}$/, '').split('/');
    found.push(segments.slice(1).join('/'), segments.slice(-2).join('/'), end, bare.join('/'));
    // Template languages leave the ending out.
    if (bare.length > 2) found.push(bare.slice(-2).join('/'));
    if (/^\w{4,}\.\w+$/.test(end)) found.push(end.replace(/\.\w+$/, ''));
  }
  if (/^[.#$%<]\w/.test(name)) found.push(name.replace(/^\W/, '').replace(/\W$/, ''));
  return [...new Set(found)].filter((each) => /\w\w/.test(each)).slice(0, MOST_SPELLINGS);
}

/** Returns the fonts that an address asks a service for: `DM Sans` of `https://fonts.example/css2?family=DM+Sans:wght@400`. */
function fontsIn(name: string): readonly string[] {
  const families = URL.canParse(name) ? new URL(name).searchParams.getAll('family') : [];
  return families.flatMap((each) => each.split('|').map((font) => font.replace(/:.*$/, '')));
}

/** Returns the path of a registry's URL, the host of another, the package of a path in node_modules, else the path from the root. */
function pathOf(name: string, root: string): string {
  const url = URL.canParse(name) ? new URL(name) : undefined;
  if (url && /^https?:$/.test(url.protocol)) {
    const path = percentDecoded(url.pathname).replace(/^\//, '').split('/-/')[0] ?? '';
    return /^localhost|registry/.test(url.hostname) ? path : url.hostname;
  }
  const inside = name.startsWith('/') && isInside(root, name) ? relative(root, name) : name;
  return /(?:^|\/)node_modules\/((?:@[\w.-]+\/)?[\w.-]+)/.exec(inside)?.[1] ?? inside;
}

/** The code that can print a message of its own. */
const CODE = /\.(?:[cm]?[jt]sx?|vue|svelte|astro|sh|py|rb|php)$/;
const PREFIX = /^(?:Uncaught )?(?:\w{0,60}Error: )?/;
/** Ends the constant part of a message: a value that code fills in, or a sign that code may quote in another way. */
const JOINT = /["'`:,;()]|\s\d\S{0,20}(?=\s|$)/;
const LEAST_LENGTH = 10;
const LEAST_PIECE = 16;

/** Finds the only line of the repository's own code that has the text of a message, or else its longest constant part. */
export async function lineOfMessage({ clues, index }: Search): Promise<Place | undefined> {
  const whole = clues.message.replace(PREFIX, '').replace(/\.$/, '');
  const sentences = whole
    .split(JOINT)
    .map((piece) => piece.trim())
    .filter((piece) => piece.length >= LEAST_PIECE && piece.split(' ').length > 2);
  const [longest = ''] = sentences.sort((a, b) => b.length - a.length);
  const files = index.files.filter((file) => CODE.test(file));
  for (const text of [whole, longest]) {
    if (text.length < LEAST_LENGTH || !text.includes(' ')) continue;
    const found = await index.collect(files, (line, at, file) => {
      const column = line.indexOf(text);
      return column < 0 ? undefined : { file, line: at, column: column + 1 };
    });
    if (found.length > 0) return index.onlyOf(found);
  }
  return undefined;
}
