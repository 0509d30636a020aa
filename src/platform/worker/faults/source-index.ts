import { basename, resolve } from 'node:path';
import { MIB } from '../../../base/sizes.ts';
import type { Diagnostic } from '../../../contract/control-plane.ts';
import { listOf } from '../../../diagnosis/imports.ts';
import { mapPath } from '../../../diagnosis/paths.ts';
import { readInside } from '../files/inside.ts';
import { readLockfile } from '../files/packages.ts';
import type { Sources } from '../files/sources.ts';

/** Names of files that people write as text, and not package managers. */
const WRITTEN =
  /^(?!(?:package-lock|npm-shrinkwrap|pnpm-lock)\.|(?:CHANGELOG|LICENSE)\b)(?:.*\.(?:[cm]?[jt]sx?|g[jt]s|json[5c]?|ya?ml|toml|vue|svelte|astro|mdx?|markdown|html?|hbs|handlebars|njk|nunjucks|liquid|pug|jade|ejs|eta|twig|css|p?css|s[ac]ss|less|styl|graphqls?|gql|sh|py|rb|go|rs|php)|\.\w{2,20}rc|\.env(?:\.\w{1,20})?)$/i;
/** Files that sources refer to. Only their names are used. */
const ASSET = /\.(?:png|jpe?g|gif|svg|webp|avif|ico|woff2?|mp4|pdf)$/i;
const LISTED = { test: (name: string) => WRITTEN.test(name) || ASSET.test(name) };
const OUTPUT = /(?:^|\/)(?:dist|build|out|_site|coverage|cache|storybook-static)\//;
/** Folders that frameworks write while they build. */
const WRITTEN_BY_BUILDS = /(?:^|\/)\.(?:next|nuxt|output|svelte-kit|astro|react-router|tanstack|vercel|netlify|temp)\//;

export function isOfOutput(path: string): boolean {
  return OUTPUT.test(path) || WRITTEN_BY_BUILDS.test(path);
}

/** Copies of a configuration that a tool writes, loads and removes: `vite.config.ts.timestamp-1795709240683-6d8903c1.mjs`. */
const COPY = /\.(?:timestamp-\d{6,20}-\w{1,40}|bundled_\w{1,40})\.[cm]?js$/;

export function isCopyOfConfiguration(path: string): boolean {
  return COPY.test(path);
}

/** Longer lines are not searched, because people do not write them. */
const MOST_CHARACTERS = 2_000;
const MOST_FILES = 1_000;
/** Files that the build wrote, and bytes of one. They are larger than sources, and few are read. */
const MOST_BUILT = 3;
const BUILT_BYTES = 2 * MIB;
const AT_ONCE = 32;

export type Place = Pick<Diagnostic, 'file' | 'line' | 'column'>;

/** Returns the number of lines of a page's front matter, with its marks. 0 if it has none, or no end. */
export function frontMatterOf(lines: readonly string[]): number {
  const isMark = (line = '') => /^---\s*$/.test(line);
  return isMark(lines[0]) ? lines.findIndex((line, at) => at > 0 && isMark(line)) + 1 : 0;
}

/** Returns the numbers, from 1, of the lines that fit. */
export function linesWhere(lines: readonly string[], fits: (text: string, at: number) => boolean): readonly number[] {
  return lines.flatMap((text, at) => (fits(text, at) ? [at + 1] : []));
}

/** The files of a repository that people wrote, by their paths from its root. Reads each at most once. */
export class SourceIndex {
  readonly files: readonly string[];
  readonly #sources: Sources;
  readonly #folder: string;
  readonly #lines = new Map<string, readonly string[]>();
  readonly #known: ReadonlySet<string>;
  /** Returns the names in a folder of the repository (`''`: its root). Empty if there is none. */
  readonly list: (folder: string) => readonly string[];
  readonly #built = new Map<string, readonly string[]>();

  /** `folder`: the folder that the build ran in, from the root. */
  constructor(sources: Sources, folder: string, files: readonly string[], assets: readonly string[] = []) {
    this.files = files;
    this.list = listOf([...files, ...assets]);
    this.#sources = sources;
    this.#folder = folder;
    this.#known = new Set(files);
  }

