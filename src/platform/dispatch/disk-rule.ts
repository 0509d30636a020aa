import { GIB, MIB } from '../../base/sizes.ts';

/** A disk on which fewer files than this can be made is short, as one without free bytes is. */
export const FEW_FILES = 1_000;

/** Returns the bytes that builds leave free on a disk of `size` bytes, for the rest of the platform and of the machine. */
export function reserveOf(size: number): number {
  return Math.min(Math.max(512 * MIB, size * 0.02), 5 * GIB);
}
