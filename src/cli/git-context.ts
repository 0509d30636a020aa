import { execFile } from 'node:child_process';
import { isAbsolute } from 'node:path';
import { promisify } from 'node:util';
import { nameOnGitHub } from '../contract/repository.ts';
import type { RunContext } from '../deploy/inputs/context.ts';
import { type WorkingTree, workingTree } from '../deploy/working-tree.ts';
import type { Io } from './io.ts';

const run = promisify(execFile);

/** Runs git in the folder of the command. Undefined if git fails or prints nothing. */
function gitIn({ cwd }: Pick<Io, 'cwd'>): (...args: readonly string[]) => Promise<string | undefined> {
  return (...args) =>
    run('git', [...args], { cwd }).then(
      ({ stdout }) => stdout.trim() || undefined,
      () => undefined,
    );
}

/** Returns the branch that is checked out. Undefined if there is none, or no repository. */
export function branchOf(at: Pick<Io, 'cwd'>): Promise<string | undefined> {
  return gitIn(at)('symbolic-ref', '--short', 'HEAD');
}

/** Reads the context from the git repository in the folder of the command. All is unknown if there is none. */
export async function workingCopy(io: Io): Promise<RunContext> {
  const git = gitIn(io);
  const [remote, branch, sha] = await Promise.all([
    git('remote', 'get-url', 'origin'),
    branchOf(io),
    git('rev-parse', 'HEAD'),
  ]);
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

/** Returns the files that findings are shown on: those of the deployed repository, if they are on this machine. */
export async function treeOf(
  { commit, repository }: { readonly commit: string | undefined; readonly repository: string },
  io: Pick<Io, 'cwd'>,
): Promise<WorkingTree | undefined> {
  if (isAbsolute(repository)) return workingTree(repository);
  const git = gitIn(io);
  const own = commit !== undefined || (await git('remote', 'get-url', 'origin')) === repository;
  const root = own ? await git('rev-parse', '--show-toplevel') : undefined;
  return root === undefined ? undefined : workingTree(root);
}
