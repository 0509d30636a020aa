import { basename } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Group } from '../cgroup/group.ts';
import { kill, type ProcessTree } from '../tree.ts';
import { type DiskBounds, DiskWatch } from './disk.ts';
import type { Breach, Watch } from './measure.ts';
import { type Counted, GroupMemory, MemoryWatch } from './memory.ts';

export interface GuardOptions extends DiskBounds {
  /** Bytes of all processes together. */
  readonly memoryBytes: number;
  /** Returns the bytes that count for its processes if the machine is short of memory. Default: those that they use. */
  readonly counted?: Counted | undefined;
  /** The cgroup whose memory the kernel limits to that. */
  readonly group?: Group | undefined;
  /** The folder of the deployment, the cache of its branch, and the folder for temporary files. */
  readonly root: string;
  readonly cache?: string;
  readonly tmp?: string;
}

/** The longest and the shortest pause between two measurements, in milliseconds. */
const SELDOM = 250;
const OFTEN = 25;
/** Bytes per millisecond that a build can fill. The next measurement must come before the room is used up. */
const FASTEST = 4_000_000;

/**
 * Enforces the bounds of a whole build: its memory, what it writes, and the reserve of the machine's memory and disk.
 * All commands of a build share one guard. If the build has a cgroup, the kernel limits its memory, and the guard says so.
 * *By design*: the guard measures several times a second, more often if less room is left. Between two measurements a
 * build can exceed a bound. It costs less than 1 % of a processor. While a measurement that a bound depends on is late,
 * the build is paused.
 */
export class Guard {
  /** The cgroup of the build's programs. Without one, the guard limits their memory. */
  readonly group: Group | undefined;
  /** What the build writes. */
  readonly disk: DiskWatch;
  readonly #memory: GroupMemory | MemoryWatch;

  constructor(options: GuardOptions) {
    const { group, memoryBytes, root, cache, tmp, counted } = options;
    this.group = group;
    this.#memory = group ? new GroupMemory(group, memoryBytes, counted) : new MemoryWatch(memoryBytes, counted);
    this.disk = new DiskWatch(root, cache, options);
    if (tmp !== undefined) this.disk.include(tmp);
  }

  readonly watch: Watch = async (tree, over) => {
    const watches = [this.disk, this.#memory];
    using pause = new Pause(tree);
    let room = Number.POSITIVE_INFINITY;
    for (;;) {
      const wait = Math.min(SELDOM, Math.max(OFTEN, room / FASTEST));
      const goesOn = await delay(wait, true, { signal: over }).catch(() => false);
      if (!goesOn) return this.#memory.settle() ?? this.disk.settle(tree).catch(() => undefined);
      const seen = watches.map((each) => each.look(tree));
      const breach = seen.find((each) => each.breach)?.breach;
      if (breach) return breach;
      room = Math.min(...seen.map((each) => each.room));
      if (watches.some((each) => each.late)) pause.hold();
      else pause.release();
    }
  };
}

export type { Breach, Watch };

/** Stops the processes of a build while a measurement is late: one that keeps the processors busy would write meanwhile. */
export class Pause implements Disposable {
  readonly #tree: ProcessTree;
  #held: readonly number[] = [];

  constructor(tree: ProcessTree) {
    this.#tree = tree;
  }

  /** Call it at each look: also stops the processes that were started meanwhile. */
  hold(): void {
    this.#held = this.#tree.list().map((folder) => Number(basename(folder)));
    for (const pid of this.#held) kill(pid, 'SIGSTOP');
  }

  release(): void {
    if (this.#held.length === 0) return;
    const there = new Set(this.#tree.list().map((folder) => Number(basename(folder))));
    for (const pid of this.#held) if (there.has(pid)) kill(pid, 'SIGCONT');
    this.#held = [];
  }

  [Symbol.dispose](): void {
    this.release();
  }
}
