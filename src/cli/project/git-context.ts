import { execFile, execFileSync, type StdioOptions } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { promisify } from 'node:util';
import { attempt, type SlipwayError, systemCode } from '../../base/errors.ts';
import { isObject } from '../../base/json.ts';
import { cleanLine } from '../../base/text.ts';
import { nameOnGitHub } from '../../contract/repository.ts';
import type { DeployEvent } from '../../deploy/events.ts';
import type { RunContext } from '../../deploy/inputs/context.ts';
import { type WorkingTree, workingTree } from '../../deploy/working-tree.ts';
import { invalidInput, missingInput } from '../flags/flags.ts';
import type { Io } from '../terminal/io.ts';

const run = promisify(execFile);

/** Returns a function that runs git in a folder and returns its output, or undefined if git fails or prints nothing. */
function gitIn({ cwd }: Pick<Io, 'cwd'>): (...args: readonly string[]) => Promise<string | undefined> {
  return (...args) =>
    run('git', [...args], { cwd }).then(
      ({ stdout }) => stdout.trim() || undefined,
      () => undefined,
    );
}

/** Returns the root of the checkout that has the folder. Throws `invalid_input` outside of a git repository. `without`: the remedy for that. */
export async function gitRoot(
  io: Pick<Io, 'cwd'>,
  without = 'Run it in a checkout, or make one: git init --initial-branch main',
): Promise<string> {
  const root = await rootOf(io);
  if (root !== undefined) return root;
  throw (await unreadable(io)) ?? invalidInput('This folder is not in a git repository', without);
}

/** Returns the error if git is missing, or refuses the repository of a folder because it belongs to another user. */
async function unreadable({ cwd }: Pick<Io, 'cwd'>): Promise<SlipwayError | undefined> {
  const failed: unknown = await run('git', ['rev-parse'], { cwd }).catch((error: unknown) => error);
  if (systemCode(failed) === 'ENOENT' && existsSync(cwd)) {
    return invalidInput('git is not installed', 'Install git, and run the command again.');
  }
  const said = isObject(failed) && typeof failed.stderr === 'string' ? failed.stderr : '';
  // In the words of git, all but its command is translated.
  const [, trust] = /(git config --global --add safe\.directory .+)/.exec(said) ?? [];
  if (trust === undefined) return undefined;
  const message = 'The repository of this folder belongs to another user, so git does not read it';
  return invalidInput(message, `If you trust it: ${cleanLine(trust, 500)}`);
}

/** Returns the folder below the root of its checkout, as `apps/shop`. Empty in the root, and outside of a git repository. */
export async function folderInRoot(io: Pick<Io, 'cwd'>): Promise<string> {
  return ((await gitIn(io)('rev-parse', '--show-prefix')) ?? '').replace(/\/$/, '');
}

const rootOf = (at: Pick<Io, 'cwd'>) => gitIn(at)('rev-parse', '--show-toplevel');
const originOf = (at: Pick<Io, 'cwd'>) => gitIn(at)('remote', 'get-url', 'origin');

export function branchOf(at: Pick<Io, 'cwd'>): Promise<string | undefined> {
  return gitIn(at)('symbolic-ref', '--short', 'HEAD');
}

export function commitOf(at: Pick<Io, 'cwd'>): Promise<string | undefined> {
  return gitIn(at)('rev-parse', '--quiet', '--verify', 'HEAD^{commit}');
}

/** Reads the context from the git repository in the folder of the command. All is unknown if there is none. */
export async function workingCopy(io: Io): Promise<RunContext> {
  const [remote, branch, sha] = await Promise.all([originOf(io), branchOf(io), commitOf(io)]);
  return {
    serverUrl: 'https://github.com',
    apiUrl: 'https://api.github.com',
    repository: remote === undefined ? undefined : nameOnGitHub(remote),
    refName: branch,
    sha,
    eventName: undefined,
    pullRequest: undefined,
    fork: false,
    selfHosted: false,
    dependabot: false,
    idTokenRequest: undefined,
    runUrl: undefined,
    workspace: io.cwd,
  };
}

