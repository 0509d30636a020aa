import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SYSTEM_PATH } from '../../sandbox/names.ts';
import { runProgram } from '../../sandbox/process.ts';

export interface Checked {
  readonly bytes: number;
  /** SHA-256, hex. */
  readonly hash: string;
  /** True if it contains the text that was searched. */
  readonly hasText: boolean;
}

/** Milliseconds to write one archive. */
const MOST_MS = 60_000;

export interface PackBounds {
  readonly mostBytes: number;
  readonly signal: AbortSignal;
}

/**
 * Writes paths of a folder to a tar archive, folders with all that is in them. Does not follow links. Call it while no
 * command of the build runs. False if something could not be read, it got larger than `mostBytes`, or there is no `tar`.
 */
export async function pack(
  root: string,
  paths: readonly string[],
  archive: string,
  { mostBytes, signal }: PackBounds,
): Promise<boolean> {
  const list = `${archive}.list`;
  // `./` keeps a name with a leading hyphen from being an option.
  await writeFile(list, paths.map((path) => `./${path}\0`).join(''), { mode: 0o600 });
  const script = `ulimit -f ${Math.ceil(mostBytes / 512)} && exec tar -b 128 -cf "$1" -C "$2" --null -T "$3"`;
  const over = AbortSignal.any([signal, AbortSignal.timeout(MOST_MS)]);
  try {
    const { exitCode } = await runProgram('/bin/sh', ['-c', script, 'sh', archive, root, list], {
      cwd: '/',
      env: { PATH: SYSTEM_PATH, LC_ALL: 'C' },
      signal: over,
    });
    return exitCode === 0;
  } catch (error) {
    if (signal.aborted) throw error;
    return false;
  }
}

/** Returns the command that unpacks an archive into the current folder, as the user that runs it. */
export function unpackCommand(quoted: string): string {
  // -P keeps tar from delaying links that contain `..`, as nearly all links of an install do. The sandbox confines them.
  return `tar -b 128 -xpPf ${quoted} --no-same-owner`;
}

const CHUNK_BYTES = 1024 * 1024;

/** Reads a whole archive. Undefined if it is not an ordinary file of `bytes` bytes. Throws if it cannot be read. */
export async function check(
  archive: string,
  signal: AbortSignal,
  { bytes, text }: { readonly bytes?: number; readonly text?: string } = {},
): Promise<Checked | undefined> {
  await using file = await open(archive, constants.O_RDONLY | constants.O_NOFOLLOW);
  const found = await file.stat();
  if (!found.isFile() || (bytes !== undefined && found.size !== bytes)) return undefined;
  const sum = createHash('sha256');
  // The end of each chunk is searched again with the next one.
  const tail = Math.max(0, Buffer.byteLength(text ?? '') - 1);
  const buffer = Buffer.alloc(tail + CHUNK_BYTES);
  let [read, hasText] = [0, false];
  for (;;) {
    signal.throwIfAborted();
    const { bytesRead } = await file.read(buffer, tail, CHUNK_BYTES, read);
    if (bytesRead === 0) break;
    sum.update(buffer.subarray(tail, tail + bytesRead));
    hasText ||= text !== undefined && buffer.subarray(0, tail + bytesRead).includes(text);
    buffer.copyWithin(0, bytesRead, tail + bytesRead);
    read += bytesRead;
  }
  return { bytes: read, hash: sum.digest('hex'), hasText };
}

export function archiveIn(folder: string): string {
  return join(folder, 'tree.tar');
}
