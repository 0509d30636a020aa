import { basename } from 'node:path';
import { isInside } from '../../../base/paths.ts';
import { literalPattern } from '../../../base/text.ts';
import type { Diagnostic } from '../../../contract/control-plane.ts';
import { mapPath } from '../../../diagnosis/paths.ts';
import type { SourceIndex } from './source-index.ts';

type Place = Pick<Diagnostic, 'file' | 'line' | 'column'>;

/** Folders that builds write code to. */
const BUILT = /(?:^|\/)(?:dist|build|out|\.(?:svelte-kit|output|nuxt|next|astro|temp|vercel|netlify))\//;
/** Shorter code is in many files. */
const TELLING_LENGTH = 16;
/** Endings of names that builds add. */
const ENDING = /^(?:html|md|mdx|vue|svelte|astro|lean|server|prerender|[cm]?[jt]sx?)$/;
const MOST_ENDINGS = 4;

/** A line of code that a build wrote, as a log names it. */
export interface BuiltLine {
  readonly path: string;
  readonly line: number | null;
  readonly column: number | null;
}

/** Characters of a line around the column that are compared: a minified line is a whole program. */
const NEAR_COLUMN = 240;

/**
 * Finds the source of a line that the build wrote: the one line of the sources whose code it contains around the
 * column. If the message is about a name, it is the line that uses the name in the same way, because a build may give
 * other names to everything else. Undefined if several lines have the same code, or none.
 */
export async function sourceOfBuilt(
  { path, line, column }: BuiltLine,
  name: string | undefined,
  root: string,
  index: SourceIndex,
) {
  const written = writtenPath(path, root);
  if (line === null || written === undefined || index.isPartial) return undefined;
  const piece = await index.piece(written, line, column ?? 1, NEAR_COLUMN);
  const code = codeOf(piece);
  if (code.length < TELLING_LENGTH) return undefined;
  await index.load();
  const wanted = name !== undefined && piece.includes(name) ? name : '';
  const used = wanted === '' ? undefined : await useOf(wanted, code, index);
  if (used) return used;
  let best: { readonly places: Place[]; readonly length: number } = { places: [], length: TELLING_LENGTH };
  for (const file of index.files) {
    for (const [at, text] of (await index.lines(file)).entries()) {
      const part = codeOf(text);
      if (part.length < best.length || !code.includes(part) || !text.includes(wanted)) continue;
      if (part.length > best.length) best = { places: [], length: part.length };
      best.places.push({ file, line: at + 1, column: null });
    }
  }
  return best.places.length === 1 ? best.places[0] : undefined;
}

/** Finds the only line of the sources that uses a name as code does: with the same members behind it. */
async function useOf(name: string, code: string, index: SourceIndex): Promise<Place | undefined> {
  const use = new RegExp(`(?<![\\w$.])${literalPattern(name)}(?:\\??\\.[\\w$]{1,100}){0,4}`, 'g');
  const places: Place[] = [];
  for (const file of index.files.filter((each) => CODE.test(each))) {
    for (const [at, text] of (await index.lines(file)).entries()) {
      const uses = [...text.matchAll(use)].map(([whole]) => whole).filter((whole) => whole !== name);
      if (uses.some((whole) => code.includes(whole))) places.push({ file, line: at + 1, column: null });
    }
  }
  return places.length === 1 ? places[0] : undefined;
}

const CODE = /\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx)$/;

/**
 * Finds the source of a file that the build wrote, by its path: what both paths end with, whatever stands between their
 * parts. `pages_blog.md.js` is of `pages/blog.md`, `entries/pages/blog/_page.svelte.js` of `routes/blog/+page.svelte`.
 */
