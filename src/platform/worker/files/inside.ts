import { constants } from 'node:fs';
import { type FileHandle, lstat, open, stat } from 'node:fs/promises';
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

/**
 * Reads a file below `top` as text. Undefined if it is missing, not an ordinary file, a link that leads out of `top`,
 * or larger than `mostBytes`.
 */
export function readInside(top: string, path: string, mostBytes: number): Promise<Content | undefined> {
  return read(top, path, (size) => (size <= mostBytes ? size : undefined));
}

/**
 * Reads the first `mostBytes` of a file below `top`. Undefined if it is missing, not an ordinary file, or a link that
 * leads out.
 */
export function readHead(top: string, path: string, mostBytes: number): Promise<Content | undefined> {
  return read(top, path, (size) => Math.min(size, mostBytes));
}

/** `room`: how many bytes to read from a file of the given size, or undefined to read none. */
async function read(
  top: string,
  path: string,
  room: (size: number) => number | undefined,
): Promise<Content | undefined> {
  try {
    const real = await realpathInside(top, path);
    await using file = await open(real, FLAGS);
    const found = await file.stat();
    const bytes = found.isFile() ? room(found.size) : undefined;
    return bytes === undefined ? undefined : await readUpTo(file, bytes);
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
