import { setTimeout as delay } from 'node:timers/promises';
import { formatSize, MIB } from '../../../base/sizes.ts';
import type { ProcessTree } from '../tree.ts';
import { type Breach, dueAt, type Look } from './breach.ts';
import { type MachineMemory, machineMemory } from './machine.ts';
import { proportionalShares, residentBytes, shmBytes, systemVBytes, unnamedBytes } from './memory.ts';

/** Exact looks take at most this part of the time. */
const EXACT_SHARE = 1 / 30;
/** A process that is about to become another program can count twice for a moment. */
const SURE_AFTER_MS = 30;
/** Shared memory of the machine below this is not asked for by namespace. */
const LITTLE = 16 * MIB;

/**
 * The memory of a build's processes, with what they keep in `/dev/shm`, in shared memory and in files without a name.
 * *By design*: a cheap upper bound is looked at each time, the exact amount only where the bound is over the limit.
 * *Gaps*: what neither a process nor a name leads to (a descriptor on its way through a socket, a memory file system
 * of a nested namespace) counts only once the machine runs short. Linux only.
 */
export class MemoryWatch {
  readonly #limit: number;
  readonly #start: MachineMemory | undefined = machineMemory();
  readonly #reserve: number;
  #nextExact = 0;

  constructor(limit: number) {
    this.#limit = limit;
    const { total = 0, available = 0 } = this.#start ?? {};
    this.#reserve = Math.min(Math.max(128 * MIB, total * 0.03), 1024 * MIB, available / 2);
  }

  async look(tree: ProcessTree): Promise<Look> {
    const now = machineMemory();
    if (!now || !this.#start) return { room: Number.POSITIVE_INFINITY };
    const shared = Math.max(shmBytes(tree), now.shared - this.#start.shared);
    const swapped = Math.max(0, this.#start.swapFree - now.swapFree);
    const atMost = residentBytes(tree.list()) + shared + swapped;
    const room = Math.min(this.#limit - atMost, now.available - this.#reserve);
    if (room > 0 || performance.now() < this.#nextExact) return { room };
    return this.#judge(tree, now);
  }

  async #judge(tree: ProcessTree, now: MachineMemory): Promise<Look> {
    let used = await this.#exact(tree);
    const gone = Math.max(1, (this.#start?.available ?? 0) - now.available);
    if (used > this.#limit) {
      await delay(SURE_AFTER_MS);
      used = Math.min(used, await this.#exact(tree));
      if (used > this.#limit) return { room: 0, breach: over(used, this.#limit) };
    }
    const short = now.available < dueAt(this.#reserve, used / gone);
    return { room: this.#limit - used, breach: short ? machineShort(now.available, used) : undefined };
  }

  async #exact(tree: ProcessTree): Promise<number> {
    const began = performance.now();
    const { own, mapped } = proportionalShares(tree.list());
    const grown = (machineMemory()?.shared ?? 0) - (this.#start?.shared ?? 0);
    const systemV = grown > LITTLE ? await systemVBytes(tree.namespace) : 0;
    const files = shmBytes(tree) + unnamedBytes(tree).memory + systemV;
    const now = performance.now();
    this.#nextExact = now + (now - began) / EXACT_SHARE;
    return own + Math.max(mapped, files);
  }
}

function over(used: number, limit: number): Breach {
  const because = `it used ${formatSize(used)} of memory, and the processes of a build may use ${formatSize(limit)} together`;
  return { code: 'out_of_memory', because };
}

function machineShort(available: number, used: number): Breach {
  const because = `the platform's machine ran short of memory: ${formatSize(available)} were left, and it used ${formatSize(used)}`;
  return { code: 'out_of_memory', because };
}
