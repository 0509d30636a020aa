import { setImmediate as turn } from 'node:timers/promises';
import type { FailureCode } from '../../../contract/control-plane.ts';
import type { ProcessTree } from '../tree.ts';

export interface Breach {
  readonly code: Extract<FailureCode, 'out_of_memory' | 'disk_quota' | 'disk_full'>;
  /** Completes "The build command … was stopped because": what it used, and the limit. */
  readonly because: string;
}

/** Watches a tree of processes until it exceeds a bound, or until `over` aborts because the tree ended. Never rejects. */
export type Watch = (tree: ProcessTree, over: AbortSignal) => Promise<Breach | undefined>;

export interface Look {
  readonly breach?: Breach | undefined;
  /** Bytes that the build can still use before an exact measurement is needed. */
  readonly room: number;
}

/**
 * Returns the free bytes below which a build is ended. The larger its share of the used bytes, the earlier it ends. So
 * the build that used most ends first, and every build ends before nothing is left.
 */
export function dueAt(reserve: number, share: number): number {
  return reserve * (0.25 + 0.75 * Math.min(1, Math.max(0, share)));
}

/** Milliseconds after which a measurement that a limit depends on is late. */
export const LATE_MS = 1_000;

/** Processor time that one measurement may take, in microseconds. The build decides how much there is to measure. */
const MOST = 250_000;
/** Processor time after which the worker does other things, such as the next look at the machine. */
const SLICE = 10_000;

/** The processor time of one measurement. Waiting does not count, so a busy machine does not cut it off. */
export class Work {
  #before = 0;
  #begun = process.cpuUsage();

  /** Microseconds until now. */
  get done(): number {
    const { user, system } = process.cpuUsage(this.#begun);
    return this.#before + user + system;
  }

  /** True if the measurement must be cut off. */
  get over(): boolean {
    return this.done >= MOST;
  }

  /** Lets the worker do other things after each slice. */
  async breathe(): Promise<void> {
    const done = this.done;
    if (done - this.#before < SLICE) return;
    await turn();
    this.#before = done;
    this.#begun = process.cpuUsage();
  }
}
