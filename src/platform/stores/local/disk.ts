import { mkdirSync, readdirSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { systemCode } from '../../../base/errors.ts';

/** The two calls that a full or failing disk answers with an error. Tests pass others. */
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

/** Creates a folder and those above it. Only the owner may read them. */
export function privateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
}

/** Makes the names in a folder last. Windows cannot and need not. */
export async function syncFolder(path: string, disk: Disk = realDisk): Promise<void> {
  if (process.platform === 'win32' || disk === passingDisk) return;
  await using folder = await open(path, 'r');
  await disk.sync(folder);
}

/** The names in a folder. None if it does not exist. */
export function namesIn(folder: string): readonly string[] {
  return ifThere(() => readdirSync(folder)) ?? [];
}

const MISSING: ReadonlySet<string | undefined> = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);

/** Whether an error means that a path names no file. */
export function isMissing(thrown: unknown): boolean {
  return MISSING.has(systemCode(thrown));
}

/** The result of `look`. Undefined if the path that it uses names no file. */
export function ifThere<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
