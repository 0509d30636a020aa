import { type MatterLine, openFrontMatter } from '../site/front-matter.ts';
import { addressIn, isInside, type SourceHit, trace, unclosedIn } from '../site/trace.ts';
import type { Git } from './git.ts';

export type SourceSearch = ReturnType<typeof sourcesOf>;

/**
 * Finds the place in the sources of a built commit where a text of the output was written. `output` is the output directory. If the
 * repository contains it, its files are copies.
 */
export function sourcesOf(git: Git, commit: string, output: string | undefined) {
  const known = new Map<string, Promise<readonly SourceHit[]>>();
  const hitsOf = (needle: string) => {
    const hits = known.get(needle) ?? hitsIn(needle);
    known.set(needle, hits);
    return hits;
  };
  const hitsIn = async (needle: string) =>
    (await linesOf(git, commit, ['-F', '-e', needle])).flatMap(({ file, line, text }) => {
      const column = addressIn(text, needle);
      return column === undefined ? [] : [{ file, line, column }];
    });
  const isWritten = (file: string) => !isInside(file, output);
  return {
    /** Returns the place where `href` of the output's file `page`, and perhaps of more files, was written, as `trace` does. */
    find: (href: string, page: string, isShared?: boolean) => trace(href, page, output, hitsOf, isShared),
    /** Returns the style sheets that end within a block, at the line that opens it. Those of tests do not count. */
    async unclosedSheets() {
      const sheets = byFile(await linesOf(git, commit, ['-E', '-e', ''], ['css']));
      return [...sheets].flatMap(([file, lines]) => {
        const line = unclosedIn(file, lines.map(({ text }) => text).join('\n'), output);
        return line === undefined ? [] : [{ file, line }];
      });
    },
    /** Returns the pages whose front matter lacks its first or last line. */
    async openFrontMatter() {
      const patterns = MATTER.flatMap((pattern) => ['-e', pattern]);
      const lines = await linesOf(git, commit, ['-E', ...patterns], ['md', 'mdx', 'markdown', 'njk', 'liquid', 'html']);
      return openFrontMatter(byFile(lines.filter(({ file }) => isWritten(file))));
    },
    /** Returns the first line with a rule as `@tailwind`, in the only style sheet that has it. */
    async ruleNamed(rule: string) {
      const sheets = ['css', 'pcss', 'postcss', 'scss', 'sass', 'less'];
      const lines = await linesOf(git, commit, ['-F', '-e', `${rule} `], sheets);
      const [first, ...more] = lines.filter(({ file }) => isWritten(file)).map(({ file, line }) => ({ file, line }));
      return more.every(({ file }) => file === first?.file) ? first : undefined;
    },
    /** Returns the one file of this name that the output's copy was made from. Undefined if there are none or several. */
    async fileNamed(name: string) {
      const files = await filesLike(git, commit, `:(glob)**/${name}`);
      return onlyOf(files.filter(isWritten), files);
    },
    /** Returns the one file whose path ends with that of an address, perhaps with capital and small letters exchanged. */
    async fileOf(address: string) {
      const path = address.replace(/^\/+/, '');
      const files = await filesLike(git, commit, `:(icase,glob)**/${path.replace(/[\\*?[\]]/g, '\\$&')}`);
      const written = files.filter(isWritten);
      return onlyOf(
        written.filter((file) => `/${file}`.endsWith(`/${path}`)),
        written,
      );
    },
  };
}

/** Returns the one file of the first list that is not empty. Undefined if it has several. */
function onlyOf(...lists: readonly (readonly string[])[]): string | undefined {
  const [first, ...more] = lists.find((files) => files.length > 0) ?? [];
  return more.length > 0 ? undefined : first;
}

/** The lines of front matter, as patterns of git: `---`, a key, an item of a list, a comment. */
const MATTER = [
  '^---[[:space:]]*$',
  '^[[:alpha:]_][[:alnum:]_-]*:([[:space:]]|$)',
  '^[[:space:]]*-[[:space:]]',
  '^[[:space:]]+[^[:space:]]',
  '^#',
];

interface FoundLine extends MatterLine {
  readonly file: string;
}

function byFile(lines: readonly FoundLine[]): ReadonlyMap<string, readonly FoundLine[]> {
  return Map.groupBy(lines, ({ file }) => file);
}

/** Returns the lines of a commit that patterns of git fit. `endings`: of the files that are searched, all by default. */
async function linesOf(
  git: Git,
  commit: string,
  patterns: readonly string[],
  endings: readonly string[] = [],
): Promise<readonly FoundLine[]> {
  const files = endings.map((ending) => `:(glob)**/*.${ending}`);
  // git exits with 1 if it finds nothing.
  const said = await git('grep', '-I', '-n', '-z', ...patterns, commit, '--', ...files).catch(() => '');
  return said.split('\n').flatMap((each) => {
    const [path = '', line = '', ...rest] = each.split('\0');
    return line === '' ? [] : [{ file: path.slice(commit.length + 1), line: Number(line), text: rest.join('\0') }];
  });
}

async function filesLike(git: Git, commit: string, pattern: string): Promise<readonly string[]> {
  // git exits with 1 if there is none.
  const said = await git('grep', '-l', '-z', '-e', '', commit, '--', pattern).catch(() => '');
  return said.split('\0').flatMap((each) => (each === '' ? [] : [each.slice(commit.length + 1)]));
}
