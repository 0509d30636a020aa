import type { Row } from '../../../../diagnosis/clues.ts';
import { linesWhere } from '../source-index.ts';

/** Rows of a code frame around the line of a finding. */
const AROUND = 12;
/** Many files have the same shorter lines. */
const DISTINCT_LENGTH = 16;

/**
 * Finds the line of a source that a code frame shows, also if the tool counts lines of code that it generated. Returns `line` if its text
 * is there, or the frame shows something else, and null if the source has no such line, or if the frame shows what became of it (`isCompiled`).
 */
export function lineOfFrame(
  line: number,
  rows: readonly Row[],
  source: readonly string[],
  isCompiled = false,
): number | null {
  const near = rows.filter((row) => Math.abs(row.line - line) <= AROUND && row.text !== '');
  const blamed = near.find((row) => row.line === line);
  const own = line > source.length ? null : line;
  if (!blamed) return own;
  if (isSameText(blamed.text, source[line - 1])) return line;
  return movedLine(blamed, near, source) ?? lineInside(blamed.text, source) ?? (isCompiled ? null : own);
}

/** Finds the line at which the source has most rows of the frame in their order. */
function movedLine(blamed: Row, near: readonly Row[], source: readonly string[]): number | undefined {
  const places = source.flatMap((text, at) => {
    if (!isSameText(blamed.text, text)) return [];
    const rows = near.filter((row) => isSameText(row.text, source[at + row.line - blamed.line]));
    return [{ line: at + 1, rows: rows.length }];
  });
  const most = Math.max(...places.map(({ rows }) => rows));
  const [best, second] = places.filter(({ rows }) => rows === most);
  return second === undefined ? best?.line : undefined;
}

/** The number of rows around a blamed row that a source must have. */
const BESIDE = 3;

/** Returns the lines of a source that have the blamed row and all rows beside it. Empty if the frame shows too few rows. */
export function linesOfRows(blamed: Row, rows: readonly Row[], source: readonly string[]): readonly number[] {
  const near = rows.filter((row) => Math.abs(row.line - blamed.line) <= BESIDE && row.text !== '');
  const length = near.reduce((sum, { text }) => sum + text.length, 0);
  if (near.length < BESIDE || length < DISTINCT_LENGTH) return [];
  return linesWhere(source, (_, at) => near.every((row) => isSameText(row.text, source[at + row.line - blamed.line])));
}

/** Finds the only line whose text is inside a row: tools wrap tags around lines. */
function lineInside(row: string, source: readonly string[]): number | undefined {
  const shown = squeezed(row);
  const lines = linesWhere(source, (text) => {
    const own = squeezed(text);
    return own.length >= DISTINCT_LENGTH && shown.includes(own);
  });
  return lines.length === 1 ? lines[0] : undefined;
}

function isSameText(row: string, source = ''): boolean {
  const own = squeezed(source);
  return own !== '' && own === squeezed(row);
}

function squeezed(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