/** Returns the lines of a file of the deployed commit, or undefined if it does not exist, is large, or is binary. */
export type SourceLines = (file: string) => readonly string[] | undefined;

export interface Sources {
  readonly tree: WorkingTree;
  readonly lines: SourceLines;
}

const SOURCE_BYTES = 1_024 * 1_024;
const GIT_MS = 5_000;

/** Reads from the commit, because the files of the folder may have changed since. Filters of the repository do not run. */
function linesAt(root: string, revision: string): SourceLines {
  const read = new Map<string, readonly string[] | undefined>();
  return (file) => {
    if (!read.has(file)) read.set(file, blobLines(root, `${revision}:${file}`));
    return read.get(file);
  };
}

function blobLines(root: string, name: string): readonly string[] | undefined {
  const limits = { maxBuffer: SOURCE_BYTES, timeout: GIT_MS } as const;
  const args = ['-C', root, 'cat-file', 'blob', '--end-of-options', name];
  const stdio: StdioOptions = ['ignore', 'pipe', 'ignore'];
  const text = attempt(() => execFileSync('git', args, { ...limits, encoding: 'utf8', stdio }));
  return text === undefined || text.includes('\0') ? undefined : text.split(/\r?\n/);
}

/** Returns the files that findings are shown on: those of the deployed repository, if they are on this machine. */
export async function sourcesOf(
  { commit, repository, branch }: { readonly commit: string | undefined } & Record<'repository' | 'branch', string>,
  io: Pick<Io, 'cwd'>,
): Promise<Sources | undefined> {
  const own = commit !== undefined || (await originOf(io)) === repository;
  const root = isAbsolute(repository) ? repository : own ? await rootOf(io) : undefined;
  if (root === undefined) return undefined;
  return { tree: workingTree(root), lines: linesAt(root, commit ?? `refs/heads/${branch}`) };
}

const COMMIT = 'git add --all && git commit --message "First version"';
export const FIRST_COMMIT = `git init --initial-branch main && ${COMMIT}`;

/** Returns the branch that is checked out in a repository of this machine. Throws `invalid_input` if there is no commit to build. */
export async function branchAt(path: string): Promise<string> {
  const at = { cwd: path };
  const branch = await branchOf(at);
  const commit = await commitOf(at);
  if (branch === undefined && commit !== undefined) throw await detachedHead(commit, at);
  if (branch === undefined) {
    const error = await unreadable(at);
    if (error) throw error;
    const message = `--repository: there is no git repository with a branch checked out at "${path}"`;
    const remedy = 'Name the folder of one, or its branch too: --branch main.';
    throw invalidInput(message, remedy, 'repository');
  }
  if (commit !== undefined) return branch;
  const message = `The repository ${path} has no commit yet, and a deploy builds a commit`;
  throw invalidInput(message, `Commit the site: ${COMMIT}`, 'repository');
}

/** Returns other names of a repository: the remote "origin" of a folder, or the folder of the checkout whose remote it is. */
export async function otherNames(repository: string, io: Pick<Io, 'cwd'>): Promise<readonly string[]> {
  const origin = await originOf(isAbsolute(repository) ? { cwd: repository } : io);
  if (origin === undefined) return [];
  if (isAbsolute(repository)) return [origin];
  const root = await rootOf(io);
  return root !== undefined && (origin === repository || nameOnGitHub(origin) === repository) ? [root] : [];
}

/** Its folder, and its remote "origin". Empty outside of a repository. */
export async function checkoutNames(io: Pick<Io, 'cwd'>): Promise<readonly string[]> {
  const [root, origin] = await Promise.all([rootOf(io), originOf(io)]);
  return root === undefined ? [] : [root, origin].filter((name) => name !== undefined);
}

/**
 * Completes the name of a commit by a checkout, which must have it in the branch. Without a checkout it must be complete. Throws
 * `invalid_input`.
 */
