import { util } from '../../base/builtins.ts';
import { cleanLine } from '../../base/text.ts';
import type { Io } from './io.ts';

type Format = Parameters<typeof util.styleText>[0];
type Paint = (text: string) => string;

/** Colours of the terminal's own palette, so that they are legible on light and dark grounds. */
const FORMATS = {
  bold: 'bold',
  dim: 'dim',
  red: 'red',
  green: 'green',
  yellow: 'yellow',
  cyan: 'cyan',
  link: ['cyan', 'underline'],
} as const satisfies Record<string, Format>;

/** Marks text for a terminal. Without colours each function returns its text unchanged. */
export type Style = Readonly<Record<keyof typeof FORMATS, Paint>>;

export const PLAIN: Style = styleOf(false);
const COLOURED: Style = styleOf(true);

function styleOf(colours: boolean): Style {
  const paints = Object.entries(FORMATS).map(([name, format]: [string, Format]): [string, Paint] => [
    name,
    (text) => (colours && text ? util.styleText(format, text, { validateStream: false }) : text),
  ]);
  return Object.fromEntries(paints) as Style;
}

/**
 * Returns the style for results (`out`) or for progress and errors (`err`). As other programs do: `FORCE_COLOR` decides
 * first (`0` and `false`: no colours), then `NO_COLOR` and `TERM=dumb` turn colours off, and else a terminal has them.
 */
export function styleFor(io: Pick<Io, 'env' | 'interactive' | 'outTerminal'>, stream: 'out' | 'err'): Style {
  const { FORCE_COLOR, NO_COLOR, TERM } = io.env;
  if (FORCE_COLOR !== undefined) return /^(?:0|false)$/i.test(FORCE_COLOR) ? PLAIN : COLOURED;
  if (NO_COLOR || TERM === 'dumb') return PLAIN;
  return (stream === 'out' ? io.outTerminal : io.interactive) ? COLOURED : PLAIN;
}

/** Returns the width that results are fitted to: the terminal's, at least 40. Returns undefined if they go to no terminal. */
export function widthOf(io: Pick<Io, 'outTerminal' | 'columns'>): number | undefined {
  return io.outTerminal ? Math.max(io.columns ?? 80, 40) : undefined;
}

/** Characters that take two columns, and those that take none. */
const WIDE =
  /[\p{Emoji_Presentation}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]/u;
const NONE = /\p{Mark}|\u200c|\u200d|\ufe0f/u;

function columnsOf(character: string): number {
  if (character <= '~') return 1;
  return NONE.test(character) ? 0 : WIDE.test(character) ? 2 : 1;
}

/** Returns how many columns of a terminal a text without escapes takes. */
export function textWidth(text: string): number {
  let width = 0;
  for (const character of text) width += columnsOf(character);
  return width;
}

/** Cuts a text without escapes to `width` columns, with `…` at its end. */
export function fitted(text: string, width: number): string {
  if (textWidth(text) <= width) return text;
  let kept = '';
  let used = 1;
  for (const character of text) {
    used += columnsOf(character);
    if (used > width) break;
    kept += character;
  }
  return `${kept}…`;
}

/** Breaks a text at its spaces into lines of at most `width` columns; a longer word has a line of its own. */
export function wrapped(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(last) + 1 + textWidth(word) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A cell of a table: foreign text, made safe and cut when it is shown; `paint` colours it. */
export type Cell = string | { readonly text: string; readonly paint?: Paint | undefined };

export interface TableParts {
  /** Titles of the columns, shown in capitals. If absent, there is no line of titles. */
  readonly head?: readonly string[];
  readonly style?: Style;
  /** Columns of the terminal. If absent, the table is as wide as its cells, at most 200 columns each. */
  readonly width?: number | undefined;
  /** Indexes of columns that are never cut, because people copy them. */
  readonly keep?: readonly number[] | undefined;
}

const GAP = 2;
const LEAST_CELL = 8;
const MOST_CELL = 200;

/** Aligns rows in columns. If they are wider than the terminal, cuts the cells of the widest columns. */
export function table(
  rows: readonly (readonly Cell[])[],
  { head, style = PLAIN, width, keep = [] }: TableParts = {},
): string {
  const titles = head?.map((title) => ({ text: title.toUpperCase(), paint: style.dim }));
  const lines = (titles ? [titles, ...rows] : rows).map((row) => row.map(plainCell));
  const count = Math.max(0, ...lines.map((row) => row.length));
  const natural = Array.from({ length: count }, (_, column) =>
    Math.max(...lines.map((row) => textWidth(row[column]?.text ?? ''))),
  );
  const widths = narrowed(natural, width, keep);
  return lines.map((row) => `${lineOf(row, widths)}\n`).join('');
}

export function resultTable(
  io: Parameters<typeof styleFor>[0] & Pick<Io, 'columns'>,
  head: readonly string[],
  rows: readonly (readonly Cell[])[],
  keep?: readonly number[],
): string {
  return table(rows, { head, style: styleFor(io, 'out'), width: widthOf(io), keep });
}

function plainCell(cell: Cell): { readonly text: string; readonly paint?: Paint | undefined } {
  const { text, paint } = typeof cell === 'string' ? { text: cell } : cell;
  return { text: cleanLine(text, MOST_CELL), paint };
}

/** Cuts the widest column that may be cut until all fit, or each has `LEAST_CELL` at most. */
function narrowed(natural: readonly number[], width: number | undefined, keep: readonly number[]): readonly number[] {
  const widths = [...natural];
  if (width === undefined) return widths;
  const most = width - GAP * (widths.length - 1);
  for (let sum = widths.reduce((all, each) => all + each, 0); sum > most; sum--) {
    const widest = Math.max(0, ...widths.filter((_, column) => !keep.includes(column)));
    if (widest <= LEAST_CELL) break;
    widths[widths.findIndex((each, column) => each === widest && !keep.includes(column))] = widest - 1;
  }
  return widths;
}

function lineOf(row: readonly ReturnType<typeof plainCell>[], widths: readonly number[]): string {
  const cells = row.map(({ text, paint }, column) => {
    const shown = fitted(text, widths[column] ?? 0);
    const padding = column === row.length - 1 ? 0 : (widths[column] ?? 0) - textWidth(shown) + GAP;
    return `${paint ? paint(shown) : shown}${' '.repeat(padding)}`;
  });
  return cells.join('').trimEnd();
}
