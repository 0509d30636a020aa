import { mkdirSync, readdirSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { systemCode } from '../../../base/errors.ts';

/** The two calls that fail on a full or failing disk. Tests replace them. */
export interface Disk {
  write(file: FileHandle, bytes: Uint8Array): Promise<void>;
  sync(file: FileHandle): Promise<void>;
}

export const realDisk: Disk = {
  write: (file, bytes) => file.writeFile(bytes),
  sync: (file) => file.sync(),
};

/** A disk without syncs, for data that need not survive a crash of the machine. */
export const passingDisk: Disk = { ...realDisk, sync: async () => {} };

/** Creates a folder and those above it. Only the owner can read them. */
export function privateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
}

/** Makes the names in a folder durable. Windows does not need this, and cannot do it. */
export async function syncFolder(path: string, disk: Disk = realDisk): Promise<void> {
  if (process.platform === 'win32' || disk === passingDisk) return;
  await using folder = await open(path, 'r');
  await disk.sync(folder);
}

/** Returns the names in a folder. Empty if the folder does not exist. */
export function namesIn(folder: string): readonly string[] {
  return ifThere(() => readdirSync(folder)) ?? [];
}

const MISSING: ReadonlySet<string | undefined> = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);

/** Returns true if an error means that a file does not exist at a path. */
export function isMissing(thrown: unknown): boolean {
  return MISSING.has(systemCode(thrown));
}

/** Returns the result of `look`. Undefined if the file that it uses does not exist. */
export function ifThere<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
