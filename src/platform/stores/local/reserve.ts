import { statfsSync } from 'node:fs';
import { attempt } from '../../../base/errors.ts';
import { MIB, onDisk } from '../../../base/sizes.ts';

/** Bytes that are written between two checks of the disk. */
const LOOK_EVERY = 16 * MIB;

/** The bytes of a folder's file system: all of them, and the free ones. */
export interface Space {
  readonly size: number;
  readonly free: number;
}

/**
 * Keeps a part of the disk free for the writes of the rest of the platform. That part is half of the reserve that builds
 * must leave free (see `dispatch/limits.ts`), so that the output of a build can still be stored. An output can be
 * far larger than its space on the disk, because its files may have holes.
 */
export class DiskReserve {
  readonly #look: () => Space | undefined;
  /** Bytes that can be written before the next check. */
  #room = 0;

  constructor(folder: string, look: () => Space | undefined = () => spaceOf(folder)) {
    this.#look = look;
  }

  /** Counts bytes. Call it before they are written. Throws `ENOSPC`, as a full disk does. */
  take(written: number): void {
    const bytes = onDisk(written);
    if (bytes > this.#room) this.#room = Math.min(this.#left(), Math.max(bytes, LOOK_EVERY));
    if (bytes > this.#room) throw Object.assign(new Error('The disk runs short'), { code: 'ENOSPC' });
    this.#room -= bytes;
  }

  #left(): number {
    const space = this.#look();
    return space ? space.free - reserveOf(space.size) : Number.POSITIVE_INFINITY;
  }
}

/** Returns the bytes to keep free: 1 % of the disk within bounds, and at most an eighth. */
function reserveOf(size: number): number {
  return Math.min(Math.max(256 * MIB, size / 100), 2_560 * MIB, size / 8);
}

function spaceOf(folder: string): Space | undefined {
  const found = attempt(() => statfsSync(folder));
  return found && { size: found.blocks * found.bsize, free: found.bavail * found.bsize };
}
