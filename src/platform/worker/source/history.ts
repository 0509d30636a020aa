import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Host } from '../host.ts';
import type { Git, GitContext } from './git.ts';

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
/** Options of Docusaurus, VitePress, Starlight and Eleventy, packages that read the history, and commands of git. */
const SIGNS = [
  'lastUpdated',
  'showLastUpdate',
  'git Last Modified',
  'git Created',
  'gitTimestamp',
  '"nextra"',
  '@vuepress/plugin-git',
  '@vuepress/theme-default',
  'gatsby-transformer-gitinfo',
  'git-last-commit',
  'simple-git',
  'git log',
  'git rev-list',
  'git shortlog',
];
/**
 * Gives a checkout its history if its sources read it. If it cannot be fetched, the log says so, and the checkout stays as
 * it is.
 */
export async function fetchHistory(git: Git, host: Host, target: string, context: GitContext): Promise<void> {
  if (!(await readsHistory(git, target))) return;
  const fetched = await host.fetch('history', context);
  if ('problem' in fetched) {
    return context.onLine(
      `Warning: the history could not be fetched, so dates of changes may be wrong: ${fetched.problem}`,
    );
  }
  await endHistory(target, fetched.shallow);
  context.onLine('Fetched the history, because the sources read it');
}

/** Returns true if the configuration of a site says that its build reads the history. */
async function readsHistory(git: Git, target: string): Promise<boolean> {
  const files = FILES.map((name) => `:(glob)**/${name}`);
  const signs = SIGNS.flatMap((sign) => ['-e', sign]);
  return (await git.try(['-C', target, 'grep', '-q', '-I', '-F', ...signs, '--', ...files])).exitCode === 0;
}

/** Writes where the history of a checkout ends. */
async function endHistory(target: string, shallow: string): Promise<void> {
  const file = join(target, '.git/shallow');
  if (shallow === '') await rm(file, { force: true });
  else await writeFile(file, shallow);
}
