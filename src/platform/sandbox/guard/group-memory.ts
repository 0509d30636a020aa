import type { Group } from '../cgroup/group.ts';
import { machineMemory } from '../proc.ts';
import type { Breach, Look } from './measure.ts';
import { machineShort, over, Reserve } from './memory.ts';

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
  readonly #reserve = new Reserve(machineMemory());

  /** `limit`: the bytes that the cgroup has. */
  constructor(group: Group, limit: number) {
    this.#group = group;
    this.#limit = limit;
    this.#before = group.events;
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
