import { readFileSync } from 'node:fs';
import { bytesOf, readProc } from '../proc.ts';

/** The machine's memory in bytes, from the kernel. */
export interface MachineMemory {
  readonly total: number;
  /** Memory that programs can still get without swapping. */
  readonly available: number;
  /** Files of memory file systems, and shared memory. */
  readonly shared: number;
  readonly pageTables: number;
  readonly swapFree: number;
}

/** Reads the machine's memory. Undefined if there is no `/proc/meminfo`. */
export function machineMemory(): MachineMemory | undefined {
  const text = readProc('/proc/meminfo');
  const total = bytesOf('MemTotal', text);
  if (total === 0) return undefined;
  return {
    total,
    available: bytesOf('MemAvailable', text),
    shared: bytesOf('Shmem', text),
    pageTables: bytesOf('PageTables', text),
    swapFree: bytesOf('SwapFree', text),
  };
}

/** Returns how many processes the kernel has killed for lack of memory since the machine started. */
export function oomKills(): number {
  return Number(/^oom_kill (\d+)/m.exec(readProc('/proc/vmstat'))?.[1] ?? 0);
}

const AT_PAGESZ = 6n;
let page: number | undefined;

/** Returns the bytes of a page of memory, from the auxiliary vector that the kernel gives each program. */
export function pageSize(): number {
  page ??= readPageSize();
  return page;
}

function readPageSize(): number {
  try {
    const vector = new BigUint64Array(new Uint8Array(readFileSync('/proc/self/auxv')).buffer);
    const at = vector.findIndex((key, index) => index % 2 === 0 && key === AT_PAGESZ);
    return at === -1 ? 4_096 : Number(vector[at + 1]);
  } catch {
    return 4_096;
  }
}
