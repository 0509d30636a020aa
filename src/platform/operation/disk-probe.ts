import { randomBytes } from 'node:crypto';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../../base/clock.ts';
import { isDiskFull, systemCode } from '../../base/errors.ts';
import { FEW_FILES, reserveOf } from '../dispatch/limits.ts';
import type { CanBuild } from '../stores/nodes.ts';

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
  /** Writes a small file and removes it. */
  readonly tryToWrite: (folder: string) => Promise<void>;
}

/** Milliseconds that a look may take. */
const LOOK_MS = 2_000;
/** The trial write: random bytes, because some file systems compress. */
const TRIAL = randomBytes(64 * 1024);
const TRIAL_FILE = 'trial-write';

const HANGS: DiskLook = { canBuild: 'disk_hangs' };
const SYSTEM: DiskCalls = { statfs: (folder) => statfs(folder), tryToWrite };

/**
 * Finds out whether the disk of a folder has room for a build.
 * *By design*: nothing can end a call to a disk that hangs. So at most one look is under way, and until it ends, all others
 * return at once that the disk hangs.
 */
export class DiskProbe {
  readonly #folder: string;
  readonly #clock: Pick<Clock, 'monotonic' | 'after'>;
  readonly #calls: DiskCalls;
  #running: Promise<DiskLook> | undefined;
  #began = 0;

  constructor(folder: string, clock: Pick<Clock, 'monotonic' | 'after'>, calls: Partial<DiskCalls> = {}) {
    this.#folder = folder;
    this.#clock = clock;
    this.#calls = { ...SYSTEM, ...calls };
  }

  /** Does not reject, and ends within `LOOK_MS`. */
  async look(): Promise<DiskLook> {
    if (this.#running && this.#clock.monotonic() - this.#began >= LOOK_MS) return HANGS;
    const late = Promise.withResolvers<DiskLook>();
    const stop = this.#clock.after(LOOK_MS, () => late.resolve(HANGS));
    try {
      return await Promise.race([this.#look(), late.promise]);
    } finally {
      stop();
    }
  }

  /** Joins the look that is under way, or begins one. */
  #look(): Promise<DiskLook> {
    if (this.#running) return this.#running;
    this.#began = this.#clock.monotonic();
    this.#running = lookAt(this.#folder, this.#calls).finally(() => {
      this.#running = undefined;
    });
    return this.#running;
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
