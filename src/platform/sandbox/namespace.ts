import { setTimeout as delay } from 'node:timers/promises';
import { isAlive, numbered, readProc, statOf } from './proc.ts';
import { kill, type ProcessTree } from './tree.ts';

/** Milliseconds that a namespace has to end after its first process was killed. */
const END_MS = 10_000;

/**
 * The processes of a process namespace. All of them descend from its first process, also those whose parent has ended.
 * *By design*: reads this machine's own `/proc`, because a build can change what its first process sees.
 */
export class NamespaceTree implements ProcessTree {
  readonly #first: () => number | undefined;
  readonly #folders: readonly string[];
  /** When the first process started. Its ID can belong to another process later. */
  #started: number | undefined;
  /** Whether a known process belongs here. That does not change while it runs. */
  readonly #known = new Map<number, boolean>();

  /**
   * `first`: the ID of the first process, as seen from here. Undefined until the sandbox reports it. `folders`: its file systems in
   * memory, as it sees them.
   */
  constructor(first: () => number | undefined, folders: readonly string[] = []) {
    this.#first = first;
    this.#folders = folders;
  }

  list(): readonly string[] {
    const first = this.namespace;
    if (first === undefined) return [];
    const present = numbered('/proc');
    const there = new Set(present);
    for (const pid of this.#known.keys()) if (!there.has(pid)) this.#known.delete(pid);
    return present.filter((pid) => this.#belongs(pid, first)).map((pid) => `/proc/${pid}`);
  }

  get memory(): readonly string[] | undefined {
    const first = this.namespace;
    return first === undefined ? undefined : this.#folders.map((folder) => `/proc/${first}/root${folder}`);
  }

  get namespace(): number | undefined {
    const pid = this.#first();
    if (pid === undefined) return undefined;
    const started = statOf(pid)?.started;
    if (this.#started === undefined && isFirst(pid)) this.#started = started;
    return started !== undefined && started === this.#started ? pid : undefined;
  }

  /** Kills the first process, and with it the kernel ends all others. False if it is still there after `withinMs`. */
  async end(withinMs = END_MS): Promise<boolean> {
    for (const until = Date.now() + withinMs; ; await delay(1)) {
      const first = this.namespace;
      // The first process ends after all others.
      if (first === undefined || !isAlive(first)) return true;
      if (Date.now() >= until) return false;
      kill(first);
    }
  }

  /** Follows the parents up to a known process. If one of them has just ended, the next call decides. */
  #belongs(pid: number, first: number): boolean {
    const path: number[] = [];
    let answer: boolean | undefined;
    for (let at: number | undefined = pid; answer === undefined; at = statOf(at)?.parent) {
      if (at === undefined) return false;
      answer = at === first ? true : at <= 1 || at === process.pid ? false : this.#known.get(at);
      if (answer === undefined) path.push(at);
    }
    for (const each of path) this.#known.set(each, answer);
    return answer;
  }
}

/** True if a process has ID 1 in a namespace of its own. */
function isFirst(pid: number): boolean {
  return /^NSpid:\s.*\s1$/m.test(readProc(`/proc/${pid}/status`));
}
