import { readdirSync, readFileSync } from 'node:fs';
import { attempt } from '../../base/errors.ts';

/** Reads a file below `/proc`. Empty if its process has ended, or it cannot be read. */
export function readProc(path: string): string {
  return attempt(() => readFileSync(path, 'utf8')) ?? '';
}

/** Lists a folder below `/proc`. Empty if its process has ended, or it cannot be read. */
export function listProc(folder: string): readonly string[] {
  return tryListProc(folder) ?? [];
}

/** Lists a folder below `/proc`. Empty if its process has ended, undefined if the kernel refuses access. */
export function tryListProc(folder: string): readonly string[] | undefined {
  try {
    return readdirSync(folder);
  } catch (error) {
    return isRefused(error) ? undefined : [];
  }
}

/** True if the kernel refused access. False for example if the process has ended. */
export function isRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EACCES' || error.code === 'EPERM');
}

/** Returns the bytes in a line `name: 12 kB` of such a file, or 0. */
export function bytesOf(name: string, text: string): number {
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0) * 1024;
}

/** Returns the IDs of the processes in a `/proc`. */
export function numbered(folder: string): readonly number[] {
  return listProc(folder)
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number);
}

type Stat = NonNullable<ReturnType<typeof readStat>>;

/** Returns the state of a process. Undefined if it has ended. */
export function statOf(pid: number): Stat | undefined {
  return readStat(`/proc/${pid}/stat`);
}

function readStat(path: string) {
  const text = readProc(path);
  if (text === '') return undefined;
  // The name of the program comes before, in parentheses, and can contain parentheses.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ', 20);
  const [state = '', parent, group, session] = fields;
  // With the ID of a process, the time of its start identifies it.
  return { state, parent: Number(parent), group: Number(group), session: Number(session), started: Number(fields[19]) };
}

/** True until the last thread of a process has ended. One whose first thread has ended is in the state Z, as one that nobody waited for. */
export function isAlive(pid: number): boolean {
  const stat = statOf(pid);
  if (stat === undefined) return false;
  if (!hasEnded(stat)) return true;
  return listProc(`/proc/${pid}/task`).some((thread) => {
    const each = readStat(`/proc/${pid}/task/${thread}/stat`);
    return each !== undefined && !hasEnded(each);
  });
}

function hasEnded({ state }: Stat): boolean {
  return /^[ZX]/.test(state);
}

/** Returns the folder that shows the memory of a process: that of a living thread if its first one has ended. Undefined: all have. */
export function memoryFolder(folder: string): string | undefined {
  if (hasMemory(folder)) return folder;
  return listProc(`${folder}/task`)
    .map((thread) => `${folder}/task/${thread}`)
    .find(hasMemory);
}

function hasMemory(folder: string): boolean {
  return /^[1-9]/.test(readProc(`${folder}/statm`));
}

export type MachineMemory = NonNullable<ReturnType<typeof machineMemory>>;

/** Reads the machine's memory, in bytes. Undefined if there is no `/proc/meminfo`. */
export function machineMemory() {
  const text = readProc('/proc/meminfo');
  const total = bytesOf('MemTotal', text);
  if (total === 0) return undefined;
  return {
    total,
    /** Memory that programs can still get without swapping. */
    available: bytesOf('MemAvailable', text),
    /** Files of memory file systems, and shared memory. */
    shared: bytesOf('Shmem', text),
    pageTables: bytesOf('PageTables', text),
    swapFree: bytesOf('SwapFree', text),
  };
}

/** Returns the number of processes that the kernel has killed for lack of memory since the machine started. */
export function oomKills(): number {
  return Number(/^oom_kill (\d+)/m.exec(readProc('/proc/vmstat'))?.[1] ?? 0);
}

const AT_PAGESZ = 6n;

/** Bytes of a page of memory, from the auxiliary vector that the kernel gives each program. */
export const PAGE_BYTES = readPageBytes();

function readPageBytes(): number {
  try {
    const vector = new BigUint64Array(new Uint8Array(readFileSync('/proc/self/auxv')).buffer);
    const at = vector.findIndex((key, index) => index % 2 === 0 && key === AT_PAGESZ);
    return at === -1 ? 4_096 : Number(vector[at + 1]);
  } catch {
    return 4_096;
  }
}
