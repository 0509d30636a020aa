import { closeSync, constants, fstatSync, mkdirSync, openSync, readSync, type Stats } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';

/** The two calls that a full or failing disk answers with an error; tests hand in others. */
export interface Disk {
  write(file: FileHandle, bytes: Uint8Array): Promise<void>;
  sync(file: FileHandle): Promise<void>;
}

export const realDisk: Disk = {
  write: (file, bytes) => file.writeFile(bytes),
  sync: (file) => file.sync(),
};

/** For what need not outlast the machine's next crash. */
export const passingDisk: Disk = { ...realDisk, sync: async () => {} };

/** Creates a folder and those above it; only the owner may look inside. */
export function privateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
}

/** Makes the names in a folder last. Windows cannot and need not. */
export async function syncFolder(path: string, disk: Disk = realDisk): Promise<void> {
  if (process.platform === 'win32' || disk === passingDisk) return;
  await using folder = await open(path, 'r');
  await disk.sync(folder);
}

export interface OpenFile extends Disposable {
  readonly fd: number;
  /** The file's status when it was opened. */
  readonly stats: Stats;
}

/** Opens a regular file, never through a link in the last step and never waiting on a pipe; undefined: not a file. */
export function openRegularFile(path: string): OpenFile | undefined {
  const fd = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  const stats = fstatSync(fd);
  if (!stats.isFile()) {
    closeSync(fd);
    return undefined;
  }
  return { fd, stats, [Symbol.dispose]: () => closeSync(fd) };
}

/** Reads until the buffer is full or the file ends; returns the bytes read. */
export function readInto(fd: number, buffer: Buffer): number {
  let filled = 0;
  while (filled < buffer.length) {
    const read = readSync(fd, buffer, filled, buffer.length - filled, null);
    if (read === 0) break;
    filled += read;
  }
  return filled;
}
