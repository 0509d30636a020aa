/**
 * Answers requests for what functions print, page by page: a reader gets the last lines, and then, with the cursor of each answer, the
 * lines that came after it.
 *
 * By design: lines are numbered while somebody asks for them, in memory. A minute after the last request nothing is kept. A reader that
 * was away longer, or whose node was started again, gets the last lines after the time of its cursor.
 */
import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type Every, systemEvery } from '../../base/clock.ts';
import { PRINTED_LINES } from '../../contract/operator.ts';
import type { AppKey } from '../shared/types.ts';
import type { InstanceLogs } from './logs.ts';
import type { PrintedLine } from './types.ts';

export interface PrintedPage {
  /** The oldest first, at most `PRINTED_LINES.most` and about half a megabyte. */
  readonly lines: readonly PrintedLine[];
  /** The cursor of the lines after these. */
  readonly next: string;
  /** True if lines between the cursor and these are left out. */
  readonly missed: boolean;
}

/** What the apps of this node print. */
export type FunctionLogs = Pick<InstanceLogs, 'tail' | 'follow'>;

export type PrintedFeed = ReturnType<typeof createPrintedFeed>;

export type PrintedCursor = NonNullable<ReturnType<typeof printedCursor>>;

/** Milliseconds that a feed goes on without a reader. */
const UNREAD_MS = 60_000;
const SWEEP_MS = 10_000;
/** Apps that are followed at once. Beyond it, the one that was not read for longest ends. */
const FEEDS = 100;
/** Characters of lines that a feed keeps, and that an answer has; and of one line. */
const CHARACTERS = 256 * 1024;
const LINE = 2_000;
/** Milliseconds that the clock of the state, which an app is made by, may be ahead of this node's. */
const CLOCKS_MS = 60_000;

const CURSOR = /^([\w-]{1,20})\.(\d{1,15})\.(\d{1,15})$/;

/** Reads a cursor. Returns undefined for any other text. */
export function printedCursor(text: string) {
  const [, feed, number, at] = CURSOR.exec(text) ?? [];
  return feed === undefined ? undefined : { feed, number: Number(number), at: Number(at) };
}

export function createPrintedFeed(logs: FunctionLogs, clock: { monotonic(): number }, every: Every = systemEvery) {
  const feeds = new Map<string, Feed>();
  const end = (key: string, feed: Feed) => {
    feed[Symbol.dispose]();
    feeds.delete(key);
  };
  const stop = every(SWEEP_MS, () => {
    for (const [key, feed] of feeds) if (clock.monotonic() - feed.readAt >= UNREAD_MS) end(key, feed);
  });
  const opened = (app: AppKey): Feed => {
    const key = JSON.stringify([app.org, app.project, app.appID]);
    const feed = feeds.get(key) ?? new Feed(logs, app);
    feed.readAt = clock.monotonic();
    // The last one of the map was read last.
    feeds.delete(key);
    feeds.set(key, feed);
    const [oldest] = feeds;
    if (feeds.size > FEEDS && oldest) end(...oldest);
    return feed;
  };
  return {
    /**
     * `lines`: how many of the last lines, without a cursor. `after`: the cursor of an earlier answer. Lines of an app of the same name that
     * was removed before this one was made are left out. Rejects if the log cannot be read.
     */
    async read(
      app: AppKey & { readonly createdAt: number },
      { lines, after }: { readonly lines: number; readonly after: PrintedCursor | undefined },
    ): Promise<PrintedPage> {
      const feed = opened(app);
      const isOwn = ({ at }: PrintedLine) => at >= app.createdAt - CLOCKS_MS;
      return (after && feed.after(after)) ?? feed.last((await logs.tail(app, lines)).filter(isOwn), after);
    },
    [Symbol.dispose]() {
      stop();
      for (const [key, feed] of feeds) end(key, feed);
    },
  };
}

/** The lines of one app since its first reader came. */
class Feed implements Disposable {
  readonly #id = randomBytes(8).toString('base64url');
  readonly #following: Disposable;
  /** The number of the last line. The first one has 1. */
  #last = 0;
  #kept: PrintedLine[] = [];
  #characters = 0;
  readAt = 0;

  constructor(logs: FunctionLogs, app: AppKey) {
    this.#following = logs.follow(app, (line) => this.#add(line));
  }

  [Symbol.dispose](): void {
    this.#following[Symbol.dispose]();
  }

  #add(line: PrintedLine): void {
    const kept = bounded(line);
    this.#last += 1;
    this.#kept.push(kept);
    this.#characters += kept.text.length;
    let left = 0;
    while (
      this.#kept.length - left > PRINTED_LINES.most ||
      (this.#characters > CHARACTERS && this.#kept.length - left > 1)
    ) {
      this.#characters -= this.#kept[left]?.text.length ?? 0;
      left += 1;
    }
    if (left > 0) this.#kept.splice(0, left);
  }

  /** Returns the lines after a cursor of this feed. Undefined: the cursor is of another one. */
  after(cursor: PrintedCursor): PrintedPage | undefined {
    if (cursor.feed !== this.#id || cursor.number > this.#last) return undefined;
    const first = this.#last - this.#kept.length;
    const lines = this.#kept.slice(Math.max(0, cursor.number - first));
    return { lines, next: this.#cursor(this.#last, lines.at(-1)?.at ?? cursor.at), missed: cursor.number < first };
  }

  /** Returns the first page of a reader: the last lines that are stored. The next one begins after the last of them. */
  last(stored: readonly PrintedLine[], before: PrintedCursor | undefined): PrintedPage {
    const isNew = ({ at }: PrintedLine) => before === undefined || at > before.at;
    const lines = lastWithin(stored.filter(isNew).map(bounded));
    const end = stored.at(-1);
    const known = end && this.#kept.findLastIndex((each) => isDeepStrictEqual(each, bounded(end)));
    // What is followed, and is not among the stored lines yet, belongs to the next page.
    const number = this.#last - this.#kept.length + (known === undefined ? 0 : known + 1);
    return {
      lines,
      next: this.#cursor(number, end?.at ?? before?.at ?? 0),
      missed: before !== undefined && stored.length > 0 && stored.every(isNew),
    };
  }

  #cursor(number: number, at: number): string {
    return `${this.#id}.${number}.${Math.max(0, Math.trunc(at))}`;
  }
}

function bounded(line: PrintedLine): PrintedLine {
  return line.text.length <= LINE ? line : { ...line, text: line.text.slice(0, LINE).toWellFormed() };
}

function lastWithin(lines: readonly PrintedLine[]): readonly PrintedLine[] {
  let room = CHARACTERS;
  let from = lines.length;
  while (from > 0 && lines.length - from < PRINTED_LINES.most) {
    room -= lines[from - 1]?.text.length ?? 0;
    if (room < 0 && from < lines.length) break;
    from -= 1;
  }
  return lines.slice(from);
}
