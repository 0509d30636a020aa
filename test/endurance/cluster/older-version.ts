import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from './processes.ts';

/** Ancestors that are looked at. */
const ANCESTORS = 300;

/** The file that starts nodes, where it is and where it was. */
const CLUSTER = ['src/platform/engines/cluster.ts', 'src/platform/cluster.ts'];

const git = (...args: readonly string[]) =>
  execFileSync('git', args, { cwd: CHECKOUT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/**
 * Returns the commit that SLIPWAY_UPGRADE_FROM names, or the newest ancestor whose sources start nodes and differ from
 * those of HEAD. If there is none, returns the reason.
 */
export function olderCommit(): { readonly commit: string } | { readonly reason: string } {
  const named = process.env.SLIPWAY_UPGRADE_FROM;
  if (named) return { commit: git('rev-parse', '--verify', `${named}^{commit}`) };
  try {
    const current = git('rev-parse', 'HEAD:src');
    const ancestors = git('rev-list', '--first-parent', `--max-count=${ANCESTORS}`, 'HEAD').split('\n').slice(1);
    const commit = ancestors.find((each) => git('rev-parse', `${each}:src`) !== current);
    if (commit && git('ls-tree', '--name-only', commit, ...CLUSTER) !== '') return { commit };
    if (commit) return { reason: 'no older sources start nodes' };
    const isShallow = git('rev-parse', '--is-shallow-repository') === 'true';
    return { reason: isShallow ? 'the history is shallow' : 'no ancestor has other sources' };
  } catch {
    return { reason: 'this is no git repository' };
  }
}

/** Writes the sources of a commit to a folder. They run with the packages of this checkout. */
export function checkOut(commit: string, folder: string): string {
  mkdirSync(folder);
  // Not by `git archive`, which leaves out what a job that says `uses:` does not need.
  const env = { ...process.env, GIT_INDEX_FILE: join(folder, '.index') };
  const run = (...args: readonly string[]) => execFileSync('git', args, { cwd: CHECKOUT, env, stdio: 'ignore' });
  run('read-tree', commit);
  run('checkout-index', '--all', `--prefix=${folder}/`);
  symlinkSync(join(CHECKOUT, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}
