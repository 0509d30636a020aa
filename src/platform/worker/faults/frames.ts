import type { Row } from '../../../diagnosis/clues.ts';

/** Rows of a code frame around the line of a finding. */
const AROUND = 12;
/** Shorter lines are everywhere. */
const TELLING_LENGTH = 16;

/**
 * Finds the line of a source that a code frame shows. A tool may count the lines of what it made of a source: then other
 * lines have the text. `line` if the source has that text there, or if the frame is of something else; null if the
 * source has no such line.
 */
export function lineOfFrame(line: number, rows: readonly Row[], source: readonly string[]): number | null {
  const near = rows.filter((row) => Math.abs(row.line - line) <= AROUND && row.text !== '');
  const blamed = near.find((row) => row.line === line);
  if (!blamed) return line > source.length ? null : line;
  if (sameText(blamed.text, source[line - 1])) return line;
  const moved = movedLine(blamed, near, source);
  if (moved !== undefined) return moved;
  return holderOf(blamed.text, source) ?? (line > source.length ? null : line);
}

/** Finds the place at which most rows of the frame stand in the source in their order. */
function movedLine(blamed: Row, near: readonly Row[], source: readonly string[]): number | undefined {
  const places = source.flatMap((text, at) => {
    if (!sameText(blamed.text, text)) return [];
    const fits = near.filter((row) => sameText(row.text, source[at + row.line - blamed.line]));
    return [{ line: at + 1, weight: fits.length }];
  });
  const most = Math.max(...places.map(({ weight }) => weight));
  const best = places.filter(({ weight }) => weight === most);
  const isTelling = most > 1 || blamed.text.length >= TELLING_LENGTH;
  return best.length === 1 && isTelling ? best[0]?.line : undefined;
}

/** Rows around a blamed one that must all be in a source, and characters that they have at least. */
const BESIDE = 3;

/** Finds the lines of a source that have a row with all that a frame shows beside it. Empty if the frame shows too little. */
export function linesOfRows(blamed: Row, rows: readonly Row[], source: readonly string[]): readonly number[] {
  const near = rows.filter((row) => Math.abs(row.line - blamed.line) <= BESIDE && row.text !== '');
  const length = near.reduce((sum, { text }) => sum + text.length, 0);
  if (near.length < BESIDE || length < TELLING_LENGTH) return [];
  return source.flatMap((_, at) =>
    near.every((row) => sameText(row.text, source[at + row.line - blamed.line])) ? [at + 1] : [],
  );
}

/** Finds the only line whose text a row contains: tools wrap tags around it. */
function holderOf(row: string, source: readonly string[]): number | undefined {
  const shown = squeezed(row);
  const lines = source.flatMap((text, at) => {
    const own = squeezed(text);
    return own.length >= TELLING_LENGTH && shown.includes(own) ? [at + 1] : [];
  });
  return lines.length === 1 ? lines[0] : undefined;
}

function sameText(row: string, source = ''): boolean {
  const [shown, own] = [squeezed(row), squeezed(source)];
  return own !== '' && (own === shown || (shown.length > 40 && own.startsWith(shown.replace(/(?:…|\.{3})$/, ''))));
}

function squeezed(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
