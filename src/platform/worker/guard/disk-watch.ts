import { formatSize, GIB, MIB } from '../../../base/sizes.ts';
import type { ProcessTree } from '../tree.ts';
import { type Breach, dueAt, type Look } from './breach.ts';
import { deviceOf, type Extent, type Free, freeOn, measure, type Written } from './disk.ts';
import { unnamedBytes } from './memory.ts';

export interface DiskBounds {
  readonly diskBytes: number;
  readonly diskFiles: number;
}

/** The part of the time that measurements may take, and that part if the disk runs short. */
const MEASURE_SHARE = 1 / 20;
const SHORT_SHARE = 1 / 4;
/** Measure sometimes without a reason, because removed files of other programs can hide what a build wrote. */
const SELDOM_MS = 3_000;
const SELDOM_SHARE = 1 / 100;

/**
 * Limits what a build writes to the disk of the data directory, and keeps a reserve free on that disk.
 * *By design*: the bytes that the file system lost since the last measurement are an upper bound, which costs one call.
 * The folders are measured only if that bound exceeds a limit, and otherwise seldom. If the disk runs short, the build
 * that wrote most is ended first, while others can still write.
 */
export class DiskWatch {
  readonly #bounds: DiskBounds;
  readonly #extent: Extent;
  readonly #changed: string[];
  readonly #start: Free | undefined;
  readonly #reserve: number;
  #last: Free | undefined;
  /** Upper bounds of what the build has written. */
  #bytes = 0;
  #files = 0;
  #measuring: Promise<Breach | undefined> | undefined;
  #found: Breach | undefined;
  #measured = performance.now();
  #cost = 0;

  constructor(root: string, cache: string, bounds: DiskBounds) {
    this.#bounds = bounds;
    this.#changed = [cache];
    this.#extent = { whole: [root], changed: this.#changed, since: Date.now() };
    this.#start = freeOn(root);
    this.#last = this.#start;
    const { size = 0, bytes = 0 } = this.#start ?? {};
    this.#reserve = Math.min(Math.max(512 * MIB, size * 0.02), 5 * GIB, bytes / 2);
  }

  /** Counts changes in another folder too. */
  include(folder: string): void {
    this.#changed.push(folder);
  }

  /** Upper bounds of what the build has written. */
  get wrote(): { readonly bytes: number; readonly files: number } {
    return { bytes: this.#bytes, files: this.#files };
  }

  look(tree: ProcessTree): Look {
    const now = this.#follow();
    if (!now) return { room: Number.POSITIVE_INFINITY };
    const room = Math.min(this.#bounds.diskBytes - this.#bytes, now.bytes - this.#reserve);
    const due = performance.now() - this.#measured;
    const over = this.#bytes > this.#bounds.diskBytes || this.#files > this.#bounds.diskFiles;
    const short = now.bytes < this.#reserve;
    const after = short
      ? this.#cost / SHORT_SHARE
      : over
        ? this.#cost / MEASURE_SHARE
        : Math.max(SELDOM_MS, this.#cost / SELDOM_SHARE);
    if (this.#measuring === undefined && due >= after) void this.#measure(tree);
    return { room, breach: this.#found };
  }

  /**
   * The last check, after the program has ended. Measures if a limit may have been exceeded, even if others removed
   * files.
   */
  async settle(tree: ProcessTree): Promise<Breach | undefined> {
    await this.#measuring;
    this.#follow();
    const near = this.#bytes > this.#bounds.diskBytes / 2 || this.#files > this.#bounds.diskFiles / 2;
    return this.#found ?? (near ? await this.#measure(tree) : undefined);
  }

  /** Adds what the file system has lost since the last check to the upper bounds. */
  #follow(): Free | undefined {
    const now = freeOn(this.#extent.whole[0] ?? '/');
    if (now && this.#last) {
      this.#bytes += Math.max(0, this.#last.bytes - now.bytes);
      this.#files += Math.max(0, this.#last.files - now.files);
    }
    this.#last = now ?? this.#last;
    return now;
  }

  #measure(tree: ProcessTree): Promise<Breach | undefined> {
    this.#measuring = this.#judge(tree).finally(() => {
      this.#measuring = undefined;
    });
    return this.#measuring;
  }

  async #judge(tree: ProcessTree): Promise<Breach | undefined> {
    const began = performance.now();
    const before = { bytes: this.#bytes, files: this.#files };
    const { diskBytes, diskFiles } = this.#bounds;
    const found = await measure(this.#extent, { bytes: diskBytes, files: diskFiles });
    const unnamed = unnamedBytes(tree, deviceOf(this.#extent.whole[0] ?? '/')).disk;
    this.#measured = performance.now();
    this.#cost = this.#measured - began;
    const written = found?.complete
      ? { bytes: found.bytes + unnamed, files: found.files }
      : { bytes: Math.max(before.bytes, found?.bytes ?? 0), files: Math.max(before.files, found?.files ?? 0) };
    // Files that were written during the measurement may or may not be in `found`, so count them.
    this.#bytes = written.bytes + this.#bytes - before.bytes;
    this.#files = written.files + this.#files - before.files;
    this.#found = this.#breachOf(written);
    return this.#found;
  }

  #breachOf({ bytes, files }: Omit<Written, 'complete'>): Breach | undefined {
    const { diskBytes, diskFiles } = this.#bounds;
    if (bytes > diskBytes) return quota(`it wrote more than ${formatSize(diskBytes)}, the limit of a build`);
    if (files > diskFiles) {
      return quota(`it made more than ${diskFiles.toLocaleString('en')} files, the limit of a build`);
    }
    const free = this.#last?.bytes ?? Number.POSITIVE_INFINITY;
    const share = bytes / Math.max(1, (this.#start?.bytes ?? 0) - free);
    if (free >= dueAt(this.#reserve, share)) return undefined;
    const because = `the disk of the platform ran short: ${formatSize(free)} were left, and it wrote ${formatSize(bytes)}`;
    return { code: 'disk_full', because };
  }
}

function quota(because: string): Breach {
  return { code: 'disk_quota', because };
}
