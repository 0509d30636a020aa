import { basename } from 'node:path';
import type { ProcessTree } from '../tree.ts';

/**
 * Stops the processes of a build while a measurement is late, because a build that keeps the processors busy would
 * otherwise write while it is measured.
 */
export class Pause implements Disposable {
  readonly #tree: ProcessTree;
  #held: readonly number[] = [];

  constructor(tree: ProcessTree) {
    this.#tree = tree;
  }

  /** Call it at each look: also stops the processes that were started meanwhile. */
  hold(): void {
    this.#held = this.#tree.list().map((folder) => Number(basename(folder)));
    for (const pid of this.#held) send(pid, 'SIGSTOP');
  }

  release(): void {
    if (this.#held.length === 0) return;
    const there = new Set(this.#tree.list().map((folder) => Number(basename(folder))));
    for (const pid of this.#held) if (there.has(pid)) send(pid, 'SIGCONT');
    this.#held = [];
  }

  [Symbol.dispose](): void {
    this.release();
  }
}

function send(pid: number, signal: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended.
  }
}
