import { readdir, realpath, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { SlipwayError } from '../../base/errors.ts';
import { realpathInside } from '../../base/paths.ts';
import { failure } from './failure.ts';
import type { BuildOutput } from './run.ts';
import { type Stamp, stampOf } from './stamp.ts';

/**
 * The usual output directories of build tools, in order. They are searched if an app does not set one. `*` is
 * one folder of any name, if only one matches.
 */
export const USUAL_OUTPUTS = [
  ...['dist', 'build', 'out', '_site', '.output/public', 'public', 'www'],
  ...['.vitepress/dist', '*/.vitepress/dist', '.vuepress/dist', '*/.vuepress/dist', 'dist/*/browser'],
  ...['dist/client', 'build/client', 'doc_build', 'site', 'book', '_book', 'storybook-static'],
] as const;

export interface OutputQuestion {
  /** The checkout. */
  readonly source: string;
  /** The app's folder in it. */
  readonly folder: string;
  /** The app's output directory, or null if it does not set one. */
  readonly asked: string | null;
  /** Whether there is a build command. */
  readonly built: boolean;
}

/** The question, and the stamps of the usual folders before the build. */
interface Before extends OutputQuestion {
  readonly stamps: ReadonlyMap<string, Stamp>;
}

/**
 * Notes which usual folders exist. Call it before the build: a folder that the build does not change is not its output.
 */
export async function lookBefore(question: OutputQuestion): Promise<Before> {
  const { source, folder, asked, built } = question;
  const there = asked === null && built ? await usualFolders(folder) : [];
  const stamps = there.map(async (name): Promise<[string, Stamp]> => [name, await stampOf(source, join(folder, name))]);
  return { ...question, stamps: new Map(await Promise.all(stamps)) };
}

/**
 * Finds the real path of a build's output. The object store checks its contents. Throws `output_missing`, or
 * `output_unsafe` if it leads out of the repository.
 */
export async function findOutput(before: Before): Promise<Pick<BuildOutput, 'directory' | 'kind'>> {
  const { source, folder, asked, built } = before;
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
}

/** True if the app sets an output directory, and it is already a folder below the app's folder. */
export async function isFolderWithin(folder: string, asked: string | null): Promise<boolean> {
  return asked !== null && relative(folder, join(folder, asked)) !== '' && (await isFolder(join(folder, asked)));
}

async function chooseOutput({ source, folder, asked, built, stamps }: Before): Promise<string> {
  if (asked !== null) {
    const path = join(folder, asked);
    if (await isFolder(path)) return path;
    throw failure('build', 'output_missing', `${named(asked)} does not exist; ${await present(folder)}`);
  }
  if (!built) return folder;
  const written: string[] = [];
  for (const name of await usualFolders(folder)) {
    if (stamps.get(name) !== (await stampOf(source, join(folder, name)))) written.push(name);
  }
  for (const name of written) if (await isFile(join(folder, name, 'index.html'))) return join(folder, name);
  // A folder of the repository without a page is usually an input of the build, for example `public`.
  const made = written.find((name) => !stamps.has(name));
  if (made !== undefined) return join(folder, made);
  const why = whyNone([...stamps.keys()]);
  throw failure('build', 'output_missing', `${why}; ${await present(folder)}. ${REMEDY}`);
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

/** Returns the usual folders that exist, in their order. */
async function usualFolders(folder: string): Promise<readonly string[]> {
  const found = await Promise.all(USUAL_OUTPUTS.map((pattern) => expand(folder, pattern)));
  return found.filter((name) => name !== undefined);
}

/** Folders that are tried for a `*`. */
const MOST_FOLDERS = 1_000;

/** Returns the folder that matches a pattern, if there is exactly one. */
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

async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.isDirectory() ?? false;
}

async function isFile(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ?? false;
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
