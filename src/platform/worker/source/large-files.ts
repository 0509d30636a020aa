import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { failure } from '../failure.ts';
import { readHead } from '../files/inside.ts';
import type { Host } from '../host.ts';
import { type Git, type GitContext, lastError } from './git.ts';

/** The first line of a file that stands for another one in Git LFS. */
const POINTER = 'version https://git-lfs.github.com/spec/v1';
const ATTRIBUTES_BYTES = 64 * 1024;
/** Pointers that a line of the log names. */
const MOST_NAMED = 10;
const NAME_LENGTH = 200;

/** git-lfs replaces pointers only where its filter is set. The checkout itself ran without, so that it fetches at once. */
const FILTER = [
  'filter.lfs.clean=git-lfs clean -- %f',
  'filter.lfs.smudge=git-lfs smudge -- %f',
  'filter.lfs.required=true',
];

/** A checkout, the mirror that the files are fetched into, and the repository for people. */
interface Pulled {
  readonly target: string;
  readonly mirror: string;
  readonly shown: string;
}

/**
 * Replaces the pointers of Git LFS in a checkout by their files, if git-lfs is installed. Otherwise the log names them. Takes them
 * from the mirror alone, whatever `.lfsconfig` says. Throws `BuildFailure` (`clone_failed`).
 */
export async function fetchLargeFiles(
  git: Git,
  host: Host,
  { target, mirror, shown }: Pulled,
  context: GitContext,
): Promise<void> {
  const { env, onLine } = context;
  const attributes = await readHead(target, join(target, '.gitattributes'), ATTRIBUTES_BYTES);
  if (!attributes?.text.includes('filter=lfs')) return;
  const pointers = await pointersIn(git, target);
  if (pointers.count === 0) return;
  if (!env.PATH?.split(':').some((folder) => existsSync(join(folder, 'git-lfs')))) {
    const more = pointers.count > MOST_NAMED ? ` and ${pointers.count - MOST_NAMED} more` : '';
    const files = pointers.count === 1 ? '1 file is' : `${pointers.count} files are`;
    onLine(
      `Warning: ${files} in Git LFS, and this platform has no git-lfs, so only pointers to them are published: ` +
        `${pointers.names.map((name) => `\`${name}\``).join(', ')}${more}`,
    );
    return;
  }
  await host.fetch('largeFiles', context);
  const settings = [`lfs.url=file://${mirror}`, ...FILTER].flatMap((each) => ['-c', each]);
  const { exitCode, errors } = await git.try(['-C', target, ...settings, 'lfs', 'pull']);
  if (exitCode === 0)
    return onLine(`Fetched ${pointers.count === 1 ? '1 file' : `${pointers.count} files`} of Git LFS`);
  const message = `The files of Git LFS of ${shown} could not be checked out: ${lastError(errors)}`;
  throw failure('clone', 'clone_failed', message, errors);
}

async function pointersIn(git: Git, target: string) {
  const names: string[] = [];
  let count = 0;
  await git.try(['-C', target, 'grep', '-l', '-I', '-F', '-e', POINTER, '--', ':!.gitattributes'], (name) => {
    count += 1;
    if (names.length < MOST_NAMED) names.push(name.slice(0, NAME_LENGTH));
  });
  return { count, names };
}
