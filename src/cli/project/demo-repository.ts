import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SlipwayError, systemCode } from '../../base/errors.ts';

const run = promisify(execFile);

/** The author of commits in the demo's repository. An unchanged tree makes no commit, so the dates need not be fixed. */
const AUTHOR = ['user.name=Slipway demo', 'user.email=demo@slipway.localhost', 'commit.gpgsign=false'].flatMap(
  (each) => ['-c', each],
);

/** Commits the folder `source` to a repository in `target`, and returns the commit. Throws `unsupported_runtime` without git. */
export async function demoRepository(
  source: string,
  target: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  // The demo's own repository, whichever the surrounding one is: a hook's GIT_DIR must not lead elsewhere.
  const clean = Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('GIT_')));
  const git = (...args: string[]) =>
    run('git', args, { cwd: target, env: clean }).then(
      ({ stdout }) => stdout.trim(),
      (cause: unknown) => Promise.reject(gitFault(cause, args)),
    );
  await mkdir(target, { recursive: true });
  const old = await readdir(target);
  if (!old.includes('.git')) await git('init', '--quiet', '--initial-branch=main');
  const files = old.filter((name) => name !== '.git');
  await Promise.all(files.map((name) => rm(join(target, name), { recursive: true })));
  await cp(source, target, { recursive: true, filter: (path) => !/[\\/](?:node_modules|dist)$/.test(path) });
  await git('add', '--all');
  if (await git('status', '--porcelain'))
    await git(...AUTHOR, 'commit', '--quiet', '--message', 'Update the landing site');
  return git('rev-parse', 'HEAD');
}

function gitFault(cause: unknown, args: readonly string[]): SlipwayError {
  const missing = systemCode(cause) === 'ENOENT';
  const remedy = missing ? 'Install git; the demo and every build need it.' : String(cause);
  const message = missing ? 'git is not installed' : `git ${args.join(' ')} failed`;
  return new SlipwayError('unsupported_runtime', message, { remedy, cause });
}
