import { createReadStream, existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { systemCode } from '../../base/errors.ts';

/** Bytes of a log sent at once. */
const MOST = 256 * 1024;
const NEWLINE = 0x0a;

export interface LogPart {
  readonly text: string;
  /** The byte to ask for next. */
  readonly next: number;
  /** Nothing was left after this part. */
  readonly atEnd: boolean;
}

/**
 * Whole lines of a deployment's log from byte `from` on, or its last ones where `from` is undefined. A line that is
 * still being written is left for the next part unless the log has `ended`.
 */
export async function readLog(path: string, from: number | undefined, ended: boolean): Promise<LogPart> {
  try {
    await using file = await open(path);
    const { size } = await file.stat();
    const start = from ?? Math.max(0, size - MOST);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(MOST), 0, MOST, start);
    const bytes = buffer.subarray(0, bytesRead);
    const atEnd = start + bytesRead >= size;
    const end = atEnd && ended ? bytesRead : wholeLines(bytes);
    const begin = from === undefined && start > 0 ? bytes.indexOf(NEWLINE) + 1 : 0;
    return { text: bytes.subarray(begin, end).toString('utf8'), next: start + end, atEnd };
  } catch (error) {
    // Nothing is logged before the build begins.
    if (systemCode(error) === 'ENOENT') return { text: '', next: 0, atEnd: true };
    throw error;
  }
}

/** Bytes up to the last line's end; a line longer than a part is cut rather than waited for. */
function wholeLines(bytes: Buffer): number {
  const end = bytes.lastIndexOf(NEWLINE) + 1;
  return end === 0 && bytes.length === MOST ? MOST : end;
}

/** All of the log. */
export function streamLog(path: string): Readable | string {
  return existsSync(path) ? createReadStream(path) : '';
}

export function logPath(dataDir: string, deployID: string): string {
  return join(dataDir, 'logs', `${deployID}.log`);
}
