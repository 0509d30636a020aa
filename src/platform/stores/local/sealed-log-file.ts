import { type FileHandle, open } from 'node:fs/promises';
import { systemCode } from '../../../base/errors.ts';
import type { LogRange } from '../rows/log-page.ts';
import { BLOCK, framesIn, openRange, type SealedLog } from '../rows/sealed-log.ts';

/** Reads the file of a sealed log (`rows/sealed-log.ts`): its end and a range, and never the whole. */

/** Reads a file. Undefined if it does not exist. */
export async function readIfThere<T>(path: string, read: (file: FileHandle) => Promise<T>): Promise<T | undefined> {
  try {
    await using file = await open(path);
    return await read(file);
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** The bytes up to the end of the last whole frame. */
export interface LogEnd {
  readonly file: number;
  readonly log: number;
}

export async function endOfLog(file: FileHandle, size: number): Promise<LogEnd> {
  for (let block = Math.ceil(size / BLOCK) - 1; block >= 0; block -= 1) {
    const bytes = await blockOf(file, size, block);
    const last = [...framesIn(bytes)].at(-1);
    // A block without a whole frame was being written when the process was killed.
    if (last) return { file: block * BLOCK + last.end, log: last.start + last.length };
  }
  return { file: 0, log: 0 };
}

/**
 * Returns the bytes of a range, which ends before the end of the log. `fileEnd`: the end of the last whole frame. Throws
 * `unsupported_data` if they are not all there.
 */
export async function rangeOfLog(file: FileHandle, fileEnd: number, log: SealedLog, range: LogRange): Promise<Buffer> {
  if (range.length === 0) return Buffer.alloc(0);
  const parts: Buffer[] = [];
  let { start, length } = range;
  for (let block = await blockWith(file, fileEnd, start); length > 0 && block * BLOCK < fileEnd; block += 1) {
    const part = openRange(log, framesIn(await blockOf(file, fileEnd, block)), { start, length });
    parts.push(part);
    start += part.length;
    length -= part.length;
  }
  if (length > 0) throw log.keyring.wrong(new Error('A frame is missing'));
  return Buffer.concat(parts);
}

/** Returns the last block whose first frame begins at or before a byte of the log. */
async function blockWith(file: FileHandle, fileEnd: number, byte: number): Promise<number> {
  let [low, high] = [0, Math.ceil(fileEnd / BLOCK) - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const header = await bytesOf(file, { start: middle * BLOCK, length: 12 });
    if (header.length === 12 && Number(header.readBigUInt64BE(4)) <= byte) low = middle;
    else high = middle - 1;
  }
  return low;
}

function blockOf(file: FileHandle, size: number, block: number): Promise<Buffer> {
  const start = block * BLOCK;
  return bytesOf(file, { start, length: Math.min(BLOCK, size - start) });
}

/** Returns the bytes of a range, or fewer if the file ends before it. */
export async function bytesOf(file: FileHandle, { start, length }: LogRange): Promise<Buffer> {
  const buffer = Buffer.allocUnsafe(length);
  let read = 0;
  while (read < length) {
    const { bytesRead } = await file.read(buffer, read, length - read, start + read);
    if (bytesRead === 0) break;
    read += bytesRead;
  }
  return buffer.subarray(0, read);
}
