import { readdir } from 'node:fs/promises';

export type Env = Readonly<Record<string, string>>;

/** The variable that marks every process of a build, so that the worker finds those that left their process group. */
export const MARKER = 'SLIPWAY_BUILD';

/** The folder in the sandbox of a worker with the compiled code of its program. */
export const CODE = '/run/slipway-code';

/** The search path for programs of the system: git's helpers, `find` and `rm`. */
export const SYSTEM_PATH = '/usr/local/bin:/usr/bin:/bin';

export function fileName(name: string): string {
  return name.replaceAll('/', '+');
}

/** Lists the versions of a package that are in the platform's cache of tools. */
export async function keptVersions(tools: string, name: string): Promise<readonly string[]> {
  const begin = `${fileName(name)}@`;
  const names = await readdir(tools).catch(() => []);
  return names.filter((each) => each.startsWith(begin)).map((each) => each.slice(begin.length));
}
