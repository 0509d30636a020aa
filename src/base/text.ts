import { attempt } from './errors.ts';

const ESC = String.fromCharCode(0x1b);
const BEL = String.fromCharCode(0x07);

/**
 * Escape sequences of terminals: OSC strings (titles, links), then CSI sequences (colours, cursor), then two-character
 * escapes. Each scan ends at the next escape, so the time is linear in the text; `stripVTControlCharacters` of
 * node:util backtracks on hostile text.
 */
export const ESCAPES = new RegExp(
  `${ESC}[\\]P_^X][^${BEL}${ESC}]*(?:${BEL}|${ESC}\\\\)|${ESC}\\[[0-?]*[ -/]*[@-~]|${ESC}[ -/]*[0-Z\\\\^-~]`,
  'g',
);
/** Characters that end a line or are a kind of space. Each becomes one space. */
const SPACING = /[\t\n\v\f\r\u0085\u2028\u2029]/g;
/**
 * Control and format characters: bidi overrides (which reorder text), invisible fillers, and tag characters (which hide
 * text). The two joiners stay, because emoji and several scripts need them, and so do the visible signs before numbers.
 * A function, because its sets of characters take time to make, and most programs meet no such text.
 */
const hidden = () =>
  /[\p{Cc}\u{e0000}-\u{e007f}]|(?!\u200c|\u200d|[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}])\p{Cf}/gu;

/** Select Graphic Rendition: the codes of colours and weights. */
export const COLOURS = new RegExp(`${ESC}\\[[0-9;:]{0,40}m`, 'g');

/** Splits a line at its codes of colours: `codes[n]` is between `texts[n]` and the next one. */
export function splitColours(line: string): { readonly texts: readonly string[]; readonly codes: readonly string[] } {
  const codes = line.includes(ESC) ? (line.match(COLOURS) ?? []) : [];
  return codes.length === 0 ? { texts: [line], codes } : { texts: line.split(COLOURS), codes };
}

/** Most lines are printable ASCII and need no change. */
const PLAIN = /^[ -~]*$/;
const PLAIN_OR_TAB = /^[\t -~]*$/;

/** Removes terminal escapes. Other control characters stay. */
export function stripEscapes(text: string): string {
  return text.includes(ESC) ? text.replace(ESCAPES, '') : text;
}

/** Makes a line of another program's output safe to store and to show in a terminal. The tab stays. Linear time. */
export function withoutControls(line: string): string {
  if (PLAIN_OR_TAB.test(line)) return line;
  return stripEscapes(line)
    .replace(/[\n\u2028\u2029]/g, ' ')
    .replace(hidden(), (sign) => (sign === '\t' ? sign : ''));
}

/** Does the same as `withoutControls` for each line of a text. Keeps the line ends. */
export function plainLines(text: string): string {
  return text.split('\n').map(withoutControls).join('\n');
}

/** Cuts a text to `maxLength` UTF-16 units, with `…` at its end. Does not split surrogate pairs. */
export function shortened(text: string, maxLength: number): string {
  return text.length > maxLength ? cut(text, maxLength) : text;
}

/** Returns the source of a pattern that matches exactly this text, outside of brackets. */
export function literalPattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/**
 * Returns foreign text as one plain line: without escapes, control characters, bidi overrides and invisible characters,
 * with spaces for line ends and tabs, with U+FFFD for halves of surrogate pairs, and with at most `maxLength` UTF-16
 * units, ending in `…` if it was cut. The result may still be hostile: workflow commands, Markdown and HTML pass unchanged. Linear time.
 */
export function cleanLine(text: string, maxLength = 2_000): string {
  // Escapes may take most of a line, so this reads more than it keeps, but never a whole line of megabytes.
  const read = text.length > maxLength * 8 + 1_024 ? text.slice(0, maxLength * 8 + 1_024) : text;
  if (PLAIN.test(read) && read.length <= maxLength) return text;
  const clean = stripEscapes(read).replace(SPACING, ' ').replace(hidden(), '').toWellFormed();
  return clean.length > maxLength || read.length < text.length ? cut(clean, maxLength) : clean;
}

function cut(text: string, maxLength: number): string {
  if (maxLength < 1) return '';
  const kept = text.slice(0, maxLength - 1);
  const last = kept.charCodeAt(kept.length - 1);
  return `${last >= 0xd800 && last <= 0xdbff ? kept.slice(0, -1) : kept}…`;
}

/** Returns the words of a text: a list of names, in one line. */
export function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}

/** Returns a whole number as `12,345`. Making a formatter of Intl takes tens of milliseconds. */
export function grouped(count: number): string {
  let [left, groups] = [String(count), ''];
  for (; left.length > 3; left = left.slice(0, -3)) groups = `,${left.slice(-3)}${groups}`;
  return left + groups;
}

/** Returns a whole number with its noun: `1 file`, `12,345 files`. */
export function counted(count: number, noun: string): string {
  return `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** Decodes the percent signs of a URL or a part of it. A text that is not encoded so stays as it is. */
export function percentDecoded(text: string): string {
  return strictlyDecoded(text) ?? text;
}

/** Does the same. Undefined if the text is not encoded so. */
export function strictlyDecoded(text: string): string | undefined {
  return attempt(() => decodeURIComponent(text));
}

/** Most JSON texts are printable ASCII and need no change. */
const PLAIN_JSON = /^[\t\n\r -~]*$/;

/** Returns JSON text with the same value that a terminal may show: control and format characters become `\uXXXX`. Linear time. */
export function plainJson(json: string): string {
  if (PLAIN_JSON.test(json)) return json;
  return json
    .replace(/[\u2028\u2029]/g, escapedInJson)
    .replace(hidden(), (sign) => ('\t\n\r'.includes(sign) ? sign : escapedInJson(sign)));
}

function escapedInJson(character: string): string {
  const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
}
