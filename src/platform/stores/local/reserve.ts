import { statfsSync } from 'node:fs';

const MIB = 1024 * 1024;
/** Bytes that are written between two looks at the disk. */
const LOOK_EVERY = 16 * MIB;

/** What the file system of a folder has: bytes in all, and those that are free. */
export interface Space {
  readonly size: number;
  readonly free: number;
}

/**
 * Keeps the part of the disk free that everybody else's writes need: half of what builds leave alone (see
 * `worker/guard/disk-watch.ts`), so that what a build left room for can still be stored. An output can be far larger than
 * what it took on the disk: its files may have holes.
 */
export class DiskReserve {
  readonly #look: () => Space | undefined;
  /** Bytes that can be written before the next look. */
  #room = 0;

  constructor(folder: string, look: () => Space | undefined = () => spaceOf(folder)) {
    this.#look = look;
  }

  /** To be called before bytes are written. Throws what a full disk does (`ENOSPC`). */
  take(bytes: number): void {
    if (bytes > this.#room) this.#room = Math.min(this.#left(), Math.max(bytes, LOOK_EVERY));
    if (bytes > this.#room) throw Object.assign(new Error('The disk runs short'), { code: 'ENOSPC' });
    this.#room -= bytes;
  }

  #left(): number {
    const space = this.#look();
    return space ? space.free - reserveOf(space.size) : Number.POSITIVE_INFINITY;
  }
}

/** On small disks an eighth. */
function reserveOf(size: number): number {
  return Math.min(Math.max(256 * MIB, size / 100), 2_560 * MIB, size / 8);
}

function spaceOf(folder: string): Space | undefined {
  try {
    const { bavail, blocks, bsize } = statfsSync(folder);
    return { size: blocks * bsize, free: bavail * bsize };
  } catch {
    return undefined;
  }
}
