import { join } from 'node:path';
import type { Workspace } from '../../sandbox/workspace.ts';

/** Returns the folder for one version of a package manager in the cache of an app. */
export function toolFolder({ cache }: Workspace, tool: string): string {
  return join(cache, 'tools', tool.replaceAll('/', '+'));
}
