import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildJob } from '../../types.ts';
import { appHash, CACHE, removeAside, setAside } from '../workspace.ts';
import type { InstallStore } from './store.ts';

/** The file in an app's folder with the last `cache clear` that this node has followed. No sandboxed command sees it. */
const FOLLOWED = 'caches-of';

/**
 * Removes the caches of an app if they are older than its last `cache clear`. A build does that, because only builds use
 * them: so no running build loses its cache, and each node of a cluster does it when it matters.
 */
export async function dropOldCaches(
  buildsDir: string,
  { app, settings: { cachesOf } }: BuildJob,
  installs: InstallStore | undefined,
): Promise<void> {
  if (cachesOf === undefined) return;
  const folder = join(buildsDir, appHash(app));
  const file = join(folder, FOLLOWED);
  if ((await readFile(file, 'utf8').catch(() => '')) === cachesOf) return;
  await mkdir(folder, { recursive: true });
  await setAside(buildsDir, [join(folder, CACHE)]);
  await removeAside(buildsDir, []);
  await installs?.clear(app);
  await writeFile(file, cachesOf);
}
