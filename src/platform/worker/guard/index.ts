import { setTimeout as delay } from 'node:timers/promises';
import type { ProcessTree } from '../tree.ts';
import type { Breach, Look, Watch } from './breach.ts';
import { type DiskBounds, DiskWatch } from './disk-watch.ts';
import { MemoryWatch } from './memory-watch.ts';

/**
 * Bounds of a whole build: the memory of its processes, what it writes, and what that leaves of the machine's memory and
 * disk. One guard is for all commands of a build.
 * *By design*: the guard looks several times a second, the oftener the less room is left, and ends a build after the
 * fact: between two looks a build can take more than it may. It costs less than 1 % of a processor.
 */
export interface Guard {
  readonly watch: Watch;
  /** Counts what changes in another folder as written by the build. */
  include(folder: string): void;
}

export interface GuardOptions extends DiskBounds {
  /** Bytes of all processes together. */
  readonly memoryBytes: number;
  /** The folder of the deployment, and the cache of its app. */
  readonly root: string;
  readonly cache: string;
}

/** Milliseconds between two looks. */
const SELDOM = 250;
const OFTEN = 25;
/** Bytes a millisecond that a build can fill: by this the next look comes in time. */
const FASTEST = 4_000_000;

export function createGuard(options: GuardOptions): Guard {
  const memory = new MemoryWatch(options.memoryBytes);
  const disk = new DiskWatch(options.root, options.cache, options);
  return {
    include: (folder) => disk.include(folder),
    async watch(tree, over) {
      let room = Number.POSITIVE_INFINITY;
      for (;;) {
        const pause = Math.min(SELDOM, Math.max(OFTEN, room / FASTEST));
        if (!(await passes(pause, over))) return disk.settle(tree).catch(() => undefined);
        const seen = await look(memory, disk, tree);
        if (seen.breach) return seen.breach;
        room = seen.room;
      }
    },
  };
}

async function look(memory: MemoryWatch, disk: DiskWatch, tree: ProcessTree): Promise<Look> {
  const written = disk.look(tree);
  const used = await memory.look(tree);
  return { room: Math.min(written.room, used.room), breach: written.breach ?? used.breach };
}

/** False: it was over before the time had passed. */
async function passes(ms: number, over: AbortSignal): Promise<boolean> {
  return delay(ms, true, { signal: over }).catch(() => false);
}

export type { Breach, Watch };
