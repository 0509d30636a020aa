import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { GIB } from '../../src/base/sizes.ts';

const MEMORY = '/dev/shm';
const LEAST_BYTES = 4 * GIB;

/**
 * Sets where the processes of a run keep their files, before the first of them starts. Called by vitest. Half of the CPU time went there:
 * - compiled code, because tests start hundreds of programs from the sources,
 * - temporary folders in memory, because some disks take long to make and remove thousands of small files.
 * What the environment sets already stays.
 */
export default function setup(): () => void {
  process.env.NODE_COMPILE_CACHE ??= resolve(import.meta.dirname, '../../node_modules/.cache/slipway-tests/code');
  if (process.env.TMPDIR !== undefined || freeMemoryFiles() < LEAST_BYTES) return () => {};
  removeLeft();
  const folder = mkdtempSync(join(MEMORY, `slipway-tests-${process.pid}-`));
  // As /tmp: servers and builds of other users make their folders there.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

/** Removes the folders of runs that were killed, which would take memory until the machine starts again. */
function removeLeft(): void {
  for (const name of readdirSync(MEMORY)) {
    const [, pid] = /^slipway-tests-(\d+)-/.exec(name) ?? [];
    if (pid === undefined || existsSync(`/proc/${pid}`)) continue;
    try {
      rmSync(join(MEMORY, name), { recursive: true, force: true });
    } catch {
      // A disk that a test had mounted stays in it. It must not keep all later runs from starting.
    }
  }
}

/** Bytes that fit into files in memory. 0: there are none. */
function freeMemoryFiles(): number {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
