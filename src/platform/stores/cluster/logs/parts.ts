import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { bytesOf, numberOf, type Row } from '../../rows/columns.ts';
import type { Keyring } from '../../rows/keyring.ts';
import type { LogRange } from '../../rows/log-page.ts';
import { logSealName, seal, unsealBytes } from '../../rows/sealing.ts';

/** The rows of a log of a build under way: its lines, sealed. */

/** Seals the lines of a row. PostgreSQL cannot make sealed bytes smaller, so they are made smaller before. */
export function sealedPart(keyring: Keyring, deployID: string, start: number, bytes: Buffer): Uint8Array {
  return seal(keyring.current('build-log'), logSealName(deployID, start), deflateRawSync(bytes, { level: 1 }));
}

/** Returns the lines of a row in clear. Throws `unsupported_data` if no key opens them. */
export function openedPart(keyring: Keyring, deployID: string, row: Row): Buffer {
  const lines = Buffer.from(bytesOf(row, 'lines'));
  if (row.bytes === null) return lines;
  try {
    const small = unsealBytes(keyring.all('build-log'), logSealName(deployID, numberOf(row, 'start')), lines);
    return inflateRawSync(small, { maxOutputLength: numberOf(row, 'bytes') });
  } catch (cause) {
    throw keyring.wrong(cause);
  }
}

/** Returns the bytes of a range from the rows that contain them. */
export function slice(rows: readonly Row[], { start, length }: LogRange, linesIn: (row: Row) => Buffer): Buffer {
  const parts = rows.filter((row) => row.lines !== null);
  const [first] = parts;
  if (!first) return Buffer.alloc(0);
  const from = start - numberOf(first, 'start');
  return Buffer.concat(parts.map(linesIn)).subarray(from, from + length);
}
