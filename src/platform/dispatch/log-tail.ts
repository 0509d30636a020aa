import { open } from 'node:fs/promises';
import { CONTROL_LIMITS } from '../../contract/limits.ts';

/** Bytes of a log's end that are read. */
const TAIL = 64 * 1024;

/** The last lines of a deployment's log, for a failure record. Empty if there is no log. */
export async function tailOf(path: string): Promise<readonly string[]> {
  try {
    await using file = await open(path);
    const { size } = await file.stat();
    const start = Math.max(0, size - TAIL);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(TAIL), 0, TAIL, start);
    const lines = buffer.toString('utf8', 0, bytesRead).split('\n');
    if (start > 0) lines.shift();
    if (lines.at(-1) === '') lines.pop();
    return lines.slice(-CONTROL_LIMITS.failureLogLines).map((line) => line.slice(0, CONTROL_LIMITS.failureLogLine));
  } catch {
    return [];
  }
}
