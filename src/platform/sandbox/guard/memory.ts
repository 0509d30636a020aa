import { statfsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { attempt } from '../../../base/errors.ts';
import { formatSize, MIB } from '../../../base/sizes.ts';
import type { Group } from '../cgroup/group.ts';
import { SYSTEM_PATH } from '../names.ts';
import { bytesOf, type MachineMemory, machineMemory, memoryFolder, PAGE_BYTES, readProc } from '../proc.ts';
import { runProgram } from '../process.ts';
import type { ProcessTree } from '../tree.ts';
import { type Breach, dueAt, LATE_MS, type Look, Work } from './measure.ts';
import { listsSystemV, unnamedBytes } from './unnamed.ts';

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
  readonly #reserve: Reserve;
  /** The times from which memory may be measured exactly, and must be. */
  #mayMeasure = 0;
  #mustMeasure = performance.now() + EXACT_AFTER_MS;
  /** The last exact measurement, and the cheap bound when it began. */
  #last = { used: 0, atMost: 0 };
  #measuring: { readonly since: number } | undefined;
  #found: Breach | undefined;
  #isOver = false;

  constructor(limit: number, counted?: Counted) {
    this.#limit = limit;
    this.#reserve = new Reserve(this.#start, counted);
  }

  /** True if a measurement that the limit depends on takes long. */
  get late(): boolean {
    return this.#isOver && this.#measuring !== undefined && performance.now() - this.#measuring.since > LATE_MS;
  }

  look(tree: ProcessTree): Look {
    const now = machineMemory();
    if (!now || !this.#start) return { room: Number.POSITIVE_INFINITY };
    const atMost = residentBytes(tree.list()) + this.#grown(now) + Math.max(0, now.pageTables - this.#start.pageTables);
    const room = Math.min(this.#limit - atMost, this.#reserve.room(now));
    this.#isOver = room <= 0;
    const due = this.#isOver ? this.#mayMeasure : this.#mustMeasure;
    if (this.#measuring === undefined && performance.now() >= due) void this.#measure(tree, atMost);
    const used = this.#last.used + Math.max(0, atMost - this.#last.atMost);
    return { room, breach: this.#found ?? this.#reserve.shortage(now, used) };
  }

  /** The last look has found a breach, or there was none. */
  settle(): undefined {}

  /** Returns the bytes by which the machine's shared memory grew, swapped or not. */
  #grown(now: MachineMemory): number {
    const { shared = 0, swapFree = 0 } = this.#start ?? {};
    return Math.max(0, now.shared - shared) + Math.max(0, swapFree - now.swapFree);
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
    const named = (tree.memory ?? []).reduce((bytes, folder) => bytes + usedOn(folder), 0);
    const files = named + unnamed.memory + systemV;
    // Mapped memory belongs to a file too. If not all files were found, the rest is at most what the machine's memory lost.
    const shared = unnamed.complete.memory ? files : Math.max(files, mapped, machine ? this.#grown(machine) : 0);
    return own + shared;
  }
}

/**
 * Watches the memory of a cgroup that the kernel limits. The kernel ends all of its processes at once if they need more. This finds
 * that out, and ends them before the machine runs short.
 * *By design*: the kernel counts what it keeps in memory of files too. It gives that back before it ends a process, so `used` is
 * only what matters if the machine is short.
 * *Gaps*: huge pages of hugetlbfs, and pages of files that another cgroup read first.
 */
export class GroupMemory {
  readonly late = false;
  readonly #group: Group;
  readonly #limit: number;
  readonly #before: { readonly killed: number; readonly full: number };
  readonly #reserve: Reserve;

  /** `limit`: the bytes that the cgroup has. */
  constructor(group: Group, limit: number, counted?: Counted) {
    this.#group = group;
    this.#limit = limit;
    this.#before = group.events;
    this.#reserve = new Reserve(machineMemory(), counted);
  }

  look(): Look {
    const now = machineMemory();
    const breach = this.settle() ?? (now && this.#reserve.shortage(now, this.#group.used));
    return { room: now ? this.#reserve.room(now) : Number.POSITIVE_INFINITY, breach };
  }

  /** Returns the breach if the kernel has killed a process of the cgroup for lack of memory. */
  settle(): Breach | undefined {
    const { killed, full } = this.#group.events;
    if (killed <= this.#before.killed) return undefined;
    // Else a cgroup above it was full, or the machine.
    if (full > this.#before.full) return over(this.#limit, this.#limit);
    return machineShort(machineMemory()?.available ?? 0, this.#group.used);
  }
}

/** Returns the bytes that count for what uses `bytes`, if the machine is short of memory. */
export type Counted = (bytes: number) => number;

/** The memory of the machine that builds leave free. */
export class Reserve {
  readonly #start: number;
  readonly #bytes: number;
  readonly #counted: Counted;

  /** `start`: the machine's memory when the build began. */
  constructor(start: Pick<MachineMemory, 'total' | 'available'> | undefined, counted: Counted = (bytes) => bytes) {
    const { total, available } = start ?? { total: 0, available: 0 };
    this.#start = available;
    this.#counted = counted;
    this.#bytes = Math.min(Math.max(128 * MIB, total * 0.03), 1024 * MIB, available / 2);
  }

  /** Returns the bytes that can be taken until the machine runs short. */
  room({ available }: Pick<MachineMemory, 'available'>): number {
    return available - this.#bytes;
  }

  /** Returns a breach if the machine is short of memory, and this build, with the bytes that it uses, is to end. */
  shortage({ available }: Pick<MachineMemory, 'available'>, used: number): Breach | undefined {
    const gone = Math.max(1, this.#start - available);
    return available < dueAt(this.#bytes, this.#counted(used) / gone) ? machineShort(available, used) : undefined;
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

/** Returns the resident bytes of all processes: a cheap upper bound, because shared memory counts once per process. */
function residentBytes(processes: readonly string[]): number {
  let pages = 0;
  for (const folder of processes) pages += residentPages(folder);
  return pages * PAGE_BYTES;
}

function residentPages(folder: string): number {
  const own = readProc(`${folder}/statm`);
  if (!own.startsWith('0 ')) return Number(own.split(' ', 2)[1] ?? 0);
  // The first thread has ended, and others may live.
  const living = memoryFolder(folder);
  return living === undefined ? 0 : Number(readProc(`${living}/statm`).split(' ', 2)[1] ?? 0);
}

/**
 * Returns the exact memory of all processes (PSS). This is slow: the kernel walks their page tables. If the work is cut
 * off, the resident memory of the rest counts in full. `own`: private memory, page tables and pages of files, swapped out or not. Shared
 * pages count in part. `mapped`: shared memory.
 */
export async function proportionalShares(processes: readonly string[], work: Work) {
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

function usedOn(folder: string): number {
  // Undefined: the tree has just ended.
  const found = attempt(() => statfsSync(folder));
  return found ? (found.blocks - found.bfree) * found.bsize : 0;
}

/** Returns the bytes of System V shared memory in a tree's namespace. 0 if it cannot be listed. */
async function systemVBytes(tree: ProcessTree): Promise<number> {
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
