import { readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { systemCode } from '../../base/errors.ts';
import { isInside } from '../../base/paths.ts';
import { syncFailure } from './failures.ts';

/** A file to publish: its path in the release, and the real one to open. */
export interface FoundFile {
  readonly path: string;
  readonly real: string;
}

interface Folder {
  readonly real: string;
  readonly prefix: string;
  /** Real paths of the folders it lies in: a link back to one is a cycle. */
  readonly above: readonly string[];
}

/** What the walk yields: a file, or undefined for each folder that it enters, so that the caller may count and pause. */
type Walk = Generator<FoundFile | undefined>;

/**
 * The files of a build's output, in no certain order. Nothing in the folder is trusted: links that leave it,
 * cycles, special files and names that no URL can spell throw `BuildFailure` (`output_unsafe`).
 * `.git`, the root's `node_modules` and `.env*` are left out; `onSecret` hears of the latter.
 */
export function* walkOutput(root: string, onSecret: (path: string) => void): Walk {
  const real = realpathSync(root);
  yield* walkFolder(real, { real, prefix: '', above: [] }, onSecret);
}

function* walkFolder(root: string, folder: Folder, onSecret: (path: string) => void): Walk {
  yield undefined;
  for (const entry of readdirSync(folder.real, { withFileTypes: true })) {
    const path = folder.prefix + entry.name;
    const real = `${folder.real}/${entry.name}`;
    if (isLeftOut(entry.name, folder.prefix === '', () => onSecret(path))) continue;
    refuseOddName(entry.name, path);
    if (entry.isFile()) yield { path, real };
    else if (entry.isDirectory()) yield* walkFolder(root, below(folder, real, path), onSecret);
    else if (entry.isSymbolicLink()) yield* followLink(root, folder, path, real, onSecret);
    else throw specialFile(path);
  }
}

function below(folder: Folder, real: string, path: string): Folder {
  return { real, prefix: `${path}/`, above: [...folder.above, folder.real] };
}

function* followLink(root: string, folder: Folder, path: string, link: string, onSecret: (path: string) => void): Walk {
  const { real, stats } = targetOf(link, path);
  if (!isInside(root, real)) {
    throw syncFailure('output_unsafe', `The link "${path}" leads out of the output directory`);
  }
  const way = relative(root, real).split(sep);
  if (way.some((name, depth) => isLeftOut(name, depth === 0, () => onSecret(path)))) return;
  if (stats.isFile()) yield { path, real };
  else if (!stats.isDirectory()) throw specialFile(path);
  else if (real === folder.real || folder.above.includes(real)) {
    throw syncFailure('output_unsafe', `The link "${path}" leads back to a folder that it lies in`);
  } else yield* walkFolder(root, below(folder, real, path), onSecret);
}

function targetOf(link: string, path: string): { real: string; stats: Stats } {
  try {
    const real = realpathSync(link);
    return { real, stats: statSync(real) };
  } catch (error) {
    const why = systemCode(error) === 'ELOOP' ? 'leads in a circle' : 'leads nowhere';
    throw syncFailure('output_unsafe', `The link "${path}" ${why}`);
  }
}

function isLeftOut(name: string, atRoot: boolean, onSecret: () => void): boolean {
  if (name === '.git' || (atRoot && name === 'node_modules')) return true;
  if (!/^\.env/i.test(name)) return false;
  onSecret();
  return true;
}

/** Node puts U+FFFD where a name is not UTF-8; a backslash is a separator elsewhere. */
function refuseOddName(name: string, path: string): void {
  if (name === '.' || name === '..' || /[\uFFFD\\]/.test(name)) {
    throw syncFailure('output_unsafe', `The file name ${JSON.stringify(path)} is not valid in a URL`);
  }
}

export function specialFile(path: string): Error {
  return syncFailure('output_unsafe', `"${path}" is neither a file nor a folder nor a link to one`);
}
