import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatDuration } from '../../base/durations.ts';
import { type Git, type GitContext, gitFor, lastError } from './git.ts';
import type { Repository } from './repository.ts';

/*
 * Many sites show when a page was last changed, and ask git. In a clone of depth 1 each file seems to be as old as the
 * commit. So the history is fetched for sources that read it. All others are spared it.
 */

/** The files in which a site says that it reads the history: its manifest, and the configuration of its generator. */
const FILES = [
  'package.json',
  '*.config.*',
  '.eleventy.*',
  '.vitepress/config*',
  '.vitepress/config/*',
  '.vuepress/config*',
];
/** What they say then: options of Docusaurus, VitePress, Starlight and Eleventy, packages that read it, and git itself. */
const SIGNS = [
  ...['lastUpdated', 'showLastUpdate', 'git Last Modified', 'git Created', 'gitTimestamp'],
  ...['"nextra"', '@vuepress/plugin-git', '@vuepress/theme-default', 'gatsby-transformer-gitinfo', 'git-last-commit'],
  ...['simple-git', 'git log', 'git rev-list', 'git shortlog'],
];
/** Bytes of the list of commits at which the history of a mirror ends. */
const SHALLOW_BYTES = 1024 * 1024;

/** Milliseconds for the history. Without it the site is built too. */
const MOST_MS = 120_000;

/** A checkout of depth 1, and the bare repository that has its commit. */
export interface Shallow {
  readonly target: string;
  readonly mirror: string;
  readonly tip: string;
  /** Runs `work` while no other build changes the mirror. */
  alone<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Gives a checkout its history if its sources read it. If it cannot be fetched, the log says so, and the checkout stays as
 * it is. The time limit does not count the wait for other builds.
 */
export async function fetchHistory(
  git: Git,
  { target, mirror, tip, alone }: Shallow,
  repository: Repository,
  context: GitContext,
): Promise<void> {
  if (!(await readsHistory(git, target))) return;
  const fetched = await alone(() => {
    const late = AbortSignal.timeout(MOST_MS);
    const signal = AbortSignal.any([context.signal, late]);
    return deepened(gitFor(repository.protocols, { ...context, signal }), late, mirror, repository.url, tip);
  });
  context.signal.throwIfAborted();
  if (typeof fetched !== 'string') {
    return context.onLine(
      `Warning: the history could not be fetched, so dates of changes may be wrong: ${fetched.problem}`,
    );
  }
  await endHistory(target, fetched);
  context.onLine('Fetched the history, because the sources read it');
}

/** Returns true if the configuration of a site says that its build reads the history. */
async function readsHistory(git: Git, target: string): Promise<boolean> {
  const files = FILES.map((name) => `:(glob)**/${name}`);
  const signs = SIGNS.flatMap((sign) => ['-e', sign]);
  return (await git.try(['-C', target, 'grep', '-q', '-I', '-F', ...signs, '--', ...files])).exitCode === 0;
}

/** Returns the commits at which the mirror's history ends then (its file `shallow`). Nothing is left of a failed fetch. */
async function deepened(git: Git, late: AbortSignal, mirror: string, url: string, tip: string) {
  // As --unshallow, which git refuses if it knows the whole history already.
  const all = ['-q', `--depth=${2 ** 31 - 1}`, '--no-tags', '--', url, tip];
  try {
    const { exitCode, errors } = await git.try(['-C', mirror, 'fetch', ...all]);
    const shallow = await readFile(join(mirror, 'shallow'), 'utf8').catch(() => '');
    if (exitCode === 0 && shallow.length <= SHALLOW_BYTES) return shallow;
    await removeDrafts(mirror);
    return { problem: lastError(errors) };
  } catch (error) {
    await removeDrafts(mirror);
    if (late.aborted) return { problem: `it took longer than ${formatDuration(MOST_MS)}` };
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

/** Writes where the history of a checkout ends. */
async function endHistory(target: string, shallow: string): Promise<void> {
  const file = join(target, '.git/shallow');
  if (shallow === '') await rm(file, { force: true });
  else await writeFile(file, shallow);
}

/** Removes what a killed git leaves: packs that nobody can use. Call it while the mirror is locked. */
async function removeDrafts(mirror: string): Promise<void> {
  const packs = join(mirror, 'objects/pack');
  const names = await readdir(packs).catch(() => []);
  const drafts = names.filter((name) => name.startsWith('tmp_')).map((name) => join(packs, name));
  for (const path of [...drafts, join(mirror, 'shallow.lock')]) await rm(path, { force: true });
}
