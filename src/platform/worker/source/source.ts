import { constants, existsSync } from 'node:fs';
import { lstat, open, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeGitFolder } from '../../../base/git-folder.ts';
import type { DeploymentStage } from '../../../contract/control-plane.ts';
import type { CommitFacts } from '../../shared/types.ts';
import { failure } from '../failure.ts';
import { readHead } from '../files/inside.ts';
import type { Fetched, Host } from '../host.ts';
import { type Git, type GitContext, gitFor, lastError } from './git.ts';

export interface ClonedSource {
  readonly commit: string;
  readonly facts: CommitFacts;
  /** A bare repository with the objects that the checkout uses. It must be readable while the build runs. */
  readonly mirror: string;
}

/** Checks out what `host` fetches into the empty `target`. Depth 1, unless the sources read the history. Throws `BuildFailure`. */
export async function checkOut(host: Host, branch: string, target: string, context: GitContext): Promise<ClonedSource> {
  const fetched = await host.fetch('commit', context);
  const { mirror, tip, shown } = fetched;
  const git = gitFor('file', context);
  const folder = join(target, '.git');
  writeGitFolder(folder, { bare: false, branch, lender: mirror, origin: shown });
  const [facts, isHistoryRead] = await Promise.all([
    factsOf(git, mirror, tip),
    readsHistory(git, mirror, tip),
    git.must(['-C', target, 'reset', '-q', '--hard', tip]),
  ]);
  const commit = (await readFile(join(folder, 'refs/heads', branch), 'utf8')).trim();
  await writeFile(join(folder, 'shallow'), `${commit}\n`);
  if (isHistoryRead) await fetchHistory(host, target, context);
  await fetchLargeFiles(git, host, target, fetched, context);
  if (existsSync(join(target, '.gitmodules'))) await fetchSubmodules(target, shown, context);
  return { commit, facts, mirror };
}

/** Reads what people want to know of a commit. The platform bounds it and removes control characters. */
async function factsOf(git: Git, mirror: string, tip: string): Promise<CommitFacts> {
  const lines: string[] = [];
  const format = ['--no-show-signature', '--encoding=UTF-8', '--format=%an%n%s', '--end-of-options', tip];
  await git.try(['-C', mirror, 'log', '--no-walk', ...format], (line) => void (lines.length < 2 && lines.push(line)));
  const [author = null, subject = null] = lines;
  return { subject, author };
}

/** Fetches submodules over https only: a hostile repository could name repositories of this machine. */
async function fetchSubmodules(target: string, shown: string, context: GitContext): Promise<void> {
  const git = gitFor('https', context);
  const update = ['submodule', 'update', '-q', '--init', '--recursive', '--depth=1', '--recommend-shallow'];
  const { exitCode, errors: said } = await git.try(['-C', target, ...update]);
  if (exitCode === 0) return;
  // Git names the folder of a submodule by its path on this machine.
  const errors = said.map((line) => line.replaceAll(`${target}/`, ''));
  const refused = /transport '[^']*' not allowed/.test(errors.join('\n'));
  throw failure(
    'clone',
    refused ? 'repository_not_allowed' : 'clone_failed',
    `A submodule of ${shown} ${refused ? 'has a URL that is not https' : 'could not be fetched'}: ${lastError(errors)}`,
    errors,
  );
}

/*
 * Many sites show when a page was last changed, and ask git. In a clone of depth 1 each file seems to be as old as the
 * commit. So the history is fetched for sources that read it. All others are spared it.
 */

/** The files in which a site says that it reads the history: its manifest, and the configuration of its generator. */
const FILES = [
  'package.json',
  '*.config.*',
  '.eleventy.*',
  '.vitepress/config*',
  '.vitepress/config/*',
  '.vuepress/config*',
];
/** Options of Docusaurus, VitePress, Starlight and Eleventy, packages that read the history, and commands of git. */
const SIGNS = [
  'lastUpdated',
  'showLastUpdate',
  'git Last Modified',
  'git Created',
  'gitTimestamp',
  '"nextra"',
  '@vuepress/plugin-git',
  '@vuepress/theme-default',
  'gatsby-transformer-gitinfo',
  'git-last-commit',
  'simple-git',
  'git log',
  'git rev-list',
  'git shortlog',
];
/** Gives a checkout its history. If that cannot be fetched, the log says so. */
async function fetchHistory(host: Host, target: string, context: GitContext): Promise<void> {
  const fetched = await host.fetch('history', context);
  if ('problem' in fetched) {
    return context.onLine(
      `Warning: the history could not be fetched, so dates of changes may be wrong: ${fetched.problem}`,
    );
  }
  const file = join(target, '.git/shallow');
  if (fetched.shallow === '') await rm(file, { force: true });
  else await writeFile(file, fetched.shallow);
  context.onLine('Fetched the history, because the sources read it');
}

async function readsHistory(git: Git, mirror: string, tip: string): Promise<boolean> {
  const files = FILES.map((name) => `:(glob)**/${name}`);
  const signs = SIGNS.flatMap((sign) => ['-e', sign]);
  return (await git.try(['-C', mirror, 'grep', '-q', '-I', '-F', ...signs, tip, '--', ...files])).exitCode === 0;
}

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

/**
 * Replaces the pointers of Git LFS in a checkout by their files, if git-lfs is installed. Otherwise the log names them. Takes them
 * from the mirror alone, whatever `.lfsconfig` says. Throws `BuildFailure` (`clone_failed`).
 */
async function fetchLargeFiles(
  git: Git,
  host: Host,
  target: string,
  { mirror, shown }: Fetched,
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

/**
 * The folder of a checkout, open since before the first command of the build. A command owns the folder above it, so it can put a
 * link in its place, and all that is read afterwards would come from somewhere else. No process of the build lives when a command
 * has ended, so one comparison then holds until the next command.
 */
export async function openCheckout(path: string) {
  const file = await open(path, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW);
  const { ino, dev } = await file.stat();
  /** False if a command has put something else in its place. While the folder is open, no other one can get its number. */
  const isThere = async () => {
    const [now, real] = await Promise.all([lstat(path), realpath(path)]).catch(() => []);
    return now?.ino === ino && now.dev === dev && real === path;
  };
  /** Throws `output_unsafe` if a command has put something else in its place. */
  const check = async (stage: DeploymentStage, command: string) => {
    if (await isThere()) return;
    const message = `The ${stage} command \`${command}\` moved its checkout away, or put something else in its place`;
    throw failure(stage, 'output_unsafe', message);
  };
  return { isThere, check, [Symbol.asyncDispose]: () => file.close() };
}

export type CheckoutFolder = Awaited<ReturnType<typeof openCheckout>>;
