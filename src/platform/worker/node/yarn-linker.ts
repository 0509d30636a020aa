import { join } from 'node:path';
import type { Env } from '../../sandbox/names.ts';
import { readHead } from '../files/inside.ts';
import type { Project } from '../files/packages.ts';

/*
 * Plug'n'Play, the default of Yarn 2 and later, leaves packages as archives in a cache outside of the repository, so a release of the
 * repository would not have them. With the linker `node-modules`, Yarn installs the same versions into the repository.
 */

/** Variables that have Yarn install into `node_modules`. */
export const NODE_MODULES: Env = { YARN_NODE_LINKER: 'node-modules' };
export const PNP_FILE = '.pnp.cjs';

const SETTINGS_BYTES = 64 * 1024;

/** True if Yarn would install a project without `node_modules`. `top`: the root of the repository. */
export async function linksWithoutModules(
  { manager, tool, installDir }: Pick<Project, 'manager' | 'tool' | 'installDir'>,
  top: string,
): Promise<boolean> {
  if (manager !== 'yarn' || tool?.startsWith('yarn@1') === true) return false;
  const settings = await readHead(top, join(installDir, '.yarnrc.yml'), SETTINGS_BYTES);
  const linker = /^nodeLinker:\s{0,9}["']?([\w-]{1,20})/m.exec(settings?.text ?? '')?.[1];
  return linker === undefined || linker === 'pnp';
}
