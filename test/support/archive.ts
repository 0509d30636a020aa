import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { temporaryFolder } from './temporary.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/**
 * Unpacks into `folder` what GitHub sends for a job that says `uses:`. It holds the files as they are now, committed or not.
 * Returns their paths as `git archive` lists them, folders included.
 */
export function unpackArchive(folder: string): readonly string[] {
  using scratch = temporaryFolder('archive');
  const objects = join(scratch.path, 'objects');
  mkdirSync(objects);
  const of = (name: string) => resolve(ROOT, git({}, 'rev-parse', '--git-path', name));
  const index = join(scratch.path, 'index');
  copyFileSync(of('index'), index);
  // The repository itself gets neither objects nor staged files.
  const env = {
    GIT_INDEX_FILE: index,
    GIT_OBJECT_DIRECTORY: objects,
    GIT_ALTERNATE_OBJECT_DIRECTORIES: of('objects'),
  };
  git(env, 'add', '--all');
  const file = join(scratch.path, 'archive.tar');
  git(env, 'archive', `--output=${file}`, git(env, 'write-tree'));
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xf', file, '-C', folder]);
  return execFileSync('tar', ['-tf', file], { encoding: 'utf8' }).trim().split('\n');
}

function git(env: Readonly<Record<string, string>>, ...args: readonly string[]): string {
  const options = { cwd: ROOT, env: { ...process.env, ...env }, encoding: 'utf8' as const, stdio: 'pipe' as const };
  return execFileSync('git', args, options).trim();
}
