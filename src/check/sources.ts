import { once } from '../base/once.ts';
import { addressIn, isInside, type SourceHit, trace, unclosedIn } from '../site/trace.ts';
import type { Git } from './git.ts';

export type SourceSearch = ReturnType<typeof sourcesOf>;

/**
 * Finds the place in the sources of a built commit where a text of the output was written. `output` is the output directory. If the
 * repository contains it, its files are copies.
 */
export function sourcesOf(git: Git, commit: string, output: string | undefined) {
  // git exits with 1 if it finds nothing.
  const grep = (...args: readonly string[]) => git('grep', '-z', ...args).catch(() => '');
  /** Returns the lines of a commit that patterns of git fit. `endings`: of the files that are searched, all by default. */
  const linesOf = async (
    patterns: readonly string[],
    endings: readonly string[] = [],
  ): Promise<readonly FoundLine[]> => {
    const files = endings.map((ending) => `:(glob)**/*.${ending}`);
    const said = await grep('-I', '-n', ...patterns, commit, '--', ...files);
    return said.split('\n').flatMap((each) => {
      const [path = '', line = '', ...rest] = each.split('\0');
      return line === '' ? [] : [{ file: path.slice(commit.length + 1), line: Number(line), text: rest.join('\0') }];
    });
  };
  const filesLike = async (pattern: string) =>
    (await grep('-l', '-e', '', commit, '--', pattern))
      .split('\0')
      .flatMap((each) => (each === '' ? [] : [each.slice(commit.length + 1)]));
  const known = new Map<string, Promise<readonly SourceHit[]>>();
  const hitsOf = (needle: string) => {
    const hits = known.get(needle) ?? hitsIn(needle);
    known.set(needle, hits);
    return hits;
  };
  const hitsIn = async (needle: string) =>
    (await linesOf(['-F', '-e', needle])).flatMap(({ file, line, text }) => {
      const column = addressIn(text, needle);
      return column === undefined ? [] : [{ file, line, column }];
    });
  const isWritten = (file: string) => !isInside(file, output);
  const sheets = once(async () => {
    const lines = byFile(await linesOf(['-E', '-e', ''], ['css']));
    return [...lines].flatMap(([file, found]) => {
      const line = unclosedIn(file, found.map(({ text }) => text).join('\n'), output);
      return line === undefined ? [] : [{ file, line }];
    });
  });
  const frontMatter = once(async () => {
    const patterns = MATTER.flatMap((pattern) => ['-e', pattern]);
    const lines = await linesOf(['-E', ...patterns], ['md', 'mdx', 'markdown', 'njk', 'liquid', 'html']);
    return openFrontMatter(byFile(lines.filter(({ file }) => isWritten(file))));
  });
  return {
    /** Begins to read what every check needs of the sources. */
    begin() {
      void Promise.allSettled([sheets(), frontMatter()]);
    },
    /** Returns the place where `href` of the output's file `page`, and perhaps of more files, was written, as `trace` does. */
    find: (href: string, page: string, isShared?: boolean) => trace(href, page, output, hitsOf, isShared),
    /** Returns the style sheets that end within a block, at the line that opens it. Those of tests do not count. */
    unclosedSheets: sheets,
    /** Returns the pages whose front matter lacks its first or last line. */
    openFrontMatter: frontMatter,
    /** Returns the first line with a rule as `@tailwind`, in the only style sheet that has it. */
    async ruleNamed(rule: string) {
      const sheets = ['css', 'pcss', 'postcss', 'scss', 'sass', 'less'];
      const lines = await linesOf(['-F', '-e', `${rule} `], sheets);
      const [first, ...more] = lines.filter(({ file }) => isWritten(file)).map(({ file, line }) => ({ file, line }));
      return more.every(({ file }) => file === first?.file) ? first : undefined;
    },
    /** Returns the one file of this name that the output's copy was made from. Undefined if there are none or several. */
    async fileNamed(name: string) {
      const files = await filesLike(`:(glob)**/${name}`);
      return onlyOf(files.filter(isWritten), files);
    },
    /** Returns the one file whose path ends with that of an address, perhaps with capital and small letters exchanged. */
    async fileOf(address: string) {
      const path = address.replace(/^\/+/, '');
      const files = await filesLike(`:(icase,glob)**/${path.replace(/[\\*?[\]]/g, '\\$&')}`);
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

/** A line of a file. Lines count from 1. */
interface FoundLine {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

function byFile(lines: readonly FoundLine[]): ReadonlyMap<string, readonly FoundLine[]> {
  return Map.groupBy(lines, ({ file }) => file);
}

/** A file whose front matter begins or ends with no `---`, so that its page shows it as text. */
interface OpenMatter {
  readonly file: string;
  readonly lacks: 'first' | 'last';
}

const KEYS_LEAST = 2;

/**
 * Finds the files whose front matter lacks one of its lines `---`: two lines or more as `title: …` begin the file. `files`: the lines
 * of each that are `---`, keys or items of lists, in order. It counts only if another file of the folder has whole front matter with
 * the same first key, because a text can begin with such lines too.
 */
function openFrontMatter(files: ReadonlyMap<string, readonly FoundLine[]>): readonly OpenMatter[] {
  const whole = new Set<string>();
  const open: (OpenMatter & { readonly kind: string })[] = [];
  for (const [file, lines] of files) {
    const isOpened = isFence(lines[0], 1);
    const keys = keysFrom(lines, isOpened ? 1 : 0);
    const [first] = keys;
    if (!first || keys.length < KEYS_LEAST) continue;
    const kind = `${file.slice(0, file.lastIndexOf('/') + 1)}\0${first.text.split(':')[0]}`;
    const after = lines.findIndex((each) => isFence(each) && each.line > first.line);
    const isClosed = lines[after]?.line === (keys.at(-1)?.line ?? 0) + 1;
    if (isOpened && isClosed) whole.add(kind);
    else if (isClosed) open.push({ kind, file, lacks: 'first' });
    else if (isOpened && after === -1) open.push({ kind, file, lacks: 'last' });
  }
  return open.filter(({ kind }) => whole.has(kind)).map(({ file, lacks }) => ({ file, lacks }));
}

function isFence(each: FoundLine | undefined, line = each?.line): boolean {
  return each !== undefined && each.line === line && each.text.trimEnd() === '---';
}

/** Returns the unbroken run of lines of front matter from an index on: the first must be the next line of the file, and a key. */
function keysFrom(lines: readonly FoundLine[], from: number): readonly FoundLine[] {
  const [first] = lines.slice(from);
  if (!first || first.line !== from + 1 || !/^\w/.test(first.text)) return [];
  const end = lines.findIndex((each, at) => at >= from && (isFence(each) || each.line !== at + 1));
  return lines.slice(from, end === -1 ? undefined : end);
}