export async function fullCommit(
  commit: string,
  { repository, branch }: Record<'repository' | 'branch', string>,
  io: Pick<Io, 'cwd'>,
): Promise<string> {
  const shown = cleanLine(commit, 80);
  const wrong = (problem: string, remedy: string) => invalidInput(`--commit: ${problem}`, remedy, 'commit');
  if (!/^[0-9a-f]{4,64}$/i.test(commit)) {
    throw wrong(`"${shown}" is not the name of a commit`, 'Write its digits, as git log shows them: --commit 1a2b3c4');
  }
  const isHere = isAbsolute(repository) || (await otherNames(repository, io)).length > 0;
  const git = gitIn({ cwd: isAbsolute(repository) ? repository : io.cwd });
  const named = ['rev-parse', '--quiet', '--verify', '--end-of-options', `${commit}^{commit}`];
  const full = isHere ? await git(...named) : undefined;
  if (full === undefined && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(commit) && !isAbsolute(repository)) {
    return commit.toLowerCase();
  }
  if (full === undefined) {
    const remedy = isHere ? 'git log shows those that there are.' : 'Write all 40 digits of it.';
    throw wrong(isHere ? `the checkout has no commit ${shown}` : `${shown} is not complete`, remedy);
  }
  const own = `refs/heads/${branch}`;
  const tips = isAbsolute(repository) ? [own] : [`refs/remotes/origin/${branch}`, own];
  for (const tip of tips) {
    if ((await git('rev-parse', '--quiet', '--verify', tip)) === undefined) continue;
    if ((await git('rev-list', '--max-count=1', `${tip}..${full}`)) === undefined) return full;
    const problem = `the branch ${cleanLine(branch, 100)} does not have the commit ${shown}`;
    throw wrong(problem, 'Name the branch that has it: --branch BRANCH');
  }
  return full;
}

/** The error if a commit is checked out, and not a branch. Its remedy names a branch that has the commit. */
export async function detachedHead(commit: string, at: Pick<Io, 'cwd'>): Promise<SlipwayError> {
  const git = gitIn(at);
  const having = (refs: string) =>
    git('for-each-ref', '--contains', commit, '--format=%(refname:lstrip=2)', '--count=50', refs);
  const names = ((await having('refs/heads')) ?? '').split('\n').filter((name) => name !== '');
  const name = ['main', 'master'].find((each) => names.includes(each)) ?? names[0];
  const short = commit.slice(0, 12);
  const remedy =
    name === undefined
      ? `No branch of this checkout has the commit, and a deploy is of a branch. Make one: git switch --create BRANCH`
      : `Name a branch that has the commit: --branch ${cleanLine(name, 200)} --commit ${short}`;
  return missingInput(`HEAD is detached at ${commit.slice(0, 7)}, so no branch is checked out`, remedy);
}

const NAMES_SHOWN = 5;

/** Returns a warning with the files that a deploy of the checkout leaves out, or undefined if it has no changes, or git does not answer in time. */
export async function changesLeftOut(path: string): Promise<DeployEvent | undefined> {
  const args = ['-C', path, 'status', '--porcelain', '-z', '--no-renames', '--ignore-submodules'];
  const options = { maxBuffer: SOURCE_BYTES, timeout: GIT_MS } as const;
  const { stdout } = await run('git', args, options).catch(() => ({ stdout: '' }));
  const changed = stdout.split('\0').flatMap((line) => (line === '' ? [] : cleanLine(line.slice(3), 100)));
  if (changed.length === 0) return undefined;
  const more = changed.length > NAMES_SHOWN ? ` and ${changed.length - NAMES_SHOWN} more` : '';
  return {
    type: 'warning',
    message: `Not committed, so not part of this deploy: ${changed.slice(0, NAMES_SHOWN).join(', ')}${more}`,
    remedy: 'Commit them, and deploy again.',
  };
}
