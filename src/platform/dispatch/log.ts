import { type Clock, within } from '../../base/clock.ts';
import { plainLines } from '../../base/text.ts';
import { CONTROL_LIMITS } from '../../contract/limits.ts';
import type { BuildJob, BuildOptions } from '../shared/types.ts';
import type { BuildLogs } from '../stores/build-logs.ts';
import { LOG_SLACK_BYTES } from './messages.ts';

/** Milliseconds that the end of a deployment waits for its log. */
const END_MS = 10_000;
/** Bytes at the end of a log that are read for a failure record. */
const TAIL = 64 * 1024;

/**
 * Writes the log of one deployment while its worker sends it. One append is under way at a time, and text that arrives meanwhile goes into
 * the next one. `limit`, in bytes as the worker applies it, also bounds the memory, even if the store does not answer.
 */
export function logWriter(
  logs: BuildLogs,
  { deployID, fence }: Pick<BuildJob, 'deployID'> & Pick<BuildOptions, 'fence'>,
  limit: number,
  clock: Clock,
) {
  let bytes = 0;
  let waiting = '';
  let writing: Promise<void> | undefined;
  const drain = async () => {
    while (waiting !== '') {
      const text = waiting;
      waiting = '';
      await logs.append(deployID, text, fence);
    }
    writing = undefined;
  };
  let isOver = false;
  return {
    /** Returns false, and writes nothing, if the log is over its limit. */
    write(text: string): boolean {
      isOver ||= bytes + Buffer.byteLength(text) > limit + LOG_SLACK_BYTES;
      if (isOver) return false;
      bytes += Buffer.byteLength(text);
      waiting += text;
      writing ??= drain();
      return true;
    },
    /** Resolves when everything is written, or the store has not answered for too long. */
    async end(): Promise<void> {
      let isLate = false;
      const ended = async () => {
        await writing;
        if (!isLate) await logs.end(deployID);
      };
      await within(clock, END_MS, ended());
      isLate = true;
    },
    get bytes() {
      return bytes;
    },
  };
}

/** Returns the last lines of a deployment's log, for a failure record. Empty if the log cannot be read. */
export async function tailOf(logs: BuildLogs, deployID: string): Promise<readonly string[]> {
  try {
    const part = await logs.read(deployID, { from: -TAIL, limit: TAIL, isComplete: true });
    const lines = plainLines(part?.text ?? '').split('\n');
    if (lines.at(-1) === '') lines.pop();
    return lines.slice(-CONTROL_LIMITS.failureLogLines).map((line) => line.slice(0, CONTROL_LIMITS.failureLogLine));
  } catch {
    return [];
  }
}
