import { setTimeout as delay } from 'node:timers/promises';
import { formatSize, MIB } from '../../../base/sizes.ts';
import type { ProcessTree } from '../tree.ts';
import { type Breach, dueAt, type Look } from './breach.ts';
import { type MachineMemory, machineMemory } from './machine.ts';
import { proportionalShares, residentBytes, shmBytes, systemVBytes, unnamedBytes } from './memory.ts';

/** The part of the time that exact measurements may take: over the limit by the cheap bound, and below it. */
const SHARE_OVER = 1 / 30;
const SHARE_BELOW = 1 / 100;
/** Milliseconds after which memory is measured exactly, also below the limit. */
const EXACT_AFTER_MS = 1_000;
/** A process that executes another program can count twice for a moment, so an excess is measured again. */
const SURE_AFTER_MS = 30;
/** If the machine has less shared memory, the System V part is not measured. */
const LITTLE = 16 * MIB;

/**
 * Limits the memory of a build's processes, including `/dev/shm`, shared memory and files in memory without a name.
 * *By design*: each check computes a cheap bound from the growth of the machine's shared memory. It measures the exact
 * amount if that bound exceeds the limit, and from time to time below it: what others give back meanwhile hides what the
 * build takes.
 * *Gaps*: memory that neither a process nor a name leads to (a descriptor in transit through a socket, a memory file
 * system of a nested namespace) counts only if the machine runs short. Linux only.
 */
export class MemoryWatch {
  readonly #limit: number;
  readonly #start: MachineMemory | undefined = machineMemory();
  readonly #reserve: number;
  /** When memory may be measured exactly, and when it must be. */
  #mayMeasure = 0;
  #mustMeasure = performance.now() + EXACT_AFTER_MS;

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
    if (performance.now() < (room > 0 ? this.#mustMeasure : this.#mayMeasure)) return { room };
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
    const shared = machineMemory()?.shared ?? 0;
    const systemV = shared > LITTLE ? await systemVBytes(tree.namespace) : 0;
    const files = shmBytes(tree) + unnamedBytes(tree).memory + systemV;
    const now = performance.now();
    this.#mayMeasure = now + (now - began) / SHARE_OVER;
    this.#mustMeasure = now + Math.max(EXACT_AFTER_MS, (now - began) / SHARE_BELOW);
    return own + Math.max(mapped, files);
  }
}

function over(used: number, limit: number): Breach {
  const because = `it used ${formatSize(used)} of memory, and the limit for all processes of a build is ${formatSize(limit)}`;
  return { code: 'out_of_memory', because };
}

function machineShort(available: number, used: number): Breach {
  const because = `the platform's machine ran short of memory: ${formatSize(available)} were left, and it used ${formatSize(used)}`;
  return { code: 'out_of_memory', because };
}
