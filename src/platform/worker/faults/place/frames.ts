import type { Row } from '../../../../diagnosis/clues.ts';

/** Many files have the same shorter lines. */
const DISTINCT_LENGTH = 16;

/** The number of rows around a blamed row that a source must have. */
const BESIDE = 3;

/** Returns the lines of a source that have the blamed row and all rows beside it. Empty if the frame shows too few rows. */
export function linesOfRows(blamed: Row, rows: readonly Row[], source: readonly string[]): readonly number[] {
  const near = rows.filter((row) => Math.abs(row.line - blamed.line) <= BESIDE && row.text !== '');
  const length = near.reduce((sum, { text }) => sum + text.length, 0);
  if (near.length < BESIDE || length < DISTINCT_LENGTH) return [];
  return source.flatMap((_, at) =>
    near.every((row) => isSameText(row.text, source[at + row.line - blamed.line])) ? [at + 1] : [],
  );
}

function isSameText(row: string, source = ''): boolean {
  const own = squeezed(source);
  return own !== '' && own === squeezed(row);
}

function squeezed(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
