import type { Clock } from '../base/clock.ts';
import type { JsonObject } from '../base/json.ts';
import { textIn } from './app-words.ts';
import type { AskApp } from './operator.ts';

/** Bytes of one page of a log. */
const PAGE = 256 * 1024;
/** Milliseconds between two requests while the log does not grow: the first time, and at most. */
const FIRST_MS = 250;
const MOST_MS = 2_000;

export interface FollowParts {
  readonly clock: Pick<Clock, 'sleep'>;
  readonly signal: AbortSignal;
  /** True: until the deployment has ended. False: what there is now. */
  readonly follow: boolean;
  /** Receives whole lines, each with its line end. */
  print(text: string): void;
}

/** Prints the log of a deployment page by page. Returns the status that the platform named last. */
export async function printLog(ask: AskApp, deployID: string, parts: FollowParts): Promise<string> {
  let wait = FIRST_MS;
  for (let from = 0; ; ) {
    const part = await ask('readLog', { deployID, query: { from: String(from), limit: String(PAGE) } });
    const { text, next, isGrown } = read(part, from);
    if (text !== '') parts.print(text.endsWith('\n') ? text : `${text}\n`);
    if (part.atEnd === true || (!isGrown && !parts.follow)) return textIn(part, 'status');
    wait = isGrown ? FIRST_MS : Math.min(MOST_MS, wait * 2);
    if (!isGrown) await parts.clock.sleep(wait, parts.signal);
    from = next;
  }
}

function read({ text, next }: JsonObject, from: number) {
  // A platform that names no further byte must not make this loop run for ever without a pause.
  const isGrown = typeof next === 'number' && next > from;
  return { text: typeof text === 'string' ? text : '', next: isGrown ? next : from, isGrown };
}
