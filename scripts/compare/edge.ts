import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLocalhostNames } from '../../src/api/direct.ts';

const get = withLocalhostNames(fetch);
const AT_ONCE = 8;
const REDIRECTS = 3;

/** Returns the answer of the edge for the path of a file. Follows the redirects of `a.html` and `index.html`, and to a base path. */
async function served(site: string, path: string): Promise<Buffer | undefined> {
  let url = new URL(path.split('/').map(encodeURIComponent).join('/'), site);
  for (let hop = 0; hop <= REDIRECTS; hop++) {
    const answer = await get(url.href, { redirect: 'manual', headers: { 'accept-encoding': 'identity' } });
    const location = answer.headers.get('location');
    if ([302, 308].includes(answer.status) && location !== null) {
      url = new URL(location, url);
      continue;
    }
    // The page for missing paths is served with its own status.
    const isThere = answer.status === 200 || (answer.status === 404 && path === '404.html');
    return isThere ? Buffer.from(await answer.arrayBuffer()) : undefined;
  }
  return undefined;
}

/** Returns the files in `folder` that the edge serves with other bytes, or not at all. */
export async function differing(site: string, folder: string, paths: readonly string[]): Promise<readonly string[]> {
  return filter(paths, async (path) => {
    const bytes = await served(site, path);
    return bytes === undefined || !bytes.equals(readFileSync(join(folder, path)));
  });
}

/** Returns the paths that the edge serves empty, or not at all. */
export async function lost(site: string, paths: readonly string[]): Promise<readonly string[]> {
  return filter(paths, async (path) => ((await served(site, path))?.length ?? 0) === 0);
}

/** Returns the files in `folder` that the edge serves with the same bytes. */
export async function exposed(site: string, folder: string, paths: readonly string[]): Promise<readonly string[]> {
  return filter(paths, async (path) => {
    const bytes = await served(site, path);
    return bytes?.equals(readFileSync(join(folder, path))) ?? false;
  });
}

async function filter(paths: readonly string[], fits: (path: string) => Promise<boolean>): Promise<readonly string[]> {
  const found: string[] = [];
  const queue = paths.values();
  const work = async () => {
    for (const path of queue) if (await fits(path)) found.push(path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found.sort();
}
