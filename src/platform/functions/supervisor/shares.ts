import { dirname, join } from 'node:path';
import { ownCgroup } from '../../sandbox/cgroup/subtree.ts';
import { readProc } from '../../sandbox/proc.ts';
import { SHARE_OF_LEFT } from '../types.ts';

/** The instances of an organization, and the one that counts as the largest: one alone, also while equal ones grow side by side. */
interface Held {
  readonly all: Set<{ bytes: number }>;
  largest: { bytes: number };
}

/** An instance with so many times the bytes of the largest one takes its place. */
const MUCH_LARGER = 1.25;

/** The place of an instance among those of its organization, until it is disposed of. */
export interface InstanceShare extends Disposable {
  /** Returns the bytes that count for an instance that uses `bytes`, if memory is short: for the largest one, those of its organization. */
  counted(bytes: number): number;
}

/** The instances of a node by organization: one with many apps and instances must not take all processes and memory of the machine. */
export class InstanceShares {
  readonly #most: number;
  readonly #of = new Map<string, Held>();
  #all = 0;

  /** `most`: the instances that the machine has processes for. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Takes a place for an instance of an organization. Throws if the organization has its share. */
  take(org: string): InstanceShare {
    const own = { bytes: 0 };
    const held = this.#of.get(org) ?? { all: new Set(), largest: own };
    const { all } = held;
    if (all.size >= SHARE_OF_LEFT * (this.#most - this.#all)) {
      throw new Error(
        `The organization ${org} has ${all.size} instances on this node, which has processes for ${this.#most} of all organizations. Let fewer apps or instances run, or let the operator raise the bound of processes of the machine or of the service`,
      );
    }
    all.add(own);
    this.#of.set(org, held);
    this.#all += 1;
    return {
      counted(bytes) {
        own.bytes = bytes;
        if (bytes > MUCH_LARGER * held.largest.bytes) held.largest = own;
        return held.largest === own ? [...all].reduce((sum, each) => sum + each.bytes, 0) : bytes;
      },
      [Symbol.dispose]: () => {
        this.#all -= 1;
        all.delete(own);
        if (all.size === 0) this.#of.delete(org);
        else if (held.largest === own)
          held.largest = [...all].reduce((one, other) => (other.bytes > one.bytes ? other : one));
      },
    };
  }
}

/** Returns the processes and threads that this process and all others beside it may have: those of the machine, and of its cgroups. */
export function mostProcesses(): number {
  const files = [
    '/proc/sys/kernel/pid_max',
    '/proc/sys/kernel/threads-max',
    ...cgroups().map((folder) => join(folder, 'pids.max')),
  ];
  const bounds = files.map((file) => Number.parseInt(readProc(file), 10));
  return Math.min(...bounds.map((each) => (Number.isNaN(each) ? Number.POSITIVE_INFINITY : each)));
}

/** Returns the folders of the own cgroup and of those above it. Empty without cgroup v2. */
function cgroups(): readonly string[] {
  const found: string[] = [];
  try {
    for (let at = ownCgroup().folder; at !== dirname(at); at = dirname(at)) found.push(at);
  } catch {
    // The machine's bounds are all that is known.
  }
  return found;
}
