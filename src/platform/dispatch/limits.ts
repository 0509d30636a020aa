import { availableParallelism, totalmem } from 'node:os';
import { GIB, MIB } from '../../base/sizes.ts';

/** The heap of a worker and of its supervisor, in MiB. A release of 100,000 files needs less than a third. */
export const WORKER_HEAP_MB = 384;

/** The default memory of a build, unless that is more than half of the machine's memory. */
export const MOST_MEMORY = 4 * GIB;

/** Processes and threads of a build. Thousands of them would take most of the processors' time at any priority. */
export const PROCESSES = { base: 128, perProcessor: 256 } as const;

/** Bounds of one build (assumed: the spec names none). The object store has bounds for the output. */
export const DEFAULT_LIMITS = {
  /** Milliseconds from the clone to the end of the build command. */
  timeoutMs: 20 * 60_000,
  /** Milliseconds for storing the output. */
  syncMs: 10 * 60_000,
  fileBytes: GIB,
  /** Bytes of the log that are kept: half from its beginning, up to half from its end. */
  logBytes: 4 * MIB,
  /** Bytes of memory of all processes together, with their files in memory file systems. */
  memoryBytes: Math.min(MOST_MEMORY, Math.floor(machineBytes() / 2)),
  /** Bytes that a build writes: to its workspace, and new ones in the cache of its app. */
  diskBytes: 8 * GIB,
  /** Files and folders that a build writes there. */
  diskFiles: 2_000_000,
  /** Processes and threads of a build, if builds are isolated. */
  processes: PROCESSES.base + PROCESSES.perProcessor * availableParallelism(),
  /** Bytes of the kept installs of one branch of an app. Those of all other branches than its own have twice that, with their caches. */
  installBytes: 2 * GIB,
  /** Bytes of the kept installs of all apps, at most a quarter of the free disk. */
  installsBytes: 20 * GIB,
  /** What the server of one release consists of, before it is packed: bytes, and files, folders and links. */
  serverBytes: GIB,
  serverFiles: 200_000,
};
export type BuildLimits = Readonly<typeof DEFAULT_LIMITS>;

/** Returns the memory of the machine, or of the container that this process runs in. */
function machineBytes(): number {
  const constrained = process.constrainedMemory();
  return constrained > 0 ? Math.min(totalmem(), constrained) : totalmem();
}

/** The part of the free disk that what is kept for later builds of all apps may use. */
export const FREE_SHARE = 1 / 4;

/** A disk on which fewer files than this can be made is short, as one without free bytes is. */
export const FEW_FILES = 1_000;

/** Returns the bytes that builds leave free on a disk of `size` bytes, for the rest of the platform and of the machine. */
export function reserveOf(size: number): number {
  return Math.min(Math.max(512 * MIB, size * 0.02), 5 * GIB);
}
