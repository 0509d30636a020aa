import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDiskFull } from '../../src/base/errors.ts';

/** Mounts a disk of `bytes` on a new folder. Undefined if this machine cannot mount it. */
export function makeDisk(bytes: number): { readonly path: string; unmount(): void } | undefined {
  const path = mkdtempSync(join(tmpdir(), 'slipway-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', path], { stdio: 'ignore' });
  } catch {
    rmSync(path, { recursive: true });
    return undefined;
  }
  return {
    path,
    unmount() {
      execFileSync('umount', [path]);
      rmSync(path, { recursive: true });
    },
  };
}

/** Leaves only `bytes` of a disk free: a file in `folder`, a folder on it, takes the others. */
export function leaveRoom(folder: string, bytes: number): void {
  if (freeBytes(folder) < bytes) makeRoom(folder);
  try {
    appendFileSync(fillerIn(folder), Buffer.alloc(Math.max(0, freeBytes(folder) - bytes)));
  } catch (error) {
    // Another process has written meanwhile. The file has taken what was left.
    if (!isDiskFull(error)) throw error;
  }
}

/** Removes what `leaveRoom` has written. */
export function makeRoom(folder: string): void {
  rmSync(fillerIn(folder), { force: true });
}

function fillerIn(folder: string): string {
  return join(folder, 'filler');
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
