import { statfsSync } from 'node:fs';
import { SYSTEM_PATH } from '../names.ts';
import { bytesOf, memoryFolder, readProc } from '../proc.ts';
import { runProgram } from '../process.ts';
import type { ProcessTree } from '../tree.ts';
import { pageSize } from './machine.ts';
import type { Work } from './work.ts';

/** Returns the resident bytes of all processes: a cheap upper bound, because shared memory counts once per process. */
export function residentBytes(processes: readonly string[]): number {
  let pages = 0;
  for (const folder of processes) pages += residentPages(folder);
  return pages * pageSize();
}

function residentPages(folder: string): number {
  const own = readProc(`${folder}/statm`);
  if (!own.startsWith('0 ')) return Number(own.split(' ', 2)[1] ?? 0);
  // The first thread has ended, and others may live.
  const living = memoryFolder(folder);
  return living === undefined ? 0 : Number(readProc(`${living}/statm`).split(' ', 2)[1] ?? 0);
}

/** The memory of a tree in bytes. */
export interface Shares {
  /** Private memory, page tables and pages of files, swapped out or not. Shared pages count in part. */
  readonly own: number;
  /** Mapped shared memory. */
  readonly mapped: number;
}

/**
 * Returns the exact memory of all processes (PSS). This is slow: the kernel walks their page tables. If the work is cut
 * off, the resident memory of the rest counts in full.
 */
export async function proportionalShares(processes: readonly string[], work: Work): Promise<Shares> {
  let own = 0;
  let mapped = 0;
  for (const folder of processes) {
    await work.breathe();
    const living = memoryFolder(folder);
    if (living === undefined) continue;
    own += bytesOf('VmPTE', readProc(`${living}/status`));
    const text = work.over ? '' : readProc(`${living}/smaps_rollup`);
    const pss = bytesOf('Pss', text);
    // The file cannot be read for another user's process, or if a process forbids it.
    if (pss === 0) own += residentBytes([folder]) + bytesOf('VmSwap', readProc(`${living}/status`));
    const shared = bytesOf('Pss_Shmem', text);
    own += pss - shared + bytesOf('SwapPss', text);
    mapped += shared;
  }
  return { own, mapped };
}

/** Returns the bytes of the files in a tree's own folders in memory. */
export function memoryFileBytes({ memory = [] }: ProcessTree): number {
  return memory.reduce((bytes, folder) => bytes + usedOn(folder), 0);
}

function usedOn(folder: string): number {
  try {
    const { blocks, bfree, bsize } = statfsSync(folder);
    return (blocks - bfree) * bsize;
  } catch {
    return 0; // The tree has just ended.
  }
}

/** True if the System V shared memory of a tree's namespace can be listed. The platform must run as root. */
export function listsSystemV(tree: ProcessTree): boolean {
  return tree.namespace !== undefined && process.getuid?.() === 0;
}

/** Returns the bytes of System V shared memory in a tree's namespace. 0 if it cannot be listed. */
export async function systemVBytes(tree: ProcessTree): Promise<number> {
  if (!listsSystemV(tree)) return 0;
  const lines: string[] = [];
  const args = ['-t', String(tree.namespace), '-i', 'cat', '/proc/sysvipc/shm'];
  await runProgram('nsenter', args, {
    cwd: '/',
    env: { PATH: SYSTEM_PATH },
    onLine: (line) => lines.push(line),
  }).catch(() => undefined);
  const [head = '', ...rows] = lines.map((line) => line.trim().split(/\s+/));
  const columns = ['rss', 'swap'].map((name) => [...head].indexOf(name));
  return rows.reduce((sum, row) => sum + columns.reduce((all, at) => all + (Number(row[at]) || 0), 0), 0);
}
