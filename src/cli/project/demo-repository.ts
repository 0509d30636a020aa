import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SlipwayError, systemCode } from '../../base/errors.ts';

const run = promisify(execFile);

/** The author of commits in the demo's repository. An unchanged tree makes no commit, so the dates need not be fixed. */
const AUTHOR = [
  '-c',
  'user.name=Slipway demo',
  '-c',
  'user.email=demo@slipway.localhost',
  '-c',
  'commit.gpgsign=false',
];

/**
 * Makes the plain folder `source` a git repository of its own in `target`, or brings that up to date, and returns the commit.
 * Throws `unsupported_runtime` if git is missing.
 */
export async function demoRepository(
  source: string,
  target: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const git = async (...args: readonly string[]) => (await runGit(target, args, env)).trim();
  await mkdir(target, { recursive: true });
  const old = (await readdir(target)).filter((name) => name !== '.git');
  if (!(await readdir(target)).includes('.git')) await git('init', '--quiet', '--initial-branch=main');
  await Promise.all(old.map((name) => rm(join(target, name), { recursive: true })));
  await cp(source, target, { recursive: true, filter: (path) => !/[\\/](?:node_modules|dist)$/.test(path) });
  await git('add', '--all');
  if (await git('status', '--porcelain'))
    await git(...AUTHOR, 'commit', '--quiet', '--message', 'Update the landing site');
  return git('rev-parse', 'HEAD');
}

async function runGit(
  cwd: string,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  try {
    // The demo's own repository, whichever the surrounding one is: a hook's GIT_DIR must not lead elsewhere.
    const clean = Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('GIT_')));
    return (await run('git', [...args], { cwd, env: clean })).stdout;
  } catch (cause) {
    const missing = systemCode(cause) === 'ENOENT';
    throw new SlipwayError('unsupported_runtime', missing ? 'git is not installed' : `git ${args.join(' ')} failed`, {
      remedy: missing ? 'Install git; the demo and every build need it.' : String(cause),
      cause,
    });
  }
}
