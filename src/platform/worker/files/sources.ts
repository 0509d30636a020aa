import type { Dirent } from 'node:fs';
import { opendir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Clock } from '../../../base/clock.ts';
import { type JsonObject, objectIn } from '../../../base/json.ts';
import { MIB } from '../../../base/sizes.ts';
import { readInside } from './inside.ts';

/** The limits of one search through a repository's sources. */
export const SOURCE_LIMITS = {
  /** Bytes of all files that are read. */
  bytes: 32 * MIB,
  /** Bytes of memory for their lines. */
  memory: 64 * MIB,
  /** Bytes of one file. A larger one is not read. */
  fileBytes: MIB,
  /** Files that are opened. */
  files: 4_000,
  /** Entries of folders that are read. */
  entries: 50_000,
  /** Folders between the root and a file that is searched. */
  depth: 24,
  /** Milliseconds, by the clock that `Sources` gets. */
  ms: 3_000,
};

/** The most bytes that V8 needs for a character, and for each line in addition. */
const CHARACTER_BYTES = 2;
const LINE_BYTES = 32;
/** Packages, and hidden folders but those that tools keep their settings and pages in. */
const SKIPPED = /^(?:\.(?!(?:storybook|vitepress|vuepress)$)|node_modules$)/;
/** Entries of a folder that are read at once. */
const ENTRIES_AT_ONCE = 64;

/** Reads sources within limits, each file once. When the limits are used up, every file looks missing. */
export class Sources {
  readonly root: string;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #limits: typeof SOURCE_LIMITS;
  readonly #end: number;
  readonly #known = new Map<string, readonly string[] | undefined>();
  #bytes = 0;
  #memory = 0;
  #files = 0;
  #entries = 0;

  constructor(root: string, clock: Pick<Clock, 'now'>, limits = SOURCE_LIMITS) {
    this.root = root;
    this.#clock = clock;
    this.#limits = limits;
    this.#end = clock.now() + limits.ms;
  }

  /** True when the limits are used up. */
  get isOver(): boolean {
    const { bytes, memory, files, entries } = this.#limits;
    if (this.#bytes >= bytes || this.#memory >= memory) return true;
    return this.#files >= files || this.#entries >= entries || this.#clock.now() >= this.#end;
  }

  get used(): { readonly bytes: number; readonly files: number; readonly entries: number } {
    return { bytes: this.#bytes, files: this.#files, entries: this.#entries };
  }

  /** Reads the lines of a file below the root. Undefined if it does not exist, or if the limits do not allow it. */
  async lines(path: string): Promise<readonly string[] | undefined> {
    if (this.#known.has(path)) return this.#known.get(path);
    if (this.isOver) return undefined;
    this.#files += 1;
    const most = Math.min(this.#limits.fileBytes, this.#limits.bytes - this.#bytes);
    const content = await readInside(this.root, path, most);
    const lines = content?.text.split('\n');
    this.#bytes += content?.bytes ?? 0;
    this.#memory += (content?.text.length ?? 0) * CHARACTER_BYTES + (lines?.length ?? 0) * LINE_BYTES;
    this.#known.set(path, lines);
    return lines;
  }

  /** Reads the text of a file, without the mark of its order of bytes. */
  async text(path: string): Promise<string | undefined> {
    return (await this.lines(path))?.join('\n').replace(/^\ufeff/, '');
  }

  async json(path: string): Promise<JsonObject | undefined> {
    return objectIn((await this.lines(path))?.join('\n') ?? '');
  }

  async has(path: string): Promise<boolean> {
    return (await this.lines(path)) !== undefined;
  }

  /** Returns the path of a file from the root, separated by `/`; empty for the root itself. */
  pathOf(path: string): string {
    return relative(this.root, path).split(sep).join('/');
  }

  /** Lists the files of a folder, with links. Undefined if it is not a folder, or has more than `most` files. */
  async filesIn(folder: string, most: number): Promise<readonly string[] | undefined> {
    const files: string[] = [];
    let isFolder = false;
    for await (const entry of this.#entriesOf(folder)) {
      isFolder = true;
      if (entry.isFile() || entry.isSymbolicLink()) files.push(join(folder, entry.name));
      if (files.length > most) return undefined;
    }
    return isFolder && !this.isOver ? files : undefined;
  }

  /** Lists the names of the folders in a folder, without hidden ones and packages. At most `most`. */
  async foldersIn(folder: string, most: number): Promise<readonly string[]> {
    const names: string[] = [];
    for await (const entry of this.#entriesOf(folder)) {
      if (entry.isDirectory() && !SKIPPED.test(entry.name)) names.push(entry.name);
      if (names.length >= most) break;
    }
    return names;
  }

  /** Yields the files whose names match, nearest to the root first. Skips node_modules and most hidden folders. */
  async *walk(name: Pick<RegExp, 'test'>): AsyncGenerator<string> {
    let folders = [this.root];
    for (let depth = 0; depth <= this.#limits.depth && folders.length > 0; depth++) {
      const below: string[] = [];
      for (const folder of folders) {
        for await (const entry of this.#entriesOf(folder)) {
          const path = join(folder, entry.name);
          if (entry.isDirectory() && !SKIPPED.test(entry.name)) below.push(path);
          if (entry.isFile() && name.test(entry.name)) yield path;
        }
      }
      folders = below;
    }
  }

  /** True if there is a file whose name matches, as far as the limits allow to search. */
  async hasFile(name: Pick<RegExp, 'test'>): Promise<boolean> {
    for await (const _ of this.walk(name)) return true;
    return false;
  }

  /** Reads a folder in small parts: it may have a million entries. */
  async *#entriesOf(folder: string): AsyncGenerator<Dirent> {
    if (this.isOver) return;
    try {
      for await (const entry of await opendir(folder, { bufferSize: ENTRIES_AT_ONCE })) {
        this.#entries += 1;
        yield entry;
        if (this.isOver) return;
      }
    } catch {
      // Not a folder, or not readable: treat it as empty.
    }
  }
}
