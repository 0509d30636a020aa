import { basename } from 'node:path';
import { isInside } from '../../../../base/paths.ts';
import { literalPattern } from '../../../../base/text.ts';
import type { Mention } from '../../../../diagnosis/clues.ts';
import { mapPath } from '../../../../diagnosis/paths.ts';
import { isCopyOfConfiguration, linesWhere, type Place, type SourceIndex } from '../source-index.ts';
import type { Search } from './search.ts';

const BUILT = /(?:^|\/)(?:dist|build|out|\.(?:svelte-kit|output|nuxt|next|astro|temp|vercel|netlify))\//;
/** Many files have the same shorter code. */
const DISTINCT_LENGTH = 16;
/** Characters on each side of the column that are compared: a minified line is a whole program. */
const NEAR_COLUMN = 240;

/**
 * Finds the only line of the sources whose code is in a line that the build wrote, around its column. If that code has
 * the message's identifier, prefers the only line that uses it in the same way: a build can rename everything else.
 */
export async function lineOfBuiltCode(
  { path, line, column }: Mention,
  { clues: { identifier }, root, index }: Search,
): Promise<Place | undefined> {
  const built = builtPath(path, root);
  if (line === null || built === undefined || index.isPartial) return undefined;
  const piece = await index.piece(built, line, column ?? 1, NEAR_COLUMN);
  const code = withoutFormat(piece);
  if (code.length < DISTINCT_LENGTH) return undefined;
  const used = identifier !== undefined && piece.includes(identifier) && (await useOf(identifier, piece, index));
  if (used) return used;
  const fits = await index.collect(index.files, (text, at, file) => {
    const { length } = withoutFormat(text);
    return length >= DISTINCT_LENGTH && code.includes(withoutFormat(text))
      ? { place: { file, line: at, column: null }, length }
      : undefined;
  });
  const longest = fits.reduce((most, { length }) => Math.max(most, length), 0);
  const [best, second] = fits.filter(({ length }) => length === longest);
  return second === undefined ? best?.place : undefined;
}

/** Finds the only line of the sources that uses an identifier with the same members, or as the same member, as the code. */
async function useOf(identifier: string, code: string, index: SourceIndex): Promise<Place | undefined> {
  const name = literalPattern(identifier);
  const use = new RegExp(
    `(?<![\\w$.])(?:[\\w$]{1,100}\\??\\.){0,4}${name}(?![\\w$])(?:\\??\\.[\\w$]{1,100}){0,4}`,
    'g',
  );
  const usesIn = (text: string) => [...text.matchAll(use)].map(([whole]) => whole.replaceAll('?', ''));
  const built = usesIn(code);
  const files = index.files.filter((each) => CODE.test(each));
  const places = await index.collect(files, (text, line, file) => {
    const uses = text.includes(identifier) ? usesIn(text).filter((whole) => whole !== identifier) : [];
    return uses.some((own) =>
      built.some((each) => each === own || each.endsWith(`.${own}`) || each.startsWith(`${own}.`)),
    )
      ? { file, line, column: null }
      : undefined;
  });
  return places.length === 1 ? places[0] : undefined;
}

const CODE = /\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx)$/;
const SOURCE = /\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx?|markdown|njk|liquid|hbs|pug|html)$/;
/** The hash that bundlers put into names: `index-BxY12aBc.js`, `Base_DK_hdNDB.mjs`, `blog.md.DhX3kQ2a.lean.js`. */
const HASH = /[._-](?=\w{0,8}[\dA-Z])[\w-]{8}(?=\.(?:lean\.)?[cm]?js$)/;
/** Parts of the names that a source and its built file must have in common. */
const LEAST_PARTS = 2;

/**
 * Finds the source of a file that the build wrote by the parts that their paths end with: `pages_blog.md.js` comes from
 * `pages/blog.md`, and `entries/pages/blog/_page.svelte.js` from `routes/blog/+page.svelte`.
 */
export function sourceOfBuiltFile(path: string, { root, index }: Pick<Search, 'root' | 'index'>): string | undefined {
  const built = builtPath(path, root)?.replace(HASH, '');
  if (built === undefined) return undefined;
  const [parts, name] = [partsOf(built), partsOf(basename(built))];
  let best: { readonly files: string[]; readonly same: number } = { files: [], same: 1 };
  for (const file of index.files.filter((each) => SOURCE.test(each))) {
    const own = partsOf(file);
    const same = sameEnd(parts, own);
    if (same < Math.max(name.length, best.same, Math.min(LEAST_PARTS, own.length))) continue;
    if (same > best.same) best = { files: [], same };
    best.files.push(file);
  }
  const depth = (file: string) => file.split('/').length;
  const [first, second] = best.files.sort((a, b) => depth(a) - depth(b));
  // The path of a file that comes from a deeper folder would have that folder too.
  return first !== undefined && (second === undefined || depth(first) < depth(second)) ? first : undefined;
}

/** Finds the source of a file that the build wrote, and in it the only line with the message's identifier. */
export async function useInBuiltFile({ path }: Mention, search: Search): Promise<Place | undefined> {
  const { identifier } = search.clues;
  const file = identifier === undefined ? undefined : sourceOfBuiltFile(path, search);
  if (identifier === undefined || file === undefined) return undefined;
  const lines = await search.index.lines(file);
  const uses = linesWhere(lines, (text) => text.split(/[^\w$]+/).includes(identifier));
  // An import only makes it known.
  const calls = uses.filter((line) => lines[line - 1]?.includes(`${identifier}(`));
  const [line, more] = calls.length > 0 ? calls : uses;
  return line === undefined ? undefined : { file, line: more === undefined ? line : null, column: null };
}

/** Extensions of sources, and those that builds add. */
const EXTENSION = /^(?:html|md|mdx|vue|svelte|astro|lean|server|prerender|[cm]?[jt]sx?)$/;
const MOST_EXTENSIONS = 4;

/** Splits a path without its extensions into words. */
function partsOf(path: string): readonly string[] {
  const stem = path.split('.');
  for (let count = 0; count < MOST_EXTENSIONS && stem.length > 1 && EXTENSION.test(stem.at(-1) ?? ''); count++) {
    stem.pop();
  }
  return stem
    .join('.')
    .split(/[^A-Za-z0-9]+/)
    .filter((part) => part !== '');
}

function sameEnd(one: readonly string[], other: readonly string[]): number {
  let same = 0;
  while (same < one.length && same < other.length && one.at(-1 - same) === other.at(-1 - same)) same++;
  return same;
}

/** Returns the path from the root of a file that the build wrote. Undefined for other files. */
function builtPath(path: string, root: string): string | undefined {
  const own = path.replace(/^file:\/\//, '').replace(/[?#].*$/, '');
  if ((own.includes('/node_modules/') && !isCopyOfConfiguration(own)) || (own.startsWith('/') && !isInside(root, own)))
    return undefined;
  const inside = own.startsWith('/') ? own.slice(root.length + 1) : own;
  return BUILT.test(inside) || isCopyOfConfiguration(inside) ? mapPath(inside, { exists: () => true }) : undefined;
}

/** Removes the signs that tools change when they print code, and the one that only TypeScript has. */
function withoutFormat(line: string): string {
  return line.replace(/[\s"'`();,!]/g, '');
}
