/** The files of an output that may be meant as its index page, if it has none. */
export interface InsteadOfIndex {
  /** The folder with the site, if it is not the root of the output, which then has no page. */
  readonly folder: string | undefined;
  /** The likeliest first, at most 5. */
  readonly files: readonly string[];
}

const LISTED_INSTEAD = 5;
/** Names of index pages of other servers, and of files that are not built. */
const LIKE_INDEX = /^(?:index\.(?:html|htm|xhtml|php|md|pug|ejs)|default\.html?|home\.html?)$/i;

/** Looks for what an output has instead of an index page: near names in its root, index pages in folders, other pages in its root. */
export function insteadOfIndex(paths: readonly string[]): InsteadOfIndex {
  const near = paths.filter((path) => LIKE_INDEX.test(path));
  const below = paths.filter((path) => path.endsWith('/index.html') && path.split('/').length === 2);
  const pages = paths.filter((path) => /^[^/]+\.html?$/i.test(path) && path !== '404.html');
  return {
    folder: pages.length > 0 ? undefined : folderOf(paths),
    files: [...new Set([...near, ...below, ...pages])].slice(0, LISTED_INSTEAD),
  };
}

/** Returns the folder of the topmost index page, if there is only one. */
function folderOf(paths: readonly string[]): string | undefined {
  const depth = (path: string) => path.split('/').length;
  const indexes = paths.filter((path) => path.endsWith('/index.html')).sort((a, b) => depth(a) - depth(b));
  const [first, second] = indexes;
  const alone = first !== undefined && (second === undefined || depth(second) > depth(first));
  return alone ? first.slice(0, -'/index.html'.length) : undefined;
}

/** Returns the file that is one name away from an index page: `Index.html`, `index.htm`. */
export function nearIndex({ files: [near] }: InsteadOfIndex): string | undefined {
  return near !== undefined && /^index\.x?html?$/i.test(near) ? near : undefined;
}

/** Returns the next step for an output without an index page. */
export function indexRemedy(instead: InsteadOfIndex): string {
  const { folder, files } = instead;
  const near = nearIndex(instead);
  if (near !== undefined) return `The output has ${near}: name it index.html, in lower case.`;
  if (folder !== undefined) {
    return `The output directory has its index.html in ${folder}: put that folder at the end of output-directory.`;
  }
  const there = files.length === 0 ? '' : ` It has ${files.join(', ')}.`;
  return `The output directory needs an index.html.${there} Is output-directory the folder that the build writes?`;
}
