import { existsSync, mkdirSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import { SlipwayError, systemCode } from './errors.ts';

/** True if `path` is `root` itself or is below it. Both are absolute. Does not follow links. */
export function isInside(root: string, path: string): boolean {
  const way = relative(root, path);
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way));
}

/** Resolves `path` below `root` without reading the disk. Throws `path_escapes_root`. */
export function resolveInside(root: string, path: string): string {
  const resolved = resolve(root, path);
  if (path.includes('\0') || !isInside(resolve(root), resolved)) throw escapes(path);
  return resolved;
}

/** As `resolveInside`, and follows links: one that leaves the root is refused. The path must exist. */
export async function realpathInside(root: string, path: string): Promise<string> {
  const [realRoot, real] = await Promise.all([realpath(root), realpath(resolveInside(root, path))]);
  if (!isInside(realRoot, real)) throw escapes(path);
  return real;
}

/**
 * Makes a folder, and those above it that are missing. Node's recursive `mkdir` does not return if a file system says
 * of a folder that it is there and then that it is not, as /proc and automounts do.
 */
export function makeFolders(path: string, mode: number): void {
  if (existsSync(path)) return;
  makeFolders(dirname(path), mode);
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    // Another process made it in between.
    if (systemCode(error) !== 'EEXIST') throw error;
  }
}

function escapes(path: string): SlipwayError {
  return new SlipwayError('path_escapes_root', `The path "${path}" leaves its root folder`, {
    remedy: 'Name a path inside the folder, without links that lead out of it.',
  });
}
