import { randomBytes } from 'node:crypto';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Clock, within } from '../../base/clock.ts';
import { isDiskFull, systemCode } from '../../base/errors.ts';
import type { Log } from '../../base/log.ts';
import { FEW_FILES, reserveOf } from '../dispatch/limits.ts';
import type { CanBuild, NodeStore } from '../stores/nodes.ts';

export interface DiskLook {
  readonly canBuild: CanBuild;
  /** Absent if the disk did not say it. */
  readonly freeBytes?: number | undefined;
  /** The system's code of the error with which the disk refused. */
  readonly code?: string | undefined;
}

/** The calls to the disk. Tests replace them. */
export interface DiskCalls {
  readonly statfs: (folder: string) => Promise<{
    readonly bsize: number;
    readonly blocks: number;
    readonly bavail: number;
    /** All files of the file system. 0: it does not count them. */
    readonly files: number;
    readonly ffree: number;
  }>;
  readonly tryToWrite: (folder: string) => Promise<void>;
}

const LOOK_MS = 2_000;
/** The trial write: random bytes, because some file systems compress. */
const TRIAL = randomBytes(64 * 1024);
const TRIAL_FILE = 'trial-write';

const HANGS: DiskLook = { canBuild: 'disk_hangs' };
const SYSTEM: DiskCalls = { statfs: (folder) => statfs(folder), tryToWrite };

/** Decides if this node can build. Nothing ends a call to a disk that hangs, so one look is under way at most; others find that it hangs. */
export class BuildAbility {
  readonly #folder: string;
  readonly #clock: Pick<Clock, 'monotonic' | 'sleep'>;
  readonly #calls: DiskCalls;
  readonly #listeners = new Set<() => void>();
  #running: Promise<DiskLook> | undefined;
  #began = 0;
  #found: CanBuild = 'yes';
  #isStopping = false;

  /** `folder`: where builds write. */
  constructor(folder: string, clock: Pick<Clock, 'monotonic' | 'sleep'>, calls: Partial<DiskCalls> = {}) {
    this.#folder = folder;
    this.#clock = clock;
    this.#calls = { ...SYSTEM, ...calls };
  }

  /** The result of the last look. `yes` before the first one. */
  get canBuild(): CanBuild {
    return this.#isStopping ? 'stops' : this.#found;
  }

  /** Looks at the disk. Does not reject, and ends within `LOOK_MS`. */
  async look(): Promise<DiskLook> {
    const hangs = this.#running && this.#clock.monotonic() - this.#began >= LOOK_MS;
    const look = (hangs ? undefined : await within(this.#clock, LOOK_MS, this.#look())) ?? HANGS;
    this.#change(() => {
      this.#found = look.canBuild;
    });
    return look;
  }

  #look(): Promise<DiskLook> {
    if (this.#running) return this.#running;
    this.#began = this.#clock.monotonic();
    this.#running = lookAt(this.#folder, this.#calls).finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /** The node claims no further deployments. */
  stop(): void {
    this.#change(() => {
      this.#isStopping = true;
    });
  }

  subscribe(changed: () => void): Disposable {
    this.#listeners.add(changed);
    return { [Symbol.dispose]: () => void this.#listeners.delete(changed) };
  }

  #change(change: () => void): void {
    const before = this.canBuild;
    change();
    if (this.canBuild === before) return;
    for (const changed of this.#listeners) changed();
  }
}

async function lookAt(folder: string, calls: DiskCalls): Promise<DiskLook> {
  let freeBytes: number | undefined;
  const found = (canBuild: CanBuild, code?: string): DiskLook => ({ canBuild, freeBytes, code });
  try {
    const { bavail, blocks, bsize, files, ffree } = await calls.statfs(folder);
    freeBytes = bavail * bsize;
    if (freeBytes < reserveOf(blocks * bsize)) return found('disk_full');
    if (files > 0 && ffree < FEW_FILES) return found('few_files');
    await calls.tryToWrite(folder);
    return found('yes');
  } catch (error) {
    return found(isDiskFull(error) ? 'disk_full' : 'disk_unwritable', systemCode(error) ?? String(error));
  }
}

/** `flush`: a disk that fails can accept a write and lose it. */
async function tryToWrite(folder: string): Promise<void> {
  const file = join(folder, TRIAL_FILE);
  // A process that was killed may have left it.
  await rm(file, { force: true });
  try {
    await writeFile(file, TRIAL, { flag: 'wx', mode: 0o600, flush: true });
  } finally {
    await rm(file, { force: true });
  }
}

interface BuildTurnsOptions {
  readonly node: string;
  readonly ability: Pick<BuildAbility, 'look'>;
  readonly nodes: Pick<NodeStore, 'builders'>;
  readonly log: Log;
}

/** Names of nodes in one line of the log. */
const NAMES_MOST = 10;

/**
 * Returns a function that the queue of a node calls before it claims deployments. It resolves with false if this node cannot
 * build and another living one can. If none can, builds here fail with `disk_full`, which explains more than a deployment
 * that stays queued. It rejects with `StoreUnavailable` if this node cannot build and the store does not say which ones can.
 */
export function buildTurns({ node, ability, nodes, log }: BuildTurnsOptions): () => Promise<boolean> {
  let areLeft = false;
  return async () => {
    const { canBuild: reason, freeBytes, code } = await ability.look();
    const others = reason === 'yes' ? [] : (await nodes.builders()).filter((name) => name !== node);
    const wereLeft = areLeft;
    areLeft = others.length > 0;
    if (areLeft && !wereLeft) {
      const names = others.slice(0, NAMES_MOST).join(', ');
      log('warn', 'builds_left_to_others', { reason, freeBytes, code, nodes: names, means: LEFT_MEANS });
    }
    if (!areLeft && wereLeft) {
      log('info', 'builds_taken_again', { reason: reason === 'yes' ? 'room' : 'no_other_node', freeBytes });
    }
    return !areLeft;
  };
}

const LEFT_MEANS =
  'The disk of --data has no room for a build, or refuses writes. Until it has room, this node claims no deployments while another one can build';
