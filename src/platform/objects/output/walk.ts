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
  /** Real paths of the folders it lies in: a link back to one is a cycle. */
  readonly above: readonly string[];
}

/** What the walk yields: a file, `folder` for each that it enters, `nothing` for what it passes over: to be counted. */
type Walk = Generator<FoundFile | 'folder' | 'nothing'>;

/**
 * Why a file is not published: its name says that it contains secrets, or it is not a page's business in a plain
 * folder.
 */
export type LeftOutReason = 'secret' | 'folder';

interface Rules {
  readonly root: string;
  readonly kind: OutputKind;
  onLeftOut(path: string, reason: LeftOutReason): void;
}

/**
 * The files of a build's output, in no certain order. Nothing in the folder is trusted: links that leave it,
 * cycles, special files and names that no URL can spell throw `BuildFailure` (`output_unsafe`).
 * Leaves out `.git`, the root's `node_modules` and `.env*`, and of a plain folder more. Calls `onLeftOut` for all but
 * the first two, which users expect. Paths of folders end in a slash.
 */
export function* walkOutput(
  directory: string,
  kind: OutputKind,
  onLeftOut: (path: string, reason: LeftOutReason) => void,
): Walk {
  const root = realpathSync(directory);
  yield* walkFolder({ root, kind, onLeftOut }, { real: root, prefix: '', above: [] });
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
  if (!isInside(root, real)) {
    throw syncFailure('output_unsafe', `The link "${path}" leads out of the output directory`);
  }
  const way = relative(root, real).split(sep);
  const hidden = way.map((name, depth) => judge(name, depth === 0, rules)).find((each) => each !== 'published');
  if (hidden) {
    if (hidden !== 'expected') rules.onLeftOut(path, hidden);
    yield 'nothing';
  } else if (stats.isFile()) yield { path, real };
  else if (!stats.isDirectory()) throw specialFile(path);
  else if (real === folder.real || folder.above.includes(real)) {
    throw syncFailure('output_unsafe', `The link "${path}" leads back to a folder that it lies in`);
  } else yield* walkFolder(rules, below(folder, real, path));
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

/** `expected`: left out of every release, and not reported. */
function judge(name: string, atRoot: boolean, { kind }: Rules): LeftOutReason | 'expected' | 'published' {
  if (name === '.git' || (atRoot && name === 'node_modules')) return 'expected';
  if (/^\.env/i.test(name)) return 'secret';
  return kind === 'folder' && isLeftOut(name) ? 'folder' : 'published';
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