  /** Lists the files, within the limits of `sources`; at most 1,000, nearest to the root first. `own`: no others. */
  static async read(sources: Sources, folder: string, own?: ReadonlySet<string>): Promise<SourceIndex> {
    const files: string[] = [];
    const assets: string[] = [];
    for await (const path of sources.walk(LISTED)) {
      const file = sources.pathOf(path);
      if (OUTPUT.test(file) || COPY.test(file) || own?.has(file) === false) continue;
      if (!ASSET.test(file)) files.push(file);
      else if (assets.length < MOST_FILES) assets.push(file);
      if (files.length >= MOST_FILES) break;
    }
    return new SourceIndex(sources, sources.pathOf(folder), files, assets);
  }

  has(file: string): boolean {
    return this.#known.has(file);
  }

  /** Returns the package.json of the folder that the build ran in, or of the root. */
  get manifest(): string | undefined {
    return [`${this.#folder}/package.json`, 'package.json'].find((file) => this.has(file));
  }

  /** Returns the text of the lockfile that the build installed from. Empty if there is none, or if it is too large. */
  async lockfile(): Promise<string> {
    return (await readLockfile(this.#sources, resolve(this.#sources.root, this.#folder)))?.text ?? '';
  }

  /** Finds the file that a tool means by a path. If the path has no root, it is the only file that ends with it. */
  find(written: string): string | undefined {
    const known = mapPath(written, { exists: (path) => this.has(path), rootDirectory: this.#folder });
    if (known !== undefined || written.startsWith('/') || /node_modules|^\w+:/.test(written)) return known;
    const end = written.replace(/^(?:\.{1,2}\/)+/, '');
    if (!/\.[a-z]\w{0,9}$/i.test(end) || OUTPUT.test(end)) return undefined;
    const like = this.files.filter((file) => file.endsWith(`/${end}`) || end.endsWith(`/${file}`));
    return like.length === 1 && (like[0]?.includes('/') || basename(end) !== end) ? like[0] : undefined;
  }

  /** Returns the lines of a file. Too long lines are empty. */
  async lines(file: string): Promise<readonly string[]> {
    const known = this.#lines.get(file);
    if (known) return known;
    const lines = (await this.#sources.lines(resolve(this.#sources.root, file))) ?? [];
    const short = lines.map((line) => (line.length > MOST_CHARACTERS ? '' : line));
    this.#lines.set(file, short);
    return short;
  }

  /** Calls `find` with each line of files, and returns what it returns other than undefined. */
  async collect<T>(
    files: readonly string[],
    find: (text: string, line: number, file: string) => T | undefined,
  ): Promise<readonly T[]> {
    await this.load(files);
    const found: T[] = [];
    for (const file of files) {
      for (const [at, text] of (await this.lines(file)).entries()) {
        const each = find(text, at + 1, file);
        if (each !== undefined) found.push(each);
      }
    }
    return found;
  }

  /** Returns at most `most` characters on each side of a column, in a line that a build wrote. Such lines can be very long. */
  async piece(file: string, line: number, column: number, most: number): Promise<string> {
    const text = (await this.#builtLines(file))[line - 1] ?? '';
    return text.length <= 2 * most ? text : text.slice(Math.max(0, column - 1 - most), column - 1 + most);
  }

  async #builtLines(file: string): Promise<readonly string[]> {
    const known = this.#built.get(file);
    if (known || this.#built.size >= MOST_BUILT) return known ?? [];
    const { root } = this.#sources;
    const lines = (await readInside(root, resolve(root, file), BUILT_BYTES))?.text.split('\n') ?? [];
    this.#built.set(file, lines);
    return lines;
  }

  /** Reads many files at a time. Call it before a search through all of them. */
  async load(files = this.files): Promise<void> {
    for (let at = 0; at < files.length && !this.isOver; at += AT_ONCE) {
      await Promise.all(files.slice(at, at + AT_ONCE).map((file) => this.lines(file)));
    }
  }

  /** Returns the only one of the places that a search through all files found. Undefined if another file can have one too. */
  onlyOf<T>(found: readonly T[]): T | undefined {
    return found.length === 1 && !this.isPartial ? found[0] : undefined;
  }

  /** True if not all files can be searched. */
  get isPartial(): boolean {
    return this.isOver || this.files.length >= MOST_FILES;
  }

  /** True if the limits of the search are used up. */
  get isOver(): boolean {
    return this.#sources.isOver;
  }
}
