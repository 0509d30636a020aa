import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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
