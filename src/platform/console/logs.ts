import { Readable } from 'node:stream';
import { counted, plainLines } from '../../base/text.ts';
import { removedLog } from '../control/operations.ts';
import type { HttpResponse } from '../shared/http.ts';
import type { BuildLogs } from '../stores/build-logs.ts';
import type { StoredDeployment } from '../stores/rows/records.ts';
import { ESCAPE_WEIGHT, renderLine } from './ansi.ts';
import { short } from './format.ts';
import { type Html, html, type Part } from './html.ts';
import { FRAGMENT_HEADERS } from './layout.ts';
import { type AppVisit, visitedDeployment } from './visit.ts';

/** Bytes of a log that are read and sent at once. */
const MOST = 256 * 1024;

export interface ShownLog {
  /** Whole lines. */
  readonly text: string;
  /** The byte to ask for next. */
  readonly next: number;
  /** True: this part was the last one so far. */
  readonly atEnd: boolean;
  /** False: the log has lines before the text. */
  readonly isWhole: boolean;
}

/** Reads lines of a log from byte `from` on, or the last ones if it is undefined, and its size so far. `ended`: the log does not grow any more. */
export async function readLog(
  logs: BuildLogs,
  deployID: string,
  from: number | undefined,
  ended: boolean,
): Promise<ShownLog & { readonly size: number }> {
  const part = await logs.read(deployID, { from: from ?? -MOST, limit: MOST, isComplete: ended });
  // The log does not exist before the build begins.
  if (!part) return { text: '', next: 0, atEnd: true, size: 0, isWhole: true };
  const isWhole = part.next - Buffer.byteLength(part.text) <= 0;
  return { text: part.text, next: part.next, atEnd: part.next >= part.size, size: part.size, isWhole };
}

/** Returns the log, or in its place why it is not there any more. */
export function shownLog(deployment: Pick<StoredDeployment, 'logRemovedAt'>, log: ShownLog): ShownLog {
  const removed = log.text === '' ? removedLog(deployment) : undefined;
  return removed === undefined ? log : { ...log, text: removed };
}

/** Streams a whole log. Each part is read after the one before it was sent. */
export function streamLog(logs: BuildLogs, deployID: string): Readable {
  return Readable.from(parts(logs, deployID), { objectMode: false });
}

async function* parts(logs: BuildLogs, deployID: string): AsyncIterable<string> {
  for (let from = 0; ; ) {
    const { text, next, atEnd } = await readLog(logs, deployID, from, true);
    if (text !== '') yield plainLines(text);
    if (atEnd || next === from) return;
    from = next;
  }
}

export const PLAIN_HEADERS = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/** Returns the whole log as plain text, or the part from byte `from` for the script that follows it, as text or as HTML. */
export async function log(visit: AppVisit): Promise<HttpResponse> {
  const found = await visitedDeployment(visit);
  const { query, options } = visit;
  const { logs } = options;
  const from = /^\d{1,12}$/.exec(query.get('from') ?? '')?.[0];
  if (from === undefined)
    return { status: 200, headers: PLAIN_HEADERS, body: removedLog(found) ?? streamLog(logs, found.deployID) };
  const ended = found.finishedAt !== null;
  const isHtml = query.get('format') === 'html';
  const part = await readLog(logs, found.deployID, Number(from), ended);
  // A page has no room for all of it, so it goes on with the last lines.
  const missed = isHtml && part.size - Number(from) > MOST;
  const { text, next, atEnd } = missed ? await readLog(logs, found.deployID, undefined, ended) : part;
  return {
    status: 200,
    headers: {
      ...(isHtml ? FRAGMENT_HEADERS : PLAIN_HEADERS),
      'x-deployment-status': found.status,
      'x-deployment-stage': found.stage ?? '',
      'x-log-next': String(next),
      'x-log-ended': String(ended && atEnd),
    },
    body: isHtml ? renderMore(text, missed, Number(from) === 0).text : plainLines(text),
  };
}

/** Bytes of a log in a page, at most. */
const LOG_BYTES = 48 * 1024;
/** Bytes of HTML around a line. */
const LINE_WEIGHT = '<li class="at" id="failure">\n'.length;
/** A log with fewer lines is shown whole. */
const FEW = 80;

interface LogView extends Pick<ShownLog, 'text' | 'isWhole'> {
  /** Returns the number of the line that shows why the deployment failed. A deployment that has not failed has no function. */
  readonly failing?: ((lines: readonly string[]) => number | undefined) | undefined;
}

