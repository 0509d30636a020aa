import type { Clock } from '../../base/clock.ts';
import type { JsonObject } from '../../base/json.ts';
import { cleanLine } from '../../base/text.ts';
import type { AskApp } from '../platforms/operator.ts';
import { recordsIn, textIn } from './app-words.ts';
import { type Io, jsonLine, progress } from './io.ts';
import { logLines } from './printed.ts';
import { PLAIN, styleFor } from './style.ts';

/** Milliseconds between two requests while lines come, and at most while none do. */
const FIRST_MS = 500;
const MOST_MS = 2_000;

interface RuntimeLogParts {
  readonly clock: Pick<Clock, 'sleep'>;
  /** The number of earlier lines that are printed first. */
  readonly lines: number;
  readonly follow: boolean;
  readonly isJson: boolean;
}

/** Prints what the instances of an app print, until the signal of `io` aborts if it follows. */
export async function printRuntimeLog(ask: AskApp, io: Io, parts: RuntimeLogParts): Promise<void> {
  const { clock, lines, follow, isJson } = parts;
  let after: string | undefined;
  let wait = FIRST_MS;
  let isTold = false;
  let told = '';
  for (;;) {
    const page = await ask('readOutput', { query: { lines: String(lines), after } });
    const printed = recordsIn(page, 'lines');
    const node = cleanLine(textIn(page, 'node'), 200);
    // Behind a balancer, each request may reach another node, which has printed other lines.
    if (printed.length > 0 && node !== told) {
      progress(io, `  On the node ${node}:\n`);
      told = node;
    }
    if (page.missed === true) progress(io, '  … lines are left out: the app prints faster than they are read\n');
    if (printed.length > 0)
      io.out(printed.map((line) => (isJson ? jsonLine({ node, ...line }) : shown(line, io))).join(''));
    else if (!isTold && after === undefined) tellEmpty(page, node, follow, io);
    isTold = true;
    if (typeof page.next === 'string') after = page.next;
    if (!follow || page.runs === false) return;
    wait = printed.length > 0 ? FIRST_MS : Math.min(MOST_MS, wait * 2);
    await clock.sleep(wait, io.signal);
  }
}

function tellEmpty(page: JsonObject, node: string, follow: boolean, io: Io): void {
  const words =
    page.runs === false
      ? `The node ${node} runs no functions. Ask one that does: --base-url`
      : `The app has printed nothing on the node ${node}.${follow ? ' Its next lines appear here.' : ''}`;
  progress(io, `  ${words}\n`);
}

/** The time and the instance, then the line as the app printed it. */
function shown(line: JsonObject, io: Io): string {
  const style = styleFor(io, 'out');
  const isColoured = style !== PLAIN;
  const mark = textIn(line, 'stream') === 'stderr' ? style.yellow('!') : ' ';
  const head = style.dim(`${cleanLine(textIn(line, 'at'), 30)} ${cleanLine(textIn(line, 'instance'), 40)}`);
  // A line feed in it would begin a line without its time.
  const text = String(line.text).replaceAll('\n', ' ');
  return `${head} ${mark} ${logLines(text, isColoured)}\n`;
}
