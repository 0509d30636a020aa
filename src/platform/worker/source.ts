import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeGitFolder } from '../../base/git-folder.ts';
import type { FailureCode } from '../../contract/control-plane.ts';
import { BuildFailure, type CommitFacts } from '../types.ts';
import { failure } from './failure.ts';
import { DISK_FULL, type Git, type GitContext, gitFor, lastError } from './git.ts';
import { fetchHistory } from './history.ts';
import { fetchLargeFiles } from './large-files.ts';
import { type AcquireLock, locked } from './lock.ts';
import type { Repository } from './repository.ts';
import { removeTree } from './workspace.ts';

/** What to check out. */
export interface Wanted {
  readonly branch: string;
  readonly commit: string | null;
}

export interface Checkout {
  readonly commit: string;
  readonly facts: CommitFacts;
  /** The bare repository whose objects the checkout uses. It must be readable while the build runs. */
  readonly mirror: string;
}

export interface CheckoutContext extends GitContext {
  /** Locks the mirror, which all workers share. */
  readonly lock: AcquireLock;
}

/**
 * Checks out a branch, tag or commit into the empty folder `target`. Its `.git` uses the objects of a bare mirror below
 * `mirrors`, and has depth 1 unless the sources read the history. All apps share one mirror per repository, so git fetches
 * only new objects.
 * Throws `BuildFailure` of the stage `clone`.
 */
export async function checkOut(
  mirrors: string,
  repository: Repository,
  wanted: Wanted,
  target: string,
  context: CheckoutContext,
): Promise<Checkout> {
  const name = createHash('sha256').update(repository.url).digest('hex').slice(0, 32);
  const mirror = join(mirrors, `${name}.git`);
  for (const folder of [mirror, freshName(mirror)]) context.guard?.include(folder);
  const git = gitFor(repository.protocols, context);
  const alone = <T>(work: () => Promise<T>) => locked(context.lock, `mirror:${name}`, work);
  const tip = await alone(() => fetchCommit(git, mirror, repository, wanted));
  const { branch } = wanted;
  const folder = join(target, '.git');
  await writeGitFolder(folder, { bare: false, branch, lender: mirror, origin: repository.shown });
  const [facts] = await Promise.all([
    factsOf(git, mirror, tip),
    git.must(['-C', target, 'reset', '-q', '--hard', tip]),
  ]);
  const commit = (await readFile(join(folder, 'refs/heads', branch), 'utf8')).trim();
  await writeFile(join(folder, 'shallow'), `${commit}\n`);
  await fetchHistory(git, { target, mirror, tip, alone }, repository, context);
  await fetchLargeFiles(git, target, repository, context);
  if (existsSync(join(target, '.gitmodules'))) await fetchSubmodules(target, repository, context);
  return { commit, facts, mirror };
}

/** Reads what people want to know of a commit. The platform bounds it and removes control characters. */
async function factsOf(git: Git, mirror: string, tip: string): Promise<CommitFacts> {
  const lines: string[] = [];
  const format = ['--no-show-signature', '--encoding=UTF-8', '--format=%an%n%s', '--end-of-options', tip];
  await git.try(['-C', mirror, 'log', '-1', ...format], (line) => void (lines.length < 2 && lines.push(line)));
  const [author = null, subject = null] = lines;
  return { subject, author };
}

async function fetchCommit(git: Git, mirror: string, repository: Repository, wanted: Wanted): Promise<string> {
  if (!existsSync(mirror)) return freshMirror(git, mirror, repository, wanted);
  const known = wanted.commit && ['-C', mirror, 'rev-parse', '--quiet', '--verify', `${wanted.commit}^{commit}`];
  if (wanted.commit && known && (await git.try(known)).exitCode === 0) return wanted.commit;
  try {
    return await fetchInto(git, mirror, repository, wanted);
  } catch (error) {
    // A killed platform may have left locks or an incomplete fetch. The mirror is a cache, so make it again.
    if (codeOf(error) !== 'clone_failed') throw error;
    return freshMirror(git, mirror, repository, wanted);
  }
}

function freshName(mirror: string): string {
  return `${mirror}.new`;
}

