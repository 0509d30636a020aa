import { totalmem } from 'node:os';
import { GIB, MIB } from '../../base/sizes.ts';

/** Bounds of one build. The spec names none: these are ours. The object store bounds the output. */
export interface BuildLimits {
  /** Milliseconds from the clone to the end of the build command. */
  readonly timeoutMs: number;
  /** Bytes that any single file may grow to. */
  readonly fileBytes: number;
  /** Bytes of log kept: half of them from its beginning, up to half from its end. */
  readonly logBytes: number;
  /** Resident bytes of all processes together, with what they keep in memory file systems. */
  readonly memoryBytes: number;
  /** Bytes that a build writes: its folder, and what is new in the cache of its app. */
  readonly diskBytes: number;
  /** Files and folders likewise. */
  readonly diskFiles: number;
  /** Processes and threads of a build, where the machine offers isolation. */
  readonly processes: number;
}

/** What a build may use where the machine has twice that. */
export const MOST_MEMORY = 4 * GIB;

export const DEFAULT_LIMITS: BuildLimits = {
  timeoutMs: 20 * 60_000,
  fileBytes: GIB,
  logBytes: 4 * MIB,
  memoryBytes: Math.min(MOST_MEMORY, Math.floor(machineBytes() / 2)),
  diskBytes: 8 * GIB,
  diskFiles: 2_000_000,
  processes: 2_048,
};

/** The memory of the machine, or of the container that this process runs in. */
function machineBytes(): number {
  const constrained = process.constrainedMemory();
  return constrained > 0 ? Math.min(totalmem(), constrained) : totalmem();
}
