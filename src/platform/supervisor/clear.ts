import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CACHE, INSTALLS, removeAside, setAside } from '../sandbox/workspace.ts';

/** The file in an app's folder with the last `cache clear` that this node has followed. No sandboxed command sees it. */
const FOLLOWED = 'caches-of';

/**
 * Removes the caches of an app if they are older than its last `cache clear`. A build does that, because only builds use
 * them: so no running build loses its cache, and each node of a cluster does it when it matters.
 */
export async function dropOldCaches(buildsDir: string, appDir: string, cachesOf: string | undefined): Promise<void> {
  if (cachesOf === undefined) return;
  const file = join(appDir, FOLLOWED);
  if ((await readFile(file, 'utf8').catch(() => '')) === cachesOf) return;
  await setAside(buildsDir, [join(appDir, CACHE), join(appDir, INSTALLS)]);
  await removeAside(buildsDir, []);
  await writeFile(file, cachesOf);
}
