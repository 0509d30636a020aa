import { type Clock, within } from '../../base/clock.ts';
import { plainLines } from '../../base/text.ts';
import { CONTROL_LIMITS } from '../../contract/limits.ts';
import type { BuildLogs } from '../stores/build-logs.ts';
import { LOG_SLACK_BYTES } from './messages.ts';

/** Milliseconds that the end of a deployment waits for its log. */
const END_MS = 10_000;
/** Bytes at the end of a log that are read for a failure record. */
const TAIL = 64 * 1024;

/**
 * Writes the log of one deployment while its worker sends it. One append is under way at a time, and text that arrives
 * meanwhile goes into the next one. The limit of a log also bounds the memory, even if the store does not answer.
 */
export class LogWriter {
  readonly #logs: BuildLogs;
  readonly #owner: LogOwner;
  readonly #clock: Clock;
  bytes = 0;
  #left: number;
  #waiting = '';
  #writing: Promise<void> | undefined;

  /** `bytes` is the limit that the worker applies. */
  constructor(logs: BuildLogs, owner: LogOwner, bytes: number, clock: Clock) {
    this.#logs = logs;
    this.#owner = owner;
    this.#clock = clock;
    this.#left = bytes + LOG_SLACK_BYTES;
  }

  /** Returns false, and writes nothing, if the log is over its limit. */
  write(text: string): boolean {
    this.#left -= Buffer.byteLength(text);
    if (this.#left < 0) return false;
    this.bytes += Buffer.byteLength(text);
    this.#waiting += text;
    this.#writing ??= this.#drain();
    return true;
  }

  /** Resolves when everything is written, or the store has not answered for too long. */
  async end(): Promise<void> {
    let isLate = false;
    const ended = async () => {
      await this.#writing;
      if (!isLate) await this.#logs.end(this.#owner.deployID);
    };
    await within(this.#clock, END_MS, ended());
    isLate = true;
  }

  async #drain(): Promise<void> {
    while (this.#waiting !== '') {
      const text = this.#waiting;
      this.#waiting = '';
      await this.#logs.append(this.#owner.deployID, text, this.#owner.fence);
    }
    this.#writing = undefined;
  }
}

interface LogOwner {
  readonly deployID: string;
  /** The fence of the lease under which the log is written. */
  readonly fence?: number | undefined;
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
