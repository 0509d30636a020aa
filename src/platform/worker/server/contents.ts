import { type Dirent, lstatSync, readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { systemCode } from '../../../base/errors.ts';
import { isInside } from '../../../base/paths.ts';
import { formatSize } from '../../../base/sizes.ts';
import type { BuildLimits } from '../../dispatch/limits.ts';
import { timeSlices } from '../../objects/slice.ts';
import { failure } from '../failure.ts';

type LayerLimits = Pick<BuildLimits, 'serverBytes' | 'serverFiles'>;

/** The files of the layers of a server. Paths are relative to the root, folders before what is in them. */
export interface LayerPaths {
  /** Everything in folders named `node_modules`. */
  readonly packages: readonly string[];
  readonly app: readonly string[];
  /** Links that lead out of the root, and sockets and the like. The first few. */
  readonly leftOut: readonly string[];
  /** Bytes of all files, before they are packed. */
  readonly bytes: number;
}

/** Folders that only tools use. By their own name, or with that of the folder above. */
const OF_TOOLS: ReadonlySet<string> = new Set([
  '.git',
  '.turbo',
  '.parcel-cache',
  '.pnpm-store',
  '.next/cache',
  '.angular/cache',
  '.yarn/cache',
  '.yarn/unplugged',
  'node_modules/.cache',
  'node_modules/.vite',
]);
/** Files of package managers with times and paths of this machine, directly in `node_modules`. */
const OF_MANAGERS =
  /^(?:\.package-lock\.json|\.modules\.yaml|\.pnpm-workspace-state[\w.-]*|\.yarn-state\.yml|\.yarn-integrity)$/;
/** Paths of `leftOut`, and folders that a failure names. */
const MOST_NAMED = 5;
const LARGEST = 3;
/** Parts of a path that belong to one folder of a failure: `node_modules/@scope/name`. */
const PARTS = 2;

/**
 * Lists what is packed of a folder, in an order that its names alone decide. Follows no link. `only`: the part of it that is packed;
 * empty: all. Throws `output_too_large`, which names the largest folders, `output_unsafe` if it cannot be read, or the reason of the
 * signal.
 */
export async function contentsOf(
  root: string,
  only: string,
  limits: LayerLimits,
  signal: AbortSignal,
): Promise<LayerPaths> {
  const walk = new Walk(root, limits);
  const parts = only === '' ? [] : only.split('/');
  let path = '';
  for (const part of parts) {
    path = join(path, part);
    walk.add(path, false);
  }
  const slice = timeSlices(signal);
  try {
    for (const _ of walk.folder(path, false)) {
      const pause = slice();
      if (pause) await pause;
    }
  } catch (error) {
    const code = systemCode(error);
    if (code === undefined) throw error;
    throw failure('build', 'output_unsafe', `The files of the server cannot be read (${code})`);
  }
  return walk;
}

class Walk implements LayerPaths {
  readonly packages: string[] = [];
  readonly app: string[] = [];
  readonly leftOut: string[] = [];
  bytes = 0;
  readonly #root: string;
  readonly #limits: LayerLimits;
  readonly #sizes = new Map<string, { bytes: number; files: number }>();

  constructor(root: string, limits: LayerLimits) {
    this.#root = root;
    this.#limits = limits;
  }

  /** Yields after each entry, so that other work can run. */
  *folder(path: string, isPackages: boolean): Generator<undefined> {
    const entries = readdirSync(join(this.#root, path), { withFileTypes: true });
    for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
      const above = path.split('/').at(-1) ?? '';
      if (OF_TOOLS.has(entry.name) || OF_TOOLS.has(`${above}/${entry.name}`)) continue;
      if (above === 'node_modules' && OF_MANAGERS.test(entry.name)) continue;
      yield;
      yield* this.#entry(
        entry,
        path === '' ? entry.name : `${path}/${entry.name}`,
        isPackages || entry.name === 'node_modules',
      );
    }
  }

  *#entry(entry: Dirent, path: string, isPackages: boolean): Generator<undefined> {
    if (entry.isDirectory()) {
      this.add(path, isPackages);
      yield* this.folder(path, isPackages);
    } else if (entry.isFile()) {
      this.#count(path, lstatSync(join(this.#root, path)).size);
      this.add(path, isPackages);
    } else if (entry.isSymbolicLink() && staysInside(this.#root, path)) {
      this.#count(path, 0);
      this.add(path, isPackages);
    } else if (this.leftOut.length < MOST_NAMED) this.leftOut.push(path);
  }

  add(path: string, isPackages: boolean): void {
    (isPackages ? this.packages : this.app).push(path);
    const { serverFiles } = this.#limits;
    if (this.packages.length + this.app.length <= serverFiles) return;
    throw this.#tooLarge(`more than ${serverFiles} files and folders`, 'files', (many) => `${many} files`);
  }

  #count(path: string, bytes: number): void {
    const folder = folderOf(path);
    const known = this.#sizes.get(folder) ?? { bytes: 0, files: 0 };
    this.#sizes.set(folder, { bytes: known.bytes + bytes, files: known.files + 1 });
    this.bytes += bytes;
    const { serverBytes } = this.#limits;
    if (this.bytes <= serverBytes) return;
    throw this.#tooLarge(`more than ${formatSize(serverBytes)}`, 'bytes', formatSize);
  }

  #tooLarge(what: string, by: 'bytes' | 'files', shown: (amount: number) => string) {
    const largest = [...this.#sizes].sort(([, one], [, other]) => other[by] - one[by]).slice(0, LARGEST);
    const named = largest.map(([folder, size]) => `\`${folder || '.'}\` (${shown(size[by])})`).join(', ');
    const message = `The server has ${what} before it is packed. The largest folders so far: ${named}`;
    return failure('build', 'output_too_large', message);
  }
}

/** Returns the folder that a file counts to: its package, else the first folders of its path. */
function folderOf(path: string): string {
  const parts = path.split('/').slice(0, -1);
  const at = parts.lastIndexOf('node_modules');
  if (at === -1) return parts.slice(0, PARTS).join('/');
  const hasScope = parts[at + 1]?.startsWith('@') || parts[at + 1] === '.pnpm';
  return parts.slice(0, at + (hasScope ? PARTS + 1 : PARTS)).join('/');
}

/** True if a link is relative, and leads to a place in the root: by its text, and if there is something, by what it leads to. */
function staysInside(root: string, path: string): boolean {
  const link = join(root, path);
  try {
    const target = readlinkSync(link);
    if (isAbsolute(target) || !isInside(root, join(dirname(link), target))) return false;
  } catch {
    return false;
  }
  try {
    return isInside(root, realpathSync(link));
  } catch {
    // It leads nowhere, as the links of programs whose package was pruned.
    return true;
  }
}
