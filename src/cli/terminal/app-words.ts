import { formatAgo, formatDuration } from '../../base/durations.ts';
import { isObject, type JsonObject } from '../../base/json.ts';
import { cleanLine } from '../../base/text.ts';
import type { Given } from '../flags/flags.ts';
import { EXIT, type Io, printJson, progress } from './io.ts';
import { type Cell, resultTable, type Style, widthOf } from './style.ts';

// Answers come from a platform, so every text is cleaned.

const CELL = 200;

/** Returns a text of an answer as one plain line. Empty if there is none. */
export function textIn(record: JsonObject, name: string): string {
  const value = record[name];
  return typeof value === 'string' ? cleanLine(value, CELL) : '';
}

export function partOf(record: JsonObject, name: string): JsonObject {
  const part = record[name];
  return isObject(part) ? part : {};
}

export function recordsIn(answer: JsonObject, name: string): readonly JsonObject[] {
  const list = answer[name];
  return Array.isArray(list) ? list.filter(isObject) : [];
}

export interface Column {
  readonly title: string;
  /** The field of a record that is its text, or how its cell is made of a record. */
  readonly of: string | ((record: JsonObject, shown: Shown) => Cell);
  /** True if it is never cut, because people copy it. */
  readonly keep?: true;
  /** The narrowest terminal that shows it. */
  readonly from?: number;
}

/** `now`: in milliseconds. */
interface Shown {
  readonly io: Io;
  readonly now: number;
}

interface Page {
  readonly columns: readonly Column[];
  /** Progress if there is no record. */
  readonly empty: string;
  /** The words before the flag for the next page. Default: `More`. */
  readonly more?: string;
}

/** Prints an answer with a page of records under `name`: with `--json` as it is, else as a table. Returns the exit code. */
export function printList({ flags }: Pick<Given, 'flags'>, io: Io, answer: JsonObject, name: string, page: Page) {
  if (flags.json) printJson(io, answer);
  else printPage(io, answer, name, page);
  return EXIT.done;
}

/** Prints the records under `name`: on a terminal as a table that fits it; elsewhere with tabs between cells, for other programs. */
export function printPage(io: Io, answer: JsonObject, name: string, { columns, empty, more = 'More' }: Page): void {
  const records = recordsIn(answer, name);
  const width = widthOf(io);
  const shown = { io, now: Date.now() };
  const fitting = columns.filter(({ from = 0 }) => width === undefined || from <= width);
  const rows = records.map((record) =>
    fitting.map(({ of }): Cell => (typeof of === 'string' ? textIn(record, of) : of(record, shown))),
  );
  const plain = (cell: Cell) => cleanLine(typeof cell === 'string' ? cell : cell.text, CELL);
  const titles = fitting.map(({ title }) => title);
  const keep = fitting.flatMap((column, index) => (column.keep ? [index] : []));
  if (records.length === 0) progress(io, `  ${empty}\n`);
  else if (width === undefined) io.out(rows.map((row) => `${row.map(plain).join('\t')}\n`).join(''));
  else io.out(resultTable(io, titles, rows, keep));
  const next = textIn(answer, 'nextCursor');
  if (next !== '') progress(io, `  ${more}: --cursor ${next}\n`);
}

export function statusCell(status: string, style: Style): Cell {
  const [, last = status] = status.split(', ');
  const paint = { succeeded: style.green, live: style.green, failed: style.red, cancelled: style.dim }[last];
  const isBad = /\((?:crash-loop|failed)\)$/.test(last);
  return { text: status, paint: paint ?? (isBad ? style.red : style.cyan) };
}

/** Returns the cell with the time in a field. `none`: the text if there is no time. */
export function timeOf(name: string, none = '') {
  return (record: JsonObject, { io, now }: Shown): string => {
    const at = textIn(record, name);
    return at === '' ? none : timeText(io, at, now);
  };
}

/** Returns a time of an answer: relative on a terminal, as `5m ago`, else as it is. */
export function timeText(io: Io, iso: string, now: number): string {
  const at = Date.parse(iso);
  if (!io.outTerminal || !Number.isFinite(at)) return iso;
  return formatAgo(at, now).replace(/ ([dhms])\w* ago$/, '$1 ago');
}

/** Returns the time that a deployment has run, or ran. Returns an empty text if it has not begun. */
export function tookText(deployment: JsonObject, now: number): string {
  const [started, finished] = [Date.parse(textIn(deployment, 'startedAt')), textIn(deployment, 'finishedAt')];
  if (!Number.isFinite(started)) return '';
  return formatDuration(Math.max(0, (finished === '' ? now : Date.parse(finished)) - started));
}

export function commitText(deployment: JsonObject): string {
  return [textIn(deployment, 'commit').slice(0, 8), textIn(deployment, 'subject')]
    .filter((part) => part !== '')
    .join(' ');
}
