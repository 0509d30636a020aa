import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { RunContext } from '../deploy/inputs/context.ts';
import type { Io } from './io.ts';

const run = promisify(execFile);

/** What git tells of the folder the command runs in; all unknown where that is no repository. */
export async function workingCopy(io: Io): Promise<RunContext> {
  const git = (...args: readonly string[]) =>
    run('git', [...args], { cwd: io.cwd }).then(
      ({ stdout }) => stdout.trim() || undefined,
      () => undefined,
    );
  const [remote, branch, sha] = await Promise.all([
    git('remote', 'get-url', 'origin'),
    git('symbolic-ref', '--short', 'HEAD'),
    git('rev-parse', 'HEAD'),
  ]);
  const github = /github\.com[:/]([^/]+\/[^/]+?)(?:\.git)?$/.exec(remote ?? '')?.[1];
  return {
    serverUrl: 'https://github.com',
    apiUrl: 'https://api.github.com',
    repository: github,
    refName: branch,
    sha,
    eventName: undefined,
    pullRequest: undefined,
    dependabot: false,
    idTokenRequest: undefined,
    runAttempt: 1,
    runUrl: undefined,
    workspace: io.cwd,
  };
}
