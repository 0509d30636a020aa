import { splitColours, withoutControls } from '../../base/text.ts';
import { Html, html } from './html.ts';

/**
 * Renders one line of a build's log with the colours and the weight that its SGR sequences ask for, as classes of a fixed
 * set. All other terminal codes are removed. A style ends with its line, so the size of a line's HTML does not depend on
 * the lines before it.
 */
export function renderLine(line: string): Html {
  const { texts, codes } = splitColours(line);
  if (codes.length === 0) return html`${withoutControls(line)}`;
  const style = new Set<string>();
  const parts = texts.map((text, index) => {
    const shown = span(text, style);
    apply(style, codes[index]?.slice(2, -1));
    return shown;
  });
  return new Html(parts.join(''));
}

/** Bytes of HTML that one escape adds, at most. */
export const ESCAPE_WEIGHT = '<i class="c1 b1 bold dim it ul"></i>'.length;

function span(raw: string, style: ReadonlySet<string>): string {
  const { text } = html`${withoutControls(raw)}`;
  if (text === '' || style.size === 0) return text;
  return `<i class="${[...style].join(' ')}">${text}</i>`;
}

/** Flags by the number that sets them. */
const FLAGS: Readonly<Record<number, string>> = { 1: 'bold', 2: 'dim', 3: 'it', 4: 'ul' };
/** Flags by the number that ends them. */
const ENDS: Readonly<Record<number, readonly string[]>> = { 22: ['bold', 'dim'], 23: ['it'], 24: ['ul'] };

function apply(style: Set<string>, parameters: string | undefined): void {
  if (parameters === undefined) return;
  const codes = parameters.split(/[;:]/).map(Number);
  for (let index = 0; index < codes.length; index += 1) {
    const code = codes[index] ?? 0;
    const flag = FLAGS[code];
    if (code === 0) style.clear();
    else if (flag) style.add(flag);
    else if (ENDS[code]) for (const each of ENDS[code]) style.delete(each);
    else if (code === 38 || code === 48) {
      const isIndexed = codes[index + 1] === 5;
      const colour = isIndexed ? indexed(codes[index + 2] ?? 0) : nearest(codes.slice(index + 2, index + 5));
      paint(style, code === 38 ? 'c' : 'b', colour);
      index += isIndexed ? 2 : 4;
    } else if (code >= 30 && code <= 39) paint(style, 'c', code - 30);
    else if (code >= 40 && code <= 49) paint(style, 'b', code - 40);
    else if (code >= 90 && code <= 97) paint(style, 'c', code === 90 ? 8 : code - 90);
    else if (code >= 100 && code <= 107) paint(style, 'b', code - 100);
  }
}

/** Replaces the colour of the text (`c`) or of its ground (`b`). Black and white are left out: the theme decides what is readable. */
function paint(style: Set<string>, kind: 'c' | 'b', colour: number): void {
  for (const each of style) if (each.startsWith(kind) && each !== 'bold') style.delete(each);
  if ((colour >= 1 && colour <= 6) || (kind === 'c' && colour === 8)) style.add(`${kind}${colour}`);
}

/** Returns the nearest of the basic colours to one of the 256. */
function indexed(code: number): number {
  if (code < 16) return code === 8 ? 8 : code % 8;
  if (code >= 232) return code < 250 ? 8 : 7;
  const cube = code - 16;
  return nearest([Math.floor(cube / 36), Math.floor(cube / 6) % 6, cube % 6].map((each) => each * 51));
}

/** Returns the basic colour with the same strong parts: bit 0 is red, bit 1 green, bit 2 blue. */
function nearest([red = 0, green = 0, blue = 0]: readonly number[]): number {
  const most = Math.max(red, green, blue);
  const bits = [red, green, blue].map((each, bit) => (each > most * 0.6 ? 1 << bit : 0));
  return most === 0 ? 0 : bits.reduce((sum, each) => sum + each, 0);
}
