import { setTimeout as delay } from 'node:timers/promises';
import { formatSize, MIB } from '../../../base/sizes.ts';
import type { ProcessTree } from '../tree.ts';
import { type Breach, dueAt, LATE_MS, type Look } from './breach.ts';
import { type MachineMemory, machineMemory } from './machine.ts';
import { memoryFileBytes, proportionalShares, residentBytes, systemVBytes } from './memory.ts';
import { unnamedBytes } from './unnamed.ts';
import { Work } from './work.ts';

/** The part of a processor that exact measurements may take: over the limit by the cheap bound, and below it. */
const SHARE_OVER = 1 / 30;
const SHARE_BELOW = 1 / 250;
/** Milliseconds after which memory is measured exactly, also below the limit. */
const EXACT_AFTER_MS = 1_000;
/** The longest wait after an expensive measurement: the build decides what it costs. */
const MOST_WAIT_OVER_MS = 1_000;
const MOST_WAIT_BELOW_MS = 10_000;
/** A process that executes another program can count twice for a moment, so an excess is measured again. */
const SURE_AFTER_MS = 30;
/** If the machine has less shared memory, the System V part is not measured. */
const LITTLE = 16 * MIB;

/**
 * Limits the memory of a build's processes, including page tables, file systems in memory, shared memory and files in memory without
 * a name.
 * *By design*: each look computes a cheap bound from the growth of the machine's shared memory and page tables. It
 * measures the exact amount if that bound exceeds the limit, and from time to time below it: what others give back
 * meanwhile hides what the build takes. Of what cannot be measured, the cheap bound counts.
 * *Gaps*: memory that neither a process nor a name leads to (a descriptor registered with io_uring, or before Linux 5.11
 * in transit through a socket; without root System V segments that no process has attached) and the kernel's own
 * (buffers of sockets and pipes, inodes) counts only if the machine runs short. Linux only.
 */
export class MemoryWatch {
  readonly #limit: number;
  readonly #start: MachineMemory | undefined = machineMemory();
  readonly #reserve: number;
  /** When memory may be measured exactly, and when it must be. */
  #mayMeasure = 0;
  #mustMeasure = performance.now() + EXACT_AFTER_MS;
  /** The last exact measurement, and the cheap bound when it began. */
  #last = { used: 0, atMost: 0 };
  #measuring: { readonly since: number } | undefined;
  #found: Breach | undefined;
  #isOver = false;

  constructor(limit: number) {
    this.#limit = limit;
    const { total = 0, available = 0 } = this.#start ?? {};
    this.#reserve = Math.min(Math.max(128 * MIB, total * 0.03), 1024 * MIB, available / 2);
  }

  /** True if a measurement that the limit depends on takes long. */
  get late(): boolean {
    return this.#isOver && this.#measuring !== undefined && performance.now() - this.#measuring.since > LATE_MS;
  }

  look(tree: ProcessTree): Look {
    const now = machineMemory();
    if (!now || !this.#start) return { room: Number.POSITIVE_INFINITY };
    const atMost = residentBytes(tree.list()) + this.#grown(now) + Math.max(0, now.pageTables - this.#start.pageTables);
    const room = Math.min(this.#limit - atMost, now.available - this.#reserve);
    this.#isOver = room <= 0;
    const due = this.#isOver ? this.#mayMeasure : this.#mustMeasure;
    if (this.#measuring === undefined && performance.now() >= due) void this.#measure(tree, atMost);
    const used = this.#last.used + Math.max(0, atMost - this.#last.atMost);
    return { room, breach: this.#found ?? this.#shortage(now, used) };
  }

  /** What the machine's shared memory grew by, swapped or not. */
  #grown(now: MachineMemory): number {
    const { shared = 0, swapFree = 0 } = this.#start ?? {};
    return Math.max(0, now.shared - shared) + Math.max(0, swapFree - now.swapFree);
  }

  #shortage({ available }: MachineMemory, used: number): Breach | undefined {
    const gone = Math.max(1, (this.#start?.available ?? 0) - available);
    return available < dueAt(this.#reserve, used / gone) ? machineShort(available, used) : undefined;
  }

  async #measure(tree: ProcessTree, atMost: number): Promise<void> {
    const since = performance.now();
    this.#measuring = { since };
    let used = await this.#exact(tree, new Work());
    if (used > this.#limit) {
      await delay(SURE_AFTER_MS);
      used = Math.min(used, await this.#exact(tree, new Work()));
      if (used > this.#limit) this.#found = over(used, this.#limit);
    }
    this.#last = { used, atMost };
    const now = performance.now();
    const cost = now - since;
    this.#mayMeasure = now + Math.min(cost / SHARE_OVER, MOST_WAIT_OVER_MS);
    this.#mustMeasure = now + Math.max(EXACT_AFTER_MS, Math.min(cost / SHARE_BELOW, MOST_WAIT_BELOW_MS));
    this.#measuring = undefined;
  }

  async #exact(tree: ProcessTree, work: Work): Promise<number> {
    const { own, mapped } = await proportionalShares(tree.list(), work);
    const unnamed = await unnamedBytes(tree, { work, thorough: this.#isOver });
    const machine = machineMemory();
    const systemV = (machine?.shared ?? 0) > LITTLE ? await systemVBytes(tree) : 0;
    const files = memoryFileBytes(tree) + unnamed.memory + systemV;
    // What is mapped is a file too. If not all files were found, the rest is at most what the machine's memory lost.
    const shared = unnamed.complete.memory ? files : Math.max(files, mapped, machine ? this.#grown(machine) : 0);
    return own + shared;
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
