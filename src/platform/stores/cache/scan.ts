import { readdir, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export interface ScannedFile {
  readonly id: string;
  readonly size: number;
  readonly usedAt: number;
}

const FOLDER = /^[0-9a-f]{2}$/;
const FILE = /^[0-9a-f]{38}$/;

/**
 * Finds the files of an earlier process, the last used ones at the end. Removes files beyond `most`. Ends early if
 * the signal is aborted. Never rejects: what cannot be read counts as missing.
 */
export async function scanFolder(
  dir: string,
  most: number,
  signal: AbortSignal,
): Promise<{ readonly found: readonly ScannedFile[]; readonly bytes: number }> {
  const found: ScannedFile[] = [];
  for (const folder of await namesIn(dir, FOLDER)) {
    for (const name of await namesIn(join(dir, folder), FILE)) {
      if (signal.aborted) return { found: [], bytes: 0 };
      const path = join(dir, folder, name);
      const stats = await stat(path).catch(() => undefined);
      if (!stats?.isFile()) continue;
      if (found.length < most) found.push({ id: folder + name, size: stats.size, usedAt: stats.mtimeMs });
      else await rm(path, { force: true }).catch(() => {});
    }
  }
  found.sort((one, other) => one.usedAt - other.usedAt);
  return { found, bytes: found.reduce((sum, { size }) => sum + size, 0) };
}

async function namesIn(folder: string, form: RegExp): Promise<readonly string[]> {
  const names = await readdir(folder).catch((): string[] => []);
  return names.filter((name) => form.test(name));
}

/** Returns the free bytes of the disk that has a folder, or will have it. Undefined if the system does not know. */
export async function freeBytes(dir: string): Promise<number | undefined> {
  const space = await statfs(dir).catch(() => undefined);
  if (space) return space.bavail * space.bsize;
  return dirname(dir) === dir ? undefined : freeBytes(dirname(dir));
}
