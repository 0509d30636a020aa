import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { realpathInside } from '../../../base/paths.ts';

/** Files and folders that one stamp covers. */
const MOST_ENTRIES = 20_000;

/**
 * Equal stamps of a folder mean that nothing in it was written in between. NaN, which equals nothing, means unknown.
 */
export type Stamp = number;

/**
 * Returns the time of the last change below a folder, from the file system. It also changes if a build writes the same
 * bytes again. Does not follow links.
 */
export async function stampOf(source: string, folder: string): Promise<Stamp> {
  let latest = 0;
  let entries = 0;
  try {
    const folders = [await realpathInside(source, folder)];
    for (let next = folders.pop(); next !== undefined; next = folders.pop()) {
      latest = Math.max(latest, (await lstat(next)).ctimeMs);
      for (const entry of await readdir(next, { withFileTypes: true })) {
        if (++entries > MOST_ENTRIES) return Number.NaN;
        const path = join(next, entry.name);
        if (entry.isDirectory()) folders.push(path);
        else latest = Math.max(latest, (await lstat(path)).ctimeMs);
      }
    }
    return latest;
  } catch {
    // It leads out of the checkout, or cannot be read.
    return Number.NaN;
  }
}
