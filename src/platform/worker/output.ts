import { chmod, lstat, readdir, realpath, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { systemClock } from '../../base/clock.ts';
import { SlipwayError } from '../../base/errors.ts';
import { isInside, realpathInside } from '../../base/paths.ts';
import { ambiguous, type FoundApp } from './detect/app.ts';
import { failure } from './failure.ts';
import { isFile, isFolder } from './files/inside.ts';
import { Sources } from './files/sources.ts';
import type { Output } from './run.ts';

/** The output directories that are searched if an app sets none, in order. `*` is a folder of any name, if only one matches. */
export const USUAL_OUTPUTS = [
  'dist',
  'build',
  'out',
  '_site',
  '.output/public',
  'public',
  'www',
  '.vitepress/dist',
  '*/.vitepress/dist',
  '.vuepress/dist',
  '*/.vuepress/dist',
  'dist/*/browser',
  'dist/client',
  'build/client',
  'doc_build',
  'site',
  'book',
  '_book',
  'storybook-static',
] as const;

interface OutputQuestion {
  /** The checkout. */
  readonly source: string;
  readonly folder: string;
  /** The app's output directory, or null if it does not set one. */
  readonly asked: string | null;
  readonly built: boolean;
  /** The folder that the framework writes by default. It is looked at first. */
  readonly usual?: string | undefined;
  /** If the build of a workspace runs: the apps of it, one of which is the site. */
  readonly apps?: readonly FoundApp[];
}

/** A folder that a build may write a site below, and the folder that its framework writes by default. */
type Site = Pick<OutputQuestion, 'folder' | 'usual'>;

export type FoundOutput = Pick<Output, 'directory' | 'kind'>;

/**
 * Notes the usual folders before a build, because one that it does not change is not its output. Returns what finds the output after it:
 * its real path, whose contents the store checks. That throws `output_missing`, or `output_unsafe` if it leads out of the repository.
 */
export async function lookBefore(question: OutputQuestion): Promise<() => Promise<FoundOutput>> {
  const { source, folder, asked, built, usual, apps = [] } = question;
  const inApps = apps.map((app) => ({ folder: join(source, app.folder), usual: app.framework?.output }));
  const sites = inApps.length > 0 ? inApps : [{ folder, usual }];
  const there = asked === null && built ? await usualFolders(sites) : [];
  const stamps = there.map(async (path): Promise<[string, Stamp]> => [path, await stampOf(source, path)]);
  const before: Before = {
    ...question,
    sites,
    stamps: new Map(await Promise.all(stamps)),
    began: await timeOn(source),
  };
  return async () => {
    const chosen = await chooseOutput(before);
    try {
      // A build owns the folder above its checkout, so it can replace the checkout by a link.
      if ((await realpath(source)) === source) {
        const directory = await realpathInside(source, chosen);
        return { directory, kind: !built && directory === folder ? 'folder' : 'build' };
      }
    } catch (error) {
      if (!(error instanceof SlipwayError)) throw error;
    }
    const shown = asked === null ? `The output directory \`${relative(folder, chosen)}\`` : named(asked);
    throw failure('build', 'output_unsafe', `${shown} leads out of the repository`);
  };
}

interface Before extends OutputQuestion {
  readonly sites: readonly Site[];
  /** Of the usual folders. */
  readonly stamps: ReadonlyMap<string, Stamp>;
  /** The time when the build began, by the clock of the file system, in milliseconds. */
  readonly began: number;
}

/** Milliseconds to wait for the clock of a file system. Most tick every few milliseconds, and the slowest every two seconds. */
const TICK_MS = 2_000;

/**
 * Returns the time that a change of a folder gets now. It can be some milliseconds behind the clock. All changes until this call have
 * an earlier time: it waits until the clock of the file system has moved on, because a checkout can end within the same tick.
 */
async function timeOn(folder: string): Promise<number> {
  const before = await timeOfChange(folder);
  for (let waited = 0; waited < TICK_MS; waited += 1) {
    const now = await timeOfChange(folder);
    if (now > before) return now;
    await setTimeout(1);
  }
  return before;
}

async function timeOfChange(folder: string): Promise<number> {
  await chmod(folder, (await stat(folder)).mode);
  return (await stat(folder)).ctimeMs;
}

/** True if the app sets an output directory, and it is already a folder below the app's folder. */
export async function isFolderWithin(folder: string, asked: string | null): Promise<boolean> {
  return asked !== null && relative(folder, join(folder, asked)) !== '' && (await isFolder(join(folder, asked)));
}

async function chooseOutput(before: Before): Promise<string> {
  const { source, folder, asked, built, stamps, sites, apps = [] } = before;
  if (asked !== null) {
    const path = join(folder, asked);
    if (await isFolder(path)) return path;
    throw failure('build', 'output_missing', `${named(asked)} does not exist; ${await present(folder)}`);
  }
  if (!built) return folder;
  const written: string[] = [];
  for (const path of await usualFolders(sites)) {
    if (stamps.get(path) !== (await stampOf(source, path))) written.push(path);
  }
  const hasPage = await Promise.all(written.map((path) => isFile(join(path, 'index.html'))));
  const pages = written.filter((_, at) => hasPage[at]);
  const ofApps = new Set(pages.map((path) => sites.find((site) => isInside(site.folder, path))?.folder));
  if (ofApps.size > 1) throw ambiguous(apps.filter((app) => ofApps.has(join(source, app.folder))));
  if (pages[0] !== undefined) return pages[0];
  const other = await writtenSite(before);
  if (other !== undefined) return other;
  // A folder of the repository without a page is usually an input of the build, for example `public`.
  const made = written.find((path) => !stamps.has(path));
  if (made !== undefined) return made;
  if (apps.length > 1) throw ambiguous(apps);
  const why = whyNone([...stamps.keys()].map((path) => relative(folder, path)));
  throw failure('build', 'output_missing', `${why}; ${await present(folder)}. ${REMEDY}`);
}

/** Folders with a page that a search finds. */
const MOST_SITES = 1_000;

/** Finds the one folder of another name that got an `index.html`: below the app's, else in the repository. Not these two. */
async function writtenSite({ source, folder, began }: Before): Promise<string | undefined> {
  for (const top of new Set([folder, source])) {
    const found: string[] = [];
    for await (const page of new Sources(top, systemClock).walk(/^index\.html$/)) {
      const site = dirname(page);
      if (found.length >= MOST_SITES) break;
      if (site === folder || site === source || found.some((above) => isInside(above, site))) continue;
      const { ctimeMs } = await lstat(page).catch(() => ({ ctimeMs: 0 }));
      if (ctimeMs >= began) found.push(site);
    }
    if (found.length === 1) return found[0];
  }
  return undefined;
}

const REMEDY = 'Set the output directory to the folder that the build writes';

function whyNone(inRepository: readonly string[]): string {
  const none = `The build left none of the usual output directories (${list(USUAL_OUTPUTS)})`;
  return inRepository.length === 0
    ? none
    : `${none}, except ${list(inRepository)}, which is in the repository and got no page from the build`;
}

/** Names the setting and its value, which an earlier deploy may have set. */
function named(asked: string): string {
  return `The app's output directory \`${asked}\``;
}

/** Returns the paths of the usual folders that exist, in their order. */
async function usualFolders(sites: readonly Site[]): Promise<readonly string[]> {
  const found = await Promise.all(
    sites.map(async ({ folder, usual }) => {
      const names = new Set([...(usual === undefined ? [] : [usual]), ...USUAL_OUTPUTS]);
      const there = await Promise.all([...names].map((pattern) => expand(folder, pattern)));
      return there.filter((name) => name !== undefined).map((name) => join(folder, name));
    }),
  );
  return found.flat();
}

/** Folders that are tried for a `*`. */
const MOST_FOLDERS = 1_000;

async function expand(folder: string, pattern: string): Promise<string | undefined> {
  const [head = '', tail] = pattern.split('*', 2);
  if (tail === undefined) return (await isFolder(join(folder, pattern))) ? pattern : undefined;
  const entries = await readdir(join(folder, head), { withFileTypes: true }).catch(() => []);
  const fitting: string[] = [];
  for (const { name } of entries.filter((each) => each.isDirectory()).slice(0, MOST_FOLDERS)) {
    if (await isFolder(join(folder, `${head}${name}${tail}`))) fitting.push(`${head}${name}${tail}`);
  }
  return fitting.length === 1 ? fitting[0] : undefined;
}

async function present(folder: string): Promise<string> {
  const entries = await readdir(folder, { withFileTypes: true });
  const folders = entries
    .filter((entry) => entry.isDirectory() && !['.git', 'node_modules'].includes(entry.name))
    .map((entry) => entry.name);
  if (folders.length === 0) return 'there are no folders';
  return `the folders there are ${list(folders.slice(0, 20).sort())}`;
}

function list(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}

/** Files and folders that one stamp covers. */
const MOST_ENTRIES = 20_000;

/** Equal if nothing was written in a folder in between. NaN, which equals nothing: unknown. */
export type Stamp = number;

/** Returns the file system's time of the last change below a folder, also to the same bytes. Does not follow links. */
export async function stampOf(source: string, folder: string): Promise<Stamp> {
  let latest = 0;
  let entries = 0;
  try {
    const folders = [await realpathInside(source, folder)];
    for (let next = folders.pop(); next !== undefined; next = folders.pop()) {
      latest = Math.max(latest, (await lstat(next)).ctimeMs);
      for (const entry of await readdir(next, { withFileTypes: true })) {
        if (++entries > MOST_ENTRIES) return Number.NaN;
        const path = join(next, entry.name);
        if (entry.isDirectory()) folders.push(path);
        else latest = Math.max(latest, (await lstat(path)).ctimeMs);
      }
    }
    return latest;
  } catch {
    // It leads out of the checkout, or cannot be read.
    return Number.NaN;
  }
}
