import { execFile } from 'node:child_process';
import { isAbsolute } from 'node:path';
import { promisify } from 'node:util';
import { nameOnGitHub } from '../contract/repository.ts';
import type { RunContext } from '../deploy/inputs/context.ts';
import { type WorkingTree, workingTree } from '../deploy/working-tree.ts';
import type { Io } from './io.ts';

const run = promisify(execFile);

/** Runs git in the folder the command runs in; undefined where it fails or says nothing. */
function gitIn({ cwd }: Pick<Io, 'cwd'>): (...args: readonly string[]) => Promise<string | undefined> {
  return (...args) =>
    run('git', [...args], { cwd }).then(
      ({ stdout }) => stdout.trim() || undefined,
      () => undefined,
    );
}

/** The branch that is checked out. Undefined if there is none, or no repository. */
export function branchOf(at: Pick<Io, 'cwd'>): Promise<string | undefined> {
  return gitIn(at)('symbolic-ref', '--short', 'HEAD');
}

/** What git tells of the folder the command runs in; all unknown where that is no repository. */
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

/** The files that findings are shown on: those of the repository that is deployed, where they are on this machine. */
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
