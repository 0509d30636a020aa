import { constants } from 'node:fs';
import { type FileHandle, lstat, open, opendir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isInside, realpathInside } from '../../../base/paths.ts';

/** Does not follow a link at the end of the path, or wait for the writer of a named pipe. Windows has neither flag. */
const FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** True if a path leads to an ordinary file, also through a link. */
export async function isFile(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isFile() ?? false;
}

/** True if a path is an ordinary file itself, and no link. */
export async function isOwnFile(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => undefined))?.isFile() ?? false;
}

/** True if a path leads to a folder, also through a link. */
export async function isFolder(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isDirectory() ?? false;
}

/** Lists the names in a folder, at most `most` of them. None if it is not there. */
export async function namesIn(folder: string, most: number): Promise<string[]> {
  const names: string[] = [];
  try {
    for await (const { name } of await opendir(folder)) {
      names.push(name);
      if (names.length >= most) break;
    }
  } catch {
    // It is not there.
  }
  return names;
}

/** Yields a folder and those above it, up to `top`. */
export function* foldersUpTo(top: string, folder: string): Generator<string> {
  for (let dir = folder; isInside(top, dir); dir = dirname(dir)) yield dir;
}

/** Lists the folders with the programs of packages, for a command that runs in `folder`: the nearest first. */
export function binFolders(top: string, folder: string): readonly string[] {
  return [...foldersUpTo(top, folder)].map((dir) => join(dir, 'node_modules/.bin'));
}

/** The content of a file, as far as it was read. */
export interface Content {
  readonly text: string;
  readonly bytes: number;
}

/** Reads a file as `readHead` does. Undefined too if it is larger than `mostBytes`. */
export function readInside(top: string, path: string, mostBytes: number): Promise<Content | undefined> {
  return readHead(top, path, mostBytes, mostBytes);
}

/** Reads the start of a file below `top`. Undefined: missing, no ordinary file, a link out of `top`, or larger than `mostSize`. */
export async function readHead(
  top: string,
  path: string,
  mostBytes: number,
  mostSize = Number.POSITIVE_INFINITY,
): Promise<Content | undefined> {
  try {
    const real = await realpathInside(top, path);
    await using file = await open(real, FLAGS);
    const found = await file.stat();
    const isRead = found.isFile() && found.size <= mostSize;
    return isRead ? await readUpTo(file, Math.min(found.size, mostBytes)) : undefined;
  } catch {
    return undefined;
  }
}

/** Reads at most `bytes`, even if the file grows meanwhile. */
async function readUpTo(file: FileHandle, bytes: number): Promise<Content> {
  const buffer = Buffer.allocUnsafe(bytes);
  let filled = 0;
  while (filled < bytes) {
    const { bytesRead } = await file.read(buffer, filled, bytes - filled, filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return { text: buffer.toString('utf8', 0, filled), bytes: filled };
}
