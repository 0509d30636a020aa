import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { SlipwayError, systemCode } from '../base/errors.ts';
import { writeGitFolder } from '../base/git-folder.ts';
import { type Env, type Git, gitIn } from './git.ts';

/** The commit that is checked out in a folder, as actions/checkout leaves it: shallow, on a detached HEAD, a merge commit. */
export interface Checkout {
  /** Absolute. */
  readonly root: string;
  readonly commit: string;
  /** Tracked files that differ from it, from the root of the repository. They are not checked. */
  readonly changed: readonly string[];
  readonly git: Git;
  /**
   * Makes a bare repository at `path` whose branch is this commit. It borrows the checkout's objects, so nothing is
   * copied; the platform clones from it as from any other.
   */
  lend(path: string, branch: string): Promise<void>;
}

/** Opens the checkout in `folder`. Throws `file_not_found` if there is no commit. */
export async function openCheckout(folder: string, env: Env, signal: AbortSignal): Promise<Checkout> {
  const here = gitIn(folder, env, signal);
  const [root = '', gitDir = '', commit = ''] = (await identify(here, folder, signal)).split('\n');
  const git = gitIn(root, env, signal);
  return {
    root,
    commit,
    changed: (await git('diff', '--name-only', '-z', 'HEAD')).split('\0').filter((name) => name !== ''),
    git,
    async lend(path, branch) {
      const shallow = await readFile(join(gitDir, 'shallow'), 'utf8').catch((error: unknown) => {
        if (systemCode(error) === 'ENOENT') return undefined;
        throw error;
      });
      await writeGitFolder(path, { bare: true, branch, commit, lender: gitDir, shallow });
    },
  };
}

async function identify(git: Git, folder: string, signal: AbortSignal): Promise<string> {
  try {
    const said = await git('rev-parse', '--show-toplevel', '--git-common-dir', 'HEAD^{commit}');
    const [root = '', gitDir = '', commit = ''] = said.split('\n');
    return [root, resolve(folder, gitDir), commit].join('\n');
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof SlipwayError) throw error;
    throw new SlipwayError('file_not_found', `There is no checkout in ${folder}`, {
      remedy: 'Check the repository out before this step:\n- uses: actions/checkout@v5',
      cause: error,
    });
  }
}
