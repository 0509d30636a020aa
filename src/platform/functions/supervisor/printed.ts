import { formatSize, MIB } from '../../../base/sizes.ts';
import { grouped } from '../../../base/text.ts';
import { lineCleaner } from '../../sandbox/clean-lines.ts';
import type { Env } from '../../sandbox/names.ts';
import type { PrintedLine } from '../types.ts';

/** Characters of a line that is kept. */
export const LINE_LENGTH = 4_000;
/** Lines that a failure has, and characters of each. */
const LAST_LINES = 200;
const LAST_LENGTH = 2_000;
/** What one instance may print: so much at once, and a second. The rest is left out. */
const BURST_BYTES = 2 * MIB;
const BYTES_PER_SECOND = MIB / 4;
/** What a line costs beside its text. */
const LINE_BYTES = 64;
/** Milliseconds in which lines are collected for one message, and characters of it. */
const COLLECT_MS = 50;
const MOST_AT_ONCE = 64 * 1024;

type Line = Omit<PrintedLine, 'instance'>;

/**
 * What one instance prints: without terminal codes and the values of its variables, bounded in rate. *By design*: the instance is not
 * slowed, because a server that waits for its log answers nobody. Lines beyond the bound are left out, and counted in the log.
 */
export class Printed {
  readonly #send: (lines: readonly Line[]) => void;
  readonly #now: () => number;
  readonly #clean: (line: string) => string;
  #last: string[] = [];
  #waiting: Line[] = [];
  #waitingLength = 0;
  #timer: NodeJS.Timeout | undefined;
  #room = BURST_BYTES;
  #filled: number;
  #dropped = { lines: 0, bytes: 0 };

  /** `now`: milliseconds since the Unix epoch. `secrets`: the variables whose values are masked. */
  constructor(send: (lines: readonly Line[]) => void, secrets: Env, now: () => number) {
    this.#send = send;
    this.#now = now;
    this.#filled = now();
    const clean = lineCleaner(secrets);
    this.#clean = (line) => clean(line).plain;
  }

  /** The last lines, the oldest first. */
  get last(): readonly string[] {
    return this.#last.slice(-LAST_LINES).map((line) => this.#clean(line).slice(0, LAST_LENGTH));
  }

  line(raw: string, stream: Line['stream']): void {
    const at = this.#now();
    this.#fill(at);
    const bytes = Buffer.byteLength(raw) + LINE_BYTES;
    if (bytes > this.#room) {
      this.#dropped = { lines: this.#dropped.lines + 1, bytes: this.#dropped.bytes + bytes - LINE_BYTES };
      // The end of what an instance printed is worth most.
      this.#keepLast(raw);
      return;
    }
    this.#room -= bytes;
    this.#sayDropped();
    const text = this.#clean(raw).slice(0, LINE_LENGTH);
    this.#add({ at, stream, text });
    this.#keepLast(raw);
  }

  /** Adds a line of the platform itself. */
  note(text: string): void {
    this.#add({ at: this.#now(), stream: 'stderr', text: `[slipway] ${text}` });
  }

  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#waiting.length > 0) this.#send(this.#waiting);
    this.#waiting = [];
    this.#waitingLength = 0;
  }

  /** Sends all of it. Later lines are left out. */
  end(): void {
    this.#sayDropped();
    this.flush();
  }

  /** Makes room once a second, so that what is left out is said once a second too. */
  #fill(at: number): void {
    const passed = Math.floor((at - this.#filled) / 1_000);
    if (passed === 0) return;
    this.#room = Math.min(BURST_BYTES, this.#room + Math.max(0, passed) * BYTES_PER_SECOND);
    this.#filled = at;
  }

  #sayDropped(): void {
    const { lines, bytes } = this.#dropped;
    if (lines === 0) return;
    this.#dropped = { lines: 0, bytes: 0 };
    this.note(`${grouped(lines)} lines (${formatSize(bytes)}) are left out here: it prints too much`);
  }

  #add(line: Line): void {
    // A copy, because a substring keeps its whole text in memory.
    this.#waiting.push({ ...line, text: Buffer.from(line.text).toString() });
    this.#waitingLength += line.text.length + LINE_BYTES;
    if (this.#waitingLength > MOST_AT_ONCE) this.flush();
    else this.#timer ??= setTimeout(() => this.flush(), COLLECT_MS);
  }

  #keepLast(raw: string): void {
    this.#last.push(Buffer.from(raw.slice(0, LINE_LENGTH)).toString());
    if (this.#last.length >= 2 * LAST_LINES) this.#last = this.#last.slice(-LAST_LINES);
  }
}