/** Renders the card of a log, with a search of its lines. `attributes`: of the part that scrolls. `links`: beside the search. */
export function logCard(attributes: Html, links: Part, lines: Html): Html {
  return html`<div class="card"><div class="logbar"><label class="field" hidden><span class="hidden">Search the log</span><input type="search" data-log-search placeholder="Search the log…" autocomplete="off"></label>
<output data-log-count aria-live="polite"></output><label class="check"><input type="checkbox" data-wrap>Wrap lines</label>${links}</div>
<div class="log" tabindex="0"${attributes}>${lines}</div></div>`;
}

/** Renders the lines of a log, folded by command and open at the failure or at the end. */
export function renderLog({ text, isWhole, failing }: LogView): Html {
  const lines = linesOf(text);
  const at = failing?.(lines);
  const { from, to } = windowOf(lines, at);
  const cut =
    from > 0 || !isWhole
      ? html`<p class="pad small muted">Earlier lines are left out here. The whole log has them.</p>`
      : null;
  const rest =
    to < lines.length
      ? html`<p class="pad small muted">Later lines are left out here. The whole log has them.</p>`
      : null;
  return html`${cut}${folds(lines, { from, to, at })}${rest}`;
}

/** Renders the last lines that a build has added. The first fold continues the last one of the page, unless a command begins it. `missed`: lines before the text are left out. */
function renderMore(text: string, missed: boolean, isStart: boolean): Html {
  const lines = linesOf(text);
  const { from, to } = windowOf(lines, undefined);
  const cut =
    from > 0 || missed
      ? html`<p class="pad small muted">Lines are left out here: the build prints faster than a page shows them. The whole log has them.</p>`
      : null;
  return html`${cut}${folds(lines, { from, to, at: undefined }, true, isStart)}`;
}

function linesOf(text: string): readonly string[] {
  const lines = text.split('\n');
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

/** Returns the lines that fit: the last ones, or those around `at`. Lines after it count half, so that its cause is shown too. */
function windowOf(lines: readonly string[], at: number | undefined): { readonly from: number; readonly to: number } {
  let [from, to] = at === undefined ? [lines.length, lines.length] : [at, at];
  let room = LOG_BYTES;
  const take = (index: number) => {
    room -= weightOf(lines[index] ?? '');
    return room >= 0;
  };
  for (const half of [LOG_BYTES / 2, 0]) {
    while (to < lines.length && room > half && take(to)) to += 1;
    while (from > 0 && room > 0 && take(from - 1)) from -= 1;
  }
  // A single line that does not fit is cut when it is rendered.
  return from === to && lines.length > 0 ? { from: Math.max(0, from - 1), to: Math.max(1, to) } : { from, to };
}

/** Returns an upper bound of the bytes of a line in HTML in UTF-8. */
function weightOf(line: string): number {
  let bytes = LINE_WEIGHT;
  for (let index = 0; index < line.length && bytes <= LOG_BYTES; index += 1) {
    const code = line.charCodeAt(index);
    bytes += code === 0x1b ? ESCAPE_WEIGHT : code >= 0x80 ? 3 : ESCAPED.has(code) ? 6 : 1;
  }
  return bytes;
}

const ESCAPED = new Set([...`&<>"'`].map((character) => character.charCodeAt(0)));

/** The platform writes the line of a command with this beginning. */
export const COMMAND = '$ ';

/** `isPart`: it is added to a page. `isStart`: nothing of the log is before the lines. */
function folds(
  lines: readonly string[],
  { from, to, at }: { readonly from: number; readonly to: number; readonly at: number | undefined },
  isPart = false,
  isStart = true,
): readonly Html[] {
  const starts = [from];
  for (let index = from + 1; index < to; index += 1) if (lines[index]?.startsWith(COMMAND)) starts.push(index);
  if (from === to) return [];
  const isShort = to - from <= FEW;
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? to;
    const isOpen = isPart || isShort || end === to || (at !== undefined && at >= start && at < end);
    const head = lines[start] ?? '';
    const isCommand = head.startsWith(COMMAND);
    // The heading has the line of the command.
    const first = isCommand && start !== at ? start + 1 : start;
    const items = lines.slice(first, end).map((line, offset) => {
      const mark = first + offset === at ? html` class="at" id="failure"` : null;
      return html`<li${mark}>${renderLine(line.slice(0, LOG_BYTES / 8).toWellFormed())}`;
    });
    const title = isCommand ? short(head, 200) : start === 0 && isStart ? 'Clone' : 'Output';
    return html`<details class="fold"${isOpen ? html` open` : null}${isPart && !isCommand ? html` data-more` : null}><summary>${title} <span class="muted">${counted(end - first, 'line')}</span></summary><ol class="lines">${items}</ol></details>`;
  });
}
