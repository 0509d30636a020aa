import { setTimeout as wait } from 'node:timers/promises';
import { StoreUnavailable } from '../../rows/unavailable.ts';

/** Bytes of a row of lines, at most. */
export const ROW_BYTES = 256 * 1024;
/** Milliseconds between two writes of a log, unless a row is full. */
const EVERY_MS = 200;
/** Milliseconds for which a write is repeated while the store is away. Leases end in that time, and builds with them. */
const REPEAT_MS = 30_000;
const PAUSE_MS = 500;

interface LogBufferOptions {
  /** Writes bytes at the end of the log. Rejects with `StoreUnavailable` if they may not be written, and is then called again with the same bytes. */
  readonly write: (bytes: Buffer) => Promise<void>;
  /** Called if bytes could not be written. They and all that wait are dropped. */
  readonly onLost: (error: unknown) => void;
}

export type LogBuffer = ReturnType<typeof createLogBuffer>;

/**
 * Collects the lines of one log on the node that builds, so that many small appends take few statements. The first lines are written
 * at once. At most `ROW_BYTES` and one append are in memory if appends wait for each other.
 */
export function createLogBuffer(options: LogBufferOptions) {
  let waiting: Buffer[] = [];
  let bytes = 0;
  let writtenAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let flushing: Promise<void> | undefined;

  /** Writes what waits now. What is appended meanwhile waits for the next time. */
  const drain = async () => {
    for (let left = bytes; left > 0; ) {
      const all = Buffer.concat(waiting);
      const row = all.subarray(0, Math.min(left, ROW_BYTES));
      waiting = [all.subarray(row.length)];
      bytes -= row.length;
      left -= row.length;
      const isWritten = await writeAgain(options, row);
      writtenAt = performance.now();
      if (isWritten) continue;
      // The store is away for long. Waiting as long for each of the other rows would keep them in memory.
      [waiting, bytes, left] = [[], 0, 0];
    }
    flushing = undefined;
  };
  /** Resolves when all lines are written or lost. Never rejects. */
  const flush = async () => {
    clearTimeout(timer);
    timer = undefined;
    while (bytes > 0 || flushing) {
      flushing ??= drain();
      await flushing;
    }
  };
  return {
    flush,
    /** Resolves when the caller may append more. The lines are written within `EVERY_MS`. Never rejects. */
    async append(text: string): Promise<void> {
      const added = Buffer.from(text);
      waiting.push(added);
      bytes += added.length;
      const due = flushing ? EVERY_MS : writtenAt + EVERY_MS - performance.now();
      if (bytes >= ROW_BYTES || due <= 0) return flush();
      timer ??= setTimeout(() => void flush(), due).unref();
    },
  };
}

/** Writes a row, and repeats that while the store is away. False: the row is lost. */
async function writeAgain({ write, onLost }: LogBufferOptions, row: Buffer): Promise<boolean> {
  const end = performance.now() + REPEAT_MS;
  for (;;) {
    try {
      await write(row);
      return true;
    } catch (error) {
      if (!(error instanceof StoreUnavailable) || performance.now() > end) {
        onLost(error);
        return false;
      }
    }
    await wait(PAUSE_MS);
  }
}
