import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { SlipwayError, systemCode } from '../base/errors.ts';

const run = promisify(execFile);

export type Env = Readonly<Record<string, string | undefined>>;

/** Bytes. */
const MOST_OUTPUT = 64 * 1024 * 1024;

/** With these, git runs no program of the checkout. */
const ALWAYS = ['safe.directory=*', 'core.fsmonitor=false', 'core.hooksPath=/dev/null'].flatMap((each) => ['-c', each]);

/** Runs git in a folder and returns its output. The folder may belong to another user, as in a job's container. */
export type Git = (...args: readonly string[]) => Promise<string>;

/** Throws `unsupported_runtime` if there is no git, else the errors of `execFile`. `own` are variables of git. */
export function gitIn(folder: string, env: Env, signal: AbortSignal, own: Env = {}): Git {
  // A hook's GIT_DIR must not lead elsewhere.
  const clean = Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('GIT_')));
  const options = { cwd: folder, env: { ...clean, LC_ALL: 'C', ...own }, signal, maxBuffer: MOST_OUTPUT };
  return async (...args) => {
    try {
      return (await run('git', [...ALWAYS, ...args], options)).stdout;
    } catch (error) {
      if (systemCode(error) !== 'ENOENT') throw error;
      throw new SlipwayError('unsupported_runtime', 'git is not installed', {
        remedy: 'Install git on the runner: the check builds the commit that is checked out.',
        cause: error,
      });
    }
  };
}
