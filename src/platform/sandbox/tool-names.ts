import { readdir } from 'node:fs/promises';

/** Returns a name of a package as the name of a file. */
export function fileName(name: string): string {
  return name.replaceAll('/', '+');
}

/** Lists the versions of a package that are in the platform's cache of tools. */
export async function keptVersions(tools: string, name: string): Promise<readonly string[]> {
  const begin = `${fileName(name)}@`;
  const names = await readdir(tools).catch(() => []);
  return names.filter((each) => each.startsWith(begin)).map((each) => each.slice(begin.length));
}
