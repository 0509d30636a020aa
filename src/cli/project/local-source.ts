import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { SlipwayError } from '../../base/errors.ts';
import { cleanLine } from '../../base/text.ts';
import type { DeployEvent } from '../../deploy/events.ts';
import { branchOf, commitOf } from './git-context.ts';

/** The command that makes the files of a repository a commit. */
const COMMIT = 'git add --all && git commit --message "First version"';
/** The command that makes the files of a folder a commit. */
export const FIRST_COMMIT = `git init --initial-branch main && ${COMMIT}`;

/** Returns the branch that is checked out in a repository of this machine. Throws `invalid_input` if there is no commit to build. */
export async function branchAt(path: string): Promise<string> {
  const at = { cwd: path };
  const branch = await branchOf(at);
  if (branch === undefined) {
    const message = `--repository: there is no git repository with a branch checked out at "${path}"`;
    const remedy = 'Name the folder of one, or its branch too: --branch main.';
    throw new SlipwayError('invalid_input', message, { input: 'repository', remedy });
  }
  if ((await commitOf(at)) !== undefined) return branch;
  throw new SlipwayError('invalid_input', `The repository ${path} has no commit yet, and a deploy builds a commit`, {
    input: 'repository',
    remedy: `Commit the site: ${COMMIT}`,
  });
}

const NAMES_TOLD = 5;
const MOST_BYTES = 1024 * 1024;
const MOST_MS = 5_000;

/** Returns a warning that names what the deploy of a checkout leaves out, or undefined if it has no changes, or git does not answer in time. */
export async function changesLeftOut(path: string): Promise<DeployEvent | undefined> {
  const args = ['-C', path, 'status', '--porcelain', '-z', '--no-renames', '--ignore-submodules'];
  const options = { maxBuffer: MOST_BYTES, timeout: MOST_MS } as const;
  const { stdout } = await promisify(execFile)('git', args, options).catch(() => ({ stdout: '' }));
  const changed = stdout.split('\0').flatMap((line) => (line === '' ? [] : cleanLine(line.slice(3), 100)));
  if (changed.length === 0) return undefined;
  const more = changed.length > NAMES_TOLD ? ` and ${changed.length - NAMES_TOLD} more` : '';
  return {
    type: 'warning',
    message: `Not committed, so not part of this deploy: ${changed.slice(0, NAMES_TOLD).join(', ')}${more}`,
    remedy: 'Commit them, and deploy again.',
  };
}
