import { lstatSync, readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { attempt, systemCode } from '../../../base/errors.ts';
import { isInside } from '../../../base/paths.ts';
import { formatSize } from '../../../base/sizes.ts';
import type { BuildLimits } from '../../dispatch/limits.ts';
import { timeSlices } from '../../objects/slice.ts';
import { failure } from '../failure.ts';

type LayerLimits = Pick<BuildLimits, 'serverBytes' | 'serverFiles'>;

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
 * Lists what is packed of a folder, in an order that its names alone decide: paths from the root, folders before what is in them.
 * Follows no link. `only`: the part of it that is packed; empty: all. Throws `output_too_large`, which names the largest folders,
 * `output_unsafe` if it cannot be read, or the reason of the signal.
 */
export async function contentsOf(root: string, only: string, limits: LayerLimits, signal: AbortSignal) {
  const { serverBytes, serverFiles } = limits;
  /** Everything in folders named `node_modules`. */
  const packages: string[] = [];
  const app: string[] = [];
  /** Links that lead out of the root, and sockets and the like. The first few. */
  const leftOut: string[] = [];
  const sizes = new Map<string, { bytes: number; files: number }>();
  /** Of all files, before they are packed. */
  let bytes = 0;
  const tooLarge = (what: string, by: 'bytes' | 'files', shown: (amount: number) => string) => {
    const largest = [...sizes].sort(([, one], [, other]) => other[by] - one[by]).slice(0, LARGEST);
    const named = largest.map(([folder, size]) => `\`${folder || '.'}\` (${shown(size[by])})`).join(', ');
    const message = `The server has ${what} before it is packed. The largest folders so far: ${named}`;
    return failure('build', 'output_too_large', message);
  };
  const add = (path: string, isPackages: boolean) => {
    (isPackages ? packages : app).push(path);
    if (packages.length + app.length <= serverFiles) return;
    throw tooLarge(`more than ${serverFiles} files and folders`, 'files', (many) => `${many} files`);
  };
  const count = (path: string, size: number) => {
    const folder = folderOf(path);
    const known = sizes.get(folder) ?? { bytes: 0, files: 0 };
    sizes.set(folder, { bytes: known.bytes + size, files: known.files + 1 });
    bytes += size;
    if (bytes > serverBytes) throw tooLarge(`more than ${formatSize(serverBytes)}`, 'bytes', formatSize);
  };
  /** Yields before each entry, so that other work can run. */
  function* walk(folder: string, isPackages: boolean): Generator<undefined> {
    const entries = readdirSync(join(root, folder), { withFileTypes: true });
    const above = folder.split('/').at(-1) ?? '';
    for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
      const { name } = entry;
      if (OF_TOOLS.has(name) || OF_TOOLS.has(`${above}/${name}`)) continue;
      if (above === 'node_modules' && OF_MANAGERS.test(name)) continue;
      yield;
      const path = folder === '' ? name : `${folder}/${name}`;
      const isLink = entry.isSymbolicLink() && staysInside(root, path);
      if (entry.isDirectory() || entry.isFile() || isLink) {
        if (!entry.isDirectory()) count(path, isLink ? 0 : lstatSync(join(root, path)).size);
        add(path, isPackages || name === 'node_modules');
        if (entry.isDirectory()) yield* walk(path, isPackages || name === 'node_modules');
      } else if (leftOut.length < MOST_NAMED) leftOut.push(path);
    }
  }
  let path = '';
  for (const part of only === '' ? [] : only.split('/')) {
    path = join(path, part);
    add(path, false);
  }
  const slice = timeSlices(signal);
  try {
    for (const _ of walk(path, false)) {
      const pause = slice();
      if (pause) await pause;
    }
  } catch (error) {
    const code = systemCode(error);
    if (code === undefined) throw error;
    throw failure('build', 'output_unsafe', `The files of the server cannot be read (${code})`);
  }
  return { packages, app, leftOut, bytes };
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
  const target = attempt(() => readlinkSync(link));
  if (target === undefined || isAbsolute(target) || !isInside(root, join(dirname(link), target))) return false;
  // It leads nowhere, as the links of programs whose package was pruned.
  return attempt(() => isInside(root, realpathSync(link))) ?? true;
}
