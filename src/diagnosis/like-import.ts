import { extname, posix } from 'node:path';
import { nearest } from '../base/near.ts';
import type { ListFolder, Seen } from './cause.ts';
import { storedPaths, unresolvedImport, wantedPaths } from './imports.ts';

/**
 * Returns the paths that are most similar to an import that could not be found. These are the paths that the builder added to
 * its finding, so that all readers show the same, or else those that `facts.list` finds.
 */
export function likeImport(seen: Pick<Seen, 'facts' | 'lines'>): readonly string[] {
  const { list } = seen.facts;
  const stored = storedPaths(seen.facts);
  if (stored.length > 0) return stored;
  const wanted = unresolvedImport(seen);
  if (!list || wanted?.kind !== 'file') return [];
  const paths = wantedPaths({ ...wanted, specifier: wanted.specifier.replace(/[?#].*$/, '') });
  const { importer } = wanted;
  for (const path of paths) {
    const like = likePath(path, list, importer);
    if (like.length > 0) return like;
  }
  const entries = /\.html?$/.test(importer ?? '') ? paths.map((path) => entriesBeside(path, list)) : [];
  const entry = entries.find((found) => found.length > 0);
  return entry ?? (paths.length > 0 ? elsewhere(posix.basename(paths[0] ?? ''), list, importer) : []);
}

/** Names of scripts that a page loads first. */
const ENTRY = /^(?:main|index|entry)\./i;

/** Finds scripts with such a name in the folder of one that is missing. */
function entriesBeside(path: string, list: ListFolder): readonly string[] {
  const folder = posix.dirname(path);
  const name = posix.basename(path);
  if (!ENTRY.test(name) || folder === '.') return [];
  const names = list(folder).filter((each) => ENTRY.test(each) && mayBe(each, name));
  return names.map((each) => posix.join(folder, each)).slice(0, 3);
}

/** Finds the files with similar names in a folder, or in a folder with a similar name. */
function likePath(path: string, list: ListFolder, importer = ''): readonly string[] {
  const segments = path.split('/').filter((each) => each !== '.');
  let folder = '';
  for (const segment of segments.slice(0, -1)) {
    const names = list(folder);
    const own = names.filter((each) => each !== 'node_modules' && !each.startsWith('.'));
    const name = names.includes(segment) ? segment : nearest(segment, own)[0];
    if (name === undefined) return [];
    folder = posix.join(folder, name);
  }
  const name = segments.at(-1) ?? '';
  const names = list(folder).filter((each) => mayBe(each, name, importer));
  const same = names.filter((each) => stemOf(each) === stemOf(name));
  const like = same.length > 0 ? same : nearest(withoutExtension(name), names.map(withoutExtension));
  const found = names.filter((each) => same.includes(each) || like.includes(withoutExtension(each)));
  return found.map((each) => posix.join(folder, each)).slice(0, 3);
}

const CODE = /\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx?|json)$/i;
const STYLE = /\.(?:p?css|s[ac]ss|less|styl)$/i;
const IMAGE = /\.(?:png|jpe?g|gif|svg|webp|avif|ico)$/i;

/** True if a name may mean a file. Without an extension it means code or a folder, and in a style sheet another style sheet. */
function mayBe(file: string, name: string, importer = ''): boolean {
  if (STYLE.test(importer) && withoutExtension(name) === name) return STYLE.test(file);
  if (withoutExtension(file) === file) return true;
  const kind = [CODE, STYLE, IMAGE].find((each) => each.test(name));
  if (kind) return kind.test(file);
  return withoutExtension(name) === name ? CODE.test(file) || STYLE.test(file) : extname(file) === extname(name);
}

function withoutExtension(name: string): string {
  return name.replace(/(?<=.)\.[a-z]\w{1,9}$/i, '');
}

/** Removes the extension, and the underscore before the name of a Sass partial. */
function stemOf(name: string): string {
  return withoutExtension(STYLE.test(name) ? name.replace(/^_(?=.)/, '') : name);
}

const MOST_FOLDERS = 200;
const FOREIGN = /^(?:\.|node_modules$|dist$|build$|out$|vendor$|coverage$)/;

/** Finds files of a name in other folders. In a style sheet several are no answer: folders of styles have the same names. */
function elsewhere(name: string, list: ListFolder, importer = ''): readonly string[] {
  const found: string[] = [];
  const folders = [''];
  for (let at = 0; at < folders.length && at < MOST_FOLDERS; at++) {
    const folder = folders[at] ?? '';
    for (const each of list(folder)) {
      const path = posix.join(folder, each);
      const isSame = stemOf(each).toLowerCase() === stemOf(name).toLowerCase();
      if (isSame && mayBe(each, name, importer)) found.push(path);
      if (!FOREIGN.test(each) && withoutExtension(each) === each) folders.push(path);
    }
  }
  return STYLE.test(importer) && found.length > 1 ? [] : found.slice(0, 3);
}
