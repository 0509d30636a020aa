import { hash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, rmdir, stat, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { inBackground } from '../../base/background.ts';
import { formatDuration } from '../../base/durations.ts';
import { messageOf } from '../../base/errors.ts';
import { writeGitFolder } from '../../base/git-folder.ts';
import type { FailureCode } from '../../contract/control-plane.ts';
import { removeTree } from '../sandbox/workspace.ts';
import { BuildFailure, type BuildJob } from '../shared/types.ts';
import { failure } from '../worker/failure.ts';
import type { FetchedHistory } from '../worker/host.ts';
import { DISK_FULL, type Git, type GitContext, gitFor, lastError } from '../worker/source/git.ts';
import type { Repository } from '../worker/source/repository.ts';
import { type AcquireLock, locked } from './channel.ts';
import { FOLDERS_LOCK, USERS, use } from './kept-folders.ts';

type Wanted = Pick<BuildJob, 'branch' | 'commit'>;

/** Milliseconds for the history. Without it the site is built too. */
const HISTORY_MS = 120_000;
/** Bytes of the list of commits at which the history of a mirror ends. */
const SHALLOW_BYTES = 1024 * 1024;

/**
 * The bare repository with what was fetched of one repository. All apps share it, so that git fetches only new objects. Git runs
 * confined to its folder. Workers and builds see the objects and the files of Git LFS alone, and can only read them.
 */
export class Mirror {
  readonly folder: string;
  /** Bare, with the mirror's objects and files of Git LFS alone. It stays when the mirror is made again: sandboxes show it. */
  readonly lent: string;
  readonly #path: string;
  readonly #repository: Repository;
  readonly #acquire: AcquireLock;
  readonly #lock: <T>(work: () => Promise<T>) => Promise<T>;

  /** `mirrors`: the folder of all mirrors. `lock`: shared by all supervisors of the node. */
  constructor(mirrors: string, repository: Repository, lock: AcquireLock) {
    const name = mirrorName(repository);
    this.#acquire = lock;
    this.folder = join(mirrors, name);
    this.lent = join(this.folder, LENT);
    this.#path = join(this.folder, MIRROR);
    this.#repository = repository;
    this.#lock = (work) => locked(lock, `mirror:${name}`, work);
  }

  /** Makes the folder. Call it before a sandbox shows it. */
  async make(): Promise<void> {
    await locked(this.#acquire, FOLDERS_LOCK, async () => {
      await mkdir(this.folder, { recursive: true, mode: 0o755 });
      await use(join(this.folder, USERS));
    });
    if (existsSync(this.lent)) return;
    const fresh = join(this.folder, randomUUID());
    await writeLent(fresh);
    // Fails if another supervisor was faster.
    await rename(fresh, this.lent).catch(() => removeTree(fresh));
  }

  #git(context: GitContext): Git {
    const { env, config } = accessOf(this.#repository);
    return gitFor(this.#repository.protocols, { ...context, env: { ...context.env, ...env }, config });
  }

  /** Fetches the commit, else the branch, else the tag of that name. Returns the ID of the fetched object. Throws `BuildFailure`. */
  fetch(wanted: Wanted, context: GitContext): Promise<string> {
    const git = this.#git(context);
    return this.#lock(() => this.#fetch(git, wanted));
  }

  /** Fetches the history of a commit. The time limit does not count the wait for other builds. */
  fetchHistory(tip: string, context: GitContext): Promise<FetchedHistory> {
    return this.#lock(async () => {
      const late = AbortSignal.timeout(HISTORY_MS);
      const signal = AbortSignal.any([context.signal, late]);
      const git = this.#git({ ...context, signal });
      const fetched = await this.#deepen(git, late, tip);
      context.signal.throwIfAborted();
      return fetched;
    });
  }

  /** Fetches the files of Git LFS of a commit, only from the repository's own server. Throws `BuildFailure`. */
  fetchLargeFiles(tip: string, context: GitContext): Promise<null> {
    const server = serverOf(this.#repository);
    return this.#lock(async () => {
      using watched = stalled(join(this.#path, 'lfs'));
      const git = this.#git({ ...context, signal: AbortSignal.any([context.signal, watched.signal]) });
      const how = ['-c', `lfs.url=${server}`, 'lfs', 'fetch', server, tip];
      // git-lfs writes one for each failure.
      const logs = () => removeTree(join(this.#path, 'lfs/logs'));
      const fail = (why: string, errors: readonly string[]) =>
        failure(
          'clone',
          'clone_failed',
          `The files of Git LFS of ${this.#repository.shown} could not be fetched: ${why}`,
          errors,
        );
      try {
        const { exitCode, errors } = await git.try(['-C', this.#path, ...how]).finally(logs);
        if (exitCode !== 0) throw fail(lastError(errors), errors);
        return null;
      } catch (error) {
        context.signal.throwIfAborted();
        if (!watched.signal.aborted) throw error;
        const since = `their server has sent nothing of them for ${formatDuration(STALLED_MS)}`;
        throw fail(`${since}. It may refuse the files, or the credential of this platform`, []);
      }
    });
  }

  async #fetch(git: Git, wanted: Wanted): Promise<string> {
    if (!existsSync(this.#path) || !(await this.#isOfAccess())) return this.#makeAnew(git, wanted);
    const known = wanted.commit && ['-C', this.#path, 'rev-parse', '--quiet', '--verify', `${wanted.commit}^{commit}`];
    if (wanted.commit && known && (await git.try(known)).exitCode === 0) return wanted.commit;
    try {
      return await this.#fetchInto(git, this.#path, wanted);
    } catch (error) {
      // A killed platform may have left locks or an incomplete fetch. The mirror is a cache, so make it again.
      if (!(error instanceof BuildFailure) || error.facts.code !== 'clone_failed') throw error;
      return this.#makeAnew(git, wanted);
    }
  }

  /** Makes the mirror in another folder first, so that a failure does not change an older mirror. */
  async #makeAnew(git: Git, wanted: Wanted): Promise<string> {
    const fresh = join(this.folder, FRESH);
    await removeTree(fresh);
    try {
      await writeMirror(fresh);
      const tip = await this.#fetchInto(git, join(fresh, MIRROR), wanted, NOTHING_TO_TIDY);
      const { credentials } = this.#repository;
      if (credentials) {
        const salt = randomUUID();
        const access = `${salt} ${accessHash(salt, credentials)}`;
        await writeFile(join(fresh, MIRROR, ACCESS), access, { mode: 0o600 });
      }
      await removeTree(this.#path);
      for (const name of LENDS) await replaceFolder(join(fresh, LENT, name), join(this.lent, name));
      await rename(join(fresh, MIRROR), this.#path);
      // Folders without a file. `removeTree` starts a program.
      await rm(fresh, { recursive: true });
      return tip;
    } finally {
      await removeTree(fresh);
    }
  }

  /** False if other credentials fetched the mirror: it can have commits that the present ones may not read. */
  async #isOfAccess(): Promise<boolean> {
    const { credentials } = this.#repository;
    if (!credentials) return true;
    const [salt = '', stored] = (await readFile(join(this.#path, ACCESS), 'utf8').catch(() => '')).split(' ');
    return stored === accessHash(salt, credentials);
  }

  async #fetchInto(git: Git, mirror: string, wanted: Wanted, settings: readonly string[] = []): Promise<string> {
    const { url, shown } = this.#repository;
    const names = wanted.commit ? [wanted.commit] : [`refs/heads/${wanted.branch}`, `refs/tags/${wanted.branch}`];
    for (const name of names) {
      const kept = `refs/slipway/${hash('sha256', name).slice(0, 16)}`;
      const how = ['-q', '--depth=1', '--no-tags', '--', url, `+${name}:${kept}`];
      const { exitCode, errors } = await git.try(['-C', mirror, ...settings, 'fetch', ...how]);
      if (exitCode === 0) return /^[0-9a-f]*/.exec(await readFile(join(mirror, 'FETCH_HEAD'), 'utf8'))?.[0] ?? '';
      const problem = explain(errors, shown, wanted);
      if (problem.facts.code !== 'branch_not_found') throw problem;
    }
    throw failure('clone', 'branch_not_found', `The repository ${shown} has no branch "${wanted.branch}"`);
  }

  /** Returns the commits at which the mirror's history ends then (its file `shallow`). Nothing is left of a failed fetch. */
  async #deepen(git: Git, late: AbortSignal, tip: string): Promise<FetchedHistory> {
    // As --unshallow, which git refuses if it knows the whole history already.
    const all = ['-q', `--depth=${2 ** 31 - 1}`, '--no-tags', '--', this.#repository.url, tip];
    try {
      const { exitCode, errors } = await git.try(['-C', this.#path, 'fetch', ...all]);
      const shallow = await readFile(join(this.#path, 'shallow'), 'utf8').catch(() => '');
      if (exitCode === 0 && shallow.length <= SHALLOW_BYTES) return { shallow };
      await removeDrafts(this.#path);
      return { problem: lastError(errors) };
    } catch (error) {
      await removeDrafts(this.#path);
      return { problem: late.aborted ? `it took longer than ${formatDuration(HISTORY_MS)}` : messageOf(error) };
    }
  }
}

export function mirrorName({ url, credentials }: Repository): string {
  // Objects that were fetched with credentials have a mirror of their own: not everyone may read them.
  const facts = [url, credentials !== undefined];
  return hash('sha256', JSON.stringify(facts)).slice(0, 32);
}

/** Returns the address of a repository's files, as Git LFS derives it. */
function serverOf({ url }: Repository): string {
  if (url.startsWith('/')) return `file://${url}`;
  return `${url.replace(/\/$/, '').replace(/(?:\.git)?$/, '.git')}/info/lfs`;
}

const MIRROR = 'repository.git';
export const LENT = 'lent';
const FRESH = 'new';
const LENDS = ['objects', 'lfs/objects'];

async function writeLent(folder: string): Promise<void> {
  writeGitFolder(folder, { bare: true, branch: 'main' });
  await mkdir(join(folder, 'lfs/objects'), { recursive: true });
}

/** The mirror has links to what it lends, which is beside it. */
async function writeMirror(folder: string): Promise<void> {
  const [mirror, lent] = [join(folder, MIRROR), join(folder, LENT)];
  writeGitFolder(mirror, { bare: true, branch: 'main' });
  await mkdir(join(mirror, 'lfs'));
  await rmdir(join(mirror, 'objects'));
  for (const name of LENDS) {
    await mkdir(join(lent, name), { recursive: true });
    await symlink(relative(dirname(join(mirror, name)), join(lent, name)), join(mirror, name));
  }
}

/** Moves a folder to a place where another one may be. */
async function replaceFolder(from: string, to: string): Promise<void> {
  // Succeeds in the place of an empty folder, as that of a first fetch.
  await rename(from, to).catch(async () => {
    await removeTree(to);
    await rename(from, to);
  });
}

/** The file in a mirror with a salt, and a hash of the credentials that fetched it. No build and no worker sees it. */
const ACCESS = 'slipway-access';

function accessHash(salt: string, { user, password }: NonNullable<Repository['credentials']>): string {
  return hash('sha256', JSON.stringify([salt, user, password]));
}

/** Skips git's maintenance after a fetch, whose check alone takes a third of a small fetch. */
const NOTHING_TO_TIDY = ['-c', 'maintenance.auto=false'];

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

/** Removes what a killed git leaves: packs that are not complete. Call it while the mirror is locked. */
async function removeDrafts(mirror: string): Promise<void> {
  const packs = join(mirror, 'objects/pack');
  const names = await readdir(packs).catch(() => []);
  const drafts = names.filter((name) => name.startsWith('tmp_')).map((name) => join(packs, name));
  for (const path of [...drafts, join(mirror, 'shallow.lock')]) await rm(path, { force: true });
}

/** git-lfs writes all variables whose names contain `GIT_` into its logs, so these do not. */
const USER = 'SLIPWAY_REPOSITORY_USER';
const PASSWORD = 'SLIPWAY_REPOSITORY_PASSWORD';

/** A credential helper for git. It names the variables, and contains none of their values. */
const HELPER = `!f() { test "$1" = get && printf 'username=%s\\npassword=%s\\n' "$${USER}" "$${PASSWORD}"; }; f`;

/**
 * Returns what gives git and git-lfs the credentials of a repository. Only its origin gets them, so no server of a redirect does. They
 * are in no argument of a program and in no setting, so git and git-lfs cannot write them to a file.
 */
function accessOf({ url, credentials }: Repository): Required<Pick<GitContext, 'env' | 'config'>> {
  if (!credentials) return { env: {}, config: [] };
  return {
    env: { [USER]: credentials.user, [PASSWORD]: credentials.password },
    config: [[`credential.${new URL(url).origin}.helper`, HELPER]],
  };
}

/** Milliseconds in which Git LFS has to store something. */
const STALLED_MS = 60_000;
const STALLED_LOOK_MS = 5_000;

/**
 * Watches a folder of Git LFS, with the files that are there and those that are coming. The signal is aborted when nothing has come for
 * `STALLED_MS`: git-lfs asks a server without end if that refuses a file, or the credential.
 */
function stalled(folder: string): Disposable & { readonly signal: AbortSignal } {
  const controller = new AbortController();
  let before = '';
  let since = performance.now();
  const run = async () => {
    const now = await stampOf(folder);
    if (now !== before) since = performance.now();
    before = now;
    if (performance.now() - since >= STALLED_MS) controller.abort(new Error('Git LFS stores nothing'));
  };
  const looks = inBackground({ everyMs: STALLED_LOOK_MS, run, onFailure: () => {} });
  return { signal: controller.signal, [Symbol.dispose]: () => void looks[Symbol.asyncDispose]() };
}

/** Returns a text that changes with each file that has come, and with the bytes of those that are coming. Never rejects. */
async function stampOf(folder: string): Promise<string> {
  const coming = join(folder, 'incomplete');
  const there = await readdir(join(folder, 'objects'), { recursive: true }).catch(() => []);
  const names = await readdir(coming).catch(() => []);
  const found = await Promise.all(names.map((name) => stat(join(coming, name)).catch(() => undefined)));
  const begun = names.map((name, at) => [name, found[at]?.size ?? 0] as const).filter(([, size]) => size > 0);
  return JSON.stringify([there.length, begun]);
}
