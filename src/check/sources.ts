import type { SourcePlace } from '../base/errors.ts';
import type { Git } from './git.ts';

/** Finds the place in the sources of a built commit where a text of the output was written. */
export interface SourceSearch {
  /**
   * Returns the place where `href` of the output's file `page` was written. Undefined if no file contains it, or if
   * several do and none of them clearly belongs to the page.
   */
  find(href: string, page: string): Promise<SourcePlace | undefined>;
  /** Returns the one file of this name that the output's copy was made from. Undefined if there are none or several. */
  fileNamed(name: string): Promise<string | undefined>;
}

interface Hit extends SourcePlace {
  readonly line: number;
  readonly column: number;
}

/**
 * The characters before and after an address in a source: quotes, brackets, spaces, the end of a variable
 * (`%PUBLIC_URL%/a.png`, `${base}/a.png`). A query or fragment may follow.
 */
const BEFORE = /[\s"'`(=[{}<>,:%]$/;
const AFTER = /^[\s"'`)\]}<>,;#?]/;

/** `output` is the output directory. If the repository contains it, its files are copies. */
export function sourcesOf(git: Git, commit: string, output: string | undefined): SourceSearch {
  const known = new Map<string, Promise<readonly Hit[]>>();
  const hitsOf = (needle: string) => {
    const hits = known.get(needle) ?? grep(git, commit, needle);
    known.set(needle, hits);
    return hits;
  };
  return {
    async find(href, page) {
      for (const needle of spellings(href, page)) {
        const hits = await hitsOf(needle);
        const found = choose(hits, page, output);
        if (found) return found;
      }
      return undefined;
    },
    async fileNamed(name) {
      // git exits with 1 if there is none.
      const said = await git('grep', '-l', '-z', '-e', '', commit, '--', `:(glob)**/${name}`).catch(() => '');
      const files = said.split('\0').flatMap((each) => (each === '' ? [] : [each.slice(commit.length + 1)]));
      const written = files.filter((file) => !isInside(file, output));
      const [first, ...more] = written.length > 0 ? written : files;
      return more.length > 0 ? undefined : first;
    },
  };
}

/** Returns the spelling of the page, and those that a source may have, because some builders make addresses relative. */
function spellings(href: string, page: string): readonly string[] {
  const [bare = ''] = href.split(/[?#]/, 1);
  const escaped = href.replaceAll('&', '&amp;');
  const absolute = /^\.{1,2}\//.test(bare) ? new URL(bare, `http://site/${encodeURI(page)}`).pathname : '';
  const spelt = [href, escaped, bare, absolute];
  // Some builders end every address with a slash.
  return [...new Set([...spelt, ...spelt.map((each) => each.replace(/\/$/, ''))])].filter((each) => each.length > 1);
}

async function grep(git: Git, commit: string, needle: string): Promise<readonly Hit[]> {
  // git exits with 1 if it finds nothing.
  const said = await git('grep', '-I', '-n', '-z', '-F', '-e', needle, commit, '--').catch(() => '');
  return said.split('\n').flatMap((line) => hitOf(line, commit, needle));
}

/** Reads a line of git: `<commit>:path NUL line NUL text`. */
function hitOf(said: string, commit: string, needle: string): readonly Hit[] {
  const [path = '', line = '', ...rest] = said.split('\0');
  const text = rest.join('\0');
  for (let at = text.indexOf(needle); at !== -1; at = text.indexOf(needle, at + 1)) {
    const [before, after] = [
      text.slice(Math.max(0, at - 1), at),
      text.slice(at + needle.length, at + needle.length + 1),
    ];
    if ((at === 0 || BEFORE.test(before)) && (after === '' || AFTER.test(after))) {
      return [{ file: path.slice(commit.length + 1), line: Number(line), column: at + 1 }];
    }
  }
  return [];
}

function isInside(file: string, output: string | undefined): boolean {
  return output !== undefined && file.startsWith(`${output}/`);
}

/**
 * Returns the first place in the only file that contains the text. If several do, it looks at those outside the output, then at
 * those with the page's name.
 */
function choose(hits: readonly Hit[], page: string, output: string | undefined): Hit | undefined {
  const written = hits.filter(({ file }) => !isInside(file, output));
  const named = written.filter(({ file }) => isNamedAs(file, page));
  return [hits, written, named].map(onlyFile).find((each) => each !== undefined);
}

function onlyFile(hits: readonly Hit[]): Hit | undefined {
  const [first] = hits;
  return first && hits.every(({ file }) => file === first.file) ? first : undefined;
}

/** True for a file with the page's name: `src/pages/about.astro` and `about/index.html` are both `about`. */
function isNamedAs(file: string, page: string): boolean {
  const name = nameOf(page.replace(/\/index\.[^/]+$/, ''));
  return nameOf(file) === name || nameOf(file.replace(/\/index\.[^/]+$/, '')) === name;
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/(?<=.)\..*$/, '');
}
