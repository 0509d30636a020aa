import type { Clock } from '../../base/clock.ts';
import { CONTROL_LIMITS } from '../../contract/limits.ts';
import type { BuildLogs } from '../stores/build-logs.ts';
import { LOG_SLACK_BYTES } from './messages.ts';

/** Milliseconds that the end of a deployment waits for its log. */
const END_MS = 10_000;
/** Bytes of a log's end that are read. */
const TAIL = 64 * 1024;

/**
 * Writes the log of one deployment, as its worker sends it. One append is under way at a time; what comes meanwhile is
 * the next one. A log has a limit, so this takes no more memory than that, even if the store does not answer.
 */
export class LogWriter {
  readonly #logs: BuildLogs;
  readonly #deployID: string;
  readonly #clock: Clock;
  #left: number;
  #waiting = '';
  #writing: Promise<void> | undefined;

  /** `bytes`: the limit that the worker keeps to. */
  constructor(logs: BuildLogs, deployID: string, bytes: number, clock: Clock) {
    this.#logs = logs;
    this.#deployID = deployID;
    this.#clock = clock;
    this.#left = bytes + LOG_SLACK_BYTES;
  }

  /** Returns false, and writes nothing, if the log is over its limit. */
  write(text: string): boolean {
    this.#left -= Buffer.byteLength(text);
    if (this.#left < 0) return false;
    this.#waiting += text;
    this.#writing ??= this.#drain();
    return true;
  }

  /** Resolves when everything is written, or the store has not answered for too long. */
  async end(): Promise<void> {
    const over = new AbortController();
    const late = this.#clock.sleep(END_MS, over.signal).catch(() => {});
    const ended = async () => {
      await this.#writing;
      if (!over.signal.aborted) await this.#logs.end(this.#deployID);
    };
    await Promise.race([ended(), late]);
    over.abort();
  }

  async #drain(): Promise<void> {
    while (this.#waiting !== '') {
      const text = this.#waiting;
      this.#waiting = '';
      await this.#logs.append(this.#deployID, text);
    }
    this.#writing = undefined;
  }
}

/** The last lines of a deployment's log, for a failure record. Empty if the log cannot be read. */
export async function tailOf(logs: BuildLogs, deployID: string): Promise<readonly string[]> {
  try {
    const part = await logs.read(deployID, { from: -TAIL, limit: TAIL, isComplete: true });
    const lines = (part?.text ?? '').split('\n');
    if (lines.at(-1) === '') lines.pop();
    return lines.slice(-CONTROL_LIMITS.failureLogLines).map((line) => line.slice(0, CONTROL_LIMITS.failureLogLine));
  } catch {
    return [];
  }
}