/** Makes the mirror under another name first, so that a failure does not change an older mirror. */
async function freshMirror(git: Git, mirror: string, repository: Repository, wanted: Wanted): Promise<string> {
  const fresh = freshName(mirror);
  await removeTree(fresh);
  try {
    await writeGitFolder(fresh, { bare: true, branch: 'main' });
    const tip = await fetchInto(git, fresh, repository, wanted, NOTHING_TO_TIDY);
    await removeTree(mirror);
    await rename(fresh, mirror);
    return tip;
  } finally {
    await removeTree(fresh);
  }
}

/** Skips git's maintenance after a fetch, whose check alone takes a third of a small fetch. */
const NOTHING_TO_TIDY = ['-c', 'maintenance.auto=false'];

/** Fetches the commit, else the branch, else the tag of that name. Returns the ID of the fetched object. */
async function fetchInto(
  git: Git,
  mirror: string,
  { url, shown }: Repository,
  wanted: Wanted,
  settings: readonly string[] = [],
): Promise<string> {
  const names = wanted.commit ? [wanted.commit] : [`refs/heads/${wanted.branch}`, `refs/tags/${wanted.branch}`];
  for (const name of names) {
    const kept = `refs/slipway/${createHash('sha256').update(name).digest('hex').slice(0, 16)}`;
    const how = ['-q', '--depth=1', '--no-tags', '--', url, `+${name}:${kept}`];
    const fetched = await git.try(['-C', mirror, ...settings, 'fetch', ...how]);
    if (fetched.exitCode === 0) return /^[0-9a-f]*/.exec(await readFile(join(mirror, 'FETCH_HEAD'), 'utf8'))?.[0] ?? '';
    const problem = explain(fetched.errors, shown, wanted);
    if (problem.facts.code !== 'branch_not_found') throw problem;
  }
  throw failure('clone', 'branch_not_found', `The repository ${shown} has no branch "${wanted.branch}"`);
}

/** Fetches submodules over https only: a hostile repository could name repositories of this machine. */
async function fetchSubmodules(target: string, repository: Repository, context: GitContext): Promise<void> {
  const git = gitFor('https', context);
  const update = ['submodule', 'update', '-q', '--init', '--recursive', '--depth=1', '--recommend-shallow'];
  const { exitCode, errors } = await git.try(['-C', target, ...update]);
  if (exitCode === 0) return;
  const refused = /transport '[^']*' not allowed/.test(errors.join('\n'));
  throw failure(
    'clone',
    refused ? 'repository_not_allowed' : 'clone_failed',
    `A submodule of ${repository.shown} ${refused ? 'has a URL that is not https' : 'could not be fetched'}: ${lastError(errors)}`,
    errors,
  );
}

/** Ordered: what git prints in the C locale, the code of the failure, and its message. */
const MEANINGS: readonly (readonly [RegExp, FailureCode, (shown: string, wanted: Wanted) => string])[] = [
  [
    /transport '[^']*' not allowed/,
    'repository_not_allowed',
    (shown) => `The repository ${shown} uses a transport that is not allowed`,
  ],
  [
    /couldn't find remote ref [0-9a-f]{40}|not our ref|unadvertised object|no such remote ref [0-9a-f]{40}/,
    'commit_not_found',
    (shown, { commit }) => `The repository ${shown} has no commit ${commit}`,
  ],
  [
    /couldn't find remote ref/,
    'branch_not_found',
    (shown, { branch }) => `The repository ${shown} has no branch "${branch}"`,
  ],
  [DISK_FULL, 'disk_full', () => 'The disk is full: the repository could not be fetched'],
  [
    /repository '[^'\n]*' not found|does not appear to be a git repository|does not exist|could not read (?:Username|Password)|Authentication failed|error: 40[134]/,
    'repository_not_found',
    (shown) => `The repository ${shown} was not found, or it is private`,
  ],
];

function explain(errors: readonly string[], shown: string, wanted: Wanted): BuildFailure {
  const said = errors.join('\n');
  const [, code, message] = MEANINGS.find(([pattern]) => pattern.test(said)) ?? [];
  if (code && message) return failure('clone', code, message(shown, wanted), errors);
  return failure('clone', 'clone_failed', `The repository ${shown} could not be fetched: ${lastError(errors)}`, errors);
}

function codeOf(error: unknown): FailureCode | undefined {
  return error instanceof BuildFailure ? error.facts.code : undefined;
}
