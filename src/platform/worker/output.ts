import { readdir, realpath, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { SlipwayError } from '../../base/errors.ts';
import { realpathInside } from '../../base/paths.ts';
import { failure } from './failure.ts';

/** Where builders put their output, in the order in which they are tried when an app names no output directory. */
export const USUAL_OUTPUTS = ['dist', 'build', 'out', '_site', '.output/public', 'public', 'www'] as const;

/**
 * The real path of a build's output; the object store judges what is in it. Throws `output_missing`, and
 * `output_unsafe` where it leads out of the repository.
 */
export async function findOutput(
  source: string,
  folder: string,
  asked: string | null,
  built: boolean,
): Promise<string> {
  const chosen = await chooseOutput(folder, asked, built);
  try {
    // A build owns the folder that its checkout lies in, and may have put a link in the checkout's place.
    if ((await realpath(source)) === source) return await realpathInside(source, chosen);
  } catch (error) {
    if (!(error instanceof SlipwayError)) throw error;
  }
  const shown = asked ?? relative(folder, chosen);
  throw failure('build', 'output_unsafe', `The output directory \`${shown}\` leads out of the repository`);
}

async function chooseOutput(folder: string, asked: string | null, built: boolean): Promise<string> {
  if (asked !== null) {
    const path = join(folder, asked);
    if (await isFolder(path)) return path;
    throw failure(
      'build',
      'output_missing',
      `The output directory \`${asked}\` is not there; ${await present(folder)}`,
    );
  }
  if (!built) return folder;
  for (const name of USUAL_OUTPUTS) if (await isFolder(join(folder, name))) return join(folder, name);
  const tried = USUAL_OUTPUTS.map((name) => `\`${name}\``).join(', ');
  throw failure(
    'build',
    'output_missing',
    `The build left none of the usual output directories (${tried}); ${await present(folder)}. Name it as the output directory`,
  );
}

async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.isDirectory() ?? false;
}

async function present(folder: string): Promise<string> {
  const entries = await readdir(folder, { withFileTypes: true });
  const folders = entries
    .filter((entry) => entry.isDirectory() && !['.git', 'node_modules'].includes(entry.name))
    .map((entry) => entry.name);
  if (folders.length === 0) return 'there is no folder at all';
  return `the folders there are ${folders
    .slice(0, 20)
    .sort()
    .map((name) => `\`${name}\``)
    .join(', ')}`;
}
