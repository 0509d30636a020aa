import { hash as hashOf } from 'node:crypto';
import { closeSync, constants, fstatSync, openSync, read, readSync } from 'node:fs';
import { promisify } from 'node:util';
import { attempt, systemCode } from '../../../base/errors.ts';
import { syncFailure } from '../failures.ts';
import { type FoundFile, specialFile } from './walk.ts';

export type OpenFile = NonNullable<ReturnType<typeof openRegularFile>>;

/** Opens a file that the walk found. Throws `BuildFailure` if something else is in its place now. */
export function openOutput(found: FoundFile): OpenFile {
  try {
    const file = openRegularFile(found.real);
    if (file) return file;
  } catch (error) {
    // ELOOP: a link replaced the file after the walk found it. ENXIO: a socket replaced it.
    if (!['ELOOP', 'ENXIO'].includes(systemCode(error) ?? '')) throw error;
  }
  throw specialFile(found.path);
}

/** Opens a regular file. Undefined if it is another one. Follows no link at the end, and waits for no writer of a pipe. */
export function openRegularFile(path: string) {
  const fd = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  const stats = fstatSync(fd);
  if (!stats.isFile()) {
    closeSync(fd);
    return undefined;
  }
  return { fd, stats, [Symbol.dispose]: () => closeSync(fd) };
}

/**
 * Reads until the buffer is full, the file ends, or `size` bytes are read. Returns the bytes read. `refuseChange` finds out
 * whether the file has more, so that its end need not be read.
 */
export function readInto(fd: number, buffer: Buffer, size: number): number {
  let filled = 0;
  while (filled < buffer.length && (filled === 0 || filled !== size)) {
    const bytes = readSync(fd, buffer, filled, buffer.length - filled, null);
    if (bytes === 0) break;
    filled += bytes;
  }
  return filled;
}

/** Returns the text of a file whose content has the hash. Undefined if it has more than `most` bytes, or another content by now. */
export function storedText(found: FoundFile, hash: string, most: number): string | undefined {
  using file = openIfReadable(found.real);
  if (!file || file.stats.size > most) return undefined;
  const buffer = Buffer.allocUnsafe(file.stats.size + 1);
  const bytes = buffer.subarray(0, readInto(file.fd, buffer, file.stats.size));
  return hashOf('sha256', bytes) === hash ? bytes.toString() : undefined;
}

/** Undefined if there is no regular file, or it cannot be opened. */
export function openIfReadable(path: string): OpenFile | undefined {
  return attempt(() => openRegularFile(path));
}

const readAt = promisify(read);
const CHUNK_BYTES = 1024 * 1024;

/**
 * Reads an open file from its beginning, in parts. Each part is valid until the next is requested. A stream of Node.js
 * does not fit: if its reader stops early, it closes the descriptor despite its options, and by then the descriptor may
 * belong to another file.
 */
export async function* chunksOf(fd: number, signal: AbortSignal): AsyncGenerator<Buffer> {
  const buffer = Buffer.allocUnsafeSlow(CHUNK_BYTES);
  for (let position = 0; ; ) {
    signal.throwIfAborted();
    const { bytesRead } = await readAt(fd, buffer, 0, buffer.length, position);
    if (bytesRead === 0) return;
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

/** Throws `BuildFailure` if a file changed while it was read, because the stored copy could be incomplete. */
export function refuseChange(path: string, { fd, stats: before }: OpenFile, bytes: number): void {
  const { size, mtimeMs, ctimeMs } = fstatSync(fd);
  if (bytes !== before.size || size !== before.size) throw changed(path);
  if (mtimeMs !== before.mtimeMs || ctimeMs !== before.ctimeMs) throw changed(path);
}

export function changed(path: string): Error {
  return syncFailure(
    'sync_failed',
    `"${path}" changed while it was stored, because a process of the build still writes. Let the build command wait for all processes that it starts`,
  );
}
