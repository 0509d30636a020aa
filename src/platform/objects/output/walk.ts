import { readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { systemCode } from '../../../base/errors.ts';
import { isInside } from '../../../base/paths.ts';
import { isLeftOut, type OutputKind } from '../../../contract/plain-folder.ts';
import { syncFailure } from '../failures.ts';

/** A file to publish: its path in the release, and the real one to open. */
export interface FoundFile {
  readonly path: string;
  readonly real: string;
}

interface Folder {
  readonly real: string;
  readonly prefix: string;
  /** Real paths of the folders above it. A link to one of them is a cycle. */
  readonly above: readonly string[];
}

/**
 * Yields files, `folder` for each folder that it enters, and `nothing` for each entry that it skips. Count all of them.
 */
type Walk = Generator<FoundFile | 'folder' | 'nothing'>;

/**
 * Why a file is not published: its name says that it contains secrets, or it is not part of the site in a plain folder.
 */
export type LeftOutReason = 'secret' | 'folder' | 'reserved';

interface Rules {
  readonly root: string;
  readonly kind: OutputKind;
  readonly reserved: string | undefined;
  onLeftOut(path: string, reason: LeftOutReason): void;
}

/**
 * Walks the files of a build's output, in any order. Does not trust the folder: throws `BuildFailure` (`output_unsafe`)
 * for links that leave it, cycles, special files, and names that are not valid in a URL.
 * Leaves out `.git`, the root's `node_modules`, `.env*`, and more of a plain folder. Calls `onLeftOut` for all but the
 * first two, which users expect. Paths of folders end in a slash. `reserved`: a name at the root that is left out, too.
 */
export function* walkOutput(
  directory: string,
  kind: OutputKind,
  onLeftOut: (path: string, reason: LeftOutReason) => void,
  reserved?: string,
): Walk {
  const root = realpathSync(directory);
  yield* walkFolder({ root, kind, reserved, onLeftOut }, { real: root, prefix: '', above: [] });
}

function* walkFolder(rules: Rules, folder: Folder): Walk {
  yield 'folder';
  for (const entry of readdirSync(folder.real, { withFileTypes: true })) {
    const path = folder.prefix + entry.name;
    const real = `${folder.real}/${entry.name}`;
    const judged = judge(entry.name, folder.prefix === '', rules);
    if (judged !== 'published') {
      if (judged !== 'expected') rules.onLeftOut(entry.isDirectory() ? `${path}/` : path, judged);
      yield 'nothing';
      continue;
    }
    refuseOddName(entry.name, path);
    if (entry.isFile()) yield { path, real };
    else if (entry.isDirectory()) yield* walkFolder(rules, below(folder, real, path));
    else if (entry.isSymbolicLink()) yield* followLink(rules, folder, path, real);
    else throw specialFile(path);
  }
}

function below(folder: Folder, real: string, path: string): Folder {
  return { real, prefix: `${path}/`, above: [...folder.above, folder.real] };
}

function* followLink(rules: Rules, folder: Folder, path: string, link: string): Walk {
  const { root } = rules;
  const { real, stats } = targetOf(link, path);
  if (!isInside(root, real)) throw syncFailure('output_unsafe', `The link "${path}" leads out of the output directory`);
  const way = relative(root, real).split(sep);
  const hidden = way.map((name, depth) => judge(name, depth === 0, rules)).find((each) => each !== 'published');
  if (hidden) {
    if (hidden !== 'expected') rules.onLeftOut(path, hidden);
    yield 'nothing';
  } else if (stats.isFile()) yield { path, real };
  else if (!stats.isDirectory()) throw specialFile(path);
  else if (real === folder.real || folder.above.includes(real)) {
    throw syncFailure('output_unsafe', `The link "${path}" leads back to a folder that contains it`);
  } else yield* walkFolder(rules, below(folder, real, path));
}

function targetOf(link: string, path: string): { real: string; stats: Stats } {
  try {
    const real = realpathSync(link);
    return { real, stats: statSync(real) };
  } catch (error) {
    const why = systemCode(error) === 'ELOOP' ? 'is part of a cycle of links' : 'has a target that cannot be read';
    throw syncFailure('output_unsafe', `The link "${path}" ${why}`);
  }
}

/** `expected`: left out of every release, and not reported. */
function judge(name: string, atRoot: boolean, { kind, reserved }: Rules): LeftOutReason | 'expected' | 'published' {
  if (name === '.git' || (atRoot && name === 'node_modules')) return 'expected';
  if (atRoot && name === reserved) return 'reserved';
  if (/^\.env/i.test(name)) return 'secret';
  return kind === 'folder' && isLeftOut(name) ? 'folder' : 'published';
}

/** Node.js replaces bytes that are not UTF-8 by U+FFFD. A backslash is a separator on other systems. */
function refuseOddName(name: string, path: string): void {
  if (name === '.' || name === '..' || /[\uFFFD\\]/.test(name)) {
    throw syncFailure('output_unsafe', `The file name ${JSON.stringify(path)} is not valid in a URL`);
  }
}

export function specialFile(path: string): Error {
  return syncFailure('output_unsafe', `"${path}" is not a file, a folder, or a link to one`);
}
