import { splitColours, withoutControls } from '../../base/text.ts';
import type { Io } from './io.ts';
import { PLAIN, styleFor } from './style.ts';

/** Returns an `io` that prints text as `shownText` does, so that no command can print an escape of a platform, a file or a build. */
export function printing(io: Io): Io {
  const { ask } = io;
  const [inOut, inErr] = (['out', 'err'] as const).map((stream) => styleFor(io, stream) !== PLAIN);
  const safe: Io = {
    ...io,
    out: (text) => io.out(shownText(text, inOut)),
    err: (text) => io.err(shownText(text, inErr)),
  };
  return ask ? { ...safe, ask: (question, when) => ask.call(io, shownText(question), when) } : safe;
}

const PRINTABLE = /^[\n\t -~]*$/;

/**
 * Returns a text with its line ends, its tabs and, with `colours`, its codes of colours, and without anything else that a terminal obeys: other
 * escapes, control characters (C0 and C1), and format characters that hide or reorder text. A line with codes gets `end`. Linear time.
 */
export function shownText(text: string, colours = false, end = ''): string {
  if (PRINTABLE.test(text)) return text;
  return text
    .split('\n')
    .map((line) => (colours ? colouredLine(line, end) : withoutControls(line)))
    .join('\n');
}

function colouredLine(line: string, end: string): string {
  const { texts, codes } = splitColours(line);
  const shown = texts.map((text, index) => `${withoutControls(text)}${codes[index] ?? ''}`).join('');
  return codes.length === 0 ? shown : `${shown}${end}`;
}

/** Returns lines of a log as a terminal may get them: each line that has colours ends with a reset. */
export function logLines(text: string, colours: boolean): string {
  return shownText(text, colours, '\u001b[0m');
}