export function fileOfBuilt(path: string, root: string, index: SourceIndex): string | undefined {
  const written = writtenPath(path, root);
  if (written === undefined) return undefined;
  const plain = written.replace(HASH, '');
  const [parts, name] = [partsOf(stem(plain)), partsOf(stem(basename(plain)))];
  const inner = SOURCE_ENDING.exec(plain)?.[1];
  let best: { readonly files: string[]; readonly same: number } = { files: [], same: 1 };
  for (const file of index.files) {
    if (inner === undefined ? !SOURCE.test(file) : !file.endsWith(inner)) continue;
    const own = partsOf(stem(file));
    const same = sameEnd(parts, own);
    if (same < Math.max(name.length, best.same, Math.min(LEAST_PARTS, own.length))) continue;
    if (same > best.same) best = { files: [], same };
    best.files.push(file);
  }
  const depth = (file: string) => file.split('/').length;
  const [first, second] = best.files.sort((a, b) => depth(a) - depth(b));
  // The path of what comes from a deeper folder would name that folder too.
  return first !== undefined && (second === undefined || depth(first) < depth(second)) ? first : undefined;
}

/** Finds the source of a file that the build wrote, and in it the only line that has a name. */
export async function lineOfBuilt(
  path: string,
  name: string | undefined,
  root: string,
  index: SourceIndex,
): Promise<Place | undefined> {
  const file = name === undefined ? undefined : fileOfBuilt(path, root, index);
  if (file === undefined || name === undefined) return undefined;
  const lines = await index.lines(file);
  const uses = [...lines.keys()].filter((at) => lines[at]?.split(/[^\w$]+/).includes(name));
  // What is imported is used elsewhere.
  const calls = uses.filter((at) => lines[at]?.includes(`${name}(`));
  const [at, more] = calls.length > 0 ? calls : uses;
  return at === undefined ? undefined : { file, line: more === undefined ? at + 1 : null, column: null };
}

/** Parts of two paths that must be the same at least. */
const LEAST_PARTS = 2;
/** What bundlers put into names: `index-BxY12aBc.js`, `blog.md.DhX3kQ2a.lean.js`. */
const HASH = /[.-](?=\w{0,8}[\dA-Z])[\w-]{8}(?=\.(?:lean\.)?[cm]?js$)/;
/** The ending of the source, in front of the one that the build added. */
const SOURCE_ENDING = /(\.(?:mdx?|vue|svelte|astro))(?:\.(?:lean|server|prerender))?\.[cm]?js$/;
const SOURCE = /\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx?|markdown|njk|liquid|hbs|pug|html)$/;

function partsOf(path: string): readonly string[] {
  return path.split(/[^A-Za-z0-9]+/).filter((part) => part !== '');
}

function sameEnd(one: readonly string[], other: readonly string[]): number {
  let same = 0;
  while (same < one.length && same < other.length && one.at(-1 - same) === other.at(-1 - same)) same++;
  return same;
}

function stem(file: string): string {
  const parts = file.split('.');
  for (let count = 0; count < MOST_ENDINGS && parts.length > 1 && ENDING.test(parts.at(-1) ?? ''); count++) parts.pop();
  return parts.join('.');
}

/** Returns the path of a file that the build wrote, from the root. Undefined if the build did not write it. */
function writtenPath(path: string, root: string): string | undefined {
  const own = path.replace(/^file:\/\//, '').replace(/[?#].*$/, '');
  if (own.includes('/node_modules/')) return undefined;
  const inside = own.startsWith('/') ? (isInside(root, own) ? own.slice(root.length + 1) : undefined) : own;
  if (inside === undefined || !BUILT.test(inside)) return undefined;
  return mapPath(inside, { exists: () => true });
}

/** A type that TypeScript's code gives to a value. */
const CAST = /\s(?:as|satisfies)\s{1,4}[\w.]{1,100}(?:<[\w., ]{0,100}>)?(?:\[\])?/g;

/** Returns code without what tools change when they print it: spaces, quotes, brackets around parameters, types. */
function codeOf(line: string): string {
  return line.replace(CAST, '').replace(/[\s"'`();,]/g, '');
}
