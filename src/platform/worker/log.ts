import { CONTROL_LIMITS } from '../../contract/limits.ts';
import { LOG_LINE_LENGTH, LOG_MESSAGE_LENGTH, LOG_MS } from '../dispatch/messages.ts';
import { type CleanLine, lineCleaner } from '../sandbox/clean-lines.ts';
import type { Env } from '../sandbox/names.ts';

const LINE_LENGTH = CONTROL_LIMITS.failureLogLine;
/** Lines that are searched for findings. */
const RECENT_LINES = 2_000;

/**
 * A build's log. Beyond its limit, only the first half and the last lines are sent. Keeps the last lines for the failure record too.
 * Removes control codes, except those of colours and weights in what is sent, and replaces values of the app's variables by `***`.
 */
export class BuildLog implements Disposable {
  readonly #send: (text: string) => void;
  readonly #half: number;
  readonly #clean: (line: string) => CleanLine;
  readonly #recent: string[] = [];
  /** Lines after the first half, in two parts. When the newer part is full, it replaces the older part. */
  #older: string[] = [];
  #newer: string[] = [];
  #newerBytes = 0;
  #head = 0;
  #pending = '';
  #wait: NodeJS.Timeout | undefined;
  #full = false;
  #dropped = 0;
  #hasEnded = false;

  /** `send` receives whole lines, each with its line end, and at most `LOG_MESSAGE_LENGTH` characters at once. */
  constructor(send: (text: string) => void, bytes: number, env: Env) {
    this.#half = bytes / 2;
    this.#clean = lineCleaner(env);
    this.#send = send;
  }

  line(raw: string): void {
    // A copy, because a substring keeps its whole text in memory.
    const { plain, coloured } = this.#clean(raw);
    const text = Buffer.from(plain.slice(0, LOG_LINE_LENGTH)).toString();
    const sent = coloured === undefined ? text : Buffer.from(coloured).toString();
    this.#recent.push(text.length > LINE_LENGTH ? Buffer.from(text.slice(0, LINE_LENGTH)).toString() : text);
    if (this.#recent.length >= 2 * RECENT_LINES) this.#recent.splice(0, RECENT_LINES);
    const bytes = Buffer.byteLength(sent) + 1;
    this.#full ||= this.#head + bytes > this.#half;
    if (this.#hasEnded) return;
    if (!this.#full) {
      this.#head += bytes;
      this.#write(`${sent}\n`);
    } else {
      this.#keep(sent, bytes);
    }
  }

  /** Sends the lines of a moment in one message, if they fit: the platform does not take any number of short ones. */
  #write(text: string): void {
    if (this.#pending.length + text.length > LOG_MESSAGE_LENGTH) this.#flush();
    if (this.#pending === '') this.#wait ??= setTimeout(() => this.#flush(), LOG_MS);
    this.#pending += text;
  }

  #flush(): void {
    clearTimeout(this.#wait);
    this.#wait = undefined;
    if (this.#pending !== '') this.#send(this.#pending);
    this.#pending = '';
  }

  #keep(text: string, bytes: number): void {
    if (this.#newerBytes + bytes > this.#half / 2) {
      this.#dropped += this.#older.length;
      this.#older = this.#newer;
      this.#newer = [];
      this.#newerBytes = 0;
    }
    this.#newer.push(text);
    this.#newerBytes += bytes;
  }

  /** Returns the last lines, at most `CONTROL_LIMITS.failureLogLines`. */
  last(): readonly string[] {
    return this.#recent.slice(-CONTROL_LIMITS.failureLogLines);
  }

  /** Returns more of the last lines, to search them for findings. */
  recent(): readonly string[] {
    return this.#recent.slice(-RECENT_LINES);
  }

  /** Sends the rest. Later lines are not part of the log. */
  end(): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    if (this.#dropped > 0) this.#write(`[… ${this.#dropped} lines are left out here …]\n`);
    for (const line of [...this.#older, ...this.#newer]) this.#write(`${line}\n`);
    this.#flush();
  }

  [Symbol.dispose](): void {
    this.end();
  }
}
