import { SlipwayError } from './errors.ts';

const KIB = 1024;
export const MIB = 1024 * KIB;
export const GIB = 1024 * MIB;

const UNITS = [
  ['TiB', 1024 * GIB],
  ['GiB', GIB],
  ['MiB', MIB],
  ['KiB', KIB],
] as const;

/**
 * Reads `512MiB`, `4GiB` or `1.5GiB` as bytes. A unit is required; case does not count. Throws `invalid_input` naming `input`.
 */
export function parseSize(text: string, input: string): number {
  const [, number, unit] = /^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.exec(text.trim()) ?? [];
  const factor = UNITS.find(([name]) => name.toLowerCase() === unit?.toLowerCase())?.[1];
  const bytes = Math.round(Number(number) * (factor ?? Number.NaN));
  if (bytes > 0 && Number.isSafeInteger(bytes)) return bytes;
  throw new SlipwayError('invalid_input', `${input}: "${text}" is not a size`, {
    input,
    remedy: 'Write it with a unit, as 512MiB, 4GiB or 1.5GiB; it must be larger than zero.',
  });
}

/** Returns bytes as a person reads them: `812 KiB`, `1.5 GiB`. */
export function formatSize(bytes: number): string {
  const [unit, factor] = UNITS.find(([, least]) => bytes >= least) ?? ['bytes', 1];
  const amount = bytes / factor;
  return `${amount < 10 && factor > 1 ? amount.toFixed(1).replace(/\.0$/, '') : Math.round(amount)} ${unit}`;
}

/** Bytes of a block of a disk: the smallest file takes one. */
export const DISK_BLOCK = 4_096;

/** Returns the bytes that a file of so many bytes takes of a disk. */
export function onDisk(bytes: number): number {
  return Math.ceil(bytes / DISK_BLOCK) * DISK_BLOCK;
}
