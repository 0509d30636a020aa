import type { Clock } from '../../base/clock.ts';
import type { JsonObject } from '../../base/json.ts';
import type { AskApp } from '../platforms/operator.ts';
import { textIn } from './app-words.ts';

/** Bytes of one page of a log. */
const PAGE = 256 * 1024;
/** Milliseconds between two requests while the log does not grow: the first time, and at most. */
const FIRST_MS = 250;
const MOST_MS = 2_000;
/** Characters of a line that is waited for. A longer one is printed in parts. */
const LINE = 1024 * 1024;

export interface FollowParts {
  readonly clock: Pick<Clock, 'sleep'>;
  readonly signal: AbortSignal;
  /** True: until the deployment has ended. False: what there is now. */
  readonly follow: boolean;
  /** Milliseconds between two requests while the log does not grow, at most. Default 2 s. */
  readonly mostWaitMs?: number;
  /** Receives whole lines, each with its line end. */
  print(text: string): void;
}

/** Prints the log of a deployment page by page. Returns the status that the platform named last. */
export async function printLog(ask: AskApp, deployID: string, parts: FollowParts): Promise<string> {
  const { clock, signal, follow, mostWaitMs = MOST_MS, print } = parts;
  let wait = FIRST_MS;
  let begun = '';
  for (let from = 0; ; ) {
    const part = await ask('readLog', { deployID, query: { from: String(from), limit: String(PAGE) } });
    const { text, next, isGrown } = read(part, from);
    const isLast = part.atEnd === true || (!isGrown && !follow);
    begun = printLines(begun + text, isLast, print);
    if (isLast) return textIn(part, 'status');
    wait = isGrown ? FIRST_MS : Math.min(mostWaitMs, wait * 2);
    if (!isGrown) await clock.sleep(wait, signal);
    from = next;
  }
}

/** Prints the lines of a text and returns the one that has only begun: a page may end anywhere in a line. */
function printLines(text: string, isLast: boolean, print: FollowParts['print']): string {
  const end = isLast || text.length > LINE ? text.length : text.lastIndexOf('\n') + 1;
  const lines = text.slice(0, end);
  if (lines !== '') print(lines.endsWith('\n') ? lines : `${lines}\n`);
  return text.slice(end);
}

function read({ text, next }: JsonObject, from: number) {
  // A platform that names no further byte must not make this loop run for ever without a pause.
  const isGrown = typeof next === 'number' && next > from;
  return { text: typeof text === 'string' ? text : '', next: isGrown ? next : from, isGrown };
}
