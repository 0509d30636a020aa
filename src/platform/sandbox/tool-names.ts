import { readdir } from 'node:fs/promises';

/** The end of the name of a folder that is not ready yet. */
export const FRESH = '.new';

/** Returns a name of a package as the name of a file. */
export function fileName(name: string): string {
  return name.replaceAll('/', '+');
}

/** Lists the versions of a package that are in the platform's cache of tools. */
export async function keptVersions(tools: string, name: string): Promise<readonly string[]> {
  const begin = `${fileName(name)}@`;
  const names = await readdir(tools).catch(() => []);
  return names
    .filter((each) => each.startsWith(begin) && !each.endsWith(FRESH))
    .map((each) => each.slice(begin.length));
}
