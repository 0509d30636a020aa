import { statfsSync, statSync } from 'node:fs';
import { SYSTEM_PATH } from '../names.ts';
import { bytesOf, listProc, readProc } from '../proc.ts';
import { runProgram } from '../process.ts';
import type { ProcessTree } from '../tree.ts';
import { pageSize } from './machine.ts';

/** Descriptors of a tree that one measurement looks at. */
const MOST_DESCRIPTORS = 20_000;

/** Returns the resident bytes of all processes: a cheap upper bound, because shared memory counts once per process. */
export function residentBytes(processes: readonly string[]): number {
  let pages = 0;
  for (const folder of processes) pages += Number(readProc(`${folder}/statm`).split(' ', 2)[1] ?? 0);
  return pages * pageSize();
}

/** The memory of a tree in bytes. */
export interface Shares {
  /** Private memory and pages of files, swapped out or not. Shared pages count in part. */
  readonly own: number;
  /** Mapped shared memory. */
  readonly mapped: number;
}

/** Returns the exact memory of all processes (PSS). This is slow: the kernel walks their page tables. */
export function proportionalShares(processes: readonly string[]): Shares {
  let own = 0;
  let mapped = 0;
  for (const folder of processes) {
    const text = readProc(`${folder}/smaps_rollup`);
    const pss = bytesOf('Pss', text);
    // The file cannot be read for another user's process, or if a process forbids it. Then resident memory counts in
    // full.
    if (pss === 0) own += residentBytes([folder]);
    const shared = bytesOf('Pss_Shmem', text);
    own += pss - shared + bytesOf('SwapPss', text);
    mapped += shared;
  }
  return { own, mapped };
}

/** Returns the bytes of the files in a tree's `/dev/shm`. */
export function shmBytes(tree: ProcessTree): number {
  if (tree.shm === undefined) return 0;
  try {
    const { blocks, bfree, bsize } = statfsSync(tree.shm);
    return (blocks - bfree) * bsize;
  } catch {
    return 0; // The tree has just ended.
  }
}

/** Returns the bytes of deleted files that a tree has open: on `device`, and in memory outside of its `/dev/shm`. */
export function unnamedBytes(tree: ProcessTree, device?: number): { readonly disk: number; readonly memory: number } {
  const shm = tree.shm === undefined ? undefined : look(tree.shm)?.dev;
  const seen = new Set<string>();
  const found = { disk: 0, memory: 0 };
  for (const folder of tree.list()) {
    for (const descriptor of listProc(`${folder}/fd`)) {
      if (seen.size >= MOST_DESCRIPTORS) return found;
      const file = look(`${folder}/fd/${descriptor}`);
      if (!file?.isFile() || file.nlink > 0 || file.dev === shm || seen.has(`${file.dev}:${file.ino}`)) continue;
      seen.add(`${file.dev}:${file.ino}`);
      if (file.dev === device) found.disk += file.blocks * 512;
      else if (hasNoDisk(file.dev)) found.memory += file.blocks * 512;
    }
  }
  return found;
}

/**
 * True for a device without a major number: a memory file system or an overlay. Compare with the workspace's own device
 * first.
 */
function hasNoDisk(device: number): boolean {
  return (Math.floor(device / 256) & 0xfff) === 0;
}

/** Returns the bytes of System V shared memory in a tree's namespace. 0 if the platform does not run as root. */
export async function systemVBytes(namespace: number | undefined): Promise<number> {
  if (namespace === undefined || process.getuid?.() !== 0) return 0;
  const lines: string[] = [];
  const args = ['-t', String(namespace), '-i', 'cat', '/proc/sysvipc/shm'];
  await runProgram('nsenter', args, {
    cwd: '/',
    env: { PATH: SYSTEM_PATH },
    onLine: (line) => lines.push(line),
  }).catch(() => undefined);
  const [head = '', ...rows] = lines.map((line) => line.trim());
  const column = head.split(/\s+/).indexOf('rss');
  return rows.reduce((sum, row) => sum + (Number(row.split(/\s+/)[column]) || 0), 0);
}

function look(path: string) {
  try {
    return statSync(path);
  } catch {
    return undefined; // It was closed meanwhile.
  }
}
