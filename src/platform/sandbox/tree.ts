import { hash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { attempt } from '../../base/errors.ts';
import { MARKER } from './names.ts';
import { isAlive, numbered, readProc, statOf } from './proc.ts';

/** The processes that a program started, itself among them. */
export interface ProcessTree {
  /** Returns their folders below a `/proc`. */
  list(): readonly string[];
  /** The folders in memory that are the tree's own, as paths from here. Undefined if it shares `/dev/shm` with other programs. */
  readonly memory: readonly string[] | undefined;
  /** A process in the tree's own IPC namespace. */
  readonly namespace: number | undefined;
}

/** Milliseconds that killed processes have to end. */
const END_MS = 10_000;
const PAUSE_MS = 2;

/** Properties of the processes of a tree, in addition to their parent, group and session. */
export interface Signs {
  /** The program that was started. Its descendants belong to the tree. */
  readonly root?: number | undefined;
  /** True if this value of the variable `SLIPWAY_BUILD` belongs to the tree. */
  marker?(value: string): boolean;
  /** True if this limit of file locks belongs to the tree. Processes inherit it, and the kernel ignores it: see `lockMark`. */
  lock?(value: number): boolean;
}

/** The processes of this machine that belong to one program. Each call lists them again, but checks only new ones. */
export class HostTree implements ProcessTree {
  readonly memory = undefined;
  readonly namespace = undefined;
  readonly #signs: Signs;
  /** True for each known process that belongs here. That does not change while it runs. */
  readonly #known = new Map<number, boolean>();
  /** The groups and sessions of its processes. */
  readonly #groups = new Set<number>();

  constructor(signs: Signs) {
    this.#signs = signs;
    if (signs.root !== undefined) this.#groups.add(signs.root);
  }

  list(): readonly string[] {
    return this.#members().map((pid) => `/proc/${pid}`);
  }

  #members(): readonly number[] {
    const present = presentOf(this.#known);
    let fresh = present.filter((pid) => !this.#known.has(pid));
    for (const pid of fresh) this.#known.set(pid, false);
    // A process can come before its parent in the list.
    for (let found = fresh; found.length > 0; fresh = fresh.filter((pid) => !this.#known.get(pid))) {
      found = fresh.filter((pid) => this.#belongs(pid));
    }
    return present.filter((pid) => this.#known.get(pid));
  }

  #belongs(pid: number): boolean {
    const stat = statOf(pid);
    if (stat === undefined || pid === process.pid) return false;
    const { root, marker, lock } = this.#signs;
    const kin = this.#known.get(stat.parent) || this.#groups.has(stat.group) || this.#groups.has(stat.session);
    const belongs = pid === root || kin || (lock?.(lockLimit(pid)) ?? false) || (marker?.(markerOf(pid)) ?? false);
    if (!belongs) return false;
    this.#known.set(pid, true);
    for (const id of [stat.group, stat.session]) if (root !== undefined && id !== 0) this.#groups.add(id);
    return true;
  }

  /** Kills all of them and waits until they are gone. False if some are left after `END_MS`. */
  async end(): Promise<boolean> {
    let quiet = false;
    for (const until = Date.now() + END_MS; Date.now() < until; ) {
      const alive = this.#members().filter((pid) => isAlive(pid));
      // A process may have started another one and ended during the listing. So the list must be empty twice.
      if (alive.length === 0 && quiet) return true;
      quiet = alive.length === 0;
      for (const pid of alive) kill(pid);
      await delay(PAUSE_MS);
    }
    return false;
  }
}

/** Lists the processes of this machine, and forgets known ones that have ended. */
function presentOf(known: Map<number, boolean>): readonly number[] {
  const present = numbered('/proc');
  const there = new Set(present);
  for (const pid of known.keys()) if (!there.has(pid)) known.delete(pid);
  return present;
}

export function kill(pid: number, signal: NodeJS.Signals = 'SIGKILL'): void {
  // It may have ended already.
  attempt(() => process.kill(pid, signal));
}

/** Kills the remaining processes of a platform's builds, or of one build. Also finds those that dropped their variables. */
export async function killBuilds(prefix: string, build?: string): Promise<void> {
  const whole = build === undefined ? undefined : `${prefix}${build}`;
  const mark = lockMark(whole ?? prefix);
  await new HostTree({
    marker: (value) => (whole === undefined ? value.startsWith(prefix) : value === whole),
    lock: (value) => (whole === undefined ? Math.floor(value / LOWER) === Math.floor(mark / LOWER) : value === mark),
  }).end();
}

/** Kills the workers of an earlier platform on a data directory: those with a name like `one` that are not `mine`. */
export async function killWorkers(one: string, mine: string): Promise<void> {
  const prefix = one.slice(0, one.lastIndexOf('/') + 1);
  const isEarlier = (pid: number) => {
    const name = readProc(`/proc/${pid}/cmdline`)
      .split('\0')
      .find((each) => each.startsWith(prefix));
    return name !== undefined && name !== mine;
  };
  for (const until = Date.now() + END_MS; Date.now() < until; ) {
    const earlier = numbered('/proc').filter((pid) => isEarlier(pid) && isAlive(pid));
    if (earlier.length === 0) return;
    for (const pid of earlier) kill(pid);
    await delay(PAUSE_MS);
  }
}

const LOWER = 2 ** 24;

/**
 * Returns a number for `ulimit` that identifies a build's marker. Its upper half identifies the part before the slash,
 * which all builds of a platform share. A process can drop its variables and its session, but keeps its limits.
 */
export function lockMark(marker: string): number {
  const [platform = '', build = ''] = marker.split('/', 2);
  const part = (text: string) => hash('sha256', text, 'buffer').readUIntBE(0, 3);
  return (LOWER / 2 + (part(platform) % (LOWER / 2))) * LOWER + part(build);
}

function lockLimit(pid: number): number {
  return Number(/^Max file locks +(\d+)/m.exec(readProc(`/proc/${pid}/limits`))?.[1] ?? 0);
}

function markerOf(pid: number): string {
  const pair = readProc(`/proc/${pid}/environ`)
    .split('\0')
    .find((each) => each.startsWith(`${MARKER}=`));
  return pair?.slice(MARKER.length + 1) ?? '';
}

/**
 * The processes of a process namespace. All of them descend from its first process, also those whose parent has ended.
 * *By design*: reads this machine's own `/proc`, because a build can change what its first process sees.
 */
export class NamespaceTree implements ProcessTree {
  readonly #first: () => number | undefined;
  readonly #folders: readonly string[];
  /** When the first process started. Its ID can belong to another process later. */
  #started: number | undefined;
  /** As that of `HostTree`. */
  readonly #known = new Map<number, boolean>();

  /** `first`: the ID of the first process here, once the sandbox reports it. `folders`: its file systems in memory, as it sees them. */
  constructor(first: () => number | undefined, folders: readonly string[] = []) {
    this.#first = first;
    this.#folders = folders;
  }

  list(): readonly string[] {
    const first = this.namespace;
    if (first === undefined) return [];
    const present = presentOf(this.#known);
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

  /** Kills the first process, and with it the kernel ends all others. False if it is still there after `END_MS`. */
  async end(): Promise<boolean> {
    for (const until = Date.now() + END_MS; ; await delay(1)) {
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
    let at: number | undefined = pid;
    let answer = this.#known.get(pid);
    // Most are known, and then no file is read.
    while (answer === undefined) {
      if (at === undefined) return false;
      answer = at === first ? true : at <= 1 || at === process.pid ? false : this.#known.get(at);
      if (answer !== undefined) break;
      path.push(at);
      at = statOf(at)?.parent;
    }
    for (const each of path) this.#known.set(each, answer);
    return answer;
  }
}

/** True if a process has ID 1 in a namespace of its own. */
function isFirst(pid: number): boolean {
  return /^NSpid:\s.*\s1$/m.test(readProc(`/proc/${pid}/status`));
}
