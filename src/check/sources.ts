import type { SourcePlace } from '../base/errors.ts';
import { type MatterLine, type OpenMatter, openFrontMatter } from '../site/front-matter.ts';
import { addressIn, isInside, type SourceHit, type Traced, trace, unclosedIn } from '../site/trace.ts';
import type { Git } from './git.ts';

/** Finds the place in the sources of a built commit where a text of the output was written. */
export interface SourceSearch {
  /** Returns the place where `href` of the output's file `page`, and perhaps of more files, was written, as `trace` does. */
  find(href: string, page: string, isShared?: boolean): Promise<Traced | undefined>;
  /** Returns the style sheets that end within a block, at the line that opens it. Those of tests do not count. */
  unclosedSheets(): Promise<readonly (SourcePlace & { readonly line: number })[]>;
  /** Returns the pages whose front matter lacks its first or last line. */
  openFrontMatter(): Promise<readonly OpenMatter[]>;
  /** Returns the first line with a rule as `@tailwind`, in the only style sheet that has it. */
  ruleNamed(rule: string): Promise<SourcePlace | undefined>;
  /** Returns the one file of this name that the output's copy was made from. Undefined if there are none or several. */
  fileNamed(name: string): Promise<string | undefined>;
  /** Returns the one file whose path ends with that of an address, perhaps with capital and small letters exchanged. */
  fileOf(address: string): Promise<string | undefined>;
}

/** `output` is the output directory. If the repository contains it, its files are copies. */
export function sourcesOf(git: Git, commit: string, output: string | undefined): SourceSearch {
  const known = new Map<string, Promise<readonly SourceHit[]>>();
  const hitsOf = (needle: string) => {
    const hits = known.get(needle) ?? grep(git, commit, needle);
    known.set(needle, hits);
    return hits;
  };
  return {
    find: (href, page, isShared) => trace(href, page, output, hitsOf, isShared),
    async unclosedSheets() {
      const sheets = await linesOf(git, commit, [''], ['css']);
      return [...sheets].flatMap(([file, lines]) => {
        const line = unclosedIn(file, lines.map(({ text }) => text).join('\n'), output);
        return line === undefined ? [] : [{ file, line }];
      });
    },
    async openFrontMatter() {
      const pages = await linesOf(git, commit, MATTER, ['md', 'mdx', 'markdown', 'njk', 'liquid', 'html']);
      return openFrontMatter(new Map([...pages].filter(([file]) => !isInside(file, output))));
    },
    async ruleNamed(rule) {
      const sheets = ['css', 'pcss', 'postcss', 'scss', 'sass', 'less'].map((ending) => `:(glob)**/*.${ending}`);
      const said = await git('grep', '-I', '-n', '-z', '-F', '-e', `${rule} `, commit, '--', ...sheets).catch(() => '');
      const hits = said.split('\n').flatMap((each) => {
        const [path = '', line = ''] = each.split('\0');
        const file = path.slice(commit.length + 1);
        return line === '' || isInside(file, output) ? [] : [{ file, line: Number(line) }];
      });
      const [first] = hits;
      return first && hits.every(({ file }) => file === first.file) ? first : undefined;
    },
    async fileNamed(name) {
      const files = await filesLike(git, commit, `:(glob)**/${name}`);
      const written = files.filter((file) => !isInside(file, output));
      const [first, ...more] = written.length > 0 ? written : files;
      return more.length > 0 ? undefined : first;
    },
    async fileOf(address) {
      const path = address.replace(/^\/+/, '');
      const files = await filesLike(git, commit, `:(icase,glob)**/${path.replace(/[\\*?[\]]/g, '\\$&')}`);
      const written = files.filter((file) => !isInside(file, output));
      const same = written.filter((file) => `/${file}`.endsWith(`/${path}`));
      const [first, ...more] = same.length > 0 ? same : written;
      return more.length > 0 ? undefined : first;
    },
  };
}

/** The lines of front matter, as patterns of git: `---`, a key, an item of a list, a comment. */
const MATTER = [
  '^---[[:space:]]*$',
  '^[[:alpha:]_][[:alnum:]_-]*:([[:space:]]|$)',
  '^[[:space:]]*-[[:space:]]',
  '^[[:space:]]+[^[:space:]]',
  '^#',
];

/** Returns the lines that fit one of the patterns, by file. */
async function linesOf(git: Git, commit: string, patterns: readonly string[], endings: readonly string[]) {
  const files = endings.map((ending) => `:(glob)**/*.${ending}`);
  const wanted = patterns.flatMap((pattern) => ['-e', pattern]);
  // git exits with 1 if it finds nothing.
  const said = await git('grep', '-I', '-n', '-z', '-E', ...wanted, commit, '--', ...files).catch(() => '');
  const found = new Map<string, MatterLine[]>();
  for (const each of said.split('\n')) {
    const [path = '', line = '', ...rest] = each.split('\0');
    if (line === '') continue;
    const file = path.slice(commit.length + 1);
    const lines = found.get(file) ?? [];
    found.set(file, lines);
    lines.push({ line: Number(line), text: rest.join('\0') });
  }
  return found;
}

/** Returns the files of a commit that a pattern of git fits. */
async function filesLike(git: Git, commit: string, pattern: string): Promise<readonly string[]> {
  // git exits with 1 if there is none.
  const said = await git('grep', '-l', '-z', '-e', '', commit, '--', pattern).catch(() => '');
  return said.split('\0').flatMap((each) => (each === '' ? [] : [each.slice(commit.length + 1)]));
}

async function grep(git: Git, commit: string, needle: string): Promise<readonly SourceHit[]> {
  // git exits with 1 if it finds nothing.
  const said = await git('grep', '-I', '-n', '-z', '-F', '-e', needle, commit, '--').catch(() => '');
  return said.split('\n').flatMap((line) => hitOf(line, commit, needle));
}

/** Reads a line of git: `<commit>:path NUL line NUL text`. */
function hitOf(said: string, commit: string, needle: string): readonly SourceHit[] {
  const [path = '', line = '', ...rest] = said.split('\0');
  const column = addressIn(rest.join('\0'), needle);
  return column === undefined ? [] : [{ file: path.slice(commit.length + 1), line: Number(line), column }];
}
